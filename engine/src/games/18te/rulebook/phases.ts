import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §3.8: what changes when a better train leaves the factory. */
export const phases: readonly Section[] = [
  {
    section: '3.8',
    title: both('Phasen', 'Phases'),
    lead: both(
      'Neue Loks bringen bessere Gleise und höhere Werte, und sie machen alte Loks wertlos. Die Zählung beginnt bei 2, wie die kleinste Lok.',
      'New trains bring better track and higher values, and they make old trains worthless. Counting starts at 2, like the smallest train.',
    ),
    groups: [
      group(
        both('Phase 2: Gelb', 'Phase 2: yellow'),
        say('TE-3.8.1', 'Das Spiel beginnt in Phase 2.', 'The game starts in phase 2.'),
        say(
          'TE-3.8.2',
          'In Phase 2 gibt es nur gelbe Plättchen.',
          'In phase 2 there are yellow tiles only.',
          {
            see: ['7.3'],
          },
        ),
        say(
          'TE-3.8.3',
          'In Phase 2 zählt bei roten Bereichen der gelbe Wert.',
          'In phase 2 red areas count their yellow value.',
          { see: ['TE-7.5.7'] },
        ),
        say(
          'TE-3.8.4',
          'In Phase 2 darf eine Gesellschaft höchstens 3 Loks haben.',
          'In phase 2 a company may have at most 3 trains.',
          { see: ['7.8'] },
        ),
      ),
      group(
        both('Phase 3: Grün', 'Phase 3: green'),
        say(
          'TE-3.8.5',
          'Phase 3 beginnt, sobald die erste 2+2/3 die Lokfabrik verlassen hat, ob gekauft oder exportiert.',
          'Phase 3 starts as soon as the first 2+2/3 has left the factory, whether bought or exported.',
          { see: ['7.11'] },
        ),
        say(
          'TE-3.8.6',
          'In Phase 3 gibt es gelbe und grüne Plättchen.',
          'In phase 3 there are yellow and green tiles.',
        ),
        say(
          'TE-3.8.7',
          'In Phase 3 zählt bei roten Bereichen der grüne Wert.',
          'In phase 3 red areas count their green value.',
        ),
        say(
          'TE-3.8.8',
          'Auch in Phase 3 darf eine Gesellschaft höchstens 3 Loks haben.',
          'In phase 3, too, a company may have at most 3 trains.',
        ),
      ),
      group(
        both('Phase 4: Braun', 'Phase 4: brown'),
        say(
          'TE-3.8.9',
          'Phase 4 beginnt, sobald die erste 3+3/4 die Lokfabrik verlassen hat, ob gekauft oder exportiert.',
          'Phase 4 starts as soon as the first 3+3/4 has left the factory, whether bought or exported.',
        ),
        say(
          'TE-3.8.10',
          'Mit Phase 4 rosten alle 1+1/2: Sie verlassen ohne Entschädigung das Spiel, bei den Gesellschaften wie im Bankvermögen.',
          'With phase 4 all 1+1/2 rust: they leave the game without compensation, those of companies and those in the pool alike.',
        ),
        say(
          'TE-3.8.11',
          'In Phase 4 gibt es gelbe, grüne und braune Plättchen.',
          'In phase 4 there are yellow, green and brown tiles.',
        ),
        say(
          'TE-3.8.12',
          'In Phase 4 zählt bei roten Bereichen der braune Wert.',
          'In phase 4 red areas count their brown value.',
        ),
        say(
          'TE-3.8.13',
          'Ab Phase 4 darf eine Gesellschaft nur noch 2 Loks haben. Überzählige kommen beim Phasenwechsel ins Bankvermögen; welche, bestimmt der Präsident.',
          'From phase 4 on a company may have 2 trains only. At the change of phase any surplus goes to the pool; the president chooses which.',
          {
            see: ['7.8'],
            decided: both(
              'Was mit überzähligen Loks geschieht, ist nicht geregelt. Sie werden sofort ohne Bezahlung abgegeben und sind zum Nennwert wieder zu kaufen.',
              'What happens to surplus trains is not said. They are given up at once without payment and can be bought again at face value.',
            ),
          },
        ),
      ),
      group(
        both('Phase 5: die D', 'Phase 5: the D'),
        say(
          'TE-3.8.14',
          'Phase 5 beginnt, sobald die erste D die Lokfabrik verlassen hat.',
          'Phase 5 starts as soon as the first D has left the factory.',
          {
            decided: both(
              'Nur eine Karte außer der Reihe kann eine Phase überspringen. Dann beginnen alle Phasen bis zur neuen, und alle Loks, die dadurch rosten, gehen.',
              'Only a card taken out of its order can skip a phase. Then every phase up to the new one starts, and all trains that rust by it go.',
            ),
          },
        ),
        say(
          'TE-3.8.15',
          'Mit Phase 5 rosten alle 2+2/3: Sie verlassen ohne Entschädigung das Spiel, bei den Gesellschaften wie im Bankvermögen.',
          'With phase 5 all 2+2/3 rust: they leave the game without compensation, those of companies and those in the pool alike.',
        ),
        say(
          'TE-3.8.16',
          'In Phase 5 gibt es dieselben Farben wie in Phase 4. Graue Plättchen kommen in diesem Spiel nicht vor.',
          'Phase 5 has the same tile colours as phase 4. There are no grey tiles in this game.',
        ),
        say(
          'TE-3.8.17',
          'In Phase 5 zählt bei roten Bereichen weiter der braune Wert.',
          'In phase 5 red areas keep their brown value.',
        ),
        say(
          'TE-3.8.18',
          'Auch in Phase 5 darf eine Gesellschaft höchstens 2 Loks haben.',
          'In phase 5, too, a company may have at most 2 trains.',
        ),
      ),
    ],
  },
];
