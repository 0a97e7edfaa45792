import type { Words } from '../../../table/words.ts';

/** The log, the buttons, and what the parts of the table say. */
export const boardWords: Words = {
  '18do/log/lay-player': { de: 'legt {tile} auf {hex:name}', en: 'lays {tile} on {hex:name}' },
  '18do/log/upgrade': {
    de: '{company} rüstet {hex:name} mit {tile} auf',
    en: '{company} upgrades {hex:name} with {tile}',
  },
  '18do/log/upgrade-player': {
    de: 'rüstet {hex:name} mit {tile} auf',
    en: 'upgrades {hex:name} with {tile}',
  },
  '18do/log/station': {
    de: '{company} baut einen Bahnhof auf {hex:name}',
    en: '{company} places a station on {hex:name}',
  },
  '18do/log/station-paid': {
    de: '{company} baut einen Bahnhof auf {hex:name} für {cost:money}',
    en: '{company} places a station on {hex:name} for {cost:money}',
  },
  '18do/log/station-nobody': {
    de: 'baut einen Bahnhof auf {hex:name}',
    en: 'places a station on {hex:name}',
  },
  '18do/log/siding-opens': {
    de: '{company} erstellt einen Gleisanschluss auf {hex:name}',
    en: '{company} opens a siding on {hex:name}',
  },
  '18do/log/siding-opens-paid': {
    de: '{company} erstellt einen Gleisanschluss auf {hex:name} für {cost:money}',
    en: '{company} opens a siding on {hex:name} for {cost:money}',
  },
  '18do/log/siding-extends': {
    de: '{company} baut den Gleisanschluss auf {hex:name} auf {value} aus',
    en: '{company} extends the siding on {hex:name} to {value}',
  },
  '18do/log/siding-extends-paid': {
    de: '{company} baut den Gleisanschluss auf {hex:name} auf {value} aus für {cost:money}',
    en: '{company} extends the siding on {hex:name} to {value} for {cost:money}',
  },
  '18do/log/siding-nobody': {
    de: 'baut einen Gleisanschluss auf {hex:name}',
    en: 'builds a siding on {hex:name}',
  },
  '18do/log/run': { de: '{company} fährt {revenue:money} ein', en: '{company} runs for {revenue:money}' },
  '18do/log/run-beer': {
    de: '{company} fährt {revenue:money} ein, mit {cubes} {cubes|Bierquader|Bierquadern}',
    en: '{company} runs for {revenue:money}, with {cubes} {cubes|cube|cubes} of export beer',
  },
  '18do/choice/lay': {
    de: 'Plättchen legen · {places} {places|Feld|Felder}',
    en: 'lay a tile · {places} {places|hex|hexes}',
  },
  '18do/choice/station': {
    de: 'Bahnhof bauen · {places} {places|Ort|Orte}',
    en: 'place a station · {places} {places|place|places}',
  },
  '18do/choice/siding': {
    de: 'Gleisanschluss · {places} {places|Standort|Standorte}',
    en: 'siding · {places} {places|site|sites}',
  },
  '18do/choice/run': { de: 'Züge fahren lassen', en: 'run the trains' },
  '18do/choice/run-nothing': { de: 'Keine Fahrt', en: 'no run' },

  '18do/charter/unfounded': { de: 'Noch nicht gegründet', en: 'Not yet founded' },
  '18do/charter/free': { de: 'Noch ohne Direktor', en: 'No director yet' },
  '18do/charter/loan': { de: 'Kredit der Bank {loan:money}', en: 'loan of the bank {loan:money}' },
  '18do/charter/waits': {
    de: 'noch nicht in Betrieb: {sold} von {float} %',
    en: 'not in operation yet: {sold} of {float} %',
  },
  '18do/charter/director': { de: '{seat} · {percent} %', en: '{seat} · {percent} %' },
  '18do/charter/BME': { de: 'erste OR: Zug vor dem Gleis', en: 'first OR: a train before the tile' },
  '18do/charter/CME': { de: 'erste OR: Zug vor dem Gleis', en: 'first OR: a train before the tile' },
  '18do/charter/RhE': { de: 'erste OR: Zug vor dem Gleis', en: 'first OR: a train before the tile' },
  '18do/charter/KWE': {
    de: 'erste OR: Kohlemarker 10 geschenkt',
    en: 'first OR: a coal marker 10 as a gift',
  },
  '18do/charter/DGEE': { de: 'startet in Lünen', en: 'starts in Lünen' },
  '18do/charter/DHB': { de: 'blockiert den Hafen nie', en: 'never blocks the harbour' },
  '18do/charter/HHW': {
    de: 'kein Bier; fährt durch volle Stahlwerke',
    en: 'no beer; runs through full mills',
  },
  '18do/siding/coal': { de: 'Kohle', en: 'coal' },
  '18do/siding/steel': { de: 'Stahl', en: 'steel' },
  '18do/beer': { de: 'Bier', en: 'beer' },
  '18do/stocks': { de: 'Gleisanschlüsse und Bier', en: 'Sidings and beer' },
  '18do/stocks-intro': { de: 'Gleisanschlüsse', en: 'Sidings' },
  '18do/start': { de: 'Startpaket', en: 'Start package' },
  '18do/start/note': {
    de: 'Für jeden genau eine; nur höher überbietet.',
    en: 'One for each; only a higher field outbids.',
  },
  '18do/payouts': { de: 'Dividenden', en: 'Dividends' },
  '18do/card/first': { de: 'Erste Aktion', en: 'First action' },
  '18do/card/manager': { de: 'Investor’s Railway', en: 'Investor’s Railway' },
  '18do/mat/debt': { de: 'Kredit {debt:money}', en: 'loan {debt:money}' },
  '18do/mat/bids-with': { de: 'bietet mit {company}', en: 'bids with {company}' },
  '18do/mat/investor': {
    de: 'Niemands Platz, §8.2',
    en: 'Nobody’s seat, §8.2',
  },
  '18do/legend/site': {
    de: 'Standort: K Kohle, S Stahl',
    en: 'site: K coal, S steel',
  },
  '18do/legend/goods': {
    de: 'je Bierquader',
    en: 'per cube of export beer',
  },
  '18do/market/right': { de: 'rechts: Dividende ≥ Kurs, ×3: zwei', en: 'right: dividend ≥ price, ×3: two' },
  '18do/market/left': { de: 'links: keine Dividende', en: 'left: no dividend' },
  '18do/market/down': { de: 'runter: je 10 % verkauft', en: 'down: per 10 % sold' },
  '18do/material/home': {
    de: 'Heimat der {company}: {hex} hat keinen Kreis.',
    en: 'Home of the {company}: {hex} has no circle.',
  },
  '18do/material/city': {
    de: 'Dortmund City ({hex}) hat keine Kreise.',
    en: 'Dortmund City ({hex}) has no circles.',
  },
  '18do/material/harbour': { de: 'Der Hafen ({hex}) fehlt.', en: 'The harbour ({hex}) is missing.' },
  '18do/material/line': { de: 'nicht zu lesen: {why}', en: 'cannot be read: {why}' },
  '18do/material/hexes': { de: '{count} Felder', en: '{count} hexes' },
  '18do/material/sites': { de: '{count} Standorte', en: '{count} sites' },
};
