import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §6 to §6.3: the stock round, how much one may hold, selling, and who leads afterwards. */
export const stock: readonly Section[] = [
  {
    section: '6',
    title: both('Aktienrunde', 'Stock round'),
    lead: both(
      'Hier handelt jeder für sich: Anteile verkaufen, Anteile kaufen, eine neue Gesellschaft ins Spiel bringen.',
      'Here everybody acts for themselves: sell shares, buy shares, bring a new company into the game.',
    ),
    groups: [
      group(
        both('Wer wann dran ist', 'Who acts when'),
        say(
          'TE-6.0.1',
          'Wer die Karte „Erster Handel“ hat, macht den ersten Zug. Dann geht es im Uhrzeigersinn weiter.',
          'The holder of "First Trade" has the first turn. Then play goes on clockwise.',
        ),
        say(
          'TE-6.0.4',
          'Die Züge gehen reihum, bis alle nacheinander gepasst haben. Passen schließt nicht aus; nach jedem Verkauf, Kauf und jeder Versteigerung wird neu gezählt.',
          'Turns go round until all have passed one after another. A pass does not bar from later turns; any sale, purchase or auction restarts the count.',
          { see: ['6.7'] },
        ),
      ),
      group(
        both('Was ein Zug erlaubt', 'What a turn allows'),
        say(
          'TE-6.0.2',
          'In einem Zug darf man beliebig viel verkaufen und danach eines tun: ein 10-%-Zertifikat kaufen oder mit dem nächsten 30-%-Zertifikat eine Versteigerung beginnen. Oder man passt.',
          'In a turn one may sell any number, and then buy one 10 % certificate or auction the next 30 % certificate. Or one passes.',
          { see: ['6.2', '6.4', '6.5'] },
        ),
        say(
          'TE-6.0.3',
          'Erst wird verkauft, dann gekauft oder versteigert, nie umgekehrt.',
          'Sales come before the purchase or auction, never after it.',
        ),
        say(
          'TE-6.0.5',
          'Gehandelt wird nur mit dem Bankvermögen und den Kassen der Gesellschaften, niemals zwischen zwei Spielern.',
          'Players trade with the pool and the treasuries of the companies only, never with each other.',
        ),
      ),
    ],
  },
  {
    section: '6.1',
    title: both('Zertifikatslimit', 'Certificate limit'),
    lead: both(
      'Niemand darf beliebig viele Zertifikate besitzen. Gezählt werden Karten, nicht Prozente.',
      'Nobody may own any number of certificates. Cards are counted, not percent.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-6.1.1',
          'Das Zertifikatslimit beträgt zu zweit 15 und zu dritt 10 Zertifikate je Spieler.',
          'The certificate limit is 15 certificates per player with two players and 10 with three.',
          { see: ['TE-6.4.11', 'TE-6.4.12'] },
        ),
        say('TE-6.1.2', 'Ein 30-%-Zertifikat zählt als eines.', 'A 30 % certificate counts as one.'),
        say(
          'TE-6.1.3',
          'Zertifikate von Gesellschaften im gelben Bereich der Börse, also mit einem Kurs bis 40, zählen gar nicht.',
          'Certificates of companies in the yellow zone of the market, with a price of 40 or less, do not count at all.',
        ),
      ),
    ],
  },
  {
    section: '6.2',
    title: both('Zertifikate verkaufen', 'Selling certificates'),
    lead: both(
      'Verkaufen bringt sofort Geld, drückt aber den Kurs für alle, die noch Anteile haben.',
      'Selling brings money at once, but lowers the price for everybody who still holds shares.',
    ),
    groups: [
      group(
        both('Was nicht geht', 'What is not possible'),
        say(
          'TE-6.2.1',
          'In der ersten Aktienrunde wird nichts verkauft.',
          'Nothing is sold in the first stock round.',
        ),
        say(
          'TE-6.2.2',
          'Von einer Gesellschaft dürfen nie mehr als 50 % im Bankvermögen liegen.',
          'The pool may never hold more than 50 % of a company.',
        ),
        say('TE-6.2.3', 'Das 30-%-Zertifikat ist unverkäuflich.', 'The 30 % certificate cannot be sold.', {
          see: ['6.3'],
        }),
        say('TE-6.2.4', 'Verkauft wird nur, was man selbst besitzt.', 'One can sell only what one owns.'),
      ),
      group(
        both('Was es bringt', 'What it brings'),
        say(
          'TE-6.2.5',
          'Zertifikate werden einzeln oder zusammen verkauft. Die Bank zahlt für jedes den Kurs, der galt, bevor der Kurs durch diesen Verkauf fiel.',
          'Certificates are sold singly or together. For each the bank pays the price that held before this sale moved it.',
          {
            decided: both(
              'Mehrere auf einmal verkaufte Zertifikate einer Gesellschaft bringen alle den Kurs von vorher. Wer einzeln verkauft, bekommt jedes Mal den dann gültigen.',
              'Several certificates of a company sold in one go all bring the price from before. Who sells one by one gets the price valid each time.',
            ),
          },
        ),
      ),
      group(
        both('Was mit dem Kurs geschieht', 'What happens to the price'),
        say(
          'TE-6.2.6',
          'Für jedes verkaufte Zertifikat fällt der Kursmarker um eine Zeile.',
          'The price marker falls one row for each certificate sold.',
        ),
        say(
          'TE-6.2.7',
          'Liegt darunter kein Kursfeld mehr, bleibt er stehen.',
          'With no cell below, it does not move.',
        ),
        say(
          'TE-6.2.8',
          'Kommt er auf ein besetztes Kursfeld, so rutscht er unter die Marker dort. Bleibt er stehen, behält er seine Stelle im Stapel.',
          'On entering an occupied cell it goes under the markers there. If it stays, it keeps its place in the stack.',
          { see: ['TE-7.0.2'] },
        ),
      ),
    ],
  },
  {
    section: '6.3',
    title: both('Wechsel des Präsidenten', 'Change of president'),
    lead: both(
      'Wer als Präsident verkauft, kann die Gesellschaft verlieren, manchmal mit Absicht.',
      'A president who sells can lose the company, sometimes on purpose.',
    ),
    groups: [
      group(
        both('Wer übernimmt', 'Who takes over'),
        say(
          'TE-6.3.1',
          'Hat der Präsident nach einem Verkauf weniger als ein anderer, der mindestens 30 % hält, so wird dieser Präsident.',
          'If a sale leaves the president with less than another player who holds at least 30 %, that player becomes president.',
        ),
        say(
          'TE-6.3.2',
          'Kommen mehrere in Frage, entscheidet der größte Anteil. Bei Gleichstand ist es, wer im Uhrzeigersinn als Nächster nach dem alten Präsidenten sitzt.',
          'Among several candidates the largest holding decides. On a tie it is the one sitting next clockwise from the outgoing president.',
        ),
        say('TE-6.3.3', 'Gleich viel zu haben reicht nicht.', 'An equal holding changes nothing.'),
        say(
          'TE-6.3.5',
          'Ohne einen solchen Nachfolger darf ein Präsident nicht so viel verkaufen, dass er das 30-%-Zertifikat hergeben müsste.',
          'Without such a successor a president cannot sell so much that the 30 % certificate would have to go.',
        ),
      ),
      group(
        both('Der Tausch', 'The exchange'),
        say(
          'TE-6.3.4',
          'Das 30-%-Zertifikat wird gegen drei 10-%-Zertifikate getauscht, bevor der Rest des Verkaufs abgerechnet wird. Der alte Präsident kann diese also gleich mitverkaufen.',
          'The 30 % certificate is exchanged for three 10 % ones before the rest of the sale is settled. The outgoing president may thus sell those in the same sale.',
          { see: ['3.7'] },
        ),
      ),
    ],
  },
];
