import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §1: what it is about, and how one plays with each other. */
export const introduction: readonly Section[] = [
  {
    section: '1',
    title: both('Worum es geht', 'What it is about'),
    lead: both(
      'Ihr investiert in spanische Eisenbahnen: Ihr kauft Aktien, leitet Gesellschaften, baut Gleise und lasst Loks fahren. Zwei Karten gehören dazu, der schmalspurige Norden und der große Süden.',
      'You invest in the railways of Spain: you buy shares, lead companies, lay track and run trains. There are two maps, the narrow-gauge north and the large south.',
    ),
    groups: [],
  },
  {
    section: '1.3',
    title: both('Übersicht', 'Overview'),
    lead: both(
      'So läuft eine Partie vom ersten Gebot bis zur Abrechnung.',
      'How a game goes, from the first bid to the final count.',
    ),
    groups: [
      group(
        null,
        say('ESP-1.3.01', '18España ist für 2 bis 6 Personen.', '18España is for 2 to 6 players.', {
          decided: both(
            'Die Regeln für zwei stehen in einem eigenen Heft, das uns fehlt; zu zweit gelten deshalb nur die Zahlen für Startgeld und Zertifikatlimit, als inoffizielle Möglichkeit.',
            'The rules for two are in a separate booklet that we do not have; with two we only use its figures for starting cash and certificates, as an unofficial option.',
          ),
        }),
        say(
          'ESP-1.3.02',
          'Zuerst werden die Privatgesellschaften versteigert. Dann wechseln sich Aktienrunden und Operationsrunden ab, bis die Staatsbahn RENFE gegründet wird.',
          'First the private companies are auctioned. Then stock rounds and operating rounds take turns until the state railway RENFE is founded.',
          { see: ['8'] },
        ),
        say(
          'ESP-1.3.03',
          'Es gewinnt, wer am Ende am reichsten ist: Bargeld und Wert der Aktien zusammen.',
          'Whoever is richest at the end wins: cash and the value of the shares together.',
          { see: ['8.1'] },
        ),
      ),
    ],
  },
  {
    section: '1.4',
    title: both('Umgang miteinander', 'Good manners'),
    lead: both(
      'Dein Geld und das Geld deiner Gesellschaft sind zwei verschiedene Dinge. Dieser Gedanke trägt das ganze Spiel.',
      'Your money and the money of your company are two different things. The whole game rests on this idea.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-1.4.01',
          'Was einer Gesellschaft gehört (Geld, Loks, Bahnhofsmarker), ist von deinem Besitz getrennt. Hinüber oder herüber wandert nur, was eine Regel ausdrücklich erlaubt.',
          'What a company owns (money, trains, station markers) is separate from what you own. Nothing passes between the two unless a rule says so.',
        ),
        say(
          'ESP-1.4.02',
          'Aller Besitz liegt offen: Jeder darf jederzeit nachsehen, was Mitspieler und Gesellschaften haben.',
          'Everything is open: anybody may look at any time at what players and companies own.',
        ),
        say(
          'ESP-1.4.03',
          'Absprachen trefft ihr laut und für alle hörbar; keine davon kann eine Regel außer Kraft setzen.',
          'Deals are made aloud, for everybody to hear; none of them can set a rule aside.',
        ),
      ),
    ],
  },
  {
    section: '1.5',
    title: both('Spielmaterial', 'What is in the box'),
    lead: both('Manches ist knapp, und das ist Absicht.', 'Some pieces are scarce, and that is on purpose.'),
    groups: [
      group(
        null,
        say(
          'ESP-1.5.01',
          'Gleisteile, Bahnhofsmarker und Tender gibt es nur so oft, wie sie in der Schachtel liegen. Wird von einem Gleisteil eine Seite benutzt, fehlt auch seine andere.',
          'There are only as many tiles, station markers and tenders as lie in the box. A tile used on one side is gone for its other side too.',
          {
            decided: both(
              'Das Heft nennt 179 Gleisteile, zählt 178 auf, und veröffentlicht sind 175; wir nehmen die veröffentlichten Stückzahlen, ihr könnt sie berichtigen.',
              'The rulebook announces 179 tiles and lists 178, and 175 are published; we use the published numbers, and you may correct them.',
            ),
          },
        ),
        say(
          'ESP-1.5.02',
          'Jede große Gesellschaft hat ein Direktorszertifikat zu 20 %, acht Aktien zu 10 % und fünf Bahnhofsmarker; jede kleine hat ein einziges Zertifikat und einen Marker.',
          'Every major has one 20% president certificate, eight 10% shares and five station markers; every minor has a single certificate and one marker.',
        ),
      ),
    ],
  },
];

/** §2: how the table is laid out. */
export const preparation: readonly Section[] = [
  {
    section: '2',
    title: both('Spielvorbereitung', 'Setup'),
    lead: both(
      'Beim ersten Mal nehmt ihr den Standard-Spielaufbau. Der variable Spielaufbau lost aus, welche Gesellschaften mitspielen.',
      'For a first game take the standard setup. The variable setup draws lots for the companies that take part.',
    ),
    groups: [],
  },
  {
    section: '2.1',
    title: both('Standard-Spielaufbau', 'Standard setup'),
    lead: both(
      'Immer dieselben Gesellschaften, immer derselbe Plan: So lernt man das Spiel am leichtesten.',
      'Always the same companies on the same map: the easiest way to learn the game.',
    ),
    groups: [
      group(
        both('Wer mitspielt', 'Who takes part'),
        say(
          'ESP-2.1.01',
          'Acht Gesellschaften bleiben mit Zertifikaten, Besitzbögen und Markern in der Schachtel: SFVA, FdC, GSSR, AVT, TBF, MH, CSE und FCA (im Regelheft hier CA).',
          'Eight companies stay in the box with certificates, charters and markers: SFVA, FdC, GSSR, AVT, TBF, MH, CSE and FCA (here called CA in the rulebook).',
        ),
        say(
          'ESP-2.1.03',
          'Weiße Marker decken die Heimatkreise der fehlenden Gesellschaften zu. Im Spiel sind das dann ganz gewöhnliche freie Kreise.',
          'White markers cover the home circles of the companies that are out. In play these are ordinary free circles.',
          { see: ['5.3.4'] },
        ),
        say(
          'ESP-2.1.08',
          'Besitzbögen, Marker und Zertifikate der übrigen Gesellschaften liegen bereit. Der Rundenmarker steht auf SR (Aktienrunde), die sieben Privatgesellschaften liegen in einer Reihe.',
          'Charters, markers and certificates of the other companies lie ready. The round marker is on SR (stock round), the seven private companies lie in a row.',
        ),
      ),
      group(
        both('Der Spielplan', 'The map'),
        say(
          'ESP-2.1.02',
          'Auf alle vier Gebirgspässe kommt ein Marker „Closed“: Sie sind noch geschlossen.',
          'All four mountain passes get a marker “Closed”: they are not open yet.',
          { see: ['6.2'] },
        ),
        say(
          'ESP-2.1.12',
          'Auf die dick gedruckten Grenzen kommen Stäbchen: zwei im Norden (G5/G7 und G7/H6), eines im Süden (G29/H30). Dort führt nie ein Gleis hinüber.',
          'Sticks go on the thick printed borders: two in the north (G5/G7 and G7/H6), one in the south (G29/H30). Track never crosses them.',
        ),
        say(
          'ESP-2.1.13',
          'Am Anfang werden nur gelbe Gleisteile gebraucht; grüne, braune und graue kommen mit den späteren Phasen.',
          'At first only yellow tiles are used; green, brown and grey ones come with later phases.',
          { see: ['7'] },
        ),
      ),
      group(
        both('Plätze und Geld', 'Seats and money'),
        say(
          'ESP-2.1.04',
          'Die Reihenfolgekarten werden zufällig verteilt, und ihr setzt euch in aufsteigender Folge. Wer die niedrigste hat, beginnt und bekommt den Luchs.',
          'Order cards are dealt at random, and you sit in ascending order. Whoever has the lowest card starts and gets the lynx.',
        ),
        say(
          'ESP-2.1.06',
          'Zum Start bekommt jeder 500, 860, 650, 520 oder 440 Pesetas, bei 2, 3, 4, 5 oder 6 Personen.',
          'Everybody starts with 500, 860, 650, 520 or 440 pesetas, for 2, 3, 4, 5 or 6 players.',
        ),
        say('ESP-2.1.05', 'Der Bank geht das Geld nie aus.', 'The bank never runs out of money.'),
        say(
          'ESP-2.1.07',
          'Ihr handelt immer nur mit der Bank, nie untereinander.',
          'You only ever deal with the bank, never with each other.',
        ),
      ),
      group(
        both('Was beiliegt', 'What lies where'),
        say(
          'ESP-2.1.09',
          'Bei P2 liegt die Lok Barcelona–Mataró, bei P5 fünf Tender (ein sechster auf der Rückseite), bei P6 10 % CRB (Seite Zafra–Huelva), bei P7 ein ausgelostes Direktorszertifikat der vier nördlichen.',
          'P2 comes with the Barcelona–Mataró train, P5 with five tenders (a sixth on its back), P6 (side Zafra–Huelva) with 10% CRB, P7 with a random president certificate of the four northern majors.',
        ),
        say(
          'ESP-2.1.10',
          'Die Loks liegen mit der iberischen Seite oben als Stapel, von der 2 über 3, 4, 5 und 6 bis zur 8. Alle 2er-Loks sind gleich im Angebot.',
          'The trains form a stack with the Iberian side up, from 2 over 3, 4, 5 and 6 to 8. All 2-trains are on offer at once.',
        ),
        say(
          'ESP-2.1.11',
          'Ist eine Sorte ausverkauft, kommen alle Loks der nächsten Sorte ins Angebot.',
          'When a type is sold out, all trains of the next type come on offer.',
        ),
      ),
    ],
  },
  {
    section: '2.2',
    title: both('Variabler Spielaufbau', 'Variable setup'),
    lead: both(
      'Hier entscheidet das Los, welche Gesellschaften es gibt. Jede Partie wird anders.',
      'Here the lot decides which companies exist. Every game is different.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-2.2.01',
          'Ausgelost werden 4 der 6 nördlichen großen, 6 der 9 südlichen großen und 6 der 9 kleinen Gesellschaften. Die übrigen verlassen das Spiel mit allem, was dazugehört.',
          'Lots are drawn for 4 of the 6 northern majors, 6 of the 9 southern majors and 6 of the 9 minors. The rest leaves the game with all that belongs to it.',
        ),
        say(
          'ESP-2.2.02',
          'Die Heimatkreise der Gesellschaften, die fehlen, werden mit weißen Markern zugedeckt.',
          'The home circles of the companies that are out are covered with white markers.',
        ),
        say(
          'ESP-2.2.03',
          'Spielt die CRB mit, liegt P6 mit der Seite Zafra–Huelva und 10 % CRB bereit. Sonst zeigt P6 Vasco-Navarro, mit 10 % einer ausgelosten nördlichen Gesellschaft im Spiel.',
          'If CRB takes part, P6 shows Zafra–Huelva and comes with 10% CRB. Otherwise it shows Vasco-Navarro, with a random 10% share of a northern major in play.',
        ),
        say(
          'ESP-2.2.04',
          'P7 bekommt ein ausgelostes Direktorszertifikat der vier nördlichen Gesellschaften im Spiel. Alles andere ist wie beim Standard-Spielaufbau.',
          'P7 gets a random president certificate of the four northern majors in play. Everything else is as in the standard setup.',
          { see: ['2.1'] },
        ),
      ),
    ],
  },
];
