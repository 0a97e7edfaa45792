import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.5 to 4.5.3: the operating turn, routes, tiles and stations. */
export const track: readonly Section[] = [
  {
    section: '4.5',
    title: both('Operationsrunden', 'Operating rounds'),
    lead: both(
      'Jetzt arbeiten die Eisenbahnen: bauen, fahren, verteilen, einkaufen. Jede in fester Folge.',
      'Now the railways work: build, run, share out, buy. Each in a fixed sequence.',
    ),
    groups: [
      group(
        both('Wer wann', 'Who and when'),
        say('DO-4.5.1', 'Nur Eisenbahnen in Betrieb sind dran.', 'Only railways in operation act.', {
          see: ['4.4.2'],
        }),
        say(
          'DO-4.5.2',
          'Die Reihenfolge steht zu Beginn jeder Operationsrunde fest: höchster Kurs zuerst; bei gleichem Kurs auf verschiedenen Feldern das weiter rechts; auf demselben Feld der Stapel von oben.',
          'The order is fixed at the start of each operating round: highest price first; equal price on different cells: further right first; same cell: top of the stack first.',
        ),
      ),
      group(
        both('Der Spielzug', 'The turn'),
        say(
          'DO-4.5.3',
          'Ein Spielzug: 1 Gleisplättchen, 2 Bahnhof, 3 Gleisanschluss (alle freiwillig), 4 Züge fahren, 5 Einnahmen verwenden, 6 Kurs anpassen (alle Pflicht), 7 Züge kaufen (freiwillig; ohne Zug Pflicht).',
          'A turn: 1 tile, 2 station, 3 siding (all optional), 4 run trains, 5 revenue and its use, 6 price move (all mandatory), 7 buy trains (optional; mandatory without a train). In this order.',
          { see: ['4.5.2', '4.5.3', '4.5.4', '4.5.5', '4.5.6', '4.5.7'] },
        ),
        say(
          'DO-4.5.4',
          'Pro Spielzug legt eine Eisenbahn ein Gleisplättchen: ein gelbes, oder sie rüstet ein Gleisplättchen oder ein gedrucktes Hexfeld auf.',
          'A railway lays one tile per turn: a yellow one, or an upgrade of a tile, or an upgrade of a printed hex.',
        ),
        say(
          'DO-4.5.5',
          'Jederzeit in ihrem Spielzug darf eine Eisenbahn ein eigenes Zertifikat in den Bank Pool verkaufen oder eines zurückkaufen.',
          'At any moment of its turn a railway may sell one own certificate to the Bank Pool or buy one back from it.',
          {
            decided: both(
              'Beim Verkauf gibt es den Kurs davor ins Betriebskapital, dann geht der Marker je 10 % ein Feld nach links (am linken Rand nach unten), wie beim Zwangskauf. Die 50 % im Bank Pool gelten; ein Rückkauf ändert nichts.',
              'A sale brings the price before the move to the treasury, then the marker goes 1 left per 10% (at the left edge down), as in a forced purchase. The 50% limit of the Bank Pool holds; buying back moves nothing.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.5.01',
          'Eisenbahnen sind nach fallendem Kurs zu Beginn der Eisenbahnrunde dran, auf demselben Feld der Stapel von oben. Gleicher Kurs auf verschiedenen Feldern kommt hier nicht vor.',
          'Railways operate by falling price at the start of the railway round; same cell: top of the stack first. The same price in different cells cannot occur here.',
        ),
        say(
          'HSB-4.5.02',
          'Eine Eisenbahn darf jederzeit in ihrem Spielzug ein eigenes Zertifikat verkaufen oder zurückkaufen, eines pro Spielzug.',
          'A railway may sell or buy back one own certificate at any time of its turn, one per turn.',
          {
            decided: both(
              'Ein Verkauf senkt den Kurs nach der Auszahlung um ein Feld je 10 %, die 50 % im Bank Pool gelten, ein Rückkauf bewegt nichts.',
              'A sale moves the price 1 left per 10% after payment, the 50% limit of the Bank Pool holds, buying back moves nothing.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.5.1',
    title: both('Strecken und Routen', 'Track and routes'),
    lead: both(
      'Wie weit kommt eine Eisenbahn? Davon hängen Bauen, Bahnhöfe, Gleisanschlüsse und Fahrten ab.',
      'How far does a railway get? Building, stations, sidings and runs all depend on it.',
    ),
    groups: [
      group(
        both('Was eine Route ist', 'What a route is'),
        say(
          'DO-4.5.1.1',
          'Eine Route ist ein durchgehendes Gleis zwischen Einnahmefeldern mit einem Bahnhof der Eisenbahn auf mindestens einem davon.',
          'A route is continuous track between revenue fields with a station of the railway on at least one of them.',
        ),
        say(
          'DO-4.5.1.2',
          'Kein Hexfeld kommt in einer Route zweimal vor.',
          'No hex occurs twice on a route.',
        ),
        say(
          'DO-4.5.1.4',
          'Kein Gleisstück kommt zweimal vor, auch nicht das kurze an einer Einmündung; scharf abbiegen ist verboten.',
          'No track piece is used twice, including the short piece at a junction; no sharp turn.',
        ),
        say(
          'DO-4.5.1.3',
          'Auf einem Hexfeld voller Bahnhöfe anderer Eisenbahnen kann eine Route nur beginnen oder enden: Es ist blockiert.',
          'A hex full of other railways’ stations only starts or ends a route: it is blocked.',
        ),
        say(
          'DO-4.5.1.5',
          'Auch auf einem roten Feld kann eine Route nur beginnen oder enden.',
          'A red field, too, only starts or ends a route.',
        ),
      ),
      group(
        both('Wo Strecken beginnen', 'Where lines begin'),
        say(
          'DO-4.5.1.9',
          'Die DGEE beginnt in A18, die DHB in C8, wo ihr Heimatbahnhof mit allen Gleisen verbunden ist. Pfeile zeigen die Seiten roter Felder, die du nutzen kannst.',
          'DGEE starts in A18, DHB in C8 with its home joined to all track there; arrows mark the usable sides of red fields.',
        ),
      ),
      group(
        both('Wohin ein Gleis darf', 'Where track may lead'),
        say(
          'DO-4.5.1.6',
          'Ein neues Gleisplättchen muss mit mindestens einem Gleis eine Strecke fortsetzen, die die Eisenbahn schon hat.',
          'A new tile must carry on a line the railway already has with at least one track.',
          {
            decided: both(
              'Ein blockiertes Hexfeld wird erreicht, aber nicht durchquert: Wer dort endet, darf es aufrüsten und seinen Gleisanschluss erstellen oder erweitern; dahinter führt nur ein eigener Bahnhof.',
              'A blocked hex is reached, not passed: who ends there may upgrade it and open or extend its siding, but only an own station leads beyond it.',
            ),
          },
        ),
        say(
          'DO-4.5.1.7',
          'Kein Gleis darf gegen eine leere Seite eines grauen Hexfeldes, gegen eine Seite eines roten Feldes ohne Dreieck oder über den Rand des Rasters führen.',
          'No track may run against a blank side of a gray hex, a side of a red field without a triangle, or the edge of the grid.',
        ),
        say(
          'DO-4.5.1.8',
          'Sonst darf ein Gleis am Nachbarplättchen auch blind enden.',
          'Otherwise track may end against neighbouring tiles without connection.',
        ),
      ),
    ],
  },
  {
    section: '4.5.2',
    title: both('Gleisplättchen', 'Tiles'),
    lead: both(
      'Ein neues gelbes Gleisplättchen oder ein besseres an Stelle eines alten. So wachsen Strecken und Werte.',
      'A new yellow tile, or a better one in place of an old one. This is how lines and values grow.',
    ),
    groups: [
      group(
        both('Gelb', 'Yellow'),
        say(
          'DO-4.5.2.1',
          'Gelbe Gleisplättchen kommen nur auf Hexfelder ohne gedruckte Gleise.',
          'Yellow tiles go only on hexes without printed track.',
        ),
        say(
          'DO-4.5.2.2',
          'Auf Kohlefelder kommen nur Kohleplättchen, und die nirgendwo anders hin. Alle anderen leeren Hexfelder nehmen schlichte gelbe.',
          'Coal hexes take only coal tiles, and coal tiles go nowhere else; all other blank hexes take plain yellow tiles.',
        ),
      ),
      group(
        both('Aufrüsten', 'Upgrading'),
        say(
          'DO-4.5.2.3',
          'Grün gibt es ab dem ersten 3er-Zug. Es ersetzt ein gelbes Plättchen oder gedrucktes gelbes Hexfeld, statt eines neuen gelben; alle alten Gleise bleiben.',
          'Green comes with the first 3-train; it replaces a yellow tile or printed yellow hex instead of a yellow lay; all old track stays.',
        ),
        say(
          'DO-4.5.2.4',
          'Schlichtes Grün ersetzt schlichtes Gelb, Grün mit K ersetzt Kohle mit Gleisanschluss, Grün für Stahl braucht die Rahmenfarbe und einen Gleisanschluss.',
          'Plain green replaces plain yellow; K green replaces coal with a siding; steel green needs the frame colour and a siding.',
          { see: ['4.5.4', 'T'] },
        ),
        say(
          'DO-4.5.2.5',
          'Braun ersetzt Grün ab dem ersten 5er-Zug, Grau ersetzt Braun ab dem ersten 8er-Zug, mit denselben Buchstaben und Rahmen.',
          'Brown goes over green from the first 5-train, gray over brown from the first 8-train, with the same letters and frames.',
        ),
        say(
          'DO-4.5.2.6',
          'Auf C8 kommen nur 1906, 1900 und 1907, und diese nur auf C8.',
          'C8 takes only 1906, 1900 and 1907; these go only on C8.',
        ),
        say(
          'DO-4.5.2.7',
          'Ersetzte Gleisplättchen kommen zu den unbenutzten zurück.',
          'Replaced tiles return to the unused ones.',
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          'DO-4.5.2.8',
          'Aufgedruckte Baukosten zahlt die Eisenbahn an die Bank, wenn sie ein gelbes Plättchen legt. Nur im Einführungsspiel gelten sie nicht.',
          'Printed building costs are paid to the bank when a yellow tile is laid. Only the introductory game ignores them.',
          {
            decided: both(
              'Die Kosten stehen auf der Karte, aber kein Satz sagt, wann sie fällig sind: Das Betriebskapital zahlt sie beim gelben Plättchen, Aufrüsten ist frei.',
              'The costs are printed on the map, but no sentence says when they are due: the treasury pays them with the yellow tile, upgrades are free.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.5.3',
    title: both('Bahnhöfe', 'Stations'),
    lead: both(
      'Ein Bahnhof gibt deiner Eisenbahn neue Anfangspunkte und kann anderen den Weg versperren.',
      'A station gives your railway new starting points and can bar the way to others.',
    ),
    groups: [
      group(
        both('Wie viele', 'How many'),
        say(
          'DO-4.5.3.1',
          'Pro Operationsrunde baut eine Eisenbahn einen Bahnhof: vom Besitzblatt auf einen leeren Bahnhofsplatz.',
          'A railway builds one station per operating round, from its sheet to an empty slot.',
        ),
        say(
          'DO-4.5.3.9',
          'Das geht nur, solange Bahnhofsmarker auf dem Besitzblatt liegen.',
          'A station can be built only while markers are left on the sheet.',
        ),
      ),
      group(
        both('Wo', 'Where'),
        say(
          'DO-4.5.3.2',
          'Der freie Bahnhofsplatz muss über eine verfügbare Route erreichbar sein.',
          'The free slot must be reached by an available route.',
        ),
        say(
          'DO-4.5.3.3',
          'Eine Eisenbahn hat nur einen Bahnhof pro Hexfeld.',
          'A railway has only one station per hex.',
        ),
        say(
          'DO-4.5.3.10',
          'Der Platz eines Heimatbahnhofs ist von Anfang an für seine Eisenbahn reserviert: Ihr Marker liegt dort verdeckt.',
          'A home slot is reserved for its railway from set-up on: its marker lies there face down.',
          {
            decided: both(
              'Der verdeckte Marker zählt als Bahnhof: A18 und H19 halten andere von Anfang an auf, eine Route darf dort nur enden. Der eigenen Eisenbahn öffnet er vor dem Betrieb nichts.',
              'The face-down marker counts as a station: A18 and H19 block others from the start, a route may only end there. It opens nothing for its own railway before operation.',
            ),
          },
        ),
        say(
          'DO-4.5.3.8',
          'Ist No. 2 im Spiel, bleibt ein Platz in Dortmund City bis zur grauen Phase reserviert; dann wird B2 entfernt.',
          'With No. 2 in play one slot of Dortmund City is reserved until the gray phase; then B2 is removed.',
          {
            decided: both(
              'Der reservierte Platz gilt als leer, das Hexfeld ist also nicht blockiert; bauen darf dort nur die Eisenbahn mit Marker 2.',
              'The reserved slot counts as empty, so the hex is not blocked, but only the railway with marker 2 may build there.',
            ),
          },
        ),
        say(
          'DO-4.5.3.6',
          'Ein Bahnhof bleibt bis zum Ende, wo er ist.',
          'A station stays where it is to the end.',
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          'DO-4.5.3.5',
          'Zuerst wird der Betrag unter dem Marker auf dem Besitzblatt, 30 Mark, an die Bank gezahlt.',
          'The amount under the station on the sheet, 30 Mark, is paid to the bank first.',
        ),
        say(
          'DO-4.5.3.4',
          'Der Heimatbahnhof kostet nichts: Er liegt seit der Vorbereitung da und wird umgedreht, wenn die Eisenbahn in Betrieb geht.',
          'The home station costs nothing: it is placed at set-up and turned when the railway starts to operate.',
        ),
      ),
      group(
        both('Blockieren', 'Blocking'),
        say(
          'DO-4.5.3.7',
          'Bahnhöfe auf roten Feldern blockieren nicht, der Heimatbahnhof der DHB blockiert C8 nicht.',
          'Stations on red fields do not block; the home of DHB does not block C8.',
        ),
      ),
    ],
  },
];
