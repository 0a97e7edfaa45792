import { ruleWords } from '../../../rail/words/rules.ts';
import type { Words } from '../../../table/words.ts';
import { under } from './under.ts';

/** What is said about founding, buying and selling (§4.3.2, §4.4). */
export const stockWords: Words = {
  ...ruleWords('18do', {
    '4.6': ['over'],
    '4.4': ['stock-round-only', 'turn'],
    '4.4.3': ['sold-before'],
    '4.4.4': ['must-sell'],
    '4.4.5': ['own-certificates'],
  }),
  ...under(['4.2.3', '4.4'], {
    'one-purchase': {
      de: 'Dein Spielzug endete mit dem Kauf. Ein Zug erlaubt einen Kauf oder eine Gründung.',
      en: 'Your turn ended with the purchase. A turn allows one purchase or one founding.',
    },
  }),
  '18do/4.4/turn-is-over': {
    de: 'Dein Spielzug endete mit dem Kauf.',
    en: 'Your turn ended with the purchase.',
  },
  '18do/4.4/sales-first': {
    de: 'Dein Spielzug endete mit dem Kauf. Verkauft wird vor dem Kauf.',
    en: 'Your turn ended with the purchase. Sales come before it.',
  },
  '18do/4.3.2/founded-already': {
    de: 'Die {company} ist schon gegründet.',
    en: 'The {company} has been founded already.',
  },
  ...under(['4.3.2', '8.3.1'], {
    'no-part': {
      de: 'Die {company} wird in diesem Spiel nicht verwendet.',
      en: 'The {company} is not used in this game.',
    },
  }),
  '18do/4.3.2/founded-later': {
    de: 'Die {company} steht erst zur Verfügung, wenn die {before} gegründet ist.',
    en: 'The {company} becomes available when the {before} has been founded.',
  },
  '18do/4.3.2/not-founded': {
    de: 'Die {company} ist noch nicht gegründet. Zuerst wird die Direktoraktie gekauft.',
    en: "The {company} has not been founded yet. The director's certificate is bought first.",
  },
  '18do/4.4.1/start-price': {
    de: '{price:money} in der Spalte {colour:name} ist jetzt kein Startkurs. Offen sind die farbigen Felder der laufenden und der früheren Farbphasen.',
    en: '{price:money} in the column {colour:name} is no start price now. Open are coloured cells of the present and earlier colour phases.',
  },
  '18do/4.4.1/founding-price': {
    de: 'Die Direktoraktie der {company} kostet {cost:money}, du hast {cash:money}.',
    en: "The director's certificate of the {company} costs {cost:money}; you have {cash:money}.",
  },
  '18do/4.4/none-there': {
    de: 'Von der {company} liegt dort kein solches Zertifikat ({from:name}).',
    en: 'No such certificate of the {company} lies there ({from:name}).',
  },
  '18do/4.4.3/price': {
    de: 'Das Zertifikat kostet den aktuellen Kurswert: {price:money}. Du hast {cash:money}.',
    en: 'The certificate costs the current price: {price:money}. You have {cash:money}.',
  },
  '18do/4.4.3/part-payment': {
    de: 'In Zahlung geben kannst du ein 10-%-Zertifikat der {company} nur für ein Zertifikat mit mehreren Anteilen.',
    en: 'A 10 % certificate of the {company} can be handed in only for a certificate of several shares.',
  },
  '18do/4.4.3/part-none': {
    de: 'Du hast kein 10-%-Zertifikat der {company}, das du in Zahlung geben könntest.',
    en: 'You have no 10 % certificate of the {company} that you could hand in.',
  },
  '18do/4.4.4/share-limit': {
    de: 'Du hältst {percent} % der {company}. Mehr als {limit} % darf niemand halten.',
    en: 'You hold {percent} % of the {company}. Nobody may hold more than {limit} %.',
  },
  '18do/4.4.4/certificate-limit': {
    de: 'Du hast {count} {count|Zertifikat|Zertifikate}, erlaubt sind {limit}.',
    en: 'You have {count} {count|certificate|certificates}, {limit} are allowed.',
  },
  '18do/4.4.5/no-sales-yet': {
    de: 'Dies ist die erste Aktienrunde. Verkauft wird erst ab der zweiten.',
    en: 'This is the first stock round. Selling starts with the second one.',
  },
  '18do/4.4.5/not-operated': {
    de: 'Die {company} hat noch nicht operiert. Ihre Zertifikate können noch nicht verkauft werden.',
    en: 'The {company} has not operated yet. Its certificates cannot be sold yet.',
  },
  '18do/4.4.5/pool-limit': {
    de: 'Im Bank Pool liegen {pool} % der {company}. Mehr als {limit} % dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keine davon} verkaufen.',
    en: 'The pool holds {pool} % of the {company}. It may not become more than {limit} %: you can sell {most|# at most|# at most|none} now.',
  },
  '18do/4.4.5/own-share-pool': {
    de: 'Im Bank Pool liegen {pool} % der {company}. Mehr als {limit} % dürfen es nicht werden.',
    en: 'The pool holds {pool} % of the {company}. It may not become more than {limit} %.',
  },
  '18do/4.4.5/not-divisible': {
    de: 'Deine Zertifikate der {company} ergeben keine {count} {count|Aktie|Aktien}.',
    en: 'Your certificates of the {company} do not make up {count} {count|share|shares}.',
  },
  '18do/4.3.2.2/swap-not-divisible': {
    de: '{next} würde Direktor der {company}. Was du für die Direktoraktie bekämst, lässt sich nicht auf {count} {count|Aktie|Aktien} teilen.',
    en: "{next} would become director of the {company}. What you would get for the director's certificate does not make up {count} {count|share|shares}.",
  },
  '18do/4.3.2.2/no-successor': {
    de: 'Niemand sonst hält {least} % der {company}. Du behältst die Direktoraktie und kannst jetzt {most|höchstens # Anteil|höchstens # Anteile|nichts} verkaufen.',
    en: "Nobody else holds {least} % of the {company}. You keep the director's certificate and can sell {most|# share at most|# shares at most|nothing} now.",
  },
  '18do/4.3.2.2/director-changes': {
    de: 'Mit diesem Verkauf wird {director} Direktor der {company} und entscheidet von da an für sie.',
    en: 'With this sale {director} becomes director of the {company} and decides for it from then on.',
  },
  '18do/4.4.5/sold-to-pool': {
    de: 'Die {company} nimmt kein Zertifikat zurück. Verkauft wird in den Bank Pool.',
    en: 'The {company} takes no certificate back. Certificates are sold to the pool.',
  },
  '18do/4.4.5/certificate-stays': {
    de: 'Die Direktoraktie der {company} wird nie verkauft. Sie wechselt nur mit dem Direktor.',
    en: "The director's certificate of the {company} is never sold. It changes hands only with the director.",
  },
  '18do/2.4.3/between-players': {
    de: 'Zertifikate der {company} gehen nie von Spieler zu Spieler.',
    en: 'Certificates of the {company} never go from player to player.',
  },
  '18do/2.3/sheet-whole': {
    de: 'Was auf dem Besitzblatt der {company} liegt, bleibt dort, auch wenn der Direktor wechselt.',
    en: 'What lies on the sheet of the {company} stays there, also when the director changes.',
  },
  '18do/2.3/sheet-director': {
    de: 'Das Besitzblatt der {company} liegt beim Direktor: {director}.',
    en: 'The sheet of the {company} lies with its director: {director}.',
  },
  '18do/4.7/open-books': {
    de: 'Privatgeld und Betriebskapital liegen offen. Das Blatt der {company} bleibt sichtbar.',
    en: 'Private cash and treasuries lie open. The sheet of the {company} stays in sight.',
  },
  '18do/4.7/no-payments': {
    de: 'Absprachen dürfen keine Zahlungen zwischen Spielern und Gesellschaften auslösen.',
    en: 'Agreements may not cause payments between players and companies.',
  },
  '18do/log/found': {
    de: 'gründet die {company} zu {price:money} und zahlt {cost:money}',
    en: 'founds the {company} at {price:money} and pays {cost:money}',
  },
  '18do/log/buy-company': {
    de: 'kauft {percent} % {company} von der Gesellschaft für {price:money}',
    en: 'buys {percent} % {company} from the railway for {price:money}',
  },
  '18do/log/buy-pool': {
    de: 'kauft {percent} % {company} aus dem Bank Pool für {price:money}',
    en: 'buys {percent} % {company} from the pool for {price:money}',
  },
  '18do/log/buy-company-part': {
    de: 'tauscht 10 % {company} gegen {percent} % und zahlt {price:money}',
    en: 'hands in 10 % {company} for {percent} % and pays {price:money}',
  },
  '18do/log/buy-pool-part': {
    de: 'tauscht 10 % {company} gegen {percent} % aus dem Bank Pool und zahlt {price:money}',
    en: 'hands in 10 % {company} for {percent} % of the pool and pays {price:money}',
  },
  'due/founding': { de: 'Direktoraktie bezahlen', en: "pay for the director's certificate" },
  'due/start-price': { de: 'Kursmarker auf den Startkurs', en: 'price marker onto the start price' },
  'due/sheet': { de: 'Besitzblatt einrichten', en: 'set up the sheet' },
  'due/part-payment': { de: '10-%-Zertifikat in Zahlung geben', en: 'hand in the 10 % certificate' },
  'due/director': { de: 'Direktoraktie tauschen', en: "swap the director's certificate" },
  'due/home': { de: 'Heimatbahnhof umdrehen', en: 'turn the home station' },
};
