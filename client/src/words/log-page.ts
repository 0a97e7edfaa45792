import { bring } from './brought.ts';

/** The page of the log: what stands around its sentences, and behind them. */
export const logPageTexts = bring({
  'log.filter': { de: 'Was zeigen?', en: 'What to show' },
  'log.all': { de: 'Alle', en: 'All' },
  'log.flags': { de: 'Fahnen', en: 'Flags' },
  'log.mine': { de: 'Meine', en: 'Mine' },
  'log.empty': { de: 'Noch nichts geschehen.', en: 'Nothing has happened yet.' },
  'log.no-flags': {
    de: 'Noch keine Fahnen. Wenn ein Zug gegen eine Regel ist, steht er hier mit seinem Paragraphen.',
    en: 'No flags yet. When a move breaks a rule, it is listed here with its paragraph.',
  },
  'log.copy': { de: 'Protokoll als Text kopieren', en: 'Copy the log as text' },
  'log.copied': { de: '{n} {n|Zeile|Zeilen} kopiert', en: '{n} {n|line|lines} copied' },
  'log.newer': { de: 'Neuere zeigen', en: 'Show newer ones' },
  'log.older': { de: 'Ältere zeigen', en: 'Show older ones' },
  'log.see': { de: 'Zug {n} ansehen', en: 'See move {n}' },
  'log.waiting': { de: 'wartet', en: 'waiting' },
  'log.price': { de: 'Kurs der {who}: {price}', en: 'price of the {who}: {price}' },
  'log.drawn': { de: 'gezogen: {what}', en: 'drawn: {what}' },
});
