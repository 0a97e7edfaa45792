import type { Words } from '../../../table/words.ts';

const same = (text: string) => ({ de: text, en: text });

/** What is printed on the cards besides names and numbers. */
export const cardWords: Words = {
  'toe/type/ETR': same('Regio'),
  'toe/type/ETD': { de: 'Tag', en: 'Day' },
  'toe/type/ETX': same('Express'),
  'toe/type/ETN': { de: 'Nacht', en: 'Night' },
  'toe/type/EF': { de: 'Güter', en: 'Freight' },
  'toe/card/tax': { de: 'Steuer {tax}k', en: 'tax {tax}k' },
  'toe/card/no-tax': { de: 'steuerfrei', en: 'no tax' },
  'toe/card/running': { de: 'jetzt · von {seat}', en: 'now · by {seat}' },
  'toe/card/called': { de: 'vorbei · von {seat}', en: 'done · by {seat}' },
  'toe/deck/contract': { de: 'Verträge', en: 'Contracts' },
  'toe/deck/loco': { de: 'Loks', en: 'Locos' },
  'toe/deck/wagon': { de: 'Wagen', en: 'Wagons' },
  'toe/back/contract': { de: 'Vertrag, verdeckt', en: 'contract, face down' },
};
