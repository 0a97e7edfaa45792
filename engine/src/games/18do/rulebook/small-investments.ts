import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 7 to 7.1.3: the expert game and its small investments (KIM). */
export const smallInvestments: readonly Section[] = [
  {
    section: '7',
    title: both('Das Expertenspiel (EXP)', 'The expert game (EXP)'),
    lead: both(
      'HSB mit kleinen Zukäufen (KIM) und Sonderereignissen (SEM) für die Brauereien. Für 3 bis 5 Spieler.',
      'HSB with small investments (KIM) and special events (SEM) for the breweries. For 3 to 5 players.',
    ),
    groups: [],
  },
  {
    section: '7.1',
    title: both('Kleininvestitionen (KIM)', 'Small investments (KIM)'),
    lead: both(
      'Lokale, Flaschen und Waggons: kleine Vorteile, die bleiben.',
      'Pubs, bottles and wagons: small benefits that last.',
    ),
    groups: [
      group(
        both('Wer und wie viele', 'Who and how many'),
        say(
          'HSB-7.1.01',
          'KIM kaufen nur Brauereien; den Thermowaggon (C) auch Eisenbahnen.',
          'KIM are bought by breweries only, the thermo wagon (C) also by railways.',
        ),
        say(
          'HSB-7.1.03',
          'Eine Brauerei hat höchstens so viele KIM wie Kästchen auf ihrem Besitzblatt: eine kleine Brauerei einen, eine AG einen oder zwei.',
          'A brewery holds at most as many KIM as its sheet has boxes: a small brewery one, a company one or two.',
        ),
        say(
          'HSB-7.1.10',
          'Sind alle Kästchen belegt, legt die Brauerei vor dem Kauf einen KIM in die Auslage zurück, ohne Geld dafür.',
          'When all boxes are full, one KIM must be put back into the display, without refund, before another is bought.',
        ),
        say(
          'HSB-7.1.11',
          'Zwei gleiche KIM bei einer Brauerei sind erlaubt.',
          'Two KIM of the same kind on one brewery are allowed.',
        ),
        say(
          'HSB-7.1.12',
          'Wie viele KIM es gibt, hängt von der Spielerzahl ab.',
          'The numbers of KIM depend on the player count.',
          { see: ['7.1.1', '7.1.2', '7.1.3'] },
        ),
        say(
          'HSB-7.1.13',
          'Mehr KIM einer Sorte, als es gibt, kann niemand kaufen.',
          'Nobody can buy more KIM of a kind than exist.',
        ),
      ),
      group(
        both('Kaufen', 'Buying'),
        say(
          'HSB-7.1.04',
          'KIM werden im Schritt „BAKs kaufen“ gekauft.',
          'KIM are bought in the equipment-purchase step.',
        ),
        say(
          'HSB-7.1.05',
          'Von der Bank je Brauereirunde: in Gelb ein BAK und ein KIM oder zwei BAKs, ab Grün ein BAK oder ein KIM.',
          'From the bank per brewery round: in yellow one equipment card and one KIM, or two equipment cards; from green one equipment card or one KIM.',
        ),
        say(
          'HSB-7.1.06',
          'Zwei KIM von der Bank in einem Spielzug gehen nie.',
          'Two KIM from the bank in one turn are never allowed.',
        ),
        say(
          'HSB-7.1.14',
          'Bezahlt wird aus dem Betriebskapital des Käufers; Privatgeld hilft nur bei BAKs und in 7.4.',
          'A KIM is paid from the buyer’s treasury; private cash helps only with equipment and in 7.4.',
          { see: ['7.4'] },
        ),
      ),
      group(
        both('Untereinander handeln', 'Trading among breweries'),
        say(
          'HSB-7.1.07',
          'KIM darf eine Brauerei auch von anderen Brauereien kaufen; das zählt nicht als Kauf von der Bank.',
          'KIM may also be bought from other breweries; that does not count as a bank purchase.',
        ),
        say(
          'HSB-7.1.15',
          'Gehandelt wird im Kaufschritt des Käufers, wenn Besitzer oder Direktor des Verkäufers zustimmt und ein Kästchen frei ist oder vorher frei wird; das Geld geht ins Betriebskapital des Verkäufers.',
          'Trade happens in the buyer’s purchase step, the seller’s owner or director agrees, a box is free or one is put back first, and the price goes to the seller’s treasury.',
        ),
        say(
          'HSB-7.1.08',
          'Der Preis liegt dann zwischen 50 % und 150 % des aufgedruckten.',
          'The price is between 50% and 150% of the printed price.',
        ),
      ),
      group(
        both('Wirken', 'Effect'),
        say(
          'HSB-7.1.02',
          'Ein KIM wirkt erst ab der Phase seiner Balkenfarbe; kaufen darfst du ihn früher.',
          'A KIM works only from the phase of its bar colour on; it may be bought earlier.',
        ),
        say('HSB-7.1.09', 'KIM überaltern nie.', 'KIM never become obsolete.', {
          decided: both(
            'Verschwindet eine Brauerei, gehen ihre KIM und SEM bei a) und b) mit, Überzähliges und bei c) oder Bankrott alles in die Auslage.',
            'When a brewery disappears its KIM and SEM go along in ways a) and b), surplus back to the display; in way c) and bankruptcy all go back.',
          ),
        }),
      ),
    ],
    examples: [
      {
        title: both('Preise unter Brauereien', 'Prices among breweries'),
        text: both(
          'Erlaubt sind: A1 15–45, A2 30–90, A3 40–120, A4 60–180, B2 25–75, B3 50–150, B4 60–180, C 50–150 Mark.',
          'Allowed are: A1 15–45, A2 30–90, A3 40–120, A4 60–180, B2 25–75, B3 50–150, B4 60–180, C 50–150 Mark.',
        ),
        atoms: ['HSB-7.1.08'],
      },
    ],
  },
  {
    section: '7.1.1',
    title: both('Bierlokale (A1 bis A4)', 'Beer pubs (A1 to A4)'),
    lead: both(
      'Jede Brauereirunde ein kleines festes Einkommen.',
      'A small fixed income every brewery round.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-7.1.1.01',
          'Zu Beginn jeder Brauereirunde zahlt die Bank für A1 / A2 / A3 / A4 5 / 10 / 20 / 40 Mark ins Betriebskapital der Brauerei. Es zählt nicht als Lieferung.',
          'At the start of each brewery round the bank pays 5 / 10 / 20 / 40 for A1 / A2 / A3 / A4 into the brewery’s treasury; it is no delivery income.',
          {
            decided: both(
              'Erst gehen BAKs ohne Nachfrage, dann zahlen die Lokale, dann kommt Ereignis H.',
              'First equipment without demand leaves, then pubs pay, then comes event H.',
            ),
          },
        ),
        say(
          'HSB-7.1.1.02',
          'Phase und Preis: A1 gelb 30, A2 grün 60, A3 braun 80, A4 grau 120. Anzahl 2/2/1/1 zu dritt und viert, 3/3/2/1 zu fünft.',
          'Phase and price: A1 yellow 30, A2 green 60, A3 brown 80, A4 gray 120. Copies 2/2/1/1 with 3 or 4 players, 3/3/2/1 with 5.',
        ),
      ),
    ],
  },
  {
    section: '7.1.2',
    title: both('Flaschenabfüllung (B2 bis B4)', 'Bottling (B2 to B4)'),
    lead: both('Mehr Geld für jede Lieferung eines BAKs.', 'More money for each delivery of one card.'),
    groups: [
      group(
        null,
        say(
          'HSB-7.1.2.01',
          'Jede Flaschenabfüllung gehört pro Brauereirunde zu einem BAK.',
          'Each bottling KIM is assigned to one equipment card per brewery round.',
        ),
        say(
          'HSB-7.1.2.02',
          'Eine Flaschenabfüllung bringt ihren Wert für jeden Bierquader, den dieses BAK an den Dortmunder Biermarkt liefert, zusätzlich zu den Einnahmen.',
          'A bottling KIM brings its printed value for each cube delivered with that card to the Dortmund market, added to delivery income.',
        ),
        say('HSB-7.1.2.03', 'Exportbier zählt dabei nicht.', 'It does not count for export cubes.'),
        say(
          'HSB-7.1.2.05',
          'Das BAK nennst du beim Ausrechnen. Bierquader aus H, K und O zählen, aus N nicht; zwei Flaschenabfüllungen dürfen dasselbe BAK nennen.',
          'The card is named when the income is computed. Cubes of H, K and O count, N does not; two bottling KIM may name the same card.',
          {
            decided: both(
              'Der Text sagt es nicht: Es zählt, was mit diesem BAK auf ein Lieferfeld kommt.',
              'The text does not say: what comes to a delivery field with that card counts.',
            ),
          },
        ),
        say(
          'HSB-7.1.2.04',
          'Phase, Preis und Wert: B2 grün 50, 5; B3 braun 100, 10; B4 grau 120, 20. Anzahl 2/1/1 zu dritt und viert, 3/2/1 zu fünft.',
          'Phase, price and value: B2 green 50, 5; B3 brown 100, 10; B4 gray 120, 20. Copies 2/1/1 with 3 or 4 players, 3/2/1 with 5.',
        ),
      ),
    ],
  },
  {
    section: '7.1.3',
    title: both('Thermowaggon (C)', 'Thermo wagon (C)'),
    lead: both(
      'Ein Bierquader mehr für den Export, für Brauerei oder Eisenbahn.',
      'One more cube for export, for a brewery or a railway.',
    ),
    groups: [
      group(
        both('Kaufen und handeln', 'Buying and trading'),
        say(
          'HSB-7.1.3.01',
          'Ein Thermowaggon von der Bank zählt in diesem Spielzug wie ein BAK oder ein Zug.',
          'A thermo wagon from the bank counts like equipment or a train in that turn.',
        ),
        say(
          'HSB-7.1.3.09',
          'Pro Spielzug kauft man höchstens einen Thermowaggon von der Bank.',
          'At most one thermo wagon is bought from the bank per turn.',
        ),
        say(
          'HSB-7.1.3.02',
          'Handeln dürfen damit alle Gesellschaften und Brauereien, zu 50 % bis 150 %. Nur so kommt Geld zwischen Eisenbahnen und Brauereien hin und her.',
          'All companies and breweries may trade it, at 50% to 150% of the printed price. This is the only way money passes between railways and breweries.',
        ),
        say(
          'HSB-7.1.3.08',
          'Jede andere Zahlung zwischen Eisenbahn und Brauerei ist verboten.',
          'Any other payment between railway and brewery is forbidden.',
        ),
        say(
          'HSB-7.1.3.07',
          'Er gehört zur braunen Phase und kostet 100 Mark; es gibt 2 zu dritt, 3 zu viert und fünft.',
          'It belongs to the brown phase and costs 100 Mark; there are 2 with 3 players, 3 with 4 or 5.',
          {
            decided: both(
              'Wie viele eine Eisenbahn hat oder auf einen Zug legt, ist nicht begrenzt.',
              'The number of C per railway or on one train is not limited.',
            ),
          },
        ),
      ),
      group(
        both('Bei der Brauerei', 'With a brewery'),
        say(
          'HSB-7.1.3.03',
          'Eine Einheit ohne roten Pfeil darf damit Exportbier verladen; sie ist dann für diese Brauereirunde verbraucht.',
          'With it, one unit without a red arrow may load export beer; that unit is then used up for the brewery round.',
          {
            decided: both(
              'Das geht mit jedem BAK, auch unter Typ 5: Der Abschnitt spricht von jeder Einheit ohne Pfeil.',
              'This works with any card, also below type 5: the section speaks of any unit without an arrow.',
            ),
          },
        ),
      ),
      group(
        both('Bei der Eisenbahn', 'With a railway'),
        say(
          'HSB-7.1.3.04',
          'Der Thermowaggon liegt auf einem Zug und trägt einen Bierquader mehr, auch auf 3ern und 4ern. In jeder Eisenbahnrunde darf er auf einen anderen Zug.',
          'The thermo wagon lies on a train and adds one export cube, also on 3- and 4-trains; it may be moved to another train in each railway round.',
        ),
        say(
          'HSB-7.1.3.05',
          '3er- und 4er-Züge fahren Exportbier nur mit Thermowaggon.',
          'A 3- or 4-train carries export beer only with a thermo wagon.',
        ),
      ),
      group(
        both('Wirkung', 'Effect'),
        say(
          'HSB-7.1.3.06',
          'Die Brauerei bekommt 100 für den Bierquader auf dem Thermowaggon, die Eisenbahn den Wert des roten Feldes.',
          'The brewery earns 100 per cube loaded on the thermo wagon; the railway earns the red field’s value.',
        ),
        say(
          'HSB-7.1.3.10',
          'Ein Thermowaggon wirkt ab der braunen Phase; vorher ist er weder Einheit noch Quadrat.',
          'A thermo wagon works from brown on; before that it is neither a unit nor a square.',
        ),
      ),
    ],
  },
];
