import { commandFor, COMMANDS } from '../keys/commands.ts';
import { handle } from './handle.ts';

/** The handle of a table that hears commands, by their name or by their key. */
export const commanding = {
  ...handle,
  command: (id: string): void => (COMMANDS.find((command) => command.id === id) ?? commandFor(id))?.run(),
};
