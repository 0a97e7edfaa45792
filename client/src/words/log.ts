import { bring } from './brought.ts';

/** What happened, in sentences. */
export const logTexts = bring({
  'gap.company': { de: '‹Gesellschaft›', en: '‹company›' },
  'gap.person': { de: '‹Person›', en: '‹person›' },
  'gap.hex': { de: '‹Feld›', en: '‹hex›' },
  'gap.tile': { de: '‹Plättchen›', en: '‹tile›' },
  'gap.train': { de: '‹Lok›', en: '‹train›' },
  'gap.amount': { de: '‹Betrag›', en: '‹amount›' },
  'gap.number': { de: '‹n›', en: '‹n›' },
  'log.table': { de: 'Der Tisch', en: 'The table' },
  'log.setup': { de: 'Der Tisch ist aufgebaut.', en: 'The table is set up.' },
  'log.put': { de: 'legt um: {piece} → {to}', en: 'moves {piece} → {to}' },
  'log.pay': { de: 'legt {amount} um: {from} → {to}', en: 'moves {amount}: {from} → {to}' },
  'log.gets': { de: '{who} bekommt: {what}', en: '{who} gets: {what}' },
  'log.host': { de: 'wer den Tisch aufgebaut hat', en: 'whoever set up the table' },
  'log.for-empty': {
    de: '{what} · für den leeren Platz gezogen: {who}',
    en: '{what} · moved for the empty seat: {who}',
  },
  'log.hand': { de: 'gezogen von {who}', en: 'moved by {who}' },
  'log.allowed': { de: 'erlaubt von {who}', en: 'allowed by {who}' },
  'log.by-itself': { de: '{what} · von selbst{section}', en: '{what} · by itself{section}' },
  'log.undo-one': { de: '{who} nimmt zurück: {what}', en: '{who} takes back: {what}' },
  'log.undo': {
    de: '{who} nimmt {n} Züge zurück, bis Zug {to}',
    en: '{who} takes {n} moves back, to move {to}',
  },
  'log.redo-one': { de: '{who} stellt wieder her: {what}', en: '{who} restores: {what}' },
  'log.redo': {
    de: '{who} stellt {n} Züge wieder her, bis Zug {to}',
    en: '{who} restores {n} moves, to move {to}',
  },
  'log.back': { de: '{who} geht zu Zug {to}', en: '{who} goes to move {to}' },
  'log.waive': { de: 'Es gilt ({who}): {what}', en: 'It stands ({who}): {what}' },
  'log.uphold': { de: 'Zurückgenommen ({who}): {what}', en: 'Taken back ({who}): {what}' },
  'log.house': {
    de: 'Hausregel ({who}): Ohne Fahne bleibt künftig: {rule}',
    en: 'House rule ({who}): no more flags for: {rule}',
  },
  'log.house-ends': {
    de: 'Hausregel aufgehoben ({who}). Es gilt wieder: {rule}',
    en: 'House rule lifted ({who}). Counts again: {rule}',
  },
  'log.mode': { de: '{who} stellt die Regeln auf „{mode}“', en: '{who} sets the rules to “{mode}”' },
  'log.books': {
    de: '{who} stellt die Buchhaltung auf „{books}“',
    en: '{who} sets the bookkeeping to “{books}”',
  },
  'history.at': { de: 'Zug {n} von {of}', en: 'move {n} of {of}' },
});
