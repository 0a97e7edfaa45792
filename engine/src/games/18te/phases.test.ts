import { describe, expect, it } from 'vitest';
import { companyPlace, DEPOT, OUT, trainOf } from '../../rail/ids.ts';
import type { Asked } from '../../table/guide.ts';
import { piecesAt } from '../../table/places.ts';
import { say } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';
import { Scene } from './testing.ts';

const words = { ...game.words, ...guide.words };

/** Everything that the table says about something, a line each. */
function told(table: TeTable, about: Asked): readonly string[] {
  const { title, lines, more } = guide.answers(table, about)!;
  return [
    say(words, 'en', title),
    ...lines.map((line) => say(words, 'en', line)),
    ...more.map(({ name, value }) => `${say(words, 'en', name)}: ${say(words, 'en', value)}`),
  ];
}

/** The first 4 has been bought: all 2 are scrapped, the 3 are sold out. */
function phaseFour(): TeTable {
  const scene = new Scene().founded('KHS', 'anna').clock({ phase: '4' });
  for (const train of piecesAt(scene.table, DEPOT)) {
    if (trainOf(train) === '2') scene.do({ put: train, at: OUT });
    if (trainOf(train) === '3') scene.do({ put: train, at: companyPlace('KHS'), side: '2+2' });
  }
  return scene.train('KHS', '4').operating('KHS', 'trains').table;
}

describe('what phases bring and scrap', () => {
  it('the last phase scraps nothing', () => {
    const last = told(new Scene().table, { role: 'phase', step: '5' });
    expect(last).toContain('Ends with: it is the last one');
    expect(last.join()).not.toContain('rust');
  });
  it('a phase that is over says what ended it, and not what is still to be sold before', () => {
    const past = told(phaseFour(), { role: 'phase', step: '3' });
    expect(past).toContain('Ended with: the first 4');
    expect(past).toContain('Then: all 2 have rusted');
    expect(past.join()).not.toContain('before it');
  });
  it('the train that ends it may be the next one of the stack', () => {
    const scene = new Scene();
    for (const train of piecesAt(scene.table, DEPOT))
      if (trainOf(train) === '2') scene.do({ put: train, at: companyPlace('KHS') });
    expect(told(scene.table, { role: 'phase', step: '2' }).join()).toContain('which is next');
  });
});

describe('a kind of train', () => {
  it('that is scrapped is out of the game, and nobody is offered it', () => {
    for (const about of [{ kindOf: 'train/2/1' }, { piece: 'train/2/1' }]) {
      const said = told(phaseFour(), about);
      expect(said).toContain('Out of the game.');
      expect(said.join()).not.toMatch(/To be had|If bought|Rusts with/);
    }
  });
  it('that is sold out has both of its sides, whoever owns the last ones', () => {
    const said = told(phaseFour(), { kindOf: 'train/3/1' });
    expect(said[0]).toBe('3 / 2+2');
    expect(said).toContain('None left in the stack.');
    expect(said.join()).not.toContain('Belongs');
  });
  it('that is on sale counts its stack, although the first one is gone', () => {
    expect(told(phaseFour(), { kindOf: 'train/4/1' }).join()).toMatch(/\d left, then come the Ds/);
  });
});
