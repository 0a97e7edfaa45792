import type { Words } from '../../../table/words.ts';

/** What the buttons say. */
export const choiceWords: Words = {
  '1862/choice/take': {
    de: '{private:name} kaufen · {price:money}',
    en: 'buy {private:name} · {price:money}',
  },
  '1862/choice/bid': { de: 'Auf {private:name} bieten', en: 'bid on {private:name}' },
  '1862/choice/withdraw': {
    de: 'Gebot auf {private:name} zurückziehen',
    en: 'withdraw the bid on {private:name}',
  },
  '1862/choice/close': { de: '{private:name} schließen', en: 'close {private:name}' },
  '1862/choice/par': { de: '{company} zu {par:money}', en: '{company} at {par:money}' },
  '1862/choice/found': { de: '{company} gründen · {percent} %', en: 'found {company} · {percent} %' },
  '1862/choice/buy-unsold': { de: '{company} kaufen · {price:money}', en: 'buy {company} · {price:money}' },
  '1862/choice/buy-pool': {
    de: '{company} aus dem Bankpool kaufen · {price:money}',
    en: 'buy {company} from the pool · {price:money}',
  },
  '1862/choice/raise': {
    de: '{company} in Not verkaufen · je {price:money}',
    en: 'emergency sale of {company} · {price:money} each',
  },
  '1862/choice/pass-sold': { de: 'Zug beenden', en: 'end the turn' },
  '1862/choice/pass-auction': { de: 'Nicht weiter bieten', en: 'drop out' },
  '1862/choice/pay': { de: 'Ausschütten · {revenue:money}', en: 'pay out · {revenue:money}' },
  '1862/choice/withhold': { de: 'Einbehalten · {revenue:money}', en: 'withhold · {revenue:money}' },
  '1862/choice/train': { de: '{train} kaufen · {price:money}', en: 'buy {train} · {price:money}' },
  '1862/choice/train-help': {
    de: '{train} kaufen · {price:money}, {missing:money} von {director}',
    en: 'buy {train} · {price:money}, {missing:money} from {director}',
  },
  '1862/choice/train-pool': {
    de: 'Gebrauchte {train} kaufen · {price:money}',
    en: 'buy a used {train} · {price:money}',
  },
  '1862/choice/train-pool-help': {
    de: 'Gebrauchte {train} kaufen · {price:money}, {missing:money} von {director}',
    en: 'buy a used {train} · {price:money}, {missing:money} from {director}',
  },
  '1862/choice/train-company': { de: '{train} der {seller} kaufen', en: 'buy {train} of the {seller}' },
  '1862/choice/offer': { de: '{seller} nach {train} fragen', en: 'ask the {seller} for {train}' },
  '1862/choice/accept': { de: 'Verkaufen', en: 'sell' },
  '1862/choice/withdraw-offer': { de: 'Frage zurückziehen', en: 'take the question back' },
  '1862/choice/discard': { de: '{train} der {company} abgeben', en: 'give up {train} of the {company}' },
  '1862/choice/bankrupt': { de: 'Bankrott erklären', en: 'declare bankruptcy' },
  '1862/choice/buyback': {
    de: 'Hälfte der Aktien zurückkaufen · {cost:money}',
    en: 'buy back half of the shares · {cost:money}',
  },
  '1862/choice/done': { de: 'Zug der {company} beenden', en: 'end the turn of the {company}' },
  '1862/choice/done-nobody': { de: 'Weiter', en: 'go on' },
  '1862/amount/par': { de: 'Ausgabekurs', en: 'par' },
  '1862/amount/notes': { de: 'Schuldscheine zu 100', en: 'notes of 100' },
};
