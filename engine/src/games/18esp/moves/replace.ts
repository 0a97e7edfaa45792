import { ownerOf, slotPlace } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { flag } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock } from '../clock.ts';
import { drafted } from '../flow.ts';
import { director } from '../readers.ts';
import type { EspRule } from '../rules.ts';
import { auctionOver, gameOn, inOperatingRound, noSurplus, rule, when } from '../rules.ts';
import { replaceFault, spareToken } from '../take-over.ts';
import type { ReplaceFault } from '../take-over.ts';

const fields = { place: flag } as const;
type Replace = MoveOf<typeof fields>;

const noCircle = rule<Replace>('no-vacancy', '5.6', ['ESP-5.6.09'], ({ clock }) =>
  when(clock.round === 'OR' && clock.vacancy === null),
);
const whoReplaces = rule<Replace>('who-replaces', '5.6', ['ESP-5.6.09'], (table, { seat }) => {
  const { vacancy } = table.clock;
  if (vacancy === null) return null;
  const decides = director(table, vacancy.company);
  return when(decides !== seat, { company: vacancy.company, director: decides });
});
const faultRule = (fault: ReplaceFault, atoms: readonly string[]): EspRule<Replace> =>
  rule<Replace>(fault, '5.6', atoms, (table, { place }) => {
    const { vacancy } = table.clock;
    if (vacancy === null || !place) return null;
    return when(replaceFault(table, vacancy) === fault, { company: vacancy.company, hex: vacancy.hex });
  });

/**
 * §5.6: the major puts an available marker where the minor's was, for nothing, or leaves the circle to
 * anybody.
 */
export const replace: MoveSpec<EspClock, Replace> = {
  fields,
  example: { type: 'replace', seat: 'anna', place: true },
  effects: (table, { place }) =>
    drafted(table, (draft) => {
      const { vacancy } = table.clock;
      if (vacancy === null) return;
      const { company, hex, node, slot } = vacancy;
      const token = spareToken(table, company);
      if (place && token !== null) draft.put(token, slotPlace(hex, node, slot));
      draft.set('vacancy', null);
    }),
  rules: [
    gameOn,
    auctionOver,
    inOperatingRound,
    noSurplus,
    noCircle,
    whoReplaces,
    faultRule('madrid-circle', ['ESP-5.6.10']),
    faultRule('no-spare-marker', ['ESP-5.6.09']),
    faultRule('marker-there', ['ESP-5.3.4.13']),
  ],
  label: ({ clock }, { place }) =>
    phrase(place ? '18esp/log/replace' : '18esp/log/replace-not', {
      company: clock.vacancy?.company ?? '',
      minor: clock.vacancy?.minor ?? '',
      hex: clock.vacancy?.hex ?? '',
    }),
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
    label: ({ place }) =>
      phrase(place ? '18esp/choice/replace' : '18esp/choice/replace-not', {
        company: vacancy?.company ?? '',
        hex: vacancy?.hex ?? '',
      }),
    tone: 'main',
  }),
};
