import type { Words } from '../../../table/words.ts';

/** The end of the game, ledger and score (§4.6). */
export const endWords: Words = {
  '18do/score/loan': { de: 'doppelter Kredit', en: 'twice the loan' },
  '18do/ledger/revenue': { de: 'Letzte Einnahmen', en: 'Last revenue' },
  '18do/ledger/trains': { de: 'Züge', en: 'Trains' },
  '18do/ledger/cubes': { de: 'Bierquader', en: 'Beer cubes' },
};
