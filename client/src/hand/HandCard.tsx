import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Box, toScreen } from '../draw/geometry.ts';
import type { Scene } from '../layout/scene.ts';
import type { Spot } from '../layout/spots.ts';
import { besidePlace } from './card-place.ts';
import { useHand } from './hand.ts';
import type { Over } from './machine.ts';
import { Icon } from '../parts/Icon.tsx';
import { sayNext, sayOutcome } from '../parts/say-outcome.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { capital } from '../parts/capital.ts';
import { useText } from '../words/use-text.ts';
import { camera, sceneNow } from '../camera/current.ts';

/** As much of a place as a card keeps clear of: a mat is wide, and the hand is in the middle of it. */
const MOST = { w: 260, h: 200 };

function boxOnScreen({ x, y, w, h }: Spot, most: typeof MOST | null): Box {
  const [wide, high] = most ? [Math.min(w, most.w), Math.min(h, most.h)] : [w, h];
  const { scale } = camera.now;
  const at = toScreen(camera.now, { x: x - wide / 2, y: y - high / 2 });
  return { ...at, w: wide * scale, h: high * scale };
}

/** What glows, but for the place under the hand and whole sheets: a mat is hit beside a card as well. */
const glowingOn = (scene: Scene, places: Iterable<string>, but: string): readonly Box[] =>
  [...places].flatMap((place) => {
    const spot = place === but ? null : scene.places.spot(place);
    return spot ? [boxOnScreen(spot, spot.shape === 'box' ? MOST : null)] : [];
  });

/** What the place under the hand says: clear, or why not, in one line with its paragraph. */
export function HandCard() {
  const t = useText();
  const { held, over, by, question } = useHand();
  const shown = useShown();
  const speech = useSpeech();
  const scene = sceneNow();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const spot = over && scene?.places.spot(over.place);
    const box = card.current;
    if (!box || !spot || !scene || held?.kind !== 'piece') return;
    const size = { w: box.offsetWidth, h: box.offsetHeight };
    const glowing = glowingOn(scene, held.targets.keys(), over.place);
    const { x, y } = besidePlace(boxOnScreen(spot, MOST), size, camera.size, glowing);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  });
  if (held?.kind !== 'piece' || !over || question || !shown || !speech || !scene) return null;
  if (over.verdict === 'home') return null;
  if (!scene.places.spot(over.place)) return null;
  const [first] = over.readings;
  const move = first ? capital(speech.move(shown.play.table, first.move)) : '';
  const finding = over.findings.find(({ weight }) => weight === 'breach') ?? over.findings[0];
  const turns = held.targets.get(over.place)?.size ?? 0;
  // Asked is only between those that are clear.
  const clear = over.readings.filter(({ findings }) => findings.every(({ weight }) => weight !== 'breach'));
  return (
    <div
      key={`${over.place}/${over.turn}/${over.count}`}
      ref={card}
      className={`hand-card ${over.verdict === 'back' ? 'free' : over.verdict} by-${by ?? 'mouse'}`}
    >
      <h3>
        <Icon
          name={over.verdict === 'wrong' ? 'close' : over.verdict === 'fits' ? 'check' : 'hand'}
          size={14}
        />
        {over.verdict === 'fits' ? move : t(`hand.${over.verdict}`)}
      </h3>
      {over.verdict === 'back' ? <p>{t('hand.back.what')}</p> : null}
      {finding ? <p>{speech.finding(finding)}</p> : null}
      {over.verdict === 'fits' ? <Prices over={over} shown={shown} /> : null}
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
              <kbd>Esc</kbd> {t('hand.put-back')}
            </span>
          ) : (
            <span>{t(by === 'keys' ? 'hand.enter' : 'hand.drop')}</span>
          )}
        </span>
      </footer>
    </div>
  );
}

/** What it makes of prices and purses, who else gets something by it, and what is next. */
function Prices({ over, shown }: { readonly over: Over; readonly shown: Shown }) {
  const speech = useSpeech();
  const mine = useTable((s) => s.mine);
  const stage = sceneNow()?.stage;
  const [reading] = over.readings;
  const move = reading?.move;
  const { parts, next } = useMemo(() => {
    const { game } = shown.play;
    const table = ruled(shown.play.table);
    return speech && stage && move
      ? {
          parts: sayOutcome(game, stage, table, move, speech),
          next: sayNext(game, table, move, mine, speech),
        }
      : { parts: [], next: null };
  }, [shown, stage, move, mine, speech]);
  return (
    <>
      {parts.length > 0 ? <p className="prices">{parts.join(' · ')}</p> : null}
      {next === null ? null : <p className="then">{next}</p>}
    </>
  );
}
