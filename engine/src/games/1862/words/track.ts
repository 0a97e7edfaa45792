import type { Words } from '../../../table/words.ts';

/** What is said about tiles and markers, and about the privates that lay or place something. */
export const trackWords: Words = {
  // —— How many ——
  '1862/7/one-yellow': {
    de: 'Die {company} hat in diesem Zug schon gelegt. Bis zur ersten 3er-Lok ist es ein gelbes Plättchen je Zug.',
    en: 'The {company} has laid a tile in this turn. Until the first 3-train it is one yellow tile a turn.',
  },
  '1862/7/two-yellows': {
    de: 'Die {company} hat in diesem Zug schon zwei gelbe Plättchen gelegt. Mehr sind es nicht.',
    en: 'The {company} has laid two yellow tiles in this turn. There are no more.',
  },
  '1862/8/upgrade-instead': {
    de: 'Ein Austausch steht für alle gelben Plättchen eines Zuges: eins von beiden, nicht beides, und nur ein Austausch.',
    en: 'An upgrade stands for all yellow tiles of a turn: one or the other, not both, and one upgrade only.',
  },

  // —— The tile ——
  '1862/8/tile-colour': {
    de: '{tile} ist {colour:name}; das gibt es in Phase {phase} noch nicht. Grün kommt mit der ersten 3er-, Braun mit der ersten 5er-, Grau mit der ersten 8er-Lok.',
    en: '{tile} is {colour:name}, which is not available in phase {phase}. Green comes with the first 3-train, brown with the first 5, grey with the first 8.',
  },
  '1862/8/tile-supply': {
    de: 'Von {tile} liegt keines mehr im Vorrat.',
    en: 'No {tile} is left in the supply.',
  },
  '1862/7/fixed-hex': {
    de: 'Auf {hex:name} wird nie gebaut: rote und graue Felder bleiben, wie sie sind.',
    en: 'Nothing is built on {hex:name}: red and grey hexes stay as they are.',
  },
  '1862/8/stub-yellow-first': {
    de: '{hex:name} hat nur ein Stück Gleis vorgedruckt. Zuerst kommt dort eine gelbe Stadt hin, dann erst {colour:name}.',
    en: '{hex:name} has only a stub of track printed. A yellow city goes there first, and {colour:name} later.',
  },
  '1862/8/printed-yellow': {
    de: '{hex:name} ist vorgedruckt und gilt als gelb bebaut. Dort folgt ein grünes Plättchen.',
    en: '{hex:name} is preprinted and counts as yellow. A green tile comes next there.',
  },
  '1862/8/one-colour': {
    de: 'Auf {hex:name} folgt {colour:name} nicht auf {old:name}. Es geht von Gelb über Grün und Braun nach Grau.',
    en: 'On {hex:name} {colour:name} does not follow {old:name}. It goes from yellow by green and brown to grey.',
  },
  '1862/7/plain-tile': {
    de: '{hex:name} ist freies Land. Dort liegt Gleis ohne Station, und {tile} hat eine.',
    en: '{hex:name} is open country. Track without a station goes there, and {tile} has one.',
  },
  '1862/7/town-tile': {
    de: 'Auf {hex:name} liegt eine kleine Station. Das Plättchen braucht einen Querbalken, {tile} hat keinen.',
    en: '{hex:name} has a town. The tile needs a bar, and {tile} has none.',
  },
  '1862/7/city-tile': {
    de: 'Auf {hex:name} liegt eine Stadt. Das Plättchen braucht einen Kreis, {tile} hat keinen.',
    en: '{hex:name} has a city. The tile needs a circle, and {tile} has none.',
  },
  '1862/8/same-kind': {
    de: 'Auf {hex:name} liegt {old:name}, und {tile} ist etwas anderes. Beim Austausch bleibt die Art.',
    en: 'On {hex:name} lies {old:name}, and {tile} is something else. An upgrade keeps the kind.',
  },
  '1862/8/label-stays': {
    de: 'Die Kennzeichen stimmen nicht überein: {hex:name} {wanted:name}, Plättchen {label:name}.',
    en: 'The labels do not match: {hex:name} {wanted:name}, tile {label:name}.',
  },
  '1862/8/no-turn': {
    de: '{tile} passt in keiner Drehung auf {hex:name}: altes Gleis ginge verloren.',
    en: '{tile} does not fit on {hex:name} whichever way it is turned: old track would be lost.',
  },

  // —— Where it leads ——
  '1862/7/off-board': {
    de: 'Das Gleis auf {hex:name} liefe über den Rand des Plans: {sides:name}.',
    en: 'The track on {hex:name} would run off the board: {sides:name}.',
  },
  '1862/7/across-bar': {
    de: 'Über den schwarzen Balken führt kein Gleis: {sides:name}.',
    en: 'No track crosses the black bar: {sides:name}.',
  },
  '1862/7/blank-side': {
    de: 'Das Gleis auf {hex:name} stieße an {areas:name}, wo auf dieser Seite keines liegt.',
    en: 'The track on {hex:name} would run against {areas:name}, which has none on this side.',
  },
  '1862/7/home-first': {
    de: '{home:name}, die Heimat der {company}, ist noch leer. Dort legt sie zuerst.',
    en: '{home:name}, the home of the {company}, is still empty. It lays there first.',
  },
  '1862/7/connected': {
    de: 'Das Gleis auf {hex:name} setzt keines fort, das die {company} befahren kann.',
    en: 'The track on {hex:name} continues none that the {company} can travel.',
  },
  '1862/8/upgrade-travelled': {
    de: 'Auch nach dem Austausch kann die {company} {hex:name} nicht befahren.',
    en: 'Even after the upgrade the {company} cannot travel {hex:name}.',
  },
  '1862/7/way-blocked': {
    de: 'In {city:name} sind alle Plätze von anderen besetzt. Dort endet der Weg der {company}, und {hex:name} liegt dahinter.',
    en: 'All places in {city:name} are taken by others. The way of the {company} ends there, and {hex:name} lies behind it.',
  },
  '1862/7/track-cost': {
    de: 'Das Gelände auf {hex:name} kostet {cost:money}, die {company} hat {cash:money}.',
    en: 'The terrain of {hex:name} costs {cost:money}; the {company} has {cash:money}.',
  },
  '1862/7/tile-stays': {
    de: 'Das Plättchen auf {hex:name} bleibt, wie es liegt, bis ein anderes es ersetzt.',
    en: 'The tile on {hex:name} stays as it lies until another replaces it.',
  },

  // —— Markers ——
  '1862/9/own-marker': {
    de: 'Das ist kein Marker der {company}.',
    en: 'This is no marker of the {company}.',
  },
  '1862/9/stations-stay': {
    de: 'Dieser Marker liegt schon auf dem Plan und bleibt dort.',
    en: 'This marker lies on the board already and stays there.',
  },
  '1862/9/no-marker': {
    de: 'Die {company} hat keinen Bahnhofsmarker mehr.',
    en: 'The {company} has no marker left.',
  },
  '1862/9/one-station': {
    de: 'Die {company} hat in diesem Zug schon einen Bahnhof errichtet.',
    en: 'The {company} has placed a marker in this turn.',
  },
  '1862/9/no-circle': {
    de: 'Auf {hex:name} ist kein Kreis für einen Marker.',
    en: '{hex:name} has no circle for a marker.',
  },
  '1862/9/slot-taken': {
    de: 'Dieser Platz in {hex:name} gehört schon der {owner}.',
    en: 'This place in {hex:name} belongs to the {owner}.',
  },
  '1862/9/once-a-hex': {
    de: 'Auf {hex:name} steht schon ein Marker der {company}. Je Feld ist es einer.',
    en: 'A marker of the {company} stands on {hex:name}. There is one a hex.',
  },
  '1862/9/home-kept': {
    de: 'In {hex:name} muss ein Platz frei bleiben für: {keepers}.',
    en: 'In {hex:name} a place must stay free for: {keepers}.',
  },
  '1862/9/station-connected': {
    de: 'Von keinem Marker der {company} führt ein Weg nach {hex:name}.',
    en: 'No way leads from a marker of the {company} to {hex:name}.',
  },
  '1862/9/station-blocked': {
    de: 'In {city:name} sind alle Plätze von anderen besetzt. Dort endet der Weg der {company}, und {hex:name} liegt dahinter.',
    en: 'All places in {city:name} are taken by others. The {company} gets no farther, and {hex:name} lies behind it.',
  },
  '1862/9/station-cost': {
    de: 'Der Bahnhof in {hex:name} kostet {cost:money}, die {company} hat {cash:money}.',
    en: 'The marker in {hex:name} costs {cost:money}; the {company} has {cash:money}.',
  },

  // —— Privates ——
  '1862/4/rmc-owner': {
    de: 'Das zusätzliche Plättchen legt nur, wem die Rocky Mountain Company gehört.',
    en: 'Only the owner of the Rocky Mountain Company lays the additional tile.',
  },
  '1862/4/rmc-yellow': {
    de: 'Mit der Rocky Mountain Company wird ein gelbes Plättchen gelegt, kein anderes.',
    en: 'The Rocky Mountain Company lays a yellow tile and no other.',
  },
  '1862/4/erie-owner': {
    de: 'Das ERIE-Plättchen legt nur, wem die Privatbahn 2 gehört.',
    en: 'Only the owner of private 2 places the ERIE tile.',
  },
  '1862/4/erie-laid': {
    de: 'Das ERIE-Plättchen liegt schon.',
    en: 'The ERIE tile lies already.',
  },

  // —— Log and choices ——
  '1862/log/lay-nobody': { de: '{tile} kommt auf {hex:name}', en: '{tile} goes on {hex:name}' },
  '1862/log/upgrade-nobody': { de: '{hex:name} wird zu {tile}', en: '{hex:name} becomes {tile}' },
  '1862/log/extra': {
    de: '{company} legt mit der RMC zusätzlich {tile} auf {hex:name}',
    en: '{company} lays {tile} on {hex:name} as well, with the RMC',
  },
  '1862/log/erie': { de: 'legt das ERIE-Plättchen', en: 'places the ERIE tile' },
  '1862/log/station': {
    de: '{company} errichtet einen Bahnhof in {hex:name} für {cost:money}',
    en: '{company} places a marker in {hex:name} for {cost:money}',
  },
  '1862/log/station-nobody': { de: 'Ein Marker kommt nach {hex:name}', en: 'A marker goes to {hex:name}' },
  '1862/choice/lay': {
    de: 'Plättchen legen ({places} {places|Feld|Felder})',
    en: 'lay a tile ({places} {places|hex|hexes})',
  },
  '1862/choice/extra': {
    de: 'Mit der RMC zusätzlich legen ({places} {places|Feld|Felder})',
    en: 'lay one more with the RMC ({places} {places|hex|hexes})',
  },
  '1862/choice/erie': { de: 'ERIE-Plättchen legen', en: 'place the ERIE tile' },
  '1862/choice/station': {
    de: 'Bahnhof errichten ({places} {places|Stadt|Städte})',
    en: 'place a marker ({places} {places|city|cities})',
  },
};
