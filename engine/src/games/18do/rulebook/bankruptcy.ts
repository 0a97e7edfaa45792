import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.4.6 to 6.4.9: selling, prices, bankruptcy and refounding. */
export const bankruptcy: readonly Section[] = [
  {
    section: '6.4.6',
    title: both('Verkaufen', 'Selling'),
    lead: both('Nichts Neues.', 'Nothing new.'),
    groups: [
      group(
        null,
        say('HSB-6.4.6.01', 'Verkauft wird wie in 4.4.5.', 'Sales are as in 4.4.5.', { see: ['4.4.5'] }),
      ),
    ],
  },
  {
    section: '6.4.7',
    title: both('Kurse in der Aktienrunde', 'Prices in the stock round'),
    lead: both('Nur der Direktor drückt den Kurs.', 'Only the director pushes the price.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.4.7.01',
          'In der Aktienrunde ändert nur der Direktor durch Verkäufe den Kurs: ein Feld links je 10 %. Er bekommt für alle Anteile den Kurs davor.',
          'In a stock round the price changes only through sales by the director: 1 left per 10%. The director is paid the price before the move for all shares of that sale.',
          {
            decided: both(
              'Das gilt auch, wenn er durch diesen Verkauf den Posten verliert; seine nächsten Verkäufe bewegen dann nichts mehr.',
              'This holds even if the office is lost by this sale; further sales by the same player then move nothing.',
            ),
          },
        ),
        say(
          'HSB-6.4.7.02',
          'Verkäufe anderer Spieler ändern den Kurs nicht.',
          'Sales by other players leave the price unchanged.',
        ),
        say(
          'HSB-6.4.7.03',
          'Der Zusatzverkauf in Braun und Grau geschieht zum jetzigen Kurs und ändert ihn nicht.',
          'The side sale at flotation (brown, gray) is at the current price and does not change it.',
          { see: ['6.4.2'] },
        ),
        say(
          'HSB-6.4.7.04',
          'Legt eine durch Eintausch gegründete AG Zertifikate nach, geht der Kurs je 10 % ein Feld nach links; bezahlt wird der Kurs danach.',
          'When a company founded by exchange tops up the Bank Pool, the price goes 1 left per 10%; paid is the price after the move.',
        ),
        say(
          'HSB-6.4.7.05',
          'Sind alle Anteile bei Spielern, steigt der Kurs hier nicht.',
          'There is no rise when all shares are in player hands.',
        ),
      ),
    ],
  },
  {
    section: '6.4.8',
    title: both('Bankrott', 'Bankruptcy'),
    lead: both('Ganz links wartet das rote Bankrott-Feld.', 'At the far left waits the red cell.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.4.8.01',
          'Erreicht der Kursmarker das rote Bankrott-Feld, wird die Gesellschaft geschlossen.',
          'A marker that reaches the red cell closes its company.',
        ),
        say(
          'HSB-6.4.8.02',
          'Zertifikate der Spieler gehen ohne Entschädigung in die Auslage zurück. Der Kursmarker bleibt bis zur Neugründung auf dem Bankrott-Feld.',
          'Player-held certificates return to the display without compensation; the marker stays on the red cell until refounding.',
          {
            decided: both(
              'Auch die Zertifikate im Bank Pool und bei der Gesellschaft gehen zurück; der Text vergisst den Bank Pool.',
              'Certificates in the Bank Pool and those of the company return, too; the text forgets the Bank Pool.',
            ),
          },
        ),
        say(
          'HSB-6.4.8.03',
          'Das Betriebskapital geht an die Bank, die Kärtchen sind aus dem Spiel.',
          'The treasury goes to the bank, the cards leave the game.',
        ),
        say(
          'HSB-6.4.8.04',
          'Bei einer Eisenbahn sind alle gebauten Bahnhöfe aus dem Spiel, nur der Heimatbahnhof bleibt.',
          'Of a railway all placed stations leave the game; only the home station stays.',
        ),
        say(
          'HSB-6.4.8.05',
          'Bei einer Brauerei-AG verlässt der Reihenfolgemarker die Leiste.',
          'The order marker of a brewery company leaves the order track.',
        ),
        say(
          'HSB-6.4.8.06',
          'Löst der Verkauf des Direktors den Bankrott aus, bekommt er alle Anteile noch zum Kurs vor dem Verkauf bezahlt.',
          'A director whose sale causes it is paid for all sold shares at the price before the sale.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Ein Bankrott der Reihe nach', 'A bankruptcy in order'),
        text: both(
          'Zuerst wird der Verkauf bezahlt, der ihn ausgelöst hat. Alle Zertifikate gehen in die Auslage, die Direktoraktie nach oben. Betriebskapital an die Bank, Züge oder BAKs aus dem Spiel, Bierquader auf ihren Zügen in den Vorrat, KIM und SEM in ihre Auslagen. Bahnhöfe bis auf den Heimatbahnhof gehen weg, dieser wird verdeckt. Der Kursmarker bleibt auf dem Bankrott-Feld, und die Gesellschaft ist in dieser Operationsrunde nicht mehr dran.',
          'First the sale that caused it is paid. All certificates go to the display, the director’s on top. Treasury to the bank, trains or equipment out of the game, cubes on its trains to the supply, KIM and SEM to their displays. Stations except the home leave, the home is turned face down. The price marker stays on the red cell, and the company does not act any more in this operating round.',
        ),
        atoms: [
          'HSB-6.4.8.01',
          'HSB-6.4.8.02',
          'HSB-6.4.8.03',
          'HSB-6.4.8.04',
          'HSB-6.4.8.05',
          'HSB-6.4.8.06',
        ],
      },
    ],
  },
  {
    section: '6.4.9',
    title: both('Neugründung', 'Refounding'),
    lead: both(
      'Eine bankrotte Gesellschaft kann zurückkommen, geschwächt.',
      'A bankrupt company can come back, weakened.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.4.9.01',
          'Frühestens in der Aktienrunde nach dem Bankrott darf die Gesellschaft neu gegründet werden.',
          'The company may be refounded in the stock round after the bankruptcy at the earliest.',
        ),
        say(
          'HSB-6.4.9.02',
          'Gegründet wird sie und in Betrieb geht sie wie eine neue Gesellschaft.',
          'Founding and flotation are as for a new company.',
        ),
        say(
          'HSB-6.4.9.03',
          'Eine Eisenbahn bekommt nur die Bahnhofsmarker, die noch im Spiel sind.',
          'A railway gets only the stations still in the game.',
        ),
        say(
          'HSB-6.4.9.04',
          'Eine Brauerei-AG hat nur noch acht Anteile: Zwei 10 %-Zertifikate sind aus dem Spiel.',
          'A brewery company has only eight shares: two 10% certificates leave the game.',
          {
            decided: both(
              'Es gehen die zwei untersten im Stapel. Jeder Anteil bekommt weiter 10 % der Dividende, die fehlenden 20 % zahlt niemand; ein zweiter Bankrott nimmt nichts mehr weg.',
              'The two lowest in the pile leave. Each share still gets 10% of the payout, the missing 20% are not paid; a second bankruptcy removes no more.',
            ),
          },
        ),
      ),
    ],
  },
];
