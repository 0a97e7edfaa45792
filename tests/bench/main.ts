// `npm run bench [-- name …]`: measurements, by hand. Never a timed assertion in the tests.
// `npm run bench -- routes game.json`: what has a dot in it is a file for the bench (also `engine`, `cold`, `frames`).
// `AGAINST=../before npm run bench -- engine game.json`: beside it another checkout, turn about in the same run (also
// `recorded`).
// `npm run bench -- fuzz --messages 1000000`: numbers for it.
type Bench = (
  print: (line: string) => void,
  files: readonly string[],
  numbers: Readonly<Record<string, number>>,
) => Promise<void>;

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  commit: async () => {
    const { benchCommit } = await import('./server/commit.ts');
    return (print) => benchCommit(print);
  },
  throughput: async () => {
    const { benchThroughput } = await import('./server/commit.ts');
    return (print) => benchThroughput(print);
  },
  flood: async () => (await import('./server/flood.ts')).benchFlood,
  fuzz: async () => (await import('./server/fuzz.ts')).benchFuzz,
  reading: async () => (await import('./server/reading.ts')).benchReading,
  engine: async () => (await import('./engine/recorded.ts')).benchEngine,
  routes: async () => (await import('./engine/routes.ts')).benchRoutes,
  brewery: async () => (await import('./engine/brewery.ts')).benchBrewery,
  frames: async () => (await import('./client/frames.ts')).benchFrames,
  page: async () => (await import('./client/load.ts')).benchLoad,
  cold: async () => (await import('./client/cold.ts')).benchCold,
  recorded: async () => (await import('./server/recorded.ts')).benchRecorded,
  load: async () => (await import('./server/load.ts')).benchLoad,
};

const args = process.argv.slice(2);
const numbers: Record<string, number> = {};
for (let at = args.findIndex((arg) => arg.startsWith('--')); at >= 0;) {
  const [name, value] = args.splice(at, 2);
  numbers[name!.slice(2)] = Number(value);
  at = args.findIndex((arg) => arg.startsWith('--'));
}
const files = args.filter((arg) => arg.includes('.'));
const wanted = args.filter((arg) => !files.includes(arg));
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const [name, load] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bench = await load();
  await bench((line) => console.log(line), files, numbers);
  console.log('');
}
process.exit(0);
