import type { Words } from '../../../table/words.ts';

/** Trains, the duty to own one, and the forced purchase (§4.5.7). */
export const trainWords: Words = {
  '18do/4.5.7/surplus-first': {
    de: 'Die {company} hat mehr Züge, als das Limit erlaubt. Erst gibt {director} die überzähligen ab.',
    en: 'The {company} has more trains than the limit allows. First {director} gives up the surplus.',
  },
  '18do/4.5.7/no-surplus': {
    de: 'Züge werden nicht freiwillig abgegeben, nur wenn das Limit von {limit} überschritten ist.',
    en: 'Trains are not given up freely, only above the limit of {limit}.',
  },
  '18do/4.5.7/director-discards': {
    de: 'Welchen Zug die {company} abgibt, entscheidet {director}.',
    en: '{director} decides which train the {company} gives up.',
  },
  '18do/4.5.7/train-stays': {
    de: 'Die {company} gibt keinen Zug freiwillig an Bank Pool oder Bank.',
    en: 'The {company} gives no train to pool or bank of its own accord.',
  },
  '18do/4.5.7.2/buyers-turn': {
    de: 'Ein Zug wird im Spielzug des Käufers verkauft; die {company} ist nicht an der Reihe.',
    en: "A train is sold in the buyer's turn; it is not the turn of the {company}.",
  },
  '18do/4.5.7/train-limit': {
    de: 'Die {company} hat {count} {count|Zug|Züge}, das Limit ist {limit}. Am Limit wird nicht gekauft.',
    en: 'The {company} has {count} {count|train|trains}, the limit is {limit}. At the limit nothing is bought.',
  },
  '18do/4.5.7.4/not-for-sale': {
    de: 'Der {train}er-Zug ist nicht zu kaufen. Züge kommen von der Auslage, aus dem Bank Pool oder von einer anderen Gesellschaft.',
    en: 'The {train}-train is not for sale. Trains come from the display, the pool or another railway.',
  },
  '18do/4.5.7.1/ascending': {
    de: 'Züge werden in aufsteigender Reihenfolge gekauft. Vor dem {train}er-Zug kommt der {next}er-Zug.',
    en: 'Trains are bought in ascending order. The {next}-train comes before the {train}-train.',
  },
  '18do/4.5.7.1/new-trains': {
    de: 'Die {company} kauft in dieser Operationsrunde keinen neuen Zug mehr: höchstens {most}.',
    en: 'The {company} buys no further new train in this operating round: {most} at most.',
  },
  '18do/4.5.7.1/printed-price': {
    de: 'Ein {train}er-Zug kostet bei der Bank {face:money}, nicht {price:money}.',
    en: 'A type {train} train costs {face:money} at the bank, not {price:money}.',
  },
  '18do/4.5.7.1/train-cash': {
    de: 'Der Zug kostet {price:money}, die {company} hat {cash:money} Betriebskapital.',
    en: 'The train costs {price:money}; the {company} has {cash:money}.',
  },
  '18do/4.5.7.4/treasury-only': {
    de: 'Züge anderer Gesellschaften bezahlt allein das Betriebskapital: die {company} hat {cash:money}, nicht {price:money}.',
    en: 'Trains of other railways are paid by the treasury alone: the {company} has {cash:money}, not {price:money}.',
  },
  '18do/4.5.7.3/obsolete': {
    de: 'Der {train}er-Zug der {company} ist überaltert und wird nicht mehr verkauft.',
    en: 'The {train}-train of the {company} is obsolete and no longer sold.',
  },
  '18do/4.5.7.2/price-least': {
    de: 'Zwischen Gesellschaften kostet ein Zug mindestens 1.',
    en: 'Between railways a train costs at least 1.',
  },
  '18do/4.5.7.2/consent': {
    de: 'Die {company} leitet {director}. Erst wird gefragt, dann gekauft.',
    en: '{director} directs the {company}. First one asks, then one buys.',
  },
  '18do/4.5.7.2/offer-open': {
    de: 'Erst wird die Anfrage nach dem Zug beantwortet.',
    en: 'The request for the train is answered first.',
  },
  '18do/4.5.7.2/offer-whom': {
    de: 'Der {train}er-Zug gehört keiner anderen Gesellschaft. Gefragt wird nur eine andere.',
    en: 'The {train}-train belongs to no other railway. Only another one is asked.',
  },
  '18do/4.5.7.2/nothing-asked': { de: 'Es ist keine Anfrage offen.', en: 'No request is open.' },
  '18do/4.5.7.2/who-answers': {
    de: 'Über die Züge der {company} entscheidet {director}.',
    en: '{director} decides about the trains of the {company}.',
  },
  '18do/4.5.7.2/train-gone': {
    de: 'Die {company} hat diesen Zug nicht mehr.',
    en: 'The {company} no longer has this train.',
  },
  '18do/4.3.2.1/early-train': {
    de: 'Vor dem Gleis kaufen nur BME, CME und RhE, je einen Zug und nur in ihrer ersten Operationsrunde. Die {company} kauft am Ende ihres Zuges.',
    en: 'Before the tile only BME, CME and RhE buy, one train each and only in their first operating round. The {company} buys at the end of its turn.',
  },
  '18do/4.5.7.4/train-duty': {
    de: 'Die {company} muss am Ende ihres Zuges einen Zug besitzen. Sie hat {cash:money}, der günstigste kostet {least:money}.',
    en: 'The {company} must own a train at the end of its turn. It has {cash:money}, the cheapest costs {least:money}.',
  },
  '18do/4.5.7.4/duty-sells': {
    de: 'Die {company} hat keinen Zug und nur {cash:money}; der günstigste kostet {least:money}. Zuerst verkauft sie ein eigenes Zertifikat.',
    en: 'The {company} has no train and only {cash:money}; the cheapest costs {least:money}. First it sells a certificate of its own.',
  },
  '18do/4.5.7.5/duty-forces': {
    de: 'Die {company} hat keinen Zug und nur {cash:money}; der günstigste kostet {least:money}. Es folgt der Zwangskauf.',
    en: 'The {company} has no train and only {cash:money}; the cheapest costs {least:money}. A forced purchase follows.',
  },
  '18do/4.5.7.4/no-force': {
    de: 'Ein Zwangskauf ist nicht fällig: die {company} hat {cash:money} Betriebskapital, der günstigste Zug kostet {least:money}.',
    en: 'No forced purchase is due: the {company} has {cash:money}, the cheapest train costs {least:money}.',
  },
  '18do/4.5.7.4/has-train': {
    de: 'Ein Zwangskauf ist nicht fällig: die {company} hat einen Zug.',
    en: 'No forced purchase is due: the {company} has a train.',
  },
  '18do/4.5.7.4/sell-one-first': {
    de: 'Vor dem Zwangskauf verkauft die {company} ein eigenes Zertifikat.',
    en: 'Before a forced purchase the {company} sells a certificate of its own.',
  },
  '18do/4.5.7.5/force-source': {
    de: 'Im Zwangskauf nimmt die {company} einen Zug der Auslage oder aus dem Bank Pool, nicht diesen {train}er-Zug.',
    en: 'In a forced purchase the {company} takes a train of display or pool, not this {train}-train.',
  },
  '18do/4.5.7.5/force-display': {
    de: 'Auf der Auslage ist der {next}er-Zug an der Reihe, für die {company} wie für alle, nicht der {train}er-Zug.',
    en: 'On the display the {next}-train is next, for the {company} as for all, not the {train}-train.',
  },
  '18do/4.5.7.5/six-first': {
    de: 'Sind 6er- und 8er-Züge zu haben, nimmt die {company} im Zwangskauf den 6er-Zug.',
    en: 'With 6- and 8-trains available the {company} takes the 6-train in a forced purchase.',
  },
  '18do/4.5.7.5/force-order': {
    de: 'Die Reihenfolge ist fest: Betriebskapital, {held} {held|Aktie|Aktien} der {company}, {cash:money} Privatgeld von {director}, dann eigene Aktien.',
    en: 'The order is fixed: treasury, {held} {held|share|shares} of the {company}, {cash:money} of {director}, then own shares.',
  },
  '18do/4.5.7.5/force-enough': {
    de: 'Für die {company} wird nur verkauft, was nötig ist: {held} Aktien der Gesellschaft, {own} des Direktors, {cash:money} Privatgeld.',
    en: 'For the {company} only as much as needed is given: {held} shares of the railway, {own} of the director, {cash:money} in cash.',
  },
  '18do/log/train-new': {
    de: '{company} kauft einen neuen {train}er-Zug für {price:money}',
    en: '{company} buys a new type {train} train for {price:money}',
  },
  '18do/log/train-pool': {
    de: '{company} kauft einen {train}er-Zug aus dem Bank Pool für {price:money}',
    en: '{company} buys a type {train} train from the pool for {price:money}',
  },
  '18do/log/train-company': {
    de: '{company} kauft den {train}er-Zug der {seller} für {price:money}',
    en: '{company} buys the {train}-train of the {seller} for {price:money}',
  },
  '18do/log/offer': {
    de: '{company} bietet {price:money} für den {train}er-Zug der {seller}',
    en: '{company} offers {price:money} for the {train}-train of the {seller}',
  },
  '18do/log/accept': {
    de: '{seller} verkauft ihren {train}er-Zug für {price:money} an die {company}',
    en: '{seller} sells its {train}-train to the {company} for {price:money}',
  },
  '18do/log/decline': {
    de: '{seller} verkauft ihren {train}er-Zug nicht für {price:money} an die {company}',
    en: '{seller} does not sell its {train}-train to the {company} for {price:money}',
  },
  '18do/log/withdraw': {
    de: '{company} zieht die Anfrage nach dem {train}er-Zug der {seller} zu {price:money} zurück',
    en: '{company} withdraws its request for the {train}-train of the {seller} at {price:money}',
  },
  '18do/log/answer-nothing': {
    de: 'antwortet, aber niemand hat gefragt',
    en: 'answers, but nobody has asked',
  },
  '18do/log/force': {
    de: '{company} nimmt im Zwangskauf einen {train}er-Zug für {price:money}: Zertifikate {held:money}, {director} {cash:money}, Verkauf {own:money}, Kredit {loan:money}',
    en: '{company} takes a type {train} train for {price:money} in a forced purchase: certificates {held:money}, {director} {cash:money}, sales {own:money}, loan {loan:money}',
  },
  '18do/log/discard': {
    de: '{company} gibt einen {train}er-Zug ab',
    en: '{company} gives up a type {train} train',
  },
  '18do/log/discard-nothing': {
    de: 'will einen {train}er-Zug abgeben, den niemand hat',
    en: 'wants to give up a type {train} train that nobody has',
  },
  'due/train': { de: 'Zug bezahlen', en: 'pay for the train' },
  'due/rust': { de: 'Überalterte Züge entfernen oder umdrehen', en: 'remove or turn obsolete trains' },
  'due/help': { de: 'Privatgeld für den Zug einzahlen', en: 'pay private cash for the train' },
  'due/loan': { de: 'Kredit der Bank', en: 'loan of the bank' },
};
