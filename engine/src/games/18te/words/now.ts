import type { Words } from '../../../table/words.ts';

/** What to do now, and what the buttons say. */
export const nowWords: Words = {
  '18te/now/end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  '18te/now/open': {
    de: '{seat}, biete auf die {company} oder passe.',
    en: '{seat}, bid for the {company} or pass.',
  },
  '18te/now/bid': {
    de: '{seat}, überbiete {bid:money} von {bidder} auf die {company} oder passe.',
    en: '{seat}, raise the {bid:money} of {bidder} for the {company} or pass.',
  },
  '18te/now/trade': {
    de: '{seat}, handle: verkaufen, dann kaufen oder versteigern – oder passe.',
    en: '{seat}, trade: sell, then buy or auction – or pass.',
  },
  '18te/now/sold': {
    de: '{seat}, kaufe oder versteigere noch, oder beende deinen Zug.',
    en: '{seat}, buy or auction now, or end your turn.',
  },
  '18te/now/discard': {
    de: '{seat}, gib überzählige Loks der {company} ab.',
    en: '{seat}, give up the surplus trains of the {company}.',
  },
  '18te/now/offer': {
    de: '{seat}, verkauft die {seller} ihre {train} für {price:money} an die {buyer}?',
    en: '{seat}, does the {seller} sell its {train} to the {buyer} for {price:money}?',
  },
  '18te/now/go-on': { de: '{seat}, es geht weiter.', en: '{seat}, go on.' },
  '18te/now/track': {
    de: '{seat}, lege Gleis für die {company}: ein Plättchen legen oder ausbauen.',
    en: '{seat}, lay track for the {company}: one tile, lay or upgrade.',
  },
  '18te/now/station': {
    de: '{seat}, setze einen Bahnhof der {company} oder fahre.',
    en: '{seat}, place a station of the {company}, or run.',
  },
  '18te/now/run': {
    de: '{seat}, fahre mit den Loks der {company}.',
    en: '{seat}, run the trains of the {company}.',
  },
  '18te/now/payout': {
    de: '{seat}, schüttet die {company} aus oder behält sie ein?',
    en: '{seat}, does the {company} pay out or withhold?',
  },
  '18te/now/trains': {
    de: '{seat}, kaufe Loks für die {company} oder beende ihren Zug.',
    en: '{seat}, buy trains for the {company} or end its turn.',
  },
  '18te/now/shares': {
    de: '{seat}, beende den Zug der {company}.',
    en: '{seat}, end the turn of the {company}.',
  },
  '18te/amount/bid': { de: 'Gebot', en: 'bid' },
  '18te/amount/count': { de: 'Anzahl', en: 'number' },
  '18te/amount/price': { de: 'Preis', en: 'price' },
  '18te/choice/auction': { de: '{company} versteigern', en: 'auction the {company}' },
  '18te/choice/bid': { de: 'Bieten', en: 'bid' },
  '18te/choice/buy-treasury': {
    de: '{company} aus der Kasse kaufen · {price:money}',
    en: 'buy {company} from the treasury · {price:money}',
  },
  '18te/choice/buy-pool': {
    de: '{company} von der Bank kaufen · {price:money}',
    en: 'buy {company} from the pool · {price:money}',
  },
  '18te/choice/sell': {
    de: '{company} verkaufen · je {price:money}',
    en: 'sell {company} · {price:money} each',
  },
  '18te/choice/raise': {
    de: '{company} in Not verkaufen · je {price:money}',
    en: 'emergency sale of {company} · {price:money} each',
  },
  '18te/choice/lay': {
    de: 'Plättchen legen oder ausbauen · {places} Felder',
    en: 'lay or upgrade a tile · {places} hexes',
  },
  '18te/choice/station': { de: 'Bahnhof setzen · {places} Plätze', en: 'place a station · {places} places' },
  '18te/choice/run': { de: 'Fahren', en: 'run' },
  '18te/choice/announce': { de: 'Bessere Fahrt zeigen', en: 'show a better run' },
  '18te/choice/pay': {
    de: 'Ausschütten · {revenue:money}, je Aktie {share:money}',
    en: 'pay out · {revenue:money}, {share:money} a share',
  },
  '18te/choice/withhold': {
    de: 'Einbehalten · {revenue:money} in die Kasse',
    en: 'withhold · {revenue:money} to the treasury',
  },
  '18te/choice/train': {
    de: '{train} aus der Fabrik · {price:money}',
    en: '{train} from the factory · {price:money}',
  },
  '18te/choice/train-pool': {
    de: '{train} von der Bank · {price:money}',
    en: '{train} from the pool · {price:money}',
  },
  '18te/choice/train-company': {
    de: '{train} der {seller} · {price:money}',
    en: '{train} of the {seller} · {price:money}',
  },
  '18te/choice/offer': { de: '{train} der {seller} anfragen', en: 'ask the {seller} for its {train}' },
  '18te/choice/accept': { de: 'Zustimmen', en: 'agree' },
  '18te/choice/decline': { de: 'Ablehnen', en: 'decline' },
  '18te/choice/discard': { de: '{train} der {company} abgeben', en: 'give up the {train} of the {company}' },
  '18te/choice/issue': { de: 'Aktien ausgeben', en: 'issue shares' },
  '18te/choice/redeem': {
    de: 'Aktien zurückkaufen · je {price:money}',
    en: 'redeem shares · {price:money} each',
  },
  '18te/choice/bankrupt': { de: 'Bankrott erklären', en: 'declare bankruptcy' },
  '18te/choice/pass': { de: 'Passen', en: 'pass' },
  '18te/choice/pass-sold': { de: 'Zug beenden', en: 'end the turn' },
  '18te/choice/pass-auction': { de: 'Aussteigen', en: 'drop out' },
  '18te/choice/done': { de: 'Zug der {company} beenden', en: 'end the turn of the {company}' },
};
