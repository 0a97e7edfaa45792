import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 4.5.4 to 4.5.4.3: sidings and what they bring. */
export const sidings: readonly Section[] = [
  {
    section: '4.5.4',
    title: both('Gleisanschlüsse', 'Sidings'),
    lead: both(
      'Kohlebergwerke und Stahlwerke bringen erst mit Gleisanschluss mehr Geld, und jeder bringt Bier.',
      'Coal mines and steel mills bring more money only with a siding, and each siding brings beer.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.5.4.1',
          'Ein Standort ohne Gleisanschluss zählt nichts dazu. Mit Gleisanschluss zählt sein Standortmarker für jede Route darüber.',
          'A site adds nothing until it has a siding; then the marker value is added for every route over it.',
        ),
      ),
    ],
  },
  {
    section: '4.5.4.1',
    title: both('Erstellen', 'Opening'),
    lead: both('Der erste Anschluss eines Standorts.', 'The first connection of a site.'),
    groups: [
      group(
        both('Wie viel und wo', 'How much and where'),
        say(
          'DO-4.5.4.1.1',
          'Pro Operationsrunde macht eine Eisenbahn höchstens einen Gleisanschluss; Erstellen geht ab der gelben Phase.',
          'A railway makes at most one siding per operating round; opening is possible from the yellow phase on.',
        ),
        say(
          'DO-4.5.4.1.2',
          'Eine verfügbare Route muss von einem ihrer Bahnhöfe zu einem Gleis auf dem Hexfeld des Standorts führen.',
          'An available route must lead from one of its stations to track on the hex of the site.',
        ),
        say(
          'DO-4.5.4.1.4',
          'Ein Standortmarker mit Wert 10 kommt auf das Zeichen: K schwarz für Kohle, S rot für Stahl.',
          'A marker of value 10 goes on the site symbol: K black for coal, S red for steel.',
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          'DO-4.5.4.1.3',
          'Es kostet 30 Mark aus dem Betriebskapital an die Bank.',
          'It costs 30 Mark from the treasury, paid to the bank.',
        ),
      ),
    ],
  },
  {
    section: '4.5.4.2',
    title: both('Erweitern', 'Extending'),
    lead: both('Aus 10 wird 20, aus 20 wird 30.', '10 becomes 20, 20 becomes 30.'),
    groups: [
      group(
        null,
        say(
          'DO-4.5.4.2.1',
          'Ab der grünen Phase kannst du einen Gleisanschluss erstellen oder einen erweitern: von 10 auf 20, mit einem hohen Standortmarker derselben Farbe.',
          'From the green phase on you open one siding or extend one: from 10 to 20, with a high marker of the same colour.',
        ),
        say(
          'DO-4.5.4.2.2',
          'Ab der braunen Phase geht es auch von 20 auf 30; dazu wird der Standortmarker umgedreht.',
          'From the brown phase on it also goes from 20 to 30; the marker is turned.',
        ),
        say(
          'DO-4.5.4.2.3',
          'Auch hier brauchst du eine Route zum Hexfeld, und jede Erweiterung kostet 30 Mark aus dem Betriebskapital.',
          'Here, too, a route to the hex is needed, and every extension costs 30 from the treasury.',
        ),
      ),
    ],
  },
  {
    section: '4.5.4.3',
    title: both('Was Gleisanschlüsse bringen', 'What sidings bring'),
    lead: both(
      'Mehr Wert für das Feld und Bier für den Direktor.',
      'More value for the field and beer for the director.',
    ),
    groups: [
      group(
        both('Bier', 'Beer'),
        say(
          'DO-4.5.4.3.1',
          'Jedes Erstellen oder Erweitern legt einen Bierquader aus dem Vorrat auf die Privatbrauerei des Direktors der Eisenbahn.',
          'Each opening or extension puts a cube from the supply on the private card of the acting railway’s director.',
          { see: ['4.3.1.2'] },
        ),
        say(
          'DO-4.5.4.3.3',
          'Nach dem ersten 6er-Zug bringt eine Erweiterung auf 30 zwei Bierquader.',
          'After the first 6-train an extension to 30 brings two cubes.',
        ),
        say(
          'DO-4.5.4.3.2',
          'Ist der Vorrat leer, geht der Gleisanschluss trotzdem, nur ohne Bierquader.',
          'With an empty supply the action is still possible, without a cube.',
        ),
      ),
      group(
        both('Wert', 'Value'),
        say(
          'DO-4.5.4.3.4',
          'Das Hexfeld zählt die Zahl im weißen Kreis plus den Standortmarker.',
          'The hex counts the number in the white circle plus the site marker.',
        ),
      ),
    ],
  },
];
