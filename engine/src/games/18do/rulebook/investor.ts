import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer, inRailway } from './variants.ts';

/** Chapters 8 to 8.2: two players, their map and the Investor. */
export const investor: readonly Section[] = [
  {
    section: '8',
    title: both('Zu zweit (ZSV)', 'Two players (ZSV)'),
    lead: both(
      'Zu zweit spielt ein Dritter mit, den niemand ist: der Investor. Was er tut, folgt festen Regeln.',
      'With two players a third takes part whom nobody plays: the Investor. He follows fixed rules.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-8.1',
          'Es gelten die Regeln für drei Spieler, soweit nichts anderes gesagt ist. Ein Dummy-Spieler, der Investor, ist dabei.',
          'The rules are those for three players except as stated; a dummy player, the Investor, takes part.',
          {
            decided: both(
              'Auch die Limits sind die für drei Spieler: 17 Zertifikate und 70 %. Am Ende werden nur die beiden Spieler verglichen; der Investor kann nicht gewinnen.',
              'The limits, too, are those for three players: 17 certificates and 70%. At the end only the two players are compared; the Investor cannot win.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '8.1',
    title: both('Die Karte zu zweit', 'The two-player map'),
    lead: both('Etwas kleiner, mit Platz für den Investor.', 'A little smaller, with room for the Investor.'),
    groups: [
      group(
        inRailway,
        say(
          'DO-8.1.1',
          'Ihr nehmt die Karte für 2 Spieler. Ihr Bereich „Investor“ ist für sein Geld, die Zertifikate seiner eigenen Gesellschaft und die von Spielergesellschaften.',
          'You use the two-player map; it has an Investor area for his cash, certificates of his own company and certificates of player companies.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.1.01',
          'Auf der Karte für 2 Spieler liegen Geld und Zertifikate des Investors in seinem Bereich, eigene Gesellschaften und Spielergesellschaften getrennt; seine Besitzblätter daneben.',
          'On the two-player map the Investor’s money and certificates lie in his area, own companies and player companies apart; his sheets lie beside it.',
        ),
      ),
    ],
  },
  {
    section: '8.2',
    title: both('Der Investor', 'The Investor'),
    lead: both(
      'Er besitzt seine Gesellschaften das ganze Spiel lang und mischt an der Börse mit.',
      'He owns his companies all game long and takes part in the stock market.',
    ),
    groups: [
      group(
        inRailway,
        say(
          'DO-8.2.1',
          'Der Investor besitzt das ganze Spiel eine Eisenbahn und leitet keine andere. Jede Aktion, die das ändern würde, ist verboten.',
          'The Investor owns one railway for the whole game and directs no other; every action that would change this is forbidden.',
          {
            decided: both(
              'Du darfst so viele Anteile seiner Eisenbahn haben wie er, aber nicht mehr. Haben er und der andere nach deinem Verkauf gleich viel und mehr als du, geht das nur, wenn nach dir zuerst der andere sitzt.',
              'You may reach his number of shares in his railway, not pass it. A sale that leaves him and the other player equal above you is legal only if the other player follows you first in seat order.',
            ),
          },
        ),
        say(
          'DO-8.2.2',
          'Die Direktoraktie seiner Eisenbahn gehört ihm: Niemand sonst gründet sie, und vor seinem ersten Spielzug kauft niemand ihre Anteile.',
          'The director’s certificate of his railway is his: nobody else founds it, nobody buys its shares before his first turn.',
          {
            decided: both(
              'Das folgt daraus, dass die Eisenbahn das ganze Spiel ihm gehört und er 50 % im ersten Spielzug kauft.',
              'It follows from the railway being his all game and from his buying 50% in his first turn.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.2.01',
          'Für den Investor werden eine Eisenbahn und eine Brauerei-AG gezogen.',
          'One railway and one brewery company are drawn for the Investor.',
          { see: ['8.4.1'] },
        ),
        say(
          'HSB-8.2.02',
          'Er behält diese Gesellschaften das ganze Spiel und leitet nie eine andere. Jede Aktion, die das ändern würde, ist verboten.',
          'The Investor keeps these companies all game and never directs another; any action that would change this is forbidden.',
          {
            decided: both(
              'Darum geht auch keine seiner Gesellschaften bankrott: Der Kursmarker bleibt auf dem niedrigsten Wert.',
              'So none of his companies goes bankrupt: the price marker stays on the lowest value.',
            ),
          },
        ),
        say(
          'HSB-8.2.03',
          'Kein Spieler darf Direktor einer Gesellschaft des Investors werden.',
          'No player may become director of an Investor company.',
        ),
        say(
          'HSB-8.2.04',
          'Nur der Investor gründet seine Eisenbahn und seine Brauerei-AG, und vor ihm kauft niemand ihre Anteile.',
          'Nobody but the Investor may found his railway or his brewery company, nor buy their shares before he has.',
        ),
      ),
    ],
  },
];
