import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.5.7 to 4.5.7.3: buying trains and trains that grow old. */
export const trains: readonly Section[] = [
  {
    section: '4.5.7',
    title: both('Züge kaufen', 'Buying trains'),
    lead: both(
      'Am Ende ihres Spielzugs sorgt eine Eisenbahn für Züge. Für wie viele Platz ist, sagt die Phase.',
      'At the end of its turn a railway sees to its trains. The phase says how many there is room for.',
    ),
    groups: [
      group(
        both('Wann und wie viele', 'When and how many'),
        say(
          'DO-4.5.7.1',
          'Züge werden am Ende des Spielzugs gekauft und fahren ab der nächsten Operationsrunde. Ausnahme: BME, CME und RhE in ihrer ersten.',
          'Trains are bought at the end of the turn and run from the next operating round. Exception: BME, CME and RhE in their first one.',
          { see: ['4.3.2.1'] },
        ),
        say(
          'DO-4.5.7.2',
          'Eine Eisenbahn hat höchstens vier Züge in Phase 2 und 3, drei in Phase 4, zwei ab Phase 5. An diesem Zuglimit kauft sie keinen, auch wenn durch den Kauf eigene Züge überaltert wären.',
          'A railway owns at most four trains in phases 2 and 3, three in phase 4, two from phase 5 on. At this train limit it buys none, even if the purchase would make own trains obsolete.',
        ),
      ),
      group(
        both('Zu viele Züge', 'Too many trains'),
        say(
          'DO-4.5.7.3',
          'Sinkt das Zuglimit, gibt der Direktor sofort überzählige Züge seiner Wahl in den Bank Pool. Andere Eisenbahnen können sie dort zum aufgedruckten Preis kaufen.',
          'When the limit drops, the director at once gives excess trains of their choice to the Bank Pool; other railways can buy them there at the printed price.',
          {
            decided: both(
              'Erst gehen überalterte Züge, dann wird das neue Limit geprüft, beim Käufer sofort, bei den anderen der Reihe nach. Auch der neue Zug darf abgegeben werden.',
              'First obsolete trains leave, then the new limit is checked, for the buyer at once, for the others in operating order. The new train may be given up, too.',
            ),
          },
        ),
        say(
          'DO-4.5.7.4',
          'Freiwillig gibt oder verkauft niemand Züge an Bank Pool oder Bank.',
          'No train is discarded or sold to the Bank Pool or the bank by choice.',
        ),
        say(
          'DO-4.5.7.5',
          'Ein Zug aus dem Bank Pool wird aus dem Betriebskapital an die Bank bezahlt, braucht Platz im Zuglimit und zählt nicht als neuer Zug.',
          'A train of the Bank Pool is paid to the bank from the treasury, needs room under the train limit and does not count as a new train.',
          {
            decided: both(
              'Jede Eisenbahn mit Platz darf ihn kaufen; wer ihn abgegeben hat, wird nicht vermerkt.',
              'Any railway with room may buy it; no memory is kept of who gave it up.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.5.7.01',
          'Eine Eisenbahn am Zuglimit darf nicht kaufen, auch wenn durch den Kauf einer ihrer Züge überaltert wäre.',
          'A railway at its train limit may not buy, even if the purchase would make one of its trains obsolete.',
        ),
        say(
          'HSB-4.5.7.02',
          'Sinkt das Limit, gehen überzählige Züge sofort in den Bank Pool, nach Wahl des Direktors; andere Eisenbahnen kaufen sie zum aufgedruckten Preis. BAKs verlassen dann das Spiel.',
          'Trains over a lowered limit go to the Bank Pool at once, director’s choice; other railways may buy them at the printed price. Equipment in that case leaves the game.',
          { see: ['6.5.2.2'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Der erste 5er und ein Zug zu viel', 'The first 5-train and one train too many'),
        text: both(
          'In Phase 4 hat eine Eisenbahn zwei 3er-Züge und kauft den ersten 5er. Jetzt hat sie drei Züge, das Zuglimit ist aber nur noch 2. Einer davon geht in den Bank Pool.',
          'In phase 4 a railway has two 3-trains and buys the first 5-train. Now it has three trains, but the limit is down to 2. One of them goes to the Bank Pool.',
        ),
        atoms: ['DO-4.5.7.3'],
      },
    ],
  },
  {
    section: '4.5.7.1',
    title: both('Neue Züge', 'New trains'),
    lead: both('Aus der Auslage, der Reihe nach.', 'From the display, in order.'),
    groups: [
      group(
        both('Preis und Reihenfolge', 'Price and order'),
        say(
          'DO-4.5.7.1.1',
          'Ein neuer Zug kostet den aufgedruckten Preis, aus dem Betriebskapital an die Bank, in aufsteigender Reihenfolge.',
          'A new train costs the printed price, paid to the bank from the treasury, in ascending order.',
        ),
        say(
          'DO-4.5.7.1.2',
          '8er-Züge gibt es schon, wenn der zweite 6er-Zug gekauft ist.',
          '8-trains are available after the second 6-train is bought.',
        ),
      ),
      group(
        both('Wie viele', 'How many'),
        say(
          'DO-4.5.7.1.3',
          'In der gelben Phase kauft eine Eisenbahn bis zu zwei neue Züge pro Operationsrunde, ab der grünen nur einen.',
          'In the yellow phase a railway buys up to two new trains per operating round, from green on only one.',
        ),
        say(
          'DO-4.5.7.1.4',
          'Der letzte 2er und der erste 3er dürfen zusammen gekauft werden: Der 3er ist noch in der gelben Phase gekauft.',
          'The last 2-train and the first 3-train may be bought together: the 3-train is still bought in the yellow phase.',
        ),
        say(
          'DO-4.5.7.1.5',
          'Züge anderer Eisenbahnen dürfen dazukommen, beliebig viele.',
          'Trains of other railways may be bought in addition, any number.',
          { see: ['4.5.7.2'] },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.5.7.1.01',
          'Eine Eisenbahn kauft in der gelben Phase höchstens zwei neue Investitionskärtchen pro Spielzug, ab der grünen eines; der Kauf, der Grün auslöst, gilt noch als gelb.',
          'A railway buys at most two new cards per turn in the yellow phase, one from green on; the purchase that starts green still counts as yellow.',
        ),
        say(
          'HSB-4.5.7.1.02',
          'Typ 8 gibt es neben Typ 6, sobald zwei vom Typ 6 gekauft sind, und auf jeden Fall, wenn kein Typ 6 mehr da ist.',
          'Type 8 is on sale beside type 6 once two type-6 cards have been bought, and in any case once no type 6 is left.',
          {
            decided: both(
              'Gezählt werden nur Käufe, nicht Kärtchen, die für Gleisanschlüsse weggehen; andere Stellen setzen voraus, dass beide zugleich zu haben sind.',
              'Only purchases count, not cards removed for sidings; other passages presuppose both on sale at once.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Letzter 2er und erster 3er', 'Last 2-train and first 3-train'),
        text: both(
          'In der Auslage liegt noch ein 2er-Zug. Eine Eisenbahn kauft ihn und im selben Spielzug den ersten 3er. Erst nach diesem Kauf beginnt die grüne Phase.',
          'One 2-train is left on display. A railway buys it and in the same turn the first 3-train. Green starts only after that purchase.',
        ),
        atoms: ['DO-4.5.7.1.4', 'HSB-4.5.7.1.01'],
      },
      {
        title: both('Was neue Züge kosten', 'What new trains cost'),
        text: both(
          'Preis und Anzahl in TRG: 2er 80 Mark, 7 Stück; 3er 180, 5; 4er 300, 3; 5er 450, 2; 6er 630, 3; 8er 800, 6.',
          'Price and number in TRG: 2-train 80 Mark, 7 of them; 3-train 180, 5; 4-train 300, 3; 5-train 450, 2; 6-train 630, 3; 8-train 800, 6.',
        ),
        atoms: ['DO-4.5.7.1.1'],
      },
    ],
  },
  {
    section: '4.5.7.2',
    title: both('Züge anderer Eisenbahnen', 'Trains of other railways'),
    lead: both(
      'Unter Eisenbahnen ist der Preis Verhandlungssache.',
      'Between railways the price is a matter of talking.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.5.7.2.1',
          'Den Preis handelt ihr aus, mindestens 1 Mark. Gekauft wird im Spielzug des Käufers; nur das Zuglimit begrenzt es.',
          'The price is agreed, at least 1. It happens in the buyer’s turn and is bounded by the train limit only.',
        ),
      ),
    ],
  },
  {
    section: '4.5.7.3',
    title: both('Überalterte Züge', 'Obsolete trains'),
    lead: both(
      'Neue Züge machen alte wertlos. Plane das ein.',
      'New trains make old ones worthless. Plan for it.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.5.7.3.1',
          'Mit dem ersten 4er-Zug gehen alle 2er aus dem Spiel, mit dem ersten 6er alle 3er, ohne Entschädigung.',
          'With the first 4-train all 2-trains leave, with the first 6-train all 3-trains, without compensation.',
        ),
        say(
          'DO-4.5.7.3.2',
          'Mit dem ersten 8er überaltern die 4er: Sie fahren im nächsten Spielzug ihrer Eisenbahn noch einmal und gehen dann. 5er, 6er und 8er sind permanent.',
          'With the first 8-train the 4-trains become obsolete: they run once more in their railway’s next turn, then leave. 5-, 6- and 8-trains are permanent.',
          {
            decided: both(
              'Bis dahin zählen sie zum Zuglimit; sie gehen gleich nach der letzten Fahrt, vor dem Zugkauf. 4er im Bank Pool gehen sofort.',
              'Until then they count for the train limit; they leave right after their last run, before trains are bought. 4-trains in the Bank Pool leave at once.',
            ),
          },
        ),
        say(
          'DO-4.5.7.3.3',
          'Überalterte 4er-Züge werden nicht an andere Eisenbahnen verkauft.',
          'Obsolete 4-trains are not sold to other railways.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.5.7.3.01',
          '2er-Züge gehen mit Typ 4, 3er mit Typ 6; 4er fahren nach Typ 8 noch einmal und dürfen nicht verkauft werden. BAKs überaltern so nie.',
          '2-trains leave with type 4, 3-trains with type 6; 4-trains make one last run after type 8 and may not be sold. Equipment never becomes obsolete this way.',
          { see: ['6.5.2.2'] },
        ),
      ),
    ],
  },
];
