import { ConfigError, readConfig } from './config.ts';
import type { ServerConfig } from './config.ts';
import type { Log } from './log.ts';
import { causeOf, openLog } from './log.ts';

const PATIENCE_MS = 5000;

function fail(message: string): never {
  process.stderr.write(`Stellwerk: ${message}\n`);
  process.exit(1);
}

function refuseOldNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) return;
  fail(`Node 22.13 or newer is needed, this is ${process.version}. Start it with: npm start`);
}

function configure(): ServerConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

/** Libraries print what they meet, with names and addresses in it; our log takes only the first words. */
function quietLibraries(log: Log): void {
  const note = (first: unknown): void => {
    const text = first instanceof Error ? causeOf(first) : String(first);
    log.warn('library', { text: text.replace(/[A-Za-z0-9_-]{20,}/g, '…').slice(0, 160) });
  };
  console.error = note;
  console.warn = note;
}

async function main(): Promise<void> {
  refuseOldNode();
  const config = configure();
  const log = openLog(config.logLevel);
  quietLibraries(log);
  // The last line of defence: one broken promise must not end a hundred tables.
  process.on('unhandledRejection', (error) => log.error('unhandled', { cause: causeOf(error) }));
  // Loaded after the check of the Node version, which they need.
  const { startServer } = await import('./server.ts');
  const server = await startServer(config, log);
  process.stdout.write(`Stellwerk: http://localhost:${server.port}\n`);
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    // Everything that was answered is in the journal already; a service that hangs must not hold us.
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(causeOf(error)),
    );
  };
  process.on('SIGINT', close).on('SIGTERM', close);
}

try {
  await main();
} catch (error) {
  fail(causeOf(error));
}
