import type { Words } from '../../../table/words.ts';
import { under } from './under.ts';

/** What the rules about tiles, stations and sidings say; chapters 3 and 4 say most of it alike. */
const tiles: Words = {
  ...under(['3.2.2.2', '4.5'], {
    'one-tile': {
      de: 'In diesem Zug liegt schon ein Plättchen. Es gibt eines pro Zug, ob gelb oder als Aufrüstung.',
      en: 'A tile has been laid in this turn already. There is one a turn, yellow or as an upgrade.',
    },
  }),
  ...under(['3.2.2.1', '4.5.2'], {
    'tile-colour': {
      de: '{tile} ist {colour:name}; diese Farbe gibt es in Phase {phase} noch nicht. Grün kommt mit dem ersten 3er-Zug, Braun mit dem ersten 5er, Grau mit dem ersten 8er.',
      en: '{tile} is {colour:name}; that colour is not available in phase {phase}. Green comes with the first 3-train, brown with the first 5, grey with the first 8.',
    },
    'coal-hex': {
      de: '{hex:name} hat ein Kohlebergwerk: dorthin kommen nur Plättchen mit Schlägel und Pickel.',
      en: '{hex:name} has a coal mine: only tiles with hammer and pick go there.',
    },
    'coal-tile': {
      de: '{tile} zeigt Schlägel und Pickel und gehört auf ein Kohlefeld; {hex:name} ist keines.',
      en: '{tile} shows hammer and pick and belongs on a coal hex; {hex:name} is none.',
    },
    'plain-upgrade': {
      de: 'Auf {hex:name} liegt ein Kohleplättchen: es wird nur durch eines mit K ersetzt, nicht durch {tile}.',
      en: 'A coal tile lies on {hex:name}: only one with K replaces it, not {tile}.',
    },
    frame: {
      de: '{tile} passt nicht auf {hex:name}: ein Stahlwerk wird nur mit Plättchen seiner Rahmenfarbe aufgerüstet.',
      en: '{tile} does not fit on {hex:name}: a steel mill is upgraded only with tiles of its frame colour.',
    },
    harbour: {
      de: 'Der Hafen hat eigene Plättchen, und die liegen nur dort: {tile} passt nicht auf {hex:name}.',
      en: 'The harbour has tiles of its own, and they lie only there: {tile} does not fit on {hex:name}.',
    },
    'siding-first': {
      de: '{hex:name} hat noch keinen Gleisanschluss. Erst danach kann das Feld aufgerüstet werden.',
      en: '{hex:name} has no siding yet. Only then can the hex be upgraded.',
    },
    'old-track': {
      de: 'So gedreht verliert {tile} altes Gleis von {hex:name}: alles, was da war, bleibt.',
      en: 'Turned like this {tile} loses old track of {hex:name}: all that was there stays.',
    },
  }),
  ...under(['3.2.2', '4.5.1'], {
    'blank-gray-side': {
      de: 'Das Gleis liefe gegen die leere Seite von {areas:name}: graue Felder haben nur an manchen Seiten Gleis.',
      en: 'The track would run against the blank side of {areas:name}: grey hexes have track on some sides only.',
    },
    'blank-red-side': {
      de: 'Das Gleis liefe gegen {areas:name}, wo kein schwarzes Dreieck ist.',
      en: 'The track would run against {areas:name} where there is no black triangle.',
    },
    'off-grid': {
      de: 'Das Gleis würde das Spielfeld verlassen ({sides:name}).',
      en: 'The track would leave the grid ({sides:name}).',
    },
    'carries-on': {
      de: 'Kein Gleis von {tile} auf {hex:name} verlängert eine Strecke, die es schon gibt.',
      en: 'No track of {tile} on {hex:name} carries on a line that is there already.',
    },
  }),
  '18do/3.2.2.2/own-railway': {
    de: '{tile} auf {hex:name} führt die Strecke einer anderen Gesellschaft weiter. Direktoren bauen für ihre eigenen.',
    en: '{tile} on {hex:name} carries on the line of another railway. Directors build for their own.',
  },
  ...under(['3.2.2.3', '4.5.1'], {
    'way-blocked': {
      de: 'Vor {hex:name} liegt {city:name}, besetzt von anderen: dort endet der Weg.',
      en: '{city:name} lies before {hex:name}, full of others: the way ends there.',
    },
  }),
  '18do/4.5.2/track-cost': {
    de: 'Auf {hex:name} kostet der Bau {cost:money}; die {company} hat {cash:money}.',
    en: 'Building on {hex:name} costs {cost:money}; the {company} has {cash:money}.',
  },
  '18do/T/tile-supply': { de: '{tile} liegt nicht im Vorrat.', en: '{tile} is not in the supply.' },
  '18do/T/exchange-table': {
    de: 'Die Austauschtabelle lässt {tile} auf {hex:name} jetzt nicht zu.',
    en: 'The exchange table does not let {tile} follow on {hex:name} now.',
  },
  '18do/2.1.1/gray-hex': {
    de: '{hex:name} ist grau: dort wird nie ein Plättchen gelegt.',
    en: '{hex:name} is grey: no tile is ever laid there.',
  },
  '18do/2.1.1/red-field': {
    de: '{hex:name} ist eine Fernverbindung: dort wird nie ein Plättchen gelegt.',
    en: '{hex:name} is a long-distance connection: no tile is ever laid there.',
  },
  '18do/2.5/yellow-on-track': {
    de: '{hex:name} hat schon Gleis; gelbe Plättchen kommen auf Felder ohne Gleis.',
    en: '{hex:name} has track already; yellow tiles go on hexes without track.',
  },
  '18do/2.5/one-colour': {
    de: '{tile} ist {colour:name}, auf {hex:name} liegt {old:name}. Die Reihenfolge ist Gelb, Grün, Braun, Grau; keine Farbe wird ausgelassen.',
    en: '{tile} is {colour:name}, {hex:name} shows {old:name}. The order is yellow, green, brown, grey; no colour is skipped.',
  },
};

const stations: Words = {
  '18do/4.5.3/one-station': {
    de: 'Die {company} hat in diesem Zug schon einen Bahnhof gebaut; es gibt einen pro Zug.',
    en: 'The {company} has placed a station in this turn already; there is one a turn.',
  },
  '18do/3.2.2.2/one-building': {
    de: 'In diesem Zug wurde schon gebaut: ein Bahnhof oder ein Gleisanschluss, nicht mehr.',
    en: 'Something was built in this turn already: one station or one siding, no more.',
  },
  ...under(['3.2.2.3', '4.5.3'], {
    'own-marker': {
      de: 'Das ist kein Bahnhof der {company}.',
      en: 'That is no station of the {company}.',
    },
    'stations-stay': {
      de: 'Ein gebauter Bahnhof bleibt, wo er ist; neue kommen vom Besitzblatt.',
      en: 'A station that was built stays where it is; new ones come from the sheet.',
    },
    'no-marker': {
      de: 'Die {company} hat keinen Bahnhof mehr auf dem Besitzblatt.',
      en: 'The {company} has no station left on its sheet.',
    },
    'no-circle': {
      de: 'Auf {hex:name} ist dort kein weißer Kreis.',
      en: 'There is no white circle there on {hex:name}.',
    },
    'circle-taken': {
      de: 'Der Kreis auf {hex:name} ist von der {owner} besetzt.',
      en: 'The circle on {hex:name} is taken by the {owner}.',
    },
    'one-per-hex': {
      de: 'Die {company} hat auf {hex:name} schon einen Bahnhof; es gibt einen je Feld.',
      en: 'The {company} has a station on {hex:name} already; there is one a hex.',
    },
    'on-route': {
      de: 'Die {company} hat keine Strecke nach {hex:name}.',
      en: 'The {company} has no route to {hex:name}.',
    },
    'station-blocked': {
      de: 'Vor {hex:name} liegt {city:name}, besetzt von anderen: dort endet der Weg der {company}.',
      en: '{city:name} lies before {hex:name}, full of others: the way of the {company} ends there.',
    },
  }),
  '18do/4.5.3/home-kept': {
    de: 'Dieser Kreis ist der Heimatbahnhof der {owner}: ihr Marker liegt verdeckt dort.',
    en: 'This circle is the home of the {owner}: its marker lies there face down.',
  },
  '18do/4.5.3/city-kept': {
    de: 'Auf diesem Kreis liegt der grüne Marker B2: bis zur grauen Phase baut dort nur, wer Brauereimarker 2 hat.',
    en: 'The green marker B2 lies on this circle: until the grey phase only the railway with brewery marker 2 builds there.',
  },
  '18do/4.3.1.1/half-price': {
    de: 'Halb so teuer ist ein Bahnhof nur in Dortmund City und nur mit Brauereimarker 3.',
    en: 'A station is half price only in Dortmund City and only with brewery marker 3.',
  },
  '18do/4.5.3/station-cost': {
    de: 'Der Bahnhof kostet {cost:money}; die {company} hat {cash:money}.',
    en: 'The station costs {cost:money}; the {company} has {cash:money}.',
  },
};

const sidings: Words = {
  '18do/4.5.4.1/one-siding': {
    de: 'Die {company} hat in diesem Zug schon einen Gleisanschluss erstellt oder erweitert; mehr als eine solche Aktion gibt es nicht.',
    en: 'The {company} has opened or extended a siding in this turn already; there is one such act.',
  },
  ...under(['3.2.2.4', '4.5.4'], {
    'no-site': {
      de: 'Auf {hex:name} ist weder Bergwerk noch Stahlwerk.',
      en: 'There is neither mine nor mill on {hex:name}.',
    },
  }),
  ...under(['3.2.2.4', '4.5.4.1', '4.5.4.2'], {
    'own-colour': {
      de: 'Dieser Marker gehört nicht auf {hex:name} ({kind:name}): Kohle ist schwarz, Stahl ist rot.',
      en: 'This marker does not belong on {hex:name} ({kind:name}): coal is black, steel is red.',
    },
    'siding-route': {
      de: 'Die {company} hat keine Strecke zu Gleis auf {hex:name}.',
      en: 'The {company} has no route to track on {hex:name}.',
    },
    'siding-blocked': {
      de: 'Vor {hex:name} liegt {city:name}, besetzt von anderen: dort endet der Weg der {company}.',
      en: '{city:name} lies before {hex:name}, full of others: the way of the {company} ends there.',
    },
    'siding-supply': {
      de: 'Dieser Marker liegt nicht im Vorrat.',
      en: 'This marker is not in the supply.',
    },
  }),
  ...under(['3.2.2.4', '4.5.4.2'], {
    'one-level': {
      de: 'Der Anschluss auf {hex:name} steht auf {value}; der nächste Schritt ist {next}, nicht {wanted}.',
      en: 'The siding on {hex:name} is at {value}; the next step is {next}, not {wanted}.',
    },
    'siding-highest': {
      de: 'Der Anschluss auf {hex:name} ist mit 30 voll erweitert.',
      en: 'The siding on {hex:name} is fully extended at 30.',
    },
    'from-green': {
      de: 'Auf {value} wird erst erweitert, wenn es {colour:name} gibt: mit dem ersten 3er-Zug.',
      en: 'It is extended to {value} only once {colour:name} is available: with the first 3-train.',
    },
    'from-brown': {
      de: 'Auf {value} wird erst erweitert, wenn es {colour:name} gibt: mit dem ersten 5er-Zug.',
      en: 'It is extended to {value} only once {colour:name} is available: with the first 5-train.',
    },
  }),
  '18do/4.5.4.1/siding-cost': {
    de: 'Der Gleisanschluss kostet {cost:money}; die {company} hat {cash:money}.',
    en: 'The siding costs {cost:money}; the {company} has {cash:money}.',
  },
  '18do/4.5.4.2/siding-cost': {
    de: 'Die Erweiterung kostet {cost:money}; die {company} hat {cash:money}.',
    en: 'Extending it costs {cost:money}; the {company} has {cash:money}.',
  },
};

export const trackWords: Words = { ...tiles, ...stations, ...sidings };
