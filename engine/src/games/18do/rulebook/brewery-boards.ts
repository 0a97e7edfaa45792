import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 5 to 5.3: boards, overviews and sheets of the brewery games. */
export const breweryBoards: readonly Section[] = [
  {
    section: '5',
    title: both('Das Material der Brauereispiele', 'The material of the brewery games'),
    lead: both(
      'Was in Heat, Sweat & Beer (HSB) und im Expertenspiel (EXP) dazukommt: Biermarkt, Brauereien, Investitionskärtchen.',
      'What Heat, Sweat & Beer (HSB) and the expert game (EXP) add: beer market, breweries, investment cards.',
    ),
    groups: [],
  },
  {
    section: '5.1',
    title: both('Die Spielpläne', 'The boards'),
    lead: both('Karte, Aktienmarkt und, neu, der Biermarkt.', 'Map, stock market and, new, the beer market.'),
    groups: [],
  },
  {
    section: '5.1.1',
    title: both('Die Karte', 'The map'),
    lead: both('Dieselbe wie bei TRG, mit zwei Auflagen.', 'The same as in TRG, with two overlays.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.1.1.01',
          'Auf E12 kommt das Gleisplättchen „Dortmund City“ mit der Marke HSB.',
          'The HSB overlay “Dortmund City” goes on E12.',
        ),
        say(
          'HSB-5.1.1.02',
          'Auf H19 kommt ein HSB-Plättchen nur zu dritt oder zu viert.',
          'An HSB overlay goes on H19 with 3 or 4 players only.',
        ),
      ),
    ],
  },
  {
    section: '5.1.2',
    title: both('Der HSB-Aktienmarkt', 'The HSB stock market'),
    lead: both('Hier sind die Kurse zwei gerade Leisten.', 'Here prices are two straight tracks.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.1.2.01',
          'Es gibt zwei gerade Kurstabellen: eine für Eisenbahnen, eine für Brauerei-AGs.',
          'There are two linear price tracks: one for railways, one for brewery companies.',
        ),
        say(
          'HSB-5.1.2.03',
          'Kursmarker von Eisenbahnen bleiben auf ihrer Kurstabelle, die der Brauerei-AGs auf ihrer.',
          'Railway markers stay on the railway track, brewery markers on the brewery track.',
        ),
        say(
          'HSB-5.1.2.02',
          'Dazu: Bank Pool, 6 Felder für Investitionskärtchen, 13 für Zertifikate, graues Feld (Startkapital, Zertifikatslimit), Platz für KIM und SEM (nur EXP), zwei Reihen Rundenleiste, rechts die Gebotsfelder.',
          'Also: Bank Pool; 6 card fields; 13 certificate fields; gray field (start cash, certificate limit); KIM and SEM areas (EXP only); round track in two rows; bid fields at the right edge.',
        ),
      ),
    ],
  },
  {
    section: '5.1.3',
    title: both('Der Biermarkt', 'The beer market'),
    lead: both(
      'Bierquader auf Nachfragefeldern sind Durst. Wer liefert, schiebt sie aufs Lieferfeld und wird bezahlt.',
      'Cubes on demand fields are thirst. Who delivers pushes them to the delivery field and is paid.',
    ),
    groups: [
      group(
        both('Die Felder', 'The fields'),
        say(
          'HSB-5.1.3.01',
          'Marktsegment 1 bis 6 hat je ein gelbes Nachfragefeld (Stammkunden) und ein oranges (Neukunden), daneben je ein Lieferfeld mit Preis. Der Export ist Segment 8 mit einem Preis.',
          'Segments 1 to 6 each have a yellow demand field (regulars) and an orange one (new customers), with a delivery field and a price beside each. Export is segment 8 with one price.',
        ),
      ),
      group(
        both('Wie sich Bierquader bewegen', 'How cubes move'),
        say(
          'HSB-5.1.3.02',
          'Ein gelieferter Bierquader geht von seinem Nachfragefeld auf das Lieferfeld daneben, in derselben Farbe und demselben Marktsegment, nirgendwo anders hin.',
          'A delivered cube moves from its demand field to the delivery field beside it, same colour and segment, nowhere else.',
          { see: ['6.5.2.3'] },
        ),
        say(
          'HSB-5.1.3.03',
          'Bierquader für den Export kommen aus dem Vorrat auf freie blaue Quadrate der Zugkärtchen.',
          'Export cubes come from the supply and go onto free blue squares of train cards.',
          { see: ['6.5.2.4'] },
        ),
        say(
          'HSB-5.1.3.04',
          'Beginnt die graue Phase, gehen alle Bierquader vom Feld des Exportmarkts in den Vorrat.',
          'When the gray phase starts, all cubes of the export box go to the supply.',
        ),
        say(
          'HSB-5.1.3.05',
          'Jeder Bierquader, der nicht auf Nachfrage, Lieferung, Zug oder Exportmarkt liegt, ist im Vorrat. Ihre Gesamtzahl ändert sich nie.',
          'Every cube not on demand, delivery, train or export box lies in the supply; the number of cubes in play never changes.',
        ),
      ),
    ],
  },
  {
    section: '5.2',
    title: both('Die Übersichten', 'The overviews'),
    lead: both('Zwei Blätter zum Nachsehen.', 'Two sheets to look things up.'),
    groups: [],
  },
  {
    section: '5.2.1',
    title: both('Das Dividenden-Kalkulationsblatt', 'The dividend sheet'),
    lead: both('Wie bei TRG.', 'As in TRG.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.2.1.01',
          'Das Dividenden-Kalkulationsblatt ist nur eine Hilfe; es merkt sich auch die letzten Einnahmen jeder Gesellschaft.',
          'The dividend sheet is only an aid; it also records each company’s last income.',
        ),
      ),
    ],
  },
  {
    section: '5.2.2',
    title: both('Die Phasenübersicht', 'The phase overview'),
    lead: both('Was ein neuer Typ ändert.', 'What a new type changes.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.2.2.01',
          'Die HSB-Phasenübersicht nennt, was sich mit dem ersten Investitionskärtchen jedes Typs ändert.',
          'The HSB phase overview lists what changes with the first card of each type.',
          { see: ['6.2.1'] },
        ),
      ),
    ],
  },
  {
    section: '5.3',
    title: both('Die Besitzblätter', 'The sheets'),
    lead: both('Auch jede Brauerei hat eines.', 'Every brewery has one, too.'),
    groups: [
      group(
        null,
        say(
          'HSB-5.3.01',
          'Alles, was eine Gesellschaft oder Brauerei besitzt, liegt auf ihrem Besitzblatt.',
          'Everything a company or brewery owns lies on its sheet.',
        ),
        say(
          'HSB-5.3.02',
          'Eine kleine Brauerei gehört das ganze Spiel einem Spieler; Eisenbahnen und Brauerei-AGs führt ihr Direktor.',
          'A small brewery belongs to one player all game; companies are run by their director.',
        ),
        say(
          'HSB-5.3.03',
          'Die kleinen Kästchen im Bereich der Ausstattung braucht ihr nur im Expertenspiel.',
          'The small boxes in the equipment area are used in the expert game only.',
          { see: ['7.1'] },
        ),
      ),
    ],
  },
];
