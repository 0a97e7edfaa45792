import type { Plugin } from 'vite';
import type { Asked, Cut, Node } from './program-cuts.ts';
import {
  cutsIn,
  cutsInside,
  cutText,
  declaredAgain,
  isNode,
  nameOf,
  nodeOf,
  nodesOf,
} from './program-cuts.ts';

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** Nodes of React's tree that no page here makes, by the numbers that React has for them. */
const NEVER_MADE: Readonly<Record<number, string>> = {
  12: 'Profiler',
  18: 'what a server has written',
  19: 'SuspenseList',
  21: 'Scope',
  25: 'TracingMarker',
  26: 'resources that are lifted into the head',
  27: 'html, head and body',
  30: 'ViewTransition',
  31: 'Activity',
};
/** Where React makes a node out of an element. What has no case there is refused: "element type is invalid". */
const MAKER = 'createFiberFromTypeAndProps';

/** Switches that are never turned on: pages are not written by a server, and change without transitions of the browser. */
const ALWAYS_OFF: readonly string[] = ['isHydrating', 'shouldStartViewTransition'];
const OFF_IN_STATES = 'isDehydrated';

/** What nobody here calls. It throws where somebody does after all. */
const UNUSED: readonly string[] = [
  // Pages that a server has written.
  ...['prepareToHydrateHostInstance', 'throwOnHydrationMismatch', 'updateDehydratedSuspenseComponent'],
  ...['mountHostRootWithoutHydrating', 'retryDehydratedSuspenseBoundary', 'ReactDOMHydrationRoot'],
  ...['retryIfBlockedOn', 'queueIfContinuousEvent', 'attemptExplicitHydrationTarget'],
  // Resources and hints to the browser.
  ...['prefetchDNS', 'preconnect', 'preload', 'preloadModule'],
  ...['preinitStyle', 'preinitScript', 'preinitModuleScript', 'insertSuspendedStylesheets'],
  // Transitions of the browser, and references to fragments.
  ...['startViewTransition', 'ViewTransitionPseudoElement', 'createViewTransitionInstance'],
  ...['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  // Functions as actions of forms, and the hooks that come with them.
  ...['startHostTransition', 'ensureFormComponentIsStateful', 'requestFormReset', 'requestFormReset$1'],
  ...['TransitionAwareHostComponent', 'updateOptimisticImpl'],
  ...['mountActionState', 'updateActionState', 'rerenderActionState'],
  // Elements that a page defines itself.
  'setPropOnCustomElement',
];
/** What is asked all the time, and has only one answer here. */
const ANSWERED: Readonly<Record<string, string>> = {
  popHydrationState: 'return !1;',
  // The waiting events of a page that is not alive yet: there are none.
  clearIfContinuousEvent: '',
  // Actions of forms.
  extractEvents$1: '',
  // The spinning wheel of the browser while a transition takes long: there are no such transitions.
  defaultOnDefaultTransitionIndicator: '',
};
/** Doors of the library that nobody comes through. */
const SHUT: readonly string[] = ['exports.hydrateRoot', 'ReactDOMSharedInternals.findDOMNode'];

const SAYING = `throw Error("left out of React: build/lean-react.ts");`;

const valueOf = (node: Node | null): unknown => (node?.type === 'Literal' ? node['value'] : undefined);
const isNeverMade = (node: Node | null): boolean => {
  const value = valueOf(node);
  return typeof value === 'number' && Object.hasOwn(NEVER_MADE, value);
};
/** `something.tag`. */
const isTag = (node: Node | null): boolean =>
  node?.type === 'MemberExpression' && node['computed'] === false && nameOf(node['property']) === 'tag';
/** `this.that`, as it is written. */
const pathOf = (node: unknown): string | null => {
  if (!isNode(node) || node.type !== 'MemberExpression' || node['computed'] !== false) return nameOf(node);
  const [left, right] = [pathOf(node['object']), nameOf(node['property'])];
  return left === null || right === null ? null : `${left}.${right}`;
};

/** Whether a program that has come to the end of these lines does not go on behind them. */
function endsThere(lines: readonly Node[]): boolean {
  const last = lines.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return endsThere(nodesOf(last['body']));
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type);
}

/** The cases of a switch that are never come to. Lines that a case before goes on into stay, without the label. */
function deadCases(
  cases: readonly Node[],
  isDead: (one: Node) => boolean,
): readonly (readonly [Node, Cut])[] {
  // Whether a case that is come to goes on into this one.
  let isShared = false;
  return cases.flatMap((one) => {
    const lines = nodesOf(one['consequent']);
    const isLabelOnly = isShared && lines.length > 0;
    isShared = (isShared || !isDead(one)) && !endsThere(lines);
    if (!isDead(one)) return [];
    return [[one, { start: one.start, end: isLabelOnly ? lines[0]!.start : one.end, instead: '' }] as const];
  });
}

/** What is cut out of the program of React, and the names of all that was found for it. */
function cutsOf(
  program: Node,
  text: string,
): { readonly cuts: readonly Cut[]; readonly found: ReadonlySet<string> } {
  const found = new Set<string>();
  const put = (node: Node, instead: string): readonly Cut[] => [
    { start: node.start, end: node.end, instead },
  ];
  /** A switch without those cases; the others are looked into. */
  const without = (node: Node, isDead: (one: Node) => boolean, ask: Asked): readonly Cut[] => {
    const dead = new Map(deadCases(nodesOf(node['cases']), isDead));
    return nodesOf(node['cases']).flatMap((one) => {
      const cut = dead.get(one);
      if (!cut) return cutsInside(one, ask);
      const lines = nodesOf(one['consequent']).filter((line) => line.start >= cut.end);
      return [cut, ...lines.flatMap((line) => [...cutsIn(line, ask, one)])];
    });
  };
  const ask = (node: Node, parent: Node | null): readonly Cut[] | null => {
    switch (node.type) {
      case 'FunctionDeclaration': {
        const name = nameOf(node['id']) ?? '';
        const body = UNUSED.includes(name) ? SAYING : ANSWERED[name];
        if (body !== undefined) {
          found.add(name);
          return put(nodeOf(node['body'])!, `{${body}}`);
        }
        if (name === MAKER) {
          found.add(name);
          return cutsInside(node, making);
        }
        // Another thing of the same name.
        return nodesOf(node['params']).some((one) => ALWAYS_OFF.includes(nameOf(one) ?? '')) ? [] : null;
      }
      case 'SwitchStatement':
        return isTag(nodeOf(node['discriminant']))
          ? without(node, (one) => isNeverMade(nodeOf(one['test'])), ask)
          : null;
      case 'BinaryExpression': {
        const isAsked = isNeverMade(nodeOf(node['left'])) && isTag(nodeOf(node['right']));
        if (!isAsked || !/^[!=]==$/.test(String(node['operator']))) return null;
        return put(node, node['operator'] === '===' ? '!1' : '!0');
      }
      case 'AssignmentExpression': {
        const name = nameOf(node['left']);
        return name !== null && ALWAYS_OFF.includes(name) ? put(node, '!1') : null;
      }
      case 'VariableDeclarator': {
        const name = nameOf(node['id']);
        if (name === null || !ALWAYS_OFF.includes(name)) return null;
        found.add(name);
        return [];
      }
      case 'Identifier':
        return ALWAYS_OFF.includes(String(node['name'])) && parent?.type !== 'Property'
          ? put(node, '!1')
          : [];
      case 'MemberExpression':
        if (node['computed'] === false && nameOf(node['property']) === OFF_IN_STATES) {
          found.add(OFF_IN_STATES);
          return put(node, '!1');
        }
        return node['computed'] === false ? cutsIn(nodeOf(node['object'])!, ask, node) : null;
      case 'ExpressionStatement':
        return shut(nodeOf(node['expression'])!, ask);
      default:
        return null;
    }
  };
  /** `exports.hydrateRoot = …`, and methods of what nobody makes. */
  const shut = (line: Node, ask: Asked): readonly Cut[] | null => {
    if (line.type !== 'AssignmentExpression') return null;
    const path = pathOf(line['left']) ?? '';
    const right = nodeOf(line['right'])!;
    if (SHUT.includes(path)) found.add(path);
    else if (!UNUSED.includes(path.split('.prototype.')[0]!)) return null;
    // One function for two classes: the other one keeps it.
    if (right.type === 'AssignmentExpression')
      return [{ start: line.start, end: right.start, instead: '' }, ...cutsInside(right, ask)];
    return put(line, '0');
  };
  /** Where nodes are made: neither those that an element's name asks for nor those of a type of its own. */
  const making = (node: Node, parent: Node | null): readonly Cut[] | null => {
    if (node.type === 'ConditionalExpression' && isNeverMade(nodeOf(node['consequent']))) {
      const other = nodeOf(node['alternate'])!;
      return [{ start: node.start, end: other.start, instead: '' }, ...cutsIn(other, making, node)];
    }
    if (node.type === 'SwitchStatement') {
      const makes = (one: Node): boolean =>
        [...text.slice(one.start, one.end).matchAll(/createFiberImplClass\((\d+),/g)].some(([, tag]) =>
          Object.hasOwn(NEVER_MADE, tag!),
        );
      return without(node, (one) => makes(one) && one['test'] !== null, making);
    }
    return ask(node, parent);
  };
  const cuts = cutsIn(program, ask);
  return { cuts: [...cuts, ...declaredAgain(program, cuts)], found };
}

/** Leaves out of React what no page here has. Where a release is written otherwise, the build says so. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    transform(text, id) {
      if (!REACT_DOM.test(id)) return null;
      const { cuts, found } = cutsOf(this.parse(text) as unknown as Node, text);
      const wanted = [MAKER, OFF_IN_STATES, ...ALWAYS_OFF, ...UNUSED, ...Object.keys(ANSWERED), ...SHUT];
      const missing = wanted.filter((name) => !found.has(name));
      if (missing.length > 0) this.error(`React no longer has: ${missing.join(', ')}`);
      return { code: cutText(text, cuts), map: null };
    },
  };
}
