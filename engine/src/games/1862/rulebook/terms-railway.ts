import { both, type Term } from '../../../table/rulebook.ts';

/** Words of the map, of markers and of trains. */
export const railwayTerms: readonly Term[] = [
  {
    id: 'hex',
    words: { de: ['Feld', 'Felder', 'Feldern'], en: ['hex', 'hexes'] },
    text: both('Ein Sechseck des Spielplans.', 'A hexagon of the board.'),
    section: '7',
  },
  {
    id: 'tile',
    words: { de: ['Plättchen', 'ERIE-Plättchen'], en: ['tile', 'tiles'] },
    text: both(
      'Ein Sechseck mit Gleis. Gelb ist das einfachste, Grau das beste.',
      'A hexagon with track. Yellow is the simplest, grey the best.',
    ),
    section: '7',
  },
  {
    id: 'upgrade',
    words: { de: ['Austausch', 'Ausgetauschte'], en: ['upgrade', 'upgrades', 'upgraded'] },
    text: both(
      'Ein Plättchen durch eines der nächsten Farbe ersetzen, das alles alte Gleis behält.',
      'To replace a tile by one of the next colour that keeps all old track.',
    ),
    section: '8',
  },
  {
    id: 'town',
    words: { de: ['Kleinstadt', 'Kleinstädte'], en: ['town', 'towns'] },
    text: both(
      'Ein kleiner Bahnhof, auf dem Plättchen ein Balken. Marker haben dort keinen Platz.',
      'A small station, a bar on the tile. Markers have no slot there.',
    ),
    section: '7',
  },
  {
    id: 'city',
    words: { de: ['Stadt', 'Städte'], en: ['city', 'cities'] },
    text: both(
      'Ein großer Bahnhof, auf dem Plättchen ein Kreis mit Platz für Marker.',
      'A large station, a circle on the tile with slots for markers.',
    ),
    section: '7',
  },
  {
    id: 'station',
    words: { de: ['Bahnhof', 'Bahnhöfe', 'Bahnhöfen'], en: ['station', 'stations'] },
    text: both(
      'Jeder Ort, an dem Loks halten: Städte, Kleinstädte und rote Felder.',
      'Every place where trains call: cities, towns and red hexes.',
    ),
    section: '10',
  },
  {
    id: 'home-station',
    words: { de: ['Heimatbahnhof', 'Heimat'], en: ['home station', 'home'] },
    text: both(
      'Wo eine Gesellschaft beginnt. Dort liegt ihr erster Marker.',
      'Where a company begins. Its first marker lies there.',
    ),
    section: '9',
  },
  {
    id: 'marker',
    words: { de: ['Bahnhofsmarker', 'Marker', 'Markern'], en: ['station marker', 'marker', 'markers'] },
    text: both(
      'Die Scheibe einer Gesellschaft in einer Stadt. Von dort baut und fährt sie.',
      'The disc of a company in a city. From there it builds and runs.',
    ),
    section: '9',
  },
  {
    id: 'slot',
    words: { de: ['Platz', 'Plätze'], en: ['slot', 'slots'] },
    text: both(
      'Ein Kreis in einer Stadt, auf den ein Marker passt.',
      'A circle in a city that holds one marker.',
    ),
    section: '9',
  },
  {
    id: 'red-hex',
    words: {
      de: ['rotes Feld', 'rote Felder', 'roten Feldern', 'roter Felder'],
      en: ['red hex', 'red hexes'],
    },
    text: both(
      'Ein Ort jenseits des Plans (Fernverbindung), zum Beispiel Mexiko. Sein Wert steigt mit der braunen Phase.',
      'A place beyond the board, such as Mexico. Its value rises with the brown phase.',
    ),
    section: '11',
  },
  {
    id: 'route',
    words: { de: ['Strecke', 'Strecken'], en: ['route', 'routes'] },
    text: both(
      'Der Weg einer Lok: Gleis mit mindestens zwei Bahnhöfen und einem eigenen Marker.',
      'The way of a train: track with at least two stations and an own marker.',
    ),
    section: '10',
  },
  {
    id: 'junction',
    words: { de: ['Weiche'], en: ['junction'] },
    text: both(
      'Eine Stelle, an der zwei Gleise zu einem zusammenlaufen.',
      'A place where two tracks join into one.',
    ),
    section: '10',
  },
  {
    id: 'train',
    words: {
      de: ['Lok', 'Loks', '3er-Lok', '5er-Lok', '2er-Lok', '2er-Loks', '4er-Lok'],
      en: ['train', 'trains', '2-train', '2-trains', '3-train', '4-train', '5-train'],
    },
    text: both(
      'Mit ihr verdient eine Gesellschaft Geld. Die Zahl sagt, an wie vielen Bahnhöfen sie hält.',
      'With it a company earns money. Its number says at how many stations it calls.',
    ),
    section: '10',
  },
  {
    id: 'e-train',
    words: { de: ['E-Lok', 'E-Loks'], en: ['E-train', 'E-trains'] },
    text: both(
      'Eine Lok, die Bahnhöfe auslassen darf und sich aussucht, wo sie hält.',
      'A train that may skip stations and chooses where to call.',
    ),
    section: '10',
  },
  {
    id: 'train-limit',
    words: { de: ['Loklimit'], en: ['train limit'] },
    text: both(
      'So viele Loks darf eine Gesellschaft höchstens haben: 4, dann 3, dann 2.',
      'The most trains a company may have: 4, then 3, then 2.',
    ),
    section: '16',
  },
  {
    id: 'scrap',
    words: { de: ['verschrotten', 'verschrottet'], en: ['scrapped', 'scraps'] },
    text: both(
      'Alte Loks verlassen das Spiel, wenn jemand die erste einer neuen Größe kauft.',
      'Old trains leave the game when somebody buys the first of a new size.',
    ),
    section: '16',
  },
  {
    id: 'revenue',
    words: { de: ['Einfahrergebnis'], en: ['revenue'] },
    text: both(
      'Was alle Loks einer Gesellschaft in einem Zug verdienen, mit dem Bonus.',
      'What all trains of a company earn in one turn, with the bonus.',
    ),
    section: '11',
  },
  {
    id: 'dividend',
    words: {
      de: ['Dividende', 'ausschütten', 'ausgeschüttet'],
      en: ['dividend', 'dividends', 'pay out', 'paid out', 'payout'],
    },
    text: both(
      'Was Aktionäre bekommen, wenn das Einfahrergebnis ausgezahlt wird.',
      'What shareholders receive when the revenue is paid out.',
    ),
    section: '11',
  },
  {
    id: 'withhold',
    words: {
      de: ['einsparen', 'einspart', 'spart', 'einbehalten'],
      en: ['withhold', 'withholds', 'withholding', 'withheld'],
    },
    text: both(
      'Die Gesellschaft behält das Einfahrergebnis. Dafür fällt ihr Kurs.',
      'The company keeps the revenue. In return its price falls.',
    ),
    section: '11',
  },
  {
    id: 'bankrupt',
    words: { de: ['bankrott'], en: ['bankrupt', 'bankruptcy'] },
    text: both(
      'Ein Direktor kann eine fällige Zahlung nicht leisten und scheidet aus.',
      'A director cannot make a payment that is due and is out of the game.',
    ),
    section: '15',
  },
  {
    id: 'track',
    words: { de: ['Gleis', 'Gleise'], en: ['track'] },
    text: both(
      'Die Linien auf Karte und Plättchen, auf denen Loks fahren.',
      'The lines on map and tiles that trains run on.',
    ),
    section: '7',
  },
  {
    id: 'target',
    words: {
      de: ['Ziel', 'Ziele', 'Zielstadt', 'Zielstädte'],
      en: ['target', 'targets', 'target city', 'target cities'],
    },
    text: both(
      'Eine Stadt, zu der eine Gesellschaft von ihrer Heimat aus fahren will: Dafür gibt es den Bonus.',
      'A city to which a company wants to run from its home: that brings the bonus.',
    ),
    section: '5',
  },
  {
    id: 'bonus',
    words: {
      de: ['Bonus', 'Boni', 'Bonusrouten'],
      en: ['bonus', 'bonuses', 'bonus routes'],
    },
    text: both(
      'Was zum Einfahrergebnis dazukommt, wenn eine Lok von der Heimat bis zu einem Ziel fährt.',
      'What is added to the revenue when a train runs from home to a target.',
    ),
    section: '5',
  },
];
