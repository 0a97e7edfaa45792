import { same } from '../../../rail/words/names.ts';
import type { Words } from '../../../table/words.ts';

type Said = Words[string];
/** A sentence of a company's turn, its smaller line, what those read who wait, and its paragraph. */
const step = (key: string, cite: string, text: Said, other: Said, more?: Said): Words => ({
  [`18esp/now/${key}`]: text,
  [`18esp/now/${key}/other`]: other,
  [`18esp/now/${key}/cite`]: same(cite),
  ...(more ? { [`18esp/now/${key}/more`]: more } : {}),
});

const BUILD: Said = { de: '{seat}, baue für die {company}', en: '{seat}, build for the {company}' };
const BUILDS: Said = { de: '{seat} baut für die {company}.', en: '{seat} builds for the {company}.' };
const TAKE_OVER: Said = {
  de: '{seat}, übernimm kleine Gesellschaften mit der {company}',
  en: '{seat}, take over minors with the {company}',
};
const TAKES_OVER: Said = {
  de: '{seat} überlegt Übernahmen der {company}.',
  en: '{seat} considers takeovers by the {company}.',
};
const BUY_ONE: Said = {
  de: '{seat}, kaufe einen Zug für die {company}',
  en: '{seat}, buy a train for the {company}',
};
const BUYS: Said = {
  de: '{seat} kauft Züge für die {company}.',
  en: '{seat} buys trains for the {company}.',
};

/** What a company's director is asked for, step by step (§5.1). Nobody is asked for what he cannot do now. */
export const stepWords: Words = {
  ...step(
    'home',
    '5.3.4',
    {
      de: '{seat}, wähle die Heimatstadt der {company}',
      en: '{seat}, choose the home city of the {company}',
    },
    {
      de: '{seat} wählt die Heimatstadt der {company}.',
      en: '{seat} chooses the home city of the {company}.',
    },
  ),
  ...step('build', '5.3', BUILD, BUILDS, {
    de: 'Gleis, Mine, Bahnhof, Pass – oder fahren',
    en: 'track, mine, station, pass – or run',
  }),
  ...step('build-minor', '5.3', BUILD, BUILDS, {
    de: 'Gleis oder Mine – oder fahren',
    en: 'track or mine – or run',
  }),
  '18esp/now/run': {
    de: '{seat}, fahre mit den Zügen der {company}',
    en: '{seat}, run the trains of the {company}',
  },
  '18esp/now/run/cite': same('5.4.2'),
  ...step(
    'income',
    '5.5',
    { de: '{seat}, zahlt die {company} aus?', en: '{seat}, does the {company} pay out?' },
    {
      de: '{seat} entscheidet, ob die {company} auszahlt.',
      en: '{seat} decides whether the {company} pays out.',
    },
    { de: 'auszahlen oder einbehalten', en: 'pay out or withhold' },
  ),
  ...step('takeover', '5.6', TAKE_OVER, TAKES_OVER, {
    de: 'oder kaufe Züge, oder fertig',
    en: 'or buy trains, or be done',
  }),
  ...step('takeover-duty', '5.6', TAKE_OVER, TAKES_OVER, {
    de: 'oder kaufe einen Zug',
    en: 'or buy a train',
  }),
  ...step(
    'trains',
    '5.7',
    { de: '{seat}, kaufe Züge für die {company}', en: '{seat}, buy trains for the {company}' },
    BUYS,
    { de: 'oder fertig', en: 'or be done' },
  ),
  ...step('trains-duty', '5.7', BUY_ONE, BUYS, {
    de: 'ohne Zug ist sie nicht fertig',
    en: 'without a train it is not done',
  }),
  ...step('trains-help', '5.7.1', BUY_ONE, BUYS, {
    de: 'du gibst dazu, was ihr fehlt',
    en: 'you add what it lacks',
  }),
  ...step('trains-raise', '5.7.1', BUY_ONE, BUYS, {
    de: 'es fehlen {gap:money}: verkaufe Aktien oder nimm einen Kredit',
    en: '{gap:money} is missing: sell shares or take a loan',
  }),
  ...step('trains-sell', '5.7.1', BUY_ONE, BUYS, {
    de: 'es fehlen noch {gap:money}: verkaufe Aktien',
    en: '{gap:money} is still missing: sell shares',
  }),
  ...step('trains-loan', '5.7.2', BUY_ONE, BUYS, {
    de: 'es fehlen {gap:money}: nimm einen Kredit',
    en: '{gap:money} is missing: take a loan',
  }),
};
