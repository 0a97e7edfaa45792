import { describe, expect, it } from 'vitest';
import { findCycle, importsOf, isTest, PACKAGES, partOf, readSources, targetOf } from './lib/sources.ts';
import type { Package, Source } from './lib/sources.ts';

/** What each package may import of ours. */
const MAY_IMPORT: Record<Package, readonly Package[]> = {
  engine: ['engine'],
  shared: ['engine', 'shared'],
  server: ['engine', 'shared', 'server'],
  client: ['engine', 'shared', 'client'],
};

/** The folders of the engine, from the ground up: each knows only those before it. */
const FLOORS = ['names', 'stage', 'table', 'rail', 'import', 'lessons', 'games', 'cli'];
const floorOf = (path: string): number =>
  path.startsWith('engine/src/') ? FLOORS.indexOf(path.split('/')[2] ?? '') : -1;

const IDS = /(['"`])(?:18te|18esp|18do|1862|toe)\1/i;
const IMPURE = /\bDate\.now\b|\bnew Date\b|\bMath\.random\b/;

/** The compiler takes a list of pieces for a record here; it would find its shelves instead of what lies on them. */
const UNSHELVED =
  /Object\.(?:keys|values|entries|hasOwn)\([\w.()]*\.pieces\b|\.\.\.[\w.]*table\.pieces\b(?!\.)/;

const sources = PACKAGES.flatMap(readSources);
const code = sources.filter(({ path }) => !isTest(path));
const packageOf = (path: string) => path.split('/')[0] as Package;
const isPureEngine = ({ path }: Source) => path.startsWith('engine/') && !path.startsWith('engine/src/cli/');

/** `file: what is wrong`, for each file and each thing that is. */
function faults(files: readonly Source[], faultsOf: (source: Source) => readonly string[]): string[] {
  return files.flatMap((source) => faultsOf(source).map((fault) => `${source.path}: ${fault}`));
}

describe('the arrows between our parts', () => {
  it('lead from client and server over shared to the engine, never back', () => {
    const wrong = faults(sources, ({ path, imports }) =>
      imports.filter((name) => {
        const target = targetOf(path, name);
        return target !== undefined && !MAY_IMPORT[packageOf(path)].includes(packageOf(target));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('cross packages by name and stay inside them by path', () => {
    const wrong = faults(sources, ({ path, imports }) =>
      imports.filter((name) => {
        const target = targetOf(path, name);
        return target !== undefined && name.startsWith('.') !== (packageOf(path) === packageOf(target));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lead inside the engine from the titles down to the names, types included', () => {
    const wrong = faults(
      code.filter(({ path }) => path.startsWith('engine/')),
      ({ path, imports }) => {
        const from = floorOf(path);
        return imports.filter((name) => from < floorOf(targetOf(path, name) ?? ''));
      },
    );
    expect(wrong).toEqual([]);
  });

  it('make no circle of folders', () => {
    const graph = new Map<string, Set<string>>();
    // Types count as well: whoever reads one part should not need another that needs this one.
    for (const { path, imports } of code) {
      const from = partOf(path);
      // Files at the top of a package are its hallway, not a room; the linter watches over circles of files.
      if (!from.includes('/')) continue;
      const to = imports.flatMap((name) => targetOf(path, name) ?? []).map(partOf);
      graph.set(from, new Set([...(graph.get(from) ?? []), ...to.filter((part) => part !== from)]));
    }
    expect(findCycle(graph)).toBeUndefined();
  });
});

describe('the engine', () => {
  const pure = code.filter(isPureEngine);

  it('imports its own files and nothing else', () => {
    const wrong = faults(pure, ({ imports }) => imports.filter((name) => !name.startsWith('.')));
    expect(wrong).toEqual([]);
  });

  it('has neither clock nor chance of its own', () => {
    expect(faults(pure, ({ text }) => IMPURE.exec(text) ?? [])).toEqual([]);
  });
});

describe('the pieces of a table', () => {
  it('are read by the words of the kernel, not as a record', () => {
    const files = sources.filter(({ path }) => path !== 'engine/src/table/pieces.ts');
    expect(faults(files, ({ text }) => UNSHELVED.exec(text)?.slice(0, 1) ?? [])).toEqual([]);
  });
});

describe('server and client', () => {
  it('know no game by its name', () => {
    const files = code.filter(({ path }) => path.startsWith('server/') || path.startsWith('client/'));
    expect(faults(files, ({ text }) => IDS.exec(text)?.slice(0, 1) ?? [])).toEqual([]);
  });
});

describe('the reader of sources', () => {
  it('finds every way to import', () => {
    const text = `import a from 'a';\nimport {\n  b,\n} from "./b.ts";\nexport * from 'c';\nimport 'd';
      import type { E } from 'e';\nconst f = await import('f');\nconst text = 'from nowhere';`;
    expect(importsOf(text)).toEqual(['a', './b.ts', 'c', 'd', 'e', 'f']);
  });

  it('names the part a file belongs to', () => {
    expect(partOf('engine/src/table/judge.ts')).toBe('engine/table');
    expect(partOf('engine/src/rail/routes/best.ts')).toBe('engine/rail');
    expect(partOf('engine/src/games/18te/data/map.ts')).toBe('engine/games/18te');
    expect(partOf('engine/src/games/index.ts')).toBe('engine/games');
    expect(partOf('server/src/main.ts')).toBe('server');
  });

  it('finds a circle and passes a diamond', () => {
    const graph = (edges: Record<string, string[]>) =>
      new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
    expect(findCycle(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
    expect(findCycle(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined();
  });
});
