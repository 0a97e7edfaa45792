import { bring } from './brought.ts';

/** Start page, new table, my tables, files. */
export const startTexts = bring({
  'start.claim': { de: 'der gemeinsame Tisch für Eisenbahnspiele', en: 'the shared table for railway games' },
  'start.new': { de: 'Neuer Tisch', en: 'New table' },
  'start.lead': {
    de: 'Spiel aussuchen, Link in die Runde schicken, losspielen. Ohne Konto.',
    en: 'Pick a game, send the link round, play. No account.',
  },
  'start.pick': { de: 'Spiel', en: 'Game' },
  'start.players': { de: '{min}–{max} Personen', en: '{min}–{max} players' },
  'start.reconstructed': { de: 'zum Teil rekonstruiert', en: 'partly reconstructed' },
  'start.call': { de: 'Im Videoanruf?', en: 'In a video call?' },
  'start.call-text': {
    de: 'Öffne die Bildschirmansicht und teile sie; gespielt wird am Telefon oder Rechner.',
    en: 'Open the screen view and share it; people play on their phones or computers.',
  },
  'start.no-server': {
    de: 'Der Server ist nicht zu erreichen. Allein ausprobieren geht auch ohne ihn.',
    en: 'The server cannot be reached. You can still try the game alone.',
  },
  'start.failed': {
    de: 'Der Tisch konnte nicht aufgebaut werden. Versuche es noch einmal.',
    en: 'The table could not be set up. Try again.',
  },
  'promise.hand': { de: 'Anfassen', en: 'Take hold' },
  'promise.hand.text': {
    de: 'Alles auf dem Tisch lässt sich greifen. Wo es hin darf, leuchtet es.',
    en: 'Everything on the table can be picked up. Where it may go, it glows.',
  },
  'promise.flag': { de: 'Prüfen', en: 'Check' },
  'promise.flag.text': {
    de: 'Jeder Zug wird angesehen: frei, frei mit Fahne oder Halt, immer mit Paragraph.',
    en: 'Every move is looked at: clear, clear with a flag, or stop – always with the paragraph.',
  },
  'promise.check': { de: 'Entscheiden', en: 'Decide' },
  'promise.check.text': {
    de: 'Die Runde hat das letzte Wort: zurücknehmen, gelten lassen, Hausregel.',
    en: 'The table has the last word: uphold, waive, house rule.',
  },
  'new.who': { de: 'Wer spielt?', en: 'Who plays?' },
  'new.name': { de: 'Name von Platz {n}', en: 'Name of seat {n}' },
  'new.you': { de: 'du', en: 'you' },
  'new.remove': { de: '{who} entfernen', en: 'Remove {who}' },
  'new.add': { de: 'Platz', en: 'Seat' },
  'new.for': { de: '{game} ist für {min} bis {max}', en: '{game} is for {min} to {max}' },
  'new.variant': { de: 'Fassung', en: 'Version' },
  'new.variants': { de: 'Varianten', en: 'Variants' },
  'new.strict': { de: 'Wie streng?', en: 'How strict?' },
  'new.books': { de: 'Buchhaltung', en: 'Bookkeeping' },
  'new.title': { de: 'Name des Tisches', en: 'Name of the table' },
  'new.title-hint': { de: 'Dienstagsrunde', en: 'Tuesday table' },
  'new.colour': {
    de: 'Farbe von {who}: {colour}. Tippen nimmt die nächste freie.',
    en: 'Colour of {who}: {colour}. Tap for the next free one.',
  },
  'own.title': { de: 'Plan und Karten', en: 'Board and cards' },
  'own.built-in': { de: 'Mitgeliefert', en: 'Built in' },
  'own.built-in.text': {
    de: 'Plan und Karten, die Stellwerk mitbringt.',
    en: 'The board and cards that Stellwerk brings along.',
  },
  'own.own': { de: 'Eigene Karten verwenden', en: 'Use my own cards' },
  'own.own.text': {
    de: 'Eine Datei mit Plan und Karten, zum Beispiel nach deiner Schachtel.',
    en: 'A file with board and cards, for example after your own box.',
  },
  'own.how': {
    de: 'Lade die mitgelieferten Karten herunter, ändere sie in einem Texteditor und wähle die Datei hier aus. Das Schema beschreibt jedes Feld.',
    en: 'Download the cards that come with the game, change them in a text editor and choose the file here. The schema describes every field.',
  },
  'own.choose': { de: 'Datei auswählen', en: 'Choose a file' },
  'own.present': { de: 'Mitgelieferte Karten', en: 'Present cards' },
  'own.schema': { de: 'Schema', en: 'Schema' },
  'own.good': { de: '„{name}“ passt. Darin sind:', en: '“{name}” fits. It holds:' },
  'own.bad': {
    de: '{file} passt noch nicht. Das ist zu ändern ({count}):',
    en: '{file} does not fit yet. Please change this ({count}):',
  },
  'own.at': { de: 'Zeile {line}, {place}: {what}', en: 'Line {line}, {place}: {what}' },
  'own.at-top': { de: 'Zeile {line}: {what}', en: 'Line {line}: {what}' },
  'own.more': { de: 'und {count} weitere', en: 'and {count} more' },
  'own.too-large': {
    de: 'Die Datei ist zu groß; höchstens {most} kB finden Platz.',
    en: 'The file is too large; there is room for {most} kB.',
  },
  'own.missing': {
    de: 'Wähle zuerst eine Datei mit deinen Karten, oder nimm die mitgelieferten.',
    en: 'First choose a file with your cards, or take the ones that come with the game.',
  },
  'new.go': { de: 'Tisch aufbauen', en: 'Set up the table' },
  'new.alone': { de: 'Allein ausprobieren', en: 'Try it alone' },
  'new.next': {
    de: 'Links für Plätze und Zuschauer kommen im nächsten Schritt.',
    en: 'Links for seats and watchers come next.',
  },
  'mine.title': { de: 'Meine Tische', en: 'My tables' },
  'mine.empty': {
    de: 'Noch keine. Ein Tisch, den du öffnest, steht dann hier.',
    en: 'None yet. A table that you open will stand here.',
  },
  'mine.more': { de: 'Alle {n} zeigen', en: 'Show all {n}' },
  'mine.solo': { de: 'nur hier', en: 'only here' },
  'mine.turn': { de: 'du bist dran', en: 'your turn' },
  'mine.other': { de: '{who} ist dran', en: '{who} to act' },
  'mine.over': { de: 'beendet', en: 'ended' },
  'mine.flags': { de: '{count} {count|Fahne|Fahnen}', en: '{count} {count|flag|flags}' },
  'mine.forget': { de: '{name} aus der Liste nehmen', en: 'Take {name} off the list' },
  'file.title': { de: 'Partie öffnen', en: 'Open a game' },
  'file.drop': { de: 'Datei hierher ziehen oder', en: 'Drag a file here or' },
  'file.choose': { de: 'auswählen', en: 'choose one' },
  'file.kinds': {
    de: 'gespeicherte Partie oder Export von 18xx.games',
    en: 'a saved game, or an export of 18xx.games',
  },
  'file.alone': { de: 'Allein ansehen', en: 'Look at it alone' },
  'file.together': { de: 'Als Tisch öffnen', en: 'Open as a table' },
  'file.not-json': {
    de: 'In Zeile {line} an Stelle {column} bricht die Datei ab: ab dort ist sie kein JSON mehr.',
    en: 'On line {line}, character {column}, the file breaks off: from there on it is not JSON.',
  },
  'file.not-ours': {
    de: 'Das ist keine Partie, die Stellwerk gespeichert hat, und keine von 18xx.games.',
    en: 'This is neither a game that Stellwerk has saved nor one of 18xx.games.',
  },
  'file.no-title': {
    de: 'Das ist eine Partie „{title}“ von 18xx.games; dieses Spiel kann Stellwerk von dort noch nicht übernehmen.',
    en: 'This is a game of “{title}” from 18xx.games; Stellwerk cannot take over that title from there yet.',
  },
  'file.no-game': {
    de: 'Das Spiel „{game}“ kennt dieses Stellwerk nicht.',
    en: 'This Stellwerk does not know the game “{game}”.',
  },
  'file.move': { de: 'Zug {n} in Zeile {line}: {what}.', en: 'Move {n} on line {line}: {what}.' },
  'file.until': { de: 'Bis vor diesen Zug öffnen', en: 'Open up to before that move' },
  'file.through': {
    de: 'Ganz öffnen, solche Züge mit Flagge',
    en: 'Open all of it, such moves with a flag',
  },
  'file.at': {
    de: 'Die Datei lässt sich bis Zeile {line} lesen, dort nicht weiter – {place}: {what}.',
    en: 'The file can be read up to line {line}, not beyond – {place}: {what}.',
  },
  'file.unread': {
    de: 'Diese Datei lässt sich nicht lesen.',
    en: 'This file cannot be read.',
  },
  'file.too-large': {
    de: 'Diese Datei ist zu groß für den Server.',
    en: 'This file is too large for the server.',
  },
});
