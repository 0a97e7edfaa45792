/** Start page, new table, my tables, files, failures. */
export const startTexts = {
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
  'new.strict': { de: 'Wie streng?', en: 'How strict?' },
  'new.books': { de: 'Buchhaltung', en: 'Bookkeeping' },
  'new.title': { de: 'Name des Tisches', en: 'Name of the table' },
  'new.title-hint': { de: 'Dienstagsrunde', en: 'Tuesday table' },
  'new.go': { de: 'Tisch aufbauen', en: 'Set up the table' },
  'new.alone': { de: 'Allein ausprobieren', en: 'Try it alone' },
  'new.next': {
    de: 'Links für Plätze und Zuschauer kommen im nächsten Schritt.',
    en: 'Links for seats and watchers come next.',
  },
  'mode.free': { de: 'Frei', en: 'Free' },
  'mode.free.text': {
    de: 'Alles geht. Niemand wird ermahnt; nachsehen kann man immer.',
    en: 'Anything goes. Nobody is told off; you can always look it up.',
  },
  'mode.coach': { de: 'Coach', en: 'Coach' },
  'mode.coach.text': {
    de: 'Alles geht. Ein Regelfehler bekommt eine Fahne mit Paragraph.',
    en: 'Anything goes. A slip gets a flag with its paragraph.',
  },
  'mode.strict': { de: 'Streng', en: 'Strict' },
  'mode.strict.text': {
    de: 'Regelwidriges geht zurück auf seinen Platz, mit Begründung.',
    en: 'What breaks a rule goes back to its place, with the reason.',
  },
  'books.auto': { de: 'Automatisch', en: 'Automatic' },
  'books.auto.text': {
    de: 'Geld, Kurse und Tausch erledigt der Tisch.',
    en: 'Money, prices and swaps are done by the table.',
  },
  'books.hands-on': { de: 'Von Hand', en: 'By hand' },
  'books.hands-on.text': {
    de: 'Ihr schiebt das Geld; Offenes bleibt sichtbar, bis es erledigt ist.',
    en: 'You push the money; what is open stays visible until it is done.',
  },
  'mine.title': { de: 'Meine Tische', en: 'My tables' },
  'mine.empty': {
    de: 'Noch keine. Ein Tisch, den du öffnest, steht dann hier.',
    en: 'None yet. A table that you open will stand here.',
  },
  'mine.solo': { de: 'nur hier', en: 'only here' },
  'mine.turn': { de: 'du bist dran', en: 'your turn' },
  'mine.forget': { de: '{name} aus der Liste nehmen', en: 'Take {name} off the list' },
  'file.title': { de: 'Partie öffnen', en: 'Open a game' },
  'file.drop': { de: 'Datei hierher ziehen oder', en: 'Drag a file here or' },
  'file.choose': { de: 'auswählen', en: 'choose one' },
  'file.kinds': { de: 'gespeicherte Partie (.json)', en: 'a saved game (.json)' },
  'file.alone': { de: 'Allein ansehen', en: 'Look at it alone' },
  'file.together': { de: 'Als Tisch öffnen', en: 'Open as a table' },
  'file.bad': {
    de: 'Diese Datei lässt sich nicht lesen ({why}). Nimm eine, die Stellwerk gespeichert hat.',
    en: 'This file cannot be read ({why}). Take one that Stellwerk has saved.',
  },
  'fail.start': { de: 'Startseite', en: 'Start page' },
  'fail.again': { de: 'Noch einmal versuchen', en: 'Try again' },
  'fail.link-void': { de: 'Dieser Link gilt nicht mehr.', en: 'This link is no longer valid.' },
  'fail.link-void.text': {
    de: 'Für diesen Platz gibt es einen neuen. Bitte die Gastgeberin oder den Gastgeber darum.',
    en: 'There is a new one for this seat. Ask the host for it.',
  },
  'fail.no-such-table': { de: 'Diesen Tisch gibt es hier nicht.', en: 'There is no such table here.' },
  'fail.no-such-table.text': {
    de: 'Vielleicht fehlt ein Stück vom Link, oder der Tisch steht auf einem anderen Server. Bitte um den ganzen Link.',
    en: 'Perhaps a part of the link is missing, or the table is on another server. Ask for the whole link.',
  },
  'fail.unknown-game': {
    de: 'Dieses Spiel kennt dein Stellwerk nicht.',
    en: 'Your Stellwerk does not know this game.',
  },
  'fail.unknown-game.text': {
    de: 'Der Tisch ist sicher. Lade die Seite neu, um die neueste Fassung zu bekommen.',
    en: 'The table is safe. Reload the page to get the newest version.',
  },
  'fail.too-large': {
    de: 'Diese Nachricht war zu groß für den Server.',
    en: 'This message was too large for the server.',
  },
  'fail.too-large.text': {
    de: 'Alles, was am Tisch liegt, ist sicher. Lade die Seite neu und versuche es kürzer.',
    en: 'Everything on the table is safe. Reload the page and make it shorter.',
  },
  'fail.full': { de: 'An diesem Tisch ist kein Platz mehr.', en: 'This table is full.' },
  'fail.full.text': {
    de: 'Warte, bis jemand gegangen ist, und versuche es noch einmal.',
    en: 'Wait until somebody has left and try again.',
  },
  'fail.no-solo': {
    de: 'Diese Partie liegt nicht in diesem Browser.',
    en: 'This game is not kept in this browser.',
  },
  'fail.no-solo.text': {
    de: 'Allein gespielte Partien bleiben in dem Browser, in dem sie begannen. Öffne sie dort, oder öffne ihre Datei.',
    en: 'Games played alone stay in the browser where they began. Open it there, or open its file.',
  },
  'fail.damaged': {
    de: 'Die Aufzeichnung dieses Tisches stimmt nicht.',
    en: 'The record of this table does not come out.',
  },
  'fail.damaged.text': {
    de: 'Du kannst ihn ansehen und als Datei sichern; weiterspielen geht nicht.',
    en: 'You can look at it and save it as a file; it cannot be played on.',
  },
  'fail.unknown-page': { de: 'Hier ist nichts.', en: 'There is nothing here.' },
  'fail.unknown-page.text': {
    de: 'Die Adresse ist unvollständig. Von der Startseite geht es weiter.',
    en: 'The address is incomplete. Go on from the start page.',
  },
  'fail.defect': { de: 'Da ist uns etwas zerbrochen.', en: 'Something broke on our side.' },
  'fail.defect.text': {
    de: 'Der Tisch selbst ist sicher. Lade die Seite neu; deine wartenden Züge sind noch da.',
    en: 'The table itself is safe. Reload the page; the moves that wait are still there.',
  },
} as const;
