import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { actIn, MOST_IN_A_ROW, playOn, seatsByHand } from './automaton.ts';
import { checkConfig, formatTableFile, parseTableFile } from './file.ts';
import { openFile } from './file-play.ts';
import type { Automaton, Game } from './game.ts';
import { redoTarget, undoTarget } from './history.ts';
import { seededLuck } from './luck.ts';
import type { Act, Config, Play } from './play.ts';
import { commit, openPlay } from './play.ts';
import { RANDOM_PLAY, randomGame } from './random-play.ts';
import { recallLog, replay } from './replay.ts';
import { CONFIG, RED } from './testing.ts';
import type { StonesClock } from './testing.ts';
import { ROBOT, robot, withRobot } from './testing-robot.ts';
import type { Move } from './types.ts';

const SEATS = ['anna', 'bert'];
const config: Config = { ...CONFIG, game: 'robots', seats: SEATS, mode: 'strict' };
const GAME = withRobot();

/** What people do, with what follows by itself. */
function after(play: Play, ...acts: readonly (Act | Move)[]): Play {
  let now = playOn(play, { mark: 'begin' }).play;
  for (const said of acts) {
    const act: Act = 'do' in said ? (said as Act) : { do: 'move', move: trusted(said as Move) };
    const seat = act.do === 'move' ? act.move.seat : null;
    const outcome = commit(now, { id: `id/${now.log.length}`, seat, act });
    if (!outcome.ok) throw new Error(outcome.findings.map(({ rule }) => rule).join());
    now = playOn(outcome.play, { mark: `id/${now.log.length}` }).play;
  }
  return now;
}
const pass = (seat: string): Move => ({ type: 'pass', seat });
const open = (more: Partial<Config> = {}, game: Game = GAME): Play => openPlay(game, { ...config, ...more });
const back = (play: Play): Act => ({ do: 'undo', to: undoTarget(play)! });
const told = ({ log }: Play): readonly string[] =>
  log.flatMap(({ act, seat }) =>
    act.do === 'move' ? [`${seat} ${act.move.type} ${act.because?.section ?? '-'}`] : [],
  );
/** The same, and the robot has the first turn. */
function robotFirst(): Game {
  const table = GAME.setup(config, seededLuck(1, 1));
  return { ...GAME, setup: () => apply(table, [{ set: 'turn', to: ROBOT }]) };
}
const turnIn = (play: Play): unknown => (play.table as { clock: { turn?: string } }).clock.turn;

describe('a seat that nobody holds', () => {
  it('moves by itself after the move that gives it the turn, and each act says its paragraph', () => {
    const play = after(open(), pass('anna'), pass('bert'));
    expect(told(play)).toEqual([
      'anna pass -',
      'bert pass -',
      'robot take 1.1',
      'robot roll 1.2',
      'robot pass 1.3',
    ]);
    expect(turnIn(play)).toBe('anna');
    expect(play.log.find(({ act }) => act.do === 'move' && act.because)?.act).toMatchObject({
      because: { section: '1.1', atoms: ['ST-1.1'] },
    });
  });

  it('moves first where it has the first turn', () => {
    expect(told(after(open({}, robotFirst())))[0]).toBe('robot take 1.1');
  });

  it('goes back with the move that led to it, and comes again with it, drawing the same', () => {
    const played = after(open(), pass('anna'), pass('bert'));
    const taken = after(played, back(played));
    expect(turnIn(taken)).toBe('bert');
    expect(undoTarget(taken)).toBe(0);
    const again = after(taken, { do: 'undo', to: redoTarget(taken)! });
    expect(again.log.at(-1)!.hash).toBe(played.log.at(-1)!.hash);
    expect(again.head).toBe(played.head);
    const anew = after(taken, pass('bert'));
    expect(anew.log.at(-1)!.hash).toBe(played.log.at(-1)!.hash);
    expect(told(anew).slice(-3)).toEqual(told(played).slice(-3));
  });

  it('whoever goes back into the middle of its acts sees it go on from there', () => {
    const played = after(open(), pass('anna'), pass('bert'));
    const middle = after(played, { do: 'undo', to: 3 });
    expect(middle.log.at(-1)!.hash).toBe(played.log.at(-1)!.hash);
    expect(turnIn(middle)).toBe('anna');
  });

  it('nothing can be taken back where nobody has decided anything yet', () => {
    const play = after(open({}, robotFirst()));
    expect(play.log.length).toBeGreaterThan(2);
    expect(undoTarget(play)).toBe(null);
  });

  it.each([{ bookkeeping: 'hands-on' }, { mode: 'free' }] as const)(
    'by hand (%o) it waits for people, who are told what it is to do',
    (how) => {
      const play = after(open(how), pass('anna'), pass('bert'));
      expect(turnIn(play)).toBe(ROBOT);
      expect(seatsByHand(play)).toEqual([ROBOT]);
      expect(actIn(play.game, play.table)).toMatchObject({ section: '1.1', move: { type: 'take' } });
      const done = after(play, { type: 'take', seat: ROBOT, stone: RED[0] });
      expect(done.log.at(-1)!.act).not.toHaveProperty('because');
      expect(undoTarget(done)).toBe(2);
      // From the moment on that the table keeps the books again, it goes on by itself.
      const auto: Act[] = [
        { do: 'bookkeeping', bookkeeping: 'auto' },
        { do: 'mode', mode: 'strict' },
      ];
      expect(turnIn(after(done, ...auto))).toBe('anna');
    },
  );

  it('a title that never stops is stopped, and people play the seat', () => {
    const forEver: Automaton<StonesClock> = {
      ...robot,
      act: ({ clock }) =>
        clock.turn === ROBOT ? { move: { type: 'roll', seat: ROBOT }, section: '1', atoms: [] } : null,
    };
    const play = after(open({}, withRobot(forEver)), pass('anna'), pass('bert'));
    expect(play.log).toHaveLength(3 + MOST_IN_A_ROW);
    expect(seatsByHand(play)).toEqual([ROBOT]);
    expect(turnIn(after(play, pass(ROBOT)))).toBe('anna');
  });

  it('what is against the rules, has no shape or is for a person is not done', () => {
    const wrong = (move: Move): Play =>
      after(open({}, withRobot({ ...robot, act: () => ({ move, section: '1', atoms: [] }) })), pass('anna'));
    for (const move of [
      { type: 'pass', seat: ROBOT },
      { type: 'take', seat: ROBOT, stone: 'no such stone' },
      { type: 'pass', seat: 'bert' },
    ]) {
      expect(told(wrong(move))).toEqual(['anna pass -']);
      expect(seatsByHand(wrong(move))).toEqual([]);
    }
  });

  it('comes out of its log, of an audit by the rules and of a file, with its reasons', () => {
    const first = after(open(), pass('anna'), pass('bert'));
    const play = after(first, back(first), pass('bert'), pass('anna'));
    const log = JSON.parse(JSON.stringify(play.log)) as Play['log'];
    expect(recallLog(GAME, config, log)).toMatchObject({ differs: null });
    expect(replay(GAME, config, log).differs).toBe(null);
    const file = parseTableFile(formatTableFile(play));
    const opened = file.ok ? openFile(GAME, file.value, 'until') : file;
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.differs).toBe(null);
    expect(told(opened.value.play)).toEqual(told(play));
    expect(opened.value.play.log.at(-1)!.hash).toBe(play.log.at(-1)!.hash);
    // A file that ends in the middle of its turn goes on from there.
    const cut = file.ok
      ? openFile(GAME, { ...file.value, moves: file.value.moves.slice(0, 3) }, 'until')
      : file;
    if (!cut.ok) throw new Error(cut.error.message);
    expect(told(cut.value.play).at(-1)).toBe('robot take 1.1');
    expect(turnIn(playOn(cut.value.play, { mark: 'on' }).play)).toBe('anna');
  });

  it('no person can have its seat', () => {
    expect(checkConfig(GAME, { ...config, seats: ['anna', ROBOT] })).toMatchObject({ place: 'seats' });
    expect(checkConfig(GAME, config)).toBe(null);
  });

  it.each([0, 0.2])('random games with it end, with nonsense in %d of the moves', (chaos) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { violation, play } = randomGame(GAME, { ...config, seed }, seededLuck(seed, 1), {
        ...RANDOM_PLAY,
        chaos,
      });
      expect(violation?.what).toBe(undefined);
      expect(play.log.some(({ act }) => act.do === 'move' && act.because)).toBe(true);
    }
  });

  it('random play calls a seat that waits a violation', () => {
    const silent = withRobot({ ...robot, act: () => null });
    expect(randomGame(silent, config, seededLuck(1, 1)).violation?.what).toBe(
      'does not move by itself: robot',
    );
  });
});
