import type { Words } from '../../../../table/words.ts';
import { eventWords } from './words/events.ts';
import { kimWords } from './words/kims.ts';

const cite = (section: string) => ({ de: section, en: section });

/** Everything that only the expert game says (§7). */
export const expertWords: Words = {
  ...kimWords,
  ...eventWords,
  '18do/5.3/expert-only': {
    de: 'Kästchen, KIM und SEM gehören zum Expertenspiel.',
    en: 'Boxes, KIM and SEM belong to the expert game.',
  },
  '18do/7.4/kim-buyer-first': {
    de: 'Vor der ersten Aktienrunde sagt erst {director}, ob ein KIM gekauft wird.',
    en: 'Before the first stock round {director} first says whether to buy a KIM.',
  },
  '18do/7.1/kim-seller-first': {
    de: 'Erst sagt {director}, ob der KIM verkauft wird, nach dem gefragt wurde.',
    en: 'First {director} says whether the KIM that was asked for is sold.',
  },
  '18do/7.2/event-first': {
    de: 'Erst sagt {director}, ob der SEM jetzt eingesetzt wird.',
    en: 'First {director} says whether the SEM is used now.',
  },
  'due/pubs': { de: 'Bierlokale zahlen ins Betriebskapital', en: 'pubs pay into the treasury' },
  'due/kim': { de: 'KIM bezahlen', en: 'pay for the KIM' },
  'due/wagon': { de: 'Thermowaggon umlegen', en: 'move the thermo wagon' },
  'due/start-kim': { de: 'KIM mit Privatgeld bezahlen', en: 'pay for the KIM with private cash' },
  'due/event': { de: 'SEM in die Auslage zurück', en: 'SEM back to the display' },
  'due/fair': { de: 'Jahrmarkt: Geld ins Betriebskapital', en: 'fair: money into the treasury' },
  'due/reserved': { de: 'Quader der Werbung weiterschieben', en: 'move the cube of the advertising' },
  'due/shares': { de: 'Verkauf der Anteile gutschreiben', en: 'pay the company for its shares' },
  '18do/now/start-kim': {
    de: '{seat}, kaufe einen KIM für deine Brauerei oder keinen.',
    en: '{seat}, buy one KIM for your brewery, or none.',
  },
  '18do/now/start-kim/more': { de: 'mit Privatgeld, höchstens einen', en: 'with private cash, one at most' },
  '18do/now/start-kim/other': { de: '{seat} sieht sich die KIM an.', en: '{seat} looks at the KIM.' },
  '18do/now/start-kim/cite': cite('7.4'),
  '18do/now/kim-asked': {
    de: '{seat}, verkauft {seller:name} den KIM {kim} für {price:money}?',
    en: '{seat}, does {seller:name} sell KIM {kim} for {price:money}?',
  },
  '18do/now/kim-asked/more': { de: 'Gefragt hat {buyer:name}.', en: '{buyer:name} has asked.' },
  '18do/now/kim-asked/other': {
    de: '{seat} überlegt, ob {seller:name} den KIM {kim} verkauft.',
    en: '{seat} decides whether {seller:name} sells KIM {kim}.',
  },
  '18do/now/kim-asked/cite': cite('7.1'),
  '18do/now/event-H': {
    de: '{seat}, nutzt {brewery:name} die Werbung?',
    en: '{seat}, does {brewery:name} use the advertising?',
  },
  '18do/now/event-H/more': {
    de: 'ein Quader der Nachfrage auf ein Kärtchen, oder weiter',
    en: 'a cube of the demand onto a card, or go on',
  },
  '18do/now/event-H/other': {
    de: '{seat} überlegt, ob geworben wird.',
    en: '{seat} thinks about advertising.',
  },
  '18do/now/event-H/cite': cite('7.2'),
  '18do/now/event-L': {
    de: '{seat}, geht {brewery:name} einen Platz nach links?',
    en: '{seat}, does {brewery:name} go one place left?',
  },
  '18do/now/event-L/more': {
    de: 'die neue Reihenfolge steht schon',
    en: 'the new order has been set',
  },
  '18do/now/event-L/other': {
    de: '{seat} überlegt, ob der Marker nach links geht.',
    en: '{seat} decides whether the marker goes left.',
  },
  '18do/now/event-L/cite': cite('7.2'),
};
