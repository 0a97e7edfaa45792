import { ipoPlace, POOL, seatPlace } from '../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import { pieceOf } from '../../../../table/places.ts';
import { optional, ref } from '../../../../table/shape.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { INTRO_SHARE } from '../../data/limits.ts';
import { settleDirector } from '../../deal.ts';
import { drafted } from '../../flow.ts';
import { certificates, isIntro } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import { rule, when } from '../../rules.ts';
import { discardTo, heirOf, isDirectors, openRailway } from '../flow.ts';
import { certificateLimit, holdingWith, isAtLimit, onDisplay, percentOf, topOf } from '../readers.ts';
import { introGame, introRules } from '../rules.ts';

const fields = {
  company: ref('company'),
  piece: optional(ref('piece')),
  give: optional(ref('piece')),
} as const;
/** `piece`: the very certificate that a hand takes; `give`: one's own that goes to the pool for it, at the limit. */
export type Claim = MoveOf<typeof fields>;

const companyOf = (piece: PieceId): string => piece.split('/')[1] ?? '';
const isOwn = (table: DoTable, { seat, give }: Claim): boolean =>
  give !== undefined && give.startsWith('cert/') && pieceOf(table, give)?.at === seatPlace(seat);
/** Certificates of one size are alike; the director's one is not. */
const isLike = (company: string, a: PieceId, b: PieceId): boolean =>
  a === b || (!isDirectors(a) && !isDirectors(b) && percentOf(company, a) === percentOf(company, b));

// —— Rules ——

const about = (name: string, atoms: readonly string[], check: DoRule<Claim>['check']): DoRule<Claim> =>
  rule<Claim>(name, '3.2.1', atoms, (table, move) => (isIntro(table) ? check(table, move) : null));
const inStack = about('stack-empty', ['DO-3.2.1.1'], (table, { company, piece }) =>
  when(topOf(table, company) === null && (piece === undefined || !isPooled(table, piece)), { company }),
);
const isPooled = (table: DoTable, piece: PieceId): boolean => pieceOf(table, piece)?.at === POOL;
const notFromPool = about('pool-closed', ['DO-3.2.1.7', 'DO-2.1.2.3'], (table, { company, piece }) =>
  when(piece !== undefined && isPooled(table, piece), { company }),
);
const topOnly = about('top-of-stack', ['DO-3.2.1.2', 'DO-2.4.3.2'], (table, { company, piece }) => {
  const top = topOf(table, company);
  if (piece === undefined || top === null || isPooled(table, piece)) return null;
  const isThere = pieceOf(table, piece)?.at === ipoPlace(company);
  return when(!isThere || !isLike(company, piece, top), { company, percent: percentOf(company, top) });
});
const shareLimit = about('intro-share', ['DO-3.2.1.8'], (table, { seat, company, give }) => {
  const share = holdingWith(table, seat, company, give);
  return when(topOf(table, company) !== null && share > INTRO_SHARE, { company, share, limit: INTRO_SHARE });
});
const certificateRule = about('intro-certificates', ['DO-3.2.1.5', 'DO-3.2.1.6'], (table, { seat, give }) =>
  when(isAtLimit(table, seat) && give === undefined, {
    count: certificates(table, seat).length,
    limit: certificateLimit(table),
  }),
);
const onlyAtLimit = about('give-at-limit', ['DO-3.2.1.6'], (table, { seat, give }) =>
  when(give !== undefined && !isAtLimit(table, seat), { limit: certificateLimit(table) }),
);
const ownCertificate = about('give-own', ['DO-3.2.1.6'], (table, move) =>
  when(move.give !== undefined && !isOwn(table, move)),
);
const directorStays = about('director-stays', ['DO-3.2.1.6', 'DO-3.2.1.9'], (table, move) => {
  const { give = '', seat } = move;
  const company = companyOf(give);
  return when(isOwn(table, move) && isDirectors(give) && heirOf(table, company, seat) === null, { company });
});

/** 3.2.1: the top certificate of a stack; at the limit an own one goes to the pool first. */
export const claim: MoveSpec<DoClock, Claim> = {
  fields,
  example: { type: 'claim', seat: 'anna', company: 'BME' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat, company, give } = move;
      const top = topOf(table, company);
      if (!isIntro(table) || top === null) return;
      if (give !== undefined && isOwn(table, move)) discardTo(draft, seat, give);
      draft.put(taken(table, move, top), seatPlace(seat));
      if (isDirectors(top)) openRailway(draft, company, seat);
      settleDirector(draft, company);
      if (table.clock.step === 'certificate' && table.clock.turn === seat) draft.set('step', 'network');
    }),
  rules: [
    introGame,
    ...introRules('claim'),
    inStack,
    notFromPool,
    topOnly,
    shareLimit,
    certificateRule,
    onlyAtLimit,
    ownCertificate,
    directorStays,
  ],
  label: (table, { company, give }) => {
    const top = topOf(table, company);
    const params = { company, percent: top === null ? 10 : percentOf(company, top) };
    if (top !== null && isDirectors(top)) return phrase('18do/log/claim-director', params);
    return give === undefined
      ? phrase('18do/log/claim', params)
      : phrase('18do/log/claim-for', { ...params, other: companyOf(give) });
  },
  *candidates(table, seat) {
    if (table.clock.step !== 'certificate') return;
    const own = isAtLimit(table, seat) ? unlike(certificates(table, seat)) : [undefined];
    for (const company of onDisplay(table))
      for (const give of own) yield { type: 'claim', seat, company, ...(give === undefined ? {} : { give }) };
  },
  concerns: (table, { company, give }, piece) =>
    piece === give ||
    (piece.startsWith(`cert/${company}/`) && pieceOf(table, piece)?.at === ipoPlace(company)),
  reads: (table, seat, { piece, to }) =>
    isIntro(table) && piece.startsWith('cert/') && to === seatPlace(seat)
      ? [{ type: 'claim', seat, company: companyOf(piece), piece }]
      : [],
  offer: (table) => ({
    label: ({ company, give }) => {
      const top = topOf(table, company);
      const params = { company, percent: top === null ? 10 : percentOf(company, top) };
      return give === undefined
        ? phrase('18do/choice/claim', params)
        : phrase('18do/choice/claim-for', { ...params, other: companyOf(give) });
    },
    tone: 'plain',
  }),
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
