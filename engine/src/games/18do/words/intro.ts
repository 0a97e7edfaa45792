import type { Words } from '../../../table/words.ts';
import { under } from './under.ts';

/** What only the introductory game says. */
export const introWords: Words = {
  '18do/1/introductory-only': {
    de: 'Das gibt es nur im Einführungsspiel.',
    en: 'That belongs to the introductory game only.',
  },
  '18do/2.3/one-train': {
    de: 'Die {company} hat schon einen Zug; im Einführungsspiel hat jede Gesellschaft nur einen.',
    en: 'The {company} has a train already; in the introductory game every railway has only one.',
  },
  '18do/3.2.1/train-order': {
    de: 'Züge kommen in aufsteigender Reihenfolge: als Nächstes ein {next}er-Zug, kein {train}er.',
    en: 'Trains come in ascending order: next comes a type {next} train, not a type {train} train.',
  },
  '18do/3.2/intro-turn': { de: '{turn} ist am Zug.', en: 'It is the turn of {turn}.' },
  '18do/3.2/intro-order': {
    de: 'Ein Zug hat eine feste Reihenfolge: Zertifikat, Gleisplättchen, Bahnhof oder Gleisanschluss, Zugtausch. Jetzt: {step:name}.',
    en: 'A turn has a fixed order: certificate, tile, station or siding, swap of trains. Now: {step:name}.',
  },
  '18do/3.2/directors-only': {
    de: 'Bahnhöfe, Gleisanschlüsse und Zugtausch sind Sache der Direktoren; du leitest keine Gesellschaft.',
    en: 'Stations, sidings and swaps are the affair of directors; you direct no railway.',
  },
  ...under(['3.2.1'], {
    'excess-first': {
      de: '{turn} hat mehr Zertifikate als erlaubt und gibt die überzähligen erst in den Bank Pool.',
      en: '{turn} holds more certificates than allowed and first puts the excess into the Bank Pool.',
    },
    'stack-empty': {
      de: 'Von der {company} liegt nichts mehr in der Auslage.',
      en: 'Nothing of the {company} is left on display.',
    },
    'pool-closed': {
      de: 'Was im Bank Pool liegt, nimmt niemand mehr ({company}).',
      en: 'What lies in the Bank Pool is taken by nobody any more ({company}).',
    },
    'top-of-stack': {
      de: 'Von der {company} liegt ein Zertifikat mit {percent} % oben; genommen wird immer das oberste.',
      en: 'A certificate of {percent} % lies on top of the {company}; the top one is taken.',
    },
    'intro-share': {
      de: 'Damit hieltest du {share} % der {company}; mehr als {limit} % hat niemand.',
      en: 'That would make {share} % of the {company}; nobody holds more than {limit} %.',
    },
    'intro-certificates': {
      de: 'Du hast {count} von {limit} Zertifikaten: wirf erst eines ab, oder lege eines aus der Auslage in den Pool.',
      en: 'You hold {count} of {limit} certificates: discard one first, or move one from display to pool.',
    },
    'give-at-limit': {
      de: 'Abwerfen kann nur, wer das Limit von {limit} Zertifikaten erreicht hat.',
      en: 'Certificates are discarded at the limit of {limit} only.',
    },
    'give-own': {
      de: 'Abgeworfen wird ein eigenes Zertifikat.',
      en: 'One discards a certificate of one’s own.',
    },
    'director-stays': {
      de: 'Die Direktoraktie der {company} geht nur weg, wenn danach ein anderer mehr Anteile hält und sie übernimmt.',
      en: 'The director’s certificate of the {company} goes only if somebody else holds more afterwards and takes over.',
    },
    'nothing-to-move': {
      de: 'Von der {company} liegt nichts mehr in der Auslage.',
      en: 'Nothing of the {company} is left on display.',
    },
    'must-take': {
      de: 'Unter dem Limit von {limit} Zertifikaten nimmst du eines; in den Pool legt nur, wer keines nehmen kann.',
      en: 'Below the limit of {limit} certificates you take one; one is moved to the pool only where none can be taken.',
    },
    'nothing-too-many': {
      de: 'Du hast nicht mehr Zertifikate als erlaubt.',
      en: 'You do not hold more certificates than allowed.',
    },
    'shed-own': { de: 'Das Zertifikat liegt nicht bei dir.', en: 'The certificate is not yours.' },
    'shed-director': {
      de: 'Die Direktoraktie der {company} bleibt: niemand kann sie übernehmen.',
      en: 'The director’s certificate of the {company} stays: nobody can take over.',
    },
  }),
  ...under(['3.2.3'], {
    'one-swap': {
      de: 'In diesem Zug wurde schon ein Zug getauscht.',
      en: 'A train has been swapped in this turn already.',
    },
    'own-railways': {
      de: 'Die {company} leitest du nicht.',
      en: 'You do not direct the {company}.',
    },
    'two-railways': {
      de: 'Getauscht wird zwischen zwei Gesellschaften.',
      en: 'Trains are swapped between two railways.',
    },
    'swap-train': { de: 'Die {company} hat keinen Zug.', en: 'The {company} has no train.' },
    'swap-obsolete': {
      de: 'Der {train}er-Zug der {company} ist nicht überaltert; nur überalterte werden gegen neue getauscht.',
      en: 'The {train}-train of the {company} is not obsolete; only obsolete ones are swapped for new ones.',
    },
    'no-new-train': { de: 'In der Auslage liegt kein Zug mehr.', en: 'No train is left on display.' },
    'next-train': {
      de: 'Als Nächstes kommt ein {next}er-Zug, kein {train}er.',
      en: 'A type {next} train comes next, not a type {train} train.',
    },
  }),
  '18do/log/claim': { de: 'nimmt {percent} % {company}', en: 'takes {percent} % of {company}' },
  '18do/log/claim-director': {
    de: 'wird Direktor der {company} ({percent} %)',
    en: 'becomes director of {company} ({percent} %)',
  },
  '18do/log/claim-for': {
    de: 'wirft {other} ab und nimmt {percent} % {company}',
    en: 'discards {other} and takes {percent} % of {company}',
  },
  '18do/log/dismiss': {
    de: 'legt ein Zertifikat der {company} in den Bank Pool',
    en: 'moves a certificate of {company} to the Bank Pool',
  },
  '18do/log/shed': {
    de: 'gibt ein Zertifikat der {company} in den Bank Pool',
    en: 'puts a certificate of {company} into the Bank Pool',
  },
  '18do/log/swap': {
    de: '{company} und {other} tauschen ihre Züge',
    en: '{company} and {other} swap their trains',
  },
  '18do/log/swap-new': {
    de: '{company} tauscht gegen einen {train}er-Zug',
    en: '{company} swaps for a type {train} train',
  },
  '18do/log/finish': { de: 'beendet den Zug', en: 'ends the turn' },
  '18do/choice/claim': { de: '{percent} % {company} nehmen', en: 'take {percent} % of {company}' },
  '18do/choice/claim-for': {
    de: '{other} abwerfen, {percent} % {company} nehmen',
    en: 'discard {other}, take {percent} % of {company}',
  },
  '18do/choice/dismiss': { de: '{company} in den Pool legen', en: 'move {company} to the pool' },
  '18do/choice/shed': { de: '{company} abgeben', en: 'give up {company}' },
  '18do/choice/swap': { de: 'Züge tauschen: {company}, {other}', en: 'swap trains: {company}, {other}' },
  '18do/choice/swap-new': {
    de: '{company}: neuer {train}er-Zug',
    en: '{company}: new {train}-train',
  },
  '18do/choice/finish': { de: 'Zug beenden', en: 'end the turn' },
  '18do/now/claim': { de: '{seat}, nimm ein Zertifikat.', en: '{seat}, take a certificate.' },
  '18do/now/claim/other': { de: '{seat} nimmt ein Zertifikat.', en: '{seat} is taking a certificate.' },
  '18do/now/claim-limit': {
    de: '{seat}, wirf ein Zertifikat ab und nimm ein neues, oder lege eines aus der Auslage in den Pool.',
    en: '{seat}, discard a certificate and take a new one, or move one from display to pool.',
  },
  '18do/now/claim-limit/other': {
    de: '{seat} ist am Zertifikatslimit und wählt.',
    en: '{seat} is at the certificate limit and chooses.',
  },
  '18do/now/shed': {
    de: '{seat}, gib die überzähligen Zertifikate in den Pool.',
    en: '{seat}, put the excess certificates into the pool.',
  },
  '18do/now/shed/other': {
    de: '{seat} gibt überzählige Zertifikate ab.',
    en: '{seat} gives up excess certificates.',
  },
  '18do/now/network': {
    de: '{seat}, lege ein Plättchen oder geh weiter.',
    en: '{seat}, lay a tile or go on.',
  },
  '18do/now/network/other': { de: '{seat} baut Gleis.', en: '{seat} is building track.' },
  '18do/now/build': {
    de: '{seat}, baue einen Bahnhof oder einen Gleisanschluss, oder geh weiter.',
    en: '{seat}, build a station or a siding, or go on.',
  },
  '18do/now/build/other': {
    de: '{seat} baut einen Bahnhof oder Gleisanschluss.',
    en: '{seat} builds a station or a siding.',
  },
  '18do/now/swap': {
    de: '{seat}, tausche einen Zug oder beende deinen Zug.',
    en: '{seat}, swap a train or end your turn.',
  },
  '18do/now/swap/other': { de: '{seat} kann einen Zug tauschen.', en: '{seat} may swap a train.' },
  '18do/now/finish': { de: '{seat}, beende deinen Zug.', en: '{seat}, end your turn.' },
  '18do/now/finish/other': { de: '{seat} ist am Zug.', en: 'It is the turn of {seat}.' },
  '18do/where/intro': {
    de: 'Einführungsspiel · noch {left} {left|Zertifikat|Zertifikate}',
    en: 'introductory game · {left} {left|certificate|certificates} left',
  },
  '18do/score/dividends': { de: 'Dividende {company}', en: 'dividends {company}' },
};
