import type { Draft } from '../../table/draft.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import { when } from '../../table/rules.ts';
import type { Move, Params, Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';

/** A question between two seats: one asks, the other one agrees or not, and what was agreed on happens at once. */
export interface Question<C extends RailClock, Q> {
  /** What comes before everything else. */
  readonly first: readonly Rule<C>[];
  readonly open: (table: Table<C>) => Q | null;
  readonly close: (draft: Draft<C>) => void;
  readonly asked: (table: Table<C>, question: Q) => Seat;
  readonly asker: (table: Table<C>, question: Q) => Seat;
  /** Hands may have carried things off while the question was open: whether it can still be carried out. */
  readonly stands: (table: Table<C>, question: Q) => boolean;
  readonly carryOut: (draft: Draft<C>, question: Q) => void;
  /** There has to be a question before it can be answered. */
  readonly nothing: Said;
  /** Both sides agree, so the asked one answers. `of`: the questions that this paragraph is about; usually all. */
  readonly answers: readonly { readonly said: Said; readonly of?: (question: Q) => boolean }[];
  readonly answersParams: (table: Table<C>, question: Q) => Params;
  readonly gone: Said;
  readonly goneParams?: (question: Q) => Params;
}

type Answer<C extends RailClock> = Required<
  Pick<MoveSpec<C, Move>, 'fields' | 'example' | 'effects' | 'rules' | 'candidates'>
>;

/** The two answers. What they are called in the log and on the buttons is the title's. */
export function answersTo<C extends RailClock, Q>(
  title: RailTitle<C>,
  terms: Question<C, Q>,
): { readonly accept: Answer<C>; readonly decline: Answer<C> } {
  const { open, close, asked, asker, stands } = terms;
  const cite = citing(title);
  const nothing = cite(terms.nothing, (table) => when(table.clock.round === 'OR' && open(table) === null));
  /** `withdrawn`: the asking one may take the question back. */
  const answers = (withdrawn: boolean): readonly Rule<C>[] =>
    terms.answers.map(({ said, of = () => true }) =>
      cite(said, (table, { seat }) => {
        const question = open(table);
        if (question === null || !of(question) || asked(table, question) === seat) return null;
        return when(!withdrawn || asker(table, question) !== seat, terms.answersParams(table, question));
      }),
    );
  const gone = cite(terms.gone, (table) => {
    const question = open(table);
    return question === null || stands(table, question) ? null : (terms.goneParams?.(question) ?? {});
  });
  const candidates = (type: string) => (table: Table<C>, seat: Seat) =>
    open(table) === null ? [] : [{ type, seat }];
  return {
    accept: {
      fields: {},
      example: { type: 'accept', seat: 'bert' },
      effects: (table) =>
        title.drafted(table, (draft) => {
          const question = open(table);
          if (question === null) return;
          close(draft);
          if (stands(table, question)) terms.carryOut(draft, question);
        }),
      rules: [...terms.first, nothing, ...answers(false), gone],
      candidates: candidates('accept'),
    },
    decline: {
      fields: {},
      example: { type: 'decline', seat: 'bert' },
      effects: (table) =>
        title.drafted(table, (draft) => {
          if (open(table) !== null) close(draft);
        }),
      rules: [...terms.first, nothing, ...answers(true)],
      candidates: candidates('decline'),
    },
  };
}
