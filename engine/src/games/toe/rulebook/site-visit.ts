import type { Example, Group } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 8, site visit: licences for connections. */
export const siteVisit: readonly Group[] = [
  group(
    both('Ortstermin: wie viel', 'Site visit: how much'),
    say(
      'TOE-8.1',
      'Du kaufst Streckenlizenzen für Streckenabschnitte zwischen zwei Städten. An dein Netz anschließen müssen sie nicht.',
      'You buy licences for connections between two cities. They need not touch your own network.',
      { see: ['13'] },
    ),
    say('TOE-8.2', 'Jeder kauft höchstens 2 Streckenabschnitte.', 'Everybody buys at most 2 connections.'),
    say(
      'TOE-8.3',
      'Bonus: Wer den Ortstermin ausruft, kauft bis zu 3.',
      'Bonus: the caller of the site visit buys up to 3.',
    ),
    say(
      'TOE-8.4',
      'Alle Segmente eines Streckenabschnitts (1 bis 5) kaufst du auf einmal.',
      'All segments of a connection (1 to 5) are bought together.',
    ),
  ),
  group(
    both('Ortstermin: was es kostet', 'Site visit: what it costs'),
    say(
      'TOE-8.5',
      'Die erste Trasse kostet 20.000 € je Segment, einmalig an die Bank.',
      'The first track costs 20,000 € a segment, paid once to the bank.',
    ),
    say(
      'TOE-8.6',
      'Das zweite Unternehmen auf einem Abschnitt zahlt das Doppelte, das dritte das Vierfache.',
      'The second company on a connection pays double, the third four times as much.',
    ),
    say(
      'TOE-8.9',
      'Auf jedes Segment kommt ein eigenes Trassenstäbchen; ohne Stäbchen keine Lizenz.',
      'Each segment takes one of your sticks; no sticks, no licence.',
    ),
  ),
  group(
    both('Ortstermin: was gilt', 'Site visit: what holds'),
    say(
      'TOE-8.7',
      'Auf einem Streckenabschnitt haben nur so viele Unternehmen Platz, wie er Trassen hat.',
      'A connection holds only as many companies as it has tracks.',
    ),
    say(
      'TOE-8.8',
      'Jedes Unternehmen hat je Abschnitt höchstens eine Lizenz.',
      'A company has at most one licence per connection.',
      {
        decided: both(
          'Ob ein Unternehmen zwei Trassen halten darf, steht nicht im Heft; nein, denn Trassen sind für mehrere Unternehmen da.',
          'Whether one company may hold two tracks is not said; no, because tracks are there for several companies.',
        ),
      },
    ),
    say(
      'TOE-8.10',
      'Lizenzen gelten bis zum Spielende und dienen beliebig vielen deiner Verträge.',
      'Licences last for the rest of the game and serve any number of your contracts.',
    ),
    say(
      'TOE-8.11',
      'Den Besitzer wechseln Lizenzen nur durch Versteigerung.',
      'Licences change hands only by auction.',
    ),
    say(
      'TOE-8.13',
      'Fahrzeuge weist du in dieser Phase nicht zu.',
      'No vehicles are assigned in this phase.',
    ),
    say(
      'TOE-8.12',
      'Am Ende der Phase rechnest du neu erfüllte Teilstrecken an, wenn der Vertrag ein Triebfahrzeug hat.',
      'At the end of the phase credit sections newly met on contracts with assigned traction.',
    ),
  ),
];

export const siteVisitExamples: readonly Example[] = [
  {
    title: both('Umweg statt zweiter Trasse', 'A detour instead of the second track'),
    text: both(
      'Die zweite Trasse Berlin–Warszawa kostet 3 × 40.000 = 120.000 €. Der Umweg Berlin–Praha–Kraków–Warszawa kostet 4 × 20.000 = 80.000 €. (Die Segmente sind erschlossen.)',
      'The second track Berlin–Warszawa costs 3 × 40,000 = 120,000 €. The detour Berlin–Praha–Kraków–Warszawa costs 4 × 20,000 = 80,000 €. (The segments are reconstructed.)',
    ),
    atoms: ['TOE-8.5', 'TOE-8.6', 'TOE-7.8'],
  },
];
