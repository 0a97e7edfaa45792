import type { Words } from '../../../table/words.ts';
import { yearWords } from './year.ts';

/** Moves that can close a year; then their line says what it paid. */
const CLOSING: Words = {
  'toe/log/premium': {
    de: '{seat} erhält {amount:money} Erschließungsprämie',
    en: '{seat} gets a development premium of {amount:money}',
  },
  'toe/log/choose': {
    de: '{seat} nimmt als Staatshilfe {vehicle:name}',
    en: '{seat} takes {vehicle:name} as state aid',
  },
  'toe/log/pass': { de: '{seat} passt', en: '{seat} passes' },
  'toe/log/done': { de: '{seat} ist fertig', en: '{seat} is done' },
  'toe/log/open': {
    de: '{seat} bietet {bid:money} auf {item:name}',
    en: '{seat} opens on {item:name} with {bid:money}',
  },
  'toe/log/raise': { de: '{seat} erhöht auf {bid:money}', en: '{seat} raises to {bid:money}' },
};

/** The log and the buttons. */
export const actWords: Words = {
  ...CLOSING,
  ...Object.assign({}, ...Object.entries(CLOSING).map(([key, line]) => yearWords(key, line))),
  'toe/log/call': { de: '{seat} ruft aus: {phase:name}', en: '{seat} calls: {phase:name}' },
  'toe/log/licence': {
    de: '{seat} erwirbt {connection:name} für {price:money}',
    en: '{seat} buys {connection:name} for {price:money}',
  },
  'toe/log/licence-second': {
    de: '{seat} erwirbt {connection:name} als zweite Trasse für {price:money}',
    en: '{seat} buys {connection:name} as the second track for {price:money}',
  },
  'toe/log/licence-third': {
    de: '{seat} erwirbt {connection:name} als dritte Trasse für {price:money}',
    en: '{seat} buys {connection:name} as the third track for {price:money}',
  },
  'toe/log/give': {
    de: '{seat} gibt {connection:name} an {to}',
    en: '{seat} gives {connection:name} to {to}',
  },
  'toe/log/buy': {
    de: '{seat} kauft {vehicle:name} für {price:money}',
    en: '{seat} buys {vehicle:name} for {price:money}',
  },
  'toe/log/blind': {
    de: '{seat} kauft verdeckt für {price:money}: {what:name}',
    en: '{seat} buys unseen for {price:money}: {what:name}',
  },
  'toe/log/assign': {
    de: '{seat} weist zu: {vehicle:name} für {contract:name}',
    en: '{seat} assigns {vehicle:name} to {contract:name}',
  },
  'toe/log/exchange': {
    de: '{seat} tauscht bei {contract:name}: {vehicle:name} statt {instead:name}',
    en: '{seat} exchanges on {contract:name}: {vehicle:name} for {instead:name}',
  },
  'toe/log/withdraw': {
    de: '{seat} zieht {vehicle:name} von {contract:name} ab',
    en: '{seat} withdraws {vehicle:name} from {contract:name}',
  },
  'toe/log/take': { de: '{seat} nimmt {contract:name} an', en: '{seat} accepts {contract:name}' },
  'toe/log/take-taxed': {
    de: '{seat} nimmt {contract:name} an: {off}k im Jahr',
    en: '{seat} accepts {contract:name}: {off}k a year',
  },
  'toe/log/draw': {
    de: '{seat} nimmt verdeckt einen Vertrag an und bekommt {bonus:money}',
    en: '{seat} accepts a contract unseen and gets {bonus:money}',
  },
  'toe/log/return': { de: '{seat} legt {contract:name} zurück', en: '{seat} puts {contract:name} back' },
  'toe/log/offer': { de: '{seat} bietet {vehicle:name} an', en: '{seat} offers {vehicle:name}' },
  'toe/log/announce': {
    de: '{seat} bietet die Lizenz {connection:name} an',
    en: '{seat} offers the licence {connection:name}',
  },
  'toe/log/retract': { de: '{seat} nimmt {item:name} zurück', en: '{seat} takes back {item:name}' },
  'toe/log/sell': {
    de: '{seat} stellt {contract:name} zum Verkauf',
    en: '{seat} offers {contract:name} for sale',
  },
  'toe/log/sell-off': { de: '{seat} eröffnet die Versteigerung', en: '{seat} opens the auction' },
  'toe/log/quit': { de: '{seat} scheidet aus', en: '{seat} drops out' },
  'toe/log/audit': {
    de: '{seat} prüft {of}: Der Spielstein steht {off}k daneben',
    en: '{seat} audits {of}: the marker is {off}k off',
  },
  'toe/log/audit-right': {
    de: '{seat} prüft {of}: Die Zahlen stimmen',
    en: '{seat} audits {of}: the figures are right',
  },
  'toe/log/target': {
    de: '{seat} ist für {to} {to|Vertrag|Verträge}',
    en: '{seat} is for {to} {to|contract|contracts}',
  },
  'toe/log/mark': { de: '{seat} stellt den Spielstein auf {to}k', en: '{seat} sets the marker to {to}k' },
  'toe/log/credit': {
    de: '{seat} rechnet {amount}k für {contract:name} an',
    en: '{seat} counts {amount}k for {contract:name}',
  },
  'toe/log/complete': { de: '{seat} schließt {contract:name} ab', en: '{seat} completes {contract:name}' },
  'toe/log/collect': {
    de: '{seat} nimmt {amount:money} aus der Bank',
    en: '{seat} takes {amount:money} from the bank',
  },
  'toe/log/chip': {
    de: '{seat} legt einen Chip auf {contract:name}',
    en: '{seat} lays a chip on {contract:name}',
  },
  'toe/log/discard': { de: '{seat} legt ein Fahrzeug ab', en: '{seat} discards a vehicle' },
  'toe/log/replace': { de: '{seat} legt {piece:name} zurück', en: '{seat} puts {piece:name} back' },
  'toe/log/peek': { de: '{seat} deckt ein Fahrzeug auf', en: '{seat} turns a vehicle over' },
  'toe/log/lay': { de: '{seat} deckt auf: {what:name}', en: '{seat} reveals: {what:name}' },
  'toe/log/tidy': { de: '{seat} ordnet die Auslage', en: '{seat} puts the display in order' },

  // What follows a dot stands at the right of the button: what it costs, what one gets.
  'toe/do/call/site': { de: 'Ortstermin ausrufen · 3 Strecken', en: 'Call the site visit · 3 connections' },
  'toe/do/call/fair': {
    de: 'Fahrzeugmesse ausrufen · 3 Fahrzeuge',
    en: 'Call the vehicle fair · 3 vehicles',
  },
  'toe/do/call/conference': {
    de: 'Konferenzraum ausrufen · 2 Verträge',
    en: 'Call the conference room · 2 contracts',
  },
  'toe/do/call/auction': {
    de: 'Auktionshaus ausrufen · erstes Gebot',
    en: 'Call the auction house · first bid',
  },
  'toe/do/call/premium': {
    de: 'Erschließungsprämie ausrufen · {amount:money}',
    en: 'Call the development premium · {amount:money}',
  },
  'toe/do/call/aid': { de: 'Staatshilfen ausrufen · erste Wahl', en: 'Call the state aid · first choice' },
  'toe/do/licence': { de: 'Streckenabschnitt erwerben', en: 'Buy a connection' },
  'toe/do/buy': { de: 'Fahrzeug aus der Auslage', en: 'Vehicle from the display' },
  'toe/do/blind/loco': { de: 'Verdeckte Lok · {price:money}', en: 'Locomotive unseen · {price:money}' },
  'toe/do/blind/wagon': { de: 'Verdeckter Wagen · {price:money}', en: 'Wagon unseen · {price:money}' },
  'toe/do/assign': { de: 'Fahrzeug zuweisen', en: 'Assign a vehicle' },
  'toe/do/withdraw': { de: 'Fahrzeug abziehen', en: 'Withdraw a vehicle' },
  'toe/do/take': { de: 'Offenen Vertrag annehmen', en: 'Accept an open contract' },
  'toe/do/draw': {
    de: 'Verdeckten Vertrag annehmen · 1 Chip, {bonus:money}',
    en: 'Accept a contract unseen · 1 chip, {bonus:money}',
  },
  'toe/do/premium': { de: '{amount:money} Prämie nehmen', en: 'Take the {amount:money} premium' },
  'toe/do/choose': { de: 'Fahrzeug wählen', en: 'Choose a vehicle' },
  'toe/do/offer': { de: 'Fahrzeug anbieten', en: 'Offer a vehicle' },
  'toe/do/announce': {
    de: 'Lizenz {connection:name} anbieten · ab {bid:money}',
    en: 'Offer the licence {connection:name} · from {bid:money}',
  },
  'toe/do/retract': { de: '{item:name} zurücknehmen', en: 'Take back {item:name}' },
  'toe/do/open': { de: 'Auf {item:name} von {owner} bieten', en: 'Bid on {item:name} of {owner}' },
  'toe/do/raise': { de: 'Erhöhen', en: 'Raise' },
  'toe/do/pass': { de: 'Passen', en: 'Pass' },
  'toe/do/amount': { de: 'Gebot', en: 'bid' },
  'toe/do/done': { de: 'Fertig', en: 'Done' },
  'toe/do/sell': {
    de: '{contract:name} anbieten · ab {bid:money}',
    en: 'Offer {contract:name} · from {bid:money}',
  },
  'toe/do/sell-off': { de: 'Versteigerung eröffnen', en: 'Open the auction' },
  'toe/do/quit': { de: 'Ausscheiden', en: 'Drop out' },
  'toe/do/audit': { de: '{of} prüfen', en: 'Audit {of}' },
  'toe/do/target': { de: 'Andere Zahl von Verträgen vorschlagen', en: 'Propose another number of contracts' },
  'toe/do/agree': { de: 'Bis {to} Verträge: einverstanden', en: 'Up to {to} contracts: agreed' },
  'toe/do/contracts': { de: 'Verträge', en: 'contracts' },
  'toe/do/tidy': { de: 'Auslage ordnen', en: 'Put the display in order' },
};
