import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 10 and 11: where trains run and what that brings. */
export const running: readonly Section[] = [
  {
    section: '10',
    title: both('Loks fahren lassen', 'Running trains'),
    lead: both(
      'Jede Lok fährt von Bahnhof zu Bahnhof. Je mehr und je größere sie anfährt, desto mehr bringt sie ein.',
      'Each train runs from station to station. The more and the larger ones it calls at, the more it earns.',
    ),
    groups: [
      group(
        both('Welche Lok', 'Which train'),
        say('62-10.1', 'Jede Lok fährt höchstens einmal je Zug.', 'Every train runs at most once per turn.', {
          decided: both(
            'Ob gefahren werden muss und ob es die beste Fahrt sein muss, steht nicht da. Der Direktor wählt frei, auch gar keine; dann gibt es kein Einfahrergebnis.',
            'Nothing says that trains must run or take the best route. The director chooses freely, even none; then there is no revenue.',
          ),
        }),
        say(
          '62-10.2',
          'In dem Zug, in dem sie gekauft wird, fährt eine Lok nie.',
          'A train never runs in the turn in which it is bought.',
        ),
      ),
      group(
        both('Die Strecke', 'The route'),
        say(
          '62-10.3',
          'Eine Strecke verbindet mindestens zwei verschiedene Bahnhöfe durch Gleis.',
          'A route joins at least two different stations by track.',
        ),
        say(
          '62-10.4',
          'An jeder Strecke liegt ein Marker der Gesellschaft.',
          'Every route contains a marker of the company.',
        ),
        say(
          '62-10.8',
          'Keine Strecke enthält dieselbe Stadt zweimal, außer die Stadt hat getrennte Netze, wie New York in Gelb und Grün.',
          'A route does not contain the same city twice, unless the city has separate networks, like New York in yellow and green.',
        ),
        say(
          '62-10.11',
          'Kein Stück Gleis wird zweimal benutzt. Getrennte Gleise auf einem Plättchen darf man beide befahren.',
          'No piece of track is used twice. Separate tracks of one tile may both be used.',
        ),
        say(
          '62-10.12',
          'Wer in einen Bahnhof einfährt, darf ihn auf jedem anderen Gleis verlassen.',
          'A route that enters a station may leave it by any other track.',
        ),
      ),
      group(
        both('Wie weit', 'How far'),
        say(
          '62-10.5',
          'Kleinstädte und Städte zählen beide. Zusammen sind es höchstens so viele, wie auf der Lok steht.',
          'Towns and cities both count. Together there are at most as many as the number on the train.',
        ),
        say(
          '62-10.6',
          'Kein Bahnhof am Weg wird ausgelassen; nur E-Loks dürfen das.',
          'No station on the way may be skipped, except by E-trains.',
        ),
        say(
          '62-10.7',
          'E-Loks halten an beliebigen Bahnhöfen ihrer Strecke, bis zu ihrer Zahl.',
          'E-trains call at any stations of the route, up to their number.',
          {
            decided: both(
              'An beiden Enden der Strecke hält auch eine E-Lok. Dazwischen wählt sie frei.',
              'An E-train, too, calls at both ends of its route. In between it chooses freely.',
            ),
          },
        ),
      ),
      group(
        both('Volle Städte', 'Full cities'),
        say(
          '62-10.10',
          'Durch eine Stadt, die nicht voller fremder Marker ist, darf man durchfahren.',
          "A city that is not full of others' markers may be passed.",
        ),
        say(
          '62-10.9',
          'In einer Stadt ohne freien Platz darf eine Strecke beginnen oder enden. Weiter geht es nur, wenn dort ein eigener Marker liegt.',
          'A route may begin or end in a city without a free slot. It goes on beyond only if one of the markers there is its own.',
          { see: ['62-9.3'] },
        ),
      ),
      group(
        both('Mehrere Loks', 'Several trains'),
        say(
          '62-10.13',
          'Mehrere Loks einer Gesellschaft fahren auf ganz getrenntem Gleis; in Bahnhöfen dürfen sie sich treffen oder kreuzen. Eine Weiche dient je Zug nur einer Lok.',
          'Several trains of a company use completely separate track; they may meet or cross in stations. A junction serves one train per turn.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Was eine E-Lok auslässt', 'Stations an E-train leaves out'),
        text: both(
          'Ausgelassene Bahnhöfe gehören trotzdem zur Strecke: Sind sie voller fremder Marker, versperren sie sie; zweimal darf man sie nicht treffen; ein eigener Marker dort genügt für die Strecke. Wert, Bonus und den Zuschlag von Salt Lake City bringen sie nicht.',
          'Stations left out still belong to the route: they block if full of foreign markers, may not be met twice, and an own marker there is enough for the route. They bring no value, no bonus and no Salt Lake City extra.',
        ),
        atoms: ['62-10.4', '62-10.6', '62-10.7', '62-10.8', '62-10.9', '62-5.6'],
      },
      {
        title: both('Derselbe Ort zweimal', 'The same place twice'),
        text: both(
          'Alle Felder eines roten Gebiets sind ein Bahnhof: keine Fahrt von Mexiko nach Mexiko, kein Durchfahren, auch nicht für Plättchen und Marker. Die zwei Städte im gelben oder grünen New York sind zwei Bahnhöfe mit zwei Werten und je einem Platz; die mit fremdem Marker kann nur ein Ende der Fahrt sein.',
          'All hexes of one red area are one station: no run from Mexico to Mexico, no passing, not for tiles and markers either. The two cities of yellow or green New York are two stations with two values and one slot each; the one with a foreign marker can only be an end of the run.',
        ),
        atoms: ['62-10.3', '62-10.8', '62-11.3'],
        hexes: ['K15', 'K17', 'G35'],
      },
    ],
  },
  {
    section: '11',
    title: both('Das Einfahrergebnis', 'The revenue'),
    lead: both(
      'Was die Loks verdient haben, bekommen entweder die Aktionäre oder die Gesellschaft.',
      'What the trains have earned goes either to the shareholders or to the company.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          '62-11.1',
          'Die Bank zahlt das Einfahrergebnis: die Summe aller Loks und den Bonus.',
          'The bank pays the revenue: the sum of all trains plus the bonus.',
          { see: ['62-5.8'] },
        ),
        say(
          '62-11.2',
          'Eine Lok verdient die Werte aller Bahnhöfe, an denen sie hält. Bei roten Feldern gilt in Gelb und Grün der erste Wert, in Braun und Grau der zweite.',
          'A train earns the values of all stations it calls at. Red hexes count their first value in yellow and green, the second in brown and grey.',
        ),
        say('62-11.3', 'Ein rotes Feld ist immer Endstation.', 'A red hex is always a terminus.'),
      ),
      group(
        both('Wer es bekommt', 'Who gets it'),
        say(
          '62-11.4',
          'Der Direktor zahlt alles aus oder spart alles ein.',
          'The director either pays out everything or withholds everything.',
          { see: ['12'] },
        ),
        say(
          '62-11.6',
          'Jeder Spieler bekommt seinen Prozentsatz. Bei 5-%-Aktien wird der Betrag je 5 % für ihn aufgerundet; die Gesellschaft bekommt den Rest für ihre 50 %.',
          'Every player gets their percentage. With 5 % shares the amount per 5 % is rounded up for the player; the company gets the rest for its 50 %.',
          {
            decided: both(
              'Die Direktor-Aktie zu 10 % zählt dabei als zwei gerundete Anteile zu 5 %; nur so geht das Beispiel der Regel auf.',
              'The 10 % director certificate counts as two rounded units of 5 %; only so does the example of the rules come out.',
            ),
          },
        ),
        say(
          '62-11.5',
          'Für Aktien, die der Gesellschaft selbst gehören, geht das Geld in ihr Betriebskapital, als hielte sie ein Spieler.',
          'Shares held by the company pay into its treasury as if a player held them.',
        ),
        say(
          '62-11.7',
          'Für unverkaufte Aktien und solche im Bankpool bekommt die Bank das Geld.',
          'Unsold shares and shares in the pool pay the bank.',
        ),
      ),
    ],
    examples: [
      {
        title: both('150$ nach einem Rückkauf', '150$ after a buy-back'),
        text: both(
          'Je 5 % wären es 7,50$, aufgerundet 8$. Zehn Anteile zu 5 % bekommen zusammen 80$, die Gesellschaft für ihre 50 % die übrigen 70$.',
          'Per 5 % it would be 7.50$, rounded up 8$. Ten units of 5 % get 80$ together, the company gets the other 70$ for its 50 %.',
        ),
        atoms: ['62-11.6'],
      },
    ],
  },
];
