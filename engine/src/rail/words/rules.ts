import type { Words } from '../../table/words.ts';

/** What rules say that many rulebooks have, each under a paragraph of its own. */
const SENTENCES = {
  over: { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  'stock-round-only': {
    de: 'Spieler handeln nur in der Aktienrunde.',
    en: 'Players trade in stock rounds only.',
  },
  'operating-round-only': {
    de: 'Gesellschaften handeln nur in der Betriebsrunde.',
    en: 'Companies act in operating rounds only.',
  },
  turn: { de: '{turn} ist am Zug.', en: 'It is the turn of {turn}.' },
  'too-short': {
    de: 'Die Strecke hat weniger als zwei Halte. Eine Fahrt braucht mindestens zwei.',
    en: 'The route has fewer than two stops. A run needs at least two.',
  },
  'skipped-stop': {
    de: '{hex:name} liegt auf dem Weg. Jeder Halt auf dem befahrenen Gleis zählt mit, keiner wird ausgelassen.',
    en: '{hex:name} lies on the way. Every stop on the track used counts, none is left out.',
  },
  'no-track': {
    de: 'Von {from:name} führt kein durchgehendes Gleis nach {to:name}.',
    en: 'No continuous track leads from {from:name} to {to:name}.',
  },
  'stop-twice': {
    de: '{hex:name} kommt zweimal vor. Eine Strecke berührt jeden Halt nur einmal.',
    en: '{hex:name} occurs twice. A route touches each stop only once.',
  },
  'track-twice': {
    de: 'Die Strecke benutzt ein Stück Gleis zweimal. Jedes Stück darf nur einmal vorkommen, auch das kurze an einer Weiche.',
    en: 'The route uses a piece of track twice. Each piece counts once, also the short one at a junction.',
  },
  'better-run': {
    de: 'Eine Fahrt mit {more:money} mehr ist möglich.',
    en: 'A run worth {more:money} more is possible.',
  },
  'own-certificates': {
    de: 'Du hältst {percent} % der {company}. Verkaufen kannst du nur, was vor dir liegt.',
    en: 'You hold {percent} % of the {company}. You can only sell what lies in front of you.',
  },
  'must-sell': {
    de: 'Du hast {count} {count|Zertifikat|Zertifikate}, erlaubt sind {limit}. Erst verkaufst du die überzähligen.',
    en: 'You have {count} {count|certificate|certificates}, the limit is {limit}. First you sell the surplus.',
  },
  'one-a-turn': {
    de: 'Du hast in diesem Zug schon ein Zertifikat gekauft. Es gibt eines pro Zug.',
    en: 'You have bought a certificate in this turn already. There is one per turn.',
  },
  'sold-before': {
    de: 'Du hast in dieser Aktienrunde {company} verkauft. Kaufen kannst du sie wieder in der nächsten.',
    en: 'You have sold {company} in this stock round. You can buy it again in the next one.',
  },
  'empty-hex': {
    de: '{hex:name} ist kein leeres Feld; ein gelbes Plättchen kommt auf ein leeres.',
    en: '{hex:name} is not an empty hex; a yellow tile goes on an empty one.',
  },
  label: {
    de: 'Die Buchstaben stimmen nicht überein: Feld {hex:name} {wanted:name}, Plättchen {label:name}.',
    en: 'The letters differ: hex {hex:name} {wanted:name}, tile {label:name}.',
  },
  'old-track': {
    de: 'So gedreht verliert {tile} altes Gleis von {hex:name}: alle alten Verbindungen bleiben, wo sie sind.',
    en: 'Turned like this {tile} loses old track of {hex:name}: every old connection stays where it is.',
  },
} as const satisfies Words;
export type FamilyRule = keyof typeof SENTENCES;

/**
 * Sentences of the family under the paragraphs of a title:
 * `ruleWords('18te', { '7.2': ['no-track', 'track-twice'] })` says what `18te/7.2/no-track` is.
 */
export const ruleWords = (
  title: string,
  paragraphs: Readonly<Record<string, readonly FamilyRule[]>>,
): Words =>
  Object.fromEntries(
    Object.entries(paragraphs).flatMap(([section, names]) =>
      names.map((name) => [`${title}/${section}/${name}`, SENTENCES[name]] as const),
    ),
  );
