import {
  certificate,
  charterCard,
  companyOf,
  companyPlace,
  ipoPlace,
  ownerOf,
  POOL,
  seatPlace,
  slotOf,
  slotPlace,
  station,
} from '../../../rail/ids.ts';
import { stationsOn } from '../../../rail/map/layout.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { firstThen, unless } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { flag, ref } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspDraft, EspTable, Offer, Vacancy } from '../clock.ts';
import { HOMES } from '../data/companies.ts';
import { removeMinor, settleDirector } from '../deal.ts';
import { doing, operatorDoes } from '../flow.ts';
import { homeCircles } from '../homes.ts';
import { privateCard } from '../pieces.ts';
import {
  awaitsHome,
  director,
  fromPhase,
  hasOperated,
  hasTender,
  homeToken,
  inHands,
  isMinor,
  isPublished,
  isSouthern,
  isStarted,
  layout,
  placeOf,
  priceOf,
  privatesOf,
  started,
  takesPart,
  tendersAt,
  tokensOf,
  trainsOf,
  treasury,
} from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import {
  auctionOver,
  gameOn,
  inOperatingRound,
  inStep,
  isOperator,
  noSurplus,
  ofOperator,
  operating,
  operatingRules,
  rule,
  when,
} from '../rules.ts';

const fields = { minor: ref('company') } as const;
type Takeover = MoveOf<typeof fields>;

const mayTakeOver = (table: EspTable): boolean => isSouthern(operating(table)) && fromPhase(table, '3');
const isTarget = (table: EspTable, minor: CompanyId): boolean => isMinor(minor) && isStarted(table, minor);

/** The 10 % share that the minor's director gets: of the IPO, else of the market (on the public site of the IPO only). */
const shareFor = (table: EspTable, major: CompanyId): PieceId | null =>
  ordinaryAt(table, major, ipoPlace(major))[0] ??
  (isPublished(table) ? null : (ordinaryAt(table, major, POOL)[0] ?? null));

/** §5.6: there is a share to give. The public site asks only whether players hold everything, and may then give none. */
const hasShareToGive = (table: EspTable, major: CompanyId): boolean =>
  shareFor(table, major) !== null || (isPublished(table) && inHands(table, major) < 100);

// —— Rules ——
const taking = ofOperator<Takeover>(() => ({}));
const who = taking('takeover-who', '5.6', ['ESP-5.6.01'], (table, _, company) =>
  mayTakeOver(table) ? false : { company, phase: table.clock.phase },
);
const inTime = unless(inStep('takeover'), (table) => !mayTakeOver(table));
const whom = taking('takeover-whom', '5.6', ['ESP-5.6.01'], (table, { minor }) =>
  mayTakeOver(table) && !isTarget(table, minor) ? { minor } : false,
);
/** Both could do it as far as they themselves are concerned. */
const isAsked = (table: EspTable, { minor }: Takeover): boolean =>
  mayTakeOver(table) && isTarget(table, minor);
const operatedOnce = taking('takeover-operated', '5.6', ['ESP-5.6.03'], (table, move) =>
  isAsked(table, move) && !hasOperated(table, move.minor) ? { minor: move.minor } : false,
);
const hasShare = taking('takeover-share', '5.6', ['ESP-5.6.05'], (table, move, company) =>
  isAsked(table, move) && !hasShareToGive(table, company) ? { company } : false,
);
const covered = taking('takeover-cash', '5.6', ['ESP-5.6.06'], (table, move, company) => {
  const [price, cash] = [priceOf(table, move.minor), treasury(table, company)];
  return isAsked(table, move) && cash < price ? { company, minor: move.minor, price, cash } : false;
});

// —— The move ——
function vacancyOf(table: EspTable, company: CompanyId, minor: CompanyId): Vacancy | null {
  const circle = slotOf(placeOf(table, station(minor, 0)));
  if (circle) return { company, minor, hex: circle.hex, node: circle.node, slot: circle.slot };
  // Its marker waits on the charter for a city of a fresh OO tile: the first free one stands for it.
  const [waits] = awaitsHome(table, minor) ? homeCircles(table, minor) : [];
  return waits ? { company, minor, hex: HOMES[minor]!.hex, ...waits } : null;
}

/**
 * Both directors agree: money, share, and everything that the major keeps; the rest of the minor leaves the
 * game.
 */
export function takeOver(draft: EspDraft, major: CompanyId, minor: CompanyId): void {
  const { table } = draft;
  const [home, old] = [companyPlace(major), companyPlace(minor)];
  const owner = director(table, minor);
  const vacancy = vacancyOf(table, major, minor);
  const share = shareFor(table, major);
  draft.pay(priceOf(table, minor), home, seatPlace(owner), 'due/takeover');
  if (share !== null) draft.put(share, seatPlace(owner), { due: 'due/takeover' });
  for (const train of trainsOf(table, minor)) draft.put(train, home, { due: 'due/takeover' });
  draft.pay(treasury(table, minor), old, home, 'due/takeover');
  for (const id of privatesOf(table, minor)) draft.put(privateCard(id), home, { due: 'due/takeover' });
  for (const tender of tendersAt(table, old))
    draft.put(tender, hasTender(draft.table, major) ? POOL : home, { due: 'due/takeover' });
  removeMinor(draft, minor, 'due/takeover');
  settleDirector(draft, major);
  if (vacancy && replaceFault(draft.table, vacancy) === null) draft.set('vacancy', vacancy);
}

/** Hands may have carried things off while the question was open: whether it can still be carried out. */
export const takeoverStands = (
  table: EspTable,
  { buyer, seller }: Extract<Offer, { readonly kind: 'takeover' }>,
): boolean =>
  isStarted(table, buyer) &&
  isStarted(table, seller) &&
  hasShareToGive(table, buyer) &&
  treasury(table, buyer) >= priceOf(table, seller);

/** §5.6: a southern major takes a minor over. Its director is asked; who directs both need not ask. */
export const takeover: EspMove<Takeover> = {
  begins: true,
  fields,
  example: { type: 'takeover', seat: 'anna', minor: 'SC' },
  effects: operatorDoes((draft, buyer, { minor }, table) => {
    if (buyer === minor || !isTarget(table, minor)) return;
    if (director(table, minor) === director(table, buyer)) takeOver(draft, buyer, minor);
    else draft.set('offer', { kind: 'takeover', buyer, seller: minor });
  }),
  rules: [...operatingRules, ...firstThen(who, inTime, whom, operatedOnce, hasShare, covered)],
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

// —— The circle that it leaves ——

const replaceFields = { place: flag } as const;
type Replace = MoveOf<typeof replaceFields>;

/** A marker to put into the circle that the minor has left; the home marker belongs at home. */
const spareToken = (table: EspTable, company: CompanyId): PieceId | null =>
  tokensOf(table, company).find((token) => token !== homeToken(company)) ?? null;

/** Why the major cannot put a marker of its own in place of the minor's. */
type ReplaceFault = 'madrid-circle' | 'no-spare-marker' | 'marker-there';
function replaceFault(table: EspTable, { company, minor, hex }: Vacancy): ReplaceFault | null {
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
export const replace: EspMove<Replace> = {
  fields: replaceFields,
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
