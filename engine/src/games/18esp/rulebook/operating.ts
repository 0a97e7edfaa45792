import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5 to §5.2: how an operating round goes, what a stop is and what a route is. */
export const operating: readonly Section[] = [
  {
    section: '5',
    title: both('Operationsrunden', 'Operating rounds'),
    lead: both(
      'Jetzt handeln die Gesellschaften mit ihrem Betriebskapital: bauen, fahren, auszahlen, Loks kaufen. Für jede entscheidet ihr Direktor.',
      'Now the companies act with the money in their treasuries: build, run, pay out, buy trains. The director decides for each of them.',
    ),
    groups: [],
  },
  {
    section: '5.1',
    title: both('Übersicht', 'Overview'),
    lead: both(
      'Wer wann dran ist und was in einem Zug in welcher Folge geschieht.',
      'Who acts when, and what happens in a turn in which sequence.',
    ),
    groups: [
      group(
        both('Wie oft', 'How often'),
        say(
          'ESP-5.1.02',
          'Auf eine Aktienrunde folgen 1, 2 oder 3 Operationsrunden; das hängt von der Phase ab.',
          'A stock round is followed by 1, 2 or 3 operating rounds, depending on the phase.',
          { see: ['7'] },
        ),
        say(
          'ESP-5.1.03',
          'Bevor die erste Gesellschaft dran ist, zahlen die Privatgesellschaften.',
          'Before the first company acts, the private companies pay.',
          { see: ['5.2'] },
        ),
        say(
          'ESP-5.1.07',
          'Ist die letzte Operationsrunde vor der Aktienrunde zu Ende, wird eine Lok exportiert.',
          'At the end of the last operating round before the stock round one train is exported.',
          { see: ['5.9'] },
        ),
      ),
      group(
        both('Wer dran ist', 'Whose turn it is'),
        say(
          'ESP-5.1.01',
          'Jede gestartete Gesellschaft ist je Operationsrunde einmal dran, der höchste Kurs zuerst, auf einem Feld der obere Marker. Ihr Direktor entscheidet.',
          'Every started company acts once per operating round, highest price first, on one cell the upper marker. Its director decides.',
          {
            decided: both(
              'Was gilt, wenn sich Kurse währenddessen ändern, fehlt im Heft; wer noch nicht dran war, wird nach dem aktuellen Kurs neu geordnet.',
              'The rulebook does not say what holds when prices change meanwhile; companies that have not acted yet are sorted anew by the current price.',
            ),
          },
        ),
        say(
          'ESP-5.1.06',
          'Nur die Gesellschaft, die gerade am Zug ist, tut etwas.',
          'Only the company whose turn it is acts.',
        ),
      ),
      group(
        both('Was sie tut', 'What it does'),
        say(
          'ESP-5.1.04',
          '(1) Gleis und Bahnhof, (2) Loks fahren, (3) Einkommen verwalten, (4) Übernahme (nur südliche große), (5) Loks kaufen, (6) Privatgesellschaften kaufen. Pflicht sind nur 2 und 3, ohne Lok auch 5.',
          '(1) Track and station, (2) run trains, (3) use the income, (4) takeover (southern majors only), (5) buy trains, (6) buy private companies. Only 2 and 3 are obligatory, without a train also 5.',
          { see: ['5.3', '5.4', '5.5', '5.6', '5.7', '5.8'] },
        ),
        say(
          'ESP-5.1.05',
          'Diese Folge ist fest. Nur Privatgesellschaften (und Tender) darf die Gesellschaft jederzeit in ihrem Zug kaufen.',
          'This sequence is fixed. Only private companies (and tenders) may be bought at any moment of the company’s turn.',
        ),
      ),
    ],
  },
  {
    section: '5.1.1',
    title: both('Was ein Einkommensort ist', 'What a stop is'),
    lead: both(
      'An Einkommensorten verdienen Loks Geld, und nur sie zählen für die Reichweite.',
      'Stops are where trains earn money, and only they count for range.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-5.1.1.01',
          'Sechs Arten von Einkommensorten gibt es: Städte, Kleinstädte, Minen, Häfen, Gebirgspässe und rote Fernverbindungen.',
          'There are six kinds of stops: cities, towns, mines, ports, mountain passes and red areas.',
        ),
      ),
    ],
  },
  {
    section: '5.1.2',
    title: both('Was eine Route ist', 'What a route is'),
    lead: both(
      'Eine Route ist der Weg, den eine Lok fährt. Fast jede Frage beim Bauen und Fahren läuft auf sie hinaus.',
      'A route is the way that a train runs. Nearly every question about building and running comes down to it.',
    ),
    groups: [
      group(
        both('Was sie braucht', 'What it needs'),
        say(
          'ESP-5.1.2.01',
          'Auf einer Route liegt irgendwo mindestens ein eigener Bahnhof, und sie hat mindestens zwei Einkommensorte.',
          'A route has at least one station of its company, anywhere on it, and at least two stops.',
        ),
        say(
          'ESP-5.1.2.06',
          'Sie beginnt und endet an Einkommensorten, nie auf freier Strecke.',
          'It begins and ends at stops, never on open track.',
        ),
        say(
          'ESP-5.1.2.07',
          'Bei kleinen Gesellschaften beginnt und endet sie nie an einem Gebirgspass oder einer roten Fernverbindung.',
          'For minors it neither begins nor ends at a pass or a red area.',
        ),
      ),
      group(
        both('Wie sie läuft', 'How it runs'),
        say(
          'ESP-5.1.2.05',
          'Einen Einkommensort darf sie auf jedem anderen seiner Gleise wieder verlassen.',
          'It may leave a stop by any other track of that stop.',
          {
            decided: both(
              'Rote Fernverbindungen sind auch Einkommensorte, doch dass man durch sie hindurchfährt, steht nirgends; wie in allen verwandten Spielen endet die Route dort.',
              'Red areas are stops too, but nowhere does it say that one runs through them; as in all related games the route ends there.',
            ),
          },
        ),
        say(
          'ESP-5.1.2.03',
          'Kein Stück Gleis kommt zweimal vor, und sei es noch so kurz. Verschiedene Gleise auf demselben Teil sind in Ordnung.',
          'No piece of track is used twice, however short. Different tracks on the same tile are fine.',
          {
            decided: both(
              'Der Wortlaut erlaubt dasselbe Feld zweimal auf getrennten Gleisen; wir nehmen ihn beim Wort, obwohl andere es strenger halten.',
              'The wording allows the same hex twice over separate tracks; we take it at its word, though others are stricter.',
            ),
          },
        ),
        say('ESP-5.1.2.04', 'Auch kein Einkommensort kommt zweimal vor.', 'No stop comes twice either.', {
          decided: both(
            'Lisboa und Paris liegen auf je zwei Feldern; wir nehmen jedes als einen einzigen Ort mit einem Wert, also nie zweimal auf einer Route.',
            'Lisboa and Paris lie on two hexes each; we take each as one place with one value, so never twice on a route.',
          ),
        }),
        say(
          'ESP-5.1.2.02',
          'Sind alle Kreise einer Stadt oder eines Passes fremd besetzt (auch mit demselben Direktor), darf die Route dort nur beginnen oder enden. Ein freier Kreis oder ein eigener Marker lässt sie durch.',
          'If others hold all circles of a city or pass, even with the same director, a route may only begin or end there. A free circle or a marker of its own company lets it through.',
          { see: ['5.3.4'] },
        ),
      ),
    ],
  },
  {
    section: '5.2',
    title: both('Privatgesellschaften zahlen', 'Private companies pay'),
    lead: both(
      'Jede Operationsrunde fängt mit einem kleinen Geldsegen an.',
      'Every operating round begins with a little money.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-5.2.01',
          'Zu Beginn jeder Operationsrunde zahlt jede offene Privatgesellschaft das aufgedruckte Einkommen an ihren Besitzer. Ab Phase 5 gibt es nichts mehr.',
          'At the start of each operating round each open private company pays its printed income to its owner. From phase 5 on there is none.',
          { see: ['3.1'] },
        ),
      ),
    ],
  },
];
