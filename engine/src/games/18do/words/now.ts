import type { Words } from '../../../table/words.ts';

const cite = (section: string) => ({ de: section, en: section });

/** What to do now. `/more`: the smaller line under it; `/other`: for those who wait; `/cite`: the paragraph. */
export const nowWords: Words = {
  '18do/now/end/cite': cite('4.6'),
  '18do/now/private': {
    de: '{seat}, biete auf eine Privatbrauerei{led|; du führst schon|}.',
    en: '{seat}, bid on a private brewery{led|; you lead already|}.',
  },
  '18do/now/private/more': {
    de: 'ein Feld ohne Gebot, oder ein höheres als das liegende',
    en: 'a field without a bid, or a higher one than what lies there',
  },
  '18do/now/private/other': { de: '{seat} bietet.', en: '{seat} is bidding.' },
  '18do/now/private/cite': cite('4.2.2'),
  '18do/now/pick': { de: '{seat}, wähle ein Kärtchen.', en: '{seat}, pick a card.' },
  '18do/now/pick/more': {
    de: '„Erste Aktion Aktienrunde“ oder „Investor’s Railway“',
    en: '"First action, stock round" or "Investor\'s Railway"',
  },
  '18do/now/pick/other': { de: '{seat} wählt ein Kärtchen.', en: '{seat} picks a card.' },
  '18do/now/pick/cite': cite('8.3.2'),
  '18do/now/first-trade': { de: '{seat}, gründe, kaufe oder passe.', en: '{seat}, found, buy or pass.' },
  '18do/now/first-trade/more': {
    de: 'verkauft wird erst ab der zweiten Aktienrunde',
    en: 'selling starts with the second stock round',
  },
  '18do/now/first-trade/other': { de: '{seat} handelt.', en: '{seat} is trading.' },
  '18do/now/first-trade/cite': cite('4.2.3'),
  '18do/now/trade/more': {
    de: 'erst verkaufen, dann kaufen oder gründen',
    en: 'sell first, then buy or found',
  },
  '18do/now/trade/cite': cite('4.4'),
  '18do/now/sold/more': {
    de: 'ein Zertifikat oder eine Gründung, oder den Zug beenden',
    en: 'one certificate or one founding, or end the turn',
  },
  '18do/now/sold/cite': cite('4.4'),
  '18do/now/must-sell/more': {
    de: 'Du hast {count}, erlaubt sind {limit}.',
    en: 'You have {count}; {limit} are allowed.',
  },
  '18do/now/must-sell': {
    de: '{seat}, verkaufe {more} {more|Zertifikat|Zertifikate}.',
    en: '{seat}, sell {more} {more|certificate|certificates}.',
  },
  '18do/now/must-sell/other': {
    de: '{seat} verkauft überzählige Zertifikate.',
    en: '{seat} sells surplus certificates.',
  },
  '18do/now/must-sell/cite': cite('4.4.4'),
  '18do/now/discard': {
    de: '{seat}, gib überzählige Züge der {company} ab.',
    en: '{seat}, give up surplus trains of the {company}.',
  },
  '18do/now/discard/other': {
    de: '{seat} gibt überzählige Züge der {company} ab.',
    en: '{seat} gives up surplus trains of the {company}.',
  },
  '18do/now/discard/cite': cite('4.5.7'),
  '18do/now/offer': {
    de: '{seat}, verkauft die {seller} ihren {train}er-Zug?',
    en: '{seat}, does the {seller} sell its {train}-train?',
  },
  '18do/now/offer/more': { de: 'Die {buyer} bietet {price:money}.', en: 'The {buyer} offers {price:money}.' },
  '18do/now/offer/other': {
    de: '{seat} überlegt, ob die {seller} ihren {train}er-Zug verkauft.',
    en: '{seat} decides whether the {seller} sells its {train}-train.',
  },
  '18do/now/offer/cite': cite('4.5.7.2'),
  '18do/now/track': { de: '{seat}, lege Gleis für die {company}', en: '{seat}, lay track for the {company}' },
  '18do/now/track/more': {
    de: 'ein Plättchen legen oder ersetzen, oder weiter',
    en: 'lay or replace one tile, or go on',
  },
  '18do/now/track/other': {
    de: '{seat} legt Gleis für die {company}.',
    en: '{seat} lays track for the {company}.',
  },
  '18do/now/track/cite': cite('4.5.2'),
  '18do/now/station': {
    de: '{seat}, baue einen Bahnhof der {company}',
    en: '{seat}, build a station of the {company}',
  },
  '18do/now/station/more': {
    de: 'einer pro Operationsrunde, oder weiter',
    en: 'one an operating round, or go on',
  },
  '18do/now/station/other': {
    de: '{seat} baut einen Bahnhof der {company}.',
    en: '{seat} builds a station of the {company}.',
  },
  '18do/now/station/cite': cite('4.5.3'),
  '18do/now/siding': {
    de: '{seat}, erstelle oder erweitere einen Gleisanschluss für die {company}',
    en: '{seat}, open or extend a siding for the {company}',
  },
  '18do/now/siding/more': {
    de: 'einer pro Operationsrunde, oder weiter',
    en: 'one an operating round, or go on',
  },
  '18do/now/siding/other': {
    de: '{seat} baut einen Gleisanschluss der {company}.',
    en: '{seat} builds a siding for the {company}.',
  },
  '18do/now/siding/cite': cite('4.5.4'),
  '18do/now/run': {
    de: '{seat}, {idle|es fährt nichts für die|fahre mit den Zügen der} {company}',
    en: '{seat}, {idle|nothing runs for|run the trains of} the {company}',
  },
  '18do/now/run/more': {
    de: '{idle|sie hat keinen Zug: weiter|jeder Zug fährt einmal}',
    en: '{idle|it has no train: go on|every train runs once}',
  },
  '18do/now/run/cite': cite('4.5.5'),
  '18do/now/payout': { de: '{seat}, schüttet die {company} aus?', en: '{seat}, does the {company} pay out?' },
  '18do/now/payout/more': {
    de: '{revenue:money}: ganz ausschütten oder ganz einbehalten',
    en: '{revenue:money}: pay out all of it or keep all of it',
  },
  '18do/now/payout/other': {
    de: '{seat} entscheidet, ob die {company} ausschüttet.',
    en: '{seat} decides whether the {company} pays out.',
  },
  '18do/now/payout/cite': cite('4.5.6.2'),
  '18do/now/trains': {
    de: '{seat}, kaufe Züge für die {company}',
    en: '{seat}, buy trains for the {company}',
  },
  '18do/now/trains/other': {
    de: '{seat} kauft Züge für die {company}.',
    en: '{seat} buys trains for the {company}.',
  },
  '18do/now/trains/cite': cite('4.5.7'),
  '18do/now/must-buy': {
    de: '{seat}, kaufe einen Zug für die {company}',
    en: '{seat}, buy a train for the {company}',
  },
  '18do/now/must-buy/more': {
    de: 'sie muss einen besitzen: ab {least:money}',
    en: 'it must own one: from {least:money}',
  },
  '18do/now/must-buy/other': {
    de: '{seat} muss einen Zug für die {company} kaufen.',
    en: '{seat} has to buy a train for the {company}.',
  },
  '18do/now/must-buy/cite': cite('4.5.7.4'),
  '18do/now/must-force': {
    de: '{seat}, Zwangskauf für die {company}',
    en: '{seat}, forced purchase for the {company}',
  },
  '18do/now/must-force/more': {
    de: 'es fehlen {missing:money}: eigene Zertifikate, Privatgeld, Aktien, Kredit',
    en: '{missing:money} is missing: certificates held, cash, shares, loan',
  },
  '18do/now/must-force/other': {
    de: '{seat} muss einen Zug für die {company} kaufen.',
    en: '{seat} has to buy a train for the {company}.',
  },
  '18do/now/must-force/cite': cite('4.5.7.5'),
  '18do/now/must-issue': {
    de: '{seat}, verkaufe ein Zertifikat der {company}',
    en: '{seat}, sell a certificate of the {company}',
  },
  '18do/now/must-issue/more': {
    de: 'sie hat keinen Zug und {cash:money}; der günstigste kostet {least:money}',
    en: 'it has no train and {cash:money}; the cheapest costs {least:money}',
  },
  '18do/now/must-issue/other': {
    de: '{seat} braucht einen Zug für die {company}.',
    en: '{seat} needs a train for the {company}.',
  },
  '18do/now/must-issue/cite': cite('4.5.7.4'),
  '18do/now/keep': {
    de: '{seat}, biete für „Investor’s Railway“ oder gib es weiter.',
    en: '{seat}, offer a sum for "Investor\'s Railway" or hand it on.',
  },
  '18do/now/keep/other': {
    de: '{seat} entscheidet über „Investor’s Railway“.',
    en: '{seat} decides about "Investor\'s Railway".',
  },
  '18do/now/keep/cite': cite('8.3.5'),
  '18do/now/keep-answer': {
    de: '{seat}, nimm {offer:money}, oder zahle sie und nimm „Investor’s Railway“.',
    en: '{seat}, take {offer:money}, or pay it and take "Investor\'s Railway".',
  },
  '18do/now/keep-answer/other': {
    de: '{seat} antwortet auf {offer:money}.',
    en: '{seat} answers {offer:money}.',
  },
  '18do/now/keep-answer/cite': cite('8.3.5'),
  '18do/now/manage-building': {
    de: '{seat}, baue für die {company} des Investors',
    en: "{seat}, build for the Investor's {company}",
  },
  '18do/now/manage-building/more': {
    de: 'Gleis, Bahnhof, Gleisanschluss sind frei; der Rest geschieht von selbst',
    en: 'track, station and siding are free; the rest happens by itself',
  },
  '18do/now/manage-building/other': {
    de: '{seat} baut für die {company} des Investors.',
    en: "{seat} builds for the Investor's {company}.",
  },
  '18do/now/manage-building/cite': cite('8.2.2'),
  '18do/now/manage-sale': {
    de: '{seat}, verkauft die {company} ein Zertifikat für den fälligen Zug?',
    en: '{seat}, does the {company} sell a certificate for the train that is due?',
  },
  '18do/now/manage-sale/other': {
    de: '{seat} entscheidet für die {company}.',
    en: '{seat} decides for the {company}.',
  },
  '18do/now/manage-sale/cite': cite('8.2.2.1'),
  '18do/now/manage-further': {
    de: '{seat}, kauft die {company} noch einen neuen Zug?',
    en: '{seat}, does the {company} buy a further new train?',
  },
  '18do/now/manage-further/other': {
    de: '{seat} entscheidet für die {company}.',
    en: '{seat} decides for the {company}.',
  },
  '18do/now/manage-further/cite': cite('8.2.2.1'),
  '18do/now/investor': {
    de: 'Der Investor ist mit der {company} an der Reihe.',
    en: 'It is the turn of the Investor with the {company}.',
  },
  '18do/now/investor/cite': cite('8.2.2.1'),
};
