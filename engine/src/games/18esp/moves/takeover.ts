import { certificate, charterCard, companyOf, ownerOf } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { drafted } from '../flow.ts';
import {
  director,
  fromPhase,
  hasOperated,
  isMinor,
  isSouthern,
  isStarted,
  priceOf,
  started,
  treasury,
} from '../readers.ts';
import type { EspRule } from '../rules.ts';
import { inStep, isOperator, operating, operatingRules, rule, when } from '../rules.ts';
import { canPayMinor, hasShareToGive, takeOver } from '../take-over.ts';

const fields = { minor: ref('company') } as const;
type Takeover = MoveOf<typeof fields>;

const mayTakeOver = (table: EspTable): boolean => isSouthern(operating(table)) && fromPhase(table, '3');
const isTarget = (table: EspTable, minor: CompanyId): boolean => isMinor(minor) && isStarted(table, minor);

/** A check of a takeover that the operating company may make at all; silent when nobody operates. */
const taking = (
  name: string,
  atoms: readonly string[],
  check: (table: EspTable, move: Takeover, major: CompanyId) => ReturnType<EspRule['check']>,
): EspRule<Takeover> =>
  rule<Takeover>(name, '5.6', atoms, (table, move) => {
    const { operating: major, round } = table.clock;
    return major === null || round !== 'OR' ? null : check(table, move, major);
  });

const who = taking('takeover-who', ['ESP-5.6.01'], (table, _, major) =>
  when(!mayTakeOver(table), { company: major, phase: table.clock.phase }),
);
const inTime: EspRule = {
  ...inStep('takeover'),
  check: (table, move) => (mayTakeOver(table) ? inStep('takeover').check(table, move) : null),
};
const whom = taking('takeover-whom', ['ESP-5.6.01'], (table, { minor }) =>
  when(mayTakeOver(table) && !isTarget(table, minor), { minor }),
);
const operatedOnce = taking('takeover-operated', ['ESP-5.6.03'], (table, { minor }) =>
  when(mayTakeOver(table) && isTarget(table, minor) && !hasOperated(table, minor), { minor }),
);
const hasShare = taking('takeover-share', ['ESP-5.6.05'], (table, { minor }, major) =>
  when(mayTakeOver(table) && isTarget(table, minor) && !hasShareToGive(table, major), { company: major }),
);
const covered = taking('takeover-cash', ['ESP-5.6.06'], (table, { minor }, major) =>
  when(mayTakeOver(table) && isTarget(table, minor) && !canPayMinor(table, major, minor), {
    company: major,
    minor,
    price: priceOf(table, minor),
    cash: treasury(table, major),
  }),
);

/** §5.6: a southern major takes a minor over. Its director is asked; who directs both need not ask. */
export const takeover: MoveSpec<EspClock, Takeover> = {
  begins: true,
  fields,
  example: { type: 'takeover', seat: 'anna', minor: 'SC' },
  effects: (table, { minor }) =>
    drafted(table, (draft) => {
      const { operating: buyer, round } = table.clock;
      if (buyer === null || round !== 'OR' || buyer === minor || !isTarget(table, minor)) return;
      if (director(table, minor) === director(table, buyer)) takeOver(draft, buyer, minor);
      else draft.set('offer', { kind: 'takeover', buyer, seller: minor });
    }),
  rules: [...operatingRules, who, inTime, whom, operatedOnce, hasShare, covered],
  label: (table, { minor }) => {
    const company = operating(table);
    const own = director(table, minor) === director(table, company);
    const params = { company, minor, price: priceOf(table, minor), seat: director(table, minor) };
    return phrase(own ? '18esp/log/takeover' : '18esp/log/ask-takeover', params);
  },
  *candidates(table, seat) {
    if (isOperator(table, seat))
      for (const minor of started(table).filter(isMinor)) yield { type: 'takeover', seat, minor };
  },
  concerns: (_, { minor }, piece) => piece === charterCard(minor) || piece === certificate(minor, 0),
  /** The certificate or the charter of a minor to the charter of the operating company. */
  reads: ({ clock }, seat, { piece, to }) => {
    const minor = /^(?:cert|charter)\//.test(piece) ? ownerOf(piece) : null;
    if (minor === null || !isMinor(minor) || companyOf(to) === null || companyOf(to) !== clock.operating)
      return [];
    return [{ type: 'takeover', seat, minor }];
  },
  offer: (table) => ({
    label: ({ minor }) => {
      const owner = director(table, minor);
      const key = owner === director(table, operating(table)) ? 'takeover' : 'ask-takeover';
      return phrase(`18esp/choice/${key}`, { minor, seat: owner, price: priceOf(table, minor) });
    },
    tone: 'plain',
  }),
};
