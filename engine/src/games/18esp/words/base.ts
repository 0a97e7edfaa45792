import { same } from '../../../rail/words/names.ts';
import { ruleWords } from '../../../rail/words/rules.ts';
import { roundNames, tableWords } from '../../../rail/words/table.ts';
import type { Words } from '../../../table/words.ts';
import { nameWords } from './names.ts';

/** What this rulebook calls otherwise than the family does: SR und OR, Gleisteil, aufrüsten. */
const rulebookWords: Words = {
  '18esp/round/SR': same('SR {set}'),
  '18esp/round/OR': same('OR {set}.{or}'),
  '18esp/marker/SR': same('SR'),
  '18esp/marker/OR1': same('OR 1'),
  '18esp/marker/OR2': same('OR 2'),
  '18esp/marker/OR3': same('OR 3'),
  '18esp/marker/auction': { de: 'Privat', en: 'Privates' },
  '18esp/tray': { de: 'Gleisteile', en: 'Tile tray' },
  '18esp/log/upgrade': {
    de: '{company} rüstet {hex:name} mit {tile} auf',
    en: '{company} upgrades {hex:name} with {tile}',
  },
  '18esp/5/operating-round-only': {
    de: 'Gesellschaften handeln nur in der Operationsrunde.',
    en: 'Companies act in operating rounds only.',
  },
  '18esp/5.3/empty-hex': {
    de: '{hex:name} ist kein leeres Feld; ein gelbes Gleisteil kommt auf ein leeres.',
    en: '{hex:name} is not an empty hex; a yellow tile goes on an empty one.',
  },
  '18esp/5.3.1/label': {
    de: 'Die Buchstaben stimmen nicht überein: Feld {hex:name} {wanted:name}, Gleisteil {label:name}.',
    en: 'The letters differ: hex {hex:name} {wanted:name}, tile {label:name}.',
  },
  'piece/tile': { de: 'Gleisteil {tile}', en: 'tile {tile}' },
  'piece/train': { de: 'Zug {train} zu {price}', en: 'train {train} at {price}' },
  'piece/no-train': { de: 'kein Zug', en: 'no train' },
  'piece/president': {
    de: 'Direktorszertifikat {company} {percent} %',
    en: "president's certificate {company} {percent} %",
  },
  'due/tile-back': { de: 'Altes Gleisteil in den Vorrat', en: 'old tile back to the supply' },
  'name/supply': { de: 'Vorrat der Gleisteile', en: 'tile tray' },
};

/** Sentences that the family has, under the paragraphs of this rulebook. */
const shared = ruleWords('18esp', {
  '8': ['over'],
  '4': ['stock-round-only', 'turn'],
  '5': ['operating-round-only'],
  '5.1.2': ['too-short', 'no-track', 'stop-twice', 'track-twice'],
  '5.4.1': ['skipped-stop'],
  '4.2': ['own-certificates'],
  '4.1': ['must-sell'],
  '4.3': ['one-a-turn', 'sold-before'],
  '5.3': ['empty-hex'],
  '5.3.1': ['label'],
  '5.3.2': ['old-track'],
});

/** Rounds, steps, what the parts of the table are called, and the rules that all moves share. */
export const baseWords: Words = {
  ...tableWords('18esp'),
  ...shared,
  ...nameWords,
  ...rulebookWords,
  ...roundNames('18esp', { ...tableWords('18esp'), ...rulebookWords }),
  'name/round/auction': { de: 'Versteigerung der Privatgesellschaften', en: 'auction of private companies' },
  '18esp/title': same('18España'),
  '18esp/subtitle': { de: 'Eisenbahnen in Spanien', en: 'Railways of Spain' },
  '18esp/round/auction': { de: 'Versteigerung', en: 'auction' },
  '18esp/ending/called': { de: 'nach dieser OR die letzte SR', en: 'after this OR the last SR' },
  '18esp/ending/stock': { de: 'letzte SR', en: 'last SR' },
  '18esp/ending/last': { de: 'letzte {ors} OR', en: 'last {ors} ORs' },
  '18esp/ending/final': { de: 'letzte OR: Nordbahnen doppelt', en: 'last OR: northern majors twice' },
  '18esp/step/build': { de: 'Bauen', en: 'Build' },
  '18esp/step/build/skip': { de: 'Fertig gebaut, weiter', en: 'Done building, go on' },
  '18esp/step/run': { de: 'Fahren', en: 'Run' },
  '18esp/step/income': { de: 'Einnahmen', en: 'Income' },
  '18esp/step/takeover': { de: 'Übernahme', en: 'Takeover' },
  '18esp/step/trains': { de: 'Züge', en: 'Trains' },
  '18esp/market': { de: 'Aktienkurse', en: 'Share prices' },
  '18esp/market/pay': { de: 'waagrecht: ausgezahlt oder einbehalten', en: 'across: paid out or withheld' },
  '18esp/market/sell': {
    de: 'schräg: je verkaufter Aktie, ausverkauft',
    en: 'diagonal: per share sold, sold out',
  },
  '18esp/market/par': {
    de: 'gelb: Ausgabekurse, 95 und 100 ab Phase 3',
    en: 'yellow: par, 95 and 100 from phase 3',
  },
  '18esp/par': { de: 'Ausgabe', en: 'Par' },
  '18esp/par/unit': same('pts'),
  '18esp/depot': { de: 'Zugstapel', en: 'Train stack' },
  '18esp/pool': { de: 'Freier Markt', en: 'Open Market' },
  '18esp/privates': { de: 'Privatgesellschaften', en: 'Private companies' },
  '18esp/aside': { de: 'Neben den Besitzbögen', en: 'Beside the charters' },
  '18esp/aside/shares': same('{par}'),
  '18esp/aside/half': same('{holder:name} {train}'),
  '18esp/aside/combined': { de: 'Kombi-Züge', en: 'combined trains' },
  '18esp/aside/scrap': { de: 'Schrottplatz', en: 'scrapyard' },
  '18esp/with': { de: 'zu {private}', en: 'with {private}' },
  '18esp/train/next': { de: 'im Angebot', en: 'on offer' },
  '18esp/train/rusts': { de: 'verschrottet {train}', en: 'scraps {train}' },
  '18esp/charter/unfounded': { de: 'Noch ohne Ausgabekurs', en: 'No par yet' },
  '18esp/charter/minor': { de: 'Kleine Gesellschaft, noch nicht gestartet', en: 'Minor, not started yet' },
  '18esp/charter/gone': { de: 'Aus dem Spiel', en: 'Out of the game' },
  '18esp/charter/director': same('{seat} · {percent} %'),
  '18esp/charter/par': { de: 'Ausgabekurs {par}', en: 'par {par}' },
  '18esp/charter/sold': { de: '{percent} % verkauft', en: '{percent} % sold' },
  '18esp/charter/goal-open': same('○ {goal:name}{place}'),
  '18esp/charter/goal-done': same('● {goal:name}{place}'),
  '18esp/card/price': { de: 'Nennwert', en: 'face value' },
  '18esp/card/income': { de: 'Einkommen', en: 'income' },
  '18esp/lot/income': { de: '{income:money} Einkommen', en: '{income:money} income' },
  '18esp/card/P1': { de: 'einmal 30 Nachlass auf ein Minenteil', en: '30 off one mine tile, once' },
  '18esp/card/P2': {
    de: 'bringt einer Bahn den Zug Barcelona–Mataró',
    en: 'brings a company the Barcelona–Mataró train',
  },
  '18esp/card/P3': {
    de: 'wird in Phase 5 zum Erdbeerzug 2F',
    en: 'becomes the strawberry train 2F in phase 5',
  },
  '18esp/card/P4': {
    de: 'eröffnet Alar del Rey umsonst, andere Pässe 40 billiger',
    en: 'opens Alar del Rey for nothing, other passes 40 off',
  },
  '18esp/card/P5': {
    de: 'verkauft fünf Tender; bei einer Bahn selbst ein Tender',
    en: 'sells five tenders; with a company a tender itself',
  },
  '18esp/card/P6': { de: 'bringt eine 10-%-Aktie', en: 'brings a 10 % share' },
  '18esp/card/P7': {
    de: 'bringt das Direktorszertifikat einer Nordbahn',
    en: "brings a northern president's certificate",
  },
  '18esp/card/tender': same('Tender'),
  '18esp/card/tender-does': { de: '+1 Ort, Mine oder Hafen', en: '+1 town, mine or port' },
  '18esp/mat/lynx': { de: 'Luchs', en: 'lynx' },
  '18esp/mat/order': { de: 'Karte {n}', en: 'card {n}' },
  '18esp/mat/debt': { de: 'Schulden {debt:money}', en: 'debt {debt:money}' },
  '18esp/score/debt': { de: 'Schulden mit Zinsen', en: 'debt with interest' },
  '18esp/ledger/debt': { de: 'Schulden', en: 'Debt' },
  '18esp/ledger/par': { de: 'Ausgabe', en: 'Par' },
  '18esp/ledger/trains': { de: 'Züge', en: 'Trains' },
  '18esp/ledger/goals': { de: 'Ziele', en: 'Goals' },

  '18esp/3.2/auction-first': {
    de: 'Erst werden alle sieben Privatgesellschaften versteigert.',
    en: 'All seven private companies are auctioned first.',
  },
  '18esp/3.1/par-first': {
    de: 'Erst legt {seat} den Ausgabekurs der {company} fest.',
    en: '{seat} fixes the par of the {company} first.',
  },
  '18esp/5.1/director-decides': {
    de: 'Jetzt handelt die {company}, und für sie entscheidet {director}.',
    en: 'The {company} acts now, and {director} decides for it.',
  },
  '18esp/4.3.2/not-started': {
    de: 'Die {company} ist noch nicht gestartet und handelt nicht.',
    en: 'The {company} has not started and does not operate.',
  },
  '18esp/5.1/nobody-operates': {
    de: 'Gerade handelt keine Gesellschaft.',
    en: 'No company operates right now.',
  },
  '18esp/5.1/step-order': {
    de: 'Die Schritte haben eine feste Folge: Bauen, Fahren, Einnahmen, Übernahme, Züge. Jetzt: {step:name}.',
    en: 'The steps have a fixed order: build, run, income, takeover, trains. Now: {step:name}.',
  },
  '18esp/5.7/surplus-first': {
    de: 'Die {company} hat mehr Züge, als die Phase erlaubt. Erst gibt {director} die überzähligen ab.',
    en: 'The {company} has more trains than the phase allows. First {director} gives up the surplus.',
  },
  '18esp/5.1/offer-open': {
    de: 'Erst wird die offene Anfrage beantwortet.',
    en: 'The open question is answered first.',
  },
  '18esp/5.6/vacancy-first': {
    de: 'Erst entscheidet die {company} über den Kreis der {minor}.',
    en: 'The {company} first decides on the circle of the {minor}.',
  },

  'due/director': { de: 'Direktorszertifikat tauschen', en: "swap the president's certificate" },
  'due/bid': { de: 'Gebot bezahlen', en: 'pay the bid' },
  'due/gift': {
    de: 'Zertifikat der Privatgesellschaft nehmen',
    en: 'take the certificate of the private company',
  },
  'due/par': { de: 'Kursmarker einsetzen', en: 'place the price markers' },
  'due/start': { de: 'Gesellschaft einrichten', en: 'set up the company' },
  'due/goal': { de: 'Kapital für das Ziel auszahlen', en: 'pay the capital for the goal' },
  'due/close': { de: 'Schließen und abräumen', en: 'close and clear away' },
  'due/strawberry': { de: 'Karte zum Erdbeerzug umdrehen', en: 'turn the card into the strawberry train' },
  'due/order': { de: 'Reihenfolgekarten verteilen', en: 'hand out the order cards' },
  'due/income': { de: 'Einkommen der Privatgesellschaften', en: 'income of private companies' },
  'due/home': { de: 'Heimatbahnhof setzen', en: 'place the home station' },
  'due/export': { de: 'Zug exportieren', en: 'export a train' },
  'due/scrap': { de: 'Züge verschrotten', en: 'scrap trains' },
  'due/repay': { de: 'Schulden mit Zinsen zurückzahlen', en: 'repay debt with interest' },
  'due/private': { de: 'Privatgesellschaft bezahlen', en: 'pay for the private company' },
  'due/mataro': { de: 'Zug Barcelona–Mataró nehmen', en: 'take the Barcelona–Mataró train' },
  'due/tender': { de: 'Tender verteilen', en: 'hand out the tenders' },
  'due/white': { de: 'Weißen Marker abräumen', en: 'take off the white marker' },
};
