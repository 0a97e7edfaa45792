import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.5.2.5 to 6.5.2.7: income, buying equipment and the duty to own it. */
export const breweryIncome: readonly Section[] = [
  {
    section: '6.5.2.5',
    title: both('Einnahmen und Auszahlung', 'Income and payout'),
    lead: both('Was das Bier einbringt und wer es bekommt.', 'What the beer earns and who gets it.'),
    groups: [
      group(
        both('Einnahmen', 'Income'),
        say(
          'HSB-6.5.2.5.01',
          'Einnahmen sind die Preise aller gelieferten Bierquader plus 100 Mark je verladenem.',
          'Income is the sum of prices of the cubes moved to delivery fields + 100 per loaded cube.',
        ),
      ),
      group(
        both('Auszahlen', 'Paying out'),
        say(
          'HSB-6.5.2.5.02',
          'Eine kleine Brauerei behält alles oder zahlt die Hälfte dem Besitzer und behält die Hälfte.',
          'A small brewery keeps all, or pays half to the owner and keeps half.',
        ),
        say(
          'HSB-6.5.2.5.03',
          'Eine Brauerei-AG behält alles oder zahlt alles aus.',
          'A brewery company keeps all or pays all.',
        ),
        say(
          'HSB-6.5.2.5.04',
          'Vor dem Auszahlen wird auf 10 abgerundet; der Rest geht ins Betriebskapital.',
          'Before paying, round down to 10; the rest goes to the treasury.',
        ),
        say(
          'HSB-6.5.2.5.05',
          'Anteile im Besitz der AG zahlen ins Betriebskapital, Anteile im Bank Pool niemandem.',
          'Company-held shares pay the treasury, shares in the Bank Pool nobody.',
          {
            decided: both(
              'Es zählen Besitz und Kurs im Moment der Auszahlung, auch wenn im selben Spielzug ein Zertifikat verkauft wurde.',
              'Holdings and price at the moment of the payout count, even if a certificate was sold in the same turn.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.5.06',
          'Der Kursmarker der Brauerei-AG bewegt sich wie in 4.5.6.3.',
          'The price marker of a brewery company moves as in 4.5.6.3.',
          { see: ['4.5.6.3'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('95 Mark einer kleinen Brauerei', '95 Mark of a small brewery'),
        text: both(
          'Sie will teilen: Abgerundet sind es 90. Der Besitzer bekommt 45, ins Betriebskapital gehen 45 und die 5 vom Rest, also 50.',
          'It splits: rounded down it is 90. The owner gets 45; the treasury gets 45 and the remaining 5, that is 50.',
        ),
        atoms: ['HSB-6.5.2.5.02', 'HSB-6.5.2.5.04'],
      },
    ],
  },
  {
    section: '6.5.2.6',
    title: both('BAKs kaufen', 'Buying equipment'),
    lead: both('Neue Braukessel für die nächste Runde.', 'New kettles for the next round.'),
    groups: [
      group(
        both('Was und wie viele', 'What and how many'),
        say(
          'HSB-6.5.2.6.01',
          'BAKs gibt es nur von der Bank; genommen wird immer der nächste verfügbare Typ.',
          'Equipment comes only from the bank; it is always the next available type.',
          {
            decided: both(
              'Aus dem Bank Pool dürfen Brauereien nicht kaufen.',
              'Breweries may not buy cards from the Bank Pool.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.6.02',
          'In der gelben Phase kauft eine Brauerei bis zu zwei pro Brauereirunde, ab der grünen nur eines.',
          'In the yellow phase a brewery buys up to two per brewery round, from green on only one.',
          {
            decided: both(
              'Löst schon der erste Kauf Grün aus, entfällt der zweite. Ein neues Limit gilt sofort für alle, beim Käufer zuerst.',
              'If the first purchase already starts green, the second is gone. A new limit holds for all at once, buyer first.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.6.03',
          'Wer den letzten Typ 2 nimmt, darf im selben Spielzug auch den ersten Typ 3 nehmen.',
          'A brewery that takes the last type 2 may also take the first type 3 in the same turn.',
        ),
        say(
          'HSB-6.5.2.6.04',
          'Am BAK-Limit wird nicht gekauft.',
          'There is no purchase at the equipment limit.',
        ),
        say(
          'HSB-6.5.2.6.08',
          'Kleine Brauereien dürfen keinen Typ 6 oder 8 kaufen.',
          'Small breweries may not buy type 6 or 8.',
        ),
      ),
      group(
        both('Womit bezahlt wird', 'How it is paid'),
        say(
          'HSB-6.5.2.6.05',
          'Bei einer kleinen Brauerei darf der Besitzer bis zu 50 % des Preises aus Privatgeld zahlen, auch wenn sie schon BAKs hat.',
          'For a small brewery the owner may pay up to 50% of the price from private cash even if it has equipment.',
        ),
        say(
          'HSB-6.5.2.6.06',
          'Zuerst geht das ganze Betriebskapital drauf, dann höchstens 50 % Privatgeld.',
          'First the whole treasury is used, then at most 50% private cash.',
        ),
        say(
          'HSB-6.5.2.6.07',
          'Eine AG, die schon BAKs hat, kauft nur mit ihrem Betriebskapital; den Verkauf eines eigenen Zertifikats darf sie dazu nutzen.',
          'A company with equipment buys only with its treasury, plus its one share sale.',
          { see: ['HSB-6.5.2.1.03'] },
        ),
      ),
    ],
  },
  {
    section: '6.5.2.7',
    title: both('Die Pflicht zum BAK', 'The duty to own equipment'),
    lead: both(
      'Eine Brauerei-AG steht nie ohne Braukessel da.',
      'A brewery company is never left without kettles.',
    ),
    groups: [
      group(
        both('Kleine Brauerei', 'Small brewery'),
        say(
          'HSB-6.5.2.7.01',
          'Hat eine kleine Brauerei kein BAK, aber genug Betriebskapital für eines, das sie kaufen darf, muss sie kaufen.',
          'A small brewery without equipment and with enough treasury for a card it may buy must buy.',
        ),
        say(
          'HSB-6.5.2.7.02',
          'Reicht es nicht, darf der Besitzer den Rest zuzahlen, muss aber nicht. Sie darf ohne BAK bleiben, bleibt im Spiel und zählt weiter als Zertifikat.',
          'If the treasury is short the owner may add the difference, but need not. The brewery may end its turn without equipment, stays in the game and counts as a certificate.',
          {
            decided: both(
              'Die Grenze von 50 % gilt hier nicht: Der Text spricht vom Differenzbetrag.',
              'The cap of 50% does not hold here: the text speaks of the difference.',
            ),
          },
        ),
      ),
      group(
        both('Brauerei-AG', 'Brewery company'),
        say(
          'HSB-6.5.2.7.03',
          'Eine Brauerei-AG muss am Ende ihres Spielzugs ein BAK haben.',
          'A brewery company must own equipment at the end of its turn.',
        ),
        say(
          'HSB-6.5.2.7.04',
          'Reicht ihr Betriebskapital nicht, gibt es einen Zwangskauf wie in 4.5.7.5.',
          'With too little treasury there is a forced purchase as in 4.5.7.5.',
          {
            see: ['4.5.7.5'],
            decided: both(
              'Verkauft der Direktor dabei eigene Anteile, geht der Kurs je 10 % ein Feld nach links. Kommt er auf das Bankrott-Feld, ist sie bankrott, und nichts wird gekauft.',
              'If the director sells own shares for it, the price goes 1 left per 10%. If it enters the red cell the company is bankrupt and nothing is bought.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.7.05',
          'Die Schritte kommen in ihrer Reihenfolge, und verkauft wird nicht mehr als nötig.',
          'The steps are used in their order and no more is sold than necessary.',
        ),
        say(
          'HSB-6.5.2.7.06',
          'Anteile anderer Gesellschaften dürfen dafür nicht verkauft werden.',
          'Other companies’ shares may not be sold for it.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Zwangskauf, Schritt für Schritt', 'A forced purchase, step by step'),
        text: both(
          'Die AG hat kein BAK und zu wenig Geld für das nächste Kärtchen; sind Typ 6 und 8 zu haben, geht es um 6. 1. Sie verkauft ein eigenes Zertifikat, wenn der Bank Pool bei 50 % bleibt; reicht es jetzt, ist es ein gewöhnlicher Kauf. 2. Das ganze Betriebskapital. 3. So wenige weitere eigene Zertifikate wie nötig, jetzt auch über 50 %. 4. Privatgeld des Direktors. 5. Seine Anteile dieser AG, ohne die Direktoraktie und ohne den Posten zu verlieren. 6. Den Rest leiht ihm die Bank; am Ende wird das Doppelte abgezogen. Ist die Auslage leer, entfällt die Pflicht.',
          'The company has no equipment and too little money for the next card; with 6 and 8 on sale it is 6. 1. It sells one own certificate if the Bank Pool stays at 50%; if that is enough it is a normal purchase. 2. The whole treasury. 3. As few further own certificates as needed, now even above 50%. 4. The director’s private cash. 5. The director’s shares of this company, never the director’s certificate and never so that the post is lost. 6. The bank lends the director the rest; twice that sum is deducted at the end. If the display is empty there is no duty.',
        ),
        atoms: ['HSB-6.5.2.7.04', 'HSB-6.5.2.7.05', 'HSB-6.5.2.7.06'],
      },
    ],
  },
];
