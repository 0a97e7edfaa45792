import { fuzz } from '../../server/lib/fuzz.ts';
import { scratch, startProcess } from '../../server/lib/process.ts';

/** So many fuzzed messages to a real server; says whether it stood, and what became of its memory. */
export async function benchFuzz(
  print: (line: string) => void,
  _: readonly string[],
  { messages = 100_000, seed = 1 }: Readonly<Record<string, number>>,
): Promise<void> {
  const folder = scratch();
  // Limits out of the way, so that what is sent is also worked for.
  const limits = {
    LIMIT_FRAMES: '1000000',
    LIMIT_MESSAGES: '100000',
    LIMIT_PRESENCE: '1000',
    LIMIT_WORK: '1000',
    LIMIT_CREATIONS: '1000',
    LIMIT_ADDRESS: '1000',
  };
  const server = await startProcess({ DATA: folder.path, LOG: 'error', ...limits });
  print(`fuzz, ${messages} messages, seed ${seed}`);
  print('    messages   sockets   resident MB   moves');
  const result = await fuzz(server, messages, seed, ({ sent, sockets, resident, moves }) =>
    print(
      `${String(sent).padStart(12)}${String(sockets).padStart(10)}${(resident / 1e6).toFixed(0).padStart(14)}${String(moves).padStart(8)}`,
    ),
  );
  print(
    `  ${result.sent} sent, ${result.answers} answers, ${result.ends} sockets ended by the server, ` +
      `${result.faults} faults, ${server.child.exitCode === null ? 'no crash' : 'CRASHED'}`,
  );
  for (const line of server.log().split('\n').slice(-6)) if (line) print(`  log: ${line.slice(0, 200)}`);
  await server.stop();
  folder.remove();
}
