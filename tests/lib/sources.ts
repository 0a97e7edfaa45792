import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = ['engine', 'shared', 'server', 'client'] as const;
export type Package = (typeof PACKAGES)[number];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT =
  /(?:^|[;\s}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;

/** A source file of ours: its path from the root, what it says without comments, what it imports. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** The modules a text names in `import … from`, `export … from`, `import '…'` and `import('…')`. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? '');
}

export function readSources(name: Package): Source[] {
  const folder = join(ROOT, name, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8').replace(COMMENT, '');
      return {
        path: `${name}/src/${path.replaceAll('\\', '/')}`,
        text,
        imports: importsOf(text),
      };
    });
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Where an import leads, as a path from the root; `undefined` for packages that are not ours. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  const ours = /^@stellwerk\/([^/]+)\/(.+)$/.exec(specifier);
  return ours ? `${ours[1]}/src/${ours[2]}` : undefined;
}

/** The folder that counts as one part of the house: `engine/table`, `engine/games/18te`, `server/store`. */
export function partOf(path: string): string {
  const [name = '', , first, second, third] = path.split('/');
  if (first === undefined || second === undefined) return name;
  return first === 'games' && third !== undefined ? `${name}/games/${second}` : `${name}/${first}`;
}

/** One round trip through the graph, or `undefined` where there is none. */
export function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}
