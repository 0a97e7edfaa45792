import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 5: companies, bonus routes and directors. */
export const companies: readonly Section[] = [
  {
    section: '5',
    title: both('Aktiengesellschaften', 'Companies'),
    lead: both(
      'Dreizehn Eisenbahnen kommen nach und nach ins Spiel. Sie gehören ihren Aktionären, geführt werden sie von einem Direktor.',
      'Thirteen railways come into the game bit by bit. They belong to their shareholders and are led by a director.',
    ),
    groups: [
      group(
        both('Aktien', 'Shares'),
        say(
          '62-5.1',
          'Eine Aktie ist ein Anteil an einer Gesellschaft, in Prozent. Aktien kann man auch wieder verkaufen.',
          'A share is a percentage of a company. Shares can be sold again.',
          { see: ['19'] },
        ),
        say(
          '62-5.2',
          'Die erste verkaufte Aktie jeder Gesellschaft ist ihre Direktor-Aktie. Aktien, die mit einer Privatbahn kommen, zählen dabei nicht.',
          'The first share sold of a company is its director certificate. Shares that come with a private do not count here.',
        ),
        say('62-5.3', 'Ihr Käufer legt den Ausgabekurs fest.', 'Its buyer sets the par.', {
          see: ['62-19.9'],
        }),
        say(
          '62-5.4',
          'In Betriebsrunden bekommen die Aktionäre Dividende, wenn der Direktor nicht einspart.',
          'In operating rounds shareholders get dividends unless the director withholds.',
          { see: ['11'] },
        ),
        say(
          '62-5.5',
          'Die dreizehn Gesellschaften bilden vier Gruppen. Heimat und Zahl der Bahnhofsmarker stehen in der Übersicht.',
          'The thirteen companies form four groups. Home and number of station markers are in the overview.',
          { see: ['62-21.1'] },
        ),
      ),
      group(
        both('Bonusrouten', 'Bonus routes'),
        say(
          '62-5.6',
          'Fährt eine Lok vom Heimatbahnhof los und hält in einer Zielstadt ihrer Gesellschaft, bringt das einen Bonus, jede Betriebsrunde neu. Am Ziel enden muss sie nicht.',
          'A train that starts in the home station and calls at a target city of its company earns a bonus, in every operating round in which this succeeds. The target need not be the terminus.',
          {
            decided: both(
              'Die Heimat muss ein Ende der Strecke sein. Eine E-Lok muss am Ziel wirklich halten.',
              'The home must be an end of the route. An E-train must really call at the target.',
            ),
          },
        ),
        say(
          '62-5.7',
          'Ohne Start in der Heimat und Halt am Ziel gibt es keinen Bonus.',
          'No bonus unless the run starts at home and calls at the target.',
          {
            decided: both(
              'Was hinter dem Ziel gefahren wird, kostet nichts vom Bonus. Läge er unter 0, nimmt man ihn einfach nicht.',
              'Track beyond the target is not deducted from the bonus. One below 0 is simply not claimed.',
            ),
          },
        ),
        say(
          '62-5.8',
          'Bonus: kürzester Abstand in Feldern mal 20$ (gelb, grün) oder 30$ (braun, grau), minus 10$ je wirklich gefahrenem Feld. Er kommt zum Einfahrergebnis dazu.',
          'Bonus: shortest distance in hexes times 20$ (yellow, green) or 30$ (brown, grey), minus 10$ per hex really travelled. It is added to the revenue.',
          {
            see: ['11'],
            decided: both(
              'Gezählt werden Schritte von Feld zu Feld bis zum Ziel, ohne das Heimatfeld. Passt die Tabelle nicht zur Formel, gilt der gedruckte Höchstwert, minus 10$ je Umwegfeld.',
              'Steps from hex to hex up to the target count, without the home hex. Where table and formula differ, the printed maximum holds, minus 10$ per hex of detour.',
            ),
          },
        ),
        say(
          '62-5.9',
          'Heimat, Ziele und kürzeste Abstände stehen in der Übersicht.',
          'Homes, targets and shortest distances are in the overview.',
          { see: ['62-21.2'] },
        ),
        say(
          '62-5.10',
          'Jede Gesellschaft bekommt höchstens einen Bonus je Betriebsrunde.',
          'A company gets at most one bonus per operating round.',
        ),
        say(
          '62-5.11',
          'Salt Lake City zählt für CPR und UP 20$ mehr, wenn beide eine Strecke dorthin haben.',
          'Salt Lake City counts 20$ more for CPR and for UP if both have a route to it.',
          {
            decided: both(
              'Jede der beiden muss von einem eigenen Marker aus dorthin fahren können. Dann gilt es für jede Fahrt der beiden, die dort hält.',
              'Each of the two must be able to run there from a marker of its own. Then it applies to every run of either that calls there.',
            ),
          },
        ),
      ),
      group(
        both('Der Direktor', 'The director'),
        say(
          '62-5.12',
          'Direktor ist, wer die Direktor-Aktie kauft: 30 % in Gruppe 1, 20 % in den Gruppen 2 bis 4. Nach einem Aktienrückkauf ist es eine zu 10 %.',
          'Director is the buyer of the director certificate: 30 % in group 1, 20 % in groups 2 to 4. After a buy-back it is one of 10 %.',
        ),
        say('62-5.13', 'Der Direktor entscheidet allein.', 'The director alone decides.'),
      ),
      group(
        both('Wechsel des Direktors', 'Change of director'),
        say(
          '62-5.14',
          'Hat nach einem Kauf oder Verkauf jemand mehr Prozent als der Direktor, wird Direktor, wer den größten Anteil hat.',
          'If after a purchase or sale somebody holds more percent than the director, the largest holder becomes director.',
          {
            decided: both(
              'Verglichen wird nach jedem einzelnen Kauf und nach jedem vollständigen Verkauf, nicht Aktie für Aktie.',
              'Holdings are compared after every single purchase and every complete sale, not share by share.',
            ),
          },
        ),
        say(
          '62-5.15',
          'Gleich viel ändert nichts. Haben mehrere den größten Anteil, wird es der Erste von ihnen links vom alten Direktor.',
          'An equal holding changes nothing. If several have the largest one, it is the first of them to the left of the old director.',
        ),
        say(
          '62-5.16',
          'Freiwillig abgeben kann ein Direktor nur durch erlaubte Verkäufe in den Bankpool, und nur wenn ein anderer so viel hat wie die Direktor-Aktie: 30, 20, nach Rückkauf 10 %.',
          'A director can hand over voluntarily only by legal sales to the pool, and only if another player holds at least the size of the director certificate: 30, 20, after a buy-back 10 %.',
          { see: ['62-19.25'] },
        ),
        say(
          '62-5.17',
          'Die Direktor-Aktie wird gegen ebenso viel Prozent in gewöhnlichen Aktien getauscht.',
          'The director certificate is exchanged for the same percentage in ordinary shares.',
        ),
        say(
          '62-5.18',
          'Der neue Direktor bekommt den Besitzbogen mit allem, was darauf liegt.',
          'The new director takes the charter with everything on it.',
        ),
      ),
    ],
  },
];
