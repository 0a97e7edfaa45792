import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapters 4 to 6: rounds, the two kinds of money, calling phases. */
export const course: readonly Section[] = [
  {
    section: '4',
    title: both('Verlauf des Spiels', 'Course of the game'),
    lead: both(
      'Ein Geschäftsjahr ist eine Runde. Ihr bestimmt selbst, was darin geschieht, indem ihr Phasen ausruft.',
      'A business year is a round. You decide yourselves what happens in it by calling phases.',
    ),
    groups: [
      group(
        both('Eine Runde', 'A round'),
        say(
          'TOE-4.1',
          'In jeder Runde (einem Geschäftsjahr) ruft ihr nacheinander Phasen aus; wer den Vorsitz hat, beginnt.',
          'In each round (a business year) you call phases one after another, the chair first.',
          { see: ['6'] },
        ),
        say(
          'TOE-4.2',
          'Alle spielen jede ausgerufene Phase. Wer sie ausgerufen hat, bekommt ihren Bonus.',
          'Everybody plays every called phase. Whoever called it gets its bonus.',
        ),
        say(
          'TOE-4.3',
          'Je Runde gibt es 3 Phasen bei 2 oder 3 Personen, 4 Phasen bei 4 Personen.',
          'There are 3 phases a round with 2 or 3 players, 4 phases with 4 players.',
        ),
        say(
          'TOE-4.4',
          'Nach der letzten Phase wandert der Vorsitz im Uhrzeigersinn, die Phasenkarten kommen zurück, der Gewinn wird ausgezahlt, und der neue Vorsitz beginnt die nächste Runde.',
          'After the last phase the chair moves clockwise, the phase cards return, profit is paid, and the new chair opens the next round.',
          { see: ['9'] },
        ),
      ),
      group(
        both('Wie lange', 'How long'),
        say(
          'TOE-4.5',
          'Vereinbart vorher, wie viele Verträge das Spiel beenden: 3 (etwa 60 Minuten), 4 bis 5 (90), 6 oder mehr (ab 100); zu zweit etwa 45, 60 oder ab 75 Minuten.',
          'Agree beforehand how many contracts end the game: 3 (about 60 minutes), 4 to 5 (90), 6 or more (100 and up); with 2 players about 45, 60 or 75 and up.',
        ),
        say('TOE-4.6', 'Weniger als 3 dürfen es nicht sein.', 'The agreed number is at least 3.', {
          see: ['10'],
        }),
        say(
          'TOE-4.7',
          'Erreicht jemand die vereinbarte Zahl, ist das Ende eingeläutet.',
          'When somebody reaches the agreed number, the end is triggered.',
        ),
        say(
          'TOE-4.8',
          'Variante „ohne feste Zahl“: Das Ende kommt erst, wenn jemand kein Trassenstäbchen mehr hat oder 500k Jahresgewinn erreicht.',
          'Variant “no fixed number”: the end comes only when somebody has no stick left or reaches 500k yearly profit.',
        ),
        say(
          'TOE-4.9',
          'In jedem Fall läuft die Runde bis zum Ende ihrer letzten Phase.',
          'In any case the round runs to the end of its last phase.',
        ),
      ),
    ],
  },
  {
    section: '5',
    title: both('Gewinn und Bargeld', 'Profit and cash'),
    lead: both(
      'Es gibt zwei Arten Geld, die man leicht verwechselt: Scheine in der Hand und den Spielstein auf der Leiste.',
      'There are two kinds of money that are easily mixed up: notes in your hand and the marker on its track.',
    ),
    groups: [
      group(
        both('Zwei Arten Geld', 'Two kinds of money'),
        say(
          'TOE-5.1',
          'Bargeld (Scheine) und Jahresgewinn (Spielstein) sind zwei getrennte Dinge.',
          'Cash (notes) and yearly profit (marker) are two separate things.',
        ),
        say(
          'TOE-5.2',
          'Jahresgewinn ist, was du im Jahr einnimmst, minus was du ausgibst. Ein Feld der Leiste ist 10k, also 10.000 € im Jahr.',
          'Yearly profit is what you take in a year minus what you spend. One field is 10k, that is 10,000 € a year.',
        ),
        say(
          'TOE-5.3',
          'Am Rundenende bekommst du den Jahresgewinn bar; ist er negativ, zahlst du ihn.',
          'At the end of the round you receive the yearly profit in cash; if it is negative, you pay it.',
          { see: ['9'] },
        ),
      ),
      group(
        both('Wie man Beträge liest', 'How to read amounts'),
        say(
          'TOE-5.4',
          'Beträge mit k bewegen nur den Spielstein; Geld wechselt dabei nicht die Hand.',
          'Amounts written with k only move the marker; no cash changes hands.',
        ),
        say('TOE-5.5', 'Ausgeschriebene Beträge sind immer Bargeld.', 'Amounts written out are always cash.'),
        say(
          'TOE-5.6',
          'Was du kaufst, zahlst du aus eigenem Bargeld.',
          'What you buy you pay from your own cash.',
        ),
        say(
          'TOE-5.7',
          'Der Spielstein steht immer auf dem Wert, der sich aus deinen Verträgen ergibt.',
          'The marker always stands at the value that follows from your contracts.',
          { see: ['7', '11'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('k oder €', 'k or €'),
        text: both(
          '+30k heißt 30.000 € im Jahr: drei Felder vor. −70k heißt sieben Felder zurück. „Henry“ kostet 20.000 €: Die legst du bar auf den Tisch.',
          '+30k means 30,000 € a year: three fields forward. −70k means seven fields back. “Henry” costs 20,000 €: those you pay in cash.',
        ),
        atoms: ['TOE-5.2', 'TOE-5.4', 'TOE-5.5'],
      },
    ],
  },
  {
    section: '6',
    title: both('Ablauf eines Geschäftsjahres', 'A round'),
    lead: both(
      'Einer ruft aus, alle spielen mit. Wer ausruft, ist zuerst dran und bekommt etwas mehr.',
      'One calls, all play. Whoever calls goes first and gets a little more.',
    ),
    groups: [
      group(
        both('Ausrufen und spielen', 'Calling and playing'),
        say(
          'TOE-6.1',
          'Wer den Vorsitz hat, nimmt eine Phasenkarte vom Plan (das heißt: ruft sie aus) und spielt sie zuerst.',
          'The chair takes a phase card from the board (that is: calls it) and plays it first.',
        ),
        say(
          'TOE-6.2',
          'Dann spielen die anderen dieselbe Phase im Uhrzeigersinn, jeder einmal.',
          'Then the others play the same phase clockwise, each once.',
        ),
        say(
          'TOE-6.3',
          'Innerhalb einer Phase ist immer nur dran, wer an der Reihe ist.',
          'Nobody acts out of turn within a phase.',
        ),
        say(
          'TOE-6.4',
          'Die anderen dürfen mitmachen oder aussetzen; nur im Auktionshaus und bei den Staatshilfen gibt es Pflichten.',
          'The others may play or skip; only the auction house and state aid have duties.',
          { see: ['TOE-8.45', 'TOE-8.66'] },
        ),
        say(
          'TOE-6.5',
          'Sind alle fertig, ruft die nächste Person im Uhrzeigersinn eine der übrigen Phasen aus.',
          'When all are done, the next person clockwise calls one of the remaining phases.',
        ),
        say(
          'TOE-6.11',
          'Den Bonus einer Phase bekommt nur, wer sie ausgerufen hat.',
          'The bonus of a phase belongs to its caller only.',
        ),
      ),
      group(
        both('Was dabei gilt', 'What holds'),
        say('TOE-6.7', 'Ausrufen ist Pflicht.', 'Calling is compulsory.'),
        say(
          'TOE-6.8',
          'Zu dritt und zu viert ruft jeder genau eine Phase je Runde aus.',
          'With 3 or 4 players each calls exactly one phase a round.',
        ),
        say(
          'TOE-6.6',
          'Jede Phase kann nur einmal je Runde ausgerufen werden.',
          'A phase can be called once a round.',
        ),
        say(
          'TOE-6.9',
          'Phasenkarten bleiben bis zum Rundenende bei denen, die sie ausgerufen haben, und die Vorsitz-Karte bei ihrem Besitzer.',
          'Phase cards stay with their callers, the chair card with its holder, until the round ends.',
        ),
        say(
          'TOE-6.10',
          'Haben alle ausgerufen, endet die Runde: Phasenkarten zurück, Vorsitz im Uhrzeigersinn weiter.',
          'When all have called, the round ends: phase cards return, the chair passes clockwise.',
          {
            decided: both(
              'Im Schnelleinstieg bekommt ihn nach Runde 1 einmal Chloé, einmal Bob; im Uhrzeigersinn ist es Bob.',
              'In the quick start once Chloé, once Bob gets it after round 1; clockwise it is Bob.',
            ),
          },
        ),
      ),
      group(
        both('Zu zweit', 'With two players'),
        say(
          'TOE-6.12',
          'Zu zweit ruft der Vorsitz Phase 1 aus, der andere Phase 2, der Vorsitz Phase 3; dann wechselt der Vorsitz.',
          'With 2 players the chair calls phase 1, the other phase 2, the chair phase 3; then the chair passes.',
        ),
        say(
          'TOE-6.13',
          'Nehmt zu zweit nur Startverträge, die nah beieinander liegen.',
          'With 2 players choose only start contracts that lie near each other.',
          {
            decided: both(
              'Was „nah“ ist, bleibt offen; für uns liegt eine Stadt des einen höchstens 2 Segmente von einer des anderen, andere Paare merken wir nur an.',
              'What is “near” is left open; for us a city of one is at most 2 segments from a city of the other, other pairs are only pointed out.',
            ),
          },
        ),
        say(
          'TOE-6.14',
          'Zu zweit liegen 4 Lokomotiven und 4 Wagen aus.',
          'With 2 players the display has 4 locomotives and 4 wagons.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Vier am Tisch', 'Four at the table'),
        text: both(
          'Anna hat den Vorsitz und ruft den Ortstermin aus: Sie darf 3 Streckenabschnitte kaufen, danach Bob, Chloé und David je 2. Dann ruft Bob aus, dann Chloé, dann David. Der Vorsitz geht an Bob.',
          'Anna has the chair and calls the site visit: she may buy 3 connections, then Bob, Chloé and David 2 each. Then Bob calls, then Chloé, then David. The chair passes to Bob.',
        ),
        atoms: ['TOE-6.1', 'TOE-6.2', 'TOE-6.5', 'TOE-6.11'],
      },
      {
        title: both('Zwei am Tisch', 'Two at the table'),
        text: both(
          'Elena hat den Vorsitz und ruft die Phasen 1 und 3 aus, Frederic Phase 2. Danach hat Frederic den Vorsitz.',
          'Elena has the chair and calls phases 1 and 3, Frederic phase 2. Then Frederic has the chair.',
        ),
        atoms: ['TOE-6.12'],
      },
    ],
  },
];
