import { ownerOf, slotPlace } from '../../../rail/ids.ts';
import { stationsOn } from '../../../rail/map/layout.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { flag } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable, Vacancy } from '../clock.ts';
import { doing } from '../flow.ts';
import { director, homeToken, layout, takesPart, tokensOf } from '../readers.ts';
import type { EspRule } from '../rules.ts';
import { auctionOver, gameOn, inOperatingRound, noSurplus, rule, when } from '../rules.ts';

const fields = { place: flag } as const;
type Replace = MoveOf<typeof fields>;

/** A marker to put into the circle that the minor has left; the home marker belongs at home. */
const spareToken = (table: EspTable, company: CompanyId): PieceId | null =>
  tokensOf(table, company).find((token) => token !== homeToken(company)) ?? null;

/** Why the major cannot put a marker of its own in place of the minor's. */
type ReplaceFault = 'madrid-circle' | 'no-spare-marker' | 'marker-there';
export function replaceFault(table: EspTable, { company, minor, hex }: Vacancy): ReplaceFault | null {
  // MZ stands on MZA's circle: it is MZA's alone.
  if (minor === 'MZ' && takesPart(table, 'MZA')) return 'madrid-circle';
  if (spareToken(table, company) === null) return 'no-spare-marker';
  return stationsOn(layout(table), hex).some((marker) => marker.company === company) ? 'marker-there' : null;
}

const faultRule = (fault: ReplaceFault, atoms: readonly string[]): EspRule<Replace> =>
  rule<Replace>(fault, '5.6', atoms, (table, { place }) => {
    const { vacancy } = table.clock;
    if (vacancy === null || !place) return null;
    return when(replaceFault(table, vacancy) === fault, { company: vacancy.company, hex: vacancy.hex });
  });

const rules: readonly EspRule<Replace>[] = [
  gameOn,
  auctionOver,
  inOperatingRound,
  noSurplus,
  rule<Replace>('no-vacancy', '5.6', ['ESP-5.6.09'], ({ clock }) =>
    when(clock.round === 'OR' && clock.vacancy === null),
  ),
  rule<Replace>('who-replaces', '5.6', ['ESP-5.6.09'], (table, { seat }) => {
    const { vacancy } = table.clock;
    if (vacancy === null) return null;
    const decides = director(table, vacancy.company);
    return when(decides !== seat, { company: vacancy.company, director: decides });
  }),
  faultRule('madrid-circle', ['ESP-5.6.10']),
  faultRule('no-spare-marker', ['ESP-5.6.09']),
  faultRule('marker-there', ['ESP-5.3.4.13']),
];

/**
 * §5.6: the major puts an available marker where the minor's was, for nothing, or leaves the circle to
 * anybody.
 */
export const replace: MoveSpec<EspClock, Replace> = {
  fields,
  example: { type: 'replace', seat: 'anna', place: true },
  effects: doing((draft, { place }, table) => {
    const { vacancy } = table.clock;
    if (vacancy === null) return;
    const { company, hex, node, slot } = vacancy;
    const token = spareToken(table, company);
    if (place && token !== null) draft.put(token, slotPlace(hex, node, slot));
    draft.set('vacancy', null);
  }),
  rules,
  label: ({ clock: { vacancy } }, { place }) => {
    const { company = '', minor = '', hex = '' } = vacancy ?? {};
    return phrase(place ? '18esp/log/replace' : '18esp/log/replace-not', { company, minor, hex });
  },
  candidates: ({ clock }, seat) =>
    clock.vacancy === null ? [] : [true, false].map((place) => ({ type: 'replace', seat, place })),
  concerns: ({ clock }, _, piece) => piece.startsWith('token/') && ownerOf(piece) === clock.vacancy?.company,
  /** A marker of the major into the circle that the minor has left. */
  reads: ({ clock: { vacancy } }, seat, { piece, to }) => {
    if (vacancy === null || !piece.startsWith('token/') || ownerOf(piece) !== vacancy.company) return [];
    const { hex, node, slot } = vacancy;
    return to === slotPlace(hex, node, slot) ? [{ type: 'replace', seat, place: true }] : [];
  },
  offer: ({ clock: { vacancy } }) => ({
    label: ({ place }) => {
      const { company = '', hex = '' } = vacancy ?? {};
      return phrase(place ? '18esp/choice/replace' : '18esp/choice/replace-not', { company, hex });
    },
    tone: 'main',
  }),
};
