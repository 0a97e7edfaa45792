import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §4.3.1 and §4.3.2: how a company comes into being. */
export const founding: readonly Section[] = [
  {
    section: '4.3.1',
    title: both('Eine kleine Gesellschaft gründen', 'Starting a minor'),
    lead: both(
      'Kleine Gesellschaften sind einfach: eine Karte, ein Besitzer, sofort dabei. Lange leben sie nicht.',
      'Minors are simple: one card, one owner, in business at once. They do not live long.',
    ),
    groups: [
      group(
        both('Welche es gibt', 'Which there are'),
        say(
          'ESP-4.3.1.01',
          'Neun kleine, sechs davon im Spiel, alle im Süden daheim: CM E29, AC H28, MZ F24, ZP J20, MS C27, MH E21, CSE H32, FCA J20, SC C31.',
          'Nine minors, six of them in play, all at home in the south: CM E29, AC H28, MZ F24, ZP J20, MS C27, MH E21, CSE H32, FCA J20, SC C31.',
          {
            decided: both(
              'Für die FCA nennt das Heft einmal Zaragoza (J20), einmal Calatayud (I21); wir nehmen Zaragoza, denn Calatayud hat keinen Kreis.',
              'For FCA the rulebook names Zaragoza (J20) once and Calatayud (I21) once; we take Zaragoza, because Calatayud has no circle.',
            ),
          },
        ),
        say(
          'ESP-4.3.1.05',
          'Ab Phase 5 kann keine kleine Gesellschaft mehr gegründet werden.',
          'From phase 5 on no minor can be started.',
        ),
      ),
      group(
        both('Was geschieht', 'What happens'),
        say(
          'ESP-4.3.1.02',
          'Mit dem Kauf ihres Zertifikats ist die kleine Gesellschaft sofort in Betrieb, und du bekommst ihren Besitzbogen.',
          'Buying its certificate starts the minor at once, and you get its charter.',
        ),
        say(
          'ESP-4.3.1.03',
          'Ihren Startkurs wählst du aus den gelben Feldern von 70 bis 100.',
          'You choose its start price among the yellow cells from 70 to 100.',
        ),
        say(
          'ESP-4.3.1.04',
          'Du zahlst den doppelten Startkurs, aber nicht an die Bank, sondern in ihr Betriebskapital. Der Kursmarker kommt auf das Feld; einen Ausgabekurs gibt es nicht.',
          'You pay twice the start price, not to the bank but into its treasury. The price marker goes on that cell; there is no par marker.',
        ),
        say(
          'ESP-4.3.1.06',
          'Kleine Gesellschaften dürfen Spielern Privatgesellschaften abkaufen.',
          'Minors may buy private companies from players.',
          { see: ['5.8'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Start mit 80', 'Starting at 80'),
        text: both(
          'Du gründest die MZ mit Startkurs 80. Du zahlst 160, und diese 160 liegen sofort im Betriebskapital der MZ.',
          'You start MZ at 80. You pay 160, and these 160 lie in the treasury of MZ at once.',
        ),
        atoms: ['ESP-4.3.1.04'],
      },
    ],
  },
  {
    section: '4.3.2',
    title: both('Eine große Gesellschaft gründen', 'Starting a major'),
    lead: both(
      'Für eine große Gesellschaft braucht es mehrere Käufe, oft von mehreren Personen. Erst wenn genug verkauft ist, fährt sie.',
      'A major takes several purchases, often by several people. It operates only when enough has been sold.',
    ),
    groups: [
      group(
        both('Welche', 'Which'),
        say(
          'ESP-4.3.2.01',
          'Südliche große Gesellschaften gibt es erst ab Phase 3.',
          'Southern majors are available from phase 3 on.',
        ),
      ),
      group(
        both('Der Ausgabekurs', 'Par'),
        say(
          'ESP-4.3.2.02',
          'Wer das Direktorszertifikat kauft, wählt den Ausgabekurs und zahlt das Doppelte an die Bank. Ein Marker kommt auf das Kursfeld, einer auf die Leiste der Ausgabekurse.',
          'The buyer of the president certificate picks a par and pays twice that to the bank. One marker goes on the price cell, one on the par track.',
        ),
        say(
          'ESP-4.3.2.03',
          'Der Ausgabekurs ist 70, 75, 80, 85 oder 90; ab Phase 3 gehen auch 95 und 100.',
          'Par is 70, 75, 80, 85 or 90; from phase 3 on also 95 or 100.',
        ),
      ),
      group(
        both('Wann sie startet', 'When it starts'),
        say(
          'ESP-4.3.2.04',
          'Sie startet, wenn 40 % verkauft sind (20 % und zweimal 10 %), mit 4 × Ausgabekurs im Betriebskapital. Der Direktor bekommt Besitzbogen und fünf Marker: zwei frei, drei gesperrt.',
          'It starts when 40% are sold (20% and twice 10%), with 4 × par in its treasury. The director takes the charter and five markers: two available, three locked.',
          {
            decided: both(
              'Ob die Karten von P6 und P7 dabei mitzählen, fehlt im Heft; wir zählen jede Aktie in Spielerhand als verkauft.',
              'Whether the cards of P6 and P7 count here is not said; we count every share in players’ hands as sold.',
            ),
          },
        ),
        say(
          'ESP-4.3.2.07',
          'Solange sie nicht gestartet ist, tut sie in Operationsrunden nichts.',
          'As long as it has not started, it does nothing in operating rounds.',
        ),
        say(
          'ESP-4.3.2.05',
          'Weiteres Kapital kommt, wenn sie ihre Ziele erreicht.',
          'More capital comes when it reaches its goals.',
          {
            see: ['6.1.2'],
            decided: both(
              'Das Heft verweist hier auf 5.1.2, wo aber von Routen die Rede ist; gemeint ist 6.1.2.',
              'The rulebook points to 5.1.2 here, which is about routes; 6.1.2 is meant.',
            ),
          },
        ),
        say(
          'ESP-4.3.2.06',
          'Ab Phase 5 startet sie erst bei 60 %, dafür mit 10 × Ausgabekurs, ohne Ziele und mit allen fünf Markern frei.',
          'From phase 5 on it starts only at 60%, but with 10 × par, without goals and with all five markers available.',
        ),
        say(
          'ESP-4.3.2.08',
          'Große Gesellschaften dürfen Spielern Privatgesellschaften abkaufen.',
          'Majors may buy private companies from players.',
          {
            see: ['5.8'],
            decided: both(
              'Ein Satz im Heft sagt „ab Phase 3“, drei andere Stellen lassen Phase 2 zu; wir folgen den dreien.',
              'One sentence of the rulebook says “from phase 3”, three other places allow phase 2; we follow the three.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Woher das Kapital kommt', 'Where the capital comes from'),
        text: both(
          'Ausgabekurs 80, vor Phase 5: Bei 40 % kommen 320 ins Betriebskapital, mit den drei Zielen dann 80, 160 und 240, zusammen 800. Ab Phase 5 gibt es die 800 auf einmal, aber erst bei 60 %.',
          'Par 80, before phase 5: at 40% the treasury gets 320, then with the three goals 80, 160 and 240, 800 in all. From phase 5 on the 800 come at once, but only at 60%.',
        ),
        atoms: ['ESP-4.3.2.04', 'ESP-4.3.2.06', 'ESP-6.1.2.01'],
      },
    ],
  },
];

/** §4.4 and §4.5: who directs, and how a stock round ends. */
export const afterTrading: readonly Section[] = [
  {
    section: '4.4',
    title: both('Direktorwechsel', 'Change of director'),
    lead: both(
      'Der Direktor trifft alle Entscheidungen einer Gesellschaft. Wer mehr Aktien hat als er, löst ihn ab.',
      'The director takes all decisions of a company. Whoever holds more shares takes over.',
    ),
    groups: [
      group(
        both('Wer Direktor ist', 'Who is director'),
        say(
          'ESP-4.4.01',
          'Direktor ist, wer die 20-%-Karte hat. Wer mindestens 20 % und mehr als er hält, löst ihn ab und gibt ihm zwei 10-%-Aktien für die 20-%-Karte.',
          'The holder of the 20% card is director. A player with at least 20% and more than the director takes over, giving two 10% shares for the 20% card.',
        ),
        say('ESP-4.4.02', 'Gleich viel zu haben ändert nichts.', 'Equal holdings change nothing.'),
        say(
          'ESP-4.4.05',
          'Haben mehrere Anwärter gleich viel und am meisten, entscheidet die niedrigste Reihenfolgekarte.',
          'If several candidates tie for the largest holding, the lowest order card decides.',
        ),
        say(
          'ESP-4.4.03',
          'Der freie Markt wird nie Direktor, so viel auch darin liegt.',
          'The market is never director, whatever it holds.',
        ),
      ),
      group(
        both('Wie es dazu kommt', 'How it comes about'),
        say(
          'ESP-4.4.04',
          'Durch Kauf: Der Käufer hat nun mehr. Durch Verkauf: Der alte Direktor fällt hinter einen anderen zurück; getauscht wird vor dem Verkauf, so kann er auf 10 % kommen.',
          'By purchase: the buyer now holds more. By sale: the old director falls below another; the swap comes before the sale, so the old director may end with 10%.',
        ),
        say(
          'ESP-4.4.06',
          'Einfach so, ohne Kauf oder Verkauf, gibt niemand die 20-%-Karte weiter.',
          'Nobody hands over the 20% card just like that, without a sale or purchase.',
        ),
        say(
          'ESP-4.4.07',
          'Zertifikate kleiner Gesellschaften werden nie verkauft, ihr Direktor wechselt also nicht.',
          'Certificates of minors are never sold, so their director does not change.',
        ),
        say(
          'ESP-4.4.08',
          'Hebt dich der Tausch über das Zertifikatlimit, ist das erlaubt; du verkaufst dann bei deiner nächsten Aktion.',
          'If the swap lifts you above the certificate limit, that is allowed; you then sell in your next action.',
          { see: ['ESP-4.1.02'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Der Direktor steigt aus', 'The director sells out'),
        text: both(
          'Bei der A hält der Direktor 40 %, Xaver 30 %, Yara 20 %, im freien Markt liegen 10 %. Der Direktor verkauft alles: Xaver gibt ihm zwei 10-%-Aktien für die 20-%-Karte, und vier 10-%-Karten kommen in den freien Markt, der nun mit 50 % voll ist. Kauft Yara später zweimal 10 %, hat sie 40 % und wird Direktorin.',
          'The director of A holds 40%, Xaver 30%, Yara 20%, and 10% lie in the market. The director sells everything: Xaver gives two 10% shares for the 20% card, and four 10% cards go to the market, which is now full at 50%. If Yara later buys 10% twice, she has 40% and becomes director.',
        ),
        atoms: ['ESP-4.4.01', 'ESP-4.4.04', 'ESP-4.2.02', 'ESP-4.2.03'],
      },
    ],
  },
  {
    section: '4.5',
    title: both('Ende der Aktienrunde', 'End of the stock round'),
    lead: both(
      'Sind alle fertig, bewegen sich noch einige Kurse, und die Plätze werden neu verteilt.',
      'When all are done, some prices move, and the order is set anew.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-4.5.01',
          'Haben alle nacheinander gepasst, folgen erst die Kursänderungen, dann die neue Reihenfolge.',
          'When all have passed one after another, price changes come first, then the new order.',
        ),
      ),
    ],
  },
  {
    section: '4.5.1',
    title: both('Kursänderungen', 'Price changes'),
    lead: both(
      'Wovon alle alles behalten wollen, das wird teurer.',
      'What nobody wants to give away gets dearer.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-4.5.1.01',
          'Liegen von einer großen Gesellschaft alle 100 % bei Spielern, steigt ihr Kurs um ein Feld schräg nach rechts.',
          'A major with all 100% in players’ hands rises by one diagonal step to the right.',
        ),
        say(
          'ESP-4.5.1.02',
          'Der höchste Kurs kommt zuerst, auf einem Feld der obere Marker. Wer auf ein besetztes Feld kommt, legt sich unter die anderen.',
          'The highest price moves first, on one cell the upper marker. A marker that arrives goes under those present.',
        ),
        say('ESP-4.5.1.03', 'Kleine Gesellschaften bewegen sich hier nicht.', 'Minors do not move here.'),
      ),
    ],
  },
  {
    section: '4.5.2',
    title: both('Neue Spielerreihenfolge', 'New player order'),
    lead: both(
      'Wer Geld übrig hat, fängt beim nächsten Mal an.',
      'Whoever has money left goes first the next time.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-4.5.2.01',
          'Die neue Reihenfolge geht absteigend nach eigenem Bargeld: Am meisten Geld heißt niedrigste Karte. Bei Gleichstand bleibt es wie bisher; Geld von Gesellschaften zählt nicht.',
          'The new order goes by private cash, descending: most cash means lowest card. Ties keep the former order; company money does not count.',
          {
            decided: both(
              'Das Heft sagt erst „am meisten“, dann „am zweitwenigsten“; beides zusammen geht nicht, wir ordnen absteigend.',
              'The rulebook first says “most”, then “second lowest”; both cannot be, so we go in descending order.',
            ),
          },
        ),
      ),
    ],
  },
];
