import type { Words } from '../../../table/words.ts';

/** The turn of a railway, revenue and its own certificates (§4.5). */
export const operateWords: Words = {
  '18do/4.5/operating-round-only': {
    de: 'Gesellschaften handeln nur in der Operationsrunde.',
    en: 'Railways act in operating rounds only.',
  },
  '18do/4.5/nobody-operates': { de: 'Es operiert gerade niemand.', en: 'Nobody is operating now.' },
  '18do/4/director-decides': {
    de: 'Für die {company} entscheidet {director}.',
    en: '{director} decides for the {company}.',
  },
  '18do/4.5/step-order': {
    de: 'Die Schritte haben eine feste Reihenfolge: Gleis, Bahnhof, Gleisanschluss, Fahrt, Einnahmen, Züge. Jetzt: {step:name}.',
    en: 'The steps have a fixed order: track, station, siding, run, revenue, trains. Now: {step:name}.',
  },
  '18do/4.5/companies-later': {
    de: 'Die {company} handelt in der Operationsrunde, in ihrem eigenen Spielzug.',
    en: 'The {company} acts in operating rounds, in its own turn.',
  },
  '18do/4.5/one-own-share': {
    de: 'Die {company} hat in diesem Zug schon ein eigenes Zertifikat gehandelt. Eines pro Zug.',
    en: 'The {company} has traded a certificate of its own in this turn. One a turn.',
  },
  '18do/4.5/holds-none': {
    de: 'Dort liegt kein solches Zertifikat der {company} ({from:name}).',
    en: 'No such certificate of the {company} lies there ({from:name}).',
  },
  '18do/4.5/redeem-cash': {
    de: 'Der Rückkauf kostet {price:money}, die {company} hat {cash:money}.',
    en: 'Buying it back costs {price:money}; the {company} has {cash:money}.',
  },
  '18do/4.5.6.2/all-or-nothing': {
    de: 'Die Einnahmen betragen {revenue:money}. Sie werden ganz ausgeschüttet oder ganz einbehalten, nicht zu {amount:money}.',
    en: 'The revenue is {revenue:money}. All of it is paid out or kept, not {amount:money}.',
  },
  '18do/4.5.2/tile-stays': {
    de: 'Das Plättchen auf {hex:name} bleibt liegen, bis ein anderes es ersetzt.',
    en: 'The tile on {hex:name} stays until another one replaces it.',
  },
  '18do/4.5.3/station-stays': {
    de: 'Ein Bahnhof der {company} bleibt bis zum Ende, wo er steht.',
    en: 'A station of the {company} stays where it is to the end.',
  },
  '18do/4.5.4.2/siding-stays': {
    de: 'Der Marker auf {hex:name} bleibt liegen, bis der Gleisanschluss ausgebaut wird.',
    en: 'The marker on {hex:name} stays until the siding is extended.',
  },
  '18do/log/nobody': { de: 'will handeln, aber niemand operiert', en: 'wants to act, but nobody operates' },
  '18do/log/pay': {
    de: '{company} schüttet {revenue:money} aus',
    en: '{company} pays out {revenue:money}',
  },
  '18do/log/withhold': {
    de: '{company} behält {revenue:money} ein',
    en: '{company} withholds {revenue:money}',
  },
  '18do/log/issue': {
    de: '{company} verkauft ein eigenes Zertifikat für {price:money}',
    en: '{company} sells a certificate of its own for {price:money}',
  },
  '18do/log/redeem': {
    de: '{company} kauft ein eigenes Zertifikat für {price:money} zurück',
    en: '{company} buys a certificate of its own back for {price:money}',
  },
  '18do/log/done-nobody': { de: 'macht weiter', en: 'goes on' },
  'due/revenue': { de: 'Einnahmen in das Betriebskapital', en: 'revenue into the treasury' },
  'due/payout-marker': { de: 'Dividendenmarker setzen', en: 'set the dividend marker' },
  'due/last-run': {
    de: 'Überalterten Zug aus dem Spiel nehmen',
    en: 'take the obsolete train out of the game',
  },
  'due/issue': { de: 'Verkauftes Zertifikat bezahlen', en: 'pay for the certificate sold' },
  'due/redeem': { de: 'Rückkauf bezahlen', en: 'pay for the certificate bought back' },
};
