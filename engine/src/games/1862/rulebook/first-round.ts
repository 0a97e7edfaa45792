import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 3: the privates are sold, and the first shares. */
export const firstRound: readonly Section[] = [
  {
    section: '3',
    title: both('Erste Aktienrunde', 'First stock round'),
    lead: both(
      'Am Anfang kommen acht Privatbahnen unter den Hammer. Die billigste kauft man, auf die anderen bietet man.',
      'At the start eight privates come up for sale. The cheapest is bought outright, the others are bid for.',
    ),
    groups: [
      group(
        both('Ein Zug', 'A turn'),
        say(
          '62-3.1',
          'Wer die Nummer 1 gezogen hat, beginnt und hat damit Priority. Dann geht es im Uhrzeigersinn.',
          'The player with number 1 starts and has priority. Then play goes clockwise.',
        ),
        say(
          '62-3.2',
          'In jedem Zug tut man genau eines: ein Papier kaufen, bieten oder passen.',
          'In a turn one does exactly one thing: buy one paper, bid, or pass.',
        ),
        say(
          '62-3.3',
          'Zunächst sind nur die Privatbahnen 1 bis 8 zu haben.',
          'At first only privates 1 to 8 can be had.',
        ),
        say(
          '62-3.16',
          'Verkauft wird in der ersten Aktienrunde nichts.',
          'Nothing is sold in the first stock round.',
        ),
      ),
      group(
        both('Kaufen und bieten', 'Buying and bidding'),
        say(
          '62-3.4',
          'Direkt kaufen kann man nur die Privatbahn, die von den übrigen den niedrigsten aufgedruckten Preis hat.',
          'Only the remaining private with the lowest printed price can be bought outright.',
        ),
        say(
          '62-3.5',
          'Bieten kann man auf jede der teureren, die noch da sind.',
          'A bid goes to one of the dearer ones that are left.',
        ),
        say(
          '62-3.6',
          'Ein Gebot liegt mindestens 5$ über dem aufgedruckten Preis und mindestens 5$ über dem höchsten Gebot.',
          'A bid is at least 5$ above the printed price and at least 5$ above the highest bid.',
        ),
        say(
          '62-3.7',
          'Das Geld für ein höchstes Gebot ist gebunden und kann nicht anders ausgegeben werden.',
          'Money behind a highest bid is tied and cannot be spent on anything else.',
        ),
        say(
          '62-3.8',
          'Wer überboten ist, lässt sein Gebot stehen und darf bei der Versteigerung mitmachen, oder zieht es zurück, um woanders zu bieten. Ein höchstes Gebot bleibt stehen.',
          'Whoever is outbid leaves the bid and may join the auction, or withdraws it to bid elsewhere. A highest bid stays.',
          {
            decided: both(
              'Auch ein überbotenes Gebot bindet sein Geld, bis man es im eigenen Zug, bevor man handelt, zurückzieht. Je Papier hat man ein Gebot; ein neues ersetzt das alte.',
              'An outbid bid ties its money, too, until it is withdrawn, in the own turn and before acting. One bid per player and paper; a new one replaces the old.',
            ),
          },
        ),
        say(
          '62-3.15',
          'Der Preis eines Papiers wird sofort an die Bank gezahlt.',
          'The price of a paper goes to the bank at once.',
        ),
      ),
      group(
        both('Wenn Gebote da sind', 'When there are bids'),
        say(
          '62-3.11',
          'Liegt auf der billigsten übrigen Privatbahn genau ein Gebot, bekommt der Bieter sie sofort für sein Gebot.',
          'If the cheapest remaining private carries exactly one bid, that bidder gets it at once for the bid.',
          {
            decided: both(
              'Welcher Preis gilt, steht nicht im Text. Wir nehmen den Betrag des Gebots.',
              'The text does not say which price is paid. We take the amount of the bid.',
            ),
          },
        ),
        say(
          '62-3.12',
          'Liegen mehrere Gebote darauf, wird unter diesen Bietern versteigert. Das niedrigste Gebot beginnt, dann im Uhrzeigersinn, bis einer übrig ist.',
          'If it carries several bids, it is auctioned among these bidders. The lowest bidder begins, then clockwise, until one is left.',
          {
            decided: both(
              'Wer gerade das höchste Gebot hat, wird übersprungen. Danach geht es links von dem weiter, dessen Kauf die Versteigerung ausgelöst hat.',
              'Whoever holds the highest bid is passed over. Afterwards play goes on left of the player whose purchase started the auction.',
            ),
          },
        ),
        say(
          '62-3.13',
          'In der Versteigerung geht man mindestens 5$ über das höchste Gebot oder passt.',
          'In the auction one raises to at least 5$ above the highest bid, or passes.',
          {
            decided: both(
              'Niemand bietet mehr, als er an Geld frei hat; was für andere Gebote gebunden ist, zählt nicht. Wer nicht genug hat, passt.',
              'Nobody goes beyond their cash minus money tied elsewhere. Whoever has no free money for a raise passes.',
            ),
          },
        ),
        say(
          '62-3.14',
          'Wer passt, ist aus dieser Versteigerung draußen. Wer kein Gebot auf das Papier hatte, ist nicht dabei.',
          'Whoever passes is out of this auction. Whoever has no bid on the paper is not in it.',
        ),
      ),
      group(
        both('Wenn niemand die 1 will', 'When nobody wants number 1'),
        say(
          '62-3.9',
          'Ist Privatbahn 1 noch da und haben alle einmal nacheinander gepasst, wird sie dem nächsten Spieler 5$ billiger angeboten.',
          'If private 1 is unsold and everybody has passed once in a row, it is offered to the next player 5$ cheaper.',
          {
            decided: both(
              'Nach jeder vollen Runde Passen sinkt der Preis: 20, 15, 10, 5, 0$. Auf andere Privatbahnen darf man währenddessen weiter bieten.',
              'The price falls after each full round of passes: 20, 15, 10, 5, 0$. Bids on other privates stay possible meanwhile.',
            ),
          },
        ),
        say(
          '62-3.10',
          'Wem sie zuerst für 0$ angeboten wird, der muss sie nehmen.',
          'The first player who is offered it for 0$ must take it.',
        ),
      ),
      group(
        both('Danach', 'After that'),
        say(
          '62-3.17',
          'Sind alle Privatbahnen verkauft, gibt es noch in dieser Aktienrunde die Aktien der Gruppe 1: NYH, NYC und CP.',
          'Once all privates are sold, the shares of group 1 (NYH, NYC, CP) are available, still in this stock round.',
          { see: ['19'] },
        ),
        say(
          '62-3.18',
          'Bleiben Privatbahnen übrig, müssen sie in den folgenden Aktienrunden verkauft sein, bevor es Aktien gibt.',
          'Privates left over must be sold in the following stock rounds before any share is available.',
          {
            decided: both(
              'Gebote, die am Ende einer Aktienrunde noch stehen, bleiben mit gebundenem Geld bestehen; die nächste macht mit ihnen weiter.',
              'Bids left at the end of a stock round stay with their money tied; the next one goes on with them.',
            ),
          },
        ),
        say(
          '62-3.19',
          'Solange Privatbahnen unverkauft sind, werden in der Betriebsrunde nur die Einkommen der Privatbahnen gezahlt. Sofort folgt die nächste Aktienrunde.',
          'While privates are unsold, the operating round consists only of paying the incomes of privates. The next stock round follows at once.',
        ),
        say(
          '62-3.20',
          'Die erste Aktienrunde endet, wenn alle einmal nacheinander passen und Privatbahn 1 jemandem gehört.',
          'The first stock round ends when all pass once in a row and private 1 is owned.',
        ),
        say(
          '62-3.21',
          'Priority bekommt der linke Nachbar des Spielers, der zuletzt etwas getan hat.',
          'Priority goes to the left neighbour of the last player who acted.',
        ),
        say(
          '62-3.22',
          'Gesellschaften, von denen mindestens 60 % erstmals gekauft sind, gehen in Betrieb. Aktien, die es zu Privatbahnen gab, zählen mit.',
          'Companies of which at least 60 % were bought for the first time are in operation. Shares given with privates count.',
          { see: ['19'] },
        ),
        say(
          '62-3.23',
          'Es folgt eine Betriebsrunde, in der gelben Phase.',
          'An operating round follows, in the yellow phase.',
          { see: ['6', '16'] },
        ),
      ),
    ],
  },
];
