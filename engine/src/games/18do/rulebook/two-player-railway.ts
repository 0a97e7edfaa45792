import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 8.3 to 8.3.5: The Railway Game for two. */
export const twoPlayerRailway: readonly Section[] = [
  {
    section: '8.3',
    title: both('The Railway Game zu zweit', 'The Railway Game for two'),
    lead: both(
      'Was sich am Eisenbahnspiel ändert, wenn ihr zu zweit seid.',
      'What changes in the railway game when there are two of you.',
    ),
    groups: [],
  },
  {
    section: '8.3.1',
    title: both('Vorbereitung', 'Set-up'),
    lead: both('Wie zu dritt, mit diesen Unterschieden.', 'As for three players, with these differences.'),
    groups: [
      group(
        null,
        say(
          'DO-8.3.1.1',
          'Wie zu dritt, aber mit der Karte für 2 Spieler zwischen euch an ihren langen Seiten und dem Kärtchen „Investor’s Railway“.',
          'As for three players, with the two-player map between the players on its long sides and the card “Investor’s Railway”.',
          {
            decided: both(
              'Das Geld des Investors ist nicht genannt: Er beginnt wie ein Spieler zu dritt mit 375 Mark.',
              'The Investor’s cash is not stated: he starts with 375 like a player in a three-player game.',
            ),
          },
        ),
        say(
          'DO-8.3.1.2',
          'Die Hansabahn (HHW) spielt nicht mit. Gleisplättchen mit rosa Rahmen und solche mit der Marke HSB sind aus dem Spiel.',
          'The Hansabahn (HHW) is not used; pink-framed tiles and tiles marked HSB leave the game.',
        ),
        say(
          'DO-8.3.1.3',
          'Eine von BME, CME, KWE und RhE wird für den Investor gezogen; ihr Kursmarker kommt auf die farbige 50.',
          'One of BME, CME, KWE and RhE is drawn for the Investor; its price marker goes to the coloured 50.',
          {
            decided: both(
              'Gemeint ist die 50 der gelben Spalte in Zeile 6.',
              'This is the 50 of the yellow column in row 6.',
            ),
          },
        ),
        say(
          'DO-8.3.1.4',
          'Drei zufällige Privatbrauereien mit Brauereimarkern oder Bierquadern bilden das Startpaket.',
          'Three random private cards with markers or cubes form the start package.',
        ),
      ),
    ],
  },
  {
    section: '8.3.2',
    title: both('Startrunde', 'Start round'),
    lead: both(
      'Ihr bietet zu zweit, der Investor nimmt den Rest.',
      'You two bid, the Investor takes what is left.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-8.3.2.3',
          'Geboten wird, sobald die Reihenfolge der Spieler feststeht.',
          'Bidding starts after the player order is fixed.',
          {
            decided: both(
              'Jeder zieht eine der drei Privatbrauereien: Die niedrigere Nummer bietet zuerst, dann gehen die Besitzkärtchen zurück. Im Uhrzeigersinn sitzen sie, der Investor, der andere.',
              'Each player is dealt one of the three: the lower number bids first, then the cards go back. Seats clockwise: that player, the Investor, the other.',
            ),
          },
        ),
        say(
          'DO-8.3.2.1',
          'Nur ihr beide bietet; der Investor kauft das Besitzkärtchen, das übrig bleibt.',
          'Only the two players bid; the Investor buys the card left over.',
          {
            decided: both(
              'Sein Preis ist nicht genannt: Er zahlt ihr niedrigstes Bietfeld an die Bank.',
              'His price is not stated: he pays its lowest bid field to the bank.',
            ),
          },
        ),
        say(
          'DO-8.3.2.2',
          'Wer die billigere Privatbrauerei gekauft hat, wählt Startspielerkärtchen oder „Investor’s Railway“; der andere bekommt das andere.',
          'The buyer of the cheaper private brewery chooses between the first-action card and “Investor’s Railway”; the other player gets the other card.',
          {
            decided: both('Billiger heißt: weniger dafür bezahlt.', 'Cheaper means the lower amount paid.'),
          },
        ),
      ),
    ],
  },
  {
    section: '8.3.3',
    title: both('Erste Aktienrunde', 'First stock round'),
    lead: both(
      'Der Investor bringt seine Eisenbahn in Gang und wartet dann.',
      'The Investor sets his railway going and then waits.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-8.3.3.1',
          'Wer das Startspielerkärtchen hat, beginnt; danach geht es nach den Sitzen, auch für den Investor.',
          'The first-action card starts; the other player and the Investor follow by position.',
        ),
        say(
          'DO-8.3.3.2',
          'Wenn der Investor zum ersten Mal dran ist, kauft er gleich 50 % seiner Eisenbahn.',
          'In his first turn the Investor buys 50% of his railway at once.',
        ),
        say(
          'DO-8.3.3.3',
          'In der ersten Aktienrunde kauft er erst wieder, wenn zwei von euch gegründete Eisenbahnen in Betrieb sind.',
          'In the first stock round his next purchase comes only after two railways founded by the players are in operation.',
          {
            decided: both(
              'Das gilt nur in dieser Aktienrunde; für die anderen wird allein auf 4.4 und 8.2.1 verwiesen.',
              'This holds in this stock round only; the others are sent to 4.4 and 8.2.1 alone.',
            ),
          },
        ),
        say(
          'DO-8.3.3.4',
          'Wer links vom letzten Käufer sitzt, bekommt das Startspielerkärtchen; das kann der Investor sein.',
          'The position left of the last buyer gets the first-action card, possibly the Investor.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Der erste Spielzug des Investors', 'The Investor’s first turn'),
        text: both(
          'Er kauft die Direktoraktie mit 20 % und drei 10 %-Zertifikate zum Kurs 50. Die 250 Mark gehen ins Betriebskapital, seine Eisenbahn ist gegründet und in Betrieb, ihr Heimatbahnhof wird umgedreht.',
          'He buys the 20% director’s certificate and three 10% certificates at 50. The 250 Mark go to the treasury, his railway is founded and in operation, its home station is turned.',
        ),
        atoms: ['DO-8.3.3.2'],
      },
    ],
  },
  {
    section: '8.3.4',
    title: both('Andere Aktienrunden', 'Other stock rounds'),
    lead: both('Wie gewohnt, mit dem Investor am Tisch.', 'As usual, with the Investor at the table.'),
    groups: [
      group(
        null,
        say(
          'DO-8.3.4.1',
          'Die anderen Aktienrunden laufen nach 4.4 und 8.2.1.',
          'Other stock rounds follow 4.4 and 8.2.1.',
          { see: ['4.4', '8.2.1'] },
        ),
      ),
    ],
  },
  {
    section: '8.3.5',
    title: both('Operationsrunden', 'Operating rounds'),
    lead: both('Das Kärtchen des Investors wandert.', 'The Investor’s card moves on.'),
    groups: [
      group(
        null,
        say(
          'DO-8.3.5.1',
          'Operationsrunden laufen nach 4.5 und 8.2.2.1; nach jeder geht „Investor’s Railway“ an den anderen.',
          'Operating rounds follow 4.5 and 8.2.2.1; after each one “Investor’s Railway” goes to the other player.',
          { see: ['4.5', '8.2.2.1'] },
        ),
        say(
          'DO-8.3.5.2',
          'Für Erfahrene: Wer das Kärtchen hat, bietet eine Summe, um es zu behalten. Der andere nimmt sie an, oder er zahlt diese Summe und bekommt das Kärtchen.',
          'Option for experienced players: the holder offers a sum to keep the card; the other accepts it, or pays that sum and takes the card.',
        ),
      ),
    ],
  },
];
