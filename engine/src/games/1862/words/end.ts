import type { Words } from '../../../table/words.ts';

/** The end of the game, the result, and what the ledger calls its columns (chapter 20). */
export const endWords: Words = {
  '1862/ending/bank': { de: 'letzte Serie: Bank leer', en: 'last set: bank empty' },
  '1862/ending/price': { de: 'letzte Serie: Kurs über 379', en: 'last set: price above 379' },
  '1862/ending/companies': { de: 'letzte Serie: acht geschlossen', en: 'last set: eight closed' },
  '1862/ending/players': { de: 'letzte Serie: weniger als drei', en: 'last set: fewer than three' },
  '1862/ending/standstill': { de: 'es bewegt sich nichts mehr', en: 'nothing moves any more' },
  '1862/score/notes': { de: 'Schuldscheine', en: 'notes' },
  '1862/score/bankrupt': { de: 'Bankrott', en: 'bankruptcy' },
  '1862/ledger/revenue': { de: 'Einnahme', en: 'Revenue' },
  '1862/ledger/notes': { de: 'Schuld', en: 'Notes' },
  '1862/ledger/trains': { de: 'Loks', en: 'Trains' },
};
