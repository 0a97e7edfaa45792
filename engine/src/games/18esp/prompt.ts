import { choicesFrom } from '../../table/choices.ts';
import type { Prompt } from '../../table/game.ts';
import type { Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { buildChoices } from './choices/build.ts';
import { operateChoices } from './choices/operate.ts';
import { playerChoices } from './choices/player.ts';
import { offerParams } from './moves/answer.ts';
import { options } from './options.ts';
import { awaitsHome, overLimit, treasury, turn } from './readers.ts';

/** What is to do now, in one imperative sentence, and the choices of one seat. */
export function prompt(table: EspTable, seat: Seat | null): Prompt {
  const plan = { ...playerChoices(table), ...buildChoices(table), ...operateChoices(table) };
  const choices = seat === null ? [] : choicesFrom(options(table, seat), plan);
  const seats = turn(table);
  return { seats, text: sentence(table, seats), where: where(table), choices };
}

function where({ clock }: EspTable): readonly Phrase[] {
  const round = phrase(`18esp/round/${clock.round}`, { set: clock.set, or: clock.or });
  const places = [round, phrase('18esp/phase', { phase: clock.phase })];
  return clock.round === 'OR' && clock.operating !== null
    ? [...places, phrase(`18esp/step/${clock.step}`)]
    : places;
}

function sentence(table: EspTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats.join(', ');
  if (clock.round === 'end') return phrase('18esp/now/end');
  const over = overLimit(table);
  if (over.length > 0) return phrase('18esp/now/discard', { seat, company: over.join(', ') });
  if (clock.parDue) return phrase('18esp/now/par', { seat, company: clock.parDue.company });
  if (clock.round === 'auction') return auctionSentence(table, seat);
  if (clock.round === 'SR') return stockSentence(table, seat);
  if (clock.offer)
    return phrase(`18esp/now/offer-${clock.offer.kind}`, { seat, ...offerParams(table, clock.offer) });
  if (clock.vacancy) return phrase('18esp/now/vacancy', { seat, ...clock.vacancy });
  if (clock.operating === null) return phrase('18esp/now/go-on', { seat });
  const key = clock.step === 'build' && awaitsHome(table, clock.operating) ? 'home' : clock.step;
  return phrase(`18esp/now/${key}`, {
    seat,
    company: clock.operating,
    treasury: treasury(table, clock.operating),
  });
}

function auctionSentence({ clock }: EspTable, seat: Seat): Phrase {
  const { lot } = clock;
  if (lot === null) return phrase('18esp/now/go-on', { seat });
  const params = { seat, private: lot.private, price: lot.price, bid: lot.bid };
  return lot.bidder === null
    ? phrase('18esp/now/open', params)
    : phrase('18esp/now/bid', { ...params, bidder: lot.bidder });
}

function stockSentence({ clock }: EspTable, seat: Seat): Phrase {
  if (clock.repaid) return phrase('18esp/now/repaid', { seat });
  return phrase(clock.sold ? '18esp/now/sold' : '18esp/now/trade', { seat });
}
