import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.5.2.3 and 6.5.2.4: delivering to the Dortmund market and loading export beer. */
export const delivery: readonly Section[] = [
  {
    section: '6.5.2.3',
    title: both('Den Dortmunder Biermarkt beliefern', 'Delivering to the Dortmund market'),
    lead: both(
      'Jede Einheit eines BAKs, ein gedruckter blauer Quader, liefert einen Bierquader.',
      'Each unit of an equipment card, a printed blue cube, delivers one cube.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          'HSB-6.5.2.3.01',
          'Jede Einheit eines BAKs schiebt einen Bierquader von einem Nachfragefeld auf sein Lieferfeld.',
          'Each unit of an equipment card moves one cube from a demand field to its delivery field.',
        ),
        say(
          'HSB-6.5.2.3.03',
          'Ein BAK liefert nicht mehr Bierquader, als es Einheiten hat.',
          'A card delivers no more cubes than it has units.',
        ),
        say(
          'HSB-6.5.2.3.05',
          'Du musst liefern, so viel du kannst. Nur Export-Einheiten darfst du zurückhalten.',
          'Delivery is mandatory as far as possible; only export units may be kept back.',
          {
            decided: both(
              'Jede andere Einheit muss arbeiten, solange es erreichbare Nachfrage gibt; das Feld wählst du. Zurückgehaltene Export-Einheiten, die nicht verladen, verfallen.',
              'Every other unit must be used while reachable demand exists; the field is your choice. Export units kept back but not loaded lapse.',
            ),
          },
        ),
      ),
      group(
        both('Wohin', 'Where'),
        say(
          'HSB-6.5.2.3.02',
          'Die Nummer des Marktsegments darf höchstens der Typ des BAKs sein.',
          'The segment number may be at most the type of the equipment.',
        ),
        say(
          'HSB-6.5.2.3.04',
          'Geliefert wird nur, was auf einem Nachfragefeld liegt.',
          'Only cubes that lie on a demand field can be delivered.',
        ),
        say(
          'HSB-6.5.2.3.06',
          'Die Reihenfolge von BAKs, Marktsegmenten und Farben ist frei. Vom höchsten Typ abwärts ist nur ein Rat.',
          'The sequence of cards, segments and colours is free; descending type is only advice.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Sieben Bierquader für 130 Mark', 'Seven cubes for 130 Mark'),
        text: both(
          'Eine Brauerei hat BAKs vom Typ 3 (3 Einheiten), 2 (2) und 1 (2). Typ 3 liefert in Segment 3 einen gelben und einen orangen und in 2 einen gelben: 30 + 20 + 20 = 70. Typ 2 liefert in Segment 2 gelb und orange: 20 + 15 = 35. Typ 1 in Segment 1: 15 + 10 = 25. Zusammen 130.',
          'A brewery has equipment of type 3 (3 units), 2 (2) and 1 (2). Type 3 delivers one yellow and one orange in segment 3 and one yellow in 2: 30 + 20 + 20 = 70. Type 2 delivers yellow and orange in segment 2: 20 + 15 = 35. Type 1 in segment 1: 15 + 10 = 25. In all 130.',
        ),
        atoms: ['HSB-6.5.2.3.01', 'HSB-6.5.2.3.02', 'HSB-6.5.2.3.03', 'HSB-6.5.2.5.01'],
      },
    ],
  },
  {
    section: '6.5.2.4',
    title: both('Exportbier verladen', 'Loading export beer'),
    lead: both(
      'Große Brauereien verladen Bier auf Züge und bekommen dafür 100 Mark je Bierquader.',
      'Big breweries load beer on trains and get 100 Mark a cube for it.',
    ),
    groups: [
      group(
        both('Womit', 'With what'),
        say(
          'HSB-6.5.2.4.01',
          'Verladen kann nur, wer ein BAK vom Typ 5, 6 oder 8 hat, und nur damit.',
          'Only equipment of type 5, 6 or 8 loads export beer.',
        ),
        say(
          'HSB-6.5.2.4.02',
          'Nur Export-Einheiten, die mit rotem Pfeil, können das.',
          'Only export units, those with a red arrow, can do it.',
        ),
        say(
          'HSB-6.5.2.4.08',
          'Die Export-Einheiten eines BAKs dürfen auf mehrere Züge verladen. Du musst sie nicht so nutzen; übrige können den Dortmunder Biermarkt beliefern.',
          'One card’s export units may be spread over several trains; use is voluntary; unused ones may serve the Dortmund market instead.',
          {
            decided: both(
              'Frage den Direktor der Eisenbahn vor dem Ende von Schritt 2: Danach verfallen zurückgehaltene Einheiten.',
              'Ask the railway’s director before step 2 ends: after that, units kept back lapse.',
            ),
          },
        ),
      ),
      group(
        both('Worauf', 'Onto what'),
        say(
          'HSB-6.5.2.4.03',
          'Verladen wird nur auf freie blaue Quadrate von Zugkärtchen.',
          'Cubes are loaded only onto free blue squares of train cards.',
        ),
        say(
          'HSB-6.5.2.4.04',
          'Der Zug muss in diesem Moment eine Exportroute fahren können: eine mit Dortmund City und einem roten Feld.',
          'The train must be able to run an export route at that moment: one with Dortmund City and a red field.',
        ),
        say(
          'HSB-6.5.2.4.05',
          'Der Direktor der Eisenbahn muss zustimmen.',
          'The railway’s director must agree.',
        ),
        say(
          'HSB-6.5.2.4.09',
          'Die HHW fährt kein Exportbier, ihre Züge werden nicht beladen.',
          'HHW carries no export beer, its trains are not loaded.',
          { see: ['4.3.2.1'] },
        ),
        say(
          'HSB-6.5.2.4.10',
          'Verladene Bierquader bleiben bis zur Fahrt in der nächsten Eisenbahnrunde auf dem Zug.',
          'Loaded cubes stay on the train until its run in the next railway round.',
        ),
      ),
      group(
        both('Woher', 'From where'),
        say(
          'HSB-6.5.2.4.06',
          'Der Bierquader kommt aus dem Vorrat. Ist der leer, kommt er vom billigsten gefüllten Nachfragefeld: niedrigstes Marktsegment, Orange vor Gelb.',
          'The cube comes from the supply; if empty, from the cheapest filled demand field: lowest segment, orange before yellow.',
        ),
        say(
          'HSB-6.5.2.4.07',
          'Ein anderes als das billigste Nachfragefeld ist nicht erlaubt.',
          'Another field than the cheapest is not allowed.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Drei auf den Zug, einer nach Dortmund', 'Three on trains, one to Dortmund'),
        text: both(
          'Ein BAK hat 4 Einheiten, 3 davon für den Export. Zug 1 hat zwei freie Quadrate, Zug 2 eines; derselbe Direktor stimmt zu. Zwei Bierquader auf Zug 1, einer auf Zug 2, einer in Marktsegment 6: 3 × 100 + 80 = 380 vom gelben Feld, vom orangen 3 × 100 + 60 = 360.',
          'One card has 4 units, 3 of them for export. Train 1 has two free squares, train 2 one; the same director agrees. Two cubes on train 1, one on train 2, one to segment 6: 3 × 100 + 80 = 380 from the yellow field, 3 × 100 + 60 = 360 from the orange one.',
        ),
        atoms: ['HSB-6.5.2.4.02', 'HSB-6.5.2.4.03', 'HSB-6.5.2.4.08', 'HSB-6.5.2.5.01'],
      },
      {
        title: both('Die Preise', 'The prices'),
        text: both(
          'Gelb / orange je Bierquader: Segment 6 bringt 80 / 60, Segment 5 60 / 45, Segment 4 45 / 30, Segment 3 30 / 20, Segment 2 20 / 15, Segment 1 15 / 10. Export bringt 100.',
          'Yellow / orange per cube: segment 6 pays 80 / 60, segment 5 60 / 45, segment 4 45 / 30, segment 3 30 / 20, segment 2 20 / 15, segment 1 15 / 10. Export pays 100.',
        ),
        atoms: ['HSB-5.1.3.01', 'HSB-6.5.2.5.01'],
      },
    ],
  },
];
