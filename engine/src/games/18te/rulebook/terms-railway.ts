import { both, type Term } from '../../../table/rulebook.ts';

/** Words of the map, of stations and of trains. */
export const railwayTerms: readonly Term[] = [
  {
    id: 'hex',
    words: { de: ['Feld', 'Felder'], en: ['hex', 'hexes'] },
    text: both(
      'Ein Sechseck der Karte. Es heißt nach Spalte und Zeile, zum Beispiel G5.',
      'A hexagon of the map. It is named by column and row, such as G5.',
    ),
    section: '3.2',
  },
  {
    id: 'city',
    words: { de: ['große Stadt', 'großer Stadt', 'großen Stadt'], en: ['city', 'cities'] },
    text: both(
      'Ein Kreis auf der Karte. Nur in großen Städten gibt es Plätze für Bahnhöfe.',
      'A circle on the map. Only cities have slots for stations.',
    ),
    section: '3.2',
  },
  {
    id: 'town',
    words: { de: ['kleine Stadt', 'kleiner Stadt', 'kleine Städte'], en: ['town', 'towns'] },
    text: both(
      'Ein Punkt auf der Karte. Loks halten dort, Bahnhöfe gibt es nicht.',
      'A dot on the map. Trains stop there, stations cannot be built.',
    ),
    section: '3.2',
  },
  {
    id: 'red-area',
    words: {
      de: [
        'roter Bereich',
        'rote Bereiche',
        'roten Bereichen',
        'roten Bereichs',
        'rotes Feld',
        'rote Felder',
      ],
      en: ['red area', 'red areas'],
    },
    text: both(
      'Ein rotes Feld am Rand der Karte, auch rote Fernverbindung genannt. Sein Wert steigt mit den Phasen.',
      'A red hex at the edge of the map that stands for far places. Its value rises with the phases.',
    ),
    section: '3.2',
  },
  {
    id: 'stop',
    words: { de: ['Halt', 'Halte', 'Halten'], en: ['stop', 'stops'] },
    text: both(
      'Alles, wo eine Lok hält: eine große Stadt, eine kleine Stadt oder ein roter Bereich.',
      'Any place where a train stops: a city, a town or a red area.',
    ),
    section: '7.5',
  },
  {
    id: 'tile',
    words: { de: ['Plättchen', 'Plättchens', 'Stadtplättchen'], en: ['tile', 'tiles'] },
    text: both(
      'Ein Sechseck mit Gleisen, das auf ein Feld der Karte gelegt wird. Gelb ist am einfachsten, Braun am besten.',
      'A hexagon with track that is laid on a hex of the map. Yellow is the simplest, brown the best.',
    ),
    section: '7.3',
  },
  {
    id: 'track',
    words: { de: ['Gleis', 'Gleise', 'Gleisen'], en: ['track'] },
    text: both(
      'Die schwarzen Linien auf den Plättchen. Auf ihnen fahren die Loks.',
      'The black lines on tiles. Trains run on them.',
    ),
    section: '7.3',
  },
  {
    id: 'upgrade',
    words: {
      de: ['aufwerten', 'Aufwertung', 'Aufwertungen', 'aufgewertetes', 'wertet'],
      en: ['upgrade', 'upgrades', 'upgraded', 'upgrading'],
    },
    text: both(
      'Ein Plättchen durch eines der nächsten Farbe ersetzen, das alles alte Gleis behält.',
      'To replace a tile by one of the next colour that keeps all old track.',
    ),
    section: '7.3',
  },
  {
    id: 'junction',
    words: { de: ['Weiche'], en: ['junction'] },
    text: both(
      'Eine Stelle, an der zwei Gleise zu einem zusammenlaufen. Umkehren kann man dort nicht.',
      'A place where two tracks join into one. A train cannot turn back there.',
    ),
    section: '7.2',
  },
  {
    id: 'route',
    words: { de: ['Strecke', 'Strecken'], en: ['route', 'routes'] },
    text: both(
      'Durchgehendes Gleis, an dem mindestens eine Stadt mit einem eigenen Bahnhof liegt.',
      'Continuous track with at least one city on it that holds an own station.',
    ),
    section: '7.2',
  },
  {
    id: 'station',
    words: { de: ['Bahnhof', 'Bahnhöfe', 'Bahnhöfen'], en: ['station', 'stations'] },
    text: both(
      'Die Scheibe einer Gesellschaft in einer großen Stadt. Von dort aus baut und fährt sie.',
      'The disc of a company in a city. From there it builds and runs.',
    ),
    section: '7.4',
  },
  {
    id: 'home-station',
    words: { de: ['Heimatbahnhof', 'Heimatbahnhofs'], en: ['home station'] },
    text: both(
      'Der erste Bahnhof einer Gesellschaft. Er ist gratis und steht in ihrer Heimat.',
      'The first station of a company. It is free and stands in its home.',
    ),
    section: '7.4',
  },
  {
    id: 'destination-station',
    words: { de: ['Zielbahnhof', 'Zielbahnhofs'], en: ['destination station'] },
    text: both(
      'Ein Bahnhof mit festem Ort. Er kostet nichts und bringt meist einen Bonus.',
      'A station with a fixed place. It costs nothing and usually brings a bonus.',
    ),
    section: '7.4',
  },
  {
    id: 'slot',
    words: { de: ['Platz', 'Plätze'], en: ['slot', 'slots'] },
    text: both(
      'Ein Kreis in einer großen Stadt, in dem ein Bahnhof stehen kann.',
      'A circle in a city that can hold one station.',
    ),
    section: '7.4',
  },
  {
    id: 'train',
    words: { de: ['Lok', 'Loks'], en: ['train', 'trains'] },
    text: both(
      'Mit ihr fährt eine Gesellschaft Geld ein. Die Zahl sagt, wie viele Halte sie anfährt.',
      'With it a company earns money. Its number says how many stops it visits.',
    ),
    section: '3.4',
  },
  {
    id: 'factory',
    words: { de: ['Lokfabrik'], en: ['factory'] },
    text: both(
      'Der Stapel der neuen Loks. Zu kaufen ist immer nur die oberste.',
      'The stack of new trains. Only the top one can be bought.',
    ),
    section: '3.3',
  },
  {
    id: 'face-value',
    words: { de: ['Nennwert'], en: ['face value'] },
    text: both(
      'Der Preis, der auf der benutzten Seite einer Lokkarte steht.',
      'The price printed on the side of a train card that is in use.',
    ),
    section: '3.4',
  },
  {
    id: 'train-limit',
    words: { de: ['Loklimit'], en: ['train limit'] },
    text: both(
      'So viele Loks darf eine Gesellschaft höchstens haben: 3, ab Phase 4 nur noch 2.',
      'The most trains a company may have: 3, from phase 4 on only 2.',
    ),
    section: '3.8',
  },
  {
    id: 'rust',
    words: { de: ['rosten', 'veralten'], en: ['rust', 'rusting', 'rusts'] },
    text: both(
      'Alte Loks verlassen das Spiel, wenn eine neue Phase beginnt.',
      'Old trains leave the game when a new phase starts.',
    ),
    section: '3.8',
  },
  {
    id: 'export',
    words: { de: ['exportiert', 'Exportmarker'], en: ['exported', 'export marker'] },
    text: both(
      'Hat in einer Betriebsrunde niemand eine neue Lok gekauft, verlässt in den Phasen 2 und 3 die oberste das Spiel.',
      'If nobody bought a new train in an operating round, the top one leaves the game in phases 2 and 3.',
    ),
    section: '7.11',
  },
  {
    id: 'revenue',
    words: { de: ['Einnahmen'], en: ['revenue'] },
    text: both(
      'Was alle Loks einer Gesellschaft in ihrem Zug zusammen einbringen.',
      'What all trains of a company bring in together in its turn.',
    ),
    section: '7.5',
  },
  {
    id: 'pay-out',
    words: {
      de: ['ausschütten', 'ausgeschüttet', 'ausgeschütteten', 'Ausschüttung', 'Dividende'],
      en: ['pay out', 'paid out', 'dividend'],
    },
    text: both(
      'Die Einnahmen gehen an alle, die Anteile haben. Was auf einen Anteil entfällt, ist seine Dividende.',
      'The revenue goes to everybody who holds shares. What a share receives is its dividend.',
    ),
    section: '7.6',
  },
  {
    id: 'withhold',
    words: {
      de: ['einbehalten', 'einbehält', 'einbehaltene'],
      en: ['withhold', 'withheld', 'withholding', 'withholds'],
    },
    text: both(
      'Die Einnahmen bleiben in der Kasse der Gesellschaft. Dafür fällt ihr Kurs.',
      'The revenue stays in the treasury of the company. In return its price falls.',
    ),
    section: '7.6',
  },
  {
    id: 'emergency',
    words: { de: ['Notgeldbeschaffung'], en: ['emergency funding'] },
    text: both(
      'Der Präsident hilft einer Gesellschaft ohne Lok mit eigenem Geld aus, notfalls aus dem Verkauf von Zertifikaten.',
      'The president helps a company without a train with their own money, if need be by selling certificates.',
    ),
    section: '7.9',
  },
  {
    id: 'bankrupt',
    words: { de: ['bankrott', 'bankrotten'], en: ['bankrupt', 'bankruptcy'] },
    text: both(
      'Eine Gesellschaft ist es bei Kurs 0, ein Spieler, wenn er eine nötige Lok nicht bezahlen kann.',
      'A company is bankrupt at price 0, a player when they cannot pay for a train that must be bought.',
    ),
    section: '7.7',
  },
];
