import type { Words } from '../../../table/words.ts';
import { handWords } from './hands.ts';
import { nowWords } from './now.ts';

const WHO_ANSWERS = {
  de: 'Gefragt ist {seat}. Beide Seiten müssen einverstanden sein.',
  en: '{seat} is asked. Both sides have to agree.',
} as const;

/** What is said about the auction, trading and private companies (§3, §4, §5.8). */
export const playerWords: Words = {
  ...nowWords,
  ...handWords,
  '18esp/3.2/no-auction': {
    de: 'Gerade wird keine Privatgesellschaft versteigert.',
    en: 'No private company is being auctioned now.',
  },
  '18esp/3.2/out': {
    de: 'Du hast bei {private} schon gepasst und bist erst bei der nächsten Privatgesellschaft wieder dabei.',
    en: 'You have passed on {private} and are back with the next private company.',
  },
  '18esp/3.2/bidder-turn': {
    de: 'Bei {private} ist {turn} an der Reihe.',
    en: 'It is up to {turn} to bid for {private}.',
  },
  '18esp/3.2/lowest-bid': {
    de: 'Du bietest {bid:money}. Das erste Gebot auf {private} beträgt mindestens {least:money}.',
    en: 'You bid {bid:money}. The first bid for {private} is at least {least:money}.',
  },
  '18esp/3.2/raise': {
    de: 'Es stehen {standing:money}. Ein neues Gebot muss höher sein als das, nicht {bid:money}.',
    en: 'The bid stands at {standing:money}. A new bid must be higher than that, not {bid:money}.',
  },
  '18esp/3.2/bid-step': {
    de: '{bid:money} ist nicht durch {step} teilbar. Geboten wird in Fünferschritten.',
    en: '{bid:money} is no multiple of {step}. Bids go in steps of five.',
  },
  '18esp/3.2/bid-cash': {
    de: 'Du bietest {bid:money} und hast {cash:money}. Ein Gebot muss sofort bezahlbar sein.',
    en: 'You bid {bid:money} and have {cash:money}. A bid must be payable at once.',
  },
  '18esp/3.1/no-par-due': {
    de: 'Gerade ist kein Ausgabekurs festzulegen.',
    en: 'There is no par to be fixed now.',
  },
  '18esp/3.1/par-by-winner': {
    de: 'Den Ausgabekurs der {company} legt {seat} fest: wer P7 ersteigert hat.',
    en: '{seat} fixes the par of the {company}, as the winner of P7.',
  },
  '18esp/4/sales-first': {
    de: 'Ein Zug hat eine feste Folge: verkaufen, tilgen, kaufen. Für Verkäufe ist es jetzt zu spät.',
    en: 'A turn has a fixed order: sell, repay, buy. It is too late for sales now.',
  },
  '18esp/4/turn-over': {
    de: 'Dein Zug endete mit dem Kauf.',
    en: 'Your turn ended with the purchase.',
  },
  '18esp/4.1/certificate-limit': {
    de: 'Du hast {count} von {limit} erlaubten Zertifikaten. Am Limit kannst du keines kaufen.',
    en: 'You have {count} of {limit} certificates. At the limit you cannot buy one.',
  },
  '18esp/4.2/minor-stays': {
    de: 'Das Zertifikat der kleinen Gesellschaft {company} kann nicht verkauft werden.',
    en: 'The certificate of the minor {company} cannot be sold.',
  },
  '18esp/4.2/no-par': {
    de: 'Die {company} hat noch keinen Ausgabekurs. Bis dahin bleibt ihre Aktie bei dir.',
    en: 'The {company} has no par yet. Until then its share stays with you.',
  },
  '18esp/4.2/not-operated': {
    de: 'Die {company} hat noch keine Operationsrunde hinter sich. Erst danach werden ihre Aktien verkauft.',
    en: 'The {company} has not finished a turn of its own yet. Its shares can be sold after that.',
  },
  '18esp/4.2/market-limit': {
    de: 'Im freien Markt liegen {market} % der {company}. Mehr als {limit} % dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keine davon} verkaufen.',
    en: 'The open market holds {market} % of the {company}. It may never hold more than {limit} %: you can sell {most|# at most|# at most|none} now.',
  },
  '18esp/4.2/no-successor': {
    de: 'Niemand sonst hält {least} % der {company} und kann das Direktorszertifikat übernehmen: du kannst jetzt {most|höchstens #|höchstens #|keine Aktie} verkaufen.',
    en: "Nobody else holds {least} % of the {company} and could take the president's certificate: you can sell {most|# at most|# at most|none} now.",
  },
  '18esp/4.2/sold-apart': {
    de: 'Du hast in diesem Zug schon {company} verkauft, und der Kurs ist gefallen: jetzt bringt eine Aktie {price:money}. Auf einmal verkauft hätten alle den ersten Kurs gebracht.',
    en: 'You have sold {company} in this turn, and its price has fallen: a share brings {price:money} now. Sold at once all would have brought the first price.',
  },
  '18esp/4.4/director-goes': {
    de: 'Mit diesem Verkauf übernimmt {director} die {company} und entscheidet von da an für sie.',
    en: 'With this sale {director} takes over the {company} and decides for it from then on.',
  },
  '18esp/5.7.2/repay-before-buying': {
    de: 'Getilgt wird vor dem Kauf. Dein Zug endete damit.',
    en: 'Debt is repaid before the purchase, which ended your turn.',
  },
  '18esp/5.7.2/not-owed': {
    de: 'Du schuldest {debt:money}, nicht {amount:money}.',
    en: 'You owe {debt:money}, not {amount:money}.',
  },
  '18esp/5.7.2/repay-all': {
    de: 'An diesem Tisch wird die ganze Schuld auf einmal getilgt: {debt:money}.',
    en: 'At this table the whole debt is repaid at once: {debt:money}.',
  },
  '18esp/5.7.2/repay-cash': {
    de: 'Mit Zinsen kostet das {cost:money}, du hast {cash:money}.',
    en: 'With interest that costs {cost:money}, you have {cash:money}.',
  },
  '18esp/4.3/debt-first': {
    de: 'Du hast {debt:money} Schulden. Erst wenn alles getilgt ist, kannst du kaufen.',
    en: 'You owe {debt:money}. You can buy once all of it is repaid.',
  },
  '18esp/5.6/gone': {
    de: 'Die {company} hat das Spiel verlassen.',
    en: 'The {company} has left the game.',
  },
  '18esp/4.3.1/minor-whole': {
    de: 'Die kleine Gesellschaft {company} hat nur ein Zertifikat. Wer es kauft, startet sie und wählt den Kurs.',
    en: 'The minor {company} has one certificate only. Whoever buys it starts it and chooses the price.',
  },
  '18esp/4.3/president-first': {
    de: 'Die {company} hat noch keinen Direktor. Als Erstes wird ihr 20-%-Zertifikat gekauft.',
    en: 'The {company} has no director yet. Its 20 % certificate is bought first.',
  },
  '18esp/4.3/none-there': {
    de: 'Dort liegt keine Aktie der {company} ({from:name}).',
    en: 'No share of the {company} lies there ({from:name}).',
  },
  '18esp/4.3/price': {
    de: 'Die Aktie kostet {price:money}, du hast {cash:money}.',
    en: 'The share costs {price:money}, you have {cash:money}.',
  },
  '18esp/4.3/start-price': {
    de: 'Das kostet {price:money}, zweimal den Kurs; du hast {cash:money}.',
    en: 'That costs {price:money}, twice the price; you have {cash:money}.',
  },
  '18esp/4.3/share-limit': {
    de: 'Du hältst {percent} % der {company}. Ab {limit} % wird nicht mehr zugekauft.',
    en: 'You hold {percent} % of the {company}. From {limit} % on nobody buys more.',
  },
  '18esp/4.3/taken': {
    de: 'Das erste Zertifikat der {company} liegt nicht mehr im Ausgabestapel.',
    en: 'The first certificate of the {company} is no longer in the issue.',
  },
  '18esp/4.3.2/southern-later': {
    de: 'Die {company} ist eine Südbahn. Südbahnen gibt es ab Phase 3.',
    en: 'The {company} is a southern major. Those come with phase 3.',
  },
  '18esp/4.3.1/minors-earlier': {
    de: 'Ab Phase 5 startet keine kleine Gesellschaft mehr.',
    en: 'No minor starts from phase 5 on.',
  },
  '18esp/4.3.1/minor-price': {
    de: '{par:money} ist kein gelbes Feld. Kleine Gesellschaften starten mit 70 bis 100.',
    en: '{par:money} is no yellow cell. Minors start at 70 to 100.',
  },
  '18esp/4.3.2/par-printed': {
    de: '{par:money} ist kein Ausgabekurs. Es gibt 70, 75, 80, 85, 90 und ab Phase 3 auch 95 und 100.',
    en: '{par:money} is no par. There are 70, 75, 80, 85, 90, and from phase 3 also 95 and 100.',
  },
  '18esp/4.3.2/par-phase': {
    de: '{par:money} gibt es als Ausgabekurs erst ab Phase 3.',
    en: '{par:money} is a par from phase 3 on only.',
  },
  '18esp/3.1/p7-stays': {
    de: 'P7 kann nicht an eine Gesellschaft verkauft werden.',
    en: 'P7 cannot be sold to a company.',
  },
  '18esp/3.1/no-resale': {
    de: '{private} gehört der {company}. Eine Gesellschaft verkauft keine Privatgesellschaft weiter.',
    en: '{private} belongs to the {company}. A company does not sell a private company on.',
  },
  '18esp/3.1/private-closed': {
    de: '{private} gehört keinem Spieler.',
    en: '{private} belongs to no player.',
  },
  '18esp/5.8/private-least': {
    de: 'Eine Privatgesellschaft kostet mindestens 1.',
    en: 'A private company costs at least 1.',
  },
  '18esp/5.8/private-most': {
    de: 'In dieser Phase kostet {private} höchstens {most:money}, nicht {price:money}.',
    en: 'In this phase {private} costs {most:money} at most, not {price:money}.',
  },
  '18esp/5.8/private-cash': {
    de: 'Die {company} hat {cash:money}, der Preis ist {price:money}.',
    en: 'The {company} has {cash:money}, the price is {price:money}.',
  },
  '18esp/3.1/mataro-room': {
    de: 'Mit P2 kommt ein Zug, und die {company} hat schon {limit}. Mehr erlaubt die Phase nicht.',
    en: 'A train comes with P2, and the {company} has {limit} already. The phase allows no more.',
  },
  '18esp/5.7/mataro-side': {
    de: 'Die kleine Gesellschaft {company} fährt nur auf iberischer Spurweite. Für sie gilt die Seite 2.',
    en: 'The minor {company} runs on Iberian gauge only. Side 2 is for it.',
  },
  '18esp/5.1/nothing-asked': { de: 'Gerade ist nichts gefragt.', en: 'Nothing is being asked now.' },
  '18esp/5.6/who-answers': WHO_ANSWERS,
  '18esp/5.7/who-answers': WHO_ANSWERS,
  '18esp/5.8/who-answers': WHO_ANSWERS,
  '18esp/5.1/offer-gone': {
    de: 'Was gefragt war, liegt nicht mehr da.',
    en: 'What was asked for is no longer there.',
  },

  '18esp/log/bid': { de: 'bietet {bid:money} auf {private}', en: 'bids {bid:money} for {private}' },
  '18esp/log/no-bid': { de: 'bietet nicht auf {private}', en: 'does not bid for {private}' },
  '18esp/log/par': {
    de: 'legt den Kurs der {company} auf {par:money} fest',
    en: 'fixes the par of the {company} at {par:money}',
  },
  '18esp/log/repay': {
    de: 'tilgt {amount:money} für {cost:money}',
    en: 'repays {amount:money} for {cost:money}',
  },
  '18esp/log/buy-from-ipo': {
    de: 'kauft {company} aus dem Ausgabestapel für {price:money}',
    en: 'buys {company} from the issue for {price:money}',
  },
  '18esp/log/buy-from-market': {
    de: 'kauft {company} aus dem freien Markt für {price:money}',
    en: 'buys {company} from the open market for {price:money}',
  },
  '18esp/log/start-minor': {
    de: 'startet die {company} zu {par:money}',
    en: 'starts the {company} at {par:money}',
  },
  '18esp/log/start-major': {
    de: 'wird Direktor der {company}, Ausgabekurs {par:money}',
    en: 'becomes director of the {company}, par {par:money}',
  },
  '18esp/log/private': {
    de: 'kauft {private} für {price:money} für die {company}',
    en: 'buys {private} for {price:money} for the {company}',
  },
  '18esp/log/ask-private': {
    de: 'fragt {seat} nach {private}: {price:money} von der {company}',
    en: 'asks {seat} for {private}: {price:money} from the {company}',
  },
  '18esp/log/accept': { de: 'stimmt zu', en: 'agrees' },
  '18esp/log/decline': { de: 'lehnt ab', en: 'declines' },
  '18esp/log/accept-train': {
    de: 'verkauft {train} der {seller} für {price:money} an die {buyer}',
    en: 'sells the {train} of the {seller} to the {buyer} for {price:money}',
  },
  '18esp/log/decline-train': {
    de: 'verkauft {train} der {seller} nicht',
    en: 'does not sell the {train} of the {seller}',
  },
  '18esp/log/accept-takeover': {
    de: 'stimmt zu: {buyer} übernimmt {seller}',
    en: 'agrees: {buyer} takes over {seller}',
  },
  '18esp/log/decline-takeover': {
    de: 'stimmt der Übernahme der {seller} nicht zu',
    en: 'does not agree to the takeover of {seller}',
  },
  '18esp/log/accept-private': {
    de: 'verkauft {private} für {price:money} an die {buyer}',
    en: 'sells {private} to the {buyer} for {price:money}',
  },
  '18esp/log/decline-private': { de: 'verkauft {private} nicht', en: 'does not sell {private}' },
  '18esp/log/withdraw-train': {
    de: 'zieht die Anfrage nach dem Zug {train} der {seller} zurück',
    en: 'takes back the question for train {train} of the {seller}',
  },
  '18esp/log/withdraw-takeover': {
    de: 'zieht die Anfrage nach der {seller} zurück',
    en: 'takes back the question for the {seller}',
  },
  '18esp/log/withdraw-private': {
    de: 'zieht die Anfrage nach {private} zurück',
    en: 'takes back the question for {private}',
  },
};
