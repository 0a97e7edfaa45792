import type { Words } from '../../../table/words.ts';

/** What to do now, and what the buttons say. */
export const nowWords: Words = {
  // A prompt has a headline and may have more: `/more` is the smaller line under it, `/other` the headline for those who
  // wait, `/cite` the paragraph.
  '18te/now/end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  '18te/now/end/cite': { de: '8', en: '8' },
  '18te/now/open': {
    de: '{seat}, biete auf die {company} oder passe.',
    en: '{seat}, bid for the {company} or pass.',
  },
  '18te/now/open/other': {
    de: '{seat} überlegt ein Gebot auf die {company}.',
    en: '{seat} considers a bid for the {company}.',
  },
  '18te/now/open/cite': { de: '6.5', en: '6.5' },
  '18te/now/bid': {
    de: '{seat}, überbiete {bid:money} oder passe.',
    en: '{seat}, raise {bid:money} or pass.',
  },
  '18te/now/bid/more': {
    de: '{bidder} bietet {bid:money} auf die {company}.',
    en: '{bidder} bids {bid:money} for the {company}.',
  },
  '18te/now/bid/other': {
    de: '{seat} überlegt, {bid:money} auf die {company} zu überbieten.',
    en: '{seat} considers raising {bid:money} for the {company}.',
  },
  '18te/now/bid/cite': { de: '6.5', en: '6.5' },
  '18te/now/trade': { de: '{seat}, handle oder passe.', en: '{seat}, trade or pass.' },
  '18te/now/trade/more': {
    de: 'Erst verkaufen, dann kaufen oder versteigern.',
    en: 'Sell first, then buy or auction.',
  },
  '18te/now/trade/other': { de: '{seat} handelt.', en: '{seat} is trading.' },
  '18te/now/trade/cite': { de: '6', en: '6' },
  '18te/now/sold': {
    de: '{seat}, kaufe noch oder beende deinen Zug.',
    en: '{seat}, buy now or end your turn.',
  },
  '18te/now/sold/more': {
    de: 'Ein Zertifikat kaufen oder eine Gesellschaft versteigern.',
    en: 'Buy one certificate or auction a company.',
  },
  '18te/now/sold/other': {
    de: '{seat} hat verkauft und handelt weiter.',
    en: '{seat} has sold and goes on trading.',
  },
  '18te/now/sold/cite': { de: '6.4', en: '6.4' },
  '18te/now/discard': {
    de: '{seat}, gib überzählige Loks der {company} ab.',
    en: '{seat}, give up the surplus trains of the {company}.',
  },
  '18te/now/discard/other': {
    de: '{seat} gibt überzählige Loks der {company} ab.',
    en: '{seat} gives up surplus trains of the {company}.',
  },
  '18te/now/discard/cite': { de: '3.8', en: '3.8' },
  '18te/now/offer': {
    de: '{seat}, verkauft die {seller} ihre {train}?',
    en: '{seat}, does the {seller} sell its {train}?',
  },
  '18te/now/offer/more': { de: 'Die {buyer} bietet {price:money}.', en: 'The {buyer} offers {price:money}.' },
  '18te/now/offer/other': {
    de: '{seat} überlegt, ob die {seller} ihre {train} für {price:money} verkauft.',
    en: '{seat} decides whether the {seller} sells its {train} for {price:money}.',
  },
  '18te/now/offer/cite': { de: '7.8', en: '7.8' },
  '18te/now/go-on': { de: '{seat}, es geht weiter.', en: '{seat}, go on.' },
  '18te/now/go-on/other': { de: '{seat} ist an der Reihe.', en: '{seat} goes on.' },
  '18te/now/track': { de: '{seat}, lege Gleis für die {company}', en: '{seat}, lay track for the {company}' },
  '18te/now/track/more': { de: 'ein Plättchen: legen oder ausbauen', en: 'one tile: lay or upgrade' },
  '18te/now/track/other': {
    de: '{seat} legt Gleis für die {company}.',
    en: '{seat} lays track for the {company}.',
  },
  '18te/now/track/cite': { de: '7.3', en: '7.3' },
  '18te/now/station': {
    de: '{seat}, setze einen Bahnhof der {company}',
    en: '{seat}, place a station of the {company}',
  },
  '18te/now/station/more': { de: 'höchstens einen, oder fahren', en: 'one at most, or run' },
  '18te/now/station/other': {
    de: '{seat} setzt einen Bahnhof der {company}.',
    en: '{seat} places a station of the {company}.',
  },
  '18te/now/station/cite': { de: '7.4', en: '7.4' },
  '18te/now/run': {
    de: '{seat}, fahre mit den Loks der {company}',
    en: '{seat}, run the trains of the {company}',
  },
  '18te/now/run/other': {
    de: '{seat} wählt eine Fahrt für die {company}.',
    en: '{seat} is choosing a run for the {company}.',
  },
  '18te/now/run/cite': { de: '7.5', en: '7.5' },
  '18te/now/payout': { de: '{seat}, schüttet die {company} aus?', en: '{seat}, does the {company} pay out?' },
  '18te/now/payout/more': { de: 'ausschütten oder einbehalten', en: 'pay out or withhold' },
  '18te/now/payout/other': {
    de: '{seat} entscheidet, ob die {company} ausschüttet.',
    en: '{seat} decides whether the {company} pays out.',
  },
  '18te/now/payout/cite': { de: '7.6', en: '7.6' },
  '18te/now/trains': {
    de: '{seat}, kaufe Loks für die {company}',
    en: '{seat}, buy trains for the {company}',
  },
  '18te/now/trains/more': { de: 'oder ihren Zug beenden', en: 'or end its turn' },
  '18te/now/trains/other': {
    de: '{seat} kauft Loks für die {company}.',
    en: '{seat} buys trains for the {company}.',
  },
  '18te/now/trains/cite': { de: '7.8', en: '7.8' },
  '18te/now/shares': {
    de: '{seat}, beende den Zug der {company}',
    en: '{seat}, end the turn of the {company}',
  },
  '18te/now/shares/more': {
    de: 'vorher Aktien ausgeben oder zurückkaufen',
    en: 'first issue or redeem shares',
  },
  '18te/now/shares/other': {
    de: '{seat} beendet den Zug der {company}.',
    en: '{seat} ends the turn of the {company}.',
  },
  '18te/now/shares/cite': { de: '7.10', en: '7.10' },
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
    de: 'Plättchen legen oder ausbauen · {places} {places|Feld|Felder}',
    en: 'lay or upgrade a tile · {places} {places|hex|hexes}',
  },
  '18te/choice/station': {
    de: 'Bahnhof setzen · {places} {places|Platz|Plätze}',
    en: 'place a station · {places} {places|place|places}',
  },
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
