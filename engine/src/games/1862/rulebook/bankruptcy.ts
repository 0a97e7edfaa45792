import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 15 and 16: a player is ruined; what new trains change. */
export const bankruptcy: readonly Section[] = [
  {
    section: '15',
    title: both('Bankrott eines Spielers', 'Bankruptcy of a player'),
    lead: both(
      'Selten, aber bitter: Ein Direktor kann nicht zahlen und scheidet aus, samt seinen Gesellschaften.',
      'Rare but bitter: a director cannot pay and is out, together with the companies they direct.',
    ),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          '62-15.1',
          'Ein Direktor ist immer dann bankrott, wenn sein Bargeld und seine verkäuflichen Aktien für eine fällige Zahlung nicht reichen.',
          'A director is bankrupt whenever their cash and saleable shares do not cover a payment due.',
        ),
        say(
          '62-15.7',
          'Wer mehrere Gesellschaften leitet, kann einen Lokkauf bei einer anderen Gesellschaft einrichten, muss aber nicht.',
          'A director of several companies may arrange a train purchase from another company, but need not.',
        ),
      ),
      group(
        both('Was mit dem Spieler geschieht', 'What happens to the player'),
        say(
          '62-15.10',
          'Der Spieler ist aus dem Spiel: keine Züge mehr, keine Einnahmen mehr.',
          'The bankrupt player is out of the game: no further turns, no further income.',
        ),
        say(
          '62-15.2',
          'Seine Privatbahnen und alle Gesellschaften, die er leitet, verlassen das Spiel, samt ihren Loks.',
          'Their privates and all companies they direct leave the game, trains included.',
          {
            decided: both(
              'Auch die Schuldscheine dieser Gesellschaften gehen. Schulden hat er nur für den Rest der Zahlung, an der er gescheitert ist.',
              'The notes of these companies go as well. The only debt is the rest of the payment that ruined the player.',
            ),
          },
        ),
        say(
          '62-15.3',
          'Ist ERIE darunter, wird jetzt ihr Plättchen gelegt.',
          'If ERIE is among them, its tile is placed now.',
        ),
        say(
          '62-15.9',
          'Sein Ergebnis ist der aktuelle Wert der Aktien, die ihm geblieben sind, minus die restlichen Schulden.',
          'Their result is the current value of the shares left to them minus remaining debts.',
          {
            decided: both(
              'Gezählt werden alle Papiere, die nach den Notverkäufen noch da sind, auch Direktor-Aktien, zum dann gültigen Kurs.',
              'All papers still there after the forced sales count, director certificates included, at the price then valid.',
            ),
          },
        ),
      ),
      group(
        both('Was mit den anderen geschieht', 'What happens to the others'),
        say(
          '62-15.6',
          'Die anderen Aktionäre seiner Gesellschaften bekommen von der Bank den aktuellen Kurs, nach seinen Notverkäufen.',
          'Other shareholders of these companies are paid by the bank at the current price, after the forced sales.',
        ),
        say(
          '62-15.8',
          'Aktien anderer Gesellschaften, die er nicht verkaufen konnte, kommen ohne Kursänderung in den Bankpool. Dort dürfen dann mehr als 5 liegen.',
          'Shares of other companies that could not be sold go to the pool without price change. The pool may then exceed 5.',
        ),
        say(
          '62-15.4',
          'Marker dieser Gesellschaften und der B&O werden umgedreht und versperren nur noch.',
          'Markers of these companies and of B&O are flipped; they only block.',
        ),
        say(
          '62-15.5',
          'Das Aktienlimit richtet sich nach der Tabelle, also nach Spielern und Gesellschaften, die übrig sind.',
          'The certificate limit follows the table, by players and companies left.',
          { see: ['62-21.3'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Das neue Aktienlimit', 'The new certificate limit'),
        text: both(
          'Fünf spielen, A leitet drei Gesellschaften und geht bankrott. Das Aktienlimit sinkt von 18 (5 Spieler, 13 Gesellschaften) auf 16 (4 Spieler, 10 Gesellschaften).',
          'Five people play, A directs three companies and goes bankrupt. The certificate limit falls from 18 (5 players, 13 companies) to 16 (4 players, 10 companies).',
        ),
        atoms: ['62-15.5', '62-21.3'],
      },
      {
        title: both('Bankrott mitten in der Runde', 'Bankruptcy in mid-round'),
        text: both(
          'Gesellschaften des Spielers, die noch nicht dran waren, entfallen. Hatte er die Priority-Karte, bekommt sie der nächste linke Nachbar, der noch spielt. Sind nur noch vier da, gilt ab jetzt die Grenze von 70 %. Eine Aktie ohne Kurs (die WP von Privatbahn 5) kommt in den Bankpool, zählt für ihn 0, ist vor der Direktor-Aktie nicht zu kaufen und zählt trotzdem zu den 60 %.',
          "The player's companies that have not acted are skipped. The priority card, if theirs, goes to the next player on the left still in the game. With four players left the 70 % rule holds from now on. A share without a price (WP of private 5) goes to the pool, counts 0 for them, cannot be bought before the director certificate, and still counts for the 60 %.",
        ),
        atoms: ['62-15.2', '62-15.6', '62-15.8', '62-15.10', '62-18.8', '62-19.15'],
      },
    ],
  },
  {
    section: '16',
    title: both('Was neue Loks ändern', 'What new trains change'),
    lead: both(
      'Mit neuen Lokgrößen beginnt eine neue Phase: andere Plättchen, andere Werte, weniger alte Loks.',
      'New train sizes start a new phase: other tiles, other values, fewer old trains.',
    ),
    groups: [
      group(
        null,
        say(
          '62-16.1',
          'Am Anfang ist die gelbe Phase: 1 gelbes Plättchen, Loklimit 4, Bonus 20$ je Feld, niedrige rote Werte, 1 Betriebsrunde nach jeder Aktienrunde.',
          'Play starts in the yellow phase: 1 yellow tile, train limit 4, bonus 20$ per hex, low red values, 1 operating round per stock round.',
        ),
        say(
          '62-16.2',
          'Die erste 3 bringt die grüne Phase: grüne Plättchen, 2 gelbe oder 1 Austausch, Aktienrückkauf möglich, 2 Betriebsrunden.',
          'The first 3 brings the green phase: green tiles, 2 yellow ones or 1 upgrade, buy-back possible, 2 operating rounds.',
        ),
        say(
          '62-16.3',
          'Mit der ersten 4 werden die 2er verschrottet. Das Loklimit ist 3.',
          'With the first 4 the 2-trains are scrapped. The train limit is 3.',
        ),
        say(
          '62-16.4',
          'Die erste 5 bringt die braune Phase: braune Plättchen, Loklimit 2, Bonus 30$ je Feld, hohe rote Werte, die 5E, 3 Betriebsrunden.',
          'The first 5 brings the brown phase: brown tiles, train limit 2, bonus 30$ per hex, high red values, the 5E, 3 operating rounds.',
        ),
        say(
          '62-16.5',
          'Mit der ersten 6 werden die 3er verschrottet, und die 6E ist zu haben.',
          'With the first 6 the 3-trains are scrapped, and the 6E is available.',
        ),
        say(
          '62-16.6',
          'Die erste 8 bringt die graue Phase: graue Plättchen, die 4er werden verschrottet, die 8E ist zu haben.',
          'The first 8 brings the grey phase: grey tiles, the 4-trains are scrapped, the 8E is available.',
        ),
        say('62-16.7', 'Mit der 10 ist die 10E zu haben.', 'With the 10 the 10E becomes available.'),
      ),
    ],
  },
];
