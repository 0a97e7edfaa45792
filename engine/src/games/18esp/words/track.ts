import type { Words } from '../../../table/words.ts';

/** A tile or a station behind a city, or a pass, that others fill. */
const WAY_BLOCKED = {
  de: 'In {city:name} sind alle Plätze von anderen besetzt: dort endet jede Strecke der {company}, und {hex:name} liegt dahinter.',
  en: 'All places in {city:name} are taken by others: every route of {company} ends there, and {hex:name} lies behind it.',
};

/** Tiles and mines (§5.3.1–5.3.3). */
export const trackWords: Words = {
  // How many
  '18esp/5.3.3/one-mine': {
    de: 'Die {company} hat in diesem Zug schon eine Mine gelegt: eine je Operationsrunde.',
    en: '{company} has laid a mine in this turn already: one for each operating round.',
  },
  '18esp/5.3.1/minor-one-tile': {
    de: 'Die {company} hat schon gebaut: eine kleine Gesellschaft legt ein Gleisteil oder rüstet eines auf. Eine Mine kommt noch dazu.',
    en: '{company} has built already: a minor lays or upgrades one tile. A mine may come on top.',
  },
  '18esp/5.3.1/one-tile': {
    de: 'Die {company} hat schon gebaut: ein zweites, gelbes Gleisteil gibt es erst ab der grünen Phase.',
    en: '{company} has built already: a second, yellow tile comes with the green phase.',
  },
  '18esp/5.3.1/two-tiles': {
    de: 'Die {company} hat ihre zwei Gleisteile dieses Zuges gelegt; höchstens eine Mine kommt noch dazu.',
    en: '{company} has laid its two tiles of this turn; at most a mine comes on top.',
  },
  '18esp/5.3.2/one-upgrade': {
    de: 'Die {company} hat in diesem Zug schon aufgerüstet: das zweite Gleisteil ist ein gelbes.',
    en: '{company} has upgraded in this turn already: the second tile is a yellow one.',
  },
  '18esp/5.3.3/demolition-counts': {
    de: 'Eine Mine abzureißen ist das Aufrüsten des Zuges, und die {company} hat schon aufgerüstet.',
    en: 'Tearing down a mine is the upgrade of the turn, and {company} has upgraded already.',
  },
  '18esp/5.3.1/other-hex': {
    de: 'Auf {hex:name} hat die {company} in diesem Zug schon gebaut: das zweite Gleisteil kommt auf ein anderes Feld.',
    en: '{company} has built on {hex:name} in this turn: the second tile goes on another hex.',
  },

  // Who and where
  '18esp/5.3.1/minor-north': {
    de: '{hex:name} liegt auf der Nordkarte, und die {company} ist klein: kleine Gesellschaften bauen nur im Süden.',
    en: '{hex:name} lies on the northern map, and {company} is a minor: minors build in the south only.',
  },
  '18esp/5.3.2/minor-upgrade-north': {
    de: '{hex:name} liegt auf der Nordkarte, und die {company} ist klein: kleine Gesellschaften rüsten nur im Süden auf.',
    en: '{hex:name} lies on the northern map, and {company} is a minor: minors upgrade in the south only.',
  },
  '18esp/5.3/gauge': {
    de: '{tile} zeigt {gauge:name}: im Norden liegt Schmalspur, im Süden iberische Spurweite. Dreh das Gleisteil um.',
    en: '{tile} shows {gauge:name}: narrow gauge goes in the north, Iberian gauge in the south. Turn the piece over.',
  },

  // Which tile
  '18esp/5.3.2/tile-colour': {
    de: '{tile} ist {colour:name}, und in Phase {phase} liegt diese Farbe noch nicht bereit. Grün kommt mit Phase 3, Braun mit Phase 5, Grau mit Phase 7.',
    en: '{tile} is {colour:name}, and this colour is not available in phase {phase}. Green comes with phase 3, brown with phase 5, grey with phase 7.',
  },
  '18esp/1.5/tile-supply': {
    de: 'Von {tile} liegt keines mehr im Vorrat; wer die Rückseite braucht, nimmt dasselbe Stück.',
    en: 'No {tile} is left in the supply; whoever needs its back uses the same piece.',
  },
  '18esp/5.3.2/fixed-hex': {
    de: '{hex:name} bleibt, wie es gedruckt ist: graue und rote Felder, Häfen und Pässe werden nie bebaut.',
    en: '{hex:name} stays as it is printed: grey and red hexes, ports and passes are never built on.',
  },
  '18esp/5.3.1/aranjuez-stays': {
    de: 'Das Gleisteil auf {hex:name} bleibt liegen: es wird weder umgedreht noch aufgerüstet.',
    en: 'The tile on {hex:name} stays: it is neither turned over nor upgraded.',
  },
  '18esp/5.3.1/aranjuez-tile': {
    de: '{tile} gehört auf das Feld von Toledo und Aranjuez (F26) und nirgends sonst hin.',
    en: '{tile} belongs on the hex of Toledo and Aranjuez (F26) and nowhere else.',
  },
  '18esp/5.3.1/printed-yellow': {
    de: '{hex:name} ist gelb vorgedruckt und gilt als bebaut: dort passt erst ein grünes Gleisteil.',
    en: '{hex:name} is printed yellow and counts as built: the next tile there is a green one.',
  },
  '18esp/5.3.2/one-colour': {
    de: 'Auf {hex:name} folgt {colour:name} nicht auf {old:name}: Gelb wird Grün, Grün wird Braun, Braun wird Grau.',
    en: 'On {hex:name} {colour:name} does not follow {old:name}: yellow turns green, green turns brown, brown turns grey.',
  },
  '18esp/5.3.3/mine-tile': {
    de: 'Auf {hex:name} liegt eine Mine: das gelbe Gleisteil braucht {wanted:name}, und {tile} passt nicht.',
    en: '{hex:name} has a mine: the yellow tile needs {wanted:name}, and {tile} does not match.',
  },
  '18esp/5.3/same-stops': {
    de: 'Das Gleisteil zeigt, was auf dem Feld ist: {hex:name} braucht {wanted:name}, und {tile} passt nicht.',
    en: 'A tile shows what is on its hex: {hex:name} needs {wanted:name}, and {tile} does not match.',
  },
  '18esp/5.3.2/same-kind': {
    de: '{tile} ist von anderer Art als {hex:name} ({old:name}): Gleis bleibt Gleis, Kleinstadt bleibt Kleinstadt, Stadt bleibt Stadt; eine Mine weicht.',
    en: '{tile} is of another kind than {hex:name} ({old:name}): track stays track, a town stays a town, a city stays a city; a mine goes.',
  },
  '18esp/5.3.2/label-stays': {
    de: 'Die Buchstaben bleiben beim Aufrüsten: {hex:name} {wanted:name}, Gleisteil {label:name}. Nur auf grünes OO folgt braunes Y.',
    en: 'Letters stay in an upgrade: {hex:name} {wanted:name}, tile {label:name}. Only green OO turns into brown Y.',
  },

  // Where its track leads
  '18esp/5.3.1/off-map': {
    de: 'Das Gleis auf {hex:name} liefe aus dem Plan hinaus: {sides:name}.',
    en: 'The track on {hex:name} would run off the map: {sides:name}.',
  },
  '18esp/5.3.1/blank-side': {
    de: 'Das Gleis auf {hex:name} träfe eine Seite ohne Gleis von {areas:name}; dort führt kein Gleis weiter.',
    en: 'The track on {hex:name} would face a side of {areas:name} without track; nothing takes it on there.',
  },
  '18esp/5.3.1/barrier': {
    de: 'Das Gleis auf {hex:name} liefe gegen eine dicke Grenze: {sides:name}. Dort kommt kein Gleis durch.',
    en: 'The track on {hex:name} would run against a thick border: {sides:name}. No track passes there.',
  },
  '18esp/5.3.1/to-madrid': {
    de: 'So gedreht führt von {hex:name} kein Gleis nach Madrid: eines der Enden gehört nach Norden.',
    en: 'Turned like this no track leads from {hex:name} to Madrid: one of its ends goes north.',
  },
  '18esp/5.3.1/home-first': {
    de: 'In {home:name}, der Heimat der {company}, liegt noch kein Gleisteil: dorthin kommt ihr erstes.',
    en: '{home:name}, the home of {company}, has no tile yet: its first one goes there.',
  },
  '18esp/5.3.1/connected': {
    de: 'Das Gleis auf {hex:name} schließt an kein Gleis an, das von einem Bahnhof der {company} erreicht wird.',
    en: 'The track on {hex:name} joins no track that a station of {company} reaches.',
  },
  '18esp/5.3.2/upgrade-connected': {
    de: 'Von keinem Bahnhof der {company} führt ein freier Weg nach {hex:name}: aufgerüstet wird, was verbunden ist.',
    en: 'No free way leads from a station of {company} to {hex:name}: only what is connected is upgraded.',
  },
  '18esp/5.3.1/way-blocked': WAY_BLOCKED,
  '18esp/5.3.2/way-blocked': WAY_BLOCKED,
  '18esp/5.3.4/way-blocked': WAY_BLOCKED,
  '18esp/5.3.1/beyond-pass': {
    de: '{hex:name} liegt für die {company} hinter einem geschlossenen Pass: eröffne ihn zuerst.',
    en: 'For {company} {hex:name} lies beyond a closed pass: open that first.',
  },
  '18esp/5.3.1/track-cost': {
    de: 'Der Bau auf {hex:name} kostet {cost:money}, die {company} hat {cash:money}.',
    en: 'Building on {hex:name} costs {cost:money}, {company} has {cash:money}.',
  },
  '18esp/3.1/p1-owner': {
    de: 'Die {company} besitzt P1 nicht: den Nachlass bekommt die Gesellschaft, der die Privatgesellschaft gehört.',
    en: '{company} does not own P1: the discount is for the company that owns it.',
  },
  '18esp/3.1/p1-mines': {
    de: 'P1 hilft nur bei Minen: beim Legen eines gelben Minenteils oder beim Abriss.',
    en: 'P1 helps with mines only: laying a yellow mine tile or tearing one down.',
  },

  // Log, choices, dues
  '18esp/log/lay-nobody': { de: 'legt {tile} auf {hex:name}', en: 'lays {tile} on {hex:name}' },
  '18esp/log/upgrade-nobody': {
    de: 'rüstet {hex:name} mit {tile} auf',
    en: 'upgrades {hex:name} with {tile}',
  },
  '18esp/log/lay-p1': {
    de: '{company} legt {tile} auf {hex:name} für {cost:money}, mit P1',
    en: '{company} lays {tile} on {hex:name} for {cost:money}, with P1',
  },
  '18esp/log/upgrade-paid': {
    de: '{company} rüstet {hex:name} mit {tile} auf für {cost:money}',
    en: '{company} upgrades {hex:name} with {tile} for {cost:money}',
  },
  '18esp/log/upgrade-p1': {
    de: '{company} rüstet {hex:name} mit {tile} auf für {cost:money}, mit P1',
    en: '{company} upgrades {hex:name} with {tile} for {cost:money}, with P1',
  },
  '18esp/choice/lay': {
    de: 'Gleisteil legen oder aufrüsten · {places} {places|Feld|Felder}',
    en: 'Lay or upgrade a tile · {places} {places|hex|hexes}',
  },
  'due/track': { de: 'Gelände, Mine, zweites Gleisteil', en: 'terrain, mine, second tile' },
  'due/stations': { de: 'Bahnhöfe auf das neue Gleisteil', en: 'stations onto the new tile' },
  'due/home-city': {
    de: 'Heimatmarker zurück: die Stadt wird gewählt',
    en: 'home marker back: its city is to be chosen',
  },

  // Names
  'name/gauge/narrow': { de: 'Schmalspur', en: 'narrow gauge' },
  'name/gauge/iberian': { de: 'iberische Spurweite', en: 'Iberian gauge' },
  'name/stop/plain': { de: 'Gleis ohne Halt', en: 'plain track' },
  'name/stop/town': { de: 'Kleinstadt', en: 'town' },
  'name/stop/city': { de: 'Stadt', en: 'city' },
  'name/stop/mine': { de: 'eine Mine', en: 'a mine' },
  'name/stop/mixed': { de: 'Mine und Kleinstadt', en: 'mine and town' },
};
