import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 5.4 to 5.8: cards, tiles, markers and cubes of the brewery games. */
export const breweryPieces: readonly Section[] = [
  {
    section: '5.4',
    title: both('Die Kärtchen', 'The cards'),
    lead: both(
      'Neu sind die Investitionskärtchen: Zug, Braukessel oder Gleisanschluss in einem.',
      'New are the investment cards: train, kettle or siding in one.',
    ),
    groups: [],
  },
  {
    section: '5.4.1',
    title: both('Das Startspielerkärtchen', 'The first-action card'),
    lead: both('Wer es hat, beginnt.', 'Whoever has it begins.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.4.1.01',
          'Wer das Startspielerkärtchen hat, beginnt die nächste Aktienrunde.',
          'The holder of the first-action card starts the next stock round.',
        ),
      ),
    ],
  },
  {
    section: '5.4.2',
    title: both('Phasenänderungskärtchen', 'Phase-change cards'),
    lead: both('Kleine Gedächtnisstützen.', 'Small reminders.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.4.2.01',
          'Die Phasenänderungskärtchen werden wie aufgedruckt in die Stapel sortiert. Sie erinnern nur und haben keine eigene Regel.',
          'Phase-change reminder cards are sorted into the card stacks as printed on them; they carry no rule of their own.',
        ),
      ),
    ],
  },
  {
    section: '5.4.3',
    title: both('Aktienzertifikate', 'Certificates'),
    lead: both('Welche Zertifikate im Spiel sind.', 'Which certificates are in play.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.4.3.01',
          'Ihr braucht die Zertifikate, die auf dem HSB-Aktienmarkt genannt sind.',
          'The certificates used are those named on the HSB stock market.',
        ),
      ),
    ],
  },
  {
    section: '5.4.4',
    title: both('Investitionskärtchen', 'Investment cards'),
    lead: both(
      'Eine Eisenbahn macht daraus einen Zug, eine Brauerei Ausstattung: ein BAK mit Braukesseln.',
      'A railway makes a train of it, a brewery makes equipment: a card with kettles.',
    ),
    groups: [
      group(
        both('Für Eisenbahnen', 'For railways'),
        say('HSB-5.4.4.01', 'Züge besitzen nur Eisenbahnen.', 'Only railways own trains.'),
        say(
          'HSB-5.4.4.03',
          'Eisenbahnen dürfen untereinander mit Zügen handeln.',
          'Railways may trade trains with each other.',
        ),
        say(
          'HSB-5.4.4.06',
          'Eine Eisenbahn kann ein Kärtchen stattdessen für einen Gleisanschluss nutzen; dann ist es aus dem Spiel.',
          'A railway may use a card for a siding instead; that card leaves the game.',
          { see: ['6.5.1'] },
        ),
        say('HSB-5.4.4.02', 'Eisenbahnen können keine BAKs besitzen.', 'Railways cannot own equipment.'),
      ),
      group(
        both('Für Brauereien', 'For breweries'),
        say(
          'HSB-5.4.4.04',
          'Kauft eine Brauerei ein Investitionskärtchen, dreht sie es um: Es ist jetzt ein BAK seines Typs.',
          'A card bought by a brewery is flipped and becomes equipment of its type.',
        ),
        say(
          'HSB-5.4.4.05',
          'Ein BAK wird nie an eine andere Brauerei verkauft oder gegeben, außer es geht beim Eintausch mit.',
          'Equipment is never sold or given to another brewery, except when it goes along with an exchange.',
          { see: ['6.4.5'] },
        ),
        say(
          'HSB-5.4.4.08',
          'Kärtchen mit „START“ gibt es nur in der Startrunde.',
          'START cards are handed out in the start round only.',
        ),
      ),
      group(
        both('Preis und Reihenfolge', 'Price and order'),
        say(
          'HSB-5.4.4.07',
          'Der aufgedruckte Preis ist für Zug und BAK derselbe.',
          'One printed price serves train and equipment.',
        ),
        say(
          'HSB-5.4.4.09',
          'Genommen wird in aufsteigender Reihenfolge: Erst muss ein Typ ganz aus der Auslage sein. Typ 8 macht eine Ausnahme.',
          'Cards are taken in ascending type; all of a type must have left the display before the next. Type 8 is an exception.',
          { see: ['HSB-4.5.7.1.02'] },
        ),
      ),
    ],
  },
  {
    section: '5.5',
    title: both('Gleisplättchen', 'Tiles'),
    lead: both('Nichts Neues.', 'Nothing new.'),
    groups: [
      group(
        null,
        say('HSB-5.5.01', 'Gleisplättchen funktionieren wie bei TRG.', 'Tiles work as in TRG.', {
          see: ['2.5', 'T'],
        }),
      ),
    ],
  },
  {
    section: '5.6',
    title: both('Reihenfolgemarker', 'Order markers'),
    lead: both('Sie zeigen, welche Brauerei wann dran ist.', 'They show which brewery acts when.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.6.01',
          'Grüne Reihenfolgemarker gibt es für alle kleinen Brauereien und alle Brauerei-AGs, je einen.',
          'There is one green order marker for each small brewery and each brewery company.',
        ),
      ),
    ],
  },
  {
    section: '5.7',
    title: both('Bierquader', 'Beer cubes'),
    lead: both('Dieselben blauen Quader, mehr Aufgaben.', 'The same blue cubes, more to do.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.7.01',
          'Bierquader zeigen Nachfrage, Lieferungen und verladenes Exportbier.',
          'Cubes show demand, deliveries and loaded export beer.',
        ),
      ),
    ],
  },
  {
    section: '5.8',
    title: both('Quadratische Marker', 'Square markers'),
    lead: both('Drei Sorten aus Karton.', 'Three kinds made of cardboard.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.8.01',
          'Es gibt die Marker „Keine Nachfrage“ (HSB und EXP) sowie KIM und SEM (nur EXP).',
          'There are “no demand” markers (HSB, EXP), and KIM and SEM (EXP only).',
          { see: ['7.1', '7.2'] },
        ),
      ),
    ],
  },
];
