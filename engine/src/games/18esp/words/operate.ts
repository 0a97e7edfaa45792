import type { Words } from '../../../table/words.ts';
import { routeWords } from './routes.ts';
import { trainWords } from './trains.ts';

/** Running, income, takeovers, trains, emergency money, combined trains, tenders, the end of a turn. */
export const operateWords: Words = {
  ...routeWords,
  ...trainWords,
  // —— Takeover ——
  '18esp/5.6/takeover-who': {
    de: 'Die {company} kann nichts übernehmen. Das tun große Südbahnen, ab Phase 3.',
    en: 'The {company} cannot take over anything. Southern majors do, from phase 3 on.',
  },
  '18esp/5.6/takeover-whom': {
    de: 'Die {minor} ist keine kleine Gesellschaft, die gerade im Spiel ist.',
    en: 'The {minor} is not a minor that is in play now.',
  },
  '18esp/5.6/takeover-operated': {
    de: 'Die {minor} war noch nie an der Reihe. Übernommen wird sie erst danach.',
    en: 'The {minor} has not had a turn yet. It is taken over only after one.',
  },
  '18esp/5.6/takeover-share': {
    de: 'Von der {company} liegt keine Aktie mehr bereit. Der Direktor der kleinen Gesellschaft bekommt aber eine.',
    en: 'No share of the {company} is left. The director of the minor gets one, though.',
  },
  '18esp/5.6/takeover-cash': {
    de: 'Die {minor} kostet {price:money}, die {company} hat {cash:money}.',
    en: 'The {minor} costs {price:money}; the {company} has {cash:money}.',
  },
  '18esp/5.6/no-vacancy': {
    de: 'Gerade ist kein Kreis einer übernommenen Bahn frei.',
    en: 'No circle of a taken-over minor is vacant just now.',
  },
  '18esp/5.6/who-replaces': {
    de: 'Über diesen Kreis entscheidet {director} für die {company}.',
    en: '{director} decides about this circle for the {company}.',
  },
  '18esp/5.6/madrid-circle': {
    de: 'Der Kreis der MZ in Madrid gehört der MZA. Hier kommt kein anderer Bahnhof hin.',
    en: "The circle of MZ in Madrid is MZA's. No other station goes there.",
  },
  '18esp/5.6/no-spare-marker': {
    de: 'Die {company} hat keinen Marker frei.',
    en: 'The {company} has no station available.',
  },
  '18esp/5.6/marker-there': {
    de: 'In {hex:name} liegt schon ein Bahnhof der {company}. Einer je Feld ist erlaubt.',
    en: 'A station of the {company} is in {hex:name} already. One a hex is allowed.',
  },
  // —— Log ——
  '18esp/log/run': { de: '{company} fährt {income:money} ein', en: '{company} runs for {income:money}' },
  '18esp/log/run-subsidy': {
    de: '{company} fährt {income:money} ein, dazu {subsidy:money} aus Minen und Häfen',
    en: '{company} runs for {income:money}, and {subsidy:money} from mines and ports',
  },
  '18esp/log/run-twice': {
    de: '{company} fährt {once:money} ein, in der letzten Operationsrunde verdoppelt zu {income:money}',
    en: '{company} runs for {once:money}, doubled to {income:money} in the last operating round',
  },
  '18esp/log/run-twice-subsidy': {
    de: '{company} fährt {once:money} ein, in der letzten Operationsrunde verdoppelt zu {income:money}, dazu {subsidy:money} aus Minen und Häfen',
    en: '{company} runs for {once:money}, doubled to {income:money} in the last operating round, and {subsidy:money} from mines and ports',
  },
  '18esp/log/pay': { de: '{company} zahlt {income:money} aus', en: '{company} pays out {income:money}' },
  '18esp/log/withhold': {
    de: '{company} behält {income:money} ein',
    en: '{company} withholds {income:money}',
  },
  '18esp/log/takeover': {
    de: '{company} übernimmt die {minor} für {price:money}',
    en: '{company} takes over {minor} for {price:money}',
  },
  '18esp/log/ask-takeover': {
    de: '{company} möchte die {minor} für {price:money} übernehmen',
    en: '{company} would like to take over {minor} for {price:money}',
  },
  '18esp/log/replace': {
    de: '{company} setzt einen Bahnhof an die Stelle der {minor} in {hex:name}',
    en: '{company} puts a station in place of {minor} in {hex:name}',
  },
  '18esp/log/replace-not': {
    de: '{company} lässt den Kreis der {minor} in {hex:name} frei',
    en: '{company} leaves the circle of {minor} in {hex:name} free',
  },
  '18esp/log/train': {
    de: '{company} kauft Zug {train} für {price:money} ({from:name})',
    en: '{company} buys train {train} for {price:money} ({from:name})',
  },
  '18esp/log/train-help': {
    de: '{company} kauft Zug {train} für {price:money} ({from:name}), {director} gibt {help:money} dazu',
    en: '{company} buys train {train} for {price:money} ({from:name}), {director} adds {help:money}',
  },
  '18esp/log/train-loan': {
    de: '{company} kauft Zug {train} für {price:money} ({from:name}), {director} gibt {help:money} dazu und leiht {loan:money}',
    en: '{company} buys train {train} for {price:money} ({from:name}), {director} adds {help:money} and borrows {loan:money}',
  },
  '18esp/log/train-borrowed': {
    de: '{company} kauft Zug {train} für {price:money} ({from:name}), {director} leiht {loan:money}',
    en: '{company} buys train {train} for {price:money} ({from:name}), {director} borrows {loan:money}',
  },
  '18esp/log/train-company': {
    de: '{company} kauft der {seller} Zug {train} für {price:money} ab',
    en: '{company} buys train {train} from {seller} for {price:money}',
  },
  '18esp/log/offer': {
    de: '{company} bietet der {seller} {price:money} für Zug {train}',
    en: '{company} offers {seller} {price:money} for train {train}',
  },
  '18esp/log/combine': {
    de: '{company} verbindet {train} und {recycled} für {cost:money}',
    en: '{company} joins {train} and {recycled} for {cost:money}',
  },
  '18esp/log/discard': { de: '{company} gibt Zug {train} ab', en: '{company} gives up train {train}' },
  '18esp/log/tender': {
    de: '{company} kauft einen Tender für {price:money}',
    en: '{company} buys a tender for {price:money}',
  },
  '18esp/log/raise': {
    de: 'verkauft {count} × {company} zu {price:money} für einen Zug',
    en: 'sells {count} × {company} at {price:money} for a train',
  },
  // —— Choices ——
  '18esp/choice/discard': { de: '{company}: Zug {train} abgeben', en: '{company}: give up train {train}' },
  '18esp/choice/replace': {
    de: 'Bahnhof der {company} in {hex:name} setzen',
    en: 'Put a station of {company} in {hex:name}',
  },
  '18esp/choice/replace-not': { de: 'Kreis frei lassen', en: 'Leave the circle free' },
  '18esp/choice/run': { de: 'Züge fahren', en: 'Run trains' },
  '18esp/choice/pay': {
    de: '{income:money} auszahlen, {share:money} je Aktie',
    en: 'Pay out {income:money}, {share:money} a share',
  },
  '18esp/choice/pay-minor': {
    de: '{income:money} teilen, {half:money} für dich',
    en: 'Split {income:money}, {half:money} for you',
  },
  '18esp/choice/withhold': { de: '{income:money} einbehalten', en: 'Withhold {income:money}' },
  '18esp/choice/takeover': {
    de: '{minor} für {price:money} übernehmen',
    en: 'Take over {minor} for {price:money}',
  },
  '18esp/choice/ask-takeover': {
    de: '{seat} fragen: {minor} für {price:money} übernehmen',
    en: 'Ask {seat}: take over {minor} for {price:money}',
  },
  '18esp/choice/train': { de: 'Zug {train} kaufen, {price:money}', en: 'Buy train {train}, {price:money}' },
  '18esp/choice/train-market': {
    de: 'Zug {train} aus dem freien Markt kaufen, {price:money}',
    en: 'Buy train {train} from the market, {price:money}',
  },
  '18esp/choice/train-help': {
    de: 'Zug {train} kaufen, {price:money}, davon {help:money} von dir',
    en: 'Buy train {train}, {price:money}, {help:money} of it from you',
  },
  '18esp/choice/train-loan': {
    de: 'Zug {train} kaufen, {price:money}, davon {help:money} von dir und {loan:money} Kredit',
    en: 'Buy train {train}, {price:money}, {help:money} of it from you and a loan of {loan:money}',
  },
  '18esp/choice/train-borrowed': {
    de: 'Zug {train} kaufen, {price:money}, davon {loan:money} Kredit',
    en: 'Buy train {train}, {price:money}, with a loan of {loan:money}',
  },
  '18esp/choice/raise': {
    de: '{company} verkaufen, {price:money} je Aktie',
    en: 'Sell {company}, {price:money} a share',
  },
  '18esp/choice/combine': {
    de: '{train} mit {recycled} verbinden, {cost:money}',
    en: 'Join {train} and {recycled}, {cost:money}',
  },
  '18esp/choice/offer': { de: 'Zug {train} der {seller} kaufen', en: 'Buy train {train} from {seller}' },
  '18esp/choice/tender': { de: 'Tender kaufen, {price:money}', en: 'Buy a tender, {price:money}' },
  '18esp/choice/tender-market': {
    de: 'Tender aus dem freien Markt kaufen, {price:money}',
    en: 'Buy a tender from the market, {price:money}',
  },
  '18esp/choice/done': { de: '{company} ist fertig', en: '{company} is done' },
  // —— Dues ——
  'due/withheld': { de: 'Einnahmen in die Kasse legen', en: 'put the income into the treasury' },
  'due/subsidy': {
    de: 'Minen- und Hafengeld in die Kasse legen',
    en: 'put mine and port money into the treasury',
  },
  'due/train': { de: 'Zug bezahlen', en: 'pay for the train' },
  'due/help': { de: 'Geld des Direktors zuschießen', en: "add the director's money" },
  'due/loan': { de: 'Kredit auszahlen', en: 'pay out the loan' },
  'due/recycle': { de: 'Kombi-Zug bezahlen', en: 'pay for the combined train' },
  'due/takeover': { de: 'Übernahme abwickeln', en: 'carry out the takeover' },
  'due/tender-price': { de: 'Tender bezahlen', en: 'pay for the tender' },
};
