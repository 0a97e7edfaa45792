import type { Game } from '../../table/game.ts';
import type { ToeClock } from './clock.ts';
import { assign, withdraw } from './moves/assign.ts';
import { audit, mark, target } from './moves/audit.ts';
import { open, pass, raise } from './moves/bid.ts';
import { call } from './moves/call.ts';
import { drawContract, returnContract, take } from './moves/conference.ts';
import { complete, credit } from './moves/credit.ts';
import { done, quit } from './moves/done.ts';
import { blind, buy } from './moves/fair.ts';
import { lay, tidy } from './moves/display.ts';
import { chip, collect, discardVehicle, peek, replace } from './moves/hand.ts';
import { announce, offer, retract, sell } from './moves/offer.ts';
import { give, licence } from './moves/site.ts';
import { choose, premium } from './moves/subsidy.ts';

export const moves = {
  call,
  licence,
  buy,
  blind,
  assign,
  withdraw,
  take,
  draw: drawContract,
  premium,
  choose,
  offer,
  announce,
  retract,
  open,
  raise,
  pass,
  done,
  sell,
  quit,
  audit,
  target,
  mark,
  credit,
  complete,
  tidy,
  lay,
  give,
  return: returnContract,
  collect,
  chip,
  discard: discardVehicle,
  replace,
  peek,
} as const satisfies Game<ToeClock>['moves'];
