import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §7.4: stations. */
export const stations: readonly Section[] = [
  {
    section: '7.4',
    title: both('Bahnhöfe', 'Stations'),
    lead: both(
      'Von ihren Bahnhöfen aus baut und fährt eine Gesellschaft. Eine Stadt voller Bahnhöfe hält die anderen auf.',
      'A company builds and runs from its stations. A city full of stations blocks the others.',
    ),
    groups: [
      group(
        both('Der erste', 'The first one'),
        say(
          'TE-7.4.1',
          'Ist eine Gesellschaft zum ersten Mal an der Reihe, kommt ihr Heimatbahnhof gratis auf den bezeichneten Platz oder den passenden eines Plättchens, das dort liegt. Als Bahnhof dieses Zuges zählt er nicht.',
          'When a company operates for the first time, its home station goes free of charge on the marked slot, or the matching one of a tile laid there. It does not count as the station of this turn.',
          {
            decided: both(
              'Das gedruckte Osnabrück hat keinen Platz für die KPR. Ihr Heimatbahnhof wartet auf der Ablage, bis TE2 dort liegt.',
              'Printed Osnabrück has no slot for the KPR. Its home station waits on the charter until TE2 lies there.',
            ),
          },
        ),
      ),
      group(
        both('Wie viele', 'How many'),
        say(
          'TE-7.4.2',
          'In jeder Betriebsrunde setzt eine Gesellschaft höchstens einen Bahnhof. Der Heimatbahnhof zählt dabei nicht mit.',
          'A company places at most one station in each operating round. The home station does not count for this.',
        ),
        say(
          'TE-7.4.7',
          'Sie hat nur die Bahnhöfe ihrer Ablage: KHS, KWE und CME Heimat, einen für 50M und Ziel; TWE Heimat und einen für 50M; KPR Heimat und Ziel.',
          'It has only the stations of its charter: KHS, KWE and CME home, one for 50M and destination; TWE home and one for 50M; KPR home and destination.',
          {
            decided: both(
              'Der Regeltext spricht von einem oder drei Bahnhöfen. Wir richten uns nach den Ablagen.',
              'The text speaks of one or three stations. We follow the charters.',
            ),
          },
        ),
        say('TE-7.4.6', 'Gesetzte Bahnhöfe bleiben für immer stehen.', 'Stations never move once placed.'),
      ),
      group(
        both('Wo', 'Where'),
        say(
          'TE-7.4.3',
          'Ein Bahnhof kommt auf einen leeren Platz einer großen Stadt, die zu einer Strecke der Gesellschaft gehört.',
          'A station goes only into an empty slot of a city that is part of a route of the company.',
          {
            see: ['7.2'],
            decided: both(
              'Es genügt, dass die Stadt auf erlaubtem Gleis zu erreichen ist. Zwei eigene Bahnhöfe in einer Stadt sind nicht verboten, aber unüblich: Davor wird nur gewarnt.',
              'It is enough that the city can be reached over legal track. Two own stations in one city are not forbidden but unusual: there is only a warning.',
            ),
          },
        ),
        say(
          'TE-7.4.4',
          'Der Platz eines Heimatbahnhofs bleibt reserviert, bis seine Gesellschaft ihre erste Betriebsrunde beendet hat.',
          'The slot of a home station is reserved until its company has finished its first operating round.',
          {
            decided: both(
              'Wartet ein Heimatbahnhof noch auf der Ablage, bleibt sein Platz reserviert. Er wird gesetzt, sobald der Platz da und leer ist, auch wenn erst ein Bankrott ihn frei macht.',
              'While a home station still waits on the charter, its slot stays reserved. It is placed as soon as the slot is there and empty, even if only a bankruptcy frees it.',
            ),
          },
        ),
        say(
          'TE-7.4.5',
          'Der Platz eines Zielbahnhofs bleibt für seine Gesellschaft reserviert, bis diese bankrott ist.',
          'The slot of a destination station is reserved for its company until that company is bankrupt.',
          { see: ['7.7'] },
        ),
        say(
          'TE-7.4.10',
          'Der Zielbahnhof kommt nur auf den Zielplatz der Gesellschaft.',
          'The destination station goes only into the destination slot of its company.',
        ),
      ),
      group(
        both('Was es kostet und bringt', 'What it costs and brings'),
        say(
          'TE-7.4.8',
          'Die Gesellschaft zahlt der Bank, was auf der Ablage steht: 50M für einen gewöhnlichen Bahnhof, 0M für den Zielbahnhof.',
          'The company pays the bank what the charter says: 50M for an ordinary station, 0M for the destination station.',
          {
            decided: both(
              'Auf den Ablagen steht 50 beim gewöhnlichen Bahnhof und beim Zielbahnhof nur ein Ortsname. Deshalb kostet dieser nichts.',
              'The charters print 50 at the ordinary station and only a place name at the destination station. So that one costs nothing.',
            ),
          },
        ),
        say(
          'TE-7.4.9',
          'Das Geld dafür muss in der Kasse der Gesellschaft liegen.',
          'The money for it must be in the treasury of the company.',
        ),
        say(
          'TE-7.4.11',
          'KHS, KWE und CME bekommen 100M von der Bank, wenn sie ihren Zielbahnhof setzen.',
          'KHS, KWE and CME receive 100M from the bank when they place their destination station.',
          {
            see: ['3.6'],
            decided: both(
              'Wer den Bonus zahlt, steht nicht im Regeltext. Wir nehmen die Bank.',
              'The text does not say who pays the bonus. We take the bank.',
            ),
          },
        ),
      ),
    ],
  },
];
