import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.5.7.4 to 4.7: the duty to own a train, the end of the railway game, and manners. */
export const forcedPurchase: readonly Section[] = [
  {
    section: '4.5.7.4',
    title: both('Die Pflicht zum Zug', 'The duty to own a train'),
    lead: both('Ohne Zug endet kein Spielzug.', 'No turn ends without a train.'),
    groups: [
      group(
        null,
        say(
          'DO-4.5.7.4.1',
          'Jede Eisenbahn in Betrieb muss am Ende ihres Spielzugs einen Zug haben: neu, aus dem Bank Pool oder von einer anderen Eisenbahn.',
          'Every operating railway must own a train at the end of its turn: new, from the Bank Pool, or from another railway.',
          {
            decided: both(
              'Liegt weder in der Auslage noch im Bank Pool ein Zug, bleibt sie ohne, und nichts geschieht.',
              'With nothing on display and in the Bank Pool it stays without a train, without penalty.',
            ),
          },
        ),
        say(
          'DO-4.5.7.4.2',
          'Züge anderer Eisenbahnen zahlt nur das Betriebskapital.',
          'Trains of other railways are paid from the treasury only.',
        ),
        say(
          'DO-4.5.7.4.3',
          'Ohne Zug und ohne Geld für einen aus Auslage oder Bank Pool verkauft der Direktor erst ein Zertifikat der Eisenbahn in den Bank Pool (der Kurs fällt). Reicht das nicht, folgt der Zwangskauf.',
          'Without a train and without money for one of display or Bank Pool, the director first sells one certificate of the railway to the Bank Pool (the price falls). If that is not enough, a forced purchase follows.',
          {
            see: ['4.5.7.5'],
            decided: both(
              'Der Kurs fällt je 10 % ein Feld nach links. Der Verkauf entfällt, wenn der Bank Pool über 50 % käme oder die Eisenbahn keines hat; fällig ist er auch, wenn sie schon gehandelt hat.',
              'The price falls 1 left per 10%. The sale is skipped if the Bank Pool would exceed 50% or the railway holds none; it is owed even if the railway already traded one in this turn.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.5.7.5',
    title: both('Zwangskauf', 'Forced purchase'),
    lead: both(
      'Reicht das Geld der Eisenbahn nicht, muss der Direktor einspringen, Schritt für Schritt.',
      'If the railway’s money is short the director must step in, one step after the other.',
    ),
    groups: [
      group(
        both('Welcher Zug', 'Which train'),
        say(
          'DO-4.5.7.5.1',
          'Erlaubt ist nur ein Zug aus dem Bank Pool oder ein neuer aus der Auslage; einen aus dem Bank Pool musst du nicht nehmen.',
          'Only a train of the Bank Pool or a new one from the display; a train of the Bank Pool is not compulsory.',
          {
            decided: both(
              'Kann das Betriebskapital irgendeinen davon zahlen, ist es kein Zwangskauf und der Direktor gibt nichts dazu. Sonst wählt er frei, auch den teureren.',
              'If the treasury can pay any of them, it is not forced and the director adds nothing. Otherwise the choice is free, even for the dearer one.',
            ),
          },
        ),
        say(
          'DO-4.5.7.5.2',
          'Sind 6er- und 8er-Züge zu haben, darf es nur der 6er sein.',
          'With 6- and 8-trains both available only the 6-train may be taken.',
        ),
      ),
      group(
        both('Woher das Geld kommt', 'Where the money comes from'),
        say(
          'DO-4.5.7.5.3',
          'Der Reihe nach: 1 das ganze Betriebskapital, 2 Zertifikate der Eisenbahn (Kurs je 10 % ein Feld links), 3 Privatgeld des Direktors, 4 seine eigenen Zertifikate dieser Eisenbahn.',
          'In this order: 1 whole treasury; 2 certificates held by the railway (price one cell left per 10%); 3 director’s private cash; 4 director’s own certificates of this railway.',
          {
            decided: both(
              'Für Schritt 4 ist keine Richtung genannt: Der Kurs fällt nach unten wie bei jedem Verkauf eines Spielers.',
              'No direction is given for step 4: the price goes down, as for any sale by a player.',
            ),
          },
        ),
        say(
          'DO-4.5.7.5.5',
          'Verkauft wird nur so viel wie nötig, und der Direktor darf dabei nicht wechseln.',
          'Only as many shares are sold as needed; the director must not change.',
          {
            decided: both(
              'Der Direktor verkauft nur gewöhnliche Zertifikate, alle zum Kurs davor, und behält mindestens so viele Anteile wie jeder andere.',
              'The director sells ordinary certificates only, all at the price before, and keeps at least as many shares as anybody else.',
            ),
          },
        ),
        say(
          'DO-4.5.7.5.4',
          'Nach Schritt 2 und 4 darf der Bank Pool mehr als 50 % dieser Eisenbahn enthalten.',
          'After 2 and 4 the Bank Pool may exceed 50% of this railway.',
        ),
        say(
          'DO-4.5.7.5.6',
          'Was dann noch fehlt, leiht die Bank dem Direktor; am Ende wird ihm das Doppelte abgezogen.',
          'A remaining gap is lent by the bank to the director; twice the amount is deducted from the director’s final result.',
        ),
      ),
    ],
  },
  {
    section: '4.6',
    title: both('Das Ende', 'The end'),
    lead: both('Wenn die Bank leer ist, geht es auf das Ende zu.', 'When the bank is empty the end is near.'),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          'DO-4.6.1',
          'Kann die Bank in einer Operationsrunde nicht voll zahlen, spielt ihr bis zum Beginn der nächsten Aktienrunde weiter.',
          'If the bank cannot pay in full in an operating round, you play on to the start of the next stock round.',
        ),
        say(
          'DO-4.6.2',
          'Geht der Bank in einer Aktienrunde das Geld aus, folgen noch drei Operationsrunden.',
          'If the bank runs out in a stock round, three more operating rounds follow.',
          {
            decided: both(
              'Die Aktienrunde wird beendet, dann folgen drei Operationsrunden ohne Aktienrunde dazwischen, gleich welche Phase.',
              'The stock round is finished, then three operating rounds in a row whatever the phase, no stock round between.',
            ),
          },
        ),
        say(
          'DO-4.6.3',
          'Alle Spieler zahlen dann denselben Betrag aus Privatgeld ein, damit die Bank zahlen kann.',
          'All players then pay the same amount from private cash into the bank to keep it liquid.',
          {
            decided: both(
              'Diese Zahlungen heben sich auf; bei uns darf die Bank ins Minus gehen, und das Ende wird nur einmal ausgelöst.',
              'These payments cancel out; with us the bank may go negative, and the end is triggered once.',
            ),
          },
        ),
      ),
      group(
        both('Wer gewinnt', 'Who wins'),
        say(
          'DO-4.6.4',
          'Vermögen ist Privatgeld plus Kurswert deiner Anteile minus doppelte Kredite; was Gesellschaften haben, zählt nicht. Wer am reichsten ist, gewinnt. Kein Bankrott eines Spielers beendet das Spiel.',
          'Wealth is private cash plus current price of own shares minus twice any loan; company property does not count; the richest wins. A player’s bankruptcy never ends the game.',
          {
            decided: both(
              'Bei Gleichstand ist nichts geregelt: Der Sieg wird geteilt.',
              'A tie is not regulated: the victory is shared.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.7',
    title: both('Sonstiges', 'Miscellaneous'),
    lead: both(
      'Was am Tisch offen ist und was ihr verabreden dürft.',
      'What is open at the table and what you may agree on.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.7.1',
          'Privatgeld und Betriebskapital zeigst du auf Nachfrage.',
          'Private cash and treasuries are shown on request.',
        ),
        say(
          'DO-4.7.2',
          'Absprachen sind öffentlich, dürfen keine Zahlungen unter Spielern, unter Gesellschaften oder zwischen beiden auslösen und können am Ende einer Operationsrunde gekündigt werden.',
          'Agreements are public, may not cause payments between players, players and companies or companies, and may be ended by a party at the end of an operating round.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.7.01',
          'Privatgeld und Betriebskapital sind auf Nachfrage offen.',
          'Private cash and treasuries are open on request.',
        ),
        say(
          'HSB-4.7.02',
          'Absprachen sind öffentlich und enthalten nie Zahlungen zwischen Spielern, zwischen Gesellschaften oder zwischen Spieler und Gesellschaft.',
          'Deals are public and never include payments between players, companies, or player and company.',
        ),
        say(
          'HSB-4.7.03',
          'Jeder Beteiligte darf eine Absprache am Ende einer Operationsrunde kündigen; das Programm setzt Absprachen nie durch.',
          'Any party may end a deal when an operating round ends; the program never enforces deals.',
        ),
      ),
    ],
  },
];
