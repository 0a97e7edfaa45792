import type { Rulebook, Section } from '@stellwerk/engine/table/rulebook.ts';
import { sectionOf, sectionOfAtom } from '@stellwerk/engine/table/rulebook.ts';

export interface Neighbour {
  readonly kind: 'previous' | 'related' | 'next';
  readonly to: Section;
}
const RELATED = 2;

/** Sections that its sentences name, most often named first. */
function named(rulebook: Rulebook, { groups }: Section): readonly Section[] {
  const counts = new Map<Section, number>();
  for (const { sentences } of groups)
    for (const { see = [] } of sentences)
      for (const one of see) {
        const found = sectionOfAtom(rulebook, one) ?? sectionOf(rulebook, one);
        if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
      }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([section]) => section);
}

/** Where one reads on: the section before, two that belong to it, the section after. */
export function neighboursOf(rulebook: Rulebook, section: Section): readonly Neighbour[] {
  const { sections } = rulebook;
  const at = sections.indexOf(section);
  const [previous, next] = [sections[at - 1], sections[at + 1]];
  const chapter = sections.find((one) => section.section.startsWith(`${one.section}.`));
  const further = [sections[at + 2], sections[at - 2]];
  const others = [...named(rulebook, section), chapter, ...further].filter(
    (one): one is Section => one !== undefined && one !== section && one !== previous && one !== next,
  );
  return [
    ...(previous ? [{ kind: 'previous' as const, to: previous }] : []),
    ...[...new Set(others)].slice(0, RELATED).map((to) => ({ kind: 'related' as const, to })),
    ...(next ? [{ kind: 'next' as const, to: next }] : []),
  ];
}
