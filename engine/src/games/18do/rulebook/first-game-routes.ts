import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 3.2.2 and 3.2.2.1: routes and tiles of the introductory game. */
export const firstGameRoutes: readonly Section[] = [
  {
    section: '3.2.2',
    title: both('Routen und Bauen', 'Routes and building'),
    lead: both(
      'Fast alles hängt davon ab, wohin deine Eisenbahn von ihren Bahnhöfen aus kommt. Das ist ihre Route.',
      'Almost everything depends on where your railway gets from its stations. That is its route.',
    ),
    groups: [
      group(
        both('Was eine Route ist', 'What a route is'),
        say(
          'DO-3.2.2.1',
          'Eine Route ist ein durchgehendes Gleis zwischen Einnahmefeldern; auf mindestens einem davon hat die Eisenbahn einen Bahnhof.',
          'A route is continuous track between revenue fields, with a station of the railway on at least one of them.',
        ),
        say(
          'DO-3.2.2.2',
          'Eine Route braucht mindestens zwei Einnahmefelder.',
          'A route needs at least two revenue fields.',
        ),
        say('DO-3.2.2.3', 'Eine Route führt durch kein Hexfeld zweimal.', 'A route passes no hex twice.'),
        say(
          'DO-3.2.2.5',
          'Kein Gleisstück wird zweimal benutzt, auch nicht das kurze an einer Einmündung.',
          'No piece of track is used twice, not even the short piece at a junction.',
        ),
        say(
          'DO-3.2.2.6',
          'An einer Einmündung darf die Route nicht scharf abbiegen.',
          'A route may not turn sharply at a junction.',
        ),
        say(
          'DO-3.2.2.4',
          'Sind auf einem Hexfeld alle Bahnhofsplätze von anderen Eisenbahnen besetzt, kann eine Route dort beginnen oder enden, aber nicht hindurchführen.',
          'A hex whose station slots are all taken by other railways can only start or end a route.',
          { see: ['3.2.2.3'] },
        ),
        say(
          'DO-3.2.2.7',
          'Auch auf einer roten Fernverbindung kann eine Route nur beginnen oder enden.',
          'A red field, too, can only start or end a route.',
        ),
      ),
      group(
        both('Wo Strecken beginnen', 'Where lines begin'),
        say(
          'DO-3.2.2.13',
          'Die meisten Heimatbahnhöfe liegen auf roten Feldern, der der DGEE im grauen Randfeld A18, der der DHB in C8. Schwarze Pfeile zeigen, an welche Seiten eines roten Feldes du anschließen darfst.',
          'Most homes are red fields; DGEE starts in the gray edge hex A18, DHB in C8. Black arrows show which sides of a red field may be joined.',
        ),
        say(
          'DO-3.2.2.14',
          'Der Heimatbahnhof der DHB ist mit jedem Gleis auf C8 verbunden.',
          'The home of DHB is joined to every track on C8.',
        ),
      ),
      group(
        both('Wohin ein Gleis darf', 'Where track may lead'),
        say(
          'DO-3.2.2.8',
          'Mindestens ein Gleis auf dem neuen Gleisplättchen muss eine Route verlängern, die die bauende Eisenbahn schon hat.',
          'At least one track on the new tile must extend a route the building railway already has.',
          {
            decided: both(
              'Ein Gleis des Plättchens muss nach dem Legen an Gleis stoßen, das die Eisenbahn von einem Bahnhof aus erreicht, oder dort hat sie selbst einen Bahnhof; beim Aufrüsten zählt auch das alte Gleis.',
              'After the lay a track of the tile must meet track the railway reaches from a station, or it has a station there; with an upgrade the old track counts too.',
            ),
          },
        ),
        say(
          'DO-3.2.2.9',
          'Gleise dürfen nicht gegen eine leere Seite eines grauen Hexfeldes führen.',
          'Track may not run against a blank side of a gray hex.',
        ),
        say(
          'DO-3.2.2.10',
          'Gleise dürfen auch nicht gegen eine Seite eines roten Feldes ohne schwarzes Dreieck führen.',
          'Nor may track run against a side of a red field without a black triangle.',
        ),
        say(
          'DO-3.2.2.11',
          'Und Gleise dürfen nicht aus dem Raster der Hexfelder hinausführen.',
          'And track may not run off the grid of hexes.',
        ),
        say(
          'DO-3.2.2.12',
          'Sonst müssen Gleise nicht zu den Gleisen der Nachbarplättchen passen.',
          'Apart from that, track need not meet the track on neighbouring tiles.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Route oder nicht?', 'A route or not?'),
        text: both(
          'Keine Route ist: eine Strecke, die an einer Einmündung scharf abbiegt; eine Strecke, an der die Eisenbahn nirgends einen Bahnhof hat; ein einzelnes Einnahmefeld. Zwei Einnahmefelder mit glattem Gleis und einem eigenen Bahnhof an einem Ende sind eine Route.',
          'Not a route: a line that turns sharply at a junction; a line without any station of the railway; a single revenue field. Two revenue fields joined by smooth track, with an own station at one end, are a route.',
        ),
        atoms: ['DO-3.2.2.1', 'DO-3.2.2.2', 'DO-3.2.2.6'],
      },
    ],
  },
  {
    section: '3.2.2.1',
    title: both('Gleisplättchen legen', 'Laying tiles'),
    lead: both(
      'Erst gelb auf leere Felder, später bessere Farben an die Stelle der alten. Kohle, Stahl und Hafen haben eigene Gleisplättchen.',
      'First yellow on empty hexes, later better colours in place of old ones. Coal, steel and harbour have tiles of their own.',
    ),
    groups: [
      group(
        both('Gelb', 'Yellow'),
        say(
          'DO-3.2.2.1.1',
          'Auf ein Kohlefeld darf nur ein Gleisplättchen mit Schlägel und Eisen.',
          'A coal hex takes only tiles with hammer and pick.',
        ),
        say(
          'DO-3.2.2.1.2',
          'Gleisplättchen mit Schlägel und Eisen dürfen nur auf Kohlefelder.',
          'Tiles with hammer and pick go on coal hexes only.',
        ),
        say(
          'DO-3.2.2.1.3',
          'Der schwarze Punkt auf einem Kohleplättchen ist eine Verladestation.',
          'The black dot on a coal tile is a loading stop.',
        ),
        say(
          'DO-3.2.2.1.4',
          'Aufgedruckte Baukosten gelten im Einführungsspiel nicht.',
          'The introductory game ignores printed building costs.',
        ),
      ),
      group(
        both('Aufrüsten', 'Upgrading'),
        say(
          'DO-3.2.2.1.5',
          'Grün gibt es ab dem ersten 3er-Zug: Statt eines gelben legst du dann ein grünes an die Stelle eines gelben Plättchens oder eines gelb gedruckten Hexfeldes.',
          'Green comes with the first 3-train: instead of a yellow tile you may then lay a green one to replace a yellow tile or a printed yellow hex.',
        ),
        say(
          'DO-3.2.2.1.10',
          'Braun gibt es ab dem ersten 5er-Zug und ersetzt Grün, Grau ab dem ersten 8er-Zug und ersetzt Braun. Zeichen, Rahmen und alte Gleise müssen passen wie bei Grün.',
          'Brown comes with the first 5-train and replaces green, gray with the first 8-train and replaces brown. Symbols, frames and old track must fit as with green.',
        ),
        say(
          'DO-3.2.2.1.6',
          'Alle Gleise, die es vorher gab, muss es nachher auch geben.',
          'All track that was there before must be there afterwards.',
        ),
        say(
          'DO-3.2.2.1.12',
          'Ersetzte Gleisplättchen können wieder benutzt werden.',
          'Replaced tiles can be used again.',
        ),
      ),
      group(
        both('Welches Plättchen wohin', 'Which tile goes where'),
        say(
          'DO-3.2.2.1.7',
          'Ein grünes Gleisplättchen ohne Buchstaben ersetzt nur ein gelbes ohne Zeichen.',
          'A green tile without a letter replaces only a yellow tile without a symbol.',
        ),
        say(
          'DO-3.2.2.1.8',
          'Ein grünes mit „K“ ersetzt nur ein Kohleplättchen oder gedrucktes Kohlefeld, dessen Bergwerk schon einen Gleisanschluss hat.',
          'A green K tile replaces only a coal tile or a printed coal hex whose mine already has a siding.',
          { see: ['3.2.2.4'] },
        ),
        say(
          'DO-3.2.2.1.9',
          'Ein Stahlwerk wird nur mit einem Gleisplättchen seiner Rahmenfarbe aufgerüstet und nur, wenn es einen Gleisanschluss hat.',
          'A steel hex is upgraded only with a tile of its frame colour, and only if it has a siding.',
        ),
        say(
          'DO-3.2.2.1.11',
          'Auf C8, den Hafen, kommen nur seine eigenen Gleisplättchen, und die dürfen nirgendwo anders hin.',
          'C8, the harbour, takes only its own tiles, and these go nowhere else.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Vier Bauten, die nicht gehen', 'Four builds that do not work'),
        text: both(
          'Die DGEE will hinter einem blockierten Hexfeld weiterbauen. Ein Gleis führt gegen eine Seite einer Fernverbindung ohne Dreieck. Ein Gleis verlässt die Karte. Ein Standort ohne Gleisanschluss soll aufgerüstet werden. Alle vier sind verboten.',
          'DGEE wants to build on behind a blocked hex. Track runs against a side of a red field without a triangle. Track runs off the map. A site without a siding is to be upgraded. All four are forbidden.',
        ),
        atoms: ['DO-3.2.2.3.5', 'DO-3.2.2.10', 'DO-3.2.2.11', 'DO-3.2.2.1.8'],
      },
    ],
  },
];
