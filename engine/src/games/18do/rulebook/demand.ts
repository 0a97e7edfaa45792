import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.5.2.8 to 6.7: the new order, the new demand and the end of Heat, Sweat & Beer. */
export const demand: readonly Section[] = [
  {
    section: '6.5.2.8',
    title: both('Die neue Reihenfolge', 'The new order'),
    lead: both(
      'Wer die besseren BAKs hat, liefert beim nächsten Mal früher.',
      'Better equipment delivers earlier next time.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.5.2.8.01',
          'Waren alle dran, wird neu geordnet: Die Typen jeder Brauerei werden absteigend sortiert, die bessere Reihe kommt weiter nach links.',
          'After all breweries have acted the order is set anew by equipment: types sorted in descending order, better first.',
          {
            decided: both(
              'Der Satz bricht im Regelheft ab. Wir vergleichen Typ für Typ; wer bei Gleichstand mehr BAKs hat, ist besser; ganz Gleiche behalten ihre Folge, ohne BAK ist man hinten.',
              'The sentence breaks off in the rulebook. We compare type by type; a longer list wins; full ties keep their order; without equipment one is last.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Vier Brauereien', 'Four breweries'),
        text: both(
          'In dieser Folge stehen Brauereien mit den Typen 2-2-1, 2-1-1, 3-1-1 und 2-1. Neu geordnet: 3-1-1, 2-2-1, 2-1-1, 2-1. Zwei Brauereien mit je einem Typ 3 behalten ihre Folge, eine ohne BAK kommt ans Ende.',
          'Breweries with types 2-2-1, 2-1-1, 3-1-1 and 2-1 stand in that sequence. Set anew: 3-1-1, 2-2-1, 2-1-1, 2-1. Two breweries with one type 3 each keep their order, one without equipment goes last.',
        ),
        atoms: ['HSB-6.5.2.8.01'],
      },
    ],
  },
  {
    section: '6.5.2.9',
    title: both('Die Nachfrage vorbereiten', 'Preparing the demand'),
    lead: both(
      'Vier Schritte machen aus den Lieferungen von heute die Nachfrage von morgen.',
      'Four steps turn today’s deliveries into tomorrow’s demand.',
    ),
    groups: [
      group(
        both('Die vier Schritte', 'The four steps'),
        say(
          'HSB-6.5.2.9.01',
          '1. Alle Bierquader, die noch auf Nachfragefeldern liegen, gehen in den Vorrat.',
          '1. All cubes left on demand fields go to the supply.',
          {
            decided: both(
              'Die Überschrift dieses Abschnitts fehlt im Regelheft; gemeint sind die vier Schritte nach 6.5.2.8.',
              'The heading of this section is missing in the rulebook; the four steps after 6.5.2.8 are meant.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.9.02',
          '2. Alle Bierquader auf den beiden Lieferfeldern eines Marktsegments gehen auf sein gelbes Nachfragefeld.',
          '2. All cubes on both delivery fields of a segment go to its yellow demand field.',
        ),
        say(
          'HSB-6.5.2.9.03',
          '3. Unter dem niedrigsten Marktsegment mit Bierquadern bekommt jedes ohne Bierquader und ohne Marker einen Marker „Keine Nachfrage“ auf sein oranges Feld.',
          '3. Below the lowest segment with cubes each segment without cubes and without a marker gets a “no demand” marker on its orange field.',
          {
            decided: both(
              'Hat niemand geliefert, gibt es kein niedrigstes Marktsegment und keinen neuen Marker.',
              'If nobody delivered there is no lowest segment and no new marker.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.9.04',
          '4. Orange Felder ohne Marker werden aus dem Vorrat bis zur aufgedruckten Zahl gefüllt, das höchste Marktsegment zuerst.',
          '4. Orange fields without a marker are filled to the printed number from the supply, highest segment first.',
          {
            decided: both(
              'Sicher belegt ist nur die 3 in Marktsegment 4; wir nehmen überall 3.',
              'Only the 3 of segment 4 is proven; we take 3 everywhere.',
            ),
          },
        ),
      ),
      group(
        both('Wenn der Vorrat leer ist', 'When the supply is empty'),
        say(
          'HSB-6.5.2.9.05',
          'Dann kommen fehlende Bierquader von den Nachfragefeldern des niedrigsten Marktsegments: nur aus niedrigeren als dem, das gefüllt wird, nie vom gelben Feld desselben.',
          'Then missing cubes come from the demand fields of the lowest segment, only from segments below the one being filled, never from the yellow field of the same one.',
        ),
        say(
          'HSB-6.5.2.9.06',
          'Ein Feld, das nicht gefüllt werden kann, bleibt teilweise gefüllt oder leer, ohne Marker.',
          'A field that cannot be filled stays partly filled or empty without a marker.',
        ),
        say(
          'HSB-6.5.2.9.07',
          'Ein Marker aus Schritt 3 bleibt für den Rest des Spiels.',
          'A marker placed in step 3 stays for the rest of the game.',
          {
            decided: both(
              'Das steht nicht da, folgt aber aus dem Beispiel zu Schritt 3.',
              'This is not stated but follows from the example of step 3.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Segment 2 schließt', 'Segment 2 closes'),
        text: both(
          'Nach Schritt 2 liegen Bierquader nur auf den gelben Feldern von Marktsegment 3 und 4. In 1 liegt schon ein Marker. Also kommt in Schritt 3 auch in 2 einer auf das orange Feld: 1 und 2 sind geschlossen.',
          'After step 2 cubes lie only on the yellow fields of segments 3 and 4. Segment 1 already has a marker. So in step 3 segment 2 gets one on its orange field as well: 1 and 2 are closed.',
        ),
        atoms: ['HSB-6.5.2.9.03', 'HSB-6.5.2.9.07'],
      },
      {
        title: both('Der Vorrat reicht nicht', 'The supply runs short'),
        text: both(
          'Gelb ist in Marktsegment 5, 4 und 3 gefüllt, 1 und 2 haben Marker. Nach dem Füllen von Orange 5 ist noch ein Bierquader im Vorrat. Orange 4 bekommt ihn und zwei aus Gelb 3. Orange 3 bleibt leer: Der Vorrat ist leer, und unter 3 liegt nichts.',
          'Yellow is filled in segments 5, 4 and 3; 1 and 2 have markers. After filling orange 5 one cube is left in the supply. Orange 4 gets it and two from yellow 3. Orange 3 stays empty: the supply is empty and nothing lies below 3.',
        ),
        atoms: ['HSB-6.5.2.9.04', 'HSB-6.5.2.9.05', 'HSB-6.5.2.9.06'],
      },
    ],
  },
  {
    section: '6.6',
    title: both('Das Ende', 'The end'),
    lead: both('Nach sechs Operationsrunden wird gezählt.', 'After six operating rounds you count.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.6.01',
          'Mit der letzten Brauereirunde der sechsten Operationsrunde ist das Spiel zu Ende.',
          'The game ends after the last brewery round of operating round 6.',
        ),
        say(
          'HSB-6.6.02',
          'Vermögen ist Privatgeld plus Anteile zum Kurs plus aufgedruckter Preis deiner kleinen Brauerei, minus doppelte Kredite. Wer am meisten hat, gewinnt.',
          'Wealth is private cash plus shares at current price plus printed price of an own small brewery, minus twice any loans. Highest wins.',
        ),
        say(
          'HSB-6.6.03',
          'Betriebskapital zählt nicht. Eine leere Bank beendet das Spiel nicht.',
          'Treasuries do not count. An empty bank does not end the game.',
          {
            decided: both(
              'HSB nennt nur die sechste Operationsrunde als Ende; Zahlungen gehen einfach weiter.',
              'HSB names only operating round 6 as the end; payments simply continue.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '6.7',
    title: both('Sonstiges', 'Other things'),
    lead: both('Offene Kassen und Absprachen.', 'Open money and deals.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.7.01',
          'Was offen liegt und was ihr verabreden dürft, steht in 4.7.',
          'What is open and what you may agree on is said in 4.7.',
          { see: ['4.7'] },
        ),
      ),
    ],
  },
];
