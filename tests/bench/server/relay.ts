// A bare Hocuspocus that passes updates on: no referee, no store. What the commit path is measured against.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer } from 'ws';

const hocuspocus = new Hocuspocus({ quiet: true, extensions: [] });
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const http = createServer((_, response) => response.end('relay\n'));
http.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (opened) => {
    const connection = hocuspocus.handleConnection(opened, new Request('http://localhost/'));
    opened.on('message', (data) => connection.handleMessage(data as Buffer));
    opened.on('close', (code, reason) => connection.handleClose({ code, reason: reason.toString() }));
  });
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`relay: http://localhost:${(http.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
