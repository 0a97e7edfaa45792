import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5.7 to §5.9: buying trains, emergencies, loans, private companies, the export. */
export const trains: readonly Section[] = [
  {
    section: '5.7',
    title: both('Loks kaufen', 'Buying trains'),
    lead: both(
      'Jede neue Sorte bringt das Spiel voran und macht alte Loks zu Schrott. Eine Gesellschaft ohne Lok muss kaufen.',
      'Every new type moves the game on and turns old trains to scrap. A company without a train has to buy one.',
    ),
    groups: [
      group(
        both('Woher', 'Where from'),
        say(
          'ESP-5.7.04',
          'Von der Bank gibt es die oberste Lok des Stapels zum aufgedruckten Preis.',
          'The bank sells the top train of the stack at its price.',
          {
            decided: both(
              'Wie man Loks aus dem freien Markt kauft, steht nicht im Heft; wir verkaufen sie wie Loks der Bank zum aufgedruckten Preis.',
              'How to buy trains out of the market is not described; we sell them like trains of the bank, at the printed price.',
            ),
          },
        ),
        say(
          'ESP-5.7.05',
          'Ab Phase 3 kann eine Gesellschaft auch einer anderen eine Lok abkaufen, zu einem vereinbarten Preis ab 1; beide Direktoren müssen zustimmen.',
          'From phase 3 on a company can also buy from another one, at an agreed price of 1 or more, both directors agreeing.',
        ),
        say(
          'ESP-5.7.06',
          'Gehandelt wird im Zug der Käuferin; in ihrem eigenen Zug verkauft eine Gesellschaft keine Lok.',
          'Trains are bought in the buyer’s turn; a company never sells one in its own turn.',
        ),
        say('ESP-5.7.07', 'An die Bank werden Loks nie verkauft.', 'Trains are never sold to the bank.'),
      ),
      group(
        both('Wann und welche Seite', 'When and which side'),
        say(
          'ESP-5.7.01',
          'Loks kaufen kommt als Letztes: Eine neue Lok fährt erst in einer späteren Operationsrunde.',
          'Buying trains comes last: a train bought now runs in a later operating round only.',
        ),
        say(
          'ESP-5.7.02',
          'Beim Kauf wählt der Direktor die Spurweite; sie bleibt für immer.',
          'The gauge is chosen at the purchase and stays for good.',
        ),
        say(
          'ESP-5.7.03',
          'Kleine Gesellschaften kaufen nur iberische Loks, große beide Arten.',
          'Minors buy Iberian trains only, majors both kinds.',
        ),
      ),
      group(
        both('Wie viele', 'How many'),
        say(
          'ESP-5.7.08',
          'Gekauft wird einzeln und nie über das Loklimit, auch wenn der Kauf Platz schaffen würde: kleine 2/2/1 in Phase 2 bis 4, große 4/4/3/3/2/2 in Phase 2 bis 7.',
          'Trains are bought one at a time and never above the limit, even if the purchase would make room: minors 2/2/1 in phases 2 to 4, majors 4/4/3/3/2/2 in phases 2 to 7.',
        ),
        say(
          'ESP-5.7.09',
          'Löst ein Kauf eine neue Phase aus, gilt sie sofort, noch vor dem nächsten Kauf.',
          'A change of phase takes effect at once, before a further purchase.',
        ),
        say(
          'ESP-5.7.10',
          'Hat eine Gesellschaft nach einem Phasenwechsel zu viele Loks, legt sie überzählige nach eigener Wahl in den freien Markt, ohne Entschädigung.',
          'A company above the limit after a change of phase puts surplus trains of its choice into the market, without compensation.',
        ),
        say(
          'ESP-5.7.11',
          'Lokpflicht: Am Ende ihres Zuges hat jede Gesellschaft eine Lok, auch ohne Route. Der Erdbeerzug 2F reicht dafür nicht.',
          'Train obligation: at the end of its turn every company owns a train, even without a route. The strawberry train 2F does not do.',
          { see: ['5.7.1'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Die erste 6', 'The first 6'),
        text: both(
          'Phase 5, Loklimit 3: Eine große Gesellschaft mit einer 4 und einer 5 kauft die erste 6. Das darf sie. Nun ist Phase 6, und das Limit ist 2: Eine der drei Loks geht ohne Entschädigung in den freien Markt.',
          'Phase 5, limit 3: a major with a 4 and a 5 buys the first 6. It may. Now it is phase 6 and the limit is 2: one of the three trains goes into the market without compensation.',
        ),
        atoms: ['ESP-5.7.08', 'ESP-5.7.09', 'ESP-5.7.10'],
      },
    ],
  },
  {
    section: '5.7.1',
    title: both('Notfinanzierung', 'Emergency financing'),
    lead: both(
      'Fehlt einer Gesellschaft ohne Lok das Geld, muss ihr Direktor einspringen. Das kann wehtun.',
      'If a company without a train lacks the money, its director has to step in. That can hurt.',
    ),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          'ESP-5.7.1.01',
          'Es gibt sie nur für eine Gesellschaft, die keine Lok hat und keine bezahlen kann, und nie für die Lok einer anderen Gesellschaft.',
          'It is only for a company without a train that cannot pay for one, and never for a train of another company.',
          {
            decided: both(
              'Verkauft wird hier nur für diese Lok; bis sie gekauft ist, kauft und übernimmt die Gesellschaft deshalb nichts anderes.',
              'Sales here serve this train only; so until it is bought the company buys and takes over nothing else.',
            ),
          },
        ),
        say(
          'ESP-5.7.1.02',
          'Gekauft werden muss die billigste Lok der Bank; ein Kombi-Zug ist nicht möglich.',
          'The cheapest train of the bank must be bought; no combined train is possible.',
          {
            decided: both(
              'Beide Seiten einer Lok kosten gleich viel; der Direktor wählt die Spurweite, eine kleine Gesellschaft nimmt die iberische.',
              'Both sides of a train cost the same; the director chooses the gauge, a minor takes the Iberian side.',
            ),
          },
        ),
      ),
      group(
        both('Wer zahlt', 'Who pays'),
        say(
          'ESP-5.7.1.03',
          'Erst zahlt die Gesellschaft ihr ganzes Betriebskapital, dann der Direktor aus seinem Bargeld.',
          'First the company pays its whole treasury, then the director pays in cash.',
        ),
        say(
          'ESP-5.7.1.04',
          'Reicht das nicht, verkauft er Aktien oder nimmt einen Kredit, nie beides.',
          'If that is not enough, the director sells shares or takes a loan, never both.',
          {
            decided: both(
              'Decken Aktien die Lücke, wählt der Direktor; decken sie sie nicht, bleibt nur der Kredit, ganz ohne Verkauf (so ein Autor des Spiels).',
              'If shares would cover the gap, the director chooses; if not, only the loan is left, without any sale (as one of the designers says).',
            ),
          },
        ),
        say(
          'ESP-5.7.1.05',
          'Aktien: nicht mehr, als nötig ist; die Kurse fallen wie in einer Aktienrunde, kein Direktor darf irgendwo wechseln. Es geht nur, wenn es die ganze Lücke deckt.',
          'Shares: no more than needed; prices fall as in a stock round, no director may change anywhere. It is possible only if it covers the whole gap.',
          {
            see: ['4.2'],
            decided: both(
              'Sonst gelten die Regeln fürs Verkaufen: höchstens 50 % im freien Markt, die Gesellschaft war schon dran, keine kleinen, keine Privatgesellschaften.',
              'Otherwise the rules for selling hold: at most 50% in the market, the company has operated, no minors, no private companies.',
            ),
          },
        ),
        say(
          'ESP-5.7.1.06',
          'Kredit: Betriebskapital und Bargeld des Direktors gehen auf 0, den Rest deckt der Kredit. Für eine zweite Lok bleibt also nichts.',
          'Loan: treasury and director’s cash go to 0, the loan covers the rest. So nothing is left for a second train.',
        ),
      ),
    ],
  },
  {
    section: '5.7.2',
    title: both('Kredite', 'Loans'),
    lead: both(
      'Ein Kredit rettet dich, ist aber teuer: Die Hälfte kommt als Zinsen dazu.',
      'A loan saves you but is dear: half of it comes on top as interest.',
    ),
    groups: [
      group(
        both('Aufnehmen', 'Taking one'),
        say(
          'ESP-5.7.2.01',
          'Einen Kredit gibt es nur in der Notfinanzierung und nur über den Betrag, der fehlt.',
          'A loan is possible only in emergency financing and only for the missing amount.',
        ),
        say(
          'ESP-5.7.2.02',
          'Unter denselben Bedingungen sind weitere Kredite möglich.',
          'Further loans are possible under the same conditions.',
        ),
        say(
          'ESP-5.7.2.07',
          'Die Schulden gehören dem Spieler, nicht der Gesellschaft; wer als Direktor folgt, erbt sie nicht.',
          'The debt belongs to the player, not to the company; a new director does not inherit it.',
        ),
      ),
      group(
        both('Zurückzahlen', 'Repaying'),
        say(
          'ESP-5.7.2.03',
          'Zurückgezahlt wird in einer Aktienrunde, zwischen Verkaufen und Kaufen.',
          'Repayment comes in a stock round, between selling and buying.',
        ),
        say(
          'ESP-5.7.2.05',
          'Du darfst jeden Teil zurückzahlen; auf diesen Teil kommen 50 % Zinsen, aufgerundet.',
          'You may repay any part; on that part comes 50% interest, rounded up.',
          {
            decided: both(
              'Wir lesen es so: x zurückzahlen kostet x und dazu die Hälfte von x, aufgerundet.',
              'We read it so: repaying x costs x plus half of x, rounded up.',
            ),
          },
        ),
        say(
          'ESP-5.7.2.04',
          'Solange du Schulden hast, kaufst du keine Aktien.',
          'As long as you have debt, you buy no shares.',
        ),
        say(
          'ESP-5.7.2.06',
          'Was am Ende noch offen ist, wird mit 50 % Aufschlag abgezogen.',
          'Debt still open at the end is deducted with 50% on top.',
          {
            see: ['8.1'],
            decided: both(
              'Ob auch hier aufgerundet wird, steht nicht da; wir tun es wie beim Zurückzahlen.',
              'Whether to round up here is not said; we do, as with repaying.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '5.8',
    title: both('Privatgesellschaften kaufen', 'Buying private companies'),
    lead: both(
      'Ein Weg, Geld aus der Gesellschaft in deine Tasche zu bringen, und eine Fähigkeit in die Gesellschaft.',
      'A way to bring money from the company into your pocket, and an ability into the company.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-5.8.01',
          'Jederzeit in ihrem Zug darf eine Gesellschaft einem Spieler eine Privatgesellschaft abkaufen: für 1 bis 100 %, 150 % oder 200 % des Nennwerts in Phase 2, 3 oder 4.',
          'At any moment of its turn a company may buy a private company from a player: for 1 up to 100%, 150% or 200% of face value in phase 2, 3 or 4.',
          { see: ['3.1'] },
        ),
      ),
    ],
  },
  {
    section: '5.9',
    title: both('Ein Zug wird exportiert', 'Export'),
    lead: both(
      'Der Fortschritt wartet nicht: Auch wenn niemand kauft, wird der Stapel kleiner.',
      'Progress does not wait: even if nobody buys, the stack shrinks.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-5.9.01',
          'Nach der letzten Operationsrunde vor jeder Aktienrunde verlässt die oberste Lok das Spiel.',
          'After the last operating round before every stock round the top train leaves the game.',
          {
            decided: both(
              'Das Heft kennt keine Ausnahme; exportiert wird also auch, wenn noch keine Gesellschaft gestartet ist.',
              'The rulebook knows no exception; so a train is exported even if no company has started yet.',
            ),
          },
        ),
        say(
          'ESP-5.9.02',
          'Ein Export wirkt in allem wie ein Kauf: Er kann eine neue Phase und das Spielende auslösen.',
          'An export counts as a purchase in every respect: it can bring a new phase and the end of the game.',
          { see: ['7', '8'] },
        ),
      ),
    ],
  },
];
