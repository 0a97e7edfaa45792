import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import { normalizePath } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { ownWords, wordsFile } from './title-words.ts';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const source = (path: string): string =>
  normalizePath(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const library = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);

const REACT = library('react|react-dom|scheduler|zustand');
const KONVA = library('konva|react-konva|react-reconciler|its-fine');
const FIRST = source('client/src/app/mount.tsx');
const START = source('client/src/app/start/StartPage.tsx');
const TABLE = source('client/src/app/TablePage.tsx');
const AROUND = source('client/src/app/Around.tsx');
const TOOLS = source('client/src/tabletop/Tools.tsx');
const COACH = source('client/src/coach/CoachTab.tsx');
const PARAGRAPH = source('client/src/coach/Paragraph.tsx');
const SEARCH_LATER = source('client/src/runs/search-later.ts');
const CANVASES = source('client/src/tabletop/Canvases.tsx');
const REMOTE = source('client/src/net/remote.ts');
const HEART = source('client/src/layout/kinds/heart.ts');
const GROUPS = source('client/src/layout/kinds/groups.ts');
const TITLES = GAME_IDS.map((id) => source(`engine/src/games/${id}/index.ts`));
/** What titles of every family are made of. */
const KERNEL = ['names', 'stage', 'table'].map((folder) => source(`engine/src/${folder}/`));
const RAIL = source('engine/src/rail/');
/** What tables answer comes when somebody asks. */
const GUIDE = source('engine/src/rail/guide/');

/** All modules that have to be there before this one can run. */
function needsOf(from: string, graph: Graph): Modules {
  const found = new Set([from]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * The files of the built client. Left to itself, the build makes one for every combination of pages that share a
 * module: forty requests for one table, each with its head. What is needed together travels together: the libraries,
 * which hardly ever change and stay in the cache; what all pages share; and each page. What is opened
 * later keeps a file of its own.
 */
export function files(): Group[] {
  const known = new Map<string, Modules>();
  const needs = (from: string, graph: Graph): Modules => {
    const found = known.get(from) ?? needsOf(from, graph);
    known.set(from, found);
    return found;
  };
  /** With the modules that fit goes whatever they need and no file before has taken. */
  const file = (name: string, fits: (id: string, by: (from: string) => boolean) => boolean): Group => ({
    name: (id, graph) => (fits(id, (from) => needs(from, graph).has(id)) ? name : null),
    debugName: name,
  });
  return [
    // Shared by all others; in a file with anything else, the first script would have to wait for that.
    { name: 'loader', test: /^\0(?:vite\/preload-helper|rolldown\/runtime)/ },
    { name: 'react', test: REACT },
    { name: wordsFile },
    file('konva', (id, by) => KONVA.test(id) || (by(CANVASES) && !by(FIRST))),
    file(
      'common',
      (id, by) =>
        by(FIRST) ||
        id === SEARCH_LATER ||
        (by(START) && (by(TABLE) || by(REMOTE))) ||
        (KERNEL.some((folder) => id.startsWith(folder)) &&
          (by(TABLE) || by(REMOTE) || TITLES.filter(by).length > 1)),
    ),
    file('rail', (id, by) => id.startsWith(RAIL) && !id.startsWith(GUIDE) && TITLES.filter(by).length > 1),
    // What a title shares with its guide stays with the title: a table waits for one file of it. So does what of the
    // family no other title uses.
    ...GAME_IDS.map((title, i) =>
      file(
        title,
        (id, by) =>
          by(TITLES[i]!) &&
          (id === ownWords(title) ||
            id.startsWith(RAIL) ||
            id.startsWith(source(`engine/src/games/${title}/`))),
      ),
    ),
    // Shared by pages of which neither brings the other along.
    file('shared', (_id, by) => by(START) && (by(AROUND) || by(TOOLS))),
    // At a table the rules are read without the start page.
    file('citing', (_id, by) => by(START) && (by(COACH) || by(PARAGRAPH))),
    file('start', (_id, by) => by(START)),
    file('table', (_id, by) => by(TABLE) || (by(REMOTE) && by(AROUND))),
    file('remote', (_id, by) => by(REMOTE)),
    // Companies on tables that have many of them.
    file('companies', (_id, by) => by(HEART) && by(GROUPS)),
    file('heart', (_id, by) => by(HEART)),
    // The tabletop is played at before this comes.
    file('around', (_id, by) => by(AROUND) || by(TOOLS)),
  ];
}

const ALWAYS: readonly string[] = ['rolldown-runtime', 'react', 'common'];

/**
 * The first script is small and waits for nothing, so that it can ask at once for what the address needs. What every
 * address needs stands in the page itself, and comes together with that script.
 */
export function preloaded(): Plugin {
  return {
    name: 'preloaded',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && ALWAYS.includes(file.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
