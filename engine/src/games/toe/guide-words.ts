import { same } from '../../rail/words/names.ts';
import type { Words } from '../../table/words.ts';

const A = 'toe/applies';
const Q = 'toe/ask';

/** What stands beside a sentence of the rulebook: few words, with the numbers of the position. */
export const appliesWords: Words = {
  [`${A}/profit`]: { de: 'du stehst bei {profit}k', en: 'you stand at {profit}k' },
  [`${A}/cash`]: { de: 'du hast {cash:money}', en: 'you have {cash:money}' },
  [`${A}/chair`]: { de: 'jetzt {seat}', en: 'now {seat}' },
  [`${A}/calls`]: { de: '{seat} ruft aus', en: '{seat} calls' },
  [`${A}/called`]: { de: 'ist ausgerufen', en: 'has been called' },
  [`${A}/of`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${A}/loss`]: { de: 'du machst Verlust', en: 'you make a loss' },
  [`${A}/no-loss`]: { de: 'kein Verlust', en: 'no loss' },
  [`${A}/below-cap`]: { de: 'du liegst darunter', en: 'you are below it' },
  [`${A}/enough`]: { de: 'dein Geld reicht', en: 'you have enough' },
  [`${A}/short`]: { de: '{cash:money}, nötig {cost:money}', en: '{cash:money}, {cost:money} needed' },
  [`${A}/reminded`]: { de: 'schon einmal erlassen', en: 'forgiven once already' },
  [`${A}/never`]: { de: 'noch nie gebraucht', en: 'never needed yet' },
  [`${A}/done`]: { de: 'du hast {count} von {target}', en: 'you have {count} of {target}' },
  [`${A}/sticks`]: { de: 'du hast noch {n}', en: 'you have {n} left' },
  [`${A}/caller`]: { de: 'du hast ausgerufen', en: 'you called it' },
  [`${A}/not-caller`]: { de: 'ausgerufen von {seat}', en: 'called by {seat}' },
  [`${A}/price-cash`]: { de: '{price:money} von {cash:money}', en: '{price:money} of {cash:money}' },
  [`${A}/unassigned`]: { de: '{n} ohne Vertrag', en: '{n} without a contract' },
  [`${A}/bid`]: { de: '{seat}: {bid:money}', en: '{seat}: {bid:money}' },
  [`${A}/cities`]: { de: '{n} {n|Stadt|Städte}', en: '{n} {n|city|cities}' },
};

const kinds: Words = {
  'toe/news/completed': { de: '{contract:name} ist abgeschlossen', en: '{contract:name} is completed' },
  'toe/news/profit': {
    de: 'Jahresgewinn {seat} {from}k → {to}k',
    en: 'yearly profit {seat} {from}k → {to}k',
  },
  [`${Q}/kind/contract`]: { de: 'Vertrag', en: 'contract' },
  [`${Q}/kind/vehicle`]: { de: 'Fahrzeug', en: 'vehicle' },
  [`${Q}/kind/connection`]: { de: 'Streckenabschnitt', en: 'connection' },
  [`${Q}/kind/company`]: { de: 'Unternehmen', en: 'company' },
  [`${Q}/kind/phase`]: { de: 'Phase', en: 'phase' },
  [`${Q}/kind/chip`]: { de: 'Chip', en: 'chip' },
  [`${Q}/kind/stick`]: { de: 'Stäbchen', en: 'stick' },
  [`${Q}/kind/card`]: { de: 'Karte', en: 'card' },
  [`${Q}/kind/marker`]: { de: 'Spielstein', en: 'profit marker' },
  [`${Q}/kind/part`]: { de: 'Teil des Tisches', en: 'part of the table' },
  [`${Q}/kind/money`]: { de: 'Geld', en: 'money' },
  [`${Q}/kind/city`]: { de: 'Stadt', en: 'city' },
};

const facts: Words = {
  [`${Q}/fact/tax`]: { de: 'Steuer', en: 'Tax' },
  [`${Q}/fact/needs`]: { de: 'Braucht', en: 'Needs' },
  [`${Q}/fact/missing`]: { de: 'Noch offen', en: 'Missing' },
  [`${Q}/fact/chips`]: { de: 'Subventionschips', en: 'Subsidy chips' },
  [`${Q}/fact/bonuses`]: { de: 'Bonus', en: 'Bonus' },
  [`${Q}/fact/price`]: { de: 'Preis', en: 'Price' },
  [`${Q}/fact/least-bid`]: { de: 'Mindestgebot', en: 'Minimum bid' },
  [`${Q}/fact/copies`]: { de: 'Davon im Spiel', en: 'Of them in the game' },
  [`${Q}/fact/tracks`]: { de: 'Trassen vergeben', en: 'Tracks taken' },
  [`${Q}/fact/sticks`]: { de: 'Stäbchen', en: 'Sticks' },
  [`${Q}/fact/contracts`]: { de: 'Verträge', en: 'Contracts' },
  [`${Q}/fact/vehicles`]: { de: 'Fahrzeuge ohne Vertrag', en: 'Unused vehicles' },
};

/** What the table of Trains of Europe answers with. */
export const answerWords: Words = {
  ...kinds,
  ...facts,
  [`${Q}/plain`]: same('{text}'),
  [`${Q}/seat`]: same('{seat}'),
  [`${Q}/list`]: same('{list:name}'),
  [`${Q}/named`]: same('{name:name}'),
  [`${Q}/money`]: same('{amount:money}'),
  [`${Q}/of`]: { de: '{count} von {limit}', en: '{count} of {limit}' },
  [`${Q}/nothing`]: { de: 'nichts', en: 'nothing' },
  [`${Q}/contract-way`]: { de: 'Verbindet {cities}.', en: 'Joins {cities}.' },
  [`${Q}/contract-profit`]: {
    de: 'Bringt fertig {profit}k im Jahr.',
    en: 'Brings {profit}k a year when complete.',
  },
  [`${Q}/contract-open`]: {
    de: 'Liegt aus, mit {chips} {chips|Subventionschip|Subventionschips}.',
    en: 'On display, with {chips} subsidy {chips|chip|chips}.',
  },
  [`${Q}/contract-of`]: {
    de: 'Gehört {seat}; {met} von {of} Teilstrecken sind erfüllt.',
    en: 'Belongs to {seat}; {met} of {of} sections are met.',
  },
  [`${Q}/contract-done`]: { de: 'Von {seat} erfüllt.', en: 'Completed by {seat}.' },
  [`${Q}/tax`]: { de: '{tax}k im Jahr', en: '{tax}k a year' },
  [`${Q}/no-tax`]: { de: 'keine', en: 'none' },
  [`${Q}/needs`]: same('{needs}'),
  [`${Q}/bonus-sum`]: { de: 'bis +{sum}k, wenn alles erfüllt ist', en: 'up to +{sum}k once all is met' },
  [`${Q}/pulls`]: {
    de: '{category:name}, zieht {n} {n|Wagen|Wagen}.',
    en: '{category:name}, pulls {n} {n|wagon|wagons}.',
  },
  [`${Q}/wagon`]: {
    de: '{category:name}. Braucht eine Lok, die ihn zieht.',
    en: '{category:name}. Needs a locomotive to pull it.',
  },
  [`${Q}/speed`]: { de: 'Geschwindigkeitsklasse {n}.', en: 'Speed class {n}.' },
  [`${Q}/speed-sleeper`]: {
    de: 'Geschwindigkeitsklasse {n}, für die Nacht.',
    en: 'Speed class {n}, for the night.',
  },
  [`${Q}/vehicle-under`]: { de: 'Fährt für {contract}.', en: 'Runs for {contract}.' },
  [`${Q}/vehicle-of`]: { de: 'Gehört {seat}, noch ohne Vertrag.', en: 'Belongs to {seat}, no contract yet.' },
  [`${Q}/vehicle-for`]: { de: 'Auf der Messe für {price:money}.', en: 'At the fair for {price:money}.' },
  [`${Q}/vehicle-aside`]: { de: 'Zurzeit nicht im Einsatz.', en: 'Not in use at the moment.' },
  [`${Q}/back/loco`]: { de: 'Verdeckte Lok', en: 'hidden locomotive' },
  [`${Q}/back/loco/does`]: {
    de: 'Ungesehen kostet sie 50.000 €, was auch immer es ist.',
    en: 'Unseen it costs 50,000 €, whatever it is.',
  },
  [`${Q}/back/wagon`]: { de: 'Verdeckter Wagen', en: 'hidden wagon' },
  [`${Q}/back/wagon/does`]: {
    de: 'Ungesehen kostet er 30.000 €, was auch immer es ist.',
    en: 'Unseen it costs 30,000 €, whatever it is.',
  },
  [`${Q}/back/contract`]: { de: 'Verdeckter Vertrag', en: 'hidden contract' },
  [`${Q}/back/contract/does`]: {
    de: 'Ungesehen genommen bringt er einen Subventionschip und 50.000 €; behalten musst du ihn.',
    en: 'Taken unseen it brings a chip and 50,000 €; you must keep it.',
  },
  [`${Q}/connection`]: same('{from} – {to}'),
  [`${Q}/segments`]: {
    de: '{n} {n|Segment|Segmente}, {tracks} {tracks|Trasse|Trassen}.',
    en: '{n} {n|segment|segments}, {tracks} {tracks|track|tracks}.',
  },
  [`${Q}/licence-costs`]: {
    de: 'Die nächste Lizenz kostet {price:money}.',
    en: 'The next licence costs {price:money}.',
  },
  [`${Q}/licence-none`]: { de: 'Alle Trassen sind vergeben.', en: 'All tracks are taken.' },
  [`${Q}/licensed`]: { de: 'Lizenz haben: {who}.', en: 'Licensed to: {who}.' },
  [`${Q}/unlicensed`]: { de: 'Noch fährt hier niemand.', en: 'Nobody runs here yet.' },
  [`${Q}/purse`]: { de: 'Bargeld {cash:money}.', en: 'Cash {cash:money}.' },
  [`${Q}/yearly`]: { de: 'Jahresgewinn {profit}k.', en: 'Yearly profit {profit}k.' },
  [`${Q}/yearly-loss`]: {
    de: 'Jahresverlust {profit}k, am Ende der Runde fällig.',
    en: 'Yearly loss {profit}k, due at the end of the round.',
  },
  [`${Q}/network`]: {
    de: '{cities} {cities|Stadt|Städte} in {countries} {countries|Land|Ländern}.',
    en: '{cities} {cities|city|cities} in {countries} {countries|country|countries}.',
  },
  [`${Q}/contracts`]: { de: '{open} offen, {done} erfüllt', en: '{open} open, {done} done' },
  [`${Q}/phase-now`]: { de: 'Läuft gerade, ausgerufen von {seat}.', en: 'Being played, called by {seat}.' },
  [`${Q}/phase-called`]: {
    de: 'In dieser Runde schon ausgerufen von {seat}.',
    en: 'Called by {seat} in this round already.',
  },
  [`${Q}/phase-open`]: { de: 'In dieser Runde noch zu haben.', en: 'Still to be called in this round.' },
  [`${Q}/phase/site`]: {
    de: 'Alle kaufen bis zu 2 Streckenlizenzen.',
    en: 'Everybody buys up to 2 licences for connections.',
  },
  [`${Q}/phase/fair`]: {
    de: 'Alle kaufen bis zu 2 Fahrzeuge und weisen sie zu.',
    en: 'Everybody buys up to 2 vehicles and assigns them.',
  },
  [`${Q}/phase/conference`]: {
    de: 'Alle nehmen höchstens einen neuen Vertrag.',
    en: 'Everybody takes at most one new contract.',
  },
  [`${Q}/phase/auction`]: {
    de: 'Unbenutzte Fahrzeuge und Lizenzen werden versteigert.',
    en: 'Unused vehicles and licences are auctioned.',
  },
  [`${Q}/phase/premium`]: {
    de: '10.000 € für jede verbundene Stadt.',
    en: '10,000 € for each connected city.',
  },
  [`${Q}/phase/aid`]: {
    de: 'Alle bekommen ein Fahrzeug geschenkt.',
    en: 'Everybody gets a vehicle for nothing.',
  },
  [`${Q}/caller/site`]: { de: 'Wer ausruft, kauft bis zu 3.', en: 'The caller buys up to 3.' },
  [`${Q}/caller/fair`]: { de: 'Wer ausruft, kauft bis zu 3.', en: 'The caller buys up to 3.' },
  [`${Q}/caller/conference`]: { de: 'Wer ausruft, nimmt bis zu 2.', en: 'The caller takes up to 2.' },
  [`${Q}/caller/auction`]: {
    de: 'Wer ausruft, gibt das erste Gebot ab.',
    en: 'The caller makes the first bid.',
  },
  [`${Q}/caller/premium`]: {
    de: 'Wer ausruft, bekommt 20.000 € mehr.',
    en: 'The caller gets 20,000 € more.',
  },
  [`${Q}/caller/aid`]: { de: 'Wer ausruft, wählt zuerst.', en: 'The caller chooses first.' },
  [`${Q}/chip`]: { de: 'Subventionschip', en: 'subsidy chip' },
  [`${Q}/chip/does`]: {
    de: 'Sie bringt 10k im Jahr mehr, solange der Vertrag dir gehört.',
    en: 'It brings 10k a year more as long as the contract is yours.',
  },
  [`${Q}/stick`]: { de: 'Stäbchen von {seat}', en: 'stick of {seat}' },
  [`${Q}/stick/does`]: {
    de: 'Jedes Segment einer Lizenz braucht eines. Noch {n}; wer keines mehr hat, läutet das Ende ein.',
    en: 'Every segment of a licence needs one. {n} left; whoever has none calls the end.',
  },
  [`${Q}/chair`]: { de: 'Vorsitz', en: 'chair' },
  [`${Q}/chair/does`]: {
    de: '{seat} ruft in dieser Runde die erste Phase aus.',
    en: '{seat} calls the first phase of this round.',
  },
  [`${Q}/banker`]: { de: 'Bank', en: 'bank' },
  [`${Q}/banker/does`]: {
    de: 'Wer die Karte hat, verwaltet Geld, Chips und Vorräte.',
    en: 'Whoever has the card looks after money, chips and supplies.',
  },
  [`${Q}/profit`]: { de: '{seat} bei {profit}k', en: '{seat} at {profit}k' },
  [`${Q}/profit/does`]: {
    de: 'So viel bekommt {seat} am Ende jeder Runde in bar, höchstens 200.000 €.',
    en: 'This is what {seat} gets in cash at the end of each round, at most 200,000 €.',
  },
  [`${Q}/profit-red`]: { de: '{seat} bei {profit}k', en: '{seat} at {profit}k' },
  [`${Q}/profit-red/does`]: {
    de: 'So viel zahlt {seat} am Ende der Runde. Fehlt das Geld zweimal, droht die Insolvenz.',
    en: 'This is what {seat} pays at the end of the round. Short of money twice, insolvency threatens.',
  },
  [`${Q}/profit-field`]: { de: '{profit}k im Jahr', en: '{profit}k a year' },
  [`${Q}/profit-field/does`]: {
    de: 'Ein Feld der Gewinnleiste sind 10k, das sind 10.000 € am Ende der Runde.',
    en: 'A field of the profit track is 10k, that is 10,000 € at the end of the round.',
  },
  [`${Q}/own-money`]: same('{cash:money}'),
  [`${Q}/own-money/does`]: {
    de: 'Das Bargeld von {seat}: damit wird alles bezahlt.',
    en: 'The cash of {seat}: everything is paid with it.',
  },
  [`${Q}/bank-money`]: same('{cash:money}'),
  [`${Q}/bank-money/does`]: {
    de: 'Das Geld der Bank. Geht es aus, endet das Spiel.',
    en: 'The money of the bank. When it runs out, the game ends.',
  },
  [`${Q}/city`]: { de: '{name}', en: '{name}' },
  [`${Q}/city/does`]: {
    de: 'Zählt als verbunden, sobald deine Lizenz hierher führt. Land: {country:name}.',
    en: 'Counts as connected once your licence leads here. Country: {country:name}.',
  },
  [`${Q}/call`]: { de: 'Noch nicht ausgerufen', en: 'not called yet' },
  [`${Q}/call/does`]: {
    de: 'Hier steht, wer in dieser Runde welche Phase ausruft.',
    en: 'Here stands who calls which phase in this round.',
  },
  [`${Q}/place/bank`]: { de: 'Bank', en: 'bank' },
  [`${Q}/place/bank/does`]: {
    de: 'Alles Geld, das niemandem gehört.',
    en: 'All money that belongs to nobody.',
  },
  [`${Q}/place/pile`]: { de: 'Vertragsstapel', en: 'pile of contracts' },
  [`${Q}/place/pile/does`]: {
    de: '{count} Verträge. Der oberste ist ungesehen zu haben.',
    en: '{count} contracts. The top one can be taken unseen.',
  },
  [`${Q}/place/starts`]: { de: 'Startverträge', en: 'start contracts' },
  [`${Q}/place/starts/does`]: {
    de: 'Mit einem davon beginnt jedes Unternehmen.',
    en: 'Every company begins with one of them.',
  },
  [`${Q}/place/out`]: { de: 'Aus dem Spiel', en: 'out of the game' },
  [`${Q}/place/out/does`]: {
    de: 'Was nicht mehr mitspielt: {count} Teile.',
    en: 'What no longer takes part: {count} pieces.',
  },
  [`${Q}/place/chips`]: { de: 'Vorrat an Subventionschips', en: 'stock of subsidy chips' },
  [`${Q}/place/chips/does`]: {
    de: 'Noch {count}. Jede bringt 10k im Jahr.',
    en: '{count} left. Each brings 10k a year.',
  },
  [`${Q}/place/aid`]: { de: 'Auswahl der Staatshilfen', en: 'selection of state aid' },
  [`${Q}/place/aid/does`]: {
    de: 'Aus diesen {count} Fahrzeugen wählt jeder eines.',
    en: 'Everybody chooses one of these {count} vehicles.',
  },
  [`${Q}/place/reminders`]: { de: 'Vorsitzkarte', en: 'chair card' },
  [`${Q}/place/reminders/does`]: {
    de: 'Ein Stäbchen hier heißt: Ein Verlust wurde einmal erlassen.',
    en: 'A stick here means: one loss has been forgiven.',
  },
  [`${Q}/place/supply`]: { de: 'Vorrat', en: 'supply' },
  [`${Q}/place/supply/does`]: { de: '{count} Fahrzeuge, verdeckt.', en: '{count} vehicles, face down.' },
  [`${Q}/place/discard`]: { de: 'Ablage', en: 'discard pile' },
  [`${Q}/place/discard/does`]: {
    de: '{count} Fahrzeuge. Sie kommen spätestens nach vier Runden in den Vorrat zurück.',
    en: '{count} vehicles. They return to the supply after four rounds at the latest.',
  },
  [`${Q}/place/fair`]: { de: 'Platz der Messe', en: 'place of the fair' },
  [`${Q}/place/fair/does`]: { de: 'Leer bis zum Ende der Runde.', en: 'Empty until the end of the round.' },
  [`${Q}/place/open`]: { de: 'Platz für einen Vertrag', en: 'place for a contract' },
  [`${Q}/place/open/does`]: { de: 'Leer bis zum Ende der Runde.', en: 'Empty until the end of the round.' },
  [`${Q}/place/auction`]: { de: 'Zum Verkauf', en: 'for sale' },
  [`${Q}/place/auction/does`]: {
    de: 'Was hier liegt, kommt unter den Hammer.',
    en: 'What lies here comes under the hammer.',
  },
  [`${Q}/place/under`]: { de: 'Unter dem Vertrag', en: 'under the contract' },
  [`${Q}/place/under/does`]: {
    de: 'Hierher kommen die Fahrzeuge, die für ihn fahren.',
    en: 'The vehicles that run for it go here.',
  },
  [`${Q}/place/on`]: { de: 'Auf dem Vertrag', en: 'on the contract' },
  [`${Q}/place/on/does`]: { de: 'Hier liegen seine Subventionschips.', en: 'Its subsidy chips lie here.' },
  [`${Q}/place/sticks`]: { de: 'Stäbchenvorrat', en: 'stack of sticks' },
  [`${Q}/place/sticks/does`]: {
    de: 'Noch {count}. Ohne Stäbchen keine Lizenz.',
    en: '{count} left. No sticks, no licence.',
  },
};
