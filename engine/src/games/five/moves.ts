import { buy } from './moves/buy.ts';
import { done } from './moves/done.ts';
import { found } from './moves/found.ts';
import { lay } from './moves/lay.ts';
import { pass } from './moves/pass.ts';
import { run } from './moves/run.ts';
import { train } from './moves/train.ts';

export const moves = { found, buy, pass, lay, run, train, done };
