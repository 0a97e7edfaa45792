// `npm run bench [-- name …]`: measurements, by hand. Never a timed assertion in the tests.
type Bench = (print: (line: string) => void) => Promise<void>;

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  commit: async () => (await import('./server/commit.ts')).benchCommit,
  throughput: async () => (await import('./server/commit.ts')).benchThroughput,
  frames: async () => (await import('./client/frames.ts')).benchFrames,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const [name, load] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bench = await load();
  await bench((line) => console.log(line));
  console.log('');
}
process.exit(0);
