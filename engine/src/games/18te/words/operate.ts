import type { Words } from '../../../table/words.ts';
import { trainWords } from './trains.ts';

/** Running, paying, trains, emergency money, issuing and redeeming, the end of a turn. */
export const operateWords: Words = {
  // —— Routes ——
  '18te/7/nobody-operates': {
    de: 'Gerade ist keine Gesellschaft an der Reihe. Erst geht es mit der nächsten weiter.',
    en: 'No company is operating just now. First the next one begins.',
  },
  '18te/7/not-its-turn': {
    de: 'Gerade ist die {operating} an der Reihe. Die {company} handelt in ihrem eigenen Zug.',
    en: 'The {operating} is operating. The {company} acts in its own turn.',
  },
  '18te/3.1/companies-later': {
    de: 'Das ist eine Aktienrunde. Die {company} handelt erst in der Betriebsrunde.',
    en: 'This is a stock round. The {company} acts in the operating round.',
  },
  '18te/7.5/not-its-train': {
    de: 'Diese Lok gehört der {company} nicht. Eine Gesellschaft fährt nur mit eigenen Loks.',
    en: 'This train does not belong to the {company}. A company runs its own trains only.',
  },
  '18te/7.5/train-twice': {
    de: 'Diese Lok fährt schon eine Strecke. Jede Lok fährt einmal.',
    en: 'This train already runs a route. Each train runs once.',
  },
  '18te/7.5/too-long': {
    de: 'Die Strecke hat {count} {count|Halt|Halte}, eine {name} fährt höchstens {most} an.',
    en: 'The route has {count} {count|stop|stops}; a {name} visits {most} at most.',
  },
  '18te/7.5/too-many-cities': {
    de: 'Auf der Strecke liegen {count} Städte und rote Bereiche. Eine {name} fährt davon {most} an, alles Weitere müssen kleine Städte sein.',
    en: 'The route has {count} cities and red areas. A {name} visits {most} of these; the others must be towns.',
  },
  '18te/7.5/no-station': {
    de: 'Auf der Strecke steht kein Bahnhof der {company}. Jede Strecke braucht einen.',
    en: 'No station of the {company} is on the route. Every route needs one.',
  },
  '18te/7.5/shared-track': {
    de: 'Zwei Loks benutzen dasselbe Gleis. Sie dürfen sich nur in Halten treffen.',
    en: 'Two trains use the same track. They may meet in stops only.',
  },
  '18te/7.2/through-full': {
    de: 'In {hex:name} sind alle Plätze von anderen besetzt. Dort kann die Strecke enden, aber nicht durchfahren.',
    en: 'All places in {hex:name} are taken by others. The route may end there but not pass.',
  },
  '18te/7.2/reversal': {
    de: 'Zwischen {from:name} und {to:name} müsste die Lok an einer Weiche im spitzen Winkel wenden. Das kann sie nicht.',
    en: 'Between {from:name} and {to:name} the train would have to turn at the sharp angle of a junction. It cannot.',
  },
  '18te/7.2/through-red': {
    de: '{hex:name} ist ein roter Bereich. Dort endet jede Strecke.',
    en: '{hex:name} is a red area. Every route ends there.',
  },
  '18te/7.2/red-too-close': {
    de: '{from:name} und {to:name} liegen zu nah beieinander. Eine Strecke enthält nicht beide.',
    en: '{from:name} and {to:name} are too close to each other. One route does not contain both.',
  },
  '18te/7.5/must-run': {
    de: 'Die {company} hat Loks und kann fahren. Dann fährt sie auch.',
    en: 'The {company} has trains and can run them. Then it does.',
  },
  '18te/7.5/not-higher': {
    de: '{best:money} sind schon gezeigt. Diese Fahrt mit {revenue:money} ändert nichts.',
    en: '{best:money} has been shown already. This run of {revenue:money} changes nothing.',
  },
  // —— Paying ——
  '18te/7.5/highest-run': {
    de: 'Es gelten {best:money}: die höchste angesagte Einnahme, die zu erzielen ist, nicht {revenue:money}.',
    en: '{best:money} counts: the highest revenue announced that can be made, not {revenue:money}.',
  },
  '18te/7.6/all-or-nothing': {
    de: 'Die Einnahme ist {best:money}. Sie wird ganz ausgezahlt oder ganz einbehalten.',
    en: 'The revenue is {best:money}. It is paid out or withheld as a whole.',
  },
  ...trainWords,
  // —— Surplus trains ——
  '18te/3.8/no-surplus': {
    de: 'Hier ist keine Lok zu viel. Erlaubt {limit|ist|sind} {limit}.',
    en: 'There is no surplus train here. {limit} {limit|is|are} allowed.',
  },
  '18te/3.7/president-discards': {
    de: 'Welche Lok die {company} abgibt, entscheidet {president}.',
    en: '{president} decides which train the {company} gives up.',
  },
  '18te/7/no-trains-after': {
    de: 'Zertifikate kommen nach den Loks: danach kauft die {company} in diesem Zug keine Lok mehr.',
    en: 'Certificates come after the trains: the {company} buys no train any more in this turn.',
  },
  // —— Issuing and redeeming ——
  '18te/7.10/not-both': {
    de: 'Die {company} hat in diesem Zug schon das andere getan: ausgeben oder zurückkaufen, nicht beides.',
    en: 'The {company} has done the other in this turn already: issue or redeem, not both.',
  },
  '18te/7.10/issue-once': {
    de: 'Die {company} hat in diesem Zug schon ausgegeben. Alle Zertifikate eines Zuges werden zusammen ausgegeben.',
    en: 'The {company} has issued in this turn already. All certificates of a turn are issued together.',
  },
  '18te/7.10/issue-treasury': {
    de: 'Die {company} hat noch {held} {held|eigenes Zertifikat|eigene Zertifikate}, nicht {count}.',
    en: 'The {company} has {held} {held|certificate|certificates} of its own left, not {count}.',
  },
  '18te/7.10/issue-pool': {
    de: 'Damit lägen {after} % der {company} im Bankvermögen. Erlaubt sind {limit} %.',
    en: 'This would put {after} % of the {company} into the pool. {limit} % are allowed.',
  },
  '18te/7.10/issue-first-round': {
    de: 'Die {company} ist zum ersten Mal an der Reihe. In ihrer ersten Betriebsrunde gibt sie nichts aus.',
    en: 'The {company} operates for the first time. It issues nothing in its first operating round.',
  },
  '18te/7.10/redeem-pool': {
    de: 'Im Bankvermögen {held|liegt|liegen} {held} {held|Zertifikat|Zertifikate} der {company}, nicht {count}.',
    en: '{held} {held|certificate|certificates} of the {company} {held|lies|lie} in the pool, not {count}.',
  },
  '18te/7.10/redeem-cash': {
    de: 'Der Rückkauf kostet {cost:money}, die {company} hat {cash:money}.',
    en: 'Redeeming costs {cost:money}; the {company} has {cash:money}.',
  },
  // —— Log ——
  '18te/log/run': { de: '{company} fährt {revenue:money} ein', en: '{company} runs for {revenue:money}' },
  '18te/log/announce': {
    de: 'zeigt eine Fahrt der {company} für {revenue:money}',
    en: 'shows a run of {company} for {revenue:money}',
  },
  '18te/log/pay': { de: '{company} zahlt {revenue:money} aus', en: '{company} pays out {revenue:money}' },
  '18te/log/withhold': {
    de: '{company} behält {revenue:money} ein',
    en: '{company} withholds {revenue:money}',
  },
  '18te/log/train': {
    de: '{company} kauft eine {train} für {price:money} ({from:name})',
    en: '{company} buys a {train} for {price:money} ({from:name})',
  },
  '18te/log/train-turned': {
    de: '{company} fährt mit ihrer Lok jetzt als {train}',
    en: '{company} now uses its train as a {train}',
  },
  '18te/log/train-help': {
    de: '{company} kauft eine {train} für {price:money} ({from:name}), {president} gibt {help:money} dazu',
    en: '{company} buys a {train} for {price:money} ({from:name}), {president} adds {help:money}',
  },
  '18te/log/offer': {
    de: '{company} bietet der {seller} {price:money} für eine {train}',
    en: '{company} offers {seller} {price:money} for a {train}',
  },
  '18te/log/offer-nobody': {
    de: '{company} fragt nach einer {train}, die keine andere Gesellschaft hat',
    en: '{company} asks for a {train} that no other company has',
  },
  '18te/log/accept': {
    de: '{seller} verkauft der {company} eine {train} für {price:money}',
    en: '{seller} sells a {train} to {company} for {price:money}',
  },
  '18te/log/accept-help': {
    de: '{seller} verkauft der {company} eine {train} für {price:money}, {president} gibt {help:money} dazu',
    en: '{seller} sells a {train} to {company} for {price:money}, {president} adds {help:money}',
  },
  '18te/log/withdraw': {
    de: '{company} zieht die Anfrage nach der {train} zurück',
    en: '{company} withdraws the request for the {train}',
  },
  '18te/log/answer-nothing': { de: 'antwortet, ohne gefragt zu sein', en: 'answers without being asked' },
  '18te/log/nobody': {
    de: 'handelt für eine Gesellschaft, doch keine ist an der Reihe',
    en: 'acts for a company, but none is operating',
  },
  '18te/log/done-nobody': {
    de: 'gibt an die nächste Gesellschaft weiter',
    en: 'hands on to the next company',
  },
  '18te/log/decline': { de: '{seller} verkauft die {train} nicht', en: '{seller} does not sell the {train}' },
  '18te/log/raise': {
    de: 'verkauft {count} × {company} zu {price:money} für eine Lok',
    en: 'sells {count} × {company} at {price:money} for a train',
  },
  '18te/log/discard': { de: '{company} gibt eine {train} ab', en: '{company} gives up a {train}' },
  '18te/log/discard-nothing': {
    de: 'gibt eine {train} ab, die keiner Gesellschaft gehört',
    en: 'gives up a {train} that belongs to no company',
  },
  '18te/log/issue': {
    de: '{company} gibt {count} {count|Zertifikat|Zertifikate} aus',
    en: '{company} issues {count} {count|certificate|certificates}',
  },
  '18te/log/redeem': {
    de: '{company} kauft {count} {count|Zertifikat|Zertifikate} zurück',
    en: '{company} redeems {count} {count|certificate|certificates}',
  },
  '18te/log/bankrupt': { de: 'ist bankrott', en: 'is bankrupt' },
  // —— Dues ——
  'due/revenue': { de: 'Einnahme in die Kasse legen', en: 'put the revenue into the treasury' },
  'due/payout-marker': {
    de: 'Marker auf dem Auszahlungsplan versetzen',
    en: 'move the marker on the payout track',
  },
  'due/train': { de: 'Lok bezahlen', en: 'pay for the train' },
  'due/help': { de: 'Geld des Präsidenten zuschießen', en: "add the president's money" },
  'due/issue': { de: 'Ausgegebene Zertifikate bezahlen', en: 'pay for the certificates issued' },
  'due/redeem': { de: 'Rückkauf bezahlen', en: 'pay for the certificates redeemed' },
};
