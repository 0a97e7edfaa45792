import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 6: whose turn it is and what a turn consists of. */
export const operating: readonly Section[] = [
  {
    section: '6',
    title: both('Betriebsrunden', 'Operating rounds'),
    lead: both(
      'Jetzt handeln die Gesellschaften: bauen, fahren, verdienen, Loks kaufen. Der höchste Kurs fängt an.',
      'Now the companies act: build, run, earn, buy trains. The highest price begins.',
    ),
    groups: [
      group(
        both('Wer wann dran ist', 'Who acts when'),
        say(
          '62-6.1',
          'In einer Betriebsrunde handeln die Gesellschaften, durch ihre Direktoren.',
          'In an operating round companies act, through their directors.',
        ),
        say(
          '62-6.2',
          'Jede Gesellschaft in Betrieb kommt einmal dran, der höchste Kurs zuerst.',
          'All companies in operation act once, highest price first.',
        ),
        say(
          '62-6.3',
          'Liegen Kursmarker auf demselben Kursfeld, kommt der obere zuerst. Bei gleichem Kurs auf verschiedenen Kursfeldern kommt zuerst, wer weiter rechts liegt.',
          'In the same cell the upper price marker comes first. With the same price in different cells, the one further right comes first.',
        ),
        say(
          '62-6.4',
          'Eine Gesellschaft handelt nur, wenn sie an der Reihe ist, und nur einmal je Betriebsrunde.',
          'A company acts only in its turn and once per operating round.',
        ),
        say(
          '62-6.6',
          'Die Betriebsrunde endet, wenn alle dran waren. Dann folgt eine weitere oder eine Aktienrunde.',
          'The operating round ends when all have acted. Another one or a stock round follows.',
          { see: ['18'] },
        ),
      ),
      group(
        both('Ein Zug in sechs Schritten', 'A turn in six steps'),
        say(
          '62-6.5',
          'Ein Zug läuft immer so: 1 ein oder zwei gelbe Plättchen oder ein Austausch, 2 ein Bahnhofsmarker, 3 Fahren und Auszahlen oder Einsparen, 4 Kurs, 5 Loks kaufen, 6 Aktienrückkauf.',
          'A turn always goes like this: 1 one or two yellow tiles or one upgrade, 2 one station marker, 3 run trains and pay or withhold, 4 price move, 5 buy trains, 6 buy-back.',
          { see: ['7', '8', '9', '10', '11', '12', '14', '17'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Neue Phase mitten im Zug', 'A new phase within a turn'),
        text: both(
          'Jeder Schritt richtet sich nach der Phase, die gerade gilt. Wer in Schritt 5 die erste 3 kauft, darf schon in Schritt 6 zurückkaufen und bekommt 60$ je Schuldschein zu 100$, nach der ersten 5 sind es 80$, nach der ersten 8 sind es 90$. Plättchen, Bonus und rote Werte dieses Zuges sind schon erledigt und bleiben.',
          'Every step uses the phase of its own moment. Who buys the first 3 in step 5 may buy back in step 6 and gets 60$ per note of 100$, after the first 5 it is 80$, after the first 8 it is 90$. Tiles, bonus and red values of that turn are done and stay.',
        ),
        atoms: ['62-6.5', '62-16.2', '62-16.4', '62-17.2', '62-17.4'],
      },
      {
        title: both('Wenn Kurse sich verschieben', 'While prices move'),
        text: both(
          'Nach jedem Zug ist die Gesellschaft an der Reihe, die in diesem Moment unter den noch wartenden am besten steht. Ein Notverkauf kann eine wartende Gesellschaft also zurückwerfen. Zweimal kommt niemand dran.',
          'After each turn the next company is the one best placed at that moment among those still waiting. An emergency sale can thus push a waiting company back. Nobody acts twice.',
        ),
        atoms: ['62-6.2', '62-6.3', '62-12.4', '62-14.18'],
      },
    ],
  },
];
