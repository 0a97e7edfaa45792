import { firstThen } from '../../../table/rules.ts';
import { BANK, companyPlace, OUT } from '../../../rail/ids.ts';
import type { HexId } from '../../../rail/types.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { buildingRules, builtOn, operatorOf, shortOf } from '../rules.ts';
import { passAt, PASSES } from '../data/board.ts';
import { FREE_PASS, PASS_DISCOUNT } from '../data/privates.ts';
import { closePrivate } from '../deal.ts';
import { doing } from '../flow.ts';
import { checkDestination } from '../goals.ts';
import { closedMarker } from '../pieces.ts';
import { reachesStop } from '../reach.ts';
import { companyOwns, fromPhase, isMinor, isOpenPass } from '../readers.ts';

const fields = { hex: ref('hex'), private: optional(choice('P4')) } as const;
export type OpenPass = MoveOf<typeof fields>;

/** What a pass costs; P4 opens Alar del Rey for nothing and any other for 40 less (§3.1). */
function passCost(hex: HexId, withP4: boolean): number {
  const cost = passAt(hex)?.cost ?? 0;
  if (!withP4) return cost;
  return hex === FREE_PASS ? 0 : Math.max(0, cost - PASS_DISCOUNT);
}

const opening = builtOn<OpenPass>();

const noPass = opening('no-pass', '6.2', ['ESP-6.2.04'], (_, { hex }) => passAt(hex) === null);
const isOpened = opening(
  'pass-open',
  '6.2',
  ['ESP-6.2.05'],
  (table, { hex }) => passAt(hex) !== null && isOpenPass(table, hex),
);
const minorPass = opening('minor-pass', '5.3.1', ['ESP-5.3.1.06'], (_, __, builder) => isMinor(builder));
const inPhase3 = opening('pass-phase', '6.2', ['ESP-6.2.01'], (table) =>
  fromPhase(table, '3') ? false : { phase: table.clock.phase },
);
const onePass = opening('one-pass', '6.2', ['ESP-6.2.03'], ({ clock }) =>
  clock.opened === null ? false : { opened: clock.opened },
);
const connected = opening('pass-connected', '6.2', ['ESP-6.2.02'], (table, { hex }, builder) => {
  if (passAt(hex) === null || isOpenPass(table, hex)) return false;
  return !reachesStop(table, builder, hex, 0);
});
const p4Owner = opening('p4-owner', '3.1', ['ESP-3.1.13'], (table, move, builder) =>
  move.private === 'P4' ? !companyOwns(table, builder, 'P4') : false,
);
const p4Major = opening('p4-major', '3.1', ['ESP-3.1.14'], (_, move, builder) =>
  move.private === 'P4' ? isMinor(builder) : false,
);
const affordable = opening('pass-cost', '6.2', ['ESP-6.2.04'], (table, move, builder) =>
  shortOf(table, builder, passCost(move.hex, move.private === 'P4')),
);
const rules: readonly EspRule<OpenPass>[] = [
  ...buildingRules,
  ...firstThen(p4Major, minorPass, inPhase3, onePass, [noPass, isOpened], p4Owner, connected, affordable),
];

/** §6.2: a major opens a pass that its track leads up to, beside everything else it builds. */
export const open: EspMove<OpenPass> = {
  fields,
  example: { type: 'open', seat: 'anna', hex: 'D12' },
  effects: doing((draft, move, table) => {
    const builder = operatorOf(table);
    if (passAt(move.hex) === null || isOpenPass(table, move.hex)) return;
    draft.put(closedMarker(move.hex), OUT);
    if (builder === null) return;
    const withP4 = move.private === 'P4' && companyOwns(table, builder, 'P4');
    draft.pay(passCost(move.hex, withP4), companyPlace(builder), BANK, 'due/pass');
    if (withP4) closePrivate(draft, 'P4');
    draft.set('opened', move.hex);
    checkDestination(draft, builder);
  }),
  rules,
  label: (table, move) => {
    const withP4 = move.private === 'P4';
    const company = operatorOf(table);
    if (company === null) return phrase('18esp/log/open-nobody', { hex: move.hex });
    const cost = passCost(move.hex, withP4);
    return phrase(withP4 ? '18esp/log/open-p4' : '18esp/log/open', { company, hex: move.hex, cost });
  },
  *candidates(table, seat) {
    const company = operatorOf(table);
    const hasP4 = company !== null && companyOwns(table, company, 'P4');
    for (const { hex } of PASSES) {
      const move: OpenPass = { type: 'open', seat, hex };
      yield move;
      if (hasP4) yield { ...move, private: 'P4' };
    }
  },
  concerns: (_, { hex }, piece) => piece === closedMarker(hex),
  /** The closed marker goes out of the game; P4 may pay for it. */
  reads: (table, seat, { piece, to }) => {
    if (!piece.startsWith('closed/') || to !== OUT) return [];
    const move: OpenPass = { type: 'open', seat, hex: piece.slice('closed/'.length) };
    const { operating } = table.clock;
    const hasP4 = operating !== null && companyOwns(table, operating, 'P4');
    return hasP4 ? [{ ...move, private: 'P4' }, move] : [move];
  },
  offer: () => ({
    label: ({ hex, private: by }) =>
      phrase(by === undefined ? '18esp/choice/open' : '18esp/choice/open-p4', {
        hex,
        cost: passCost(hex, by !== undefined),
      }),
    tone: 'plain',
  }),
};
