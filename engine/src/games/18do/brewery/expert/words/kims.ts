import type { Words } from '../../../../../table/words.ts';

/** Small investments: rules, log and buttons (§7.1, §7.4, §7.5). */
export const kimWords: Words = {
  '18do/kim/title': { de: 'KIM und SEM', en: 'KIM and SEM' },
  '18do/kim/investments': { de: 'Kleininvestitionen (KIM)', en: 'small investments (KIM)' },
  '18do/kim/events': { de: 'Sonderereignisse (SEM)', en: 'special events (SEM)' },
  '18do/kim/slot': { de: '{kim}', en: '{kim}' },
  '18do/kim/price': { de: '{price:money}', en: '{price:money}' },
  '18do/kim/bottles': { de: '{kim} · {card} × {cubes}', en: '{kim} · {card} × {cubes}' },
  // —— Rules ——
  '18do/7.1/kim-there': {
    de: 'Ein KIM {kim} liegt nicht mehr in der Auslage.',
    en: 'No KIM {kim} is on display any more.',
  },
  '18do/7.1/kim-breweries': {
    de: 'KIM kaufen die Brauereien in ihren Brauereirunden; Eisenbahnen kaufen nur Thermowaggons, beim Zugkauf.',
    en: 'Breweries buy KIM in their brewery rounds; railways buy thermo wagons only, with their trains.',
  },
  '18do/7.1/kim-step': {
    de: 'KIM werden im Schritt „{moment:name}“ gekauft und zurückgelegt. Jetzt: {step:name}.',
    en: 'KIM are bought and put back in the step "{moment:name}". Now: {step:name}.',
  },
  '18do/7.1/one-kim': {
    de: '{brewery:name} hat in diesem Zug schon einen KIM von der Bank gekauft; zwei gehen nie.',
    en: '{brewery:name} has bought a KIM from the bank in this turn; two are never allowed.',
  },
  '18do/7.1/kim-count': {
    de: '{brewery:name} kauft in dieser Brauereirunde nichts mehr von der Bank: in Gelb ein Kärtchen und ein KIM, ab Grün nur eines von beiden (höchstens {most}).',
    en: '{brewery:name} buys no more from the bank in this brewery round: in yellow one card and one KIM, from green on one of the two ({most} at most).',
  },
  '18do/7.1/card-beside-kim': {
    de: '{brewery:name} hat in diesem Zug schon einen KIM von der Bank gekauft: in Gelb kommt ein Kärtchen dazu, ab Grün keines.',
    en: '{brewery:name} has bought a KIM from the bank in this turn: in yellow one card comes beside it, from green on none.',
  },
  '18do/7.1/box-free': {
    de: 'Alle Kästchen von {brewery:name} sind belegt. Erst legt sie einen KIM zurück.',
    en: 'All boxes of {brewery:name} are full. First it puts one KIM back.',
  },
  '18do/7.1/box-taken': {
    de: 'In jedes Kästchen von {brewery:name} passt ein KIM.',
    en: 'Each box of {brewery:name} holds one KIM.',
  },
  '18do/7.1/kim-cash': {
    de: 'Der KIM kostet {price:money}, {company:name} hat {cash:money}. Niemand legt etwas dazu.',
    en: 'The KIM costs {price:money}, {company:name} has {cash:money}. Nobody adds anything.',
  },
  '18do/7.1/kim-later': {
    de: 'KIM {kim} wirkt erst ab der Phase {colour:name}.',
    en: 'KIM {kim} works from the {colour:name} phase on.',
  },
  '18do/7.1/wagons-only': {
    de: 'Die {company} kauft von allen KIM nur Thermowaggons, nicht {kim}.',
    en: 'Of all KIM the {company} buys thermo wagons only, not {kim}.',
  },
  '18do/7.1/kim-whom': {
    de: 'Gefragt wird nach einem KIM, den eine andere Gesellschaft hat; {kim} ist das nicht.',
    en: 'One asks for a KIM that another company has; {kim} is none.',
  },
  '18do/7.1/kim-band': {
    de: 'KIM {kim} wechselt für {least:money} bis {most:money} den Besitzer, nicht für {price:money}.',
    en: 'KIM {kim} changes hands for {least:money} to {most:money}, not for {price:money}.',
  },
  '18do/7.1/kim-refused': {
    de: 'Nach diesem KIM {kim} wurde in diesem Zug schon vergeblich gefragt.',
    en: 'This KIM {kim} has been refused in this turn already.',
  },
  '18do/7.1/kim-nothing': { de: 'Niemand hat nach einem KIM gefragt.', en: 'Nobody has asked for a KIM.' },
  '18do/7.1/kim-answers': {
    de: 'Ob {company:name} den KIM {kim} verkauft, entscheidet {director}.',
    en: '{director} decides whether {company:name} sells KIM {kim}.',
  },
  '18do/7.1/kim-gone': {
    de: 'Den KIM {kim} hat der Verkäufer nicht mehr.',
    en: 'The seller does not have KIM {kim} any more.',
  },
  '18do/7.1/puts-own': {
    de: '{brewery:name} legt nur eigene KIM zurück, nicht {kim}.',
    en: '{brewery:name} puts back its own KIM only, not {kim}.',
  },
  '18do/7.1/room-already': {
    de: '{brewery:name} hat noch ein freies Kästchen und braucht keinen KIM zurückzulegen.',
    en: '{brewery:name} has a free box and need not put any KIM back.',
  },
  '18do/7.1.2/bottle-own': {
    de: '{brewery:name} hat diese Flaschenabfüllung nicht ({kim}).',
    en: '{brewery:name} does not have this bottling ({kim}).',
  },
  '18do/7.1.2/bottle-card': {
    de: 'Das {card}-Kärtchen steht nicht bei {brewery:name}.',
    en: 'The {card} is not with {brewery:name}.',
  },
  '18do/7.1.2/bottle-once': {
    de: 'KIM {kim} gilt in dieser Brauereirunde schon für das {card}-Kärtchen, und nur für eines.',
    en: 'KIM {kim} counts for the {card} in this brewery round already, and for one card only.',
  },
  '18do/7.1.2/bottle-market': {
    de: 'Mit dem {card}-Kärtchen kamen {most} Quader an den Dortmunder Biermarkt; Export zählt nicht.',
    en: '{most} {most|cube|cubes} went to the Dortmund market with the {card}; export does not count.',
  },
  '18do/7.5/wagon-step': {
    de: 'Thermowaggons kauft die {company} beim Zugkauf, am Ende ihres Zugs. Jetzt: {step:name}.',
    en: 'The {company} buys thermo wagons where it buys trains, at the end of its turn. Now: {step:name}.',
  },
  '18do/7.1.3/one-wagon': {
    de: 'Die {company} hat in diesem Zug schon einen Thermowaggon von der Bank gekauft.',
    en: 'The {company} has bought a thermo wagon from the bank in this turn.',
  },
  '18do/7.1.3/wagon-count': {
    de: 'Ein Thermowaggon von der Bank zählt wie ein neuer Zug, und davon kauft die {company} jetzt höchstens {most}.',
    en: 'A thermo wagon from the bank counts like a new train, and of these the {company} buys {most} at most now.',
  },
  '18do/7.1.3/train-beside-wagon': {
    de: 'Der Thermowaggon, den die {company} in diesem Zug von der Bank gekauft hat, zählt wie ein neuer Zug; mehr als {most} kauft sie jetzt nicht.',
    en: 'The thermo wagon that the {company} has bought from the bank in this turn counts like a new train; it buys no more than {most} now.',
  },
  '18do/7.1.3/wagon-laden': {
    de: 'Auf dem Thermowaggon liegt ein Quader; er bleibt, wo er ist.',
    en: 'A cube lies on the thermo wagon; it stays where it is.',
  },
  '18do/7.1.3/own-wagon': {
    de: 'Die {company} legt nur eigene Thermowaggons um.',
    en: 'The {company} moves its own thermo wagons only.',
  },
  '18do/7.1.3/own-train': {
    de: 'Ein Thermowaggon der {company} kommt auf einen anderen ihrer eigenen Züge.',
    en: 'A thermo wagon of the {company} goes onto another train of its own.',
  },
  '18do/7.1.3/coupled-once': {
    de: 'Die {company} hat diesen Thermowaggon in dieser Runde schon umgelegt.',
    en: 'The {company} has moved this thermo wagon in this round already.',
  },
  '18do/7.1.3/needs-wagon': {
    de: 'Der {train}er-Zug der {company} nimmt Exportbier nur mit einem Thermowaggon mit.',
    en: 'The {train}-train of the {company} carries export beer with a thermo wagon only.',
  },
  '18do/7.1.3/wagon-later': {
    de: 'Der Thermowaggon auf dem {train}er-Zug der {company} wirkt erst ab der braunen Phase.',
    en: 'The thermo wagon on the {train}-train of the {company} works from the brown phase on.',
  },
  '18do/7.1.3/wagon-unit-later': {
    de: 'Der Thermowaggon von {brewery:name} wirkt erst ab der braunen Phase; bis dahin verlädt das {card}-Kärtchen nicht.',
    en: 'The thermo wagon of {brewery:name} works from the brown phase on; until then the {card} does not load.',
  },
  '18do/7.1.3/wagon-unit-used': {
    de: 'Jeder Thermowaggon von {brewery:name} lässt eine Einheit ohne roten Pfeil verladen, zusammen {wagons}; mehr verlädt das {card}-Kärtchen nicht.',
    en: 'Each thermo wagon of {brewery:name} lets one unit without an arrow load, {wagons} in all; the {card} loads no more.',
  },
  '18do/7.1.3/wagon-alone': {
    de: '{brewery:name} verlädt allein mit ihrem Thermowaggon, ohne ein Kärtchen mit rotem Pfeil. Hier ist das erlaubt.',
    en: '{brewery:name} loads with its thermo wagon alone, without any card with a red arrow. Here that is allowed.',
  },
  '18do/7.1.3/wagon-money': {
    de: 'Zwischen Eisenbahnen und Brauereien fließt Geld nur für einen Thermowaggon.',
    en: 'Money passes between railways and breweries for a thermo wagon only.',
  },
  '18do/6.5.2.7/card-first': {
    de: '{brewery:name} hat keine Ausstattung. Die kommt zuerst.',
    en: '{brewery:name} has no equipment. That comes first.',
  },
  '18do/4.5.7.4/train-first': {
    de: 'Die {company} hat keinen Zug. Der kommt zuerst.',
    en: 'The {company} has no train. That comes first.',
  },
  '18do/7.4/kim-start-over': {
    de: 'Mit Privatgeld werden KIM nur zwischen Startrunde und erster Aktienrunde gekauft.',
    en: 'KIM are bought with private cash between start round and first stock round only.',
  },
  '18do/7.4/kim-start-turn': {
    de: 'Jetzt kann {director} einen KIM kaufen: in der Reihenfolge der Brauereien, jeder einmal.',
    en: '{director} may buy a KIM now: in the order of the breweries, each once.',
  },
  '18do/7.4/private-pays': {
    de: 'Der KIM kostet {price:money} Privatgeld, du hast {cash:money}. Die Brauerei zahlt hier nichts.',
    en: 'The KIM costs {price:money} of private cash, you have {cash:money}. The brewery pays nothing here.',
  },
  // —— Log ——
  '18do/log/buy-kim': {
    de: '{company:name} kauft KIM {kim} für {price:money}',
    en: '{company:name} buys KIM {kim} for {price:money}',
  },
  '18do/log/ask-kim': {
    de: '{company:name} bietet {seller:name} {price:money} für KIM {kim}',
    en: '{company:name} offers {seller:name} {price:money} for KIM {kim}',
  },
  '18do/log/trade-kim': {
    de: '{company:name} kauft KIM {kim} von {seller:name} für {price:money}',
    en: '{company:name} buys KIM {kim} from {seller:name} for {price:money}',
  },
  '18do/log/ask-kim-nobody': { de: 'fragt vergeblich nach KIM {kim}', en: 'asks in vain for KIM {kim}' },
  '18do/log/give-kim': {
    de: '{seller:name} verkauft KIM {kim} an {company:name} für {price:money}',
    en: '{seller:name} sells KIM {kim} to {company:name} for {price:money}',
  },
  '18do/log/refuse-kim': {
    de: '{seller:name} behält KIM {kim}',
    en: '{seller:name} keeps KIM {kim}',
  },
  '18do/log/kim-nothing': { de: 'antwortet auf nichts', en: 'answers nothing' },
  '18do/log/put-back': {
    de: '{brewery:name} legt KIM {kim} zurück',
    en: '{brewery:name} puts KIM {kim} back',
  },
  '18do/log/start-kim': { de: 'kauft KIM {kim} für {price:money}', en: 'buys KIM {kim} for {price:money}' },
  '18do/log/no-kim': { de: 'kauft keinen KIM', en: 'buys no KIM' },
  '18do/log/couple': {
    de: '{company} legt einen Thermowaggon auf den {train}er-Zug',
    en: '{company} puts a thermo wagon onto the {train}-train',
  },
  '18do/log/bottle': {
    de: '{brewery:name} füllt mit KIM {kim} das Bier des {card}-Kärtchens ab: {income:money}',
    en: '{brewery:name} bottles the beer of the {card} with KIM {kim}: {income:money}',
  },
  // —— Buttons ——
  '18do/choice/buy-kim': { de: 'KIM {kim} für {price:money}', en: 'KIM {kim} for {price:money}' },
  '18do/choice/ask-kim': { de: 'KIM {kim} von {seller:name}', en: 'KIM {kim} from {seller:name}' },
  '18do/choice/give-kim': { de: 'Für {price:money} verkaufen', en: 'sell for {price:money}' },
  '18do/choice/refuse-kim': { de: 'Behalten', en: 'keep it' },
  '18do/choice/put-back': { de: 'KIM {kim} zurücklegen', en: 'put KIM {kim} back' },
  '18do/choice/no-kim': { de: 'Keinen KIM kaufen', en: 'buy no KIM' },
  '18do/choice/couple': {
    de: 'Thermowaggon auf den {train}er-Zug',
    en: 'thermo wagon onto the {train}-train',
  },
  '18do/choice/bottle': {
    de: 'KIM {kim}: {card}-Kärtchen abfüllen ({income:money})',
    en: 'KIM {kim}: bottle the {card} ({income:money})',
  },
};
