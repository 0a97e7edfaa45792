import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §7.5 to §7.7: what trains earn, who gets it, and what happens when the price falls to nothing. */
export const running: readonly Section[] = [
  {
    section: '7.5',
    title: both('Fahren', 'Running trains'),
    lead: both(
      'Jede Lok fährt eine Strecke ab und bringt ein, was die Halte wert sind. Davon lebt die Gesellschaft.',
      'Each train runs along a route and brings in what its stops are worth. The company lives on that.',
    ),
    groups: [
      group(
        both('Wer fährt wo', 'Who runs where'),
        say(
          'TE-7.5.1',
          'Eine Gesellschaft, die Loks hat, fährt mit ihnen und rechnet ihre Einnahmen aus.',
          'A company that has trains runs them and works out its revenue.',
        ),
        say(
          'TE-7.5.3',
          'An jeder Strecke liegt eine große Stadt mit einem eigenen Bahnhof.',
          'Every route includes a city with an own station.',
        ),
        say(
          'TE-7.5.2',
          'Zwei Loks benutzen nie dasselbe Gleis. In Halten dürfen ihre Strecken sich treffen und kreuzen.',
          'Two trains never use the same track. In stops their routes may meet and cross.',
        ),
      ),
      group(
        both('Wie weit', 'How far'),
        say(
          'TE-7.5.4',
          'Eine Strecke hat mindestens 2 Halte und höchstens so viele, wie die Lok anfahren kann. Eine 2 fährt genau zwei an.',
          'A route has at least 2 stops and at most as many as the train can visit. A 2 visits exactly two.',
          {
            see: ['3.4'],
            decided: both(
              'Der Regeltext sagt einmal genau die Zahl der Lok und einmal höchstens. Wir lesen: von 2 bis zur Zahl der Lok.',
              'The text says once exactly the number of the train and once at most. We read: from 2 up to the number of the train.',
            ),
          },
        ),
        say(
          'TE-7.5.5',
          'Jeder Halt auf dem befahrenen Gleis zählt mit; keiner wird ausgelassen.',
          'Every stop on the track used counts; none is skipped.',
        ),
        say(
          'TE-7.5.6',
          'Eine m+n fährt mehr als m Halte nur an, wenn die weiteren, höchstens n, kleine Städte sind.',
          'An m+n visits more than m stops only if the further ones, at most n, are towns.',
          {
            decided: both(
              'Rote Bereiche nennt der Regeltext hier nicht. Sie zählen zu m, nie zu n.',
              'The text does not mention red areas here. They count within m, never within n.',
            ),
          },
        ),
      ),
      group(
        both('Was es bringt', 'What it brings'),
        say(
          'TE-7.5.7',
          'Eine Strecke ist so viel wert wie alle ihre Halte zusammen: Städte die gedruckte Zahl, rote Bereiche in Phase 2 die gelbe, in 3 die grüne, in 4 und 5 die braune.',
          'A route is worth the sum of all its stops: cities and towns their printed number, red areas the yellow value in phase 2, green in 3, brown in 4 and 5.',
          { see: ['3.8'] },
        ),
        say(
          'TE-7.5.8',
          'Die Einnahmen sind die Summe über alle Loks.',
          'The revenue is the sum over all trains.',
        ),
        say(
          'TE-7.5.9',
          'Es gelten die höchsten erlaubten Einnahmen, die irgendjemand am Tisch ansagt.',
          'The highest legal revenue that anybody at the table announces must be used.',
          {
            decided: both(
              'Angesagte Fahrten, die nicht erlaubt sind, binden niemanden. Ist gar keine erlaubt und lässt der Tisch das zu, wird die höchste gebucht.',
              'Announced runs that are not legal bind nobody. If none is legal and the table lets that pass, the highest one is booked.',
            ),
          },
        ),
        say(
          'TE-7.5.10',
          'Niemand muss eine bessere Fahrt ansagen. Sagt keiner etwas, gilt die Zahl des Präsidenten.',
          "Nobody has to announce a better run. If nobody says anything, the president's figure stands.",
        ),
      ),
    ],
    examples: [
      {
        title: both('Reichweite einer 2', 'Range of a 2'),
        text: both(
          'Eine 2 fährt immer genau zwei Halte an: Zwei sind das Mindeste für eine Strecke und zugleich das Meiste, was sie schafft.',
          'A 2 always visits exactly two stops: two is the least a route can have and also the most this train can do.',
        ),
        atoms: ['TE-7.5.4'],
      },
      {
        title: both('Da geht noch mehr', 'There is a better run'),
        text: both(
          'Der Präsident sagt 120M an und hat einen Halt übersehen. Ein Mitaktionär zeigt eine bessere erlaubte Fahrt, obwohl er das nicht müsste. Nun gilt das bessere Ergebnis, und seine eigene Dividende wächst mit.',
          'The president announces 120M and has overlooked a stop. Another shareholder shows a better legal run, though nobody has to. Now the better result counts, and that shareholder receives a larger dividend as well.',
        ),
        atoms: ['TE-7.5.9', 'TE-7.5.10'],
      },
    ],
  },
  {
    section: '7.6',
    title: both('Ausschütten oder einbehalten', 'Paying out or withholding'),
    lead: both(
      'Geld für die Anleger und ein steigender Kurs, oder Geld in der Kasse und ein fallender: Das entscheidet der Präsident.',
      'Money for the shareholders and a rising price, or money in the treasury and a falling one: the president decides.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-7.6.1',
          'Ganz oder gar nicht: Die Einnahmen werden vollständig ausgeschüttet oder vollständig einbehalten.',
          'All or nothing: the whole revenue is paid out or the whole revenue is withheld.',
        ),
      ),
      group(
        both('Ausschütten', 'Paying out'),
        say(
          'TE-7.6.6',
          'Jedes 10-%-Zertifikat bringt ein Zehntel der Einnahmen, ein 30-%-Zertifikat drei Zehntel.',
          'Each 10 % certificate receives a tenth of the revenue, a 30 % certificate three tenths.',
        ),
        say(
          'TE-7.6.7',
          'Für Anteile in ihrer Kasse bekommt die Gesellschaft das Geld. Für Anteile im Bankvermögen bekommt es niemand; es bleibt in der Bank.',
          'Shares in the treasury pay the company. Shares in the pool pay nobody; that money stays in the bank.',
        ),
        say(
          'TE-7.6.8',
          'Werden Einnahmen ausgeschüttet, die mindestens so hoch sind wie der Kurs, rückt der Kursmarker ein Kursfeld nach rechts, oder nach oben, wenn dort, wo er liegt, ein Pfeil nach oben steht.',
          'If the revenue paid out is at least the price, the price marker moves one cell right, or one up if the cell has an up arrow.',
        ),
        say(
          'TE-7.6.9',
          'Liegen die ausgeschütteten Einnahmen über 0, aber unter dem Kurs, bleibt der Kursmarker stehen.',
          'If the revenue paid out is above 0 but below the price, the marker does not move.',
        ),
        say(
          'TE-7.6.10',
          'Erreicht ein Kursmarker das letzte Kursfeld (300), löst das das Spielende aus.',
          'A marker that reaches the last cell (300) triggers the end of the game.',
          { see: ['8'] },
        ),
      ),
      group(
        both('Einbehalten', 'Withholding'),
        say(
          'TE-7.6.2',
          'Einbehaltene Einnahmen zahlt die Bank in die Kasse der Gesellschaft.',
          'Withheld revenue goes from the bank to the treasury of the company.',
        ),
        say(
          'TE-7.6.3',
          'Wer einbehält oder nichts einnimmt, dessen Kursmarker rückt ein Kursfeld nach links, oder nach unten, wenn dort, wo er liegt, ein Pfeil nach unten steht.',
          'If revenue is withheld or zero, the price marker moves one cell left, or one down if the cell has a down arrow.',
        ),
        say(
          'TE-7.6.4',
          'In ihrer ersten Betriebsrunde nimmt eine Gesellschaft nie etwas ein, weil sie noch keine Lok hat. Ihr Kursmarker rückt also nach links.',
          'In its first operating round a company never earns anything, because it has no train yet. So its marker moves left.',
        ),
        say(
          'TE-7.6.5',
          'Erreicht ein Kursmarker das Kursfeld „Bankrott“ unten links, scheidet die Gesellschaft sofort aus.',
          'A marker that reaches the bankrupt cell at the bottom left removes the company at once.',
          { see: ['7.7'] },
        ),
      ),
      group(
        both('Im Stapel', 'In the stack'),
        say(
          'TE-7.6.11',
          'Wer auf ein besetztes Kursfeld rückt, kommt immer zuunterst in den Stapel.',
          'Any move into an occupied cell puts the marker at the bottom of the stack.',
        ),
      ),
    ],
  },
  {
    section: '7.7',
    title: both('Wenn eine Gesellschaft ausscheidet', 'When a company goes bankrupt'),
    lead: both(
      'Ein Kurs kann bis auf 0 fallen. Dann verschwindet die Gesellschaft, und wer Anteile hat, verliert sie.',
      'A price can fall to 0. Then the company disappears, and whoever holds shares loses them.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-7.7.1',
          'Der Kurs einer bankrotten Gesellschaft ist 0. Alle ihre Zertifikate verlassen ohne Bezahlung das Spiel.',
          'The price of a bankrupt company is 0. All its certificates leave the game without payment.',
        ),
        say('TE-7.7.2', 'Ihr Geld geht an die Bank.', 'Its cash goes to the bank.'),
        say(
          'TE-7.7.3',
          'Ihre Loks kommen ins Bankvermögen und sind dort zum Nennwert zu kaufen.',
          'Its trains go to the pool and can be bought there at face value.',
          {
            see: ['7.8'],
            decided: both(
              'Der Regeltext nennt hier keinen Preis. Es gilt der Nennwert der benutzten Seite, und diese Loks rosten wie alle anderen.',
              'The text names no price here. The face value of the side in use holds, and these trains rust like all others.',
            ),
          },
        ),
        say(
          'TE-7.7.4',
          'Ablage, Kursmarker und Bahnhöfe verlassen das Spiel. Die Plätze der Bahnhöfe und der reservierte Zielplatz werden frei.',
          'Charter, price marker and stations leave the game. The slots of its stations and its reserved destination slot become free.',
        ),
      ),
    ],
  },
];
