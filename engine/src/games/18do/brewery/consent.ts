import type { Said } from '../../../rail/title.ts';
import { citing } from '../../../rail/title.ts';
import type { Question } from '../../../rail/verbs/question.ts';
import { answersTo } from '../../../rail/verbs/question.ts';
import { when } from '../../../table/rules.ts';
import type { Move, Params, Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoDraft, DoMove, DoTable } from '../clock.ts';
import { doing } from '../flow.ts';
import type { DoRule } from '../rules.ts';
import { gameOn, startOver } from '../rules.ts';
import { dortmund } from '../title.ts';

/** Somebody else has to agree: to carry beer (§6.5.2.4), or to sell a marker (§7.1). */
export interface Consent<Q> extends Omit<Question<DoClock, Q>, 'first' | 'close' | 'answers'> {
  readonly first?: readonly DoRule[];
  /** The question is closed; whoever was asked and refuses is not asked again in this turn. */
  readonly close: (draft: DoDraft) => void;
  readonly refuse: (draft: DoDraft, question: Q) => void;
  readonly answers: Said;
  /** What the two moves are called, what the second one is where it takes the question back, and if nothing was asked. */
  readonly words: Readonly<Record<'yes' | 'no' | 'back' | 'nothing', string>>;
  readonly told: (table: DoTable, question: Q) => Params;
  /** What the button says that agrees. */
  readonly offered?: (table: DoTable) => Params;
}

/** Both answers. Whoever asked may take the question back: then it may be asked again. */
export function consentTo<Q>(terms: Consent<Q>): { readonly yes: DoMove; readonly no: DoMove } {
  const { open, asked, words } = terms;
  const nothingOpen = citing(dortmund)(terms.nothing, (table) => when(open(table) === null));
  const answers = answersTo<DoClock, Q>(dortmund, {
    ...terms,
    first: [...(terms.first ?? []), ...gameOn, ...startOver, nothingOpen],
    answers: [{ said: terms.answers }],
  });
  const isAsked = (table: DoTable, seat: Seat): boolean => {
    const question = open(table);
    return question !== null && asked(table, question) === seat;
  };
  const line = (table: DoTable, key: string): Phrase => {
    const question = open(table);
    return question === null
      ? phrase(`18do/log/${words.nothing}`)
      : phrase(`18do/log/${key}`, terms.told(table, question));
  };
  const candidates = (type: string) => (table: DoTable, seat: Seat) =>
    open(table) === null ? [] : [{ type, seat }];
  const noKey = (table: DoTable, { seat }: Pick<Move, 'seat'>): string =>
    isAsked(table, seat) ? words.no : words.back;
  return {
    yes: {
      ...answers.accept,
      example: { type: words.yes, seat: 'bert' },
      candidates: candidates(words.yes),
      label: (table) => line(table, words.yes),
      offer: (table) => ({
        label: () => phrase(`18do/choice/${words.yes}`, terms.offered?.(table)),
        tone: 'main',
      }),
    },
    no: {
      ...answers.decline,
      example: { type: words.no, seat: 'bert' },
      effects: doing((draft, { seat }, table) => {
        const question = open(table);
        if (question === null) return;
        terms.close(draft);
        if (isAsked(table, seat)) terms.refuse(draft, question);
      }),
      candidates: candidates(words.no),
      label: (table, move) => line(table, noKey(table, move)),
      offer: (table, seat) => ({
        label: () => phrase(`18do/choice/${noKey(table, { seat })}`),
        tone: 'plain',
      }),
    },
  };
}
