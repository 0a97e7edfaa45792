import { seededLuck } from '../../../table/luck.ts';
import { pieceIds } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { game } from '../index.ts';
import { acted, broke, Scene, SEATS2 } from '../testing.ts';
import { investorAct } from './automaton.ts';

/** Scenes of two players with the Investor; his railway is the RhE. */
export const RAILWAY = 'RhE';

/** Before his first turn: a stock round in which he is to move. */
export const firstTurn = (): Scene => new Scene(SEATS2).stock(INVESTOR, 1);
/** His railway is founded, half of it is his, and it has operated. */
export const invested = (set = 2): Scene => {
  const scene = new Scene(SEATS2).stock(INVESTOR, 1);
  scene.table = acted(scene.table, { type: 'invest', seat: INVESTOR });
  return scene.stock(INVESTOR, set).clock({ veterans: [RAILWAY], passes: 0, lastTrader: null });
};
/** KWE of anna and BME of bert operate as well. */
export const three = (set = 2): Scene => invested(set).runs('KWE', 'anna').runs('BME', 'bert');
/** His railway operates at this step, managed by anna. */
export const hisTurn = (step: 'track' | 'run' | 'payout' | 'trains'): Scene =>
  invested().operating(RAILWAY, step).do({ put: 'card/investors-railway', at: 'seat/anna' });

/** Everything joined with everything, and a third of all trains on his sheet: no search comes to its end in it. */
export function maze(): Scene {
  const scene = hisTurn('run');
  const pick = seededLuck(22, 1);
  const pieces = pieceIds(scene.table);
  const places = game.domains(scene.table)['place'] ?? [];
  const slots = places.filter((place) => /^hex\/.*\/n\d\/0$/.test(place));
  const tiles = pieces.filter((piece) => piece.startsWith('tile/')).toReversed();
  for (const hex of places.filter((place) => /^hex\/[^/]+$/.test(place)))
    scene.do({ put: tiles.splice(pick(Math.min(20, tiles.length)), 1)[0]!, at: hex, turn: pick(6) });
  for (const put of pieces.filter((piece) => piece.startsWith('train/') && pick(3) === 0))
    scene.do({ put, at: `company/${RAILWAY}` });
  for (const put of pieces.filter((piece) => piece.startsWith(`token/${RAILWAY}/`)))
    scene.do({ put, at: slots[pick(slots.length)]! });
  return scene;
}

/** What he does now: the move without his name, and why. */
export const due = (table: DoTable): object | null => {
  const act = investorAct(table);
  if (act === null) return null;
  const { seat, ...move } = act.move;
  if (seat !== INVESTOR) throw new Error(`${seat} is not the Investor`);
  return { ...move, section: act.section, atoms: act.atoms };
};
/** He acts as long as he has something to do; every act has to be legal. */
export function acts(
  table: DoTable,
  most = 30,
): { readonly table: DoTable; readonly moves: readonly Move[] } {
  const moves: Move[] = [];
  let now = table;
  for (let act = investorAct(now); act !== null && moves.length < most; act = investorAct(now)) {
    const broken = broke(now, act.move);
    if (broken.length > 0) throw new Error(`${JSON.stringify(act.move)} breaks ${broken.join(', ')}`);
    now = acted(now, act.move);
    moves.push(act.move);
  }
  return { table: now, moves };
}
export const kinds = (moves: readonly Move[]): readonly string[] => moves.map(({ type }) => type);
