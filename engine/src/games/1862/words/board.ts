import type { Words } from '../../../table/words.ts';

/** What stands on the table: legend, groups, charters, privates, the bonus strip; and what a file of own material lacks. */
export const boardWords: Words = {
  '1862/legend/coast': { de: 'Küste 40', en: 'coast 40' },
  '1862/legend/river': { de: 'Fluss 80', en: 'river 80' },
  '1862/legend/mountain': { de: 'Gebirge 120, beides 160', en: 'mountain 120, both 160' },
  '1862/legend/national': { de: 'Grenze: Bahnhof × 1,5', en: 'border: stations × 1.5' },
  '1862/legend/bar': { de: 'kein Gleis hinüber', en: 'no track across' },
  '1862/legend/kept': { de: 'Heimat bleibt frei', en: 'home kept free' },

  '1862/group': { de: 'Gruppe {group}', en: 'Group {group}' },
  '1862/group/open': { de: 'offen', en: 'open' },
  '1862/group/soldout': { de: 'ausverkauft', en: 'sold out' },
  '1862/group/privates': { de: 'nach den Privatbahnen', en: 'after the privates' },
  '1862/group/sell': { de: '{companies} ausverkauft', en: '{companies} sold out' },
  '1862/group/start': { de: '{companies} in Betrieb', en: '{companies} operating' },
  '1862/group/found': { de: '{companies} gegründet', en: '{companies} founded' },

  '1862/charter/director': { de: '{seat} · {percent} %', en: '{seat} · {percent} %' },
  '1862/charter/par': { de: 'Kurs {par}', en: 'par {par}' },
  '1862/charter/sold': { de: '{percent} von 60', en: '{percent} of 60' },
  '1862/charter/offered': { de: 'zu haben', en: 'on sale' },
  '1862/charter/locked': { de: 'Gruppe noch zu', en: 'group closed' },
  '1862/charter/gone': { de: 'aus dem Spiel', en: 'out of the game' },
  '1862/charter/note': { de: 'Schuld {amount:money}', en: 'notes {amount:money}' },
  '1862/charter/half': { de: '50 % zurückgekauft', en: '50 % bought back' },
  '1862/shares': { de: 'Ausgabe {par}', en: 'at par {par}' },
  '1862/mat/priority': { de: 'Startspieler', en: 'first turn' },
  '1862/mat/broke': { de: 'bankrott', en: 'bankrupt' },
  '1862/mat/debt': { de: 'schuldet {debt:money}', en: 'owes {debt:money}' },
  '1862/mat/bids': { de: 'gebunden {amount:money}', en: 'tied {amount:money}' },

  '1862/pars': { de: 'Ausgabekurse', en: 'Pars' },
  '1862/privates': { de: 'Privatbahnen', en: 'Private companies' },
  '1862/private/erie-tile': { de: 'ERIE-Plättchen', en: 'ERIE tile' },
  '1862/private/BOM': { de: 'nur Einkommen', en: 'income only' },
  '1862/private/ERIE': { de: 'ERIE-Plättchen', en: 'ERIE tile' },
  '1862/private/B&O': { de: 'Marker in Baltimore', en: 'marker in Baltimore' },
  '1862/private/RMC': { de: 'gelbes Plättchen −160', en: 'yellow tile −160' },
  '1862/private/PSC': { de: '10 % der WP', en: '10 % of the WP' },
  '1862/private/FNY': { de: '20 % der NYC', en: '20 % of the NYC' },
  '1862/private/SOC': { de: '10 % CPR, 10 % UP', en: '10 % CPR, 10 % UP' },
  '1862/private/NHSC': { de: 'Direktor der NYH', en: 'directs the NYH' },
  '1862/card/BOM': {
    de: 'Bringt nur ihr Einkommen; der Besitzer kann sie jederzeit schließen.',
    en: 'Brings its income only; its owner may close it at any time.',
  },
  '1862/card/ERIE': {
    de: 'Jederzeit, auch in einer Aktienrunde: das ERIE-Plättchen legen. Das schließt sie.',
    en: 'At any time, in stock rounds too: place the ERIE tile. That closes it.',
  },
  '1862/card/B&O': {
    de: 'Ein Marker steht in Baltimore, bis der Besitzer sie schließt.',
    en: 'A marker stands in Baltimore until the owner closes it.',
  },
  '1862/card/RMC': {
    de: 'Einmal als Direktor: ein gelbes Plättchen mehr, Gelände bis zu 160 billiger. Das schließt sie.',
    en: 'Once, as a director: one yellow tile more, terrain up to 160 cheaper. That closes it.',
  },
  '1862/card/PSC': {
    de: 'Dazu 10 % der WP. Schließt mit deren erster Dividende.',
    en: 'Comes with 10 % of the WP. Closes with its first dividend.',
  },
  '1862/card/FNY': {
    de: 'Dazu zweimal 10 % der NYC. Schließt mit deren erster Dividende.',
    en: 'Comes with twice 10 % of the NYC. Closes with its first dividend.',
  },
  '1862/card/SOC': {
    de: 'Dazu 10 % der CPR und 10 % der UP. Ist eine in Betrieb, bringt sie 15, sind es beide, schließt sie.',
    en: 'Comes with 10 % of the CPR and 10 % of the UP. It pays 15 once one of them operates and closes when both do.',
  },
  '1862/card/NHSC': {
    de: 'Dazu die Direktoraktie der NYH: der Ausgabekurs wird sofort bestimmt. Schließt, wenn die NYH in Betrieb geht.',
    en: "Comes with the director's certificate of the NYH: its par is set at once. Closes when the NYH operates.",
  },

  '1862/bonus/title': { de: '{from:name} → {to:name}', en: '{from:name} → {to:name}' },
  '1862/bonus/most': { de: 'kürzester Weg {shortest}', en: 'shortest way {shortest}' },
  '1862/bonus/travelled': { de: 'gefahren {travelled}', en: 'travelled {travelled}' },
  '1862/bonus/best': { de: 'höchstens {most}', en: 'at best {most}' },

  // —— Own material ——
  '1862/material/line': {
    de: 'Diese Zeile ist nicht zu lesen: {why}',
    en: 'This line cannot be read: {why}',
  },
  '1862/material/hex-twice': { de: '{hex} steht zweimal da.', en: '{hex} stands here twice.' },
  '1862/material/no-home': {
    de: 'Die {company} hat keine Heimat („home {company}“).',
    en: 'The {company} has no home (“home {company}”).',
  },
  '1862/material/home-no-city': {
    de: 'Die Heimat der {company}, {hex}, ist keine Stadt.',
    en: 'The home of the {company}, {hex}, is no city.',
  },
  '1862/material/loose-track': {
    de: 'Gedrucktes Gleis auf {hex} führt ins Leere ({side:name}).',
    en: 'Printed track on {hex} leads nowhere ({side:name}).',
  },
  '1862/material/no-erie': { de: 'Kein Feld hat das Kennzeichen ERIE.', en: 'No hex has the label ERIE.' },
  '1862/material/no-erie-tile': { de: 'Das Plättchen ERIE fehlt.', en: 'The tile ERIE is missing.' },
  '1862/material/no-par': { de: 'Kein Feld ist ein Ausgabekurs (100p).', en: 'No cell is a par (100p).' },
  '1862/material/no-close': { de: 'Das Feld 0 fehlt (0c).', en: 'The cell 0 is missing (0c).' },
  '1862/material/no-company': { de: '{id} ist keine Gesellschaft.', en: '{id} is no company.' },
  '1862/material/no-target': { de: 'Ein Bonus braucht ein Ziel.', en: 'A bonus needs a target.' },
  '1862/material/no-stop': { de: 'Auf {id} liegt keine Station.', en: 'There is no station on {id}.' },
  '1862/material/hexes': { de: '{count} Felder', en: '{count} hexes' },
  '1862/material/tiles': { de: '{count} Plättchen in {kinds} Sorten', en: '{count} tiles of {kinds} kinds' },
  '1862/material/cells': { de: '{count} Kursfelder', en: '{count} prices' },
  '1862/material/bonuses': { de: '{count} Bonusrouten', en: '{count} bonus routes' },
};
