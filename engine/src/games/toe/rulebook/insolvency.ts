import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 12: losses that cannot be paid. */
export const insolvency: Section = {
  section: '12',
  title: both('Insolvenz', 'Insolvency'),
  lead: both(
    'Einmal Schulden werden vergeben. Beim zweiten Mal hintereinander ist Schluss, oder du verkaufst, was du hast.',
    'Debts are forgiven once. The second time in a row you are out, or you sell what you have.',
  ),
  groups: [
    group(
      both('Das erste Mal', 'The first time'),
      say(
        'TOE-12.1',
        'Steht dein Spielstein im Roten, machst du Verlust; er ist am Rundenende bar fällig.',
        'A marker in the red means a loss, due in cash at the end of the round.',
      ),
      say(
        'TOE-12.2',
        'Reicht das Bargeld nicht, zahlst du alles ein und hältst nichts zurück.',
        'With too little cash everything is paid in; nothing may be kept back.',
      ),
      say(
        'TOE-12.3',
        'Der Rest ist dir einmal erlassen; du zahlst ihn auch später nicht.',
        'The rest is forgiven once and never paid later.',
      ),
      say(
        'TOE-12.4',
        'Zur Erinnerung legst du ein eigenes Trassenstäbchen auf die Vorsitz-Karte.',
        'As a reminder you lay one of your sticks on the chair card.',
        {
          decided: both(
            'Es kommt zurück, sobald an einem Rundenende der Verlust gedeckt ist oder keiner da ist, und gilt nicht als verbaut; danach ist wieder ein Erlass möglich.',
            'It returns at the first round end at which the loss is covered or there is none, and is not counted as placed; then debts can be forgiven again.',
          ),
        },
      ),
      say(
        'TOE-12.5',
        'Du hast eine Runde Zeit, aus dem Roten zu kommen oder genug Bargeld für den ganzen nächsten Verlust zu sammeln.',
        'You have one round to leave the red or to gather cash for the next loss in full.',
      ),
    ),
    group(
      both('Das zweite Mal', 'The second time'),
      say(
        'TOE-12.6',
        'Kannst du in der folgenden Runde wieder nicht ganz zahlen, bist du insolvent und scheidest aus; bewertet wirst du am Ende wie die anderen.',
        'If you fail to pay in full again in the following round, you are insolvent and out of the game; you are rated at the end like the others.',
        {
          decided: both(
            'Dein Besitz bleibt liegen, deine Trassen bleiben besetzt; die anderen spielen mit der Phasenzahl der Übrigen weiter, bleibt nur einer, ist Schluss.',
            'Your assets stay as they are, your tracks stay taken; the others go on with the number of phases for those left, and with one left the game ends.',
          ),
        },
      ),
    ),
    group(
      both('Variante: Insolvenz in Eigenregie', 'Variant: self-administered insolvency'),
      say(
        'TOE-12.7',
        'Statt auszuscheiden, verkaufst du Besitz; das geht nur, wenn du insolvent bist.',
        'Instead of dropping out you sell assets; this is possible only when you are insolvent.',
      ),
      say(
        'TOE-12.8',
        'Zum Verkauf stehen alle nicht zugewiesenen Fahrzeuge, alle unbenutzten Lizenzen und nicht abgeschlossene Verträge, die du anbietest.',
        'For sale are all unassigned vehicles, all unused licences, and uncompleted contracts that you offer.',
      ),
      say(
        'TOE-12.9',
        'Versteigert wird wie im Auktionshaus; das erste Gebot hat, wer rechts von dir sitzt.',
        'The auction goes as in the auction house; the person to your right bids first.',
        { see: ['8'] },
      ),
      say(
        'TOE-12.15',
        'Auf jedes unbenutzte Fahrzeug darf geboten werden, wie im Auktionshaus; Lizenzen kosten mindestens 10.000 € je Segment, nur ganze Abschnitte.',
        'Every unused vehicle can be bid on, as in the auction house; licences cost at least 10,000 € a segment, whole connections only.',
      ),
      say(
        'TOE-12.16',
        'Ist die Schuld bezahlt oder der Spielstein aus dem Roten, enden Insolvenz und Versteigerung sofort.',
        'As soon as the debt is paid or the marker is out of the red, insolvency and auction end.',
      ),
    ),
    group(
      both('Variante: einen Vertrag verkaufen', 'Variant: selling a contract'),
      say(
        'TOE-12.10',
        'Ein Vertrag wird mit seinen zugewiesenen Fahrzeugen und Chips verkauft.',
        'A contract is sold with its assigned vehicles and chips.',
      ),
      say('TOE-12.14', 'Lizenzen gehören nicht dazu.', 'Licences are not part of the sale.'),
      say(
        'TOE-12.11',
        'Das Mindestgebot ist sein höchster Jahresgewinn minus 20.000 €, nie unter 20.000 €.',
        'The minimum bid is its maximum profit minus 20,000 €, never below 20,000 €.',
      ),
      say(
        'TOE-12.12',
        'Verkäufer: plus Steuer, minus angerechnete Einnahmen und Chips. Käufer: minus Steuer, plus Chips, plus Einnahmen für Teilstrecken (eigene Lizenzen) und Fahrzeuge, die zählen.',
        'Seller’s marker: plus tax, minus credited incomes and chips. Buyer’s: minus tax, plus chips, plus incomes of sections (own licences) and vehicles that qualify.',
        {
          decided: both(
            'Im Beispiel rechnet Bob an, obwohl Anna gewonnen hat; gemeint ist, wer den Vertrag bekommt.',
            'In the example Bob credits the incomes although Anna won; whoever gets the contract is meant.',
          ),
        },
      ),
      say(
        'TOE-12.13',
        'Der Preis geht an den Verkäufer, der davon sofort offene Schulden zahlt.',
        'The price goes to the seller, who settles remaining debts from it at once.',
        {
          decided: both(
            'Fällig ist der Verlust, den der Spielstein nach jedem Verkauf zeigt; bei 0 oder mehr ist nichts mehr zu zahlen, und für diese Runde gibt es auch nichts.',
            'Due is the loss that the marker shows after each sale; at 0 or above nothing is due, and nothing is paid out for that round.',
          ),
        },
      ),
    ),
  ],
  examples: [
    {
      title: both('Gerettet durch einen Verkauf', 'Saved by a sale'),
      text: both(
        'Spielstein −50k, dein Stäbchen liegt schon auf dem Vorsitz, bar 20.000 €: Es fehlen 30.000 €. Du bietest einen Vertrag an (Gewinn 50k, Steuer 60k, eine Lokomotive, keine Teilstrecke). Mindestgebot 30.000 €; Anna 30, Bob 40, Chloé passt, Anna 50, Bob passt. Anna zahlt 50.000 € und bekommt Vertrag und Lok. Du stehst auf −50k + 60k = +10k und bleibst im Spiel. Hat Anna Praha–Budapest, rechnet sie −60k + 20k + 20k = −20k: zwei Felder zurück.',
        'Marker −50k, your stick already on the chair card, cash 20,000 €: 30,000 € are missing. You offer a contract (profit 50k, tax 60k, one locomotive, no section). Minimum bid 30,000 €; Anna 30, Bob 40, Chloé passes, Anna 50, Bob passes. Anna pays 50,000 € and gets contract and locomotive. You stand at −50k + 60k = +10k and stay in the game. If Anna has Praha–Budapest, she credits −60k + 20k + 20k = −20k: two fields back.',
      ),
      atoms: ['TOE-12.6', 'TOE-12.10', 'TOE-12.11', 'TOE-12.12', 'TOE-12.16'],
    },
  ],
};
