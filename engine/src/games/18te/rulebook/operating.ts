import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §7 to §7.2: the operating round, who is next, and what a route is. */
export const operating: readonly Section[] = [
  {
    section: '7',
    title: both('Betriebsrunde', 'Operating round'),
    lead: both(
      'Jetzt handeln die Gesellschaften, eine nach der anderen: bauen, fahren, verdienen, Loks kaufen.',
      'Now the companies act, one after another: build, run, earn, buy trains.',
    ),
    groups: [
      group(
        both('Wer wann dran ist', 'Who acts when'),
        say(
          'TE-7.0.1',
          'Nach jeder Aktienrunde gibt es zwei Betriebsrunden. In jeder kommt jede gegründete Gesellschaft genau einmal an die Reihe.',
          'Two operating rounds follow each stock round. In each of them every founded company has exactly one turn.',
        ),
        say(
          'TE-7.0.2',
          'Der höchste Kurs beginnt. Bei gleichem Kurs kommt zuerst, wer weiter rechts liegt, auf demselben Kursfeld der obere Marker.',
          'The highest price begins. With equal prices the marker further right comes first, in the same cell the upper marker.',
          {
            decided: both(
              'Kurse können sich während der Runde ändern. Nach jedem Zug ist die Gesellschaft dran, die dann unter den übrigen am besten steht.',
              'Prices can change during the round. After each turn the next company is the one that then stands best among those left.',
            ),
          },
        ),
      ),
      group(
        both('Ein Zug in sechs Schritten', 'A turn in six steps'),
        say(
          'TE-7.0.3',
          'Die Schritte haben eine feste Folge: Gleise, Bahnhof, Fahren, Ausschütten oder Einbehalten, Loks kaufen, Zertifikate ausgeben oder zurückkaufen.',
          'The steps have a fixed order: track, station, run trains, pay out or withhold, buy trains, issue or redeem certificates.',
          { see: ['7.3', '7.4', '7.5', '7.6', '7.8', '7.10'] },
        ),
        say(
          'TE-7.0.4',
          'Die meisten Schritte sind freiwillig. Pflicht ist nur, mit vorhandenen Loks zu fahren und eine Lok zu kaufen, wenn eine fehlt und gefahren werden könnte.',
          'Most steps are optional. Duties are only to run trains one has, and to buy a train if none is there and a route could be run.',
          { see: ['7.5', 'TE-7.8.8'] },
        ),
        say(
          'TE-7.0.5',
          'Am Ende der Betriebsrunde wird vielleicht eine Lok exportiert, dann rückt der Rundenmarker weiter.',
          'At the end of the operating round a train may be exported, then the round marker moves on.',
          { see: ['7.11'] },
        ),
      ),
    ],
  },
  {
    section: '7.1',
    title: both('Beginn der Betriebsrunde', 'Start of the operating round'),
    lead: both(
      'Der Exportmarker merkt sich, ob in dieser Runde jemand eine neue Lok gekauft hat.',
      'The export marker remembers whether anybody bought a new train in this round.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-7.1.1',
          'In den Phasen 2 und 3 kommt zu Beginn der Exportmarker auf den Stapel in der Lokfabrik.',
          'In phases 2 and 3 the export marker is put on the stack in the factory at the start.',
        ),
        say(
          'TE-7.1.2',
          'Wer in dieser Betriebsrunde als Erster eine Lok aus der Lokfabrik kauft, nimmt ihn weg.',
          'The first purchase from the factory in this operating round removes it.',
          { see: ['7.11'] },
        ),
      ),
    ],
  },
  {
    section: '7.2',
    title: both('Strecken', 'Routes'),
    lead: both(
      'Was eine Strecke ist, entscheidet fast alles: wo gebaut werden darf, wo Bahnhöfe hinkommen und was die Loks einfahren.',
      'What a route is decides nearly everything: where one may build, where stations go and what trains earn.',
    ),
    groups: [
      group(
        both('Was eine Strecke ist', 'What a route is'),
        say(
          'TE-7.2.1',
          'Eine Strecke ist durchgehendes Gleis, an dem mindestens eine große Stadt mit einem Bahnhof der Gesellschaft liegt.',
          'A route is continuous track with at least one city on it that holds a station of the company.',
        ),
        say(
          'TE-7.2.2',
          'Auf einer Strecke kommt keine große oder kleine Stadt und kein roter Bereich zweimal vor.',
          'No city, town or red area comes twice in one route.',
        ),
        say(
          'TE-7.2.4',
          'Kein Stück Gleis wird zweimal benutzt, auch nicht das kurze gemeinsame Stück einer Weiche auf einem einfachen Plättchen.',
          'No piece of track is used twice, not even the short shared piece of a junction on a plain tile.',
        ),
        say(
          'TE-7.2.5',
          'An einer Weiche kann man nicht im spitzen Winkel umkehren.',
          'A route cannot turn back at the sharp angle of a junction.',
        ),
      ),
      group(
        both('Wo sie aufhört', 'Where it stops'),
        say(
          'TE-7.2.3',
          'Sind alle Plätze einer Stadt mit fremden Bahnhöfen besetzt, kann man dort enden, aber nicht hindurchfahren. Leere reservierte Plätze sperren nicht.',
          'If all slots of a city are filled by stations of other companies, a route may end there but not pass. Empty reserved slots do not block.',
          { see: ['7.4'] },
        ),
        say(
          'TE-7.2.6',
          'Ein roter Bereich kann nur ein Ende der Strecke sein.',
          'A red area can only be an end of a route.',
        ),
        say(
          'TE-7.2.7',
          'Rote Bereiche, die sich berühren oder nur ein Feld zwischen sich haben, passen nicht in eine Strecke: Hamburg–Löhne, Venlo–Wanne, Wanne–Hamm, Venlo–Hamm.',
          'Red areas that touch or have only one hex between them cannot share a route: Hamburg–Löhne, Venlo–Wanne, Wanne–Hamm, Venlo–Hamm.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Zu nah beieinander', 'Too close together'),
        text: both(
          'Eine Lok soll von Hamburg über Osnabrück nach Löhne fahren. Zwischen den beiden roten Bereichen liegt nur ein Feld, also ist diese Strecke nicht erlaubt.',
          'A train is to run from Hamburg by way of Osnabrück to Löhne. Only one hex lies between the two red areas, so this route is not allowed.',
        ),
        atoms: ['TE-7.2.7'],
        hexes: ['G3', 'G5', 'H6'],
      },
    ],
  },
];
