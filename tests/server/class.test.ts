import { loadLessons } from '@stellwerk/engine/games/registry.ts';
import { readDesk } from '@stellwerk/shared/desk.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from './lib/player.ts';
import { join } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';

const [track] = await loadLessons('18te');
const folder = scratch();
const ENV = { DATA: folder.path, LIMIT_CREATIONS: '1000' };
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(ENV);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const lessonOf = (player: Player) => readDesk(player.desk).lesson;
const pupilsOf = (player: Player) =>
  Object.values(readDesk(player.desk).pupils).map(({ name, at, wrong }) => ({ name, at, wrong }));
const learn = (player: Player, key: string, name: string, at: number, wrong = 0) =>
  player.send({
    type: 'desk',
    work: { do: 'learn', key, name, at, isDone: false, wrong, way: [[{ type: 'pass', seat: 'anna' }]] },
  });

describe('a class', () => {
  it('R45 gets its lesson with the table, and its teacher sees who is where, also after a restart', async () => {
    const made = await createTable(server.url, { game: '18te', lesson: track });
    const teacher = await join(server.url, made.id, made.links.host);
    const pia = await join(server.url, made.id, made.links.join);
    const paul = await join(server.url, made.id, made.links.join);
    expect(lessonOf(pia)).toEqual({ file: track, lead: null });
    expect(await learn(pia, 'key-of-pia', ' Pia\u202E ', 2)).toMatchObject({ verdict: 'committed' });
    await learn(paul, 'key-of-paul', 'Paul', 1, 3);
    await teacher.until(() => pupilsOf(teacher).length === 2, 'two pupils');
    expect(pupilsOf(teacher)).toEqual(
      expect.arrayContaining([
        { name: 'Pia', at: 2, wrong: 0 },
        { name: 'Paul', at: 1, wrong: 3 },
      ]),
    );
    // Nobody finds the keys in what everybody reads.
    expect(JSON.stringify(readDesk(teacher.desk).pupils)).not.toContain('key-of');

    // On another socket she is still Pia; with another key one is somebody else.
    pia.leave();
    const again = await join(server.url, made.id, made.links.join);
    await learn(again, 'key-of-pia', 'Pia', 4);
    await teacher.until(() => pupilsOf(teacher).some(({ at }) => at === 4), 'Pia going on');
    expect(pupilsOf(teacher)).toHaveLength(2);

    for (const player of [teacher, paul, again]) player.leave();
    await server.stop();
    server = await startProcess(ENV);
    const later = await join(server.url, made.id, made.links.host);
    expect(lessonOf(later)).toEqual({ file: track, lead: null });
    expect(pupilsOf(later).map(({ at }) => at)).toEqual([4, 1]);
    later.leave();
  });

  it('R45 is led by its teacher only, and watchers do not take part', async () => {
    const made = await createTable(server.url, { game: '18te', lesson: track });
    const teacher = await join(server.url, made.id, made.links.host);
    const pia = await join(server.url, made.id, made.links.join);
    const watcher = await join(server.url, made.id, made.links.watch);
    expect(await pia.send({ type: 'desk', work: { do: 'lead', at: 3 } })).toMatchObject({
      reason: 'not-host',
    });
    await teacher.send({ type: 'desk', work: { do: 'lead', at: 3 } });
    await pia.until(() => lessonOf(pia)?.lead === 3, 'the lead');
    expect(await learn(watcher, 'key-of-nobody', 'W', 1)).toMatchObject({ reason: 'watching-only' });
    for (const player of [teacher, pia, watcher]) player.leave();
  });

  it('R45 works only where there is a lesson, and a lesson is one of that title', async () => {
    const plain = await createTable(server.url);
    const host = await join(server.url, plain.id, plain.links.host);
    expect(await host.send({ type: 'desk', work: { do: 'lead', at: 1 } })).toMatchObject({
      reason: 'bad-shape',
    });
    expect(await learn(host, 'key-of-host', 'H', 1)).toMatchObject({ reason: 'bad-shape' });
    host.leave();
    const post = async (lesson: unknown) => {
      const seats = ['anna', 'bert'].map((seat) => ({ seat }));
      const answer = await fetch(`${server.url}/api/tables`, {
        method: 'POST',
        body: JSON.stringify({ game: '18te', seats, lesson }),
      });
      return [answer.status, ((await answer.json()) as { place?: string }).place];
    };
    expect(await post({ ...track, game: 'toe' })).toEqual([400, 'lesson.game']);
    expect(await post({ ...track, steps: [{ title: 'x' }] })).toEqual([400, 'lesson.steps[0].title']);
    expect(await post({ ...track, script: 'alert(1)' })).toEqual([400, 'lesson.script']);
  });
});
