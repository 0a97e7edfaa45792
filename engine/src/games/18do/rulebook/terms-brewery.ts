import { both, type Term } from '../../../table/rulebook.ts';

/** Words about beer, breweries and the beer market. */
export const breweryTerms: readonly Term[] = [
  {
    id: 'beer-cube',
    words: { de: ['Bierquader', 'Bierquadern', 'Quader'], en: ['beer cube', 'cube', 'cubes'] },
    text: both(
      'Ein blauer Quader. Er steht für Bier: gelagert, verlangt, geliefert oder auf einem Zug.',
      'A blue cube. It stands for beer: stored, wanted, delivered or on a train.',
    ),
    section: '2.7',
  },
  {
    id: 'supply',
    words: { de: ['Vorrat'], en: ['supply'] },
    text: both(
      'Alle Bierquader, die gerade nirgends gebraucht werden.',
      'All beer cubes that are not in use anywhere.',
    ),
    section: '5.1.3',
  },
  {
    id: 'export-beer',
    words: {
      de: ['Exportbier', 'Exportroute', 'Biertransport'],
      en: ['export beer', 'export route', 'beer run'],
    },
    text: both(
      'Bier, das ein Zug über Dortmund City zu einem roten Feld fährt. Dieser Weg heißt Exportroute.',
      'Beer that a train carries by way of Dortmund City to a red field. That way is an export route.',
    ),
    section: '4.5.5.1',
  },
  {
    id: 'investment-card',
    words: { de: ['Investitionskärtchen'], en: ['investment card', 'investment cards'] },
    text: both(
      'Das Kärtchen, aus dem in HSB ein Zug oder ein BAK wird.',
      'The card that becomes a train or equipment in HSB.',
    ),
    section: '5.4.4',
  },
  {
    id: 'equipment',
    words: {
      de: ['BAK', 'BAKs', 'START-BAKs', 'BAK-Kauf', 'BAK-Limit', 'BAK-Limits'],
      en: ['equipment', 'equipment card', 'equipment cards', 'equipment limit'],
    },
    text: both(
      'Brauereiausstattungs-Kärtchen: die Braukessel einer Brauerei. Wie viele sie haben darf, sagt das BAK-Limit.',
      'The kettles of a brewery, a flipped investment card. The equipment limit says how many it may own.',
    ),
    section: '5.4.4',
  },
  {
    id: 'unit',
    words: { de: ['Einheit', 'Einheiten', 'Export-Einheiten'], en: ['unit', 'units', 'export units'] },
    text: both(
      'Ein auf ein BAK gedruckter blauer Quader: Damit wird ein Bierquader geliefert. Mit rotem Pfeil ist es eine Export-Einheit.',
      'A blue cube printed on equipment: it delivers one cube. With a red arrow it is an export unit.',
    ),
    section: '6.5.2.3',
  },
  {
    id: 'small-brewery',
    words: {
      de: ['kleine Brauerei', 'kleinen Brauerei', 'kleine Brauereien', 'kleinen Brauereien'],
      en: ['small brewery', 'small breweries', 'small brewery’s'],
    },
    text: both(
      'Eine der Brauereien B1 bis B8. Sie gehört einem Spieler allein.',
      'One of the breweries B1 to B8. It belongs to one player alone.',
    ),
    section: '6.3.2.1',
  },
  {
    id: 'brewery-company',
    words: {
      de: ['Brauerei-AG', 'Brauerei-AGs', 'AG'],
      en: ['brewery company', 'brewery companies', 'brewery company’s'],
    },
    text: both(
      'Eine große Brauerei mit zehn Anteilen und einem Direktor.',
      'A big brewery with ten shares and a director.',
    ),
    section: '6.3.2.2',
  },
  {
    id: 'segment',
    words: {
      de: ['Marktsegment', 'Marktsegmente', 'Marktsegmenten', 'Marktsegments', 'Segment'],
      en: ['segment', 'segments'],
    },
    text: both(
      'Ein Teil des Biermarkts, 1 bis 6. Höhere zahlen mehr und brauchen bessere BAKs.',
      'A part of the beer market, 1 to 6. Higher ones pay more and need better equipment.',
    ),
    section: '5.1.3',
  },
  {
    id: 'delivery-field',
    words: { de: ['Lieferfeld', 'Lieferfeldern'], en: ['delivery field', 'delivery fields'] },
    text: both(
      'Das weiße Feld neben der Nachfrage. Hierher kommen gelieferte Bierquader.',
      'The white field beside the demand. Delivered cubes go here.',
    ),
    section: '5.1.3',
  },
  {
    id: 'order-track',
    words: { de: ['Brauerei-Reihenfolge', 'Reihenfolgemarker'], en: ['order track', 'order marker'] },
    text: both(
      'Die Leiste mit grünen Reihenfolgemarkern: Von links nach rechts sind die Brauereien dran.',
      'The track with green order markers: breweries act from left to right.',
    ),
    section: '6.5.2.8',
  },
  {
    id: 'exchange',
    words: { de: ['Eintausch', 'eintauschen'], en: ['exchange'] },
    text: both(
      'Deine kleine Brauerei gegen ein Zertifikat einer Brauerei-AG hergeben.',
      'To give your small brewery for a certificate of a brewery company.',
    ),
    section: '6.4.5',
  },
  {
    id: 'bankruptcy',
    words: { de: ['Bankrott', 'Bankrott-Feld'], en: ['bankruptcy', 'red cell'] },
    text: both(
      'In HSB: Der Kursmarker erreicht das rote Feld ganz links, und die Gesellschaft wird geschlossen.',
      'In HSB: the price marker reaches the red cell at the far left and the company is closed.',
    ),
    section: '6.4.8',
  },
  {
    id: 'rounds',
    words: { de: ['Eisenbahnrunde', 'Brauereirunde'], en: ['railway round', 'brewery round'] },
    text: both(
      'Die Teile einer Operationsrunde in HSB: Erst sind die Eisenbahnen dran, dann die Brauereien.',
      'The parts of an operating round in HSB: first the railways act, then the breweries.',
    ),
    section: '6.5',
  },
  {
    id: 'demand-field',
    words: {
      de: ['Nachfragefeld', 'Nachfragefelder', 'Nachfragefeldern', 'Nachfrage', 'Keine Nachfrage'],
      en: ['demand field', 'demand fields', 'demand', 'no demand'],
    },
    text: both(
      'Hier liegen Bierquader, die Kunden wollen: gelb für Stammkunden, orange für Neukunden. Der Marker „Keine Nachfrage“ schließt das orange Feld.',
      'Here lie cubes that customers want: yellow for regulars, orange for new customers. The “no demand” marker closes the orange field.',
    ),
    section: '5.1.3',
  },
  {
    id: 'kim',
    words: { de: ['KIM', 'Thermowaggon'], en: ['KIM', 'thermo wagon'] },
    text: both(
      'Kleininvestitions-Marker des Expertenspiels: Bierlokal, Flaschenabfüllung oder Thermowaggon, der Platz für einen Bierquader mehr im Export bringt.',
      'Small-investment marker of the expert game: beer pub, bottling, or thermo wagon, which is room for one more export cube.',
    ),
    section: '7.1',
  },
  {
    id: 'sem',
    words: { de: ['SEM'], en: ['SEM'] },
    text: both(
      'Sonderereignis-Marker des Expertenspiels: einmal einsetzbar, kostenlos.',
      'Special-event marker of the expert game: used once, free of charge.',
    ),
    section: '7.2',
  },
];
