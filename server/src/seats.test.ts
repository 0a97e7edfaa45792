import { beforeEach, describe, expect, it } from 'vitest';
import type { HostWork, SeatWork } from '@stellwerk/shared/messages.ts';
import type { Guest } from './batch.ts';
import type { Referee } from './referee.ts';
import { rightsOf } from './seats.ts';
import {
  hostOf,
  openHouse,
  openTestTable,
  payment,
  seatedAt,
  sendTo,
  strangerOf,
  watcherOf,
} from './testing.ts';

const house = openHouse();
let referee: Referee;
const host = hostOf();
beforeEach(async () => {
  referee = await openTestTable(house, 'free');
});
const seat = (guest: Guest, work: SeatWork, id?: string) =>
  sendTo(referee, guest, { type: 'seat', work }, id);
const manage = (guest: Guest, work: HostWork) => sendTo(referee, guest, { type: 'host', work });
const move = (guest: Guest, name: string) => sendTo(referee, guest, payment(name));
const isVoid = (guest: Guest): boolean => rightsOf(referee.state, guest.holder) === null;

describe('seats', () => {
  it('R15 are taken by one person, who gets a token for them', async () => {
    const first = strangerOf();
    const answer = await seat(first, { do: 'claim', seat: 'anna', name: ' <i>Anna</i> ', colour: 'teal' });
    expect(house.tokens.check(referee.id, answer.token)).toEqual(first.holder);
    expect(referee.state.seats['anna']).toMatchObject({ name: '<i>Anna</i>', colour: 'teal', taken: true });
    expect(await seat(strangerOf(), { do: 'claim', seat: 'anna' })).toMatchObject({ reason: 'seat-taken' });
    expect(await seat(strangerOf(), { do: 'claim', seat: 'nobody' })).toMatchObject({
      reason: 'no-such-seat',
    });
    expect(await seat(watcherOf(), { do: 'claim', seat: 'bert' })).toMatchObject({ reason: 'watching-only' });
  });

  it('R15 have a colour each: a free seat gives its own away, a taken one keeps it', async () => {
    const colours = () => ['anna', 'bert', 'carla'].map((name) => referee.state.seats[name]!.colour);
    expect(colours()).toEqual(['red', 'blue', 'violet']);
    await seat(strangerOf(), { do: 'claim', seat: 'anna', colour: 'blue' });
    expect(colours()).toEqual(['blue', 'red', 'violet']);
    const bert = strangerOf();
    await seat(bert, { do: 'claim', seat: 'bert', colour: 'blue' });
    expect(colours()).toEqual(['blue', 'red', 'violet']);
    await seat(bert, { do: 'card', seat: 'bert', colour: 'gray' });
    expect(colours()).toEqual(['blue', 'gray', 'violet']);
  });

  it('R15 void the link that lies around once they are taken', async () => {
    const byLink: Guest = { who: 'anna', holder: { kind: 'seat', seats: [{ index: 0, generation: 0 }] } };
    expect(isVoid(byLink)).toBe(false);
    await seatedAt(referee, 'anna');
    expect(isVoid(byLink)).toBe(true);
  });

  it('R15 are taken by whoever plays by their link, and then have a vote', async () => {
    const byLink: Guest = { who: 'bert', holder: { kind: 'seat', seats: [{ index: 1, generation: 0 }] } };
    expect(await move(byLink, 'bert')).toMatchObject({ verdict: 'committed' });
    expect(referee.state.seats['bert']).toMatchObject({ taken: true, link: 1, by: 0 });
    expect(byLink.holder).toEqual({ kind: 'seat', seats: [{ index: 1, generation: 1 }] });
    expect(await sendTo(referee, byLink, { type: 'propose', base: 0, act: { do: 'undo' } })).toMatchObject({
      n: 2,
    });
    expect(await move(host, 'bert')).toMatchObject({ reason: 'not-your-seat' });
  });

  it('R47 have a name each: the second Anna is told apart', async () => {
    const first = await seatedAt(referee, 'anna');
    await sendTo(referee, first, { type: 'seat', work: { do: 'card', seat: 'anna', name: 'Alex' } });
    const second = await seatedAt(referee, 'bert');
    await sendTo(referee, second, { type: 'seat', work: { do: 'card', seat: 'bert', name: ' alex' } });
    await sendTo(referee, second, { type: 'seat', work: { do: 'card', seat: 'bert', name: 'Alex' } });
    expect(['anna', 'bert'].map((seat) => referee.state.seats[seat]?.name)).toEqual(['Alex', 'Alex 2']);
  });
  it('R21 have names that are text, without tricks', async () => {
    const anna = await seatedAt(referee, 'anna');
    await seat(anna, { do: 'card', seat: 'anna', name: ' <b>\u202Eevil\u0007</b>\n ' });
    expect(referee.state.seats['anna']!.name).toBe('<b>evil</b>');
  });

  it('R2 are played by their own people only', async () => {
    const anna = await seatedAt(referee, 'anna');
    await seatedAt(referee, 'bert');
    expect(await move(anna, 'anna')).toMatchObject({ verdict: 'committed' });
    for (const [guest, name] of [
      [anna, 'bert'],
      [strangerOf(), 'anna'],
      [watcherOf(), 'carla'],
      [host, 'anna'],
    ] as const)
      expect(await move(guest, name)).toMatchObject({ reason: 'not-your-seat' });
  });

  it('R16 are left and handed over; whoever had them has no key any more', async () => {
    const anna = await seatedAt(referee, 'anna');
    const twin: Guest = { who: 'anna', holder: anna.holder };
    const answer = await seat(anna, { do: 'hand-over', seat: 'anna' });
    expect(isVoid(twin)).toBe(true);
    expect(Object.keys(answer.links!)).toEqual(['seats']);
    expect(anna.holder).toEqual({ kind: 'join', generation: 0 });
    const next = house.tokens.check(referee.id, answer.links!.seats['anna'])!;
    expect(await move({ who: 'anna', holder: next }, 'anna')).toMatchObject({ verdict: 'committed' });
    expect(await seat(anna, { do: 'leave', seat: 'anna' })).toMatchObject({ reason: 'not-your-seat' });
  });

  it('R17 may be several for one person', async () => {
    const anna = await seatedAt(referee, 'anna');
    await seat(anna, { do: 'claim', seat: 'carla' });
    expect(await move(anna, 'anna')).toMatchObject({ verdict: 'committed' });
    expect(await move(anna, 'carla')).toMatchObject({ verdict: 'committed' });
    await seat(anna, { do: 'leave', seat: 'anna' });
    expect(await move(anna, 'carla')).toMatchObject({ verdict: 'committed' });
    expect(await move(anna, 'anna')).toMatchObject({ reason: 'not-your-seat' });
  });

  it('R18 are the host’s as long as nobody took them', async () => {
    expect(await move(host, 'bert')).toMatchObject({ verdict: 'committed' });
    await seatedAt(referee, 'bert');
    expect(await move(host, 'bert')).toMatchObject({ reason: 'not-your-seat' });
    await seat(host, { do: 'claim', seat: 'carla', name: 'Me' });
    expect(referee.state.seats['carla']).toMatchObject({ host: true, taken: true });
    expect(await move(host, 'carla')).toMatchObject({ verdict: 'committed' });
  });

  it('R15 are claimed again with the same id by the same person, whose answer was lost', async () => {
    const work = { do: 'claim', seat: 'anna' } as const;
    const first = await sendTo(referee, strangerOf(), { type: 'seat', work }, 'the-claim');
    const again = await sendTo(referee, strangerOf(), { type: 'seat', work }, 'the-claim');
    expect(again.token).toBe(first.token);
  });
});

describe('the host', () => {
  it('R19 rotates links; old ones are void', async () => {
    const anna = await seatedAt(referee, 'anna');
    expect(await manage(anna, { do: 'links' })).toMatchObject({ reason: 'not-host' });
    const { links } = await manage(host, { do: 'links' });
    expect(Object.keys(links!.seats)).toEqual(['bert', 'carla']);
    await manage(host, { do: 'rotate', link: 'seat', seat: 'anna' });
    await manage(host, { do: 'rotate', link: 'join' });
    await manage(host, { do: 'rotate', link: 'watch' });
    expect([anna, strangerOf(), watcherOf()].map(isVoid)).toEqual([true, true, true]);
    expect(await move(anna, 'anna')).toMatchObject({ reason: 'link-void' });
    const mine = hostOf();
    await manage(mine, { do: 'rotate', link: 'host' });
    expect(isVoid(hostOf())).toBe(true);
    expect(await manage(mine, { do: 'name', name: 'Friday' })).toMatchObject({ verdict: 'committed' });
    expect(referee.state.room.name).toBe('Friday');
  });

  it('R19 asks somebody to leave the table', async () => {
    const anna = await seatedAt(referee, 'anna');
    await manage(host, { do: 'kick', seat: 'anna' });
    expect(isVoid(anna)).toBe(true);
    expect(referee.state.seats['anna']!.taken).toBe(false);
    const { chat } = referee.state.desk;
    expect(chat.at(-1)).toMatchObject({ name: 'anna', event: { do: 'put-out', seat: 'anna' } });
    // Nobody sat there: nobody need hear of it.
    await manage(host, { do: 'rotate', link: 'seat', seat: 'carla' });
    expect(referee.state.desk.chat).toHaveLength(chat.length);
  });

  it('R15 has no key to a seat that was taken by the link that the host made', async () => {
    const { links } = await manage(host, { do: 'links' });
    const kept: Guest = { who: 'g-3', holder: house.tokens.check(referee.id, links!.seats['anna'])! };
    const anna: Guest = { ...kept };
    const claimed = await seat(anna, { do: 'claim', seat: 'anna' }, 'the-claim');
    expect(await move(anna, 'anna')).toMatchObject({ verdict: 'committed' });
    expect(await move(kept, 'anna')).toMatchObject({ reason: 'not-your-seat' });
    expect(await seat(kept, { do: 'claim', seat: 'anna' })).toMatchObject({ reason: 'seat-taken' });
    // Whoever made the claim and lost the answer comes in by the old link, and asks again.
    expect(isVoid(kept)).toBe(false);
    const again = await seat({ ...kept }, { do: 'claim', seat: 'anna' }, 'the-claim');
    expect(again.token).toBe(claimed.token);
    await manage(host, { do: 'kick', seat: 'anna' });
    expect([anna, kept].map(isVoid)).toEqual([true, true]);
  });

  it('R20 closes the table: no more moves, chat goes on', async () => {
    const anna = await seatedAt(referee, 'anna');
    await manage(host, { do: 'close', closed: true });
    expect(await move(anna, 'anna')).toMatchObject({ reason: 'table-closed' });
    const said = await sendTo(referee, anna, { type: 'desk', work: { do: 'say', text: 'Good game' } });
    expect(said).toMatchObject({ verdict: 'committed' });
    await manage(host, { do: 'close', closed: false });
    expect(await move(anna, 'anna')).toMatchObject({ verdict: 'committed' });
  });
});

describe('the desk', () => {
  it('R21 keeps a line with its true author, as text, and forgets the oldest', async () => {
    const anna = await seatedAt(referee, 'anna');
    const say = (guest: Guest, text: string, name?: string) =>
      sendTo(referee, guest, { type: 'desk', work: { do: 'say', text, ...(name ? { seat: name } : {}) } });
    expect(await say(anna, 'I am bert', 'bert')).toMatchObject({ reason: 'not-your-seat' });
    expect(await say(watcherOf(), 'hello')).toMatchObject({ reason: 'watching-only' });
    await Promise.all(Array.from({ length: 320 }, (_, i) => say(anna, `<script>${i}</script>`)));
    const { chat } = referee.state.desk;
    expect(chat).toHaveLength(300);
    expect(chat.at(-1)).toMatchObject({ who: 'anna', name: 'anna', text: '<script>319</script>' });
  });

  it('R21 has room for so many marks a person, and they are their own', async () => {
    const anna = await seatedAt(referee, 'anna');
    const bert = await seatedAt(referee, 'bert');
    const is = { kind: 'ring', from: 'A1' } as const;
    const mark = (guest: Guest, name: string) =>
      sendTo(referee, guest, { type: 'desk', work: { do: 'mark', mark: name, is } });
    for (let i = 0; i < 40; i++) await mark(anna, `m${i}`);
    expect(await mark(anna, 'one-more')).toMatchObject({ reason: 'desk-full' });
    expect(await mark(bert, 'm0')).toMatchObject({ verdict: 'committed' });
    await sendTo(referee, anna, { type: 'desk', work: { do: 'wipe' } });
    expect(Object.keys(referee.state.desk.marks)).toEqual(['bert/m0']);
  });
});
