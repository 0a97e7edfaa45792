import type { Words } from '../../../table/words.ts';
import { BUILT_IN } from '../data/built-in.ts';
import { KINDS } from '../box.ts';
import { PHASES, STAGES } from '../clock.ts';
import { OPEN_CONTRACTS } from '../data/limits.ts';
import { namesIn } from '../own-cards.ts';
import {
  discard,
  fairPlace,
  openPlace,
  phasePlace,
  PROFIT_VALUES,
  profitPlace,
  REMINDERS,
  SPARE,
  supply,
} from '../pieces.ts';
import { withSign } from '../readers.ts';

const PHASE_NAMES: Words = {
  call: { de: 'Phase ausrufen', en: 'calling a phase' },
  site: { de: 'Ortstermin', en: 'Site visit' },
  fair: { de: 'Fahrzeugmesse', en: 'Vehicle fair' },
  conference: { de: 'Konferenzraum', en: 'Conference room' },
  auction: { de: 'Auktionshaus', en: 'Auction house' },
  premium: { de: 'Erschließungsprämie', en: 'Development premium' },
  aid: { de: 'Staatshilfen', en: 'State aid' },
  audit: { de: 'Steuerprüfung', en: 'Tax audit' },
  insolvency: { de: 'Insolvenz', en: 'Insolvency' },
  final: { de: 'Schlussprüfung', en: 'Final audit' },
  end: { de: 'Spielende', en: 'end of the game' },
};
const CATEGORY_NAMES: Words = {
  EL: { de: 'Elektrolok', en: 'electric locomotive' },
  DL: { de: 'Diesellok', en: 'diesel locomotive' },
  ET: { de: 'Elektrotriebwagen', en: 'electric railcar' },
  ES: { de: 'Elektrosteuerwagen', en: 'electric control car' },
  A: { de: 'Wagen 1. Klasse', en: 'first-class coach' },
  B: { de: 'Wagen 2. Klasse', en: 'second-class coach' },
  K: { de: 'Kesselwagen', en: 'tank wagon' },
  G: { de: 'geschlossener Güterwagen', en: 'closed wagon' },
  O: { de: 'offener Güterwagen', en: 'open wagon' },
};
const prefixed = (prefix: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [prefix + key, value]));

const FIELDS = Array.from({ length: OPEN_CONTRACTS }, (_, i) => i);
const PILE_NAMES: Words = {
  [supply('loco')]: { de: 'Vorrat der Loks', en: 'supply of locomotives' },
  [supply('wagon')]: { de: 'Vorrat der Wagen', en: 'supply of wagons' },
  [discard('loco')]: { de: 'Ablage der Loks', en: 'discarded locomotives' },
  [discard('wagon')]: { de: 'Ablage der Wagen', en: 'discarded wagons' },
  [REMINDERS]: { de: 'Vorsitzkarte', en: 'chair card' },
  [SPARE]: { de: 'Ersatzchips', en: 'spare chips' },
  sticks: { de: 'Stäbchenvorrat', en: 'stack of sticks' },
};
/** Places that a hand is sent to, or a free move names. */
const PLACES: Words = {
  ...prefixed('name/', PILE_NAMES),
  ...Object.fromEntries(
    PROFIT_VALUES.map((value) => [
      `name/${profitPlace(value)}`,
      { de: `${withSign(value)}k auf der Gewinnleiste`, en: `${withSign(value)}k on the profit track` },
    ]),
  ),
  ...Object.fromEntries(
    FIELDS.flatMap((i) => [
      [`name/${openPlace(i)}`, { de: 'offene Verträge', en: 'open contracts' }],
      ...KINDS.map((kind) => [`name/${fairPlace(kind, i)}`, PHASE_NAMES['fair']!] as const),
    ]),
  ),
  ...Object.fromEntries(
    PHASES.map((phase) => [`name/${phasePlace(phase)}`, { de: 'Spielplan', en: 'board' }]),
  ),
};

/** What things are called: cities, connections, contracts, vehicles, phases, categories. */
export const nameWords: Words = {
  ...prefixed('name/', PHASE_NAMES),
  ...prefixed('name/', CATEGORY_NAMES),
  ...Object.fromEntries(STAGES.map((stage) => [`toe/stage/${stage}`, PHASE_NAMES[stage]!])),
  ...Object.fromEntries(PHASES.map((phase) => [`name/phase/${phase}`, PHASE_NAMES[phase]!])),
  ...namesIn(BUILT_IN),
  money: { de: '#\u00a0€', en: '#\u00a0€' },
  'name/bank': { de: 'Bank', en: 'bank' },
  'name/out': { de: 'aus dem Spiel', en: 'out of the game' },
  'name/starts': { de: 'Startverträge', en: 'starting contracts' },
  'name/sticks/of': { de: 'Stäbchen von {seat}', en: 'sticks of {seat}' },
  'name/auction/of': { de: 'Angebot von {seat}', en: 'offer of {seat}' },
  'name/pile': { de: 'Vertragsstapel', en: 'contract pile' },
  'name/chips': { de: 'Subventionschips', en: 'subsidy chips' },
  'name/loco': { de: 'Lok', en: 'locomotive' },
  'name/wagon': { de: 'Wagen', en: 'wagon' },
  'name/contract': { de: 'Vertrag', en: 'contract' },
  'name/card/chair': { de: 'Vorsitz', en: 'chair' },
  ...PLACES,
};
