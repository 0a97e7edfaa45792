import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 19: what a player may do in a stock round. */
export const turn: readonly Section[] = [
  {
    section: '19',
    title: both('Ein Zug in der Aktienrunde', 'A turn in the stock round'),
    lead: both(
      'Erst verkaufen, dann kaufen: was zu haben ist, was es kostet und wie viel man besitzen darf.',
      'First sell, then buy: what can be had, what it costs and how much one may own.',
    ),
    groups: [
      group(
        both('Allgemein', 'General'),
        say(
          '62-19.1',
          'Man verkauft beliebig viel und kauft dann höchstens ein Papier.',
          'One sells any number, then buys at most one paper.',
        ),
        say(
          '62-19.2',
          'Wer weder kauft noch verkauft, passt. Man kann in einer Aktienrunde mehrere Züge haben; wer handelt, kommt sicher noch einmal dran.',
          'Whoever neither sells nor buys passes. A player may have several turns per stock round; selling or buying guarantees another chance.',
        ),
      ),
      group(
        both('Was zu haben ist', 'What can be had'),
        say(
          '62-19.3',
          'Solange Privatbahnen ausliegen, kann man nur diese kaufen.',
          'While privates are on display, only they can be bought.',
          { see: ['3'] },
        ),
        say(
          '62-19.4',
          'Gruppe 1 kommt, wenn alle Privatbahnen verkauft sind.',
          'Group 1 comes when all privates are sold.',
        ),
        say(
          '62-19.5',
          'Gruppe 2 kommt, wenn alle Papiere der Gruppe 1 verkauft sind.',
          'Group 2 comes when all papers of group 1 are sold.',
          {
            decided: both(
              'Verkauft heißt: Unter den unverkauften liegt keines mehr. Was im Bankpool liegt, spielt keine Rolle.',
              'Sold means: none of them is left among the unsold ones. Shares in the pool do not matter.',
            ),
          },
        ),
        say(
          '62-19.6',
          'Gruppe 3 kommt, wenn alle Gesellschaften der Gruppe 2 eröffnet sind.',
          'Group 3 comes when all companies of group 2 have been opened.',
          {
            decided: both(
              'Eröffnet lesen wir als: in Betrieb, also 60 % gekauft.',
              'We read opened as: in operation, with 60 % bought.',
            ),
          },
        ),
        say(
          '62-19.7',
          'Gruppe 4 kommt, wenn alle Gesellschaften der Gruppe 3 gegründet sind.',
          'Group 4 comes when all companies of group 3 have been founded.',
          {
            decided: both(
              'Gegründet lesen wir als: Direktor-Aktie gekauft und Ausgabekurs festgelegt.',
              'We read founded as: director certificate bought and par set.',
            ),
          },
        ),
        say(
          '62-19.8',
          'Die erste Aktie ist immer die Direktor-Aktie.',
          'The first share is always the director certificate.',
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          '62-19.9',
          'Als Ausgabekurs wählt man 100 (Zeile 1), 92 (2), 85 (3), 80 (4), 75 (5) oder 70 (6).',
          'The par is one of 100 (row 1), 92 (2), 85 (3), 80 (4), 75 (5) and 70 (6).',
        ),
        say(
          '62-19.10',
          'Unverkaufte Aktien zahlt man zum Ausgabekurs, solche aus dem Bankpool zum aktuellen Kurs, immer voll.',
          'An unsold share is paid at par, a pool share at the current price, always in full.',
        ),
        say(
          '62-19.11',
          'Der Preis einer 5-%-Aktie wird aufgerundet, beim Kaufen wie beim Verkaufen.',
          'The price of a 5 % share is rounded up, in buying and in selling.',
          {
            decided: both(
              'Unverkaufte 5-%-Aktien kosten nach einem Rückkauf den halben Ausgabekurs, aufgerundet.',
              'Unsold 5 % shares cost half the par, rounded up, after a buy-back.',
            ),
          },
        ),
        say(
          '62-19.12',
          'Von einer Gesellschaft, von der man in dieser Aktienrunde verkauft hat, darf man nichts kaufen.',
          'No share may be bought of a company the player has sold in this stock round.',
        ),
      ),
      group(
        both('Wie viel man haben darf', 'How much one may own'),
        say(
          '62-19.14',
          'Niemand besitzt mehr Papiere (Aktien und Privatbahnen), als das Aktienlimit erlaubt.',
          'Nobody owns more papers (shares and privates) than the certificate limit allows.',
          {
            see: ['62-21.3'],
            decided: both(
              'Der Kauf selbst muss ins Aktienlimit passen, auch wenn ein Wechsel des Direktors danach Papiere sparen würde.',
              'The purchase itself must fit the limit, even if a change of director would save papers afterwards.',
            ),
          },
        ),
        say(
          '62-19.17',
          'Das Aktienlimit folgt der Tabelle, wenn Spieler (durch Bankrott) oder Gesellschaften (durch Bankrott oder Kurs 0) ausscheiden.',
          'The certificate limit follows the table when players (by bankruptcy) or companies (by bankruptcy or price 0) leave.',
          { see: ['62-21.3'] },
        ),
        say(
          '62-19.16',
          'Wer durch den Verlust einer Direktor-Aktie oder einen Rückkauf darüber liegt, verkauft in seinem nächsten Zug einer Aktienrunde.',
          'Whoever is over the limit by loss of a director certificate or by a buy-back sells in their next turn of a stock round.',
          {
            decided: both(
              'Aus anderen Gründen gilt dasselbe. Verkauft wird bis zum Limit, vor jedem Kauf; eine Privatbahn schließen hilft auch. Geht kein Verkauf, darf man passen, nicht kaufen.',
              'The same holds for other reasons. One sells down to the limit, before any purchase; closing a private helps, too. If no sale is legal, one may pass, but not buy.',
            ),
          },
        ),
        say(
          '62-19.15',
          'Bei mehr als 4 Spielern hält niemand mehr als 60 % einer Gesellschaft, bei weniger als 5 niemand mehr als 70 %.',
          'With more than 4 players nobody holds more than 60 % of a company, with fewer than 5 nobody more than 70 %.',
        ),
      ),
      group(
        both('In Betrieb gehen', 'Going into operation'),
        say(
          '62-19.18',
          'Mit dem Kauf der Direktor-Aktie wird der Marker für den Ausgabekurs gesetzt. Aktien, die es zu Privatbahnen gab, sind von da an handelbar.',
          'With the purchase of the director certificate the par marker is placed. Shares given with privates become tradable.',
          {
            decided: both(
              'Auch der Kursmarker steht ab jetzt auf seinem Kursfeld, denn verkaufen darf man schon vor den 60 %.',
              'The price marker stands on its cell from now on as well, because sales are allowed before 60 % are sold.',
            ),
          },
        ),
        say(
          '62-19.13',
          'Sind 60 % zum ersten Mal gekauft, geht die Gesellschaft in Betrieb.',
          'Once 60 % have been bought for the first time, the company goes into operation.',
        ),
        say(
          '62-19.19',
          'Dann bekommt der Direktor Besitzbogen, Marker und das Zehnfache des Ausgabekurses als Betriebskapital. Der Kursmarker kommt auf das Startfeld, unter andere.',
          'Then the director gets charter, markers and ten times the par as treasury. The price marker goes on the start cell of its par, under others.',
          {
            decided: both(
              'Ist der Kurs vorher schon gefallen, kehrt der Kursmarker nicht zurück. Er kommt auf seinem Kursfeld zuunterst; wer früher in Betrieb ging, ist früher dran.',
              'If the price has fallen before, the marker does not return. It goes to the bottom of the stack in its cell; of equal starters the one that started first acts first.',
            ),
          },
        ),
        say(
          '62-19.20',
          'Als Erstes legt sie in ihrer ersten Betriebsrunde einen Marker auf den Heimatbahnhof.',
          'The first thing it does in its first operating round is to place a marker on its home station.',
          { see: ['9'] },
        ),
      ),
      group(
        both('Was man nicht verkaufen darf', 'What may not be sold'),
        say(
          '62-19.21',
          'Verkaufen kann man nur Aktien. Verkaufte kommen in den Bankpool.',
          'Only shares can be sold. Sold shares go to the pool.',
        ),
        say(
          '62-19.22',
          'In der allerersten Aktienrunde kann man nichts verkaufen.',
          'Nothing can be sold in the very first stock round.',
        ),
        say(
          '62-19.23',
          'Von einer Gesellschaft liegen höchstens 5 Aktien im Bankpool: 50 %, nach einem Rückkauf 25 %.',
          'The pool holds at most 5 shares of a company: 50 %, after a buy-back 25 %.',
        ),
        say(
          '62-19.24',
          'Solange die Direktor-Aktie einer Gesellschaft nicht gekauft ist, hat sie keinen Kurs, und man kann ihre Aktien nicht verkaufen.',
          "As long as a company's director certificate is not bought it has no price, and its shares cannot be sold.",
        ),
        say(
          '62-19.25',
          'Die Direktor-Aktie selbst kann nicht in den Bankpool.',
          'The director certificate itself cannot go to the pool.',
          { see: ['62-5.16'] },
        ),
        say(
          '62-19.26',
          'Notverkäufe dürfen nirgends den Direktor ändern.',
          'Emergency sales may not change a director anywhere.',
          { see: ['62-14.19'] },
        ),
      ),
      group(
        both('Was ein Verkauf bringt', 'What a sale brings'),
        say(
          '62-19.27',
          'Bei Gesellschaften, die schon dran waren, bekommt man den Kurs von vor dem Verkauf. Danach fällt der Kursmarker.',
          'Of companies that have acted the seller gets the price before the sale. The price marker drops afterwards.',
        ),
        say(
          '62-19.28',
          'Bei Gesellschaften, die noch in keiner Betriebsrunde dran waren, fällt der Kursmarker zuerst. Man bekommt den niedrigeren Kurs.',
          'Of companies that have not yet acted in an operating round the price marker drops first. The seller gets the lower price.',
        ),
        say(
          '62-19.29',
          'Je Verkauf von Aktien einer Gesellschaft fällt der Kursmarker um eine Zeile, egal wie viele es sind. Verkauft noch jemand oder man selbst in einem späteren Zug, fällt er erneut.',
          "Per sale of a company's shares the price marker drops one row, however many they are. It drops again for every further sale by another player or in another turn.",
        ),
        say(
          '62-19.30',
          'Ganz unten in der Spalte bleibt er liegen. Fällt er, so kommt er unter die Kursmarker, die schon da sind.',
          'At the lowest cell of a column it stays. When it drops, it goes under the price markers already there.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Fünf Aktien im Bankpool', 'Five shares in the pool'),
        text: both(
          'Fünf Aktien zu 10 % sind die Hälfte der Gesellschaft. Nach einem Rückkauf sind fünf zu 5 % nur ein Viertel. In beiden Fällen passt keine sechste mehr hinein.',
          'Five shares of 10 % are half of the company. After a buy-back five of 5 % are only a quarter. In both cases a sixth does not fit.',
        ),
        atoms: ['62-19.23'],
      },
      {
        title: both('In Portionen verkaufen', 'Selling in portions'),
        text: both(
          'Alles, was ein Spieler in einem Zug (oder in einer Notlage) von einer Gesellschaft verkauft, ist ein Verkauf: eine Zeile nach unten, ein Preis für alle, auch wenn dazwischen anderes verkauft wird.',
          "All sales of one company's shares by one player in one turn (or in one emergency) are one sale: one row down, one price for all, even with other sales in between.",
        ),
        atoms: ['62-18.1', '62-19.1', '62-19.27', '62-19.28', '62-19.29'],
      },
      {
        title: both('Ausgeschiedene Gesellschaften', 'Companies out of the game'),
        text: both(
          'Eine Gesellschaft, die nicht mehr im Spiel ist, gilt für die Gruppen als ausverkauft, eröffnet und gegründet. Sie kommt nie zurück, ihre freien Aktien sind fort.',
          'A company out of the game counts as sold out, opened and founded. It never comes back, and its free shares are gone.',
        ),
        atoms: ['62-19.5', '62-19.6', '62-19.7', '62-13.1', '62-15.2'],
      },
    ],
  },
];
