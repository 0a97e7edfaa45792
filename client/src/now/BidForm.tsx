import type { BidScale, Hammer, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Blank, Choice } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useMemo, useState } from 'react';
import { capital } from '../parts/capital.ts';
import { NumberField, wrongWith } from '../parts/ChoiceForm.tsx';
import { ForEmpty } from '../parts/ForEmpty.tsx';
import { changesTo } from '../parts/outcome.ts';
import { sayChanges } from '../parts/say-outcome.ts';
import { play as send } from '../table/act.ts';
import { ruled } from '../table/settled.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { ifItWins, whoHasItThen } from './if-won.ts';

/** The viewer's own bid and the way out of the auction. */
interface Bidding {
  readonly bid: Choice & { readonly move: Move };
  readonly blank: Blank;
  readonly pass: (Choice & { readonly move: Move }) | null;
}

/** What of all that is offered is about the lot; null where whoever looks has no say now. */
export function biddingIn(choices: readonly Choice[], { pass }: Hammer): Bidding | null {
  const made = choices.filter((choice): choice is Bidding['bid'] => choice.move !== null);
  const bid = made.find(({ blanks, tone }) => blanks?.length === 1 && tone === 'main');
  const [blank] = bid?.blanks ?? [];
  if (!bid || !blank) return null;
  return { bid, blank, pass: made.find(({ move, blanks }) => !blanks && move.type === pass) ?? null };
}

/** The next bid, and the first one that reaches each later mark, as far as the purse goes. */
export const bidsWorthIt = ({ min, max }: Blank, scale: BidScale | undefined): readonly number[] =>
  scale ? [min, ...scale.marks.map(({ from }) => from).filter((from) => from > min && from <= max)] : [];

/** Raise or pass, in the middle of the table; and what follows if it wins. */
export function BidForm({
  bidding: { bid, blank, pass },
  hammer,
  play,
  stage,
  speech,
}: {
  readonly bidding: Bidding;
  readonly hammer: Hammer;
  readonly play: Play;
  readonly stage: Stage;
  readonly speech: Speech;
}) {
  const t = useText();
  const [amount, setAmount] = useState(blank.start);
  const move = useMemo((): Move => ({ ...bid.move, [blank.field]: amount }), [bid, blank, amount]);
  const wrong = wrongWith(play, move);
  const { scale } = hammer;
  const valueOf = (sum: number): number | undefined =>
    scale?.marks.filter(({ from }) => from <= sum).at(-1)?.value;
  const then = useMemo(() => {
    const table = ruled(play.table);
    const won = ifItWins(play.game, table, hammer, move);
    return won ? sayChanges(stage, changesTo(stage, table, won), move.seat, speech) : [];
  }, [play, hammer, move, stage, speech]);
  const other = whoHasItThen(hammer, move.seat);
  return (
    <form
      className="bid-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(move);
      }}
    >
      <div className="bid-row">
        <NumberField blank={blank} label={speech.phrase(blank.label)} value={amount} onChange={setAmount} />
        {bidsWorthIt(blank, scale).map((sum) => (
          <button
            key={sum}
            type="button"
            className="bid-pick"
            aria-pressed={sum === amount}
            onClick={() => setAmount(sum)}
          >
            <b>{sum}</b> <small>{t('auction.value', { value: valueOf(sum) ?? '' })}</small>
          </button>
        ))}
        <button type="submit" className="button primary">
          {t('auction.bid', { what: capital(speech.phrase(bid.label)), amount: speech.money(amount) })}{' '}
          <ForEmpty seat={move.seat} speech={speech} />
        </button>
        {pass ? (
          <button type="button" className="button" onClick={() => send(pass.move)}>
            {capital(speech.phrase(pass.label))} <ForEmpty seat={move.seat} speech={speech} />
          </button>
        ) : null}
      </div>
      {wrong ? (
        <output className="outcome wrong">
          {speech.finding(wrong)} {speech.section(wrong)}
        </output>
      ) : (
        <output className="outcome">
          {then.length === 0 ? null : (
            <>
              <b>{t('auction.if-won', { amount: speech.money(amount) })}</b> {then.join(' · ')}.{' '}
            </>
          )}
          {other === null || !pass
            ? null
            : t('auction.if-pass', { who: speech.name(other), amount: speech.money(hammer.bid) })}
        </output>
      )}
    </form>
  );
}
