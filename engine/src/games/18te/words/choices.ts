import type { Words } from '../../../table/words.ts';

/** What the buttons say. */
export const choiceWords: Words = {
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
  '18te/choice/raise': {
    de: '{company} in Not verkaufen · je {price:money}',
    en: 'emergency sale of {company} · {price:money} each',
  },
  '18te/choice/lay': {
    de: 'Plättchen legen oder aufwerten · {places} {places|Feld|Felder}',
    en: 'lay or upgrade a tile · {places} {places|hex|hexes}',
  },
  '18te/choice/station': {
    de: 'Bahnhof setzen · {places} {places|Platz|Plätze}',
    en: 'place a station · {places} {places|place|places}',
  },
  '18te/choice/run': { de: 'Fahren', en: 'run' },
  '18te/choice/run-nothing': { de: 'Weiter, keine Einnahme', en: 'go on, no revenue' },
  '18te/choice/announce': { de: 'Bessere Fahrt zeigen', en: 'show a better run' },
  '18te/choice/pay': {
    de: 'Ausschütten · {revenue:money}, je 10 % {share:money}',
    en: 'pay out · {revenue:money}, {share:money} per 10 %',
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
  '18te/choice/train-help': {
    de: '{train} aus der Fabrik · {price:money}, davon {missing:money} von {president}',
    en: '{train} from the factory · {price:money}, {missing:money} of it from {president}',
  },
  '18te/choice/train-pool-help': {
    de: '{train} von der Bank · {price:money}, davon {missing:money} von {president}',
    en: '{train} from the pool · {price:money}, {missing:money} of it from {president}',
  },
  '18te/choice/train-company': { de: '{train} der {seller} kaufen', en: 'buy the {train} of the {seller}' },
  '18te/choice/offer': {
    de: 'Die {seller} nach ihrer {train} fragen',
    en: 'ask the {seller} for its {train}',
  },
  '18te/choice/withdraw': { de: 'Anfrage zurückziehen', en: 'withdraw the request' },
  '18te/choice/accept': { de: 'Zustimmen', en: 'agree' },
  '18te/choice/discard': { de: '{train} der {company} abgeben', en: 'give up the {train} of the {company}' },
  '18te/choice/issue': { de: 'Zertifikate ausgeben', en: 'issue certificates' },
  '18te/choice/redeem': {
    de: 'Zertifikate zurückkaufen · je {price:money}',
    en: 'redeem certificates · {price:money} each',
  },
  '18te/choice/bankrupt': { de: 'Bankrott erklären', en: 'declare bankruptcy' },
  '18te/choice/pass-sold': { de: 'Zug beenden', en: 'end the turn' },
  '18te/choice/pass-auction': { de: 'Aussteigen', en: 'drop out' },
  '18te/choice/done-nobody': {
    de: 'Weiter mit der nächsten Gesellschaft',
    en: 'go on to the next company',
  },
  '18te/choice/done': { de: 'Zug der {company} beenden', en: 'end the turn of the {company}' },
};
