import type { Choice } from '@stellwerk/engine/table/game.ts';
import { describe, expect, it } from 'vitest';
import { planSteps } from './use-step.ts';

const label = { key: 'x' };
const lay: Choice = { label, move: null, tone: 'plain', hands: 'tile' };
const station: Choice = { label, move: null, tone: 'plain', hands: 'token/KHS' };
const run: Choice = { label, move: { type: 'run', seat: 'anna' }, tone: 'main', routes: 'routes' };
const done: Choice = { label, move: { type: 'done', seat: 'anna' }, tone: 'main' };
const steps = (now: string) => ({
  kind: 'steps' as const,
  id: 'steps',
  role: 'step' as const,
  title: label,
  steps: ['track', 'station', 'run', 'trains'].map((id) => ({ id, label })),
  now,
});

describe('the steps of a turn on the Now card', () => {
  it('come one after the other, as the title tells them apart', () => {
    const told = [
      { ...lay, step: 'track' },
      { ...station, step: 'station' },
      { ...run, step: 'run' },
    ];
    const plan = planSteps(steps('track'), told);
    expect(plan.used).toEqual(['track', 'station', 'run']);
    expect(told.map(plan.stepOf)).toEqual(['track', 'station', 'run']);
  });
  it('begin with the first one that has something to do', () => {
    expect(planSteps(steps('track'), [{ ...run, step: 'run' }]).used).toEqual(['run']);
  });
  it('are hands first and the run after them where the title says nothing', () => {
    expect(planSteps(steps('track'), [lay, station, run]).used).toEqual(['track', 'station']);
    expect(planSteps(steps('run'), [run]).used).toEqual(['run']);
  });
  it('leave what belongs to none of them in all of them', () => {
    expect(planSteps(steps('trains'), [done]).stepOf(done)).toBeNull();
    expect(planSteps(null, [lay]).stepOf(lay)).toBeNull();
  });
});
