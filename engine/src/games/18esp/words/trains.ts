import type { Words } from '../../../table/words.ts';

/** Trains, the director's money for them, combined trains, tenders. */
export const trainWords: Words = {
  // —— Buying ——
  '18esp/5.7/not-for-sale': {
    de: 'Dieser Zug steht nicht zum Verkauf. Züge kommen vom Stapel, aus dem freien Markt oder von einer anderen Gesellschaft.',
    en: 'This train is not for sale. Trains come from the stack, the market or another company.',
  },
  '18esp/5.7/side-stays': {
    de: 'Die Seite {side} geht hier nicht. Sie wird beim Kauf vom Stapel gewählt und bleibt dann.',
    en: 'Side {side} is not possible here. It is chosen on leaving the stack, and then it stays.',
  },
  '18esp/5.7/consent': {
    de: 'Der Zug gehört der {company}. Mach ihr ein Angebot, {director} muss zustimmen.',
    en: 'The train belongs to the {company}. Ask with an offer; {director} has to agree.',
  },
  '18esp/5.7/minor-gauge': {
    de: 'Die {company} ist eine kleine Gesellschaft. Sie kauft nur Züge für iberische Spurweite, keinen {train}.',
    en: 'The {company} is a minor. It buys trains of Iberian gauge only, no {train}.',
  },
  '18esp/5.7/train-limit': {
    de: 'Die {company} hat {count} {count|Zug|Züge}, erlaubt {limit|ist|sind} {limit}.',
    en: 'The {company} has {count} {count|train|trains}; {limit} {limit|is|are} allowed.',
  },
  '18esp/5.7/top-card': {
    de: 'Oben liegt Zug {top}. Vom Stapel gibt es nur die oberste Karte.',
    en: 'Train {top} lies on top. The stack sells the top card only.',
  },
  '18esp/5.7/bank-price': {
    de: 'Zug {train} kostet {face:money}, nicht {price:money}.',
    en: 'Train {train} costs {face:money}, not {price:money}.',
  },
  '18esp/5.7/own-turn': {
    de: 'Die {company} ist selbst an der Reihe. Dabei kauft eine Gesellschaft Züge, sie verkauft keine.',
    en: 'The {company} is operating itself. In its own turn a company buys trains, it sells none.',
  },
  '18esp/5.7/offer-whom': {
    de: 'Dieser Zug gehört keiner anderen Gesellschaft. Fragen kannst du nur eine andere.',
    en: 'This train belongs to no other company. Only another company can be asked.',
  },
  '18esp/3.1/strawberry-stays': {
    de: 'Der Erdbeerzug wird nie verkauft.',
    en: 'The strawberry train is never sold.',
  },
  '18esp/5.7/trade-phase': {
    de: 'Es läuft Phase {phase}. Gesellschaften handeln ab Phase 3 mit Zügen.',
    en: 'This is phase {phase}. Companies trade trains from phase 3 on.',
  },
  '18esp/5.7/price-least': {
    de: 'Unter Gesellschaften kostet ein Zug mindestens 1.',
    en: 'Between companies a train costs at least 1.',
  },
  '18esp/5.7/train-duty': {
    de: 'Die {company} hat keinen Zug. Bevor sie fertig ist, braucht sie einen, ab {least:money}.',
    en: 'The {company} has no train. By the end of its turn it needs one, from {least:money}.',
  },
  '18esp/5.7/no-surplus': {
    de: 'Hier ist kein Zug abzugeben. Erlaubt {limit|ist|sind} {limit}, und die Bank kauft keinen.',
    en: 'No train is to be given up here. {limit} {limit|is|are} allowed, and the bank buys none.',
  },
  '18esp/5.7/director-discards': {
    de: 'Welchen Zug die {company} abgibt, entscheidet {director}.',
    en: '{director} decides which train the {company} gives up.',
  },
  '18esp/8/end-called': {
    de: 'Das ist die zweite 8: Die RENFE wird gegründet. Nach dieser Operationsrunde kommen die letzte Aktienrunde und drei Operationsrunden.',
    en: 'This is the second 8: RENFE is founded. After this operating round come the last stock round and three operating rounds.',
  },
  '18esp/8/end-exported': {
    de: 'Die zweite 8 wird exportiert: Die RENFE wird gegründet. Jetzt kommen die letzte Aktienrunde und drei Operationsrunden.',
    en: 'The second 8 is exported: RENFE is founded. Now come the last stock round and three operating rounds.',
  },
  // —— Emergency money ——
  '18esp/5.7.1/no-help': {
    de: 'Die {company} hat {cash:money}, der Zug kostet {price:money}. Zuschießen darf der Direktor nur, wenn sie keinen Zug hat und keinen bezahlen kann.',
    en: 'The {company} has {cash:money}, the train costs {price:money}. The director may add money only if it has no train and can pay for none.',
  },
  '18esp/5.7.1/treasury-only': {
    de: 'Die {company} hat {cash:money}. Für den Zug einer anderen Gesellschaft gibt der Direktor nichts dazu.',
    en: 'The {company} has {cash:money}. The director adds nothing for a train of another company.',
  },
  '18esp/5.7.1/help-cheapest': {
    de: 'Mit Geld des Direktors nimmst du den günstigsten Zug: {least:money} statt {face:money}.',
    en: "With the director's money you take the cheapest train: {least:money} instead of {face:money}.",
  },
  '18esp/6.2.1/help-combined': {
    de: 'Mit Geld des Direktors wird kein Kombi-Zug gekauft, auch der {train} nicht.',
    en: "No combined train is bought with the director's money, so not the {train}.",
  },
  '18esp/5.7.1/director-short': {
    de: '{director} fehlen noch {gap:money}. Verkauf erst Aktien, oder nimm einen Kredit, aber nicht beides.',
    en: '{director} still lacks {gap:money}. Sell shares first or take a loan, but not both.',
  },
  '18esp/5.7.1/loan-only': {
    de: '{director} fehlen noch {gap:money}, und Verkäufe bringen das nicht zusammen. Dafür gibt es nur den Kredit.',
    en: '{director} still lacks {gap:money}, and sales cannot reach that. Only a loan will do.',
  },
  '18esp/5.7.2/loan-exact': {
    de: 'Es fehlen {gap:money}, nicht {loan:money}. Ein Kredit deckt genau das, was nach Kasse und eigenem Geld fehlt.',
    en: '{gap:money} is missing, not {loan:money}. A loan covers exactly what treasury and own cash lack.',
  },
  '18esp/5.7.1/not-both': {
    de: 'Du hast schon Aktien verkauft. Dann kommen auch die fehlenden {gap:money} aus Verkäufen, nicht aus einem Kredit.',
    en: 'You have sold shares already. Then the missing {gap:money} comes from sales too, not from a loan.',
  },
  '18esp/5.7.1/train-first': {
    de: 'Du hast Aktien für einen Zug der Bank verkauft. Erst kauft die {company} ihn, vorher nichts anderes.',
    en: 'You have sold shares for a train of the bank. The {company} buys that first, and nothing else before.',
  },
  '18esp/5.7.1/emergency': {
    de: '{director} gibt der {company} {help:money} dazu und bekommt dafür nichts zurück.',
    en: '{director} adds {help:money} for the {company} and gets nothing back for it.',
  },
  '18esp/5.7.2/emergency-loan': {
    de: '{director} gibt {help:money} dazu und leiht {loan:money}. Zurückgezahlt wird mit 50 % Zinsen.',
    en: '{director} adds {help:money} and borrows {loan:money}, to be repaid with 50 % interest.',
  },
  '18esp/5.7.2/all-borrowed': {
    de: '{director} leiht {loan:money}. Zurückgezahlt wird mit 50 % Zinsen.',
    en: '{director} borrows {loan:money}, to be repaid with 50 % interest.',
  },
  '18esp/5.7.1/no-need': {
    de: 'Die {company} braucht kein Geld für einen Zug. In der Operationsrunde wird nur dafür verkauft.',
    en: 'The {company} needs no money for a train. In operating rounds shares are sold only for that.',
  },
  '18esp/5.7.1/cash-suffices': {
    de: 'Das Bargeld von {director} reicht für einen Zug der {company}. Verkauft wird nur, wenn es fehlt.',
    en: 'The cash of {director} pays for a train of the {company}. Shares are sold only where it is short.',
  },
  '18esp/5.7.1/enough': {
    de: 'Es fehlen nur {gap:money}. Verkauft wird nicht mehr als nötig.',
    en: 'Only {gap:money} is missing. No more is sold than necessary.',
  },
  '18esp/5.7.1/sales-fall-short': {
    de: 'Es fehlen {gap:money}, und so einzeln bringen deine Verkäufe das nicht zusammen. Verkauf mehr auf einmal.',
    en: '{gap:money} is missing, and sold one by one your shares do not reach it. Sell more at once.',
  },
  '18esp/5.7.1/loan-remains': {
    de: 'Es fehlen {gap:money}, und alle deine Verkäufe zusammen brächten nur {most:money}. Dann wird nichts verkauft: es bleibt der Kredit.',
    en: '{gap:money} is missing, and all your sales together would bring only {most:money}. Then nothing is sold: the loan remains.',
  },
  '18esp/5.7.1/raise-minor': {
    de: 'Die {company} ist eine kleine Gesellschaft. Ihr Zertifikat wird nie verkauft.',
    en: 'The {company} is a minor. Its certificate is never sold.',
  },
  '18esp/5.7.1/raise-no-par': {
    de: 'Die {company} hat noch keinen Kurs. Ihre Aktien sind unverkäuflich.',
    en: 'The {company} has no price yet. Its shares cannot be sold.',
  },
  '18esp/5.7.1/raise-not-operated': {
    de: 'Die {company} hat noch keine Operationsrunde hinter sich. Erst danach werden ihre Aktien verkauft.',
    en: 'The {company} has not finished a turn of its own yet. Its shares can be sold after that.',
  },
  '18esp/5.7.1/raise-holding': {
    de: 'Du hast {held} % der {company}, das sind weniger als {count} {count|Aktie|Aktien}.',
    en: 'You hold {held} % of the {company}, which is less than {count} {count|share|shares}.',
  },
  '18esp/5.7.1/raise-market': {
    de: 'Im freien Markt liegen {market} % der {company}. Mehr als {limit} % dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keine davon} verkaufen.',
    en: 'The open market holds {market} % of the {company}. It may never hold more than {limit} %: you can sell {most|# at most|# at most|none} now.',
  },
  '18esp/5.7.1/raise-director': {
    de: 'Damit bekäme die {company} einen anderen Direktor oder gar keinen. Notverkäufe ändern keinen Direktor: du kannst jetzt {most|höchstens #|höchstens #|keine Aktie} verkaufen.',
    en: 'This would give the {company} another director or none. Emergency sales change no director: you can sell {most|# at most|# at most|none} now.',
  },
  // —— Combined trains ——
  '18esp/7/combined-phase': {
    de: 'Es läuft Phase {phase}. Kombi-Züge gibt es ab Phase 4.',
    en: 'This is phase {phase}. Combined trains come with phase 4.',
  },
  '18esp/6.2.1/combined-minor': {
    de: 'Die {company} ist eine kleine Gesellschaft. Kombi-Züge haben nur große.',
    en: 'The {company} is a minor. Only majors have combined trains.',
  },
  '18esp/6.2.1/combined-own': {
    de: 'Unter den {train} geht nichts: Es muss ein eigener Zug der {company} sein, und nur eine Hälfte kommt dazu.',
    en: 'Nothing goes under the {train}: it must be a train of the {company}, and only one part is added.',
  },
  '18esp/6.2.1/one-recycled': {
    de: 'Der {train} liegt nicht auf dem Schrottplatz. Genau eine Hälfte eines Kombi-Zugs kommt von dort.',
    en: 'The {train} is not scrapped. Exactly one part of a combined train comes from the scrap.',
  },
  '18esp/6.2.1/recycled-type': {
    de: 'Züge wie der {train} fahren noch. Auf 18xx.games wird nur ein verschrotteter Typ wiederverwendet.',
    en: 'Trains like the {train} still run. On 18xx.games only a scrapped type is recycled.',
  },
  '18esp/6.2.1/two-gauges': {
    de: '{train} und {recycled} haben dieselbe Spurweite. Ein Kombi-Zug hat beide.',
    en: '{train} and {recycled} have the same gauge. A combined train joins both.',
  },
  '18esp/6.2.1/strawberry-alone': {
    de: 'Der Erdbeerzug wird nicht mit einem anderen Zug verbunden.',
    en: 'The strawberry train is not joined to another train.',
  },
  '18esp/6.2.1/combined-cash': {
    de: 'Das kostet {cost:money}, die {company} hat {cash:money}. Der Direktor gibt dafür nichts dazu.',
    en: 'This costs {cost:money}; the {company} has {cash:money}. The director adds nothing for it.',
  },
  // —— Tenders ——
  '18esp/3.1/one-tender': {
    de: 'Die {company} hat schon einen Tender. Mehr als einen gibt es nicht.',
    en: 'The {company} already has a tender. It has one at most.',
  },
  '18esp/3.1/tender-trade': {
    de: 'Dieser Tender gehört der {company}. Gesellschaften handeln nicht mit Tendern.',
    en: 'This tender belongs to the {company}. Companies do not trade tenders.',
  },
  '18esp/3.1/tender-not-for-sale': {
    de: 'Dieser Tender ist nicht zu kaufen.',
    en: 'This tender is not for sale.',
  },
  '18esp/3.1/tender-cash': {
    de: 'Ein Tender kostet {price:money}, die {company} hat {cash:money}.',
    en: 'A tender costs {price:money}; the {company} has {cash:money}.',
  },
};
