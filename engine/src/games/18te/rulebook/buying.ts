import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §6.4: one certificate a turn. */
export const buying: readonly Section[] = [
  {
    section: '6.4',
    title: both('Ein 10-%-Zertifikat kaufen', 'Buying a 10 % certificate'),
    lead: both(
      'Ein Anteil bringt bei jeder Ausschüttung Geld und wird mehr wert, wenn der Kurs steigt.',
      'A share brings money with every payout and gains value when the price rises.',
    ),
    groups: [
      group(
        both('Woher und für wie viel', 'From where and for how much'),
        say(
          'TE-6.4.1',
          'Der Käufer nimmt ein 10-%-Zertifikat zum aktuellen Kurs, nach eigener Wahl aus der Kasse der Gesellschaft oder aus dem Bankvermögen.',
          'The buyer takes one 10 % certificate at the current price, from the treasury of the company or from the pool as they like.',
        ),
        say(
          'TE-6.4.3',
          'Kommt es aus der Kasse der Gesellschaft, so bekommt die Gesellschaft das Geld.',
          'If it comes from the treasury, the money goes to the company.',
        ),
        say(
          'TE-6.4.2',
          'Kommt es aus dem Bankvermögen, so bekommt die Bank das Geld.',
          'If it comes from the pool, the money goes to the bank.',
        ),
        say(
          'TE-6.4.8',
          'Bezahlt wird genau der aktuelle Kurs, und zwar aus dem Bargeld des Käufers.',
          'The price is exactly the current one, and the buyer must have it in cash.',
        ),
        say('TE-6.4.9', 'Ein Kauf bewegt den Kurs nicht.', 'A purchase does not move the price.'),
        say(
          'TE-6.4.7',
          'Pro Zug wird nur ein Zertifikat gekauft.',
          'Only one certificate is bought in a turn.',
        ),
      ),
      group(
        both('Was nicht geht', 'What is not possible'),
        say(
          'TE-6.4.4',
          'Gekauft werden kann erst, wenn das 30-%-Zertifikat der Gesellschaft versteigert ist.',
          'Buying is possible only after the 30 % certificate of the company has been auctioned.',
          { see: ['6.5'] },
        ),
        say(
          'TE-6.4.5',
          'Nach dem Kauf darf man höchstens 70 % der Gesellschaft haben.',
          'After the purchase one may hold at most 70 % of the company.',
        ),
        say(
          'TE-6.4.6',
          'Wer in dieser Aktienrunde schon Zertifikate der Gesellschaft verkauft hat, darf keine von ihr kaufen.',
          'Whoever has sold certificates of the company earlier in this stock round may not buy any of it.',
        ),
        say(
          'TE-6.4.11',
          'Wer das Zertifikatslimit erreicht hat, darf nichts mehr kaufen.',
          'A player at the certificate limit may not buy.',
          {
            see: ['6.1'],
            decided: both(
              'Zertifikate im gelben Bereich zählen nicht und bleiben daher erlaubt. Dass durch einen Präsidentenwechsel Karten frei würden, hilft beim Kauf nicht.',
              'Certificates in the yellow zone do not count and so stay allowed. That a change of president would free cards is no help when buying.',
            ),
          },
        ),
        say(
          'TE-6.4.12',
          'Wer über dem Zertifikatslimit liegt, muss bei der ersten Gelegenheit die überzähligen Zertifikate verkaufen.',
          'A player above the certificate limit must sell the surplus at the first opportunity.',
          {
            decided: both(
              'Wenn gerade kein Verkauf erlaubt ist, verletzt niemand die Regel; sie gilt wieder, sobald einer möglich ist.',
              'While no sale is legal, nobody breaks the rule; it holds again as soon as one is possible.',
            ),
          },
        ),
      ),
      group(
        both('Wer jetzt führt', 'Who leads now'),
        say(
          'TE-6.4.10',
          'Wer durch den Kauf mehr hat als der Präsident, wird sofort Präsident und tauscht drei 10-%-Zertifikate gegen das 30-%-Zertifikat.',
          'A buyer who now holds more than the president becomes president at once and exchanges three 10 % certificates for the 30 % one.',
          { see: ['3.7'] },
        ),
      ),
    ],
  },
];
