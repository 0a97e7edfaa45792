import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.4 to 4.4.3: stock rounds, founding, starting operation and buying. */
export const stockRound: readonly Section[] = [
  {
    section: '4.4',
    title: both('Aktienrunden', 'Stock rounds'),
    lead: both(
      'Reihum kaufst du, verkaufst du oder gründest eine Eisenbahn, bis alle passen.',
      'In turn you buy, sell or found a railway until everybody passes.',
    ),
    groups: [
      group(
        both('Dein Spielzug', 'Your turn'),
        say(
          'DO-4.4.2',
          'Du tust eines davon: ein Zertifikat kaufen (von der Gesellschaft oder aus dem Bank Pool), eine Eisenbahn gründen, beliebig viele verkaufen und dann noch eines kaufen oder eine gründen, oder passen.',
          'In your turn you do one of: buy one certificate (from the company or the Bank Pool); found a railway; sell any number, then buy one or found one if you like; pass.',
          { see: ['4.4.1', '4.4.3', '4.4.5'] },
        ),
      ),
      group(
        both('Reihenfolge und Ende', 'Order and end'),
        say(
          'DO-4.4.1',
          'Es beginnt, wer das Startspielerkärtchen hat, dann geht es im Uhrzeigersinn. Schluss ist, wenn alle nacheinander gepasst haben.',
          'The holder of the first-action card starts, then clockwise; the round ends when all pass in succession.',
        ),
        say(
          'DO-4.4.3',
          'Das Startspielerkärtchen bekommt, wer links vom letzten sitzt, der gekauft oder verkauft hat. Hat niemand gehandelt, bleibt es, wo es ist.',
          'The player left of the last one who bought or sold gets the first-action card; without any trade it stays.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.4.01',
          'Ein Spielzug: ein Zertifikat kaufen, eine Gesellschaft gründen, beliebig viele verkaufen und dann eines kaufen oder eine gründen, oder passen.',
          'A turn: buy one certificate, or found one company, or sell any number and then optionally buy one or found one, or pass.',
          { see: ['6.4'] },
        ),
        say(
          'HSB-4.4.02',
          'Pro Spielzug gibt es höchstens einen Kauf; auch eine Gründung oder ein Eintausch ist der Kauf.',
          'There is at most one purchase per turn; a founding or an exchange is that purchase.',
          { see: ['6.4.5'] },
        ),
        say(
          'HSB-4.4.03',
          'Verkauft wird vor dem Kauf, nie danach.',
          'Sales come before the purchase of the turn, never after it.',
        ),
        say(
          'HSB-4.4.04',
          'Die Aktienrunde endet, wenn alle nacheinander passen. Wer links vom letzten Käufer oder Verkäufer sitzt, bekommt das Startspielerkärtchen; ohne Handel bleibt es.',
          'The stock round ends when all players pass in a row. The player left of the last buyer or seller gets the first-action card; without any trade it stays.',
        ),
      ),
    ],
  },
  {
    section: '4.4.1',
    title: both('Eine Eisenbahn gründen', 'Founding a railway'),
    lead: both(
      'Du kaufst die Direktoraktie und bestimmst den Startkurs. Ein hoher bringt der Eisenbahn mehr Geld, kostet dich aber mehr.',
      'You buy the director’s certificate and set the start price. A high one brings the railway more money but costs you more.',
    ),
    groups: [
      group(
        both('Der Startkurs', 'The start price'),
        say(
          'DO-4.4.1.1',
          'Du wählst als Startkurs ein farbiges Feld der Kurstabelle aus der Spalte der jetzigen oder einer früheren Farbphase und nennst das Feld.',
          'As start price you name a coloured cell of the price table in the column of the current or an earlier colour phase.',
          {
            decided: both(
              'Die gedruckte Tabelle hat vier Spalten ohne Namen. Wir lesen sie als Farbphasen: Gelb 50–75, Grün 55–80, Braun 60–90, Grau 70–100; das verbietet nichts, was eine andere Lesart erlaubt.',
              'The printed table has four columns without captions. We read them as colour phases: yellow 50–75, green 55–80, brown 60–90, gray 70–100; nothing is refused that another reading allows.',
            ),
          },
        ),
        say(
          'DO-4.4.1.2',
          'Der Kursmarker kommt auf dieses Feld, unter alle Kursmarker, die dort schon liegen. So ist es bei jeder Bewegung auf ein besetztes Feld.',
          'The price marker goes to that cell, under markers already there, as on every move to an occupied cell.',
        ),
      ),
      group(
        both('Was du bekommst', 'What you get'),
        say(
          'DO-4.4.1.3',
          'Du bekommst Besitzblatt und Bahnhofsmarker. Die übrigen Zertifikate kommen auf das Besitzblatt.',
          'You get the sheet and the stations; the other certificates move to the sheet.',
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          'DO-4.4.1.4',
          'Die Direktoraktie kostet die Zahl ihrer Anteile mal Startkurs. Das Geld geht ins Betriebskapital der Eisenbahn.',
          'The director’s certificate costs its number of shares times the start price, paid into the treasury.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.4.1.01',
          'Der Startkurs ist ein farbiges Feld der jetzigen oder einer früheren Phase, in der Kurstabelle für diese Art von Gesellschaft.',
          'The start price is a coloured cell of the current or an earlier phase, on the price track of that kind of company.',
          {
            decided: both(
              'Ein Kurs ist ab der ersten Phase offen, in deren Spalte er bei TRG steht: 50–75 Gelb, 80 Grün, 90 Braun, 100 Grau.',
              'A price opens with the first phase whose TRG column contains it: 50–75 yellow, 80 green, 90 brown, 100 gray.',
            ),
          },
        ),
        say(
          'HSB-4.4.1.02',
          'Die Direktoraktie kostet Startkurs mal Anteile, ins Betriebskapital. Die übrigen Zertifikate kommen aufs Besitzblatt, der Kursmarker unter die, die auf dem Feld schon liegen.',
          'The director’s certificate costs start price × its shares, paid into the treasury. The other certificates go on the sheet; the price marker goes under markers already in the cell.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Die Startkurse', 'The start prices'),
        text: both(
          'Von oben nach unten, Zeile 1 bis 6: Gelb 75, 70, 65, 60, 55, 50. Grün 80, 75, 70, 65, 60, 55. Braun 90, 80, 75, 70, 65, 60. Grau 100, 90, 80, 75, 70. In Phase 3 kannst du also aus der gelben und der grünen Spalte wählen.',
          'From top to bottom, rows 1 to 6: yellow 75, 70, 65, 60, 55, 50. Green 80, 75, 70, 65, 60, 55. Brown 90, 80, 75, 70, 65, 60. Gray 100, 90, 80, 75, 70. So in phase 3 you choose from the yellow and the green column.',
        ),
        atoms: ['DO-4.4.1.1'],
      },
    ],
  },
  {
    section: '4.4.2',
    title: both('In Betrieb gehen', 'Starting operation'),
    lead: both(
      'Erst mit genug Käufern nimmt eine Eisenbahn die Arbeit auf.',
      'A railway starts work once it has enough buyers.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.4.2.1',
          'Haben Spieler fünf Anteile gekauft, ist die Eisenbahn in Betrieb: Der Marker des Heimatbahnhofs wird auf das Logo gedreht.',
          'With five shares bought by players a railway is in operation; its home station is turned to the logo.',
        ),
      ),
    ],
  },
  {
    section: '4.4.3',
    title: both('Zertifikate kaufen', 'Buying certificates'),
    lead: both(
      'Was ein Zertifikat kostet und wer das Geld bekommt.',
      'What a certificate costs and who gets the money.',
    ),
    groups: [
      group(
        both('Preis und Geld', 'Price and money'),
        say(
          'DO-4.4.3.1',
          'Du zahlst den aktuellen Kurs für jeden Anteil von 10 %.',
          'You pay the current price for each share of 10%.',
        ),
        say(
          'DO-4.4.3.2',
          'Kaufst du von der Gesellschaft, geht das Geld in ihr Betriebskapital; kaufst du aus dem Bank Pool, geht es an die Bank.',
          'Company certificates are paid into its treasury, certificates of the Bank Pool to the bank.',
        ),
        say(
          'DO-4.4.3.3',
          'Kaufst du ein Zertifikat über mehrere Anteile, darfst du ein 10 %-Zertifikat derselben Eisenbahn in Zahlung geben.',
          'When buying a certificate of several shares, one 10% certificate of the same railway may be handed in as part payment.',
          {
            decided: both(
              'Es geht dorthin, woher das gekaufte kam; du zahlst nur den Unterschied, der Kurs bleibt. Am Zertifikatslimit ist das erlaubt, weil die Anzahl gleich bleibt.',
              'It goes where the bought one came from; only the difference is paid and the price stays. It is legal at the certificate limit, since the number stays the same.',
            ),
          },
        ),
      ),
      group(
        both('Sperre', 'A bar'),
        say(
          'DO-4.4.3.4',
          'Hast du in dieser Aktienrunde Zertifikate einer Eisenbahn verkauft, darfst du in ihr keine derselben Eisenbahn mehr kaufen.',
          'After selling a railway’s certificates you may not buy that railway again in the same stock round.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.4.3.01',
          'Von der Gesellschaft gekauft: Geld ins Betriebskapital; aus dem Bank Pool: an die Bank. Immer Kurs mal Anteile.',
          'Certificates bought from a company pay its treasury, from the Bank Pool pay the bank; always current price × shares.',
        ),
        say(
          'HSB-4.4.3.02',
          'Für ein Zertifikat über mehrere Anteile darfst du ein eigenes 10 %-Zertifikat der Gesellschaft in Zahlung geben. Es geht dorthin, woher das neue kam; du zahlst nur den Unterschied.',
          'For a certificate of several shares an own 10% certificate of that company may be given in payment. It goes where the bought one came from; only the difference is paid.',
        ),
        say(
          'HSB-4.4.3.03',
          'Wer in dieser Aktienrunde Zertifikate einer Gesellschaft verkauft hat, bekommt bis zu einer späteren keine von ihr.',
          'Who sold certificates of a company in this stock round may not acquire any of that company until a later one.',
        ),
      ),
    ],
  },
];
