import type { Group } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 8, conference room: new contracts. */
export const conferenceRoom: readonly Group[] = [
  group(
    both('Konferenzraum: wie viel', 'Conference room: how much'),
    say('TOE-8.31', 'Jeder nimmt höchstens 1 neuen Vertrag an.', 'Everybody takes at most 1 new contract.'),
    say(
      'TOE-8.32',
      'Bonus: Wer den Konferenzraum ausruft, nimmt bis zu 2.',
      'Bonus: the caller of the conference room takes up to 2.',
    ),
    say('TOE-8.33', 'Die Steuer rückt den Spielstein sofort zurück.', 'Tax moves the marker back at once.'),
    say(
      'TOE-8.34',
      'Subventions-Chips bleiben auf dem Vertrag; jeder rückt den Spielstein sofort 1 Feld vor.',
      'Subsidy chips stay on the contract; each moves the marker 1 field forward at once.',
    ),
  ),
  group(
    both('Konferenzraum: verdeckt', 'Conference room: unseen'),
    say(
      'TOE-8.35',
      'Statt eines offenen Vertrags darfst du ungesehen den obersten vom Stapel nehmen: Er bekommt 1 Chip (+10k), du bekommst 50.000 € von der Bank.',
      'Instead of an open contract you may take the top card of the pile unseen: it gets 1 chip (+10k), and you get 50,000 € from the bank.',
    ),
    say(
      'TOE-8.36',
      'Die 50.000 € und den Chip gibt es nur für verdeckte Verträge.',
      'The 50,000 € and the free chip are for unseen contracts only.',
    ),
    say(
      'TOE-8.37',
      'Einen verdeckt genommenen Vertrag musst du behalten.',
      'A contract taken unseen must be kept.',
    ),
  ),
  group(
    both('Konferenzraum: was gilt', 'Conference room: what holds'),
    say(
      'TOE-8.38',
      'Neue Verträge und Chips werden erst am Rundenende ausgelegt.',
      'No new contracts or chips are laid out before the end of the round.',
    ),
    say('TOE-8.39', 'Auch hier weist niemand Fahrzeuge zu.', 'No vehicles are assigned here either.', {
      see: ['TOE-8.27'],
    }),
  ),
];
