import type { Words } from '../../../table/words.ts';

/** What is said about trains, emergencies and bankruptcy (chapters 14 and 15). */
export const trainWords: Words = {
  '1862/14/not-for-sale': {
    de: 'Diese {train} ist nicht zu haben: weder bei der Bank noch bei einer anderen Gesellschaft.',
    en: 'This {train} cannot be had: neither from the bank nor from another company.',
  },
  '1862/14/train-limit': {
    de: 'Die {company} hat {count} {count|Lok|Loks}, erlaubt sind {limit}. Am Limit wird nicht gekauft.',
    en: 'The {company} has {count} {count|train|trains}, {limit} are allowed. At the limit nothing is bought.',
  },
  '1862/14/ascending': {
    de: 'Die {train} ist noch nicht an der Reihe. Neue Loks kommen in aufsteigender Folge, jetzt die {top}.',
    en: 'The {train} is not up yet. New trains come in ascending order, now the {top}.',
  },
  '1862/14/express-later': {
    de: 'Die {train} gibt es, sobald die erste {first} gekauft ist.',
    en: 'The {train} can be had once the first {first} is bought.',
  },
  '1862/14/price-least': {
    de: 'Eine Lok einer anderen Gesellschaft kostet mindestens 1.',
    en: 'A train of another company costs at least 1.',
  },
  '1862/14/bank-price': {
    de: 'Die {train} kostet bei der Bank {face:money}, nicht {price:money}.',
    en: 'The {train} costs {face:money} at the bank, not {price:money}.',
  },
  '1862/14/consent': {
    de: 'Die Lok gehört der {company}. {director} muss zustimmen: frage danach.',
    en: 'The train belongs to the {company}. {director} has to agree: ask for it.',
  },
  '1862/14/treasury-pays': {
    de: 'Die Lok kostet {price:money}, die {company} hat {cash:money}. Sie bezahlt den vollen Preis selbst.',
    en: 'The train costs {price:money}, the {company} has {cash:money}. It pays the full price itself.',
  },
  '1862/14/help-face': {
    de: '{price:money} sind zu viel: mit dem Geld des Direktors kostet die Lok höchstens {face:money}.',
    en: "{price:money} is too much: with the director's money the train costs {face:money} at most.",
  },
  '1862/14/help-exact': {
    de: 'Der Direktor gibt genau dazu, was fehlt: {missing:money}, nicht {help:money}.',
    en: 'The director adds exactly what is missing: {missing:money}, not {help:money}.',
  },
  '1862/14/help-unasked': {
    de: 'Die {company} kann selbst bezahlen. Ihr Direktor gibt nichts dazu.',
    en: 'The {company} can pay itself. Its director adds nothing.',
  },
  '1862/14/into-debt': {
    de: '{director} muss {missing:money} dazugeben und hat {cash:money}: für den Rest werden sofort Aktien verkauft.',
    en: '{director} has to add {missing:money} and has {cash:money}: shares are sold at once for the rest.',
  },
  '1862/14/train-duty': {
    de: 'Die {company} hat eine Strecke und keine Lok. Sie muss eine kaufen, ab {least:money}; sie hat {cash:money}.',
    en: 'The {company} has a route and no train. It has to buy one, from {least:money}; it has {cash:money}.',
  },
  '1862/14/must-fund': {
    de: 'Die {company} hat eine Strecke und keine Lok und mit {cash:money} zu wenig. {director} kauft eine mit, ab {least:money}.',
    en: 'The {company} has a route, no train and only {cash:money}. {director} helps to buy one, from {least:money}.',
  },
  '1862/14/offer-whom': {
    de: 'Die {train} liegt bei keiner anderen Gesellschaft. Zu fragen ist niemand.',
    en: 'The {train} lies with no other company. There is nobody to ask.',
  },
  '1862/14/offer-open': {
    de: 'Erst wird die Frage nach der Lok beantwortet.',
    en: 'First the question about the train is answered.',
  },
  '1862/14/nothing-asked': {
    de: 'Niemand hat nach einer Lok gefragt.',
    en: 'Nobody has asked for a train.',
  },
  '1862/14/who-answers': {
    de: 'Gefragt ist {director} für die {company}.',
    en: 'The question is for {director}, who decides for the {company}.',
  },
  '1862/14/train-gone': {
    de: 'Die Lok der {company} kann jetzt nicht mehr übergeben werden.',
    en: 'The train of the {company} cannot be handed over any more.',
  },
  '1862/14/no-surplus': {
    de: 'Loks gehen nie freiwillig zurück. Erlaubt sind {limit}; nur darüber hinaus wird abgegeben.',
    en: 'Trains never go back by choice. {limit} are allowed; only what is above that is given up.',
  },
  '1862/14/director-discards': {
    de: 'Welche Lok die {company} abgibt, bestimmt {director}.',
    en: 'Which train the {company} gives up is decided by {director}.',
  },
  '1862/14/surplus-first': {
    de: 'Die {company} hat zu viele Loks. Erst gibt {director} welche ab.',
    en: 'The {company} has too many trains. First {director} gives some up.',
  },
  '1862/14/no-return': {
    de: 'Die {company} gibt keine Lok zurück: nicht freiwillig und nicht gegen Geld.',
    en: 'The {company} returns no train: not by choice and not for money.',
  },
  '1862/14/not-its-turn': {
    de: 'Die {company} kauft Loks nur in ihrem eigenen Zug.',
    en: 'The {company} buys trains in its own turn only.',
  },
  '1862/14/debt-first': {
    de: 'Erst bezahlt {seat} noch {amount:money}.',
    en: 'First {seat} pays {amount:money}.',
  },
  '1862/14/no-need': {
    de: 'Du schuldest nichts. Außer der Reihe verkauft nur, wer eine Zahlung nicht decken kann.',
    en: 'You owe nothing. Nobody sells out of turn who can cover a payment.',
  },
  '1862/14/enough': {
    de: 'Dir fehlen {owed:money}. Verkaufe nicht mehr Aktien, als dafür nötig sind.',
    en: 'You lack {owed:money}. Do not sell more shares than that takes.',
  },
  '1862/19/raise-holding': {
    de: 'Du hältst {held} % der {company}. Verkaufen kannst du nur, was vor dir liegt.',
    en: 'You hold {held} % of the {company}. You can only sell what lies in front of you.',
  },
  '1862/19/raise-price': {
    de: 'Die {company} hat noch keinen Kurs und kann nicht verkauft werden.',
    en: 'The {company} has no price yet and cannot be sold.',
  },
  '1862/19/raise-pool': {
    de: 'Im Bankpool liegen {lies} Aktien der {company}. Mehr als {limit} dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keine davon} verkaufen.',
    en: 'The pool holds {lies} shares of the {company}. There may never be more than {limit}: you can sell {most|# at most|# at most|none} now.',
  },
  '1862/19/raise-head': {
    de: 'Dafür müsste die Direktoraktie der {company} in den Bankpool. Sie bleibt bei dir: du kannst jetzt {most|höchstens #|höchstens #|keine Aktie} verkaufen.',
    en: "For that the director's certificate of the {company} would have to go to the pool. It stays with you: you can sell {most|# at most|# at most|none} now.",
  },
  '1862/14/raise-director': {
    de: 'Die {company} bekäme einen anderen Direktor. Notverkäufe ändern das nirgends: du kannst jetzt {most|höchstens #|höchstens #|keine Aktie} verkaufen.',
    en: 'The {company} would get another director. Emergency sales change that nowhere: you can sell {most|# at most|# at most|none} now.',
  },
  '1862/14/sales-left': {
    de: 'Du kannst noch für {most:money} verkaufen; es fehlen {owed:money}. Erst wird verkauft, was geht.',
    en: 'You can still sell for {most:money}; {owed:money} are missing. First you sell what you can.',
  },
  '1862/15/nothing-owed': {
    de: 'Du schuldest nichts. Bankrott ist nur, wer eine Zahlung nicht decken kann.',
    en: 'You owe nothing. Nobody is bankrupt who can cover a payment.',
  },
  '1862/15/bankrupt-out': {
    de: 'Du bist bankrott und aus dem Spiel.',
    en: 'You are bankrupt and out of the game.',
  },

  '1862/log/train': {
    de: '{company} kauft {train} für {price:money} ({from:name})',
    en: '{company} buys {train} for {price:money} ({from:name})',
  },
  '1862/log/train-help': {
    de: '{company} kauft {train} für {price:money} ({from:name}), davon {help:money} von {director}',
    en: '{company} buys {train} for {price:money} ({from:name}), {help:money} of it from {director}',
  },
  '1862/log/offer': {
    de: '{company} bietet der {seller} {price:money} für {train}',
    en: '{company} offers the {seller} {price:money} for {train}',
  },
  '1862/log/offer-nobody': {
    de: '{company} fragt vergeblich nach {train} für {price:money}',
    en: '{company} asks nobody for {train} at {price:money}',
  },
  '1862/log/answer-nothing': { de: 'antwortet, ohne gefragt zu sein', en: 'answers without being asked' },
  '1862/log/accept': {
    de: '{seller} verkauft {train} an {company} für {price:money}',
    en: '{seller} sells {train} to {company} for {price:money}',
  },
  '1862/log/accept-help': {
    de: '{seller} verkauft {train} an {company} für {price:money}, davon {help:money} von {director}',
    en: '{seller} sells {train} to {company} for {price:money}, {help:money} of it from {director}',
  },
  '1862/log/decline': {
    de: '{seller} verkauft {train} nicht an {company}',
    en: '{seller} does not sell {train} to {company}',
  },
  '1862/log/withdraw-offer': {
    de: '{company} zieht das Angebot für {train} zurück',
    en: '{company} withdraws the offer for {train}',
  },
  '1862/log/discard': { de: '{company} gibt {train} ab', en: '{company} gives up {train}' },
  '1862/log/discard-nothing': { de: 'gibt {train} nicht ab', en: 'does not give up {train}' },
  '1862/log/bankrupt': {
    de: 'ist bankrott, {owed:money} fehlen',
    en: 'is bankrupt, {owed:money} short',
  },

  'due/rust': { de: 'Verschrottete Loks wegnehmen', en: 'remove scrapped trains' },
  'due/train': { de: 'Lok bezahlen', en: 'pay for the train' },
  'due/help': { de: 'Geld des Direktors dazugeben', en: "add the director's money" },
  'due/flip': { de: 'Bahnhofsmarker umdrehen', en: 'flip the marker' },
  'due/bankrupt': { de: 'Bankrott abwickeln', en: 'settle the bankruptcy' },
};
