import type { Words } from '../../../table/words.ts';
import { under } from './under.ts';

/** The start round and the private breweries (§4.2.2, §4.3.1). */
export const startWords: Words = {
  '18do/3.1/introductory-game': {
    de: 'Das Einführungsspiel kennt das nicht: Es wird ohne Geld und ohne Aktienrunden gespielt.',
    en: 'The introductory game does not know this: it is played without money and stock rounds.',
  },
  '18do/4.2.2/start-round-first': {
    de: 'Erst kauft jeder Spieler genau eine Privatbrauerei. Passen geht in der Startrunde nicht.',
    en: 'First every player buys exactly one private brewery. Nobody passes in the start round.',
  },
  ...under(['4.2.2', '6.2.2'], {
    'bids-are-over': {
      de: 'Das Bieten ist vorbei; es gehört zur Startrunde.',
      en: 'The bidding is over; it belongs to the start round.',
    },
    'bid-stays': {
      de: 'Du führst mit {bid:money} auf {lot:name}. Dein Marker bleibt liegen, bis du überboten wirst.',
      en: 'You lead with {bid:money} on {lot:name}. Your marker stays until you are outbid.',
    },
    'bid-turn': { de: '{turn} bietet jetzt.', en: 'It is for {turn} to bid now.' },
  }),
  '18do/4.2.2/bid-field': {
    de: '{lot:name} hat kein Bietfeld mit {bid:money} im Startpaket.',
    en: '{lot:name} has no bid field of {bid:money} in the start package.',
  },
  '18do/4.2.2/bid-higher': {
    de: 'Auf {lot:name} liegen schon {standing:money}. Du nimmst ein höheres Feld, oder ein Feld einer anderen Privatbrauerei.',
    en: '{standing:money} lies on {lot:name} already. You take a higher field, or a field of another private brewery.',
  },
  '18do/4.2.2/bid-cash': {
    de: 'Du hast {cash:money} Privatgeld und bietest {bid:money}.',
    en: 'You have {cash:money} and bid {bid:money}.',
  },
  '18do/4.3.1/brewery-own-turn': {
    de: 'Besitzkärtchen und Brauereimarker nutzt du nur in deinem eigenen Spielzug: in der Aktienrunde, oder wenn eine Gesellschaft operiert, die du leitest.',
    en: 'Card and brewery marker are used in your own turn only: in a stock round, or when a railway operates that you direct.',
  },
  '18do/4.3.1/brewery-none': {
    de: 'Du besitzt keine Privatbrauerei.',
    en: 'You own no private brewery.',
  },
  '18do/4.3.1/marker-gone': {
    de: 'Zu deiner Privatbrauerei liegt kein Brauereimarker bei dir.',
    en: 'No brewery marker of your private brewery lies with you.',
  },
  '18do/4.3.1/marker-own-railway': {
    de: 'Die {company} leitest du nicht. Der Marker von {lot:name} kommt zu einer Gesellschaft, deren Direktor sein Besitzer ist.',
    en: 'You do not direct the {company}. The marker of {lot:name} goes to a railway that its owner directs.',
  },
  '18do/4.3.1/flip-assigns': {
    de: 'Wer {lot:name} umdreht, teilt den Brauereimarker sofort einer Gesellschaft zu.',
    en: 'Whoever flips {lot:name} assigns its brewery marker to a railway at once.',
  },
  '18do/4.3.1/flipped-already': {
    de: '{lot:name} ist schon umgedreht.',
    en: '{lot:name} has been flipped already.',
  },
  '18do/4.3.1/brewery-stays': {
    de: 'Eine Privatbrauerei wird nicht verkauft. Sie bleibt bis zum Ende bei ihrem Käufer.',
    en: 'A private brewery is never sold. It stays with its buyer to the end.',
  },
  '18do/4.3.1/marker-not-sold': {
    de: 'Brauereimarker werden nicht verkauft und nicht weitergegeben.',
    en: 'Brewery markers are neither sold nor handed on.',
  },
  '18do/4.3.1.2/cubes-stay': {
    de: 'Bierquader verlassen ein Besitzkärtchen nur mit einem Zug.',
    en: 'Beer cubes leave a card only with a train.',
  },
  '18do/log/bid': { de: 'bietet {bid:money} für {lot:name}', en: 'bids {bid:money} for {lot:name}' },
  '18do/log/assign': {
    de: 'teilt den Marker von {lot:name} der {company} zu',
    en: 'assigns the marker of {lot:name} to the {company}',
  },
  '18do/log/flip': { de: 'dreht {lot:name} um', en: 'flips {lot:name}' },
  '18do/log/pick-first-action': {
    de: 'nimmt „Erste Aktion Aktienrunde“',
    en: 'takes "First action, stock round"',
  },
  '18do/log/pick-investors-railway': {
    de: 'nimmt „Investor’s Railway“',
    en: 'takes "Investor\'s Railway"',
  },
  'due/private': { de: 'Privatbrauerei bezahlen und nehmen', en: 'pay for the private brewery and take it' },
  'due/bid-marker': { de: 'Gebotsmarker zurücklegen', en: 'put the bid marker back' },
  'due/first-action': {
    de: '„Erste Aktion Aktienrunde“ weitergeben',
    en: 'hand on "First action, stock round"',
  },
  'due/income': { de: 'Rendite der Privatbrauerei auszahlen', en: 'pay the income of the private brewery' },
  'due/flip': { de: 'Besitzkärtchen umdrehen', en: 'flip the card' },
  'due/markers-out': {
    de: 'Brauereimarker aus dem Spiel nehmen',
    en: 'take the brewery marker out of the game',
  },
  'due/order-marker': { de: 'Marker B2 vom Plan nehmen', en: 'take marker B2 off the map' },
  'due/coal-marker': { de: 'Kohlemarker zur KWE legen', en: 'lay a coal marker with the KWE' },
};
