import { ruled } from '../table/settled.ts';
import type { Blank } from '@stellwerk/engine/table/game.ts';
import { interpret } from '@stellwerk/engine/table/interpret.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matOf } from '../layout/surfaces-of.ts';
import { toScreen } from '../draw/geometry.ts';
import { bindQuestion } from './bound.ts';
import type { Question } from './hand.ts';
import { benchNow, cancel, choose, fill, useHand } from './hand.ts';
import { blanksFor, dueBetween } from './machine.ts';
import { Icon } from '../parts/Icon.tsx';
import { outcomeOf } from '../parts/outcome.ts';
import { capital } from '../parts/capital.ts';
import { ChoiceForm, NumberField } from '../parts/ChoiceForm.tsx';
import { sayChange, sayPrice } from '../parts/say-outcome.ts';
import type { Speech } from '../words/speech.ts';
import type { Shown } from '../table/shown.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { text } from '../words/texts.ts';
import { useText } from '../words/use-text.ts';
import { isAnswered } from './menu-answers.ts';
import { camera, drawableOfAccount, sceneNow } from '../camera/current.ts';

const EDGE = 8;
/** What Enter presses: what the form makes, or the likeliest of several. */
const CONFIRMS = 'button[type="submit"], .option';
/** Fields, buttons and dialogs have keys of their own; the parts of the tabletop are buttons only so that Tab finds them. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable], button:not(.regions *), a, summary';

/** "More" and "less" beside a number were pressed with the mouse: Enter after that says that it is enough. */
const isStep = (target: Node): boolean =>
  target instanceof Element && target.closest('.number button') !== null;

function placeOf(question: Question): { left: number; top: number } {
  const scene = sceneNow();
  const spot =
    question.kind === 'money'
      ? scene && drawableOfAccount(scene, question.to)
      : scene?.places.spot(question.place);
  const at = spot ? toScreen(camera.now, spot) : { x: camera.size.w / 2, y: camera.size.h / 2 };
  return {
    left: Math.max(EDGE, Math.min(at.x + 14, camera.size.w - 300)),
    top: Math.max(EDGE, at.y + 14),
  };
}

/** A small question at the place of the drop: which of several, or how much. */
export function HandMenu() {
  const t = useText();
  const question = useHand((s) => s.question);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu || !question) return;
    // Seven prices are a long list: all of it stays on the tabletop.
    menu.style.maxHeight = `${camera.size.h - 2 * EDGE}px`;
    menu.style.overflowY = 'auto';
    const lowest = camera.size.h - menu.offsetHeight - EDGE;
    menu.style.top = `${Math.max(EDGE, Math.min(placeOf(question).top, lowest))}px`;
    // The number itself, not the button before it that makes it smaller: Enter confirms.
    const answers = ['input', '.option', 'button:enabled'].map((one) => menu.querySelector<HTMLElement>(one));
    answers.find((one) => one !== null)?.focus();
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isHere = target instanceof Node && menu.contains(target);
      // Whoever writes or works elsewhere does not mean this question.
      if (!isHere && target instanceof Element && target.closest(ELSEWHERE)) return;
      if (event.key === 'Escape') cancel();
      else if (event.key === 'Enter' && (!isHere || isStep(target)))
        menu.querySelector<HTMLElement>(CONFIRMS)?.click();
      else if (question.kind === 'readings' && /^[1-9]$/.test(event.key)) {
        const reading = question.readings[Number(event.key) - 1];
        if (reading) pick(question, reading.move);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // The hand may have clicked on the table meanwhile: the question is still what the keys answer.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [question]);
  useEffect(() => (question ? bindQuestion(question) : undefined), [question]);
  if (!question) return null;
  return (
    <div ref={box} className="hand-menu" role="dialog" aria-label={t('hand.which')} style={placeOf(question)}>
      {question.kind === 'readings' ? <Readings question={question} /> : null}
      {question.kind === 'blanks' ? <Blanks move={question.move} blanks={question.blanks} /> : null}
      {question.kind === 'money' ? <Amount from={question.from} to={question.to} /> : null}
      <button type="button" className="button small quiet" onClick={() => cancel()}>
        {t('hand.put-back')} <kbd>Esc</kbd>
      </button>
    </div>
  );
}

type Which = Extract<Question, { kind: 'readings' }>;

/** A number by which the readings differ is not asked for a second time. */
function pick({ readings }: Which, move: Move): void {
  const bench = benchNow();
  const blanks = bench && blanksFor(bench, move);
  if (blanks && isAnswered(readings, move, blanks)) fill(move);
  else choose(move);
}

/** What it does to the purse of whoever chooses, and to prices. */
function costOf(shown: Shown, speech: Speech, move: Move): string {
  const stage = sceneNow()?.stage;
  const { game, table } = shown.play;
  const own = stage && matOf(stage, move.seat);
  if (!own) return '';
  const { cash, prices } = outcomeOf(game, stage, ruled(table), move);
  const purse = cash.find(({ account }) => account === own.account);
  const parts = [
    ...(purse
      ? [
          text(speech.language, 'outcome.left', {
            said: sayChange(speech, purse.by),
            left: speech.money(purse.left),
          }),
        ]
      : []),
    ...prices.map((price) => sayPrice(stage, speech, price)),
  ];
  return parts.map((part) => ` · ${part}`).join('');
}

function Readings({ question }: { readonly question: Which }) {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  if (!shown || !speech) return null;
  const free: Move | null = freeOf(question);
  return (
    <>
      <h3>{t('hand.which')}</h3>
      <ul>
        {question.readings.map(({ move, findings }, i) => (
          <li key={JSON.stringify(move)}>
            <button type="button" className="option" onClick={() => pick(question, move)}>
              <Icon name={findings.length > 0 ? 'flag' : 'arrow'} size={14} />
              <span>
                {capital(speech.move(shown.play.table, move))}
                {costOf(shown, speech, move)}
              </span>
              <kbd>{i + 1}</kbd>
            </button>
          </li>
        ))}
        {free && shown.play.settings.mode !== 'strict' ? (
          <li>
            <button type="button" className="option" onClick={() => choose(free)}>
              <Icon name="hand" size={14} /> <span>{t('hand.just-move')}</span>
            </button>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function freeOf({ place }: Which): Move | null {
  const { held } = useHand.getState();
  const bench = benchNow();
  return held?.kind === 'piece' && bench
    ? { type: 'put', seat: bench.seat, piece: held.piece, to: place }
    : null;
}

function Blanks({ move, blanks }: { readonly move: Move; readonly blanks: readonly Blank[] }) {
  const shown = useShown();
  const speech = useSpeech();
  if (!shown || !speech) return null;
  const spec = shown.play.game
    .prompt(ruled(shown.play.table), shown.seat)
    .choices.find((c) => c.move?.type === move.type);
  const started = blanks.map((blank) => {
    const given = move[blank.field];
    return typeof given === 'number' && given >= blank.min && given <= blank.max
      ? { ...blank, start: given }
      : blank;
  });
  const label = spec?.label ?? { key: 'table/plain', params: { text: speech.move(shown.play.table, move) } };
  return <ChoiceForm choice={{ label, move, blanks: started, tone: 'main' }} speech={speech} onPlay={fill} />;
}

/** How much: the due amount is offered, everything is, and any number can be typed. */
function Amount({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const all = shown?.play.table.cash[from] ?? 0;
  const due = shown ? dueBetween(shown.play.table, from, to) : null;
  const [amount, setAmount] = useState(due ?? Math.min(10, Math.max(1, all)));
  if (!shown || !speech) return null;
  const pay = (value: number): void => {
    const bench = benchNow();
    const [reading] =
      bench && value > 0 ? interpret(bench.game, bench.table, bench.seat, { pay: value, from, to }) : [];
    if (reading) fill(reading.move);
  };
  const blank: Blank = {
    field: 'amount',
    label: { key: 'amount' },
    min: 1,
    max: Math.max(all, 100_000),
    step: 1,
    start: amount,
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pay(amount);
      }}
    >
      <h3>{t('money.title', { from: speech.place(from), to: speech.place(to) })}</h3>
      <div className="row">
        {due === null ? null : (
          <button type="button" className="button small" onClick={() => pay(due)}>
            {t('money.due', { amount: speech.money(due) })}
          </button>
        )}
        {all > 0 ? (
          <button type="button" className="button small" onClick={() => pay(all)}>
            {t('money.all', { amount: speech.money(all) })}
          </button>
        ) : null}
      </div>
      <div className="row">
        <NumberField blank={blank} label={t('money.amount')} value={amount} onChange={setAmount} />
        <button type="submit" className="button primary">
          {t('money.pay')}
        </button>
      </div>
    </form>
  );
}
