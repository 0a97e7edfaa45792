import type { Words } from '../../../../table/words.ts';

type Said = readonly [de: string, en: string];
const said = (name: string, title: Said, does: Said): Words => ({
  [`18do/ask/${name}`]: { de: title[0], en: title[1] },
  [`18do/ask/${name}/does`]: { de: does[0], en: does[1] },
});
const event = (code: string, title: Said, does: Said): Words =>
  said(`event-${code}`, [`${code} – ${title[0]}`, `${code} – ${title[1]}`], does);

/** What markers of the expert game are and do, and what stands beside sentences of chapter 7. */
export const expertGuideWords: Words = {
  '18do/applies/event': { de: '{event:name}', en: '{event:name}' },
  '18do/applies/no-event': { de: 'sie hat keinen', en: 'it has none' },
  '18do/ask/kim-owner': { de: 'Gehört {company:name}.', en: 'Owned by {company:name}.' },
  '18do/ask/works-later': {
    de: 'Wirkt erst ab der Phase {colour:name}.',
    en: 'Works from the {colour:name} phase on.',
  },
  ...said(
    'kim-pubs',
    ['KIM {kim}, Bierlokale', 'KIM {kim}, beer pubs'],
    [
      'Kostet {price:money} und bringt zu Beginn jeder Brauereirunde {value:money} ins Betriebskapital.',
      'Costs {price:money} and brings {value:money} into the treasury at the start of every brewery round.',
    ],
  ),
  ...said(
    'kim-bottles',
    ['KIM {kim}, Flaschenabfüllung', 'KIM {kim}, bottling'],
    [
      'Kostet {price:money} und bringt {value:money} für jeden Quader, den ein Kärtchen an den Dortmunder Biermarkt liefert.',
      'Costs {price:money} and brings {value:money} for every cube that one card delivers to the Dortmund market.',
    ],
  ),
  ...said(
    'kim-wagon',
    ['KIM {kim}, Thermowaggon', 'KIM {kim}, thermo wagon'],
    [
      'Kostet {price:money}. Auf einem Zug ein Quadrat mehr; bei einer Brauerei darf eine Einheit ohne Pfeil verladen.',
      'Costs {price:money}. On a train one square more; with a brewery one unit without an arrow may load.',
    ],
  ),
  ...said(
    'kims',
    ['Kleininvestitionen', 'small investments'],
    ['{count} Marker in der Auslage.', '{count} {count|marker|markers} on display.'],
  ),
  ...said(
    'events',
    ['Sonderereignisse', 'special events'],
    [
      '{count} Marker in der Auslage. Eine Brauerei nimmt am Ende ihres Zugs einen, kostenlos.',
      '{count} {count|marker|markers} on display. A brewery takes one at the end of its turn, free of charge.',
    ],
  ),
  ...said(
    'kim-box',
    ['Kästchen von {brewery:name}', 'box of {brewery:name}'],
    ['Platz für eine Kleininvestition.', 'Room for one small investment.'],
  ),
  ...said(
    'event-box',
    ['Kopfzeile von {brewery:name}', 'head of the sheet of {brewery:name}'],
    ['Platz für ein Sonderereignis.', 'Room for one special event.'],
  ),
  ...event(
    'G',
    ['Jahrmarkt', 'fair'],
    [
      '10 Mark ins Betriebskapital, jederzeit im eigenen Zug.',
      '10 Mark into the treasury, any time in the own turn.',
    ],
  ),
  ...event(
    'H',
    ['Werbung', 'advertising'],
    [
      'Zu Beginn der Brauereirunde kommt ein Quader der Nachfrage auf ein eigenes Kärtchen.',
      'At the start of the brewery round a cube of the demand goes onto a card of the brewery.',
    ],
  ),
  ...event(
    'I',
    ['Eintausch', 'trade-in'],
    [
      'Beim Kauf wird ein unbenutztes Kärtchen in Zahlung gegeben: 20 Mark mal Typ.',
      'A card that has not worked is traded in for a new one: 20 Mark times its type.',
    ],
  ),
  ...event(
    'J',
    ['Aufrüsten', 'upgrade'],
    [
      'Am Limit ein Kärtchen mehr kaufen und gleich eines abgeben.',
      'At the limit buy one card more, and give one up at once.',
    ],
  ),
  ...event(
    'K',
    ['Premium Bier', 'premium beer'],
    [
      'Ein gelieferter Quader bringt den Preis des nächsthöheren Segments.',
      'One delivered cube earns the price of the next higher segment.',
    ],
  ),
  ...event(
    'L',
    ['Marketing', 'marketing'],
    [
      'Nach der neuen Reihenfolge geht der eigene Marker einen Platz nach links.',
      'After the new order is set the own marker goes one place left.',
    ],
  ),
  ...event(
    'M',
    ['Investor', 'investor'],
    [
      'Eine Brauerei-AG verkauft einen oder zwei eigene Anteile, ohne dass der Kurs fällt.',
      'A brewery company sells one or two shares of its own without a fall of its price.',
    ],
  ),
  ...event(
    'N',
    ['Fremdfertigung', 'contract brewing'],
    [
      'Bis zu zwei Einheiten ohne Kundschaft bringen den halben Preis.',
      'Up to two units without customers earn half of the price.',
    ],
  ),
  ...event(
    'O',
    ['2. Schicht', 'second shift'],
    [
      'Ein Quader mehr aus dem Vorrat, zum halben Preis.',
      'One cube more out of the supply, for half of the price.',
    ],
  ),
  ...event(
    'P',
    ['Transportvertrag', 'transport contract'],
    [
      'Eine Eisenbahn muss Exportbier mitnehmen, ohne dass ihr Direktor gefragt wird.',
      'One railway has to carry export beer, and its director is not asked.',
    ],
  ),
};
