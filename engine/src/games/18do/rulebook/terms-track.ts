import { both, type Term } from '../../../table/rulebook.ts';

/** Words about the map, track, stations and trains. */
export const trackTerms: readonly Term[] = [
  {
    id: 'hex',
    words: { de: ['Hexfeld', 'Hexfelder', 'Hexfeldes'], en: ['hex', 'hexes'] },
    text: both('Ein Sechseck der Karte, zum Beispiel E12.', 'A hexagon of the map, for example E12.'),
    section: '2.1.1',
  },
  {
    id: 'tile',
    words: {
      de: [
        'Gleisplättchen',
        'Plättchen',
        'Plättchens',
        'HSB-Plättchen',
        'Kohleplättchen',
        'Nachbarplättchen',
      ],
      en: ['tile', 'tiles', 'overlay', 'overlays'],
    },
    text: both(
      'Ein sechseckiges Stück mit Gleisen, das auf ein Hexfeld gelegt wird.',
      'A hexagonal piece with track that is laid on a hex.',
    ),
    section: '2.5',
  },
  {
    id: 'upgrade',
    words: { de: ['aufrüsten', 'aufgerüstet'], en: ['upgrade', 'upgraded', 'upgrades'] },
    text: both(
      'Ein Gleisplättchen oder gedrucktes Hexfeld durch eines der nächsten Farbe ersetzen.',
      'To replace a tile or printed hex by a tile of the next colour.',
    ),
    section: '4.5.2',
  },
  {
    id: 'revenue-field',
    words: {
      de: ['Einnahmefeld', 'Einnahmefelder', 'Einnahmefeldern'],
      en: ['revenue field', 'revenue fields'],
    },
    text: both(
      'Ein Feld mit einer Zahl: Wer hindurchfährt, nimmt Geld ein.',
      'A field with a number: a train that comes through earns money.',
    ),
    section: '4.5.1',
  },
  {
    id: 'route',
    words: { de: ['Route', 'Routen'], en: ['route', 'routes'] },
    text: both(
      'Der Weg eines Zuges von Einnahmefeld zu Einnahmefeld, mit mindestens einem eigenen Bahnhof.',
      'The way of a train from revenue field to revenue field, with at least one own station.',
    ),
    section: '4.5.1',
  },
  {
    id: 'blocked',
    words: {
      de: ['blockiert', 'blockieren', 'blockierte', 'blockierten', 'blockiertes'],
      en: ['blocked', 'block', 'blocks'],
    },
    text: both(
      'Ein Hexfeld, auf dem alle Plätze von anderen Eisenbahnen besetzt sind: Man darf dort enden, aber nicht durch.',
      'A hex with all slots taken by other railways: you may end there, but not pass.',
    ),
    section: '4.5.1',
  },
  {
    id: 'station',
    words: {
      de: ['Bahnhof', 'Bahnhofsmarker', 'Bahnhöfe', 'Bahnhofsplatz', 'Bahnhofsplätze'],
      en: ['station', 'stations', 'slot', 'slots'],
    },
    text: both(
      'Eine Scheibe, von der aus ihre Eisenbahn baut und fährt. Sie liegt auf einem Bahnhofsplatz, einem großen weißen Kreis.',
      'A disc from which its railway builds and runs. It lies on a slot, a large white circle.',
    ),
    section: '4.5.3',
  },
  {
    id: 'home',
    words: {
      de: ['Heimatbahnhof', 'Heimatbahnhofs', 'Heimatbahnhöfe', 'Heimat'],
      en: ['home', 'homes', 'home station'],
    },
    text: both(
      'Der erste Bahnhof einer Eisenbahn. Er ist frei und liegt von Anfang an da.',
      'The first station of a railway. It is free and lies there from the start.',
    ),
    section: '4.3.2',
  },
  {
    id: 'red-field',
    words: {
      de: [
        'Fernverbindung',
        'rotes Feld',
        'rote Felder',
        'rote Feld',
        'roten Feld',
        'roten Feldern',
        'roten Feldes',
        'roter Felder',
      ],
      en: ['red field', 'red fields', 'red field’s'],
    },
    text: both(
      'Ein Feld am Rand der Karte, das für ferne Städte steht. Eine Route kann dort nur beginnen oder enden.',
      'A field at the edge of the map that stands for far cities. It can only start or end a route.',
    ),
    section: '2.1.1',
  },
  {
    id: 'yard',
    words: { de: ['Güterbahnhof', 'Güterbahnhöfe'], en: ['yard', 'yards'] },
    text: both(
      'Gbf Nord, Süd und Ost. Je mehr Bahnhöfe dort stehen, desto mehr bringt er denen, die einen haben.',
      'Gbf Nord, Süd and Ost. The more stations there, the more it pays those who have one.',
    ),
    section: '4.5.6.1',
  },
  {
    id: 'site',
    words: {
      de: ['Standort', 'Standorts', 'Kohlebergwerk', 'Stahlwerk', 'Stahlwerke', 'Bergwerk'],
      en: ['site', 'coal mine', 'steel mill', 'mine'],
    },
    text: both('Ein Kohlebergwerk oder Stahlwerk auf der Karte.', 'A coal mine or steel mill on the map.'),
    section: '4.5.4',
  },
  {
    id: 'siding',
    words: {
      de: [
        'Gleisanschluss',
        'Gleisanschlüsse',
        'Gleisanschlüssen',
        'Kohle-Gleisanschlusses',
        'Standortmarker',
        'Standortmarkers',
      ],
      en: ['siding', 'sidings', 'site marker', 'coal marker'],
    },
    text: both(
      'Der Anschluss eines Standorts ans Netz. Sein Standortmarker zeigt 10, 20 oder 30: So viel mehr ist das Feld wert.',
      'The connection of a site to the network. Its site marker shows 10, 20 or 30: so much more the field is worth.',
    ),
    section: '4.5.4',
  },
  {
    id: 'obsolete',
    words: { de: ['überaltern', 'überaltert', 'überalterte', 'überalterter'], en: ['obsolete'] },
    text: both(
      'Ein alter Zug, den ein neuer Typ wertlos macht.',
      'An old train that a new type makes worthless.',
    ),
    section: '4.5.7.3',
  },
  {
    id: 'permanent',
    words: { de: ['permanent', 'permanentem', 'permanenten'], en: ['permanent', 'permanent train'] },
    text: both(
      'Züge vom Typ 5, 6 und 8. Sie überaltern nie.',
      'Trains of type 5, 6 and 8. They never become obsolete.',
    ),
    section: '4.5.7.3',
  },
  {
    id: 'train-limit',
    words: { de: ['Zuglimit'], en: ['train limit'] },
    text: both(
      'Wie viele Züge eine Eisenbahn in dieser Phase höchstens haben darf.',
      'How many trains a railway may own at most in this phase.',
    ),
    section: '4.5.7',
  },
  {
    id: 'forced-purchase',
    words: { de: ['Zwangskauf'], en: ['forced purchase'] },
    text: both(
      'Der Pflichtkauf, wenn ein Zug oder BAK fehlt und das Geld der Gesellschaft nicht reicht.',
      'The purchase that must be made when a train or equipment is missing and the company’s money is short.',
    ),
    section: '4.5.7.5',
  },
  {
    id: 'track',
    words: { de: ['Gleis', 'Gleise', 'Gleisen'], en: ['track', 'tracks'] },
    text: both(
      'Die Linien auf Plan und Plättchen, auf denen Züge fahren.',
      'The lines on map and tiles that trains run on.',
    ),
    section: '4.5.1',
  },
  {
    id: 'train',
    words: { de: ['Züge', 'Zügen'], en: ['train', 'trains', 'train’s'] },
    text: both(
      'Die Zahl darauf sagt, über wie viele Einnahmefelder er fährt.',
      'Its number says how many revenue fields it runs over.',
    ),
    section: '4.5.7',
  },
];
