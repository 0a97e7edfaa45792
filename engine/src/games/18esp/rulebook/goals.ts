import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §6 and §6.1: goals, capital, locked markers. */
export const goals: readonly Section[] = [
  {
    section: '6',
    title: both('Mehr zur Operationsrunde', 'More on operating rounds'),
    lead: both(
      'Zwei Dinge machen große Gesellschaften stark: erreichte Ziele und der Weg über das Gebirge.',
      'Two things make majors strong: goals reached and the way across the mountains.',
    ),
    groups: [],
  },
  {
    section: '6.1',
    title: both('Ziele', 'Goals'),
    lead: both(
      'Wer vor Phase 5 startet, beginnt mit wenig. Drei Ziele bringen den Rest: Kapital und Bahnhofsmarker.',
      'Whoever starts before phase 5 begins with little. Three goals bring the rest: capital and station markers.',
    ),
    groups: [],
  },
  {
    section: '6.1.1',
    title: both('Welche Ziele es gibt', 'Which goals there are'),
    lead: both(
      'Ein Ziel hängt am Gleis, zwei hängen an einer Fahrt.',
      'One goal is about track, two are about running a train.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-6.1.1.01',
          'Große Gesellschaften, die vor Phase 5 gestartet sind, haben drei Ziele in beliebiger Folge: Destination, rote Fernverbindung, Hafen. Kleine haben keine.',
          'Majors started before phase 5 have three goals, in any sequence: destination, red area, port. Minors have none.',
        ),
        say(
          'ESP-6.1.1.02',
          'Destination: Heimatbahnhof und Destination sind durch Gleis verbunden. Fremde Marker stören dabei nicht, und eine Lok braucht es nicht.',
          'Destination: home station and destination are connected by track. Foreign markers are ignored, and no train is needed.',
          {
            decided: both(
              'Wann das geprüft wird, fehlt; wir sehen zu Beginn des Zuges und nach jedem Bau nach, Kapital und Marker sind sofort zu gebrauchen.',
              'When this is checked is not said; we look at the start of the turn and after every building action, and capital and marker can be used at once.',
            ),
          },
        ),
        say(
          'ESP-6.1.1.03',
          'Rote Fernverbindung: Eine Lok fährt zu einer. Hafen: Eine Lok fährt eine Route mit einem Hafen.',
          'Red area: a train runs to one. Port: a train runs a route with a port.',
          {
            decided: both(
              'Für rote Fernverbindungen und die Häfen K3 und F34 ist kein gelber Wert bekannt; sie bringen in der gelben Phase 0, das Ziel zählt trotzdem.',
              'No yellow value is known for red areas and the ports K3 and F34; they bring 0 in the yellow phase, and the goal counts all the same.',
            ),
          },
        ),
        say(
          'ESP-6.1.1.04',
          'Jedes Ziel zählt einmal und bringt Kapital und einen freigeschalteten Marker.',
          'Each goal counts once and gives capital and one unlocked marker.',
        ),
      ),
    ],
  },
  {
    section: '6.1.2',
    title: both('Kapitalisierung', 'Capital'),
    lead: both(
      'Nicht welches Ziel, sondern das wievielte bestimmt den Betrag.',
      'The amount goes by first, second and third, not by which goal it is.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-6.1.2.01',
          'Die Bank zahlt für das erste Ziel 1 ×, für das zweite 2 ×, für das dritte 3 × den Ausgabekurs, gleich welches es ist.',
          'The bank pays 1 × par for the first goal, 2 × for the second, 3 × for the third, whichever they are.',
        ),
        say(
          'ESP-6.1.2.02',
          'Wer ab Phase 5 startet, braucht 60 % verkaufte Aktien, bekommt sofort 10 × Ausgabekurs und alle Marker und hat keine Ziele.',
          'A major started from phase 5 on needs 60% sold, gets 10 × par and all markers at once, and has no goals.',
          { see: ['4.3.2'] },
        ),
      ),
    ],
  },
  {
    section: '6.1.3',
    title: both('Bahnhofsmarker freischalten', 'Unlocking markers'),
    lead: both(
      'Gesperrte Marker liegen oben auf dem Besitzbogen und rutschen nach und nach herunter.',
      'Locked markers lie at the top of the charter and slide down one by one.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-6.1.3.01',
          'Am Anfang gibt es den Heimatmarker und einen für 50. Jedes Ziel schaltet einen gesperrten Marker frei; alle kosten 50.',
          'At the start there are the home marker and one at 50. Each goal moves one locked marker to the available ones; all cost 50.',
        ),
      ),
    ],
  },
];
