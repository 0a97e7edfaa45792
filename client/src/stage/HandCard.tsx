import { toScreen } from '../draw/geometry.ts';
import { useHand } from '../hand/hand.ts';
import { Icon } from '../parts/Icon.tsx';
import { useShown, useSpeech } from '../state/shown.ts';
import { capital } from '../parts/ChoiceForm.tsx';
import { useText } from '../words/use-text.ts';
import { camera, sceneNow } from '../view/current.ts';

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
  const corner = toScreen(camera.now, {
    x: spot.x + Math.min(spot.w, 260) / 2,
    y: spot.y - Math.min(spot.h, 200) / 2,
  });
  const [first] = over.readings;
  const style = {
    left: Math.max(8, Math.min(corner.x + 18, camera.size.w - 300)),
    top: Math.max(8, Math.min(corner.y, camera.size.h - 170)),
  };
  const move = first ? capital(speech.move(shown.play.table, first.move)) : '';
  const finding = over.findings.find(({ weight }) => weight === 'breach') ?? over.findings[0];
  const turns = held.targets.get(over.place)?.size ?? 0;
  return (
    <div
      key={`${over.place}/${over.turn}`}
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
      {over.readings.length > 1 && over.verdict === 'fits' ? (
        <p>{t('hand.several', { n: over.readings.length })}</p>
      ) : null}
      <footer>
        {finding ? <cite>{speech.section(finding)}</cite> : <span />}
        <span className="hand-keys">
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
