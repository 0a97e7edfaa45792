import type { Example, Group } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 8, auction house: vehicles and licences change hands. */
export const auctionHouse: readonly Group[] = [
  group(
    both('Auktionshaus: was angeboten wird', 'Auction house: what is offered'),
    say(
      'TOE-8.40',
      'Unbenutzte Fahrzeuge und unbenutzte Lizenzen könnt ihr einander verkaufen.',
      'Unused vehicles and unused licences can be sold to other players.',
    ),
    say(
      'TOE-8.42',
      'Angeboten werden nur Fahrzeuge, die keinem Vertrag zugewiesen sind.',
      'Only vehicles that are assigned to no contract are offered.',
    ),
    say(
      'TOE-8.45',
      'Wer solche Fahrzeuge hat, bietet mindestens eines an.',
      'Everybody with such vehicles offers at least one.',
    ),
    say('TOE-8.44', 'Wer keines hat, hat nichts anzubieten.', 'Whoever has none has nothing to offer.'),
    say(
      'TOE-8.43',
      'Lizenzen kündigt ihr vorher an; sie werden vor den Fahrzeugen versteigert.',
      'Licences for sale are announced beforehand and auctioned before the vehicles.',
    ),
    say(
      'TOE-8.48',
      'Lizenzen gibt es nur für ganze Streckenabschnitte.',
      'Licences are sold for whole connections only.',
    ),
    say(
      'TOE-8.49',
      'Eine Lizenz, die einer deiner Verträge benutzt, offen oder abgeschlossen, kannst du nicht verkaufen.',
      'A licence used by any of your contracts, open or completed, cannot be sold.',
      {
        decided: both(
          'Benutzt ist sie für uns, wenn eine angerechnete Teilstrecke ohne sie eine Lücke hätte; eine überflüssige Lizenz darf weg.',
          'For us it is used if a credited section would have a gap without it; a licence that is not needed may be sold.',
        ),
      },
    ),
  ),
  group(
    both('Auktionshaus: Mindestgebot', 'Auction house: minimum bid'),
    say(
      'TOE-8.46',
      'Für ein Fahrzeug ist das Mindestgebot sein Preis minus 20.000 €, nie unter 20.000 €.',
      'For a vehicle the minimum bid is its printed price minus 20,000 €, never below 20,000 €.',
      {
        decided: both(
          'Eine Bildunterschrift nennt für „Habbiins“ 40.000 €; nach Text und Rechnung sind es 20.000 €.',
          'A caption says 40,000 € for “Habbiins”; by text and sum it is 20,000 €.',
        ),
      },
    ),
    say(
      'TOE-8.47',
      'Für eine Lizenz sind es 10.000 € je Segment.',
      'For a licence it is 10,000 € a segment.',
    ),
  ),
  group(
    both('Auktionshaus: bieten', 'Auction house: bidding'),
    say(
      'TOE-8.41',
      'Bonus: Wer das Auktionshaus ausruft, gibt das erste Gebot der Phase ab.',
      'Bonus: the caller of the auction house makes the first bid of the phase.',
    ),
    say(
      'TOE-8.50',
      'Nach dem Eröffnungsgebot erhöhen oder passen die anderen reihum; wer zuletzt übrig ist, gewinnt.',
      'After the opening bid the others in turn raise or pass; the last one left wins.',
    ),
    say(
      'TOE-8.51',
      'Erhöht wird um 10.000 € oder ein Vielfaches davon.',
      'Raises are multiples of 10,000 €.',
    ),
    say(
      'TOE-8.52',
      'Erhöht niemand, gewinnt das Eröffnungsgebot zu seinem Preis.',
      'If nobody raises, the opening bid wins at its price.',
    ),
    say('TOE-8.54', 'Bieten darf nur, wer auch zahlen kann.', 'A bidder must be able to pay.', {
      decided: both(
        'Das Heft sagt dazu nichts; gezahlt wird bar, also braucht es Deckung. Eröffnen über dem Minimum und größere Sprünge sind erlaubt.',
        'The rulebook is silent; payment is in cash, so bids need cover. Opening above the minimum and larger raises are allowed.',
      ),
    }),
    say(
      'TOE-8.55',
      'Wer passt, ist für dieses Stück draußen; auf eigene Stücke bietet man nicht.',
      'Whoever has passed is out for this item; owners do not bid on their own item.',
      {
        decided: both(
          'Auch das steht nicht im Heft; ohne es könnte man den eigenen Preis treiben oder nach dem Passen zurückkehren.',
          'This is not in the rulebook either; without it one could drive up one’s own price or return after passing.',
        ),
      },
    ),
    say(
      'TOE-8.53',
      'Dann eröffnet die nächste Person im Uhrzeigersinn auf ein angebotenes Stück.',
      'The next person clockwise then opens on an offered item.',
    ),
    say(
      'TOE-8.56',
      'Wer gewinnt, zahlt bar an den Verkäufer und bekommt das Stück. Bei einer Lizenz werden die Trassenstäbchen getauscht; der Rang der Trasse bleibt.',
      'The winner pays the seller in cash and gets the item. For a licence the sticks are exchanged; the rank of the track stays.',
    ),
  ),
  group(
    both('Auktionshaus: Ende', 'Auction house: end'),
    say(
      'TOE-8.57',
      'Die Phase endet, sobald keiner mehr bietet oder alles verkauft ist.',
      'The phase ends when nobody wants to bid or everything is sold.',
    ),
    say(
      'TOE-8.58',
      'Was nicht verkauft ist, geht an seinen Besitzer zurück.',
      'Unsold vehicles return to their owner.',
    ),
    say(
      'TOE-8.59',
      'Zum Schluss weist du Fahrzeuge zu, tauschst oder ziehst ab wie bei der Fahrzeugmesse, und der Spielstein rückt nach.',
      'Finally assign, exchange and withdraw as in the vehicle fair, and adjust the marker.',
    ),
  ),
];

export const auctionHouseExamples: readonly Example[] = [
  {
    title: both('Das Mindestgebot', 'The minimum bid'),
    text: both(
      'Ein Wagen zu 30.000 €: minus 20.000 wären 10.000, also gilt die Untergrenze von 20.000 €. Eine Lokomotive zu 50.000 €: 30.000 €.',
      'A wagon of 30,000 €: minus 20,000 would be 10,000, so the floor of 20,000 € holds. A locomotive of 50,000 €: 30,000 €.',
    ),
    atoms: ['TOE-8.46'],
  },
  {
    title: both('Überboten', 'Outbid'),
    text: both(
      'Bob eröffnet mit 20.000 € auf Annas Fahrzeug, Chloé bietet 30.000 €, David passt, Bob passt. Chloé zahlt Anna 30.000 €.',
      'Bob opens with 20,000 € on Anna’s vehicle, Chloé bids 30,000 €, David passes, Bob passes. Chloé pays Anna 30,000 €.',
    ),
    atoms: ['TOE-8.50', 'TOE-8.56'],
  },
  {
    title: both('Niemand erhöht', 'Nobody raises'),
    text: both(
      'Anna eröffnet mit 30.000 € auf Davids Fahrzeug, Bob und Chloé passen. Anna zahlt 30.000 €.',
      'Anna opens with 30,000 € on David’s vehicle, Bob and Chloé pass. Anna pays 30,000 €.',
    ),
    atoms: ['TOE-8.52'],
  },
];
