import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 4.3 to 4.3.1.2: private breweries, their markers and their beer. */
export const privateBreweries: readonly Section[] = [
  {
    section: '4.3',
    title: both('Die Gesellschaften', 'The companies'),
    lead: both(
      'Was du kaufen kannst: eine Privatbrauerei, die dir allein gehört, und Anteile an Eisenbahnen.',
      'What you can buy: a private brewery that is yours alone, and shares of railways.',
    ),
    groups: [],
  },
  {
    section: '4.3.1',
    title: both('Privatbrauereien', 'Private breweries'),
    lead: both(
      'Sie zahlen eine feste Rendite und sammeln Bierquader. Irgendwann drehst du das Besitzkärtchen um: Rendite gegen Vorteil.',
      'They pay a fixed income and collect beer cubes. At some point you flip the card: income traded for a benefit.',
    ),
    groups: [
      group(
        both('Was sie bringen', 'What they bring'),
        say(
          'DO-4.3.1.1',
          'Zu Beginn jeder Operationsrunde zahlt die Bank jedem Besitzer die Rendite seines Besitzkärtchens, solange es nicht umgedreht ist.',
          'At the start of each operating round the bank pays each unflipped card’s income to its owner.',
        ),
        say(
          'DO-4.3.1.2',
          'No. 1 bringt zwei Bierquader, die bis zum Transport darauf bleiben. Die anderen bringen einen Brauereimarker: einen Vorteil für die Eisenbahn, die ihn bekommt.',
          'No. 1 brings two cubes, which stay on the card until carried. The others bring a marker with a function for the railway it is assigned to.',
          { see: ['4.3.1.1'] },
        ),
        say(
          'DO-4.3.1.3',
          'Ein Besitzkärtchen wird nie verkauft: Es bleibt bis zum Ende bei seinem Käufer.',
          'A private card is never sold; it stays with its buyer to the end.',
        ),
      ),
      group(
        both('Umdrehen', 'Flipping'),
        say(
          'DO-4.3.1.4',
          'Mit dem Umdrehen endet die Rendite: weil der Brauereimarker vergeben ist, weil du es willst, um die Bierquader zu nutzen, oder beim Kauf des ersten 6er-Zugs.',
          'Income stops when the card is flipped: marker assigned, or flipped by choice to use its cubes, or first 6-train bought.',
          {
            decided: both(
              'Umdrehen darfst du jederzeit in deinem Spielzug der Aktienrunde oder im Spielzug einer Eisenbahn, die du leitest.',
              'You may flip at any moment of your own stock turn or of the operating turn of a railway you direct.',
            ),
          },
        ),
        say(
          'DO-4.3.1.5',
          'Drehst du freiwillig um, musst du den Brauereimarker sofort vergeben.',
          'Flipping by choice forces you to assign the marker at once.',
          {
            decided: both(
              'Leitest du keine Eisenbahn, kannst du ein Besitzkärtchen mit Marker deshalb nicht umdrehen.',
              'So if you direct no railway you cannot flip a card with a marker.',
            ),
          },
        ),
      ),
      group(
        both('Den Brauereimarker vergeben', 'Assigning the marker'),
        say(
          'DO-4.3.1.6',
          'Einen Brauereimarker vergibst du nur, wenn du selbst dran bist, in einer Aktien- oder Operationsrunde.',
          'A marker is assigned only in its owner’s own turn, in a stock or operating round.',
        ),
        say(
          'DO-4.3.1.7',
          'Er geht nur an eine Eisenbahn, deren Direktor du bist.',
          'It goes only to a railway that its owner directs.',
        ),
        say(
          'DO-4.3.1.8',
          'Er wird nicht verkauft, weder an eine Eisenbahn noch an einen Spieler.',
          'It is not sold, neither to a railway nor to a player.',
        ),
        say(
          'DO-4.3.1.9',
          'Brauereimarker, die beim Kauf des ersten 6er-Zugs noch nicht vergeben sind, sind aus dem Spiel.',
          'Markers not assigned when the first 6-train is bought leave the game.',
          {
            decided: both(
              'Geht so der Marker von No. 2 weg, bleibt B2 liegen: Der Bahnhofsplatz ist bis zur grauen Phase für niemanden frei. Zuerst gehen 3er-Züge, dann drehen sich die Besitzkärtchen, dann gehen die Marker.',
              'If the marker of No. 2 leaves this way, B2 stays, so nobody can use that slot before the gray phase. First 3-trains leave, then cards flip, then markers leave.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.3.1.1',
    title: both('Was die Brauereimarker können', 'What the brewery markers do'),
    lead: both('Vier Marker, vier Vorteile.', 'Four markers, four benefits.'),
    groups: [
      group(
        null,
        say(
          'DO-4.3.1.1.2',
          'No. 2: Bahnhof auf dem reservierten Platz in Dortmund City, normale Kosten. No. 3: dort ein Bahnhof zum halben Preis. No. 4: +10 je Biertransport. No. 5: je Operationsrunde fährt ein Zug +1 Quader, auch ein 3er oder 4er.',
          'No. 2: build in the reserved slot of Dortmund City at normal cost. No. 3: one station there at half cost. No. 4: +10 per beer run. No. 5: each operating round one train carries +1 cube, even a 3- or 4-train.',
          {
            see: ['4.5.3', '4.5.5.1'],
            decided: both(
              'Halber Preis heißt 15 statt 30, wann der Direktor es sagt. No. 2 und No. 3 dürfen demselben Bahnhof dienen. No. 4 zählt je Zug mit Bier, nicht je Quader; das zeigt das Beispiel.',
              'Half cost is 15 instead of 30, whenever the director says so. No. 2 and No. 3 may serve the same station. No. 4 counts per train with beer, not per cube, as the example shows.',
            ),
          },
        ),
        say(
          'DO-4.3.1.1.1',
          'Die Marker 2 und 3 sind nach ihrer Nutzung aus dem Spiel; 4 und 5 bleiben bei ihrer Eisenbahn.',
          'Markers 2 and 3 leave the game once used; 4 and 5 stay with their railway.',
          {
            decided: both(
              'Marker 2 geht erst, wenn der reservierte Bahnhofsplatz genutzt ist.',
              'Marker 2 leaves only when the reserved slot is used.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.3.1.2',
    title: both('Bierquader lagern', 'Storing beer cubes'),
    lead: both(
      'Deine Privatbrauerei ist dein Lager. Fahren darfst du erst, was auf ihrer Rückseite liegt.',
      'Your private brewery is your store. Only what lies on its back may be carried.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.3.1.2.1',
          'Für jeden erstellten oder erweiterten Gleisanschluss bekommt der Direktor einen Bierquader aus dem Vorrat auf sein Besitzkärtchen. Beim Umdrehen kommen die Quader auf die Rückseite, spätere auch.',
          'For each siding opened or extended the acting railway’s director gets a cube from the supply on their own private card. On flipping, cubes move to the back; later ones go there too.',
          { see: ['4.5.4.3'] },
        ),
        say(
          'DO-4.3.1.2.2',
          'Transportiert werden dürfen nur Bierquader auf der Rückseite eines Besitzkärtchens.',
          'Only cubes on the back of a card may be carried.',
        ),
        say(
          'DO-4.3.1.2.3',
          'Ein Bierquader verlässt das Besitzkärtchen nur durch einen Transport.',
          'Cubes leave a card only by being carried.',
        ),
      ),
    ],
  },
];
