import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §6.5: how a company comes into the game. */
export const auction: readonly Section[] = [
  {
    section: '6.5',
    title: both('Ein 30-%-Zertifikat versteigern', 'Auctioning a 30 % certificate'),
    lead: both(
      'So kommt eine neue Gesellschaft ins Spiel. Was geboten wird, hat sie als Startgeld, und ihr erster Kurs hängt davon ab.',
      'This is how a new company comes into the game. The bid is its starting money, and its first price depends on it.',
    ),
    groups: [
      group(
        both('Der Anfang', 'The start'),
        say(
          'TE-6.5.1',
          'Statt zu kaufen, darf man das 30-%-Zertifikat der nächsten Gesellschaft versteigern. Die Reihenfolge ist fest: KHS, KWE, CME, TWE, KPR.',
          'Instead of buying, one may auction the 30 % certificate of the next company. The order is fixed: KHS, KWE, CME, TWE, KPR.',
        ),
        say(
          'TE-6.5.2',
          'Wer die Versteigerung beginnt, gibt das erste Gebot ab.',
          'Whoever starts the auction makes the first bid.',
        ),
        say(
          'TE-6.5.3',
          'Das erste Gebot ist mindestens 180M, das Dreifache des niedrigsten Ausgabekurses 60. Bei der KHS kann es weniger sein.',
          'The first bid is at least 180M, three times the lowest par of 60. For the KHS it can be less.',
          { see: ['TE-6.5.17'] },
        ),
      ),
      group(
        both('Das Bieten', 'The bidding'),
        say('TE-6.5.4', 'Gebote sind Vielfache von 10M.', 'Bids are multiples of 10M.'),
        say(
          'TE-6.5.5',
          'Im Uhrzeigersinn wird erhöht oder gepasst, bis nur noch eine Person übrig ist.',
          'Clockwise, each remaining player raises or passes, until one bidder is left.',
        ),
        say(
          'TE-6.5.6',
          'Wer erhöht, geht um 10M oder ein Vielfaches davon über das letzte Gebot.',
          'A raise goes above the last bid by 10M or a multiple of it.',
        ),
        say(
          'TE-6.5.7',
          'Wer gepasst hat, bietet in dieser Versteigerung nicht mehr mit.',
          'Whoever has passed is out of this auction.',
        ),
        say(
          'TE-6.5.8',
          'Niemand darf mehr bieten, als er an Bargeld hat.',
          'Nobody may bid more than the cash they have.',
        ),
        say(
          'TE-6.5.13',
          'Wer das Zertifikatslimit erreicht hat, darf nicht bieten, denn auch das 30-%-Zertifikat ist ein gekauftes Zertifikat.',
          'A player at the certificate limit may not bid, because the 30 % certificate is a certificate bought, too.',
          { see: ['6.1', 'TE-6.4.11'] },
        ),
      ),
      group(
        both('Der Zuschlag', 'The winner'),
        say(
          'TE-6.5.9',
          'Wer übrig bleibt, zahlt das Gebot in die Kasse der Gesellschaft, nimmt das 30-%-Zertifikat und ist Präsident.',
          'The last bidder pays the bid into the treasury of the company, takes the 30 % certificate and is president.',
          { see: ['6.6'] },
        ),
        say(
          'TE-6.5.10',
          'Ausgabekurs ist der größte Wert von 60, 70, 80, 90 und 100, der nicht über einem Drittel des Gebots liegt. Unter 180M ist er 60.',
          'The par is the largest of 60, 70, 80, 90 and 100 that is not above a third of the bid. Below 180M it is 60.',
          {
            decided: both(
              'Wörtlich muss der Kurs kleiner sein als ein Drittel; dann hätte das Mindestgebot gar keinen. Wir lesen: nicht größer. 180M ergibt 60, 300M und mehr ergibt 100.',
              'Literally the par must be below a third; then the lowest bid would have none. We read: not above. 180M gives 60, 300M and more gives 100.',
            ),
          },
        ),
        say(
          'TE-6.5.11',
          'Der neue Kursmarker kommt unter die Marker, die auf diesem Kursfeld schon liegen.',
          'The new price marker goes under markers already in that cell.',
        ),
        say(
          'TE-6.5.12',
          'Danach ist die Person links von der an der Reihe, die die Versteigerung begonnen hat, egal wer gewonnen hat.',
          'After that it is the turn of the player to the left of the one who started the auction, whoever won it.',
        ),
      ),
      group(
        both('Ganz am Anfang: die KHS', 'At the very start: the KHS'),
        say(
          'TE-6.5.14',
          'In der ersten Aktienrunde kann man vor dem ersten Gebot auf die KHS nur diese versteigern oder passen.',
          'In the first stock round, before the first bid for the KHS, one can only auction it or pass.',
        ),
        say(
          'TE-6.5.15',
          'Passen alle, ohne dass auf die KHS geboten wurde, legt die Bank 10M auf das Zertifikat. Die Aktienrunde endet nicht, sondern geht weiter.',
          'If all pass before a bid for the KHS, the bank lays 10M on the certificate. The stock round does not end but goes on.',
        ),
        say(
          'TE-6.5.16',
          'Das wiederholt sich nach jeder vollen Runde, in der alle passen.',
          'This repeats after every full round of passes.',
        ),
        say(
          'TE-6.5.17',
          'Das Mindestgebot ist 180M abzüglich des Geldes, das auf dem Zertifikat liegt.',
          'The lowest bid is 180M less the money that lies on the certificate.',
        ),
        say(
          'TE-6.5.18',
          'Liegen 180M darauf, muss der Inhaber von „Erster Handel“ das Zertifikat umsonst nehmen. Der Ausgabekurs ist dann 60.',
          'Once 180M lie on it, the holder of "First Trade" must take the certificate for nothing. The par is then 60.',
          {
            decided: both(
              'Das gilt als Versteigerung, die der Inhaber begonnen und gewonnen hat: Wer links sitzt, ist dran. Billiger wird nur die KHS und nur in der ersten Aktienrunde.',
              'It counts as an auction the holder started and won: the player to the left is next. Only the KHS gets cheaper, and only in the first stock round.',
            ),
          },
        ),
        say(
          'TE-6.5.19',
          'Das Geld auf dem Zertifikat geht mit dem Gebot in die Kasse der KHS.',
          'The money on the certificate goes into the treasury of the KHS together with the bid.',
          {
            decided: both(
              'Wem es gehört, steht nicht da. So beginnt die KHS mit mindestens 180M; der Ausgabekurs richtet sich nur nach dem Gebot, mindestens 60.',
              'Nothing says whose it is. This way the KHS starts with at least 180M; the par follows from the bid alone, but is at least 60.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Vom Gebot zum Kurs', 'From the bid to the price'),
        text: both(
          'Die KHS geht für 260M weg. Ein Drittel davon sind 86⅔; der größte passende Ausgabekurs ist 80. In der Kasse der KHS liegen 260M.',
          'The KHS is sold for 260M. A third of that is 86⅔; the largest par that fits is 80. The treasury of the KHS holds 260M.',
        ),
        atoms: ['TE-6.5.9', 'TE-6.5.10'],
      },
      {
        title: both('Warum 180M', 'Why 180M'),
        text: both(
          'Der niedrigste Ausgabekurs ist 60, und ein 30-%-Zertifikat ist dreimal so viel wert wie eines zu 10 %. Also kostet es mindestens 3 × 60 = 180M.',
          'The lowest par is 60, and a 30 % certificate is worth three of 10 %. So it costs at least 3 × 60 = 180M.',
        ),
        atoms: ['TE-6.5.3', 'TE-3.6.8'],
      },
      {
        title: both('Niemand will die KHS', 'Nobody wants the KHS'),
        text: both(
          'Alle passen: 10M kommen auf das Zertifikat, das Mindestgebot sinkt auf 170M. Mit jeder weiteren Runde, in der alle passen, werden es 10M mehr. Liegen 180M darauf, bekommt der Inhaber von „Erster Handel“ das Zertifikat für 0M.',
          'All pass: 10M go on the certificate, the lowest bid falls to 170M. Each further round of passes adds 10M. Once 180M lie there, the holder of "First Trade" takes the certificate for 0M.',
        ),
        atoms: ['TE-6.5.15', 'TE-6.5.16', 'TE-6.5.17', 'TE-6.5.18'],
      },
    ],
  },
];
