import { firstThen } from '../../../../table/rules.ts';
import { ipoPlace, POOL, seatPlace } from '../../../../rail/ids.ts';
import { pieceOf } from '../../../../table/places.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { optional, ref } from '../../../../table/shape.ts';
import type { PieceId, Seat } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoDraft, DoMove, DoTable } from '../../clock.ts';
import { INTRO_SHARE } from '../../data/limits.ts';
import { settleDirector } from '../../deal.ts';
import { doing } from '../../flow.ts';
import { certificates, isIntro } from '../../readers.ts';
import { gameOn, when } from '../../rules.ts';
import { discardTo, heirOf, isDirectors, openRailway } from '../flow.ts';
import {
  certificateLimit,
  holdingWith,
  isAtLimit,
  isBarred,
  onDisplay,
  overCertificates,
  percentOf,
  topOf,
} from '../readers.ts';
import { introGame, introRule, introRules } from '../rules.ts';

/** 3.2.1: a turn begins with a certificate: it is taken, at the limit for another one, or goes to the pool. */

const companyOf = (piece: PieceId): string => piece.split('/')[1] ?? '';
const isOwn = (table: DoTable, seat: Seat, piece: PieceId): boolean =>
  piece.startsWith('cert/') && pieceOf(table, piece)?.at === seatPlace(seat);
/** A director's certificate that nobody could take over stays with its director. */
const isStuck = (table: DoTable, seat: Seat, piece: PieceId): boolean =>
  isOwn(table, seat, piece) && isDirectors(piece) && heirOf(table, companyOf(piece), seat) === null;
const isOnStack = (table: DoTable, company: string, piece: PieceId): boolean =>
  piece.startsWith(`cert/${company}/`) && pieceOf(table, piece)?.at === ipoPlace(company);
const isPooled = (table: DoTable, piece: PieceId): boolean => pieceOf(table, piece)?.at === POOL;
/** The certificate of the turn has been dealt with. */
function goOn(draft: DoDraft, seat: Seat): void {
  if (draft.clock.step === 'certificate' && draft.clock.turn === seat) draft.set('step', 'network');
}

// —— One is taken ——

const claiming = {
  company: ref('company'),
  piece: optional(ref('piece')),
  give: optional(ref('piece')),
} as const;
/** `piece`: the very certificate that a hand takes; `give`: one's own that goes to the pool for it, at the limit. */
type Claim = MoveOf<typeof claiming>;

/** Certificates of one size are alike; the director's one is not. */
const isLike = (company: string, a: PieceId, b: PieceId): boolean =>
  a === b || (!isDirectors(a) && !isDirectors(b) && percentOf(company, a) === percentOf(company, b));

const onClaim = introRule<Claim>('3.2.1');
const inStack = onClaim('stack-empty', ['DO-3.2.1.1'], (table, { company, piece }) =>
  when(topOf(table, company) === null && (piece === undefined || !isPooled(table, piece)), { company }),
);
const notFromPool = onClaim('pool-closed', ['DO-3.2.1.7', 'DO-2.1.2.3'], (table, { company, piece }) =>
  when(piece !== undefined && isPooled(table, piece), { company }),
);
const topOnly = onClaim('top-of-stack', ['DO-3.2.1.2', 'DO-2.4.3.2'], (table, { company, piece }) => {
  const top = topOf(table, company);
  if (piece === undefined || top === null || isPooled(table, piece)) return null;
  const isThere = pieceOf(table, piece)?.at === ipoPlace(company);
  return when(!isThere || !isLike(company, piece, top), { company, percent: percentOf(company, top) });
});
const shareLimit = onClaim('intro-share', ['DO-3.2.1.8'], (table, { seat, company, give }) => {
  const share = holdingWith(table, seat, company, give);
  return when(topOf(table, company) !== null && share > INTRO_SHARE, { company, share, limit: INTRO_SHARE });
});
const limit = onClaim('intro-certificates', ['DO-3.2.1.5', 'DO-3.2.1.6'], (table, { seat, give }) =>
  when(isAtLimit(table, seat) && give === undefined, {
    count: certificates(table, seat).length,
    limit: certificateLimit(table),
  }),
);
const onlyAtLimit = onClaim('give-at-limit', ['DO-3.2.1.6'], (table, { seat, give }) =>
  when(give !== undefined && !isAtLimit(table, seat), { limit: certificateLimit(table) }),
);
const givesOwn = onClaim('give-own', ['DO-3.2.1.6'], (table, { seat, give }) =>
  when(give !== undefined && !isOwn(table, seat, give)),
);
const directorStays = onClaim('director-stays', ['DO-3.2.1.6', 'DO-3.2.1.9'], (table, { seat, give = '' }) =>
  when(isStuck(table, seat, give), { company: companyOf(give) }),
);

const saidClaim = (table: DoTable, { company }: Claim) => {
  const top = topOf(table, company);
  return { company, percent: top === null ? 10 : percentOf(company, top) };
};
/** The certificate that a hand took, where it is as good as the top one. */
const taken = (table: DoTable, { company, piece }: Claim, top: PieceId): PieceId =>
  piece !== undefined && pieceOf(table, piece)?.at === ipoPlace(company) && isLike(company, piece, top)
    ? piece
    : top;
/** One certificate of each kind stands for all of it. */
function unlike(pieces: readonly PieceId[]): readonly PieceId[] {
  const kinds = new Map<string, PieceId>();
  for (const piece of pieces) {
    const company = companyOf(piece);
    const kind = `${company} ${percentOf(company, piece)} ${isDirectors(piece)}`;
    if (!kinds.has(kind)) kinds.set(kind, piece);
  }
  return [...kinds.values()];
}

/** 3.2.1: the top certificate of a stack; at the limit an own one goes to the pool first. */
export const claim: DoMove<Claim> = {
  fields: claiming,
  example: { type: 'claim', seat: 'anna', company: 'BME' },
  effects: doing((draft, move, table) => {
    const { seat, company, give } = move;
    const top = topOf(table, company);
    if (!isIntro(table) || top === null) return;
    if (give !== undefined && isOwn(table, seat, give)) discardTo(draft, seat, give);
    draft.put(taken(table, move, top), seatPlace(seat));
    if (isDirectors(top)) openRailway(draft, company, seat);
    settleDirector(draft, company);
    goOn(draft, seat);
  }),
  rules: [
    introGame,
    ...introRules('claim'),
    ...firstThen(
      [inStack, notFromPool],
      topOnly,
      shareLimit,
      [limit, onlyAtLimit],
      [givesOwn, directorStays],
    ),
  ],
  label: (table, move) => {
    const { company, give } = move;
    const said = saidClaim(table, move);
    if (isDirectors(topOf(table, company) ?? '')) return phrase('18do/log/claim-director', said);
    return give === undefined
      ? phrase('18do/log/claim', said)
      : phrase('18do/log/claim-for', { ...said, other: companyOf(give) });
  },
  *candidates(table, seat) {
    if (table.clock.step !== 'certificate') return;
    const own = isAtLimit(table, seat) ? unlike(certificates(table, seat)) : [undefined];
    for (const company of onDisplay(table))
      for (const give of own) yield { type: 'claim', seat, company, ...(give === undefined ? {} : { give }) };
  },
  concerns: (table, { company, give }, piece) => piece === give || isOnStack(table, company, piece),
  reads: (table, seat, { piece, to }) =>
    isIntro(table) && piece.startsWith('cert/') && to === seatPlace(seat)
      ? [{ type: 'claim', seat, company: companyOf(piece), piece }]
      : [],
  offer: (table) => ({
    label: (move) =>
      move.give === undefined
        ? phrase('18do/choice/claim', saidClaim(table, move))
        : phrase('18do/choice/claim-for', { ...saidClaim(table, move), other: companyOf(move.give) }),
    tone: 'plain',
  }),
};

// —— Or it goes to the pool ——

const dismissing = { company: ref('company') } as const;
type Dismiss = MoveOf<typeof dismissing>;

const onDismiss = introRule<Dismiss>('3.2.1');
const somethingThere = onDismiss('nothing-to-move', ['DO-3.2.1.6'], (table, { company }) =>
  when(topOf(table, company) === null, { company }),
);
/** Below the limit one is taken; only who could take none at all moves one to the pool. */
const mustTake = onDismiss('must-take', ['DO-3.2.1.1'], (table, { seat }) =>
  when(!isAtLimit(table, seat) && !isBarred(table, seat), { limit: certificateLimit(table) }),
);

/** 3.2.1 b: at the limit the top certificate of a stack goes to the pool, and nobody gets one. */
export const dismiss: DoMove<Dismiss> = {
  fields: dismissing,
  example: { type: 'dismiss', seat: 'anna', company: 'BME' },
  effects: doing((draft, { seat, company }, table) => {
    const top = topOf(table, company);
    if (!isIntro(table) || top === null) return;
    draft.put(top, POOL);
    goOn(draft, seat);
  }),
  rules: [introGame, ...introRules('dismiss'), ...firstThen(mustTake, somethingThere)],
  label: (_, { company }) => phrase('18do/log/dismiss', { company }),
  *candidates(table, seat) {
    if (table.clock.step === 'certificate')
      for (const company of onDisplay(table)) yield { type: 'dismiss', seat, company };
  },
  concerns: (table, { company }, piece) => isOnStack(table, company, piece),
  reads: (table, seat, { piece, from, to }) => {
    const company = companyOf(piece);
    return isIntro(table) && piece.startsWith('cert/') && to === POOL && from === ipoPlace(company)
      ? [{ type: 'dismiss', seat, company }]
      : [];
  },
  offer: () => ({ label: ({ company }) => phrase('18do/choice/dismiss', { company }), tone: 'quiet' }),
};

// —— Too many of them ——

const shedding = { piece: ref('piece') } as const;
type Shed = MoveOf<typeof shedding>;

const onShed = introRule<Shed>('3.2.1');
const tooMany = onShed('nothing-too-many', ['DO-3.2.1.10'], (table, { seat }) =>
  when(!overCertificates(table).includes(seat)),
);
const shedsOwn = onShed('shed-own', ['DO-3.2.1.10'], (table, { seat, piece }) =>
  when(!isOwn(table, seat, piece)),
);
const keepsDirector = onShed('shed-director', ['DO-3.2.1.10'], (table, { seat, piece }) =>
  when(isStuck(table, seat, piece), { company: companyOf(piece) }),
);

/** 3.2.1: who got too many certificates by losing a directorship puts the excess into the pool at once. */
export const shed: DoMove<Shed> = {
  fields: shedding,
  example: { type: 'shed', seat: 'anna', piece: 'cert/BME/1' },
  effects: doing((draft, { seat, piece }, table) => {
    if (isIntro(table) && isOwn(table, seat, piece)) discardTo(draft, seat, piece);
  }),
  rules: [introGame, ...gameOn, ...firstThen(tooMany, shedsOwn, keepsDirector)],
  label: (_, { piece }) => phrase('18do/log/shed', { company: companyOf(piece) }),
  *candidates(table, seat) {
    if (!overCertificates(table).includes(seat)) return;
    for (const piece of certificates(table, seat)) yield { type: 'shed', seat, piece };
  },
  concerns: (_, move, piece) => move.piece === piece,
  reads: (table, seat, { piece, from, to }) =>
    isIntro(table) && piece.startsWith('cert/') && to === POOL && from === seatPlace(seat)
      ? [{ type: 'shed', seat, piece }]
      : [],
  offer: () => ({
    label: ({ piece }) => phrase('18do/choice/shed', { company: companyOf(piece) }),
    tone: 'main',
  }),
};
