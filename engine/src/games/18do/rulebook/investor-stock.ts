import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer, inRailway } from './variants.ts';

/** Chapters 8.2.1 to 8.2.1.3: what the Investor does in stock rounds. */
export const investorStock: readonly Section[] = [
  {
    section: '8.2.1',
    title: both('Der Investor in der Aktienrunde', 'The Investor in the stock round'),
    lead: both(
      'Er hat einen Sitz und einen festen Plan. Zu wählen gibt es nichts.',
      'He has a seat and a fixed plan. There is nothing to choose.',
    ),
    groups: [
      group(
        inRailway,
        say(
          'DO-8.2.1.1',
          'Sein Sitz ist die Tischseite, auf die sein Bereich zeigt; danach richtet sich, wann er dran ist.',
          'The Investor’s seat is the table side his area points to; it sets his place in the order.',
        ),
        say(
          'DO-8.2.1.2',
          'Wer nicht Bankhalter ist, führt seine Spielzüge aus. Sie sind ganz festgelegt.',
          'The player who is not banker carries out his stock actions; they are fully determined.',
        ),
        say(
          'DO-8.2.1.3',
          'Er zählt als Spieler: sein Passen für das Ende der Runde, sein Handel für das Startspielerkärtchen, seine Anteile für Betrieb und Ausverkauf.',
          'He counts as a player: his pass for the end of a stock round, his trades for the first-action card, his shares for start of operation and sold-out.',
          {
            decided: both(
              'Das folgt daraus, dass er einen Sitz hat und reihum dran ist.',
              'It follows from his having a seat and taking turns.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.2.1.01',
          'Der Investor hat einen Sitz und ist reihum dran; wer nicht Bankhalter ist, führt es aus. Zu wählen gibt es nichts.',
          'The Investor has a seat and acts in turn; the player who is not banker carries it out; no choices.',
        ),
        say(
          'HSB-8.2.1.02',
          'Im Uhrzeigersinn sitzen: der erste Spieler der Startrunde, der Investor, der zweite Spieler. Jede Aktienrunde beginnt beim Startspielerkärtchen und geht reihum.',
          'Seats clockwise: first player of the start-round order, Investor, second player; every stock round starts at the first-action card and goes round.',
          {
            decided: both(
              'Der Sitz ist nicht genau beschrieben; wir nehmen in beiden Varianten denselben.',
              'The seat is not described exactly; we take the same one in both variants.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both(
          'Ein Spielzug des Investors, Schritt für Schritt',
          'A turn of the Investor, step by step',
        ),
        text: both(
          'Suche alle Gesellschaften in Betrieb, von denen er noch ein Zertifikat nehmen darf: höchstens 20 % einer Spielergesellschaft, höchstens 70 % einer eigenen, und in dieser Aktienrunde nicht von ihm verkauft. Beginne beim höchsten Kurs. Kann er zahlen, kauft er und ist fertig. Sonst prüfe, ob er durch den Verkauf niedriger stehender Zertifikate, das billigste zuerst, genug Geld bekäme: Dann verkauft er sie und kauft. Reicht es nicht, verkauft er nichts, und die nächste Gesellschaft ist dran. Geht nirgends etwas, passt er.',
          'Find all companies in operation of which he may still take a certificate: at most 20% of a player company, at most 70% of an own one, and not sold by him in this stock round. Begin at the highest price. If he can pay, he buys and is done. Else see whether selling lower-priced certificates, cheapest first, would bring enough: then he sells them and buys. If not, he sells nothing and the next company is tried. If nothing works he passes.',
        ),
        atoms: ['DO-8.2.1.1.3', 'DO-8.2.1.2.1', 'HSB-8.2.1.1.03', 'HSB-8.2.1.2.01'],
      },
    ],
  },
  {
    section: '8.2.1.1',
    title: both('Der Investor kauft', 'The Investor buys'),
    lead: both('Immer das Teuerste, das er darf.', 'Always the dearest he may have.'),
    groups: [
      group(
        inRailway,
        say(
          'DO-8.2.1.1.1',
          'Er kauft immer ein Zertifikat, wenn er es bezahlen kann.',
          'He always buys one certificate if he can pay.',
        ),
        say(
          'DO-8.2.1.1.2',
          'Er kauft nur von Eisenbahnen in Betrieb.',
          'He buys only railways in operation.',
        ),
        say(
          'DO-8.2.1.1.3',
          'Er nimmt von allem, was er darf, das Zertifikat mit dem höchsten Kurs, eher von der Gesellschaft als aus dem Bank Pool; bei Gleichstand nach der Reihenfolge der Operationsrunde.',
          'He always takes the available certificate with the highest price, from the company before the Bank Pool; ties go by operating order.',
        ),
        say(
          'DO-8.2.1.1.4',
          'Von einer Eisenbahn, die ein Spieler leitet, nimmt er höchstens 20 %.',
          'Of a railway run by a player he takes at most 20%.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.2.1.1.01',
          'Er kauft immer ein Zertifikat, solange sein Geld reicht.',
          'He always buys a certificate while he has the cash.',
        ),
        say(
          'HSB-8.2.1.1.02',
          'Er kauft nur von Gesellschaften in Betrieb.',
          'He buys only from companies in operation.',
        ),
        say(
          'HSB-8.2.1.1.03',
          'Er nimmt immer den höchsten Kurs; bei Gleichstand nach der Operationsrunde, also Eisenbahnen vor Brauereien; innerhalb einer Gesellschaft von ihr vor dem Bank Pool.',
          'He always takes the highest price; ties go by operating order, so railways before breweries; within one company from the company before the Bank Pool.',
          {
            decided: both(
              'Höchster Kurs meint den Kurs eines Anteils, nicht die Größe des Zertifikats; in einer Gesellschaft nimmt er das größere, das er zahlen kann.',
              'Highest price means the price of one share, not the size of the certificate; within one company he takes the larger one he can pay.',
            ),
          },
        ),
        say(
          'HSB-8.2.1.1.04',
          'Von einer Spielergesellschaft nimmt er höchstens 20 %.',
          'Of a player company he takes at most 20%.',
        ),
      ),
    ],
  },
  {
    section: '8.2.1.2',
    title: both('Der Investor verkauft', 'The Investor sells'),
    lead: both('Nur, um etwas Besseres zu kaufen.', 'Only to buy something better.'),
    groups: [
      group(
        inRailway,
        say(
          'DO-8.2.1.2.1',
          'Er verkauft nur Zertifikate von Spielergesellschaften und nur, um eines mit höherem Kurs zu kaufen, das er sonst nicht zahlen kann: ein Kauf pro Spielzug, immer wieder, bis Limits ihn stoppen.',
          'He sells only certificates of player companies, and only to buy one with a higher price that he cannot pay otherwise: one purchase a turn, again in his later turns until limits stop him.',
          {
            decided: both(
              'Reicht auch der Verkauf nicht für das teuerste, versucht er es mit dem nächsten.',
              'If even selling does not pay for the dearest one, he tries the next.',
            ),
          },
        ),
        say(
          'DO-8.2.1.2.2',
          'Du darfst von einer Gesellschaft, die du leitest, nicht so viel verkaufen, dass der Investor mit seinen 20 % Direktor würde.',
          'A director may not sell a player company down so far that the Investor (20%) would become director.',
          { see: ['4.3.2.2'] },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.2.1.2.01',
          'Er verkauft nur Zertifikate von Spielergesellschaften und nur, um ein teureres zu kaufen, das er nicht zahlen kann.',
          'He sells only player-company certificates, and only to buy a higher-priced one he cannot pay.',
          {
            decided: both(
              'Reicht es auch mit Verkäufen nicht für das teuerste, versucht er dasselbe beim nächsten.',
              'If he cannot pay the dearest even by selling, he tries the same with the next.',
            ),
          },
        ),
        say(
          'HSB-8.2.1.2.02',
          'Das wiederholt sich in jedem seiner Spielzüge, bis Limits einen Kauf verbieten.',
          'This is repeated turn by turn until limits forbid a purchase.',
        ),
      ),
    ],
  },
  {
    section: '8.2.1.3',
    title: both('Die dritte Aktienrunde (HSB)', 'The third stock round (HSB)'),
    lead: both(
      'Aus seiner kleinen Brauerei wird eine Brauerei-AG.',
      'His small brewery becomes a brewery company.',
    ),
    groups: [
      group(
        inBeer,
        say(
          'HSB-8.2.1.3.01',
          'Mit seiner ersten Aktion in der dritten Aktienrunde wandelt der Investor seine kleine Brauerei in seine Brauerei-AG um.',
          'His first action in the third stock round turns his small brewery into his brewery company.',
          {
            decided: both(
              'Das geschieht auch, wenn die grüne Phase noch nicht begonnen hat.',
              'This takes place even if green has not begun.',
            ),
          },
        ),
        say(
          'HSB-8.2.1.3.02',
          'Ihr Besitz geht an die AG, nur Typ 1 fällt weg; Kurs 60, gleicher Platz in der Reihenfolge. Danach hält er 50 %: einen Anteil für die Brauerei (Quellen-Brauerei zwei), die übrigen kauft er für je 60.',
          'Its property goes to the company, only type 1 leaves; price 60, same place in the order. He then holds 50%: one share for the brewery (two for Quellen-Brauerei), the others bought at 60 each.',
          {
            decided: both(
              'Fehlt ihm Geld selbst für die Direktoraktie, bekommt er sie trotzdem; die Bank zahlt den Rest ins Betriebskapital, ohne Schuld.',
              'If he lacks cash even for the director’s certificate, he gets it anyway; the bank pays the rest into the treasury, no debt.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Die Umwandlung, Schritt für Schritt', 'The conversion, step by step'),
        text: both(
          '1. Betriebskapital und BAKs gehen zur Brauerei-AG, BAKs vom Typ 1 und das Besitzblatt der kleinen Brauerei sind aus dem Spiel. 2. Der Kursmarker kommt auf 60, ihr Reihenfolgemarker ersetzt den alten am selben Platz. 3. Er zahlt 240 Mark ins Betriebskapital (mit der Quellen-Brauerei 180) und hält genau 50 %: Direktoraktie, dann von oben im Stapel. DAB 20 + 20 + 10, STI 40 + 10, sonst 30 + 10 + 10. 4. Reicht sein Geld nicht, verkauft er Zertifikate von Spielergesellschaften, niedrigster Kurs zuerst, bei Gleichstand umgekehrt zur Reihenfolge der Operationsrunde. 5. Fehlt immer noch etwas, gehen die fehlenden Anteile für 60 von der AG in den Bank Pool, ohne Kursänderung. 6. Die Brauerei-AG ist in Betrieb.',
          '1. Treasury and equipment go to the brewery company; equipment of type 1 and the small brewery’s sheet leave the game. 2. The price marker goes to 60, its order marker replaces the old one in place. 3. He pays 240 Mark into the treasury (180 with Quellen-Brauerei) and holds exactly 50%: director’s certificate, then from the top of the pile. DAB 20 + 20 + 10, STI 40 + 10, others 30 + 10 + 10. 4. Short of cash he sells player-company certificates, lowest price first, ties in reverse operating order. 5. Still short: the missing shares go from the company to the Bank Pool at 60, without a price change. 6. The company is in operation.',
        ),
        atoms: ['HSB-8.2.1.3.01', 'HSB-8.2.1.3.02'],
      },
    ],
  },
];
