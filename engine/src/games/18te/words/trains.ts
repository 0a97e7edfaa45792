import type { Words } from '../../../table/words.ts';

/** Buying trains, and the president's money for them. */
export const trainWords: Words = {
  // —— Trains ——
  '18te/7.8/not-for-sale': {
    de: 'Diese Lok steht nicht zum Verkauf. Loks kommen aus der Lokfabrik, dem Bankvermögen oder von einer anderen Gesellschaft.',
    en: 'This train is not for sale. Trains come from the factory, the pool or another company.',
  },
  '18te/3.4/side-stays': {
    de: 'Die Seite {side} geht hier nicht. Sie wird beim Kauf aus der Lokfabrik gewählt und bleibt dann.',
    en: 'Side {side} is not possible here. It is chosen on leaving the factory, and then it stays.',
  },
  '18te/7.8/train-limit': {
    de: 'Die {company} hat {count} {count|Lok|Loks}, erlaubt {limit|ist|sind} {limit}.',
    en: 'The {company} has {count} {count|train|trains}; {limit} {limit|is|are} allowed.',
  },
  '18te/7.8/consent': {
    de: 'Die Lok gehört der {company}. {president} muss dem Verkauf zustimmen.',
    en: 'The train belongs to the {company}. {president} has to agree to the sale.',
  },
  '18te/7.8/price-least': {
    de: 'Unter Gesellschaften kostet eine Lok mindestens 1M.',
    en: 'Between companies a train costs at least 1M.',
  },
  '18te/7.8/price-most': {
    de: 'Die {company} hat {cash:money}. Mehr kann sie einer anderen Gesellschaft nicht zahlen.',
    en: 'The {company} has {cash:money}. It cannot pay another company more than that.',
  },
  '18te/7.8/top-card': {
    de: 'Oben liegt eine {top}. Aus der Lokfabrik gibt es nur die oberste Karte.',
    en: 'A {top} lies on top. The factory sells the top card only.',
  },
  '18te/7.8/factory-price': {
    de: 'Eine {train} kostet in der Lokfabrik {face:money}, nicht {price:money}.',
    en: 'A {train} costs {face:money} in the factory, not {price:money}.',
  },
  '18te/7.8/pool-price': {
    de: 'Eine {train} kostet im Bankvermögen {face:money}, nicht {price:money}.',
    en: 'A {train} costs {face:money} in the pool, not {price:money}.',
  },
  '18te/7.8/offer-whom': {
    de: 'Diese Lok gehört keiner anderen Gesellschaft. Fragen kannst du nur eine andere.',
    en: 'This train belongs to no other company. Only another company can be asked.',
  },
  '18te/7.8/offer-self': {
    de: 'Du leitest auch die {company}. Du kannst die Lok ohne Anfrage nehmen.',
    en: 'You preside over the {company} too. You can take the train without asking.',
  },
  '18te/7.8/nothing-asked': { de: 'Es ist keine Anfrage offen.', en: 'No request is open.' },
  '18te/7.8/who-answers': {
    de: 'Über die Loks der {company} entscheidet {president}.',
    en: '{president} decides about the trains of the {company}.',
  },
  '18te/7.8/train-gone': {
    de: 'Die {company} hat diese Lok nicht mehr.',
    en: 'The {company} no longer has this train.',
  },
  '18te/7.8/train-duty': {
    de: 'Die {company} hat keine Lok, aber eine Strecke und {cash:money}. Sie muss eine Lok kaufen, ab {least:money}.',
    en: 'The {company} has no train, but a route and {cash:money}. It must buy a train, from {least:money}.',
  },
  // —— Emergency money ——
  '18te/7.9/no-help': {
    de: 'Die {company} hat {cash:money}, die Lok kostet {price:money}. Zuschießen darf der Präsident nur, wenn die Gesellschaft keine Lok hat und eine Strecke fahren könnte.',
    en: 'The {company} has {cash:money}, the train costs {price:money}. The president may add money only if the company has no train and could run a route.',
  },
  '18te/7.9/help-exact': {
    de: 'Es fehlen {missing:money}, nicht {help:money}. Der Präsident gibt genau das Fehlende.',
    en: '{missing:money} is missing, not {help:money}. The president adds exactly what is missing.',
  },
  '18te/7.9/help-unasked': {
    de: 'Die {company} zahlt selbst. Zuschießen darf der Präsident nur, was fehlt.',
    en: 'The {company} pays by itself. The president may only add what is missing.',
  },
  '18te/7.9/help-face': {
    de: 'Mit Geld des Präsidenten kostet diese Lok höchstens ihren Nennwert von {face:money}.',
    en: "With the president's money this train costs its face value of {face:money} at most.",
  },
  '18te/7.9/help-cheapest': {
    de: 'Mit Geld des Präsidenten nimmst du die günstigste Lok: {least:money} statt {face:money}.',
    en: "With the president's money you take the cheapest train: {least:money} instead of {face:money}.",
  },
  '18te/7.9/president-short': {
    de: '{president} hat {cash:money}, es fehlen {missing:money}. Erst werden Zertifikate verkauft.',
    en: '{president} has {cash:money}, {missing:money} is missing. Certificates are sold first.',
  },
  '18te/7.9/emergency': {
    de: '{president} zahlt {missing:money} aus eigener Tasche für die {company}. Ihre Kasse ist danach leer, und in diesem Zug gibt sie nichts aus.',
    en: '{president} pays {missing:money} out of pocket for the {company}. Its treasury is empty afterwards, and it issues nothing in this turn.',
  },
  '18te/7.9/must-fund': {
    de: 'Die {company} braucht eine Lok, die günstigste kostet {least:money}. {president} legt das Fehlende dazu und verkauft dafür nötigenfalls Zertifikate.',
    en: 'The {company} needs a train, the cheapest costs {least:money}. {president} adds what is missing and sells certificates for it if necessary.',
  },
  '18te/7.9/must-declare': {
    de: 'Für die günstigste Lok zu {least:money} reicht es nicht, auch nicht mit allen Verkäufen. {president} verkauft, was geht, und erklärt dann den Bankrott.',
    en: 'It is not enough for the cheapest train at {least:money}, even with all sales. {president} sells what can be sold and then declares bankruptcy.',
  },
  '18te/7.9/no-need': {
    de: 'Die {company} braucht kein Geld für eine Lok. In der Betriebsrunde wird nur dafür verkauft.',
    en: 'The {company} needs no money for a train. In operating rounds certificates are sold only for that.',
  },
  '18te/7.9/enough': {
    de: 'Es fehlen nur {missing:money}. Verkauft wird nicht mehr als nötig.',
    en: 'Only {missing:money} is missing. No more is sold than necessary.',
  },
  '18te/7.9/enough-already': {
    de: 'Das Geld reicht schon. Verkauft wird nicht mehr als nötig.',
    en: 'The money suffices already. No more is sold than necessary.',
  },
  '18te/7.9/enough-for-bank': {
    de: 'Für die günstigste Lok der Bank zu {least:money} reicht es schon. Mehr brauchst du nur für die Lok einer anderen Gesellschaft.',
    en: 'For the cheapest train of the bank at {least:money} it suffices. You need more only for a train of another company.',
  },
  '18te/7.9/raise-holding': {
    de: 'Du hast {held} % der {company}, das sind weniger als {count} {count|Zertifikat|Zertifikate}.',
    en: 'You hold {held} % of the {company}, which is less than {count} {count|certificate|certificates}.',
  },
  '18te/7.9/raise-pool': {
    de: 'Im Bankvermögen liegen {pool} % der {company}. Mehr als {limit} % dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keines davon} verkaufen.',
    en: 'The pool holds {pool} % of the {company}. It may never hold more than {limit} %: you can sell {most|# at most|# at most|none} now.',
  },
  '18te/7.9/raise-no-successor': {
    de: 'Niemand sonst hält 30 % der {company}. Das 30-%-Zertifikat bleibt bei dir: du kannst jetzt {most|höchstens #|höchstens #|keines davon} verkaufen.',
    en: 'Nobody else holds 30 % of the {company}. The 30 % certificate stays with you: you can sell {most|# at most|# at most|none} now.',
  },
  '18te/7.9/raise-presidency': {
    de: 'Die {company} ist gerade an der Reihe. Durch Notverkäufe darf sie den Präsidenten nicht wechseln: du kannst jetzt {most|höchstens #|höchstens #|keines davon} verkaufen.',
    en: 'The {company} is operating. Its president may not change by emergency sales: you can sell {most|# at most|# at most|none} now.',
  },
  '18te/7.9/can-pay': {
    de: 'Die {company} kommt noch zu einer Lok, oder sie braucht keine. Bankrott ist nur, wer mit allem Geld und allen Verkäufen nicht zahlen kann.',
    en: 'The {company} can still get a train, or needs none. Only those are bankrupt who cannot pay with all their money and all sales.',
  },
  '18te/7.9/sell-all': {
    de: 'Du hast noch Zertifikate, die du verkaufen darfst. Bankrott ist erst, wer alles verkauft hat.',
    en: 'You still have certificates that you may sell. Nobody is bankrupt before everything is sold.',
  },
  '18te/7.9/already-broke': { de: 'Du bist schon bankrott.', en: 'You are bankrupt already.' },
  '18te/7.9/ask-others': {
    de: 'Ein Bankrott ist endgültig. Vielleicht verkauft dir noch jemand eine Lok: {sellers}.',
    en: 'A bankruptcy is final. Somebody might still sell you a train: {sellers}.',
  },
  '18te/7.9/issue-after-help': {
    de: 'Die {company} hat Geld ihres Präsidenten bekommen. In diesem Zug gibt sie nichts aus.',
    en: 'The {company} was given money by its president. It issues nothing in this turn.',
  },
};
