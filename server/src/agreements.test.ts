import { beforeEach, describe, expect, it } from 'vitest';
import type { Mode } from '@stellwerk/engine/table/types.ts';
import type { Asked, ProposedAct } from '@stellwerk/shared/acts.ts';
import type { Guest } from './batch.ts';
import { readRecord } from './record.ts';
import type { Referee } from './referee.ts';
import {
  hostOf,
  newId,
  openHouse,
  openTestTable,
  payment,
  seatedAt,
  sendTo,
  strangerOf,
  watcherOf,
} from './testing.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

const house = openHouse();
let referee: Referee;
let host: Guest;
let anna: Guest;
let bert: Guest;
let carla: Guest;

const propose = (guest: Guest, act: ProposedAct) => sendTo(referee, guest, { type: 'propose', base: 0, act });
const ask = (guest: Guest, question: Asked, id?: string) =>
  sendTo(referee, guest, { type: 'ask', base: 0, question }, id);
const vote = (guest: Guest, request: string, yes: boolean) =>
  sendTo(referee, guest, { type: 'vote', request, yes });
const head = (): number => referee.state.play.head;

async function openAs(mode: Mode): Promise<void> {
  referee = await openTestTable(house, mode);
  host = hostOf();
  anna = await seatedAt(referee, 'anna');
  bert = await seatedAt(referee, 'bert');
  carla = await seatedAt(referee, 'carla');
}
beforeEach(() => openAs('coach'));

describe('the mode of a table', () => {
  it('R5 makes a wrong move free, flagged or refused', async () => {
    const said = [];
    for (const mode of ['free', 'coach', 'strict'] as const) {
      await openAs(mode);
      const { verdict, reason, findings } = await sendTo(referee, anna, payment('anna'));
      said.push([verdict, reason, findings?.[0]?.rule, referee.state.play.log.length]);
    }
    expect(said).toEqual([
      ['committed', undefined, 'table/free-move', 2],
      ['flagged', undefined, 'table/free-move', 2],
      ['refused', 'rules', 'table/free-move', 1],
    ]);
  });

  it('R14 is changed by the host alone, in mid-game, in the log', async () => {
    expect(await propose(anna, { do: 'mode', mode: 'free' })).toMatchObject({ reason: 'not-host' });
    expect(await propose(host, { do: 'mode', mode: 'strict' })).toMatchObject({ verdict: 'committed', n: 1 });
    expect(await propose(host, { do: 'bookkeeping', bookkeeping: 'hands-on' })).toMatchObject({ n: 2 });
    expect(await sendTo(referee, anna, payment('anna'))).toMatchObject({ verdict: 'refused' });
  });
});

describe('taking back', () => {
  it('R9 is at once for the own last move, and can be done again', async () => {
    await sendTo(referee, anna, payment('anna'));
    expect(await propose(bert, { do: 'undo' })).toMatchObject({ reason: 'needs-consent' });
    expect(await propose(anna, { do: 'undo' })).toMatchObject({ verdict: 'committed' });
    expect(head()).toBe(0);
    expect(await propose(bert, { do: 'redo' })).toMatchObject({ reason: 'needs-consent' });
    expect(await propose(anna, { do: 'redo' })).toMatchObject({ verdict: 'committed' });
    expect(head()).toBe(1);
    expect(await propose(anna, { do: 'redo' })).toMatchObject({ reason: 'nothing-to-redo' });
  });

  it('R9 is the host’s right without asking, also further back', async () => {
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, bert, payment('bert'));
    expect(await propose(anna, { do: 'undo', to: 0 })).toMatchObject({ reason: 'needs-consent' });
    expect(await propose(host, { do: 'undo', to: 0 })).toMatchObject({ verdict: 'committed' });
    expect(head()).toBe(0);
    expect(await propose(host, { do: 'undo' })).toMatchObject({ reason: 'nothing-to-undo' });
    expect(await propose(host, { do: 'undo', to: 99 })).toMatchObject({ reason: 'no-such-entry' });
  });

  it('R10 needs the consent of all others for more', async () => {
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, bert, payment('bert'));
    const request = newId();
    expect(await ask(anna, { do: 'undo', to: 0 }, request)).toMatchObject({ verdict: 'committed' });
    expect(await ask(bert, { do: 'undo', to: 0 })).toMatchObject({ reason: 'already-asked' });
    await vote(bert, request, true);
    expect(head()).toBe(2);
    await vote(carla, request, true);
    expect(head()).toBe(0);
    const entry = referee.state.play.log.at(-1)!;
    expect(entry).toMatchObject({
      id: request,
      seat: 'anna',
      act: { do: 'undo', agreed: ['anna', 'bert', 'carla'] },
    });
    expect(referee.state.requests).toEqual({});
  });

  it('R10 ends with the first no, or with the word of the host', async () => {
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, bert, payment('bert'));
    const [first, second] = [newId(), newId()];
    await ask(anna, { do: 'undo', to: 0 }, first);
    expect(await vote(bert, first, false)).toMatchObject({ reason: 'voted-down' });
    expect(head()).toBe(2);
    await ask(anna, { do: 'undo', to: 0 }, second);
    await vote(host, second, true);
    expect(head()).toBe(0);
  });
});

describe('the vote of the table', () => {
  const overrule = { do: 'overrule', move: payment('anna').act.move } as const;

  it('R11 overrules a refusal by majority, with a waived flag', async () => {
    await openAs('strict');
    const request = newId();
    await ask(anna, overrule, request);
    expect(referee.state.play.log.length).toBe(1);
    await vote(bert, request, true);
    expect(referee.state.play.log.at(-1)).toMatchObject({
      verdict: 'flagged',
      act: { overruled: ['anna', 'bert'] },
    });
    expect(referee.state.play.flags.get(1)).toBe('waived');
  });

  it('R11 leaves it refused where half are against', async () => {
    await openAs('strict');
    const request = newId();
    await ask(anna, overrule, request);
    await vote(bert, request, false);
    expect(Object.keys(referee.state.requests)).toEqual([request]);
    expect(await vote(carla, request, false)).toMatchObject({ reason: 'voted-down' });
    expect(referee.state.play.log.length).toBe(1);
  });

  it('R11 is for those who sit at the table, each seat once', async () => {
    await openAs('strict');
    const request = newId();
    await ask(anna, overrule, request);
    await vote(anna, request, true);
    await vote(anna, request, true);
    expect(await vote(watcherOf(), request, true)).toMatchObject({ reason: 'no-vote' });
    expect(await vote(strangerOf(), request, true)).toMatchObject({ reason: 'no-vote' });
    expect(await vote(bert, 'no-such-request', true)).toMatchObject({ reason: 'no-such-request' });
    expect(referee.state.play.log.length).toBe(1);
    expect(await ask(bert, overrule)).toMatchObject({ reason: 'not-your-seat' });
  });

  it('R12 upholds a flag at once by its author, else by majority', async () => {
    await sendTo(referee, anna, payment('anna'));
    expect(await propose(bert, { do: 'uphold', entry: 1 })).toMatchObject({ reason: 'needs-consent' });
    expect(await propose(anna, { do: 'uphold', entry: 1 })).toMatchObject({ verdict: 'committed' });
    expect(referee.state.play.flags.get(1)).toBe('upheld');
    expect(head()).toBe(0);
  });

  it('R12 waives a flag by majority or by the host', async () => {
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, anna, payment('anna'));
    expect(await propose(anna, { do: 'waive', entry: 1 })).toMatchObject({ reason: 'needs-consent' });
    const request = newId();
    await ask(anna, { do: 'waive', entry: 1 }, request);
    await vote(carla, request, true);
    expect(await propose(host, { do: 'waive', entry: 2 })).toMatchObject({ verdict: 'committed' });
    expect([...referee.state.play.flags.values()]).toEqual(['waived', 'waived']);
    expect(await propose(host, { do: 'waive', entry: 2 })).toMatchObject({ reason: 'rules' });
  });

  it('R13 keeps a house rule from the next move on', async () => {
    const request = newId();
    await ask(anna, { do: 'house-rule', rule: 'table/free-move' }, request);
    await vote(bert, request, true);
    expect(await sendTo(referee, carla, payment('carla'))).toMatchObject({ verdict: 'committed' });
    expect(referee.state.play.settings.houseRules).toEqual(['table/free-move']);
  });

  it('R13 lifts a house rule by the same majority: the rule judges again', async () => {
    const [rule, making, lifting] = ['table/free-move', newId(), newId()];
    await ask(anna, { do: 'house-rule', rule }, making);
    await vote(bert, making, true);
    expect(await propose(carla, { do: 'lift-house-rule', rule })).toMatchObject({ reason: 'needs-consent' });
    await ask(carla, { do: 'lift-house-rule', rule }, lifting);
    expect(await sendTo(referee, anna, payment('anna'))).toMatchObject({ verdict: 'committed' });
    await vote(bert, lifting, true);
    expect(referee.state.play.log.at(-1)).toMatchObject({
      seat: 'carla',
      act: { do: 'lift-house-rule', rule, agreed: ['bert', 'carla'] },
    });
    expect(referee.state.play.settings.houseRules).toEqual([]);
    expect(await sendTo(referee, anna, payment('anna'))).toMatchObject({ verdict: 'flagged' });
  });

  it('R13 keeps a house rule when half of the table wants it', async () => {
    const [rule, lifting] = ['table/free-move', newId()];
    await propose(host, { do: 'house-rule', rule });
    await ask(carla, { do: 'lift-house-rule', rule }, lifting);
    await vote(anna, lifting, false);
    await vote(bert, lifting, false);
    expect([referee.state.requests, referee.state.play.settings.houseRules]).toEqual([{}, [rule]]);
    expect(await propose(host, { do: 'lift-house-rule', rule })).toMatchObject({ verdict: 'committed' });
  });

  it('R13 asks nobody about a house rule that stands already, or is none', async () => {
    const rule = 'table/free-move';
    const none = await ask(anna, { do: 'lift-house-rule', rule });
    expect([none.verdict, none.findings?.[0]?.rule]).toEqual(['refused', 'table/no-house-rule']);
    await propose(host, { do: 'house-rule', rule });
    const stands = await ask(anna, { do: 'house-rule', rule });
    expect([stands.verdict, stands.findings?.[0]?.rule]).toEqual(['refused', 'table/house-rule-stands']);
    expect(referee.state.requests).toEqual({});
  });

  it('R13 needs no question where nobody else sits', async () => {
    const alone = await openTestTable(house, 'coach');
    const only = await seatedAt(alone, 'anna');
    await sendTo(alone, only, payment('anna'));
    const waived = await sendTo(alone, only, { type: 'propose', base: 0, act: { do: 'waive', entry: 1 } });
    expect(waived).toMatchObject({ verdict: 'committed' });
  });
});

describe('a question whose matter is gone', () => {
  const overrule = { do: 'overrule', move: payment('anna').act.move } as const;
  const endings = () => Object.values(referee.state.answered).map(({ ended, votes }) => [ended, votes]);

  it('R50 ends when its move is taken back, and is nobody’s no', async () => {
    await sendTo(referee, anna, payment('anna'));
    const request = newId();
    await ask(bert, { do: 'waive', entry: 1 }, request);
    expect(Object.keys(referee.state.requests)).toEqual([request]);
    await propose(anna, { do: 'undo' });
    expect(referee.state.requests).toEqual({});
    expect(endings()).toEqual([['moot', { bert: true }]]);
    expect(await ask(bert, { do: 'waive', entry: 1 })).toMatchObject({ reason: 'no-such-entry' });
    expect(await propose(host, { do: 'waive', entry: 1 })).toMatchObject({ reason: 'no-such-entry' });
  });

  it('R50 ends when the moment to go back to is no longer behind the table', async () => {
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, bert, payment('bert'));
    await ask(carla, { do: 'undo', to: 1 });
    await propose(host, { do: 'undo', to: 0 });
    expect(referee.state.requests).toEqual({});
    expect(endings()).toEqual([['moot', { carla: true }]]);
  });

  it('R50 names the rule that a refused move breaks, and ends when it breaks others', async () => {
    await openAs('strict');
    const request = newId();
    await ask(anna, overrule, request);
    expect(referee.state.requests[request]?.findings?.map(({ rule }) => rule)).toEqual(['table/free-move']);
    await propose(host, { do: 'mode', mode: 'strict' });
    expect(Object.keys(referee.state.requests)).toEqual([request]);
    await propose(host, { do: 'house-rule', rule: 'table/free-move' });
    expect(Object.keys(referee.state.requests)).toEqual([request]);
  });

  it('R50 keeps who said what when the table says no', async () => {
    await openAs('strict');
    const request = newId();
    await ask(anna, overrule, request);
    await vote(bert, request, false);
    await vote(carla, request, false);
    expect(endings()).toEqual([['voted-down', { anna: true, bert: false, carla: false }]]);
  });

  it('R50 keeps the last few endings only, and reads them again', async () => {
    for (let i = 0; i < 6; i++) {
      await sendTo(referee, anna, payment('anna'));
      await ask(bert, { do: 'waive', entry: referee.state.play.head });
      await propose(anna, { do: 'undo' });
    }
    expect(endings()).toHaveLength(4);
    const { game, config } = referee.state.play;
    const again = await readRecord(house.journal, game, referee.id, config);
    expect([again.damagedAt, again.state.answered]).toEqual([null, referee.state.answered]);
  });
});

describe('who did it, and when', () => {
  it('R46 stands in the entry: the time of the server, and whose hand acted for an empty seat', async () => {
    const lone = await openTestTable(house, 'coach');
    const boss = hostOf();
    await sendTo(lone, boss, { type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Anna' } });
    await sendTo(lone, boss, payment('anna'));
    await sendTo(lone, boss, payment('bert'));
    expect(lone.state.play.log.slice(1).map(({ seat, by, at }) => [seat, by, at])).toEqual([
      ['anna', undefined, 1_000_000],
      ['bert', 'anna', 1_000_000],
    ]);
  });

  it('R46 also of a host without a seat, and it is read again', async () => {
    const lone = await openTestTable(house, 'coach');
    await sendTo(lone, hostOf(), payment('bert'));
    const { game, config, log } = lone.state.play;
    const again = await readRecord(house.journal, game, lone.id, config);
    expect([log[1]?.by, again.state.play.log]).toEqual([null, log]);
  });
});

describe('somebody leaves while the table is being asked', () => {
  const overrule = { do: 'overrule', move: payment('anna').act.move } as const;
  const leave = (guest: Guest, seat: string) =>
    sendTo(referee, guest, { type: 'seat', work: { do: 'leave', seat } });

  it('R11 and takes the missing vote along: the yes of all others is enough', async () => {
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, bert, payment('bert'));
    const request = newId();
    await ask(anna, { do: 'undo', to: 0 }, request);
    await vote(bert, request, true);
    expect(head()).toBe(2);
    expect(await leave(carla, 'carla')).toMatchObject({ verdict: 'committed' });
    expect(head()).toBe(0);
    expect(referee.state.requests).toEqual({});
    expect(referee.state.play.log.at(-1)).toMatchObject({ id: request, act: { agreed: ['anna', 'bert'] } });
  });

  it('R11 and a vote that was cast goes too: half against it ends the question', async () => {
    await openAs('strict');
    const request = newId();
    await ask(anna, overrule, request);
    await vote(bert, request, false);
    expect(Object.keys(referee.state.requests)).toEqual([request]);
    await sendTo(referee, host, { type: 'host', work: { do: 'kick', seat: 'carla' } });
    expect(referee.state.requests).toEqual({});
    expect(referee.state.play.log.length).toBe(1);
  });

  it('R11 and a new person in the old seat has a vote of their own', async () => {
    const request = newId();
    await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, bert, payment('bert'));
    await ask(anna, { do: 'undo', to: 0 }, request);
    await vote(bert, request, true);
    await leave(bert, 'bert');
    expect(referee.state.requests[request]?.votes).toEqual({ anna: true });
    await seatedAt(referee, 'bert');
    await vote(carla, request, true);
    expect(head()).toBe(2);
  });

  it('R11 and what they asked themselves is closed; the last to leave decides nothing', async () => {
    await openAs('strict');
    const [first, second] = [newId(), newId()];
    await ask(anna, overrule, first);
    await leave(anna, 'anna');
    expect(referee.state.requests).toEqual({});
    await ask(bert, { do: 'house-rule', rule: 'table/free-move' }, second);
    await leave(carla, 'carla');
    await leave(bert, 'bert');
    expect(referee.state.requests).toEqual({});
    expect(referee.state.play.log.every(({ act }) => act.do === 'setup' || act.do === 'house-rule')).toBe(
      true,
    );
  });

  it('R24 and the table comes back with what came of it', async () => {
    const request = newId();
    await sendTo(referee, anna, payment('anna'));
    await ask(bert, { do: 'undo', to: 0 }, request);
    await vote(anna, request, true);
    await leave(carla, 'carla');
    const again = await readRecord(
      house.journal,
      referee.state.play.game,
      referee.id,
      referee.state.play.config,
    );
    expect(again.damagedAt).toBeNull();
    expect(again.state.play.head).toBe(0);
    expect(again.state.requests).toEqual({});
    expect(again.state.seats['carla']?.taken).toBe(false);
  });
});

describe('two hands at one piece', () => {
  const put = (seat: string, to: string, base: number) =>
    ({
      type: 'propose',
      base,
      act: { do: 'move', move: { type: 'put', seat, piece: 'cert/KHS/1', to } },
    }) as const;

  it('R4 the first drop wins in every mode; whoever has seen it may go on', async () => {
    expect(await sendTo(referee, anna, put('anna', 'seat/anna', 1))).toMatchObject({ verdict: 'flagged' });
    expect(await sendTo(referee, bert, put('bert', 'seat/bert', 1))).toMatchObject({ reason: 'quicker' });
    expect(pieceOf(referee.state.play.table, 'cert/KHS/1')?.at).toBe('seat/anna');
    expect(await sendTo(referee, bert, put('bert', 'seat/bert', 2))).toMatchObject({ verdict: 'flagged' });
  });

  it('R4 a piece that went home because a move was taken back was moved too', async () => {
    await sendTo(referee, anna, put('anna', 'seat/anna', 1));
    await propose(anna, { do: 'undo' });
    await sendTo(referee, anna, payment('anna'));
    expect(await sendTo(referee, bert, put('bert', 'seat/bert', 2))).toMatchObject({ reason: 'quicker' });
    expect(await sendTo(referee, bert, put('bert', 'seat/bert', 3))).toMatchObject({ verdict: 'flagged' });
  });

  it('R4 nobody is in their own way, and other pieces are no matter', async () => {
    await sendTo(referee, anna, put('anna', 'seat/anna', 1));
    expect(await sendTo(referee, anna, put('anna', 'seat/bert', 1))).toMatchObject({ verdict: 'flagged' });
    expect(await sendTo(referee, bert, payment('bert'))).toMatchObject({ verdict: 'flagged' });
  });
});

describe('arrows on the map', () => {
  const arrow = { kind: 'arrow', from: '@1,1', to: '@9,9' } as const;

  it('R21 go with the turn; notes stay', async () => {
    const draw = (mark: string, is: object) =>
      sendTo(referee, anna, { type: 'desk', work: { do: 'mark', mark, is: is as typeof arrow } });
    await draw('one', arrow);
    await draw('two', { kind: 'note', from: '@1,1', text: 'here' });
    await sendTo(referee, anna, payment('anna'));
    expect(Object.keys(referee.state.desk.marks)).toEqual(['anna/one', 'anna/two']);
    const turn = referee.state.play.game.turn(referee.state.play.table)[0]!;
    const who = { anna, bert, carla }[turn as 'anna'];
    const [move] = [...referee.state.play.game.options(referee.state.play.table, turn)].filter(
      ({ type }) => type !== 'pass',
    );
    await sendTo(referee, who, { type: 'propose', base: 2, act: { do: 'move', move: move as never } });
    expect(referee.state.play.game.turn(referee.state.play.table)).not.toEqual([turn]);
    expect(Object.keys(referee.state.desk.marks)).toEqual(['anna/two']);
  });
});
