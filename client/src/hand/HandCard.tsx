import { toScreen } from '../draw/geometry.ts';
import { useHand } from './hand.ts';
import type { Over } from './machine.ts';
import { Icon } from '../parts/Icon.tsx';
import { outcomeOf } from '../parts/outcome.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { capital } from '../parts/ChoiceForm.tsx';
import { useText } from '../words/use-text.ts';
import { camera, sceneNow } from '../camera/current.ts';

const WIDTH = 290;
const BESIDE = 18;

/** What the place under the hand says: clear, or why not, in one line with its paragraph. */
export function HandCard() {
  const t = useText();
  const { held, over, by, question } = useHand();
  const shown = useShown();
  const speech = useSpeech();
  const scene = sceneNow();
  if (held?.kind !== 'piece' || !over || question || !shown || !speech || !scene) return null;
  if (over.verdict === 'home') return null;
  const spot = scene.places.spot(over.place);
  if (!spot) return null;
  const half = Math.min(spot.w, 260) / 2;
  const corner = toScreen(camera.now, { x: spot.x + half, y: spot.y - Math.min(spot.h, 200) / 2 });
  const left = toScreen(camera.now, { x: spot.x - half, y: 0 }).x;
  const [first] = over.readings;
  const style = {
    // Beside the place, never over it: what one holds is there.
    left: corner.x + BESIDE + WIDTH > camera.size.w ? Math.max(8, left - BESIDE - WIDTH) : corner.x + BESIDE,
    top: Math.max(8, Math.min(corner.y, camera.size.h - 170)),
  };
  const move = first ? capital(speech.move(shown.play.table, first.move)) : '';
  const finding = over.findings.find(({ weight }) => weight === 'breach') ?? over.findings[0];
  const turns = held.targets.get(over.place)?.size ?? 0;
  // Asked is only between those that are clear.
  const clear = over.readings.filter(({ findings }) => findings.every(({ weight }) => weight !== 'breach'));
  return (
    <div
      key={`${over.place}/${over.turn}/${over.count}`}
      className={`hand-card ${over.verdict} by-${by ?? 'mouse'}`}
      style={style}
    >
      <h3>
        <Icon
          name={over.verdict === 'wrong' ? 'close' : over.verdict === 'fits' ? 'check' : 'hand'}
          size={14}
        />
        {over.verdict === 'wrong' ? t('hand.wrong') : over.verdict === 'free' ? t('hand.free') : move}
      </h3>
      {finding ? <p>{speech.finding(finding)}</p> : null}
      {over.verdict === 'fits' && held.fan.length > 1 ? <Prices over={over} shown={shown} /> : null}
      {(held.count ?? 1) > over.count ? <p>{t('hand.one-by-one')}</p> : null}
      {clear.length > 1 && over.verdict === 'fits' ? <p>{t('hand.several', { n: clear.length })}</p> : null}
      <footer>
        {finding ? <cite>{speech.section(finding)}</cite> : <span />}
        <span className="hand-keys">
          {held.fan.length > 1 ? (
            <span>
              <kbd>+</kbd> <kbd>−</kbd> {t('hand.many')}
            </span>
          ) : null}
          {held.turns && turns !== 1 ? (
            <span>
              <kbd>R</kbd> {t('hand.turn')}
            </span>
          ) : null}
          {over.verdict === 'wrong' ? (
            <span>
              <kbd>Esc</kbd> {t('hand.back')}
            </span>
          ) : (
            <span>{t(by === 'keys' ? 'hand.enter' : 'hand.drop')}</span>
          )}
        </span>
      </footer>
    </div>
  );
}

/** What a sale makes of prices and purses: now and after. */
function Prices({ over, shown }: { readonly over: Over; readonly shown: Shown }) {
  const t = useText();
  const speech = useSpeech();
  const stage = sceneNow()?.stage;
  const [reading] = over.readings;
  if (!speech || !stage || !reading) return null;
  const { game, table } = shown.play;
  const { prices, cash } = outcomeOf(game, stage, ruled(table), reading.move);
  const said = [
    ...prices.map(({ livery, from, to }) =>
      t('hand.price', { who: stage.liveries[livery]?.letters ?? livery, from, to }),
    ),
    ...cash.map(
      ({ account, by }) => `${speech.name(account)} ${by > 0 ? '+' : '−'}${speech.money(Math.abs(by))}`,
    ),
  ];
  return said.length > 0 ? <p className="prices">{said.join(' · ')}</p> : null;
}
