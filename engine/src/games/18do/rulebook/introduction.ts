import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 1 to 2.3: what the game is about, its boards, overviews and sheets. */
export const introduction: readonly Section[] = [
  {
    section: '1',
    title: both('Worum es geht', 'What it is about'),
    lead: both(
      'Du legst dein Geld in Eisenbahnen und Brauereien rund um Dortmund an. Es gibt mehrere Varianten, von ganz leicht bis knifflig.',
      'You put your money into railways and breweries around Dortmund. There are several variants, from very easy to tricky.',
    ),
    groups: [
      group(
        both('Die Varianten', 'The variants'),
        say(
          'DO-1.1',
          'Die Varianten bauen aufeinander auf: EFS, TRG, dann HSB und EXP, die nur nennen, was sich zur Variante davor ändert. ZSV nennt nur die Unterschiede zum Spiel zu dritt bis fünft.',
          'The variants build on each other: EFS, TRG, then HSB and EXP, which only state what changes from the one before. ZSV states only the differences from the game with 3 to 5 players.',
          { see: ['3', '4', '6', '7', '8'] },
        ),
      ),
      group(
        both('Wie es läuft', 'How it goes'),
        say(
          'DO-1.2',
          'Auf eine Aktienrunde folgen je nach Phase eine, zwei oder drei Operationsrunden, danach wieder eine Aktienrunde.',
          'A stock round is followed by one, two or three operating rounds, depending on the phase, and then by a stock round again.',
          {
            see: ['4.2.1'],
            decided: both(
              'Nicht gesagt ist, wann die Zahl feststeht: Wir nehmen die Phase am Ende der Aktienrunde.',
              'It is not said when the number is fixed: we take the phase at the end of the stock round.',
            ),
          },
        ),
        say(
          'DO-1.3',
          'Eine Privatbrauerei gehört einem einzigen Spieler. Eine Eisenbahngesellschaft führt ihr Direktor: der Spieler mit den meisten Anteilen.',
          'A private brewery belongs to one player alone. A railway is run by its director: the player with the most shares.',
          { see: ['4.3'] },
        ),
      ),
      group(
        both('Wer gewinnt', 'Who wins'),
        say(
          'DO-1.4',
          'Außer im Einführungsspiel gewinnt, wer am Ende am meisten hat: Privatgeld plus Wert der eigenen Anteile.',
          'Except in the introductory game, whoever has most at the end wins: private cash plus the value of the shares held.',
          { see: ['4.6', '3.3'] },
        ),
      ),
    ],
  },
  {
    section: '2',
    title: both('Das Material der Eisenbahnspiele', 'The material of the railway games'),
    lead: both(
      'Hier steht, was im Einführungsspiel und in The Railway Game auf dem Tisch liegt und wozu es dient.',
      'This is what lies on the table in the introductory game and in The Railway Game, and what it is for.',
    ),
    groups: [],
  },
  {
    section: '2.1',
    title: both('Die Spielpläne', 'The boards'),
    lead: both(
      'Zwei Pläne: die Karte von Dortmund und der Aktienmarkt.',
      'Two boards: the map of Dortmund and the stock market.',
    ),
    groups: [],
  },
  {
    section: '2.1.1',
    title: both('Die Karte', 'The map'),
    lead: both(
      'Auf dem Raster aus Hexfeldern entsteht das Gleisnetz. Farben und Zeichen verraten, was wo liegt.',
      'The track network grows on a grid of hexes. Colours and signs tell what lies where.',
    ),
    groups: [
      group(
        both('Welche Karte', 'Which map'),
        say(
          'DO-2.1.1.1',
          'Zu dritt bis fünft spielt ihr auf der Karte für 3 bis 5 Spieler.',
          'With three to five players you use the map for 3 to 5 players.',
          { see: ['8.1'] },
        ),
      ),
      group(
        both('Was sie zeigt', 'What it shows'),
        say(
          'DO-2.1.1.4',
          'Schlägel und Eisen im weißen Kreis: Kohlebergwerk. Gelbes Hexfeld mit Ofen im hellroten Kreis: Stahlwerk. C8 ist der Hafen, E12 Dortmund City, grau Gbf Nord, Süd und Ost: Güterbahnhöfe.',
          'Hammer and pick in a white circle: coal mine. Yellow hex with a furnace in a light red circle: steel mill. C8 is the harbour, E12 Dortmund City, gray Gbf Nord, Süd and Ost are yards.',
        ),
      ),
      group(
        both('Wo nie gebaut wird', 'Where nobody builds'),
        say(
          'DO-2.1.1.2',
          'Auf ein graues Hexfeld legst du nie ein Gleisplättchen.',
          'You never lay a tile on a gray hex.',
        ),
        say(
          'DO-2.1.1.3',
          'Auch auf ein rotes Feld, eine Fernverbindung, kommt kein Gleisplättchen.',
          'No tile goes on a red field, a long-distance connection, either.',
        ),
      ),
    ],
  },
  {
    section: '2.1.2',
    title: both('Der Aktienmarkt', 'The stock market board'),
    lead: both(
      'Hier liegen die Kurse, die unverkauften Zertifikate und die Züge.',
      'Prices, unsold certificates and trains are found here.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.1.2.1',
          'Ein Feld der Kurstabelle zeigt, was ein Anteil von 10 % gerade kostet.',
          'A cell of the price table shows what a share of 10% costs right now.',
        ),
        say(
          'DO-2.1.2.2',
          'Vier Kreise mit dem Rundenmarker zeigen, welche Runde gerade läuft.',
          'Four circles with the round marker show which round is being played.',
        ),
        say(
          'DO-2.1.2.3',
          'Im Bank Pool landen Zertifikate, die Spieler verkaufen (TRG) oder abwerfen (EFS).',
          'The Bank Pool takes certificates that players sell (TRG) or discard (EFS).',
        ),
        say(
          'DO-2.1.2.4',
          'Das graue Feld nennt je nach Spielerzahl das Startkapital und das Zertifikatslimit.',
          'The gray panel gives start cash and certificate limit for your number of players.',
          { see: ['DO-4.1.4', 'DO-4.4.4.1'] },
        ),
        say(
          'DO-2.1.2.5',
          'In der Auslage der Züge steht groß, wie viele es in TRG gibt, und in Klammern, wie viele in EFS.',
          'At the train display the large number says how many there are in TRG, the one in brackets how many in EFS.',
        ),
      ),
    ],
  },
  {
    section: '2.2',
    title: both('Die Übersichten', 'The overviews'),
    lead: both(
      'Drei Blätter helfen beim Bieten, beim Auszahlen und beim Wechsel der Phasen.',
      'Three sheets help with bidding, with paying out and with the change of phases.',
    ),
    groups: [],
  },
  {
    section: '2.2.1',
    title: both('Das Startpaket', 'The start package'),
    lead: both(
      'Auf diesem Blatt wird um die Privatbrauereien geboten.',
      'Private breweries are bid for on this sheet.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.2.1.1',
          'Das Startpaket hat für jede der fünf Privatbrauereien einen Platz, vier Bietfelder und einen Platz für ihren Brauereimarker.',
          'The start package has a place, four bid fields and a place for the brewery marker for each of the five private breweries.',
          { see: ['4.2.2'] },
        ),
      ),
    ],
  },
  {
    section: '2.2.2',
    title: both('Das Dividenden-Kalkulationsblatt', 'The dividend sheet'),
    lead: both('Es erspart das Rechnen beim Auszahlen.', 'It saves the sums when dividends are paid.'),
    groups: [
      group(
        null,
        say(
          'DO-2.2.2.1',
          'Das Blatt zeigt die Auszahlung für jede Zahl von Anteilen und merkt sich die letzten Einnahmen jeder Eisenbahn. In EFS brauchst du es nur am Ende.',
          'The sheet shows the payout for any number of shares and records each railway’s last revenue. In EFS it is used only at the end.',
        ),
      ),
    ],
  },
  {
    section: '2.2.3',
    title: both('Die Phasenübersicht', 'The phase overview'),
    lead: both(
      'Was ein neuer Zugtyp ändert, auf einen Blick.',
      'What a new train type changes, at a glance.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.2.3.1',
          'Die Phasenübersicht nennt, welche Regeln sich mit dem ersten Zug eines neuen Typs ändern.',
          'The phase overview lists which rules change with the first train of a new type.',
          { see: ['4.2.1'] },
        ),
      ),
    ],
  },
  {
    section: '2.3',
    title: both('Die Besitzblätter', 'The company sheets'),
    lead: both(
      'Jede Eisenbahngesellschaft hat ein Besitzblatt. Was darauf liegt, gehört ihr und nicht dem Direktor.',
      'Every railway has a sheet. What lies on it belongs to the railway, not to the director.',
    ),
    groups: [
      group(
        both('Was darauf liegt', 'What lies on it'),
        say(
          'DO-2.3.1',
          'Alles, was eine Eisenbahn in Betrieb besitzt, liegt auf ihrem Besitzblatt: Züge, eigene Zertifikate, Bahnhofsmarker, andere Marker und ihr Betriebskapital.',
          'Everything a railway in operation owns lies on its sheet: trains, own certificates, stations, other markers and its treasury.',
        ),
        say(
          'DO-2.3.4',
          'Im Einführungsspiel besitzt eine Eisenbahngesellschaft nie mehr als einen Zug.',
          'In the introductory game a railway never owns more than one train.',
        ),
        say(
          'DO-2.3.3',
          'Besondere Fähigkeiten sind auf das Besitzblatt gedruckt. Im Einführungsspiel gelten sie nicht.',
          'Special abilities are printed on the sheet. They are not used in the introductory game.',
          { see: ['4.3.2.1'] },
        ),
      ),
      group(
        both('Wer es hat', 'Who has it'),
        say(
          'DO-2.3.2',
          'Das Besitzblatt liegt beim Direktor. Wechselt der Direktor, bekommt der neue es mit allem, was darauf liegt.',
          'The sheet is with the director. When the director changes, the new one gets it with everything on it.',
        ),
      ),
    ],
  },
];
