import { themeNow, useSettings } from '../../settings/settings.ts';
import type { TitleCard } from './title-card.ts';

/** The board of a title in the middle of a game. */
export function TitlePicture({
  card,
  width,
  height,
}: {
  readonly card: TitleCard;
  readonly width: number;
  readonly height: number;
}) {
  const theme = themeNow(useSettings((s) => s.theme));
  return <img className="game-picture" src={card.picture[theme]} width={width} height={height} alt="" />;
}
