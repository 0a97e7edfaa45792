declare module 'virtual:title-cards' {
  import type { TitleCard } from './title-card.ts';

  const cards: readonly TitleCard[];
  export default cards;
}
