import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §3.2: the auction that opens the game. */
export const auction: Section = {
  section: '3.2',
  title: both('Versteigerung', 'Auction'),
  lead: both(
    'Die sieben Privatgesellschaften werden eine nach der anderen versteigert. Wer hier viel ausgibt, hat für Aktien weniger übrig.',
    'The seven private companies are auctioned one after the other. Whoever spends much here has less left for shares.',
  ),
  groups: [
    group(
      both('Wer bietet', 'Who bids'),
      say(
        'ESP-3.2.01',
        'Versteigert wird einzeln und der Reihe nach, von P1 bis P7.',
        'They are auctioned one at a time, from P1 to P7.',
      ),
      say(
        'ESP-3.2.02',
        'Die erste Versteigerung eröffnet, wer die Startkarte hat: bieten oder passen. Dann geht es in Spielerreihenfolge weiter.',
        'The holder of the starting card opens the first auction: bid or pass. Then it goes on in player order.',
      ),
      say(
        'ESP-3.2.07',
        'Die nächste Versteigerung eröffnet, wer in der Reihenfolge auf den letzten Eröffner folgt.',
        'The next auction is opened by the next player in order after the previous opener.',
      ),
      say(
        'ESP-3.2.05',
        'Wer passt, ist aus dieser Versteigerung draußen, bei den folgenden aber wieder dabei.',
        'Whoever passes is out of this auction, but not of later ones.',
      ),
    ),
    group(
      both('Wie viel', 'How much'),
      say(
        'ESP-3.2.03',
        'Das erste Gebot ist der Nennwert oder mehr, immer durch 5 teilbar.',
        'The first bid is the face value or more, always divisible by 5.',
      ),
      say(
        'ESP-3.2.04',
        'Jedes weitere Gebot ist höher und ebenfalls durch 5 teilbar.',
        'Every later bid is higher and divisible by 5 as well.',
      ),
      say(
        'ESP-3.2.14',
        'Bieten darfst du nur, was du bar zahlen kannst; denn gezahlt wird sofort.',
        'You may only bid what you can pay in cash, for payment is due at once.',
      ),
      say(
        'ESP-3.2.06',
        'Wer zuletzt geboten hat, bezahlt der Bank diesen Betrag und bekommt die Privatgesellschaft mit allem, was darunter liegt.',
        'The last bidder pays the bid to the bank and takes the private company with everything that lies under it.',
      ),
      say(
        'ESP-3.2.11',
        'Privatgesellschaften zählen als Zertifikate.',
        'Private companies count as certificates.',
        { see: ['4.1'] },
      ),
    ),
    group(
      both('Wenn alle passen', 'When everybody passes'),
      say(
        'ESP-3.2.08',
        'Passen alle bei P1, sinkt ihr Startgebot um 5, und sie wird neu versteigert, so oft es nötig ist.',
        'If all pass on P1, its opening price falls by 5 and it is auctioned again, as often as needed.',
      ),
      say(
        'ESP-3.2.09',
        'Ist P1 bei 0 angekommen, muss der Startspieler sie für 0 nehmen.',
        'Once P1 is down to 0, the starting player must take it for 0.',
      ),
      say(
        'ESP-3.2.10',
        'Passen alle bei einer anderen, kassiert jeder das Einkommen seiner Privatgesellschaften. Dann wird dieselbe zum selben Preis noch einmal versteigert.',
        'If all pass on another one, everybody collects the income of their private companies. Then the same one is auctioned again at the same price.',
        {
          decided: both(
            'Wer dann eröffnet, steht nicht im Heft; es ist wieder dieselbe Person, weil noch keine Versteigerung zu Ende ist.',
            'Who opens then is not said; it is the same person again, because no auction has been finished.',
          ),
        },
      ),
    ),
    group(
      both('Danach', 'Afterwards'),
      say(
        'ESP-3.2.12',
        'Die erste Aktienrunde beginnt erst, wenn alle sieben verkauft sind.',
        'The first stock round begins only when all seven are sold.',
      ),
      say(
        'ESP-3.2.13',
        'Dann gibt es eine neue Reihenfolge, aufsteigend nach Bargeld: Am wenigsten Geld heißt niedrigste Karte, und bei Gleichstand bleibt es wie bisher.',
        'Then there is a new order by ascending cash: least cash means lowest card, and ties keep the former order.',
      ),
    ),
  ],
};
