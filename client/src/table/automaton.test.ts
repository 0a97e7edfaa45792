import { ROBOT, withRobot } from '@stellwerk/engine/table/testing-robot.ts';
import type { Config } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { automatonCards } from '@stellwerk/shared/opening.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import { sayEntry } from '../words/say-entry.ts';
import { resetHistory, startWhatIf, tryInBranch, undoInBranch, useHistory } from './history.ts';
import { predict } from './predict.ts';
import type { Session } from './session.ts';
import { openSolo } from './solo.ts';
import { resetTable, useTable } from './table.ts';

const game = withRobot();
const config: Config = {
  game: 'robots',
  variant: 'standard',
  options: {},
  seats: ['anna', 'bert'],
  seed: 7,
  mode: 'strict',
  bookkeeping: 'auto',
};
const pass = (seat: string): Move => ({ type: 'pass', seat });

let session: Session;
beforeEach(() => {
  resetTable();
  resetHistory();
  const { log } = openPlay(game, config);
  session = openSolo(game, 'solo', { config, log, name: 'robots', cards: {} })!;
});
const make = (move: Move): void => session.propose({ do: 'move', move: { ...move } });
const now = () => useTable.getState();
const told = (): readonly string[] =>
  now().play!.log.flatMap(({ act }) => (act.do === 'move' ? [`${act.move.seat} ${act.move.type}`] : []));

describe('a table without a server, with a seat that nobody holds', () => {
  it('lets it play by itself, and says so', () => {
    make(pass('anna'));
    make(pass('bert'));
    expect(told()).toEqual(['anna pass', 'bert pass', 'robot take', 'robot roll', 'robot pass']);
    expect(now().mine).toEqual(['anna', 'bert']);
    const speech = makeSpeech(game, 'en', now().seats);
    expect(speech.name(ROBOT)).toBe('Robot');
    expect(sayEntry(speech, now().play!, now().play!.log[3]!)).toContain('by itself §1.1');
  });
  it('takes its acts back with mine', () => {
    make(pass('anna'));
    make(pass('bert'));
    session.propose({ do: 'undo' });
    expect(now().play!.head).toBe(1);
    session.propose({ do: 'redo' });
    expect(now().play!.head).toBe(5);
  });
  it('by hand, the seat is mine to play', () => {
    session.propose({ do: 'bookkeeping', bookkeeping: 'hands-on' });
    make(pass('anna'));
    make(pass('bert'));
    expect(now().mine).toEqual(['anna', 'bert', ROBOT]);
    make({ type: 'take', seat: ROBOT, stone: 'stone/red/1' });
    expect(told().at(-1)).toBe('robot take');
  });
  it('goes on where the page was closed in the middle of its turn', () => {
    make(pass('anna'));
    make(pass('bert'));
    const log = now().play!.log.slice(0, 4);
    openSolo(game, 'again', { config, log, name: '', cards: {} });
    expect(told()).toEqual(['anna pass', 'bert pass', 'robot take', 'robot roll', 'robot pass']);
  });
});

describe('what can be foreseen of it', () => {
  it('a prediction shows its acts up to the first draw', () => {
    const play = now().play!;
    const waiting = [pass('anna'), pass('bert')].map((move, i) => ({
      id: `w${i}`,
      act: { do: 'move', move: { ...move } } as const,
    }));
    const { ahead, draws } = predict(play, waiting);
    expect(ahead.log.map(({ seat }) => seat)).toEqual([null, 'anna', 'bert', ROBOT]);
    expect(draws).toBe('w1');
  });
  it('a what-if shows them too, and one step back takes them back together', () => {
    startWhatIf();
    tryInBranch(pass('anna'));
    tryInBranch(pass('bert'));
    const branch = useHistory.getState().whatIf!;
    expect(branch.log.at(-1)!.seat).toBe(ROBOT);
    undoInBranch();
    expect(useHistory.getState().whatIf!.log).toHaveLength(2);
    undoInBranch();
    undoInBranch();
    expect(useHistory.getState().whatIf!.log).toHaveLength(1);
  });
  it('its card says that nobody can sit there', () => {
    expect(automatonCards(game, config)[ROBOT]).toMatchObject({ taken: true, automaton: { de: 'Roboter' } });
  });
});
