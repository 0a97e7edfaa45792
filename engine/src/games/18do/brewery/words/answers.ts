import type { Words } from '../../../../table/words.ts';

type Said = readonly [de: string, en: string];
const said = (name: string, title: Said, does: Said): Words => ({
  [`18do/ask/${name}`]: { de: title[0], en: title[1] },
  [`18do/ask/${name}/does`]: { de: does[0], en: does[1] },
});

/** What things of Heat, Sweat & Beer are and do. */
export const breweryAnswerWords: Words = {
  ...said(
    'small',
    ['{small:name}', '{small:name}'],
    [
      'Eine kleine Brauerei für {price:money}. Sie kommt nur in der Startrunde zu einem Spieler.',
      'A small brewery for {price:money}. It comes to a player in the start round only.',
    ],
  ),
  '18do/ask/small-owned': {
    de: 'Gehört {seat}, Kasse {cash:money}.',
    en: 'Owned by {seat}, treasury {cash:money}.',
  },
  '18do/ask/small-gear': { de: 'Ausstattung: {count} von {limit}.', en: 'Equipment: {count} of {limit}.' },
  ...said(
    'kettle',
    ['Ausstattung, Typ {type}', 'equipment, type {type}'],
    [
      'Liefert bis zu {units} Quader, höchstens in Segment {type}; {exports} davon als Export.',
      'Delivers up to {units} cubes, to segment {type} at most; {exports} of them as export.',
    ],
  ),
  ...said(
    'kettle-of',
    ['Ausstattung von {brewery:name}, Typ {type}', 'equipment of {brewery:name}, type {type}'],
    [
      'Liefert bis zu {units} Quader, höchstens in Segment {type}; {exports} davon als Export.',
      'Delivers up to {units} cubes, to segment {type} at most; {exports} of them as export.',
    ],
  ),
  ...said(
    'brewery-order',
    ['Reihenfolgemarker von {brewery:name}', 'order marker of {brewery:name}'],
    [
      'Brauereien handeln von links nach rechts. Auf der Leiste: Platz {place}.',
      'Breweries act from left to right. On the track: place {place}.',
    ],
  ),
  ...said(
    'no-demand',
    ['Keine Nachfrage', 'no demand'],
    [
      'Solange er liegt, kommen in diesem Segment keine Neukunden dazu.',
      'While it lies there, no new customers come to this segment.',
    ],
  ),
  ...said(
    'beer-cube',
    ['Bierquader', 'beer cube'],
    ['Nachfrage, Lieferung oder verladener Export.', 'Demand, a delivery or loaded export.'],
  ),
  ...said(
    'demand',
    ['{customers:name}, Segment {segment}', '{customers:name}, segment {segment}'],
    [
      '{count} {count|Quader wartet|Quader warten}; jeder bringt {price:money}.',
      '{count} {count|cube waits|cubes wait}; each earns {price:money}.',
    ],
  ),
  ...said(
    'delivered',
    ['Lieferfeld, Segment {segment}', 'delivery field, segment {segment}'],
    [
      '{count} geliefert zu {price:money}; nach der Runde sind es Stammkunden.',
      '{count} delivered at {price:money}; after the round they are regular customers.',
    ],
  ),
  ...said(
    'beer-supply',
    ['Biervorrat', 'beer supply'],
    ['{count} Quader für Nachfrage und Export.', '{count} cubes for demand and export.'],
  ),
  ...said(
    'export-box',
    ['Exportfeld', 'export box'],
    [
      '{count} Quader; mit der grauen Phase kommen sie in den Vorrat.',
      '{count} cubes; with the grey phase they go to the supply.',
    ],
  ),
  ...said(
    'order-place',
    ['Brauerei-Reihenfolge, Platz {place}', 'brewery order, place {place}'],
    [
      'Nach jeder Brauereirunde neu: bessere Ausstattung zuerst.',
      'Set anew after every brewery round: better equipment first.',
    ],
  ),
  ...said(
    'load',
    ['Ladung', 'load'],
    ['{count} Quader, die dieser Zug ausführt.', '{count} cubes that this train exports.'],
  ),
  ...said(
    'round-track',
    ['Rundenleiste, {set}', 'round track, {set}'],
    [
      'Aktienrunde, dann abwechselnd Eisenbahn- und Brauereirunden.',
      'A stock round, then railway and brewery rounds in turn.',
    ],
  ),
};
