import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 4: the eight privates. */
export const privates: readonly Section[] = [
  {
    section: '4',
    title: both('Privatbahnen', 'Privates'),
    lead: both(
      'Eine Privatbahn gehört einem Spieler allein und bringt festes Einkommen, manche auch eine Aktie oder ein besonderes Recht.',
      'A private belongs to one player alone and brings a fixed income, some also a share or a special right.',
    ),
    groups: [
      group(
        both('Für alle', 'For all of them'),
        say(
          '62-4.1',
          'Preis/Einkommen in $: 1 Butterfield 20/5, 2 Erie 40/10, 3 B&O 70/15, 4 Rocky Mountain 100/20, 5 Pacific Steamship 150/25, 6 First New York 180/30, 7 Sacramento-Omaha 220/35, später 15, 8 New Haven 280/40.',
          'Price/income in $: 1 Butterfield 20/5, 2 Erie 40/10, 3 B&O 70/15, 4 Rocky Mountain 100/20, 5 Pacific Steamship 150/25, 6 First New York 180/30, 7 Sacramento-Omaha 220/35, later 15, 8 New Haven 280/40.',
        ),
        say(
          '62-4.2',
          'Zu Beginn jeder Betriebsrunde zahlt die Bank dem Besitzer das Einkommen.',
          'At the start of every operating round the bank pays the owner the income.',
        ),
        say(
          '62-4.3',
          'Privatbahnen legen keine Plättchen und haben keine Loks, außer ihr aufgedrucktes Recht erlaubt es.',
          'Privates lay no tiles and own no trains, apart from their printed ability.',
        ),
        say('62-4.4', 'Verkaufen kann man eine Privatbahn nicht.', 'Privates cannot be sold.'),
        say(
          '62-4.5',
          'Am Ende des Spiels sind sie nichts wert.',
          'At the end of the game they are worth nothing.',
        ),
        say(
          '62-4.6',
          'Der Besitzer darf eine Privatbahn jederzeit schließen, auch in einer Aktienrunde. Nur für ERIE gilt das nicht.',
          'The owner may close a private at any time, in stock rounds too. Only ERIE is an exception.',
          {
            see: ['62-4.9'],
            decided: both(
              'Aktien, die es zur Privatbahn gab, behält der Spieler. Schließen ist kein Zug: Es zählt nicht als Handeln und verbraucht keinen Kauf.',
              'Shares received with a private stay with the player. Closing is no turn: it does not count as acting and uses up no purchase.',
            ),
          },
        ),
        say(
          '62-4.7',
          'Eine Privatbahn schließt, wenn ihr Recht benutzt wird, oder so, wie es bei ihr steht.',
          'A private closes by use of its ability, or as said for each of them.',
        ),
      ),
      group(
        both('Jede für sich', 'One by one'),
        say('62-4.8', '1 BOM bringt nur Einkommen.', '1 BOM brings income only.'),
        say(
          '62-4.9',
          '2 ERIE: Der Besitzer darf jederzeit das ERIE-Plättchen legen, auch in Aktienrunden und vor der grauen Phase. Damit schließt sie, und anders kann er sie nicht schließen.',
          '2 ERIE: the owner may place the ERIE tile at any time, in stock rounds too and before the grey phase. That closes it, and there is no other voluntary way to close it.',
        ),
        say(
          '62-4.10',
          '3 B&O: Beim Erwerb kommt ein Marker nach Baltimore. Er verschwindet, wenn der Besitzer sie freiwillig schließt.',
          '3 B&O: on acquisition a marker goes to Baltimore. It is removed when the owner closes the private voluntarily.',
        ),
        say(
          '62-4.11',
          '4 RMC: Einmal legt der Besitzer als handelnder Direktor in einer Betriebsrunde ein weiteres gelbes Plättchen, im Gelände bis zu 160$ billiger. Damit schließt RMC.',
          '4 RMC: once, while acting as director in an operating round, the owner lays one additional yellow tile, terrain up to 160$ cheaper. That closes RMC.',
          {
            see: ['7'],
            decided: both(
              'Das Plättchen gehört in den Gleisschritt, vor oder nach den anderen und nach allen üblichen Regeln. Der Nachlass gilt nur für dieses Plättchen.',
              'The tile belongs to the tile step, before or after the others and under all normal rules. The discount applies to this tile only.',
            ),
          },
        ),
        say(
          '62-4.12',
          '5 PSC: dazu gehört eine 10-%-Aktie der WP. Sie schließt, wenn die WP zum ersten Mal Dividende zahlt.',
          '5 PSC: it comes with one 10 % share of WP. It closes when WP pays its first dividend.',
        ),
        say(
          '62-4.13',
          '6 FNY: dazu gehören zwei 10-%-Aktien der NYC. Sie schließt, wenn die NYC zum ersten Mal Dividende zahlt.',
          '6 FNY: it comes with two 10 % shares of NYC. It closes when NYC pays its first dividend.',
        ),
        say(
          '62-4.14',
          '7 SOC: dazu gehört je eine 10-%-Aktie der CPR und der UP. Ist eine der beiden eröffnet, sinkt das Einkommen auf 15$; sind es beide, schließt sie.',
          '7 SOC: it comes with one 10 % share each of CPR and UP. Once one of them is open, its income is 15$; when both are, it closes.',
        ),
        say(
          '62-4.15',
          '8 NHSC: dazu gehört die 30-%-Direktor-Aktie der NYH. Der Besitzer muss sofort den Ausgabekurs der NYH festlegen, meist 100.',
          '8 NHSC: it comes with the 30 % director certificate of NYH. The owner must set the par of NYH at once, normally 100.',
          { see: ['62-19.9'] },
        ),
        say(
          '62-4.16',
          'Sie schließt, wenn die NYH eröffnet wird, vielleicht ohne je etwas gezahlt zu haben.',
          'It closes when NYH opens, possibly without ever having paid.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Das Plättchen der RMC', 'The tile of RMC'),
        text: both(
          'Das zusätzliche gelbe Plättchen kommt zu allem dazu, was der Zug erlaubt: neben einen Austausch oder als drittes gelbes ab der grünen Phase. Im ersten Zug wird zuerst das Heimatplättchen gelegt. Weil kein Gelände mehr als 160$ kostet, ist es für dieses Plättchen immer frei.',
          'The extra yellow tile comes on top of whatever the turn allows: beside an upgrade, or as a third yellow tile from the green phase on. In the first turn the home tile is laid first. No terrain costs more than 160$, so for this tile it is always free.',
        ),
        atoms: ['62-4.11', '62-7.2', '62-7.3', '62-7.7', '62-8.1'],
      },
      {
        title: both('Das ERIE-Plättchen', 'The ERIE tile'),
        text: both(
          'Nur dieses Plättchen darf auf das graue Feld Toronto. Es wirkt sofort, in wessen Zug auch immer, selbst zwischen Bauen und Fahren. Ein Marker dort bleibt liegen. An seine neuen Seiten darf erst von da an gebaut werden; vorher ist eine graue Seite ohne Gleis zu wie der Rand.',
          "Only this tile may go on the grey hex Toronto. It takes effect at once, in anybody's turn, even between building and running. A marker there stays. Track may be laid against its new sides only from then on; before, a grey side without track is closed like the edge.",
        ),
        atoms: ['62-4.9', '62-7.1', '62-7.12', '62-15.3'],
        hexes: ['E31'],
      },
    ],
  },
];
