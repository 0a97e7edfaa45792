import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 7 and 8: new tiles, better tiles. */
export const track: readonly Section[] = [
  {
    section: '7',
    title: both('Gleisplättchen legen', 'Laying tiles'),
    lead: both(
      'Mit gelben Plättchen wächst das Netz über leeres Land, von einem eigenen Bahnhofsmarker aus.',
      'With yellow tiles the network grows over empty land, starting from a marker of the company.',
    ),
    groups: [
      group(
        both('Wie viele', 'How many'),
        say(
          '62-7.2',
          'Bis zur ersten 3er-Lok legt eine Gesellschaft ein gelbes Plättchen je Zug.',
          'Until the first 3-train a company lays one yellow tile per turn.',
        ),
        say(
          '62-7.3',
          'Sobald die erste 3er-Lok gekauft ist, sind es bis zu zwei gelbe Plättchen je Zug.',
          'From the purchase of the first 3-train on it is up to two yellow tiles per turn.',
          { see: ['16'] },
        ),
        say(
          '62-7.4',
          'Anfangs gibt es nur gelbe Plättchen, und sie kommen auf freie Felder des Spielplans.',
          'At first there are only yellow tiles, and they go on free hexes of the board.',
          { see: ['8'] },
        ),
      ),
      group(
        both('Wo', 'Where'),
        say(
          '62-7.7',
          'Im ersten Zug kommt ein Plättchen auf das Heimatfeld, außer dort ist schon Gleis gedruckt oder gebaut.',
          'In the first turn a tile goes on the home hex, unless it is preprinted or already built.',
          {
            decided: both(
              'Es zählt als eines der gelben Plättchen dieses Zuges. In Omaha und Montreal ist etwas gedruckt, dort muss nicht zuerst gebaut werden; wer es tut, behält den gedruckten Stummel.',
              'It is one of the yellow tiles of that turn. Omaha and Montreal are preprinted and need not be built first; a tile there keeps the printed stub.',
            ),
          },
        ),
        say(
          '62-7.5',
          'Ein neues Plättchen setzt vorhandenes Gleis fort, das die Gesellschaft befahren kann.',
          'A new tile continues existing track that the company can travel.',
        ),
        say(
          '62-7.6',
          'Der Weg dorthin beginnt an einem ihrer Marker und ist nicht von fremden Markern versperrt.',
          "The way there starts at one of its markers and is not blocked by others' markers.",
          { see: ['62-9.3'] },
        ),
        say(
          '62-7.1',
          'Graue und rote Felder werden nicht bebaut; nur das ERIE-Plättchen ist eine Ausnahme.',
          'Grey and red hexes cannot be built on; only the ERIE tile is an exception.',
          { see: ['62-4.9'] },
        ),
        say(
          '62-7.12',
          'Kein Gleis endet am Rand, im grauen Gebiet im Nordosten oder am schwarzen Balken nördlich von Chicago. Erlaubt sind Pfeile roter Felder und gedrucktes graues Gleis.',
          'No track may end at the edge, in the grey area in the north-east or at the black bar north of Chicago. Allowed are arrows of red hexes and preprinted grey track.',
        ),
        say(
          '62-7.13',
          'Ein Plättchen muss nicht an das Gleis eines Nachbarplättchens anschließen.',
          'A tile may be placed so that it does not connect to track on a neighbouring tile.',
        ),
      ),
      group(
        both('Welches Plättchen', 'Which tile'),
        say(
          '62-7.8',
          'Auf freies Land kommen nur Plättchen ohne Bahnhof.',
          'Open country takes only tiles without a station.',
        ),
        say(
          '62-7.9',
          'Auf eine Kleinstadt kommt ein Plättchen mit Balken.',
          'A town takes a tile with a bar.',
        ),
        say('62-7.10', 'Auf eine Stadt kommt ein Plättchen mit Kreis.', 'A city takes a tile with a circle.'),
        say(
          '62-7.11',
          'Auf P, L, M, NY, Mtl, NO und Chi kommen nur Plättchen mit demselben Zeichen.',
          'P, L, M, NY, Mtl, NO and Chi take only tiles with the same mark.',
          {
            decided: both(
              'Was M heißt, ist nicht erklärt. Wir lesen Mobile.',
              'What M stands for is not explained. We read Mobile.',
            ),
          },
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          '62-7.14',
          'Das erste Bauen auf einem Feld kostet: Küste 40$, Fluss 80$, Berg 120$, Berg und Fluss 160$. Die Gesellschaft zahlt vor dem Legen aus ihrem Betriebskapital an die Bank.',
          'The first building on a hex costs: coast 40$, river 80$, mountain 120$, mountain and river 160$. The company pays the bank from its treasury before laying.',
        ),
        say(
          '62-7.15',
          'Das fällt je Feld nur einmal an; ein Austausch kostet nichts.',
          'This falls due only once per hex; upgrades are free of it.',
        ),
      ),
    ],
  },
  {
    section: '8',
    title: both('Gleisplättchen austauschen', 'Upgrading tiles'),
    lead: both(
      'Bessere Plättchen bringen mehr Gleis, mehr Wert und mehr Platz für Marker.',
      'Better tiles bring more track, more value and more room for markers.',
    ),
    groups: [
      group(
        both('Wie viel und wann', 'How much and when'),
        say(
          '62-8.1',
          'Statt ein oder (ab Grün) zwei gelbe Plättchen zu legen, tauscht man ein Plättchen oder ein gedrucktes Feld aus.',
          'Instead of one or (from green on) two yellow tiles, one tile or preprinted hex is upgraded.',
        ),
        say(
          '62-8.2',
          'Auf Gelb folgt Grün, auf Grün Braun, auf Braun Grau.',
          'Green follows yellow, brown follows green, grey follows brown.',
        ),
        say(
          '62-8.3',
          'Grün gibt es ab der ersten 3er-Lok, Braun ab der ersten 5er, Grau ab der ersten 8er.',
          'Green comes with the first 3-train, brown with the first 5-train, grey with the first 8-train.',
          { see: ['16'] },
        ),
        say(
          '62-8.10',
          'Gedrucktes Gelb kann grün werden, gedrucktes Grün braun. Auch das ist ein Austausch.',
          'Preprinted yellow can become green, preprinted green brown. That is an upgrade, too.',
        ),
        say(
          '62-8.11',
          'Auf das gedruckte Gleis in Omaha kommt zuerst eine gelbe Stadt.',
          "Omaha's preprinted piece first takes a yellow city.",
        ),
      ),
      group(
        both('Was dabei bleibt', 'What stays'),
        say('62-8.5', 'Vorhandenes Gleis bleibt erhalten.', 'Existing track stays.'),
        say(
          '62-8.6',
          'Kleinstadt, gewöhnliche Stadt, besondere Stadt und einfaches Gleis werden nie gegeneinander getauscht.',
          'Town, ordinary city, special city and plain track are never exchanged for one another.',
        ),
        say(
          '62-8.4',
          'Nach dem Austausch muss die Gesellschaft das Plättchen befahren können. Ob sie es vorher konnte, ist egal.',
          'The company must be able to travel the tile once it is exchanged. Whether it could before does not matter.',
        ),
      ),
      group(
        both('Was sich ändert', 'What changes'),
        say(
          '62-8.7',
          'Durch den Austausch können Plätze dazukommen. Ist ein Platz frei, darf jede Gesellschaft durchfahren und dahinter weiterbauen.',
          'An upgrade may add slots. With a free slot every company may pass and build beyond.',
        ),
        say(
          '62-8.8',
          'Ausgetauschte Plättchen kommen in den Vorrat zurück.',
          'Replaced tiles return to the supply.',
        ),
        say('62-8.9', 'Gelegt wird nur, was im Vorrat liegt.', 'Only tiles in the supply can be laid.'),
      ),
    ],
  },
];
