import type { Words } from '../../../table/words.ts';

/** What the buttons say. */
export const choiceWords: Words = {
  '18do/choice/bid': { de: 'Auf {lot:name} bieten', en: 'bid on {lot:name}' },
  '18do/choice/pick-first-action': {
    de: '„Erste Aktion Aktienrunde“ nehmen',
    en: 'take "First action, stock round"',
  },
  '18do/choice/pick-investors-railway': {
    de: '„Investor’s Railway“ nehmen',
    en: 'take "Investor\'s Railway"',
  },
  '18do/choice/found': {
    de: '{company} gründen · Startkurs {colour:name}',
    en: 'found the {company} · start price {colour:name}',
  },
  '18do/amount/start-price': { de: 'Startkurs', en: 'start price' },
  '18do/choice/buy-company': {
    de: '{percent} % {company} von der Gesellschaft · {price:money}',
    en: '{percent} % {company} from the railway · {price:money}',
  },
  '18do/choice/buy-pool': {
    de: '{percent} % {company} aus dem Bank Pool · {price:money}',
    en: '{percent} % {company} from the pool · {price:money}',
  },
  '18do/choice/buy-company-part': {
    de: '{percent} % {company}, 10 % in Zahlung · {price:money}',
    en: '{percent} % {company}, handing in 10 % · {price:money}',
  },
  '18do/choice/buy-pool-part': {
    de: '{percent} % {company} aus dem Bank Pool, 10 % in Zahlung · {price:money}',
    en: '{percent} % {company} from the pool, handing in 10 % · {price:money}',
  },
  '18do/choice/sell-big': {
    de: '{company} verkaufen, mit dem 20-%-Zertifikat · je {price:money}',
    en: 'sell {company}, with the 20 % certificate · {price:money} each',
  },
  '18do/choice/pass-sold': { de: 'Zug beenden', en: 'end the turn' },
  '18do/choice/assign': {
    de: 'Marker von {lot:name} zuweisen · {places} {places|Bahn|Bahnen}',
    en: 'assign the marker of {lot:name} · {places} {places|railway|railways}',
  },
  '18do/choice/flip': {
    de: '{lot:name} umdrehen · {cubes} {cubes|Bierquader|Bierquader}',
    en: 'flip {lot:name} · {cubes} {cubes|beer cube|beer cubes}',
  },
  '18do/choice/pay': {
    de: 'Ausschütten · {revenue:money}, je Aktie {share:money}',
    en: 'pay out · {revenue:money}, {share:money} a share',
  },
  '18do/choice/withhold': {
    de: 'Einbehalten · {revenue:money}',
    en: 'withhold · {revenue:money}',
  },
  '18do/choice/train-new': {
    de: 'Neuer {train}er-Zug · {price:money}',
    en: 'new {train}-train · {price:money}',
  },
  '18do/choice/train-pool': {
    de: '{train}er-Zug aus dem Bank Pool · {price:money}',
    en: '{train}-train from the pool · {price:money}',
  },
  '18do/choice/train-company': {
    de: '{train}er-Zug der {seller} kaufen',
    en: 'buy the {train}-train of the {seller}',
  },
  '18do/choice/offer': {
    de: 'Die {seller} nach ihrem {train}er-Zug fragen',
    en: 'ask the {seller} for its {train}-train',
  },
  '18do/choice/accept': { de: 'Zustimmen', en: 'agree' },
  '18do/choice/withdraw': { de: 'Anfrage zurückziehen', en: 'withdraw the request' },
  '18do/choice/issue': {
    de: 'Eigenes Zertifikat ({percent} %) verkaufen · {price:money}',
    en: 'sell a certificate of its own ({percent} %) · {price:money}',
  },
  '18do/choice/redeem': {
    de: 'Eigenes Zertifikat ({percent} %) zurückkaufen · {price:money}',
    en: 'buy a certificate of its own back ({percent} %) · {price:money}',
  },
  '18do/choice/force': {
    de: 'Zwangskauf: {train}er-Zug · {price:money} (Privatgeld {cash:money}, Kredit {loan:money})',
    en: 'forced purchase: {train}-train · {price:money} (cash {cash:money}, loan {loan:money})',
  },
  '18do/choice/discard': {
    de: '{train}er-Zug der {company} abgeben',
    en: 'give up the {train}-train of the {company}',
  },
  '18do/choice/done': { de: 'Zug der {company} beenden', en: 'end the turn of the {company}' },
  '18do/choice/done-nobody': { de: 'Weiter mit der nächsten Gesellschaft', en: 'go on to the next railway' },
  '18do/amount/keep': { de: 'Betrag', en: 'sum' },
};
