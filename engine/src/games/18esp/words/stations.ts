import type { Words } from '../../../table/words.ts';

/** Stations (§5.3.4) and passes (§6.2). */
export const stationWords: Words = {
  // Home
  '18esp/5.3.4/home-marker-first': {
    de: 'Zuerst kommt der Heimatbahnhof der {company} nach {hex:name}: wähle seine Stadt.',
    en: 'First the home station of {company} goes to {hex:name}: choose its city.',
  },
  '18esp/5.3.4/home-done': {
    de: 'Der Heimatbahnhof der {company} ist schon gesetzt.',
    en: 'The home station of {company} is placed already.',
  },
  '18esp/5.3.4/home-circle': {
    de: 'Das ist kein freier Heimatkreis der {company}: ihr Bahnhof kommt nach {hex:name}.',
    en: 'This is no free home circle of {company}: its station goes to {hex:name}.',
  },

  // Stations
  '18esp/5.3.4/minor-station': {
    de: 'Die {company} ist klein: sie hat ihren Heimatbahnhof und keinen weiteren.',
    en: '{company} is a minor: it has its home station and no other.',
  },
  '18esp/5.3.4/one-station': {
    de: 'Die {company} hat in diesem Zug schon einen Bahnhof gesetzt: einen je Operationsrunde, ein Pass zählt mit.',
    en: '{company} has placed a station in this turn already: one for each operating round, and a pass counts.',
  },
  '18esp/6.2/pass-is-station': {
    de: 'Ein Marker auf dem Pass ist der Bahnhof dieser Operationsrunde, und die {company} hat schon einen gesetzt.',
    en: 'A marker on a pass is the station of this operating round, and {company} has placed one already.',
  },
  '18esp/5.3.4/own-marker': {
    de: 'Das ist kein Marker der {company}: gesetzt wird vom eigenen Besitzbogen.',
    en: 'This is no marker of {company}: stations come from the company’s own charter.',
  },
  '18esp/5.3.4/stations-stay': {
    de: 'Dieser Bahnhof steht schon auf dem Plan: was gesetzt ist, bleibt.',
    en: 'This station stands on the map already: what is placed stays.',
  },
  '18esp/5.3.4/home-marker': {
    de: 'Das ist der Heimatmarker der {company}: er kommt in ihren Heimatkreis.',
    en: 'This is the home marker of {company}: it goes to its home circle.',
  },
  '18esp/5.3.4/locked-marker': {
    de: 'Dieser Marker der {company} ist noch gesperrt: jedes erreichte Ziel gibt einen frei.',
    en: 'This marker of {company} is still locked: each goal reached frees one.',
  },
  '18esp/5.3.4/no-marker': {
    de: 'Die {company} hat keinen Marker mehr übrig.',
    en: '{company} has no marker left.',
  },
  '18esp/5.3.4/no-circle': {
    de: 'Auf {hex:name} gibt es keinen solchen Kreis: Bahnhöfe stehen in Städten und auf Pässen.',
    en: '{hex:name} has no such circle: stations stand in cities and on passes.',
  },
  '18esp/5.3.4/circle-taken': {
    de: 'In diesem Kreis von {hex:name} steht schon die {owner}: ein Bahnhof braucht einen freien.',
    en: '{owner} stands in this circle of {hex:name}: a station needs a free one.',
  },
  '18esp/5.3.4/one-per-hex': {
    de: 'Die {company} steht schon auf {hex:name}: je Feld ein Marker einer Gesellschaft.',
    en: '{company} stands on {hex:name} already: one marker of a company per hex.',
  },
  '18esp/5.3.4/twin-reserved': {
    de: '{hex:name} ist die Heimat der {keeper}: solange die beiden Städte getrennt sind, setzt sie dort zuerst.',
    en: '{hex:name} is the home of {keeper}: while its two cities lie apart, {keeper} comes first there.',
  },
  '18esp/5.3.4/home-reserved': {
    de: 'In {hex:name} bleibt ein Kreis frei, bis der Heimatbahnhof der {keeper} gesetzt ist.',
    en: 'In {hex:name} a circle stays free until the home station of {keeper} is placed.',
  },
  '18esp/5.3.4/station-connected': {
    de: 'Von keinem Bahnhof der {company} führt ein freier Weg nach {hex:name}.',
    en: 'No free way leads from a station of {company} to {hex:name}.',
  },
  '18esp/5.3.4/station-cost': {
    de: 'Der Bahnhof kostet {cost:money}, die {company} hat {cash:money}.',
    en: 'The station costs {cost:money}, {company} has {cash:money}.',
  },

  // Passes
  '18esp/6.2/pass-closed': {
    de: '{hex:name} ist noch geschlossen: erst der offene Pass hat Plätze für Bahnhöfe.',
    en: '{hex:name} is still closed: only an open pass has room for stations.',
  },
  '18esp/6.2/one-per-pass': {
    de: 'Die {company} steht schon auf {hex:name}: je Pass ein Marker einer Gesellschaft.',
    en: '{company} stands on {hex:name} already: one marker of a company per pass.',
  },
  '18esp/6.2/no-pass': { de: '{hex:name} ist kein Gebirgspass.', en: '{hex:name} is no mountain pass.' },
  '18esp/6.2/pass-open': { de: '{hex:name} ist schon offen.', en: '{hex:name} is open already.' },
  '18esp/5.3.1/minor-pass': {
    de: 'Die {company} ist klein: sie baut bis an den Pass, eröffnen kann ihn nur eine große Gesellschaft.',
    en: '{company} is a minor: it builds up to the pass, only a major opens it.',
  },
  '18esp/6.2/pass-phase': {
    de: 'In Phase {phase} bleiben die Pässe geschlossen: eröffnet wird ab Phase 3.',
    en: 'In phase {phase} the passes stay closed: they are opened from phase 3 on.',
  },
  '18esp/6.2/one-pass': {
    de: 'Die {company} hat in diesem Zug schon {opened:name} eröffnet: einer je Operationsrunde.',
    en: '{company} has opened {opened:name} in this turn: one for each operating round.',
  },
  '18esp/6.2/pass-connected': {
    de: 'Kein Gleis führt von einem Bahnhof der {company} zu {hex:name}.',
    en: 'No track leads from a station of {company} to {hex:name}.',
  },
  '18esp/6.2/pass-cost': {
    de: '{hex:name} zu eröffnen kostet {cost:money}, die {company} hat {cash:money}.',
    en: 'Opening {hex:name} costs {cost:money}, {company} has {cash:money}.',
  },
  '18esp/3.1/p4-owner': {
    de: 'Die {company} besitzt P4 nicht: den Nachlass bekommt die Gesellschaft, der die Privatgesellschaft gehört.',
    en: '{company} does not own P4: the discount is for the company that owns it.',
  },
  '18esp/3.1/p4-major': {
    de: 'P4 nützt nur einer großen Gesellschaft, und die {company} ist klein.',
    en: 'P4 is of use to a major only, and {company} is a minor.',
  },

  // Log, choices, dues
  '18esp/log/home-nobody': { de: 'setzt einen Heimatbahnhof', en: 'places a home station' },
  '18esp/log/station-nobody': {
    de: 'setzt einen Bahnhof in {hex:name}',
    en: 'places a station in {hex:name}',
  },
  '18esp/log/open-nobody': { de: 'eröffnet {hex:name}', en: 'opens {hex:name}' },
  '18esp/log/home': {
    de: '{company} setzt ihren Heimatbahnhof in {hex:name}',
    en: '{company} places its home station in {hex:name}',
  },
  '18esp/log/station': {
    de: '{company} setzt einen Bahnhof in {hex:name} für {cost:money}',
    en: '{company} places a station in {hex:name} for {cost:money}',
  },
  '18esp/log/station-to': {
    de: '{company} setzt einen Bahnhof auf {hex:name} und zahlt {cost:money} an die {payee}',
    en: '{company} places a station on {hex:name} and pays {cost:money} to {payee}',
  },
  '18esp/log/open': {
    de: '{company} eröffnet {hex:name} für {cost:money}',
    en: '{company} opens {hex:name} for {cost:money}',
  },
  '18esp/log/open-p4': {
    de: '{company} eröffnet {hex:name} für {cost:money}, mit P4',
    en: '{company} opens {hex:name} for {cost:money}, with P4',
  },
  '18esp/choice/home': { de: 'Heimatbahnhof in {hex:name}', en: 'Home station in {hex:name}' },
  '18esp/choice/home-towards': {
    de: 'Heimatbahnhof in {hex:name}, Stadt mit Gleis nach {sides:name}',
    en: 'Home station in {hex:name}, city with track to the {sides:name}',
  },
  '18esp/choice/station': {
    de: 'Bahnhof setzen · {places} {places|Platz|Plätze}',
    en: 'Place a station · {places} {places|place|places}',
  },
  '18esp/choice/open': { de: '{hex:name} eröffnen für {cost:money}', en: 'Open {hex:name} for {cost:money}' },
  '18esp/choice/open-p4': {
    de: '{hex:name} eröffnen für {cost:money}, mit P4',
    en: 'Open {hex:name} for {cost:money}, with P4',
  },
  'due/station': { de: 'Kosten des Bahnhofs', en: 'cost of the station' },
  'due/pass': { de: 'Kosten des Passes', en: 'cost of the pass' },
};
