import type { Words } from '../../../../table/words.ts';

/** Founding, exchange, sales at the start and certificates of brewery companies (§6.4, §6.5.2.1). */
export const breweryStockWords: Words = {
  // —— Founding ——
  '18do/6.2.3/no-brewery-yet': {
    de: 'In der ersten Aktienrunde wird keine Brauerei-AG gegründet, auch nicht die {company}.',
    en: 'No brewery company is founded in the first stock round, and neither is the {company}.',
  },
  '18do/6.3.2.2/brewery-green': {
    de: 'Die {company} kann erst gegründet werden, wenn die grüne Phase begonnen hat.',
    en: 'The {company} can be founded once the green phase has begun.',
  },
  '18do/6.4.9/refound-later': {
    de: 'Die {company} ist gerade bankrottgegangen. Neu gegründet wird sie frühestens in der nächsten Aktienrunde.',
    en: 'The {company} has just gone bankrupt. It is founded again in the next stock round at the earliest.',
  },
  '18do/6.4.9/still-bankrupt': {
    de: 'Die {company} ist bankrott. Ihre Aktien gibt es erst wieder, wenn sie neu gegründet ist.',
    en: 'The {company} is bankrupt. There are no shares of it until it is founded again.',
  },
  '18do/6.1.2/only-for-five': {
    de: 'Mit {players} Spielern wird ohne die {company} gespielt.',
    en: 'With {players} players the {company} takes no part.',
  },
  '18do/4.4.1/start-on-line': {
    de: '{price:money} ({colour:name}) ist auf der Kurstabelle jetzt kein Startkurs. Offen sind die farbigen Felder der laufenden und der früheren Farbphasen.',
    en: '{price:money} ({colour:name}) is no start price of the track now. Open are coloured cells of the present and earlier colour phases.',
  },
  '18do/6.3.2.1/small-at-start': {
    de: '{small:name} ist eine kleine Brauerei. Die gibt es nur in der Startrunde zu kaufen.',
    en: '{small:name} is a small brewery. These are bought in the start round only.',
  },
  '18do/6.3.1/no-privates': {
    de: 'Privatbrauereien und ihre Marker spielen mit Brauereien nicht mit.',
    en: 'Private breweries and their markers take no part in a game with breweries.',
  },
  // —— Buying and selling ——
  '18do/6.1.2/top-of-pile': {
    de: 'Bei der {company} liegt ein Zertifikat über {percent} % obenauf. Was sie selbst hält, geht nur von oben weg.',
    en: 'A certificate of {percent} % lies on top of the pile of the {company}. What it holds itself goes from the top only.',
  },
  '18do/6.4.4/certificate-limit': {
    de: 'Mit deiner kleinen Brauerei hast du {count} {count|Zertifikat|Zertifikate}, erlaubt sind {limit}.',
    en: 'With your small brewery you have {count} {count|certificate|certificates}, {limit} are allowed.',
  },
  '18do/6.4.8/sale-ruins': {
    de: 'Mit diesem Verkauf kommt der Kursmarker der {company} auf das rote Feld. Sie ist bankrott, und alle ihre Aktien gehen entschädigungslos in die Auslage.',
    en: 'With this sale the marker of the {company} reaches the red cell. It is bankrupt, and all its shares go back to the display for nothing.',
  },
  // —— Exchange ——
  '18do/6.4.5/own-small': {
    de: 'Du hast keine kleine Brauerei, die du eintauschen könntest.',
    en: 'You have no small brewery to exchange.',
  },
  '18do/6.3.2.1/exchange-green': {
    de: 'Kleine Brauereien werden erst ab der grünen Phase eingetauscht.',
    en: 'Small breweries are exchanged from the green phase on.',
  },
  '18do/6.4.5/exchange-for': {
    de: 'Eine kleine Brauerei wird gegen Aktien einer Brauerei-AG getauscht, nicht gegen die {company}.',
    en: 'A small brewery is exchanged for shares of a brewery company, not of the {company}.',
  },
  '18do/6.4.5/exchange-none': {
    de: 'Von der {company} gibt es dort nichts einzutauschen ({from:name}).',
    en: 'There is nothing of the {company} to exchange for ({from:name}).',
  },
  '18do/6.4.5/exchange-price': {
    de: 'Zur Brauerei kommen noch {price:money} dazu. Du hast {cash:money}.',
    en: '{price:money} has to be added to the brewery. You have {cash:money}.',
  },
  '18do/4.4.3/exchange-sold-before': {
    de: 'Du hast in dieser Aktienrunde {company} verkauft und nimmst keine Aktie davon.',
    en: 'You have sold {company} in this stock round and take no share of it.',
  },
  '18do/4.4.4/exchange-limit': {
    de: 'Du hältst {percent} % der {company}. Mehr als {limit} % darf niemand halten.',
    en: 'You hold {percent} % of the {company}. Nobody may hold more than {limit} %.',
  },
  '18do/6.4.5/no-takeover': {
    de: 'Hier ist kein Platz in der Reihenfolge zu übernehmen.',
    en: 'There is no place of the order to take over.',
  },
  '18do/6.4.5/director-takes-over': {
    de: 'Über den Platz der {company} entscheidet {director}.',
    en: '{director} decides about the place of the {company}.',
  },
  '18do/6.4.5/takeover-open': {
    de: 'Erst sagt {director}, ob die {company} den Platz der Brauerei übernimmt.',
    en: 'First {director} says whether the {company} takes over the place of the brewery.',
  },
  '18do/6.3.2.1/small-stays': {
    de: '{small:name} bleibt bei ihrem Besitzer. Abgegeben wird sie nur im Tausch gegen eine Aktie.',
    en: '{small:name} stays with its owner. It is given up only in exchange for a share.',
  },
  '18do/5.1.2/own-track': {
    de: 'Der Marker der {company} gehört auf die andere Kursleiste.',
    en: 'The marker of the {company} belongs on the other price track.',
  },
  '18do/log/exchange-display': {
    de: 'gründet die {company} mit {small:name} zu {price:money} und zahlt {cost:money}',
    en: 'founds the {company} with {small:name} at {price:money} and pays {cost:money}',
  },
  '18do/log/exchange-company': {
    de: 'tauscht {small:name} gegen {percent} % der {company} und zahlt {cost:money}',
    en: 'exchanges {small:name} for {percent} % of the {company} and pays {cost:money}',
  },
  '18do/log/exchange-pool': {
    de: 'tauscht {small:name} gegen {percent} % der {company} aus dem Pool und zahlt {cost:money}',
    en: 'exchanges {small:name} for {percent} % of the {company} from the pool and pays {cost:money}',
  },
  '18do/log/take-place-yes': {
    de: 'setzt die {company} auf Platz {place} der Reihenfolge',
    en: 'puts the {company} on place {place} of the order',
  },
  '18do/log/take-place-no': {
    de: 'lässt die {company} auf ihrem Platz',
    en: 'leaves the {company} on its place',
  },
  '18do/log/take-place-nothing': { de: 'übernimmt keinen Platz', en: 'takes over no place' },
  '18do/choice/exchange-display': {
    de: '{company} gründen mit {small:name} · {cost:money} dazu',
    en: 'found {company} with {small:name} · add {cost:money}',
  },
  '18do/choice/exchange-company': {
    de: '{small:name} gegen {percent} % {company} · {cost:money} dazu',
    en: '{small:name} for {percent} % of {company} · add {cost:money}',
  },
  '18do/choice/exchange-pool': {
    de: '{small:name} gegen {percent} % {company} (Pool) · {cost:money} dazu',
    en: '{small:name} for {percent} % of {company} (pool) · add {cost:money}',
  },
  '18do/choice/take-place-yes': { de: '{company} auf Platz {place}', en: '{company} to place {place}' },
  '18do/choice/take-place-no': { de: '{company} bleibt, wo sie ist', en: '{company} stays where it is' },
  // —— Sale at the start of operation ——
  '18do/6.4.2/side-sale-open': {
    de: 'Erst entscheidet {director}, ob die {company} zur Inbetriebnahme Aktien verkauft.',
    en: 'First {director} decides whether the {company} sells shares as it starts to operate.',
  },
  '18do/6.4.2/no-side-sale': {
    de: 'Bis zu 20 % auf einmal verkauft eine Gesellschaft nur in dem Augenblick, in dem sie in Betrieb geht, und erst ab der braunen Phase.',
    en: 'A company sells up to 20 % at once only at the moment it starts to operate, and from the brown phase on.',
  },
  '18do/6.4.2/side-sale-director': {
    de: 'Über die Aktien der {company} entscheidet {director}.',
    en: '{director} decides about the shares of the {company}.',
  },
  '18do/6.4.2/side-sale-most': {
    de: 'Zur Inbetriebnahme gehen höchstens {most} % in den Pool, nicht {percent} %.',
    en: 'At the start at most {most} % go to the pool, not {percent} %.',
  },
  '18do/6.1.2/side-sale-pile': {
    de: 'Mit den Zertifikaten, die bei der {company} obenauf liegen, kommen keine {percent} % zusammen.',
    en: 'The certificates on top of the pile of the {company} do not make {percent} %.',
  },
  '18do/4.4.5/side-sale-pool': {
    de: 'Vom Kapital der {company} liegen {pool} % im Pool, mehr als {limit} % dürfen es nicht werden.',
    en: '{pool} % of the {company} lie in the pool; there may be no more than {limit} %.',
  },
  '18do/log/side-sale': {
    de: 'verkauft {percent} % der {company} zur Inbetriebnahme für {price:money}',
    en: 'sells {percent} % of the {company} at its start for {price:money}',
  },
  '18do/log/side-sale-no': {
    de: 'verkauft zur Inbetriebnahme nichts von der {company}',
    en: 'sells nothing of the {company} at its start',
  },
  '18do/log/side-sale-nothing': { de: 'hat nichts zu verkaufen', en: 'has nothing to sell' },
  '18do/choice/side-sale': {
    de: '{percent} % der {company} in den Pool · {price:money}',
    en: '{percent} % of the {company} to the pool · {price:money}',
  },
  '18do/choice/side-sale-no': { de: 'nichts verkaufen', en: 'sell nothing' },
  // —— One certificate of its own ——
  '18do/6.5.2.1/small-has-none': {
    de: '{brewery:name} ist eine kleine Brauerei und hat keine Aktien.',
    en: '{brewery:name} is a small brewery and has no shares.',
  },
  '18do/6.5.2.1/brew-one-share': {
    de: 'Die {brewery:name} hat in diesem Zug schon ein eigenes Zertifikat gehandelt.',
    en: '{brewery:name} has traded a certificate of its own in this turn.',
  },
  '18do/6.5.2.1/brew-holds-none': {
    de: 'Ein solches Zertifikat der {brewery:name} liegt dort nicht ({from:name}).',
    en: 'No such certificate of {brewery:name} lies there ({from:name}).',
  },
  '18do/4.4.5/brew-pool': {
    de: 'Vom Kapital der {brewery:name} liegen {pool} % im Pool, mehr als {limit} % dürfen es nicht werden.',
    en: '{pool} % of {brewery:name} lie in the pool; there may be no more than {limit} %.',
  },
  '18do/6.5.2.1/brew-redeem-cash': {
    de: 'Der Rückkauf kostet {price:money}, die {brewery:name} hat {cash:money}.',
    en: 'Buying back costs {price:money}; {brewery:name} has {cash:money}.',
  },
  '18do/5.4.4/equipment-not-sold': {
    de: 'Das ist Ausstattung der {company}. Sie wird nicht verkauft.',
    en: 'This is equipment of {company}. It is not sold.',
  },
  // —— Dues ——
  'due/exchange': { de: 'kleine Brauerei auflösen', en: 'close the small brewery' },
  'due/top-up': { de: 'Aktien bis 50 % in den Pool', en: 'shares to the pool, up to 50 %' },
  'due/side-sale': { de: 'Verkauf zur Inbetriebnahme gutschreiben', en: 'pay the sale at the start' },
  'due/bankrupt': { de: 'bankrotte Gesellschaft abräumen', en: 'clear the bankrupt company' },
  'due/refound': { de: 'zwei Zertifikate aus dem Spiel', en: 'two certificates leave the game' },
};
