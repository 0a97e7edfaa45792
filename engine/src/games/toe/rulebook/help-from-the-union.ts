import type { Example, Group } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 8, development premium and state aid: what the EU gives. */
export const helpFromTheUnion: readonly Group[] = [
  group(
    both('Erschließungsprämie', 'Development premium'),
    say(
      'TOE-8.60',
      'Du bekommst 10.000 € für jede Stadt, die deine Lizenzen mit mindestens einer anderen verbinden; jede Stadt zählt einmal.',
      'You get 10,000 € for each city joined to at least one other city by your licences; each city counts once.',
      { see: ['TOE-13.2'] },
    ),
    say(
      'TOE-8.61',
      'Bonus: Wer die Erschließungsprämie ausruft, bekommt 20.000 € mehr, sonst niemand.',
      'Bonus: the caller of the development premium gets 20,000 € more; nobody else does.',
    ),
  ),
  group(
    both('Staatshilfen', 'State aid'),
    say(
      'TOE-8.62',
      'Wer die Bank hat, zieht 2 Lokomotiven und so viele Wagen, wie Personen mitspielen.',
      'The banker draws 2 locomotives and as many wagons as there are players.',
    ),
    say(
      'TOE-8.63',
      'Gleiche Fahrzeuge darf die Auswahl nicht enthalten; eines davon wird zufällig ausgetauscht.',
      'There are no two identical vehicles in the selection; one of them is exchanged at random.',
    ),
    say(
      'TOE-8.64',
      'Bonus: Wer die Staatshilfen ausruft, wählt zuerst; dann geht es im Uhrzeigersinn.',
      'Bonus: the caller of state aid chooses first, then it goes clockwise.',
    ),
    say(
      'TOE-8.65',
      'Jeder bekommt genau ein Fahrzeug, kostenlos.',
      'Everybody gets exactly one vehicle, free of charge.',
    ),
    say('TOE-8.66', 'Wählen ist Pflicht.', 'Choosing is compulsory.'),
    say(
      'TOE-8.67',
      'Die 2 übrigen Fahrzeuge kommen auf die Ablagestapel.',
      'The 2 left-over vehicles go to the discard piles.',
    ),
    say('TOE-8.68', 'Zugewiesen wird bei den Staatshilfen nichts.', 'Nothing is assigned during state aid.', {
      see: ['TOE-13.5'],
    }),
  ),
];

export const stateAidExamples: readonly Example[] = [
  {
    title: both('Staatshilfen zu dritt', 'State aid with three'),
    text: both(
      'Anna ruft aus, Chloé hat die Bank und zieht 2 Lokomotiven und 3 Wagen. Anna, Bob und Chloé wählen je ein Fahrzeug, 2 bleiben übrig.',
      'Anna calls, Chloé has the bank and draws 2 locomotives and 3 wagons. Anna, Bob and Chloé choose one vehicle each, 2 are left.',
    ),
    atoms: ['TOE-8.62', 'TOE-8.64', 'TOE-8.67'],
  },
];
