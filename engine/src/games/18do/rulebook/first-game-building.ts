import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 3.2.2.2 to 3.2.2.4: how much one builds in the introductory game, stations and sidings. */
export const firstGameBuilding: readonly Section[] = [
  {
    section: '3.2.2.2',
    title: both('Wie viel du bauen darfst', 'How much you may build'),
    lead: both(
      'Ein Gleisplättchen und, als Direktor, noch eine Sache. Mehr geht in einem Spielzug nicht.',
      'One tile and, as a director, one thing more. That is all in one turn.',
    ),
    groups: [
      group(
        both('Das Gleisplättchen', 'The tile'),
        say(
          'DO-3.2.2.2.1',
          'Bist du Direktor, legst du das Gleisplättchen für eine Eisenbahn, die du leitest.',
          'As a director you lay the tile for a railway you direct.',
        ),
        say(
          'DO-3.2.2.2.2',
          'Leitest du keine, darf dein Gleisplättchen an jeden Bahnhof auf der Karte anschließen, auch an Heimatbahnhöfe von Eisenbahnen, die noch niemand hat.',
          'If you direct none, your tile may connect to any station on the map, homes of railways not yet taken included.',
        ),
        say(
          'DO-3.2.2.2.3',
          'Es bleibt bei einem Gleisplättchen pro Spielzug, gleich wie viele Eisenbahnen du leitest.',
          'It is one tile per turn, however many railways you direct.',
        ),
        say(
          'DO-3.2.2.2.6',
          'Das Legen ist freiwillig; ein gelbes Plättchen oder ein Aufrüsten ist immer genau ein Plättchen. Bahnhof oder Gleisanschluss gehen auch ohne Gleisplättchen.',
          'Laying is optional; a yellow lay or an upgrade is always exactly one tile. Station or siding may follow without a tile.',
          {
            decided: both(
              'Eine Bildunterschrift klingt nach Pflicht; wir lesen sie nur als Angabe der Menge.',
              'A caption sounds like a duty; we read it as naming the number only.',
            ),
          },
        ),
      ),
      group(
        both('Danach', 'After that'),
        say(
          'DO-3.2.2.2.4',
          'Nach dem Gleisplättchen darf ein Direktor eines davon: einen Bahnhof bauen, einen Gleisanschluss erstellen oder einen erweitern.',
          'After the tile a director may do one of: place one station, open one siding, extend one siding.',
          { see: ['3.2.2.3', '3.2.2.4'] },
        ),
        say(
          'DO-3.2.2.2.5',
          'Eine Eisenbahn dieses Direktors muss das Hexfeld erreichen.',
          'One of that director’s railways must have access to the hex.',
        ),
      ),
    ],
  },
  {
    section: '3.2.2.3',
    title: both('Bahnhöfe bauen', 'Placing stations'),
    lead: both(
      'Bahnhöfe öffnen dir Routen und versperren sie den anderen.',
      'Stations open routes for you and block them for others.',
    ),
    groups: [
      group(
        both('Wo', 'Where'),
        say(
          'DO-3.2.2.3.1',
          'Ein Bahnhofsmarker kommt nur auf einen leeren weißen Kreis.',
          'A station goes only on an empty white circle.',
        ),
        say(
          'DO-3.2.2.3.2',
          'Die Eisenbahn muss das Hexfeld über eine verfügbare Route erreichen.',
          'The railway must reach the hex by an available route.',
        ),
        say(
          'DO-3.2.2.3.3',
          'Jede Eisenbahn hat höchstens einen Bahnhof pro Hexfeld.',
          'A railway has at most one station per hex.',
        ),
        say(
          'DO-3.2.2.3.8',
          'Bahnhofsmarker kommen vom Besitzblatt. Liegt dort keiner mehr, baust du keinen.',
          'Stations come from the sheet. When none is left there, none is placed.',
          {
            decided: both(
              'So ausgeschrieben ist das nicht; Bahnhofsmarker werden aber immer vom Besitzblatt genommen.',
              'This is not spelled out, but stations are always taken from the sheet.',
            ),
          },
        ),
      ),
      group(
        both('Was er kostet', 'What it costs'),
        say(
          'DO-3.2.2.3.7',
          'Im Einführungsspiel kosten Bahnhöfe nichts.',
          'In the introductory game stations cost nothing.',
        ),
      ),
      group(
        both('Was er bewirkt', 'What it does'),
        say(
          'DO-3.2.2.3.4',
          'Ein Bahnhof sichert seiner Eisenbahn Routen und hilft, ein Hexfeld zu blockieren. Durch ein blockiertes Hexfeld fährt nur, wer dort einen Bahnhof hat.',
          'A station secures routes for its owner and helps to block a hex. Only railways with a station there may pass a blocked hex.',
        ),
        say(
          'DO-3.2.2.3.5',
          'Hinter einem blockierten Hexfeld kannst du weder Gleisplättchen noch Bahnhöfe bauen.',
          'You can build neither tiles nor stations beyond a blocked hex.',
        ),
        say(
          'DO-3.2.2.3.6',
          'Bahnhöfe auf roten Feldern blockieren nie. Der Heimatbahnhof der DHB blockiert C8 nie.',
          'Stations on red fields never block. The home of DHB never blocks C8.',
        ),
      ),
    ],
  },
  {
    section: '3.2.2.4',
    title: both('Gleisanschlüsse', 'Sidings'),
    lead: both(
      'Mit einem Gleisanschluss wird ein Kohlebergwerk oder Stahlwerk mehr wert.',
      'A siding makes a coal mine or steel mill worth more.',
    ),
    groups: [
      group(
        both('Wo', 'Where'),
        say(
          'DO-3.2.2.4.1',
          'Zum Erstellen und zum Erweitern brauchst du eine verfügbare Route zum Hexfeld des Standorts.',
          'Opening or extending needs an available route to the hex of the site.',
        ),
      ),
      group(
        both('Wie viel', 'How much'),
        say(
          'DO-3.2.2.4.2',
          'Erstellen heißt: ein Standortmarker mit Wert 10 auf das Zeichen des Standorts, schwarz mit K für Kohle, rot mit S für Stahl.',
          'Opening puts a marker of value 10 on the site symbol: black K for coal, red S for steel.',
        ),
        say(
          'DO-3.2.2.4.3',
          'Von 10 auf 20 erweiterst du erst, wenn es grüne Gleisplättchen gibt.',
          'You extend from 10 to 20 only once green tiles are available.',
        ),
        say(
          'DO-3.2.2.4.4',
          'Von 20 auf 30 erweiterst du erst, wenn es braune Gleisplättchen gibt.',
          'You extend from 20 to 30 only once brown tiles are available.',
        ),
        say(
          'DO-3.2.2.4.5',
          'Die Stufen kommen eine nach der anderen, bei Stahl wie bei Kohle und immer in der eigenen Farbe.',
          'The levels come one by one, for steel as for coal, always in their own colour.',
          {
            decided: both(
              'So ausgeschrieben ist das nicht; beschrieben wird aber immer nur der Schritt zur nächsten Stufe.',
              'This is not spelled out, but only the step to the next level is ever described.',
            ),
          },
        ),
      ),
    ],
  },
];
