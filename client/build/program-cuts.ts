/** A node of a program as parsers give it (ESTree), as far as cuts look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
/** A part of a text, and what stands there instead. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
export const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];
export const nodeOf = (value: unknown): Node | null => (isNode(value) ? value : null);
export const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : null;

/** What is to be cut of a node; null: whatever there is inside it. */
export type Asked = (node: Node, parent: Node | null) => readonly Cut[] | null;

const isFunction = ({ type }: Node): boolean => /^(?:Function|ArrowFunction)/.test(type);
const innerNodes = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Asks about every node, from the outside in, until an answer is a list: what is in such a node has been dealt with. */
export function cutsIn(node: Node, ask: Asked, parent: Node | null = null): readonly Cut[] {
  const answer = ask(node, parent);
  if (answer) return answer;
  return cutsInside(node, ask);
}
export const cutsInside = (node: Node, ask: Asked): readonly Cut[] =>
  innerNodes(node).flatMap((inner) => cutsIn(inner, ask, node));

/**
 * A `var` counts for its whole function, also where the line that declares it is cut out: what other lines use stays
 * declared. Cuts that take a function's whole body away have nothing left to keep.
 */
export function declaredAgain(program: Node, cuts: readonly Cut[]): readonly Cut[] {
  const isCut = ({ start, end }: Node): boolean => cuts.some((cut) => cut.start <= start && end <= cut.end);
  const walk = (node: Node, lost: Set<string>): readonly Cut[] => {
    const body = isFunction(node) ? nodeOf(node['body']) : null;
    if (body?.type === 'BlockStatement' && !isCut(body)) {
      const own = new Set<string>();
      const inner = innerNodes(body).flatMap((one) => walk(one, own));
      const names = [...own].join(',');
      return own.size === 0
        ? inner
        : [...inner, { start: body.start + 1, end: body.start + 1, instead: `var ${names};` }];
    }
    if (isFunction(node)) return [];
    const name = node.type === 'VariableDeclarator' ? nameOf(node['id']) : null;
    if (name !== null && isCut(node)) lost.add(name);
    return innerNodes(node).flatMap((one) => walk(one, lost));
  };
  return walk(program, new Set());
}

/** The text with all cuts made; they must not overlap. */
export function cutText(text: string, cuts: readonly Cut[]): string {
  let rest = text;
  let before = Infinity;
  for (const { start, end, instead } of cuts.toSorted((a, b) => b.start - a.start)) {
    if (end > before) throw new Error(`two cuts overlap: ${text.slice(start, start + 60)}`);
    rest = rest.slice(0, start) + instead + rest.slice(end);
    before = start;
  }
  return rest;
}
