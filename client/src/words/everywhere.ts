import { bring } from './brought.ts';

/** What every page may have to say: what is chosen for a table, failures, parts that did not come. */
export const everywhereTexts = bring({
  loading: { de: 'Der Tisch wird gedeckt …', en: 'Laying the table …' },
  close: { de: 'Schließen', en: 'Close' },
  home: { de: 'Zur Startseite', en: 'To the start page' },
  'about.title': { de: 'Über diesen Plan', en: 'About this board' },
  'about.complete': {
    de: 'Plan und Material folgen dem veröffentlichten Spiel.',
    en: 'Board and pieces follow the published game.',
  },
  'about.reconstructed': {
    de: 'Rekonstruiert oder aus nur einer Quelle:',
    en: 'Reconstructed, or from one source only:',
  },
  'set.language': { de: 'Sprache', en: 'Language' },
  'set.theme': { de: 'Farben', en: 'Colours' },
  'theme.system': { de: 'System', en: 'System' },
  'theme.light': { de: 'Hell', en: 'Light' },
  'theme.dark': { de: 'Dunkel', en: 'Dark' },
  'colour.red': { de: 'Rot', en: 'red' },
  'colour.blue': { de: 'Blau', en: 'blue' },
  'colour.violet': { de: 'Violett', en: 'violet' },
  'colour.green': { de: 'Grün', en: 'green' },
  'colour.yellow': { de: 'Gelb', en: 'yellow' },
  'colour.teal': { de: 'Türkis', en: 'teal' },
  'colour.gray': { de: 'Grau', en: 'grey' },
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
    en: 'The record of this table does not add up.',
  },
  'fail.damaged.text': {
    de: 'Weiterspielen geht so nicht. Wer den Server betreibt, kann den Tisch aus seinem Journal wiederherstellen.',
    en: 'It cannot be played on like this. Whoever runs the server can restore it from its journal.',
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
  'fail.outdated': {
    de: 'Ein Teil der Seite ließ sich nicht laden.',
    en: 'A part of the page could not be loaded.',
  },
  'fail.outdated.text': {
    de: 'Vielleicht wurde Stellwerk gerade erneuert, oder die Verbindung ist weg. Der Tisch ist sicher. Lade die Seite neu.',
    en: 'Perhaps Stellwerk has just been updated, or the connection is gone. The table is safe. Reload the page.',
  },
  'missing.text': {
    de: 'Dieser Teil ist nicht angekommen. Sieh nach, ob du online bist, und lade dann die Seite neu. Das Spiel bleibt, wie es ist.',
    en: 'This part did not arrive. See whether you are online, then reload the page. The game stays as it is.',
  },
  'missing.reload': { de: 'Seite neu laden', en: 'Reload the page' },
});
