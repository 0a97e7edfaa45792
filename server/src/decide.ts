import type { ClientMessage } from '@stellwerk/shared/messages.ts';
import { workAtDesk } from './desk-work.ts';
import { workAsHost } from './host-work.ts';
import { propose } from './proposals.ts';
import { ask, vote } from './questions.ts';
import { rightsOf, sitDown, workOnSeat } from './seats.ts';
import type { Decision, Message, Sender, TableState, World } from './state.ts';
import { no } from './state.ts';

/**
 * What becomes of a message at this table now. Pure: nothing happens before the decision is in the journal.
 */
export function decide(state: TableState, sender: Sender, message: ClientMessage, world: World): Decision {
  if (!rightsOf(state, sender.holder)) return no('link-void');
  switch (message.type) {
    case 'seat':
      return workOnSeat(state, sender, message);
    case 'host':
      return workAsHost(state, sender, message, world.now);
    case 'desk':
      return workAtDesk(state, sender, message, world.now);
    case 'propose':
    case 'ask':
    case 'vote':
      return state.room.closed ? no('table-closed') : playSeated(state, sender, message, world);
  }
}

/** Who has sat down by playing holds the seat's new link from then on. */
function playSeated(
  state: TableState,
  sender: Sender,
  message: Message<'propose' | 'ask' | 'vote'>,
  world: World,
): Decision {
  const seated = sitDown(state, sender.holder);
  const decision = play(seated.state, { ...sender, holder: seated.holder }, message, world);
  return decision.ok === true && seated.holder !== sender.holder
    ? { holder: seated.holder, ...decision }
    : decision;
}

function play(
  state: TableState,
  sender: Sender,
  message: Message<'propose' | 'ask' | 'vote'>,
  world: World,
): Decision {
  switch (message.type) {
    case 'propose':
      return propose(state, sender, message, world);
    case 'ask':
      return ask(state, sender, message, world);
    case 'vote':
      return vote(state, sender, message, world);
  }
}
