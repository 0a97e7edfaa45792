import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §1 and §2: what lies on the table, who plays, what for. */
export const box: readonly Section[] = [
  {
    section: '1',
    title: both('Was zum Spiel gehört', 'What is in the box'),
    lead: both(
      'Ein kleines Eisenbahnspiel mit wenig Material: fünf Gesellschaften, eine Karte, ein Börsenplan und Spielgeld.',
      'A small railway game with few parts: five companies, a map, a market board and play money.',
    ),
    groups: [],
  },
  {
    section: '1.1',
    title: both('Material', 'Parts'),
    lead: both(
      'Wie viel es wovon gibt. Das ist mehr als eine Packliste: Loks, Bahnhöfe und die meisten Plättchen sind knapp.',
      'How much there is of everything. This is more than a packing list: trains, stations and most tiles are scarce.',
    ),
    groups: [
      group(
        both('Gesellschaften, Loks und Bahnhöfe', 'Companies, trains and stations'),
        say(
          'TE-1.1.1',
          'Es gibt fünf Gesellschaften. Jede hat eine Ablage, einen Kursmarker, einen Auszahlungsmarker und 8 Zertifikate: eines zu 30 % und sieben zu 10 %.',
          'There are five companies. Each has a charter, a price marker, a payout marker and 8 certificates: one of 30 % and seven of 10 %.',
          { see: ['3.6'] },
        ),
        say(
          'TE-1.1.2',
          'Die Loks stehen auf 18 Karten, auf jeder Seite eine andere: 7 × 1+1/2 (eine Seite 1+1, eine Seite 2), 5 × 2+2/3, 4 × 3+3/4 und 2 × D. Nur die D hat eine einzige Seite.',
          'The trains are on 18 cards, a different one on each side: 7 × 1+1/2 (one side 1+1, one side 2), 5 × 2+2/3, 4 × 3+3/4 and 2 × D. Only the D has a single side.',
          { see: ['3.4'] },
        ),
        say(
          'TE-1.1.3',
          'Es gibt 13 Bahnhöfe: je drei für KHS, KWE und CME, je zwei für TWE und KPR.',
          'There are 13 stations: three each for KHS, KWE and CME, two each for TWE and KPR.',
          {
            see: ['7.4'],
            decided: both(
              'Der Regeltext spricht von einem oder drei Bahnhöfen, die Ablagen zeigen 3, 3, 3, 2 und 2. Wir richten uns nach den Ablagen.',
              'The text speaks of one or three stations, the charters show 3, 3, 3, 2 and 2. We follow the charters.',
            ),
          },
        ),
      ),
      group(
        both('Plättchen, Geld und der Rest', 'Tiles, money and the rest'),
        say(
          'TE-1.1.4',
          'Dazu kommen ein Rundenmarker, ein Exportmarker, die Karte „Erster Handel“ und ein Auszahlungsplan.',
          'There are also a round marker, an export marker, the card "First Trade" and a payout track.',
          { see: ['7.1', '3.5'] },
        ),
        say(
          'TE-1.1.5',
          'Auf der Packliste stehen 85 Plättchen mit Gleisen. 82 davon sind bekannt.',
          'The list of parts names 85 tiles with track. 82 of them are known.',
          {
            decided: both(
              'Welche drei fehlen, steht nirgends. Wir spielen mit den 82 bekannten, 14 und 15 werden deshalb nicht braun; weitere kann jeder Tisch selbst ergänzen.',
              'Nothing says which three are missing. We play with the 82 that are known, so 14 and 15 never turn brown; a table may add more itself.',
            ),
          },
        ),
        say('TE-1.1.6', 'Insgesamt sind 4000M Geld im Spiel.', 'The money in play is 4000M in total.', {
          see: ['8'],
        }),
      ),
    ],
  },
  {
    section: '2',
    title: both('Worum es geht', 'What it is about'),
    lead: both(
      'Wir sind Anleger im Tecklenburger Land ab 1855. Wir gründen Eisenbahnen, bauen ihre Strecken und verdienen an ihnen.',
      'We are investors in the Tecklenburg land from 1855 on. We found railways, build their lines and earn from them.',
    ),
    groups: [
      group(
        null,
        say('TE-2.1', '18TE spielt man zu zweit oder zu dritt.', '18TE is played by two or three people.'),
        say(
          'TE-2.2',
          'Es gewinnt, wer am Ende am reichsten ist. Es zählen das eigene Bargeld und der Wert der eigenen Zertifikate.',
          'Whoever is richest at the end wins. Cash and the value of the certificates a player holds count.',
          { see: ['8'] },
        ),
      ),
    ],
  },
];
