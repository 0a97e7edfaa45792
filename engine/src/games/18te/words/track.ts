import type { Words } from '../../../table/words.ts';

/** What is said about tiles, stations and the money that goes with them. */
export const trackWords: Words = {
  '18te/7/no-builder': {
    de: 'Gerade ist keine Gesellschaft am Zug, die bauen könnte.',
    en: 'No company is operating that could build.',
  },

  // Tiles
  '18te/7.3/one-tile': {
    de: '{company} hat in diesem Zug schon gebaut: je Zug wird ein Plättchen gelegt oder aufgewertet.',
    en: '{company} has built in this turn already: one tile is laid or upgraded in a turn.',
  },
  '18te/3.8/tile-colour': {
    de: '{tile} ist {colour:name}, und in Phase {phase} liegt diese Farbe noch nicht bereit. Grün kommt mit Phase 3, Braun mit Phase 4, Grau gibt es nicht.',
    en: '{tile} is {colour:name}, and this colour is not available in phase {phase}. Green comes with phase 3, brown with phase 4, there is no grey.',
  },
  '18te/7.3/tile-supply': {
    de: 'Von {tile} liegt keines mehr im Vorrat. Es wird erst wieder frei, wenn eines auf dem Plan aufgewertet wird.',
    en: 'No {tile} is left in the supply. One comes back when a {tile} on the map is upgraded.',
  },
  '18te/7.3/tile-used-up': {
    de: 'Von {tile} liegt keines mehr im Vorrat, und es kommt keines zurück.',
    en: 'No {tile} is left in the supply, and none will come back.',
  },
  '18te/7.3/red-area': {
    de: '{hex:name} ist ein roter Bereich: dort wird nie gebaut.',
    en: '{hex:name} is a red area: nothing is ever built there.',
  },
  '18te/7.3/no-turn': {
    de: '{tile} passt in keiner Drehung auf {hex:name}: altes Gleis ginge verloren.',
    en: '{tile} does not fit on {hex:name} whichever way it is turned: old track would be lost.',
  },
  '18te/7.3/tile-stays': {
    de: 'Das Plättchen auf {hex:name} bleibt, wie es liegt, bis ein anderes es ersetzt.',
    en: 'The tile on {hex:name} stays as it lies until another replaces it.',
  },
  '18te/7.3/printed-yellow': {
    de: '{hex:name} ist gelb vorgedruckt und gilt als schon bebaut: dort passt erst ein grünes Plättchen.',
    en: '{hex:name} is printed yellow and counts as built: the next tile there is a green one.',
  },
  '18te/7.3/one-colour': {
    de: 'Auf {hex:name} folgt {colour:name} nicht auf {old:name}: aufgewertet wird von Gelb auf Grün und von Grün auf Braun.',
    en: 'On {hex:name} {colour:name} does not follow {old:name}: upgrades go from yellow to green and from green to brown.',
  },
  '18te/7.3/city-tile': {
    de: 'Auf {hex:name} liegt eine große Stadt, auf {tile} nicht: das Plättchen braucht eine.',
    en: '{hex:name} has a city and {tile} has none: the tile needs one.',
  },
  '18te/7.3/town-tile': {
    de: 'Auf {hex:name} liegt eine kleine Stadt: das Plättchen braucht ebenfalls eine, und {tile} passt nicht.',
    en: '{hex:name} has a town: the tile needs one as well, and {tile} does not match.',
  },
  '18te/7.3/plain-tile': {
    de: 'Auf {hex:name} liegt keine Stadt: dort kommt einfaches Gleis hin, und {tile} hat eine Stadt.',
    en: '{hex:name} has no city or town: plain track goes there, and {tile} has a stop.',
  },
  '18te/7.3/town-stays-yellow': {
    de: 'Die kleine Stadt auf {hex:name} bleibt gelb: kleine Städte werden nicht aufgewertet.',
    en: 'The town on {hex:name} stays yellow: towns are not upgraded.',
  },
  '18te/7.3/same-kind': {
    de: '{tile} ist von anderer Art als das Plättchen auf {hex:name}: Gleis ersetzt Gleis, Stadt ersetzt Stadt.',
    en: '{tile} is of another kind than the tile on {hex:name}: track replaces track, a city replaces a city.',
  },
  '18te/7.3/off-grid': {
    de: 'Das Gleis auf {hex:name} liefe aus dem Plan hinaus: {sides:name}.',
    en: 'The track on {hex:name} would run off the map: {sides:name}.',
  },
  '18te/7.3/blank-red-side': {
    de: 'Das Gleis auf {hex:name} träfe eine leere Seite von {areas:name}; dorthin führt nur die offene Seite.',
    en: 'The track on {hex:name} would face a blank side of {areas:name}; only its open side takes track.',
  },
  '18te/7.3/home-first': {
    de: 'In {home:name}, der Heimat von {company}, liegt noch kein Gleis: bis dahin baut {company} nur dort.',
    en: '{home:name}, the home of {company}, has no track yet: until it has, {company} builds there only.',
  },
  '18te/7.3/extends-route': {
    de: 'Das Gleis auf {hex:name} schließt an keine Strecke von {company} an: neues Gleis verlängert eine eigene Strecke.',
    en: 'The track on {hex:name} joins no route of {company}: new track extends a route of its own.',
  },
  '18te/7.3/way-blocked': {
    de: 'In {city:name} sind alle Plätze von anderen besetzt: dort endet jede Strecke von {company}, und {hex:name} liegt dahinter.',
    en: 'All places in {city:name} are taken by others: every route of {company} ends there, and {hex:name} lies behind it.',
  },
  '18te/7.3/new-track': {
    de: 'Von dem neuen Gleis auf {hex:name} verlängert keines eine Strecke von {company}; das alte allein genügt nicht.',
    en: 'None of the new track on {hex:name} extends a route of {company}; the old track alone is not enough.',
  },
  '18te/7.3/city-on-route': {
    de: 'Keine Strecke von {company} erreicht {hex:name}: aufgewertet wird eine Stadt an einer eigenen Strecke.',
    en: 'No route of {company} comes to {hex:name}: a city is upgraded where an own route touches it.',
  },
  '18te/7.3/track-cost': {
    de: 'Der Bau auf {hex:name} kostet {cost:money}, {company} hat {cash:money}.',
    en: 'Building on {hex:name} costs {cost:money}, {company} has {cash:money}.',
  },

  // Stations
  '18te/7.4/one-station': {
    de: '{company} hat in diesem Zug schon einen Bahnhof gesetzt: einer je Betriebsrunde.',
    en: '{company} has placed a station in this turn already: one for each operating round.',
  },
  '18te/7.4/own-marker': {
    de: 'Das ist kein Bahnhof von {company}: gesetzt wird von der eigenen Ablage.',
    en: 'This is no station of {company}: stations come from the company’s own charter.',
  },
  '18te/7.4/stations-stay': {
    de: 'Dieser Bahnhof steht schon auf dem Plan: gesetzte Bahnhöfe bleiben, wo sie sind.',
    en: 'This station stands on the map already: a station once placed stays where it is.',
  },
  '18te/7.4/no-marker': {
    de: '{company} hat dafür keinen Bahnhof mehr auf der Ablage.',
    en: '{company} has no station left on its charter for this.',
  },
  '18te/7.4/home-marker': {
    de: 'Das ist der Heimatbahnhof von {company}: er kommt von selbst in seinen Kreis, sobald es ihn gibt.',
    en: 'This is the home station of {company}: it goes to its own circle as soon as that is there.',
  },
  '18te/7.4/destination-marker': {
    de: 'Das ist der Zielbahnhof von {company}: er gehört in den eigenen Kreis in {destination:name}.',
    en: 'This is the destination station of {company}: it belongs in its own circle in {destination:name}.',
  },
  '18te/7.4/no-city': {
    de: 'Auf {hex:name} gibt es keinen solchen Kreis: Bahnhöfe stehen in den Kreisen großer Städte.',
    en: '{hex:name} has no such circle: stations stand in the circles of cities.',
  },
  '18te/7.4/slot-taken': {
    de: 'In diesem Kreis von {hex:name} steht schon {owner}: ein Bahnhof braucht einen leeren.',
    en: '{owner} stands in this circle of {hex:name}: a station needs an empty one.',
  },
  '18te/7.4/city-on-route': {
    de: 'Keine Strecke von {company} führt nach {hex:name}: ein Bahnhof steht an einer eigenen Strecke.',
    en: 'No route of {company} leads to {hex:name}: a station stands on an own route.',
  },
  '18te/7.4/way-blocked': {
    de: 'In {city:name} sind alle Plätze von anderen besetzt: dort endet jede Strecke von {company}, und {hex:name} liegt dahinter.',
    en: 'All places in {city:name} are taken by others: every route of {company} ends there, and {hex:name} lies behind it.',
  },
  '18te/7.4/home-reserved': {
    de: 'Dieser Kreis in {hex:name} ist die Heimat von {keeper} und bleibt frei, bis {keeper} eine Betriebsrunde beendet hat.',
    en: 'This circle in {hex:name} is the home of {keeper} and is kept until {keeper} has finished an operating round.',
  },
  '18te/7.4/destination-reserved': {
    de: 'Dieser Kreis in {hex:name} ist das Ziel von {keeper} und bleibt für {keeper} frei.',
    en: 'This circle in {hex:name} is the destination of {keeper} and is kept for {keeper}.',
  },
  '18te/7.4/station-cost': {
    de: 'Der Bahnhof kostet {cost:money}, {company} hat {cash:money}.',
    en: 'The station costs {cost:money}, {company} has {cash:money}.',
  },
  '18te/7.4/own-city-twice': {
    de: '{company} steht schon in dieser Stadt. Ein zweiter Bahnhof ist nicht verboten, öffnet aber keinen neuen Weg und fehlt dann anderswo.',
    en: '{company} stands in this city already. A second station is not forbidden, but opens no new way and is missing elsewhere.',
  },
  '18te/7.4/ordinary-at-destination': {
    de: 'Hierher könnte der Zielbahnhof von {company}: er kostet nichts und bringt den Bonus. Mit diesem Bahnhof geht beides verloren.',
    en: 'The destination station of {company} could go here: it costs nothing and brings the bonus. With this station both are lost.',
  },

  // Log and dues
  '18te/log/lay-nobody': { de: 'legt {tile} auf {hex:name}', en: 'lays {tile} on {hex:name}' },
  '18te/log/upgrade-nobody': {
    de: 'wertet {hex:name} mit {tile} auf',
    en: 'upgrades {hex:name} with {tile}',
  },
  '18te/log/station-nobody': {
    de: 'setzt einen Bahnhof in {hex:name}',
    en: 'places a station in {hex:name}',
  },
  '18te/log/station': {
    de: '{company} setzt einen Bahnhof in {hex:name}',
    en: '{company} places a station in {hex:name}',
  },
  '18te/log/station-paid': {
    de: '{company} setzt einen Bahnhof in {hex:name} für {cost:money}',
    en: '{company} places a station in {hex:name} for {cost:money}',
  },
  'due/track': { de: 'Gelände und Ems-Brücken', en: 'terrain and bridges over the Ems' },
  'due/stations': { de: 'Bahnhöfe auf das neue Plättchen', en: 'stations onto the new tile' },
  'due/station': { de: 'Kosten des Bahnhofs', en: 'cost of the station' },
  'due/bonus': { de: 'Bonus der Bank', en: 'bonus from the bank' },

  // Names
  'name/colour/red': { de: 'Rot', en: 'red' },
  'name/colour/blue': { de: 'Blau', en: 'blue' },
};
