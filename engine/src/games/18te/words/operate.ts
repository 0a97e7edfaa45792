import type { Words } from '../../../table/words.ts';
import { trainWords } from './trains.ts';

/** Running, paying, trains, emergency money, issuing and redeeming, the end of a turn. */
export const operateWords: Words = {
  // —— Routes ——
  '18te/7/nobody-operates': {
    de: 'Gerade ist keine Gesellschaft an der Reihe. „Fertig“ führt zur nächsten.',
    en: 'No company is operating just now. "Done" leads to the next one.',
  },
  '18te/7.5/not-its-train': {
    de: 'Diese Lok gehört der {company} nicht. Eine Gesellschaft fährt nur mit eigenen Loks.',
    en: 'This train does not belong to the {company}. A company runs its own trains only.',
  },
  '18te/7.5/train-twice': {
    de: 'Diese Lok fährt schon eine Strecke. Jede Lok fährt einmal.',
    en: 'This train already runs a route. Each train runs once.',
  },
  '18te/7.5/too-short': {
    de: 'Die Strecke hat weniger als zwei Halte. Eine Fahrt braucht mindestens zwei.',
    en: 'The route has fewer than two stops. A run needs at least two.',
  },
  '18te/7.5/too-long': {
    de: 'Die Strecke hat {count} {count|Halt|Halte}, eine {name} fährt höchstens {most} an.',
    en: 'The route has {count} {count|stop|stops}; a {name} visits {most} at most.',
  },
  '18te/7.5/too-many-cities': {
    de: 'Auf der Strecke liegen {count} Städte und rote Bereiche. Eine {name} fährt davon {most} an, alles Weitere müssen kleine Städte sein.',
    en: 'The route has {count} cities and red areas. A {name} visits {most} of these; the others must be towns.',
  },
  '18te/7.5/skipped-stop': {
    de: '{hex:name} liegt auf dem Weg. Jeder Halt auf dem befahrenen Gleis zählt mit, keiner wird ausgelassen.',
    en: '{hex:name} lies on the way. Every stop on the track used counts, none is left out.',
  },
  '18te/7.5/no-station': {
    de: 'Auf der Strecke steht kein Bahnhof der {company}. Jede Strecke braucht einen.',
    en: 'No station of the {company} is on the route. Every route needs one.',
  },
  '18te/7.5/shared-track': {
    de: 'Zwei Loks benutzen dasselbe Gleis. Sie dürfen sich nur in Halten treffen.',
    en: 'Two trains use the same track. They may meet in stops only.',
  },
  '18te/7.2/no-track': {
    de: 'Von {from:name} führt kein durchgehendes Gleis nach {to:name}.',
    en: 'No continuous track leads from {from:name} to {to:name}.',
  },
  '18te/7.2/stop-twice': {
    de: '{hex:name} kommt zweimal vor. Eine Strecke berührt jeden Halt nur einmal.',
    en: '{hex:name} occurs twice. A route touches each stop only once.',
  },
  '18te/7.2/through-full': {
    de: 'In {hex:name} sind alle Plätze von anderen besetzt. Dort kann die Strecke enden, aber nicht durchfahren.',
    en: 'All places in {hex:name} are taken by others. The route may end there but not pass.',
  },
  '18te/7.2/track-twice': {
    de: 'Die Strecke benutzt ein Stück Gleis zweimal. Jedes Stück darf nur einmal vorkommen, auch das kurze an einer Weiche.',
    en: 'The route uses a piece of track twice. Each piece counts once, also the short one at a junction.',
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
  '18te/7.5/better-run': {
    de: 'Eine Fahrt mit {more:money} mehr ist möglich.',
    en: 'A run worth {more:money} more is possible.',
  },
  '18te/7.5/not-higher': {
    de: '{best:money} sind schon gezeigt. Diese Fahrt mit {revenue:money} ändert nichts.',
    en: '{best:money} has been shown already. This run of {revenue:money} changes nothing.',
  },
  // —— Paying ——
  '18te/7.5/highest-run': {
    de: 'Gezeigt sind {best:money}. Die höchste gezeigte Einnahme gilt, nicht {revenue:money}.',
    en: '{best:money} has been shown. The highest revenue shown counts, not {revenue:money}.',
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
  '18te/log/run-nothing': { de: '{company} fährt nichts ein', en: '{company} runs for nothing' },
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
  '18te/log/train-help': {
    de: '{company} kauft eine {train} für {price:money} ({from:name}), {president} gibt {help:money} dazu',
    en: '{company} buys a {train} for {price:money} ({from:name}), {president} adds {help:money}',
  },
  '18te/log/offer': {
    de: '{company} bietet der {seller} {price:money} für eine {train}',
    en: '{company} offers {seller} {price:money} for a {train}',
  },
  '18te/log/accept': {
    de: '{seller} verkauft der {company} eine {train} für {price:money}',
    en: '{seller} sells a {train} to {company} for {price:money}',
  },
  '18te/log/decline': { de: '{seller} verkauft die {train} nicht', en: '{seller} does not sell the {train}' },
  '18te/log/raise': {
    de: 'verkauft {count} × {company} zu {price:money} für eine Lok',
    en: 'sells {count} × {company} at {price:money} for a train',
  },
  '18te/log/discard': { de: '{company} gibt eine {train} ab', en: '{company} gives up a {train}' },
  '18te/log/issue': {
    de: '{company} gibt {count} {count|Zertifikat|Zertifikate} aus',
    en: '{company} issues {count} {count|certificate|certificates}',
  },
  '18te/log/redeem': {
    de: '{company} kauft {count} {count|Zertifikat|Zertifikate} zurück',
    en: '{company} redeems {count} {count|certificate|certificates}',
  },
  '18te/log/done': { de: '{company} ist fertig', en: '{company} is done' },
  '18te/log/bankrupt': { de: '{seat} ist bankrott', en: '{seat} is bankrupt' },
  // —— Dues ——
  'due/dividend': { de: 'Dividende auszahlen', en: 'pay the dividend' },
  'due/revenue': { de: 'Einnahme in die Kasse legen', en: 'put the revenue into the treasury' },
  'due/payout-marker': { de: 'Auszahlungsmarker versetzen', en: 'move the payout marker' },
  'due/train': { de: 'Lok bezahlen', en: 'pay for the train' },
  'due/help': { de: 'Geld des Direktors zuschießen', en: "add the president's money" },
  'due/issue': { de: 'Ausgegebene Zertifikate bezahlen', en: 'pay for the certificates issued' },
  'due/redeem': { de: 'Rückkauf bezahlen', en: 'pay for the certificates redeemed' },
};
