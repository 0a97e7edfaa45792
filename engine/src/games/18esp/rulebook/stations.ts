import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5.3.4: station markers. */
export const stations: Section = {
  section: '5.3.4',
  title: both('Bahnhof bauen', 'Stations'),
  lead: both(
    'Bahnhöfe sind die Wurzeln eines Netzes: Ohne sie wird weder gebaut noch gefahren, und sie versperren anderen den Weg.',
    'Stations are the roots of a network: without them there is no building and no running, and they bar the way to others.',
  ),
  groups: [
    group(
      both('Wozu', 'What for'),
      say(
        'ESP-5.3.4.02',
        'Jede Route braucht einen eigenen Bahnhof, und Bauen braucht eine Verbindung zu einem. Eine volle Stadt hält Fremde auf.',
        'Every route needs a station of its company, and building needs a connection to one. A full city bars the way to others.',
        { see: ['5.1.2'] },
      ),
    ),
    group(
      both('Der Heimatbahnhof', 'The home station'),
      say(
        'ESP-5.3.4.03',
        'In ihrer ersten Operationsrunde setzt eine Gesellschaft als Erstes ihren Heimatbahnhof auf ihren eigenen Kreis, umsonst, ob dort ein Gleisteil liegt oder nicht.',
        'The first thing a company does in its first operating round: its home station on its own circle, free, with or without a tile there.',
      ),
      say(
        'ESP-5.3.4.04',
        'Heimatkreise sind reserviert: Ein Kreis bleibt frei, bis der Heimatbahnhof steht. Andere dürfen hindurchfahren.',
        'Home circles are reserved: one circle stays free until the home station stands. Others may run through.',
        {
          decided: both(
            'Für kleine Gesellschaften endet das mit Phase 5, wie ein Autor des Spiels sagt, denn dann kann keine mehr kommen.',
            'For minors this ends with phase 5, as one of the designers says, because none can come any more.',
          ),
        },
      ),
      say(
        'ESP-5.3.4.01',
        'Weiß abgedeckte Kreise fehlender Gesellschaften sind gewöhnliche Kreise.',
        'Circles of absent companies, covered in white, are ordinary circles.',
      ),
      say(
        'ESP-5.3.4.12',
        'Liegt die Heimat auf einem OO-Feld, wählt die Gesellschaft eine der beiden Städte (bei gelbem oder grünem Teil).',
        'A company at home in an OO hex chooses one of the two cities (on a yellow or green tile).',
      ),
      say(
        'ESP-5.3.4.11',
        'Auf einem OO-Feld mit Heimat setzt niemand vor der Heimatgesellschaft, außer es liegt ein braunes Y und ein Kreis bleibt für sie frei. Gleisteile darf man dort legen.',
        'In an OO hex with a home nobody places before the home company, unless a brown Y lies there and a circle stays free for it. Tiles may be laid there.',
      ),
      say(
        'ESP-5.3.4.14',
        'MZ und MZA teilen sich in Madrid einen Kreis: Der Marker der MZ besetzt ihn, solange es sie gibt, und der Heimatmarker der MZA kommt obendrauf.',
        'MZ and MZA have one circle of Madrid in common: the marker of MZ blocks it while MZ exists, and the home marker of MZA is stacked on it.',
      ),
    ),
    group(
      both('Wie viele', 'How many'),
      say(
        'ESP-5.3.4.05',
        'Kleine Gesellschaften haben nur ihren Heimatbahnhof.',
        'Minors have their home station only.',
      ),
      say(
        'ESP-5.3.4.06',
        'Eine große Gesellschaft hat noch vier Marker: einen von Anfang an, drei sind gesperrt, bis sie Ziele erreicht.',
        'A major has four more markers: one available from the start, three locked until it reaches goals.',
        { see: ['6.1'] },
      ),
      say(
        'ESP-5.3.4.07',
        'Startet eine große Gesellschaft erst ab Phase 5, sind alle ihre Marker frei.',
        'A major started from phase 5 on has all its markers available.',
        {
          decided: both(
            'Man könnte lesen, dass Phase 5 allen die Marker freigibt; weil Kapital und Ziele daran hängen, gilt es nur für neue, die älteren erfüllen weiter ihre Ziele.',
            'One could read that phase 5 unlocks the markers of all; as capital and goals go with it, it holds for new majors only, older ones go on with their goals.',
          ),
        },
      ),
      say(
        'ESP-5.3.4.09',
        'Außer dem Heimatbahnhof setzt eine Gesellschaft je Operationsrunde einen Bahnhof.',
        'Besides the home station a company places one station per operating round.',
      ),
      say(
        'ESP-5.3.4.13',
        'In jedem Feld und auf jedem Gebirgspass liegt höchstens ein Marker derselben Gesellschaft.',
        'In every hex and on every pass there is at most one marker of the same company.',
      ),
    ),
    group(
      both('Wo und wann', 'Where and when'),
      say(
        'ESP-5.3.4.15',
        'Ein Bahnhof braucht einen freien Kreis, eine Verbindung zu einem eigenen Bahnhof und das Geld.',
        'A station needs a free circle, a connection to another station of the company, and the money.',
        {
          decided: both(
            'Die Verbindung steht nirgends ausdrücklich; wir verlangen sie, weil das Heft sie bei den Gebirgspässen voraussetzt.',
            'The connection is nowhere stated outright; we ask for it, because the rulebook takes it for granted with the passes.',
          ),
        },
      ),
      say(
        'ESP-5.3.4.10',
        'Bahnhof und Gleisteile kommen in Schritt 1 in beliebiger Folge; ein Bahnhof ist freiwillig.',
        'Station and tiles come in any sequence within step 1; a station is optional.',
      ),
    ),
    group(
      both('Was es kostet', 'What it costs'),
      say(
        'ESP-5.3.4.08',
        'Ein Bahnhof kostet 50, der Heimatbahnhof nichts.',
        'A station costs 50, the home station nothing.',
      ),
    ),
  ],
};
