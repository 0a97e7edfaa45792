import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 7.2 to 7.6: special events (SEM) and what the expert game changes in the rounds. */
export const specialEvents: readonly Section[] = [
  {
    section: '7.2',
    title: both('Sonderereignisse (SEM)', 'Special events (SEM)'),
    lead: both(
      'Kostenlose Marker, einmal einsetzbar. Jeder hat seinen Moment.',
      'Free markers, each used once. Each has its moment.',
    ),
    groups: [
      group(
        both('Nehmen und haben', 'Taking and holding'),
        say(
          'HSB-7.2.01',
          'Nur Brauereien nehmen SEM, kostenlos, nach dem Kaufschritt, einen pro Runde.',
          'Only breweries take SEM, free of charge, after the purchase step, one per round.',
        ),
        say(
          'HSB-7.2.03',
          'Eine Brauerei hat nie mehr als einen SEM; der alte geht vorher zurück.',
          'A brewery never has more than one SEM; the old one goes back first.',
        ),
        say(
          'HSB-7.2.05',
          'Einen SEM, den eine Brauerei in dieser Brauereirunde benutzt hat, darf sie in derselben nicht wieder nehmen.',
          'A SEM that a brewery used in this brewery round may not be taken again by it in the same one.',
        ),
        say(
          'HSB-7.2.28',
          'Ein zurückgelegter SEM liegt sofort in der Auslage; spätere Brauereien derselben Runde dürfen ihn nehmen.',
          'A returned SEM lies in the display at once; breweries that act later in the same round may take it.',
        ),
        say('HSB-7.2.06', 'SEM werden nicht verkauft oder verschenkt.', 'SEM are not sold or given away.'),
        say('HSB-7.2.07', 'Jeden SEM, G bis P, gibt es einmal.', 'There is one copy of each SEM, G to P.'),
      ),
      group(
        both('Einsetzen', 'Using'),
        say(
          'HSB-7.2.02',
          'Ein SEM wirkt erst ab der Phase seiner Farbe; nehmen darfst du ihn früher.',
          'A SEM works only from the phase of its colour on; it may be taken earlier.',
        ),
        say(
          'HSB-7.2.04',
          'Einsetzen ist freiwillig und geht einmal; dann kommt der SEM in die Auslage zurück.',
          'Using a SEM is voluntary and works once; then it returns to the display.',
        ),
        say(
          'HSB-7.2.26',
          'Jedes Ereignis hat genau einen Zeitpunkt; zu einem anderen geht es nicht.',
          'Every event has one moment; at another moment it cannot be used.',
          {
            decided: both(
              'Nicht alle Zeitpunkte sind genannt; wir haben die fehlenden festgelegt, siehe „Wann geht was?“.',
              'Not all moments are given; we have fixed the missing ones, see “What goes when?”.',
            ),
          },
        ),
        say(
          'HSB-7.2.27',
          'Geld aus K, N und O zählt zu den Einnahmen dieses Spielzugs und seiner Auszahlung; G und M gehen direkt ins Betriebskapital.',
          'Income from K, N and O is delivery income of this turn and part of the payout; G and M go straight to the treasury.',
          {
            decided: both(
              'Bei G steht nur, dass es ins Betriebskapital geht; darum ist es kein Teil der Auszahlung.',
              'For G only the treasury is named; so it is no part of the payout.',
            ),
          },
        ),
      ),
      group(
        both('Ab Gelb: G bis K', 'From yellow: G to K'),
        say('HSB-7.2.08', 'G (gelb): 10 Mark ins Betriebskapital.', 'G (yellow): 10 Mark into the treasury.'),
        say(
          'HSB-7.2.09',
          'H (gelb): Zu Beginn der Brauereirunde kommt ein Bierquader der Nachfrage auf ein BAK (Segment ≤ Typ) und belegt eine Einheit. Ist die Brauerei dran, geht er auf das Lieferfeld neben seiner Herkunft, zu dessen Preis.',
          'H (yellow): at the start of the brewery round one demand cube goes on one of its cards (segment ≤ type); it uses a unit and on its turn goes to the delivery field beside its origin, at that price.',
          {
            decided: both(
              'Verlässt das BAK vorher das Spiel, geht der Bierquader auf sein Nachfragefeld zurück, und H ist verbraucht.',
              'If the card leaves before the turn, the cube returns to its demand field and H is used up.',
            ),
          },
        ),
        say('HSB-7.2.10', 'H gilt nicht für Export.', 'H is not for export.'),
        say(
          'HSB-7.2.11',
          'I (gelb): Beim BAK-Kauf gibst du ein in dieser Brauereirunde unbenutztes BAK in Zahlung: Nachlass Typ × 20 Mark. Es ist dann aus dem Spiel.',
          'I (yellow): when buying equipment, a card not used in this brewery round may be traded in; discount type × 20 Mark; that card leaves the game.',
          {
            decided: both(
              'Das abgegebene BAK macht Platz im Limit; der ermäßigte Preis gilt auch für die 50 % Privatgeld.',
              'The traded card frees a slot; the reduced price is also the base of the 50% private cash.',
            ),
          },
        ),
        say(
          'HSB-7.2.12',
          'I geht nicht mit einem BAK, das in dieser Brauereirunde benutzt wurde.',
          'I is not possible with a card used in this brewery round.',
        ),
        say(
          'HSB-7.2.13',
          'J (gelb): Am BAK-Limit kauft die Brauerei ein BAK mehr und gibt danach eines ab.',
          'J (yellow): a brewery at the limit buys one more card and then discards one.',
        ),
        say(
          'HSB-7.2.14',
          'Bei J ist sie gleich nach dem Kauf wieder am Limit.',
          'With J it is back at the limit at once after the purchase.',
        ),
        say(
          'HSB-7.2.15',
          'K (gelb): Ein gelieferter Bierquader bringt den Preis des nächsthöheren Marktsegments in derselben Farbe; bewegt wird er im eigenen.',
          'K (yellow): one delivered cube earns the price of the next higher segment, same colour; the cube moves in its own segment.',
          {
            decided: both(
              'In Marktsegment 6 geht K nicht; der Preis eines geschlossenen Marktsegments zählt.',
              'K is not usable in segment 6; the price of a closed segment counts.',
            ),
          },
        ),
        say('HSB-7.2.16', 'K gilt für genau einen Bierquader.', 'K is for one cube only.'),
      ),
      group(
        both('Ab Grün: L bis O', 'From green: L to O'),
        say(
          'HSB-7.2.17',
          'L (grün): Ist die neue Reihenfolge bestimmt, geht dein Marker einen Platz nach links.',
          'L (green): after the new order is set, your marker goes one place left.',
        ),
        say(
          'HSB-7.2.18',
          'M (grün): Eine Brauerei-AG verkauft einen oder zwei eigene Anteile in den Bank Pool, ohne dass sich der Kurs ändert.',
          'M (green): a brewery company sells one or two own shares to the Bank Pool without price change.',
          {
            decided: both(
              'Höchstens 20 % zusammen, der Bank Pool bleibt bei 50 %; der gewöhnliche Verkauf eines Zertifikats geht trotzdem.',
              'At most 20% in total, the Bank Pool limit holds; the normal one-certificate action is still possible.',
            ),
          },
        ),
        say('HSB-7.2.19', 'M geht nur in einer Brauereirunde.', 'M is used only in a brewery round.'),
        say(
          'HSB-7.2.20',
          'N (grün): Bis zu zwei Bierquader, die nicht an den Dortmunder Biermarkt gehen konnten, bringen den halben Preis; kein Bierquader bewegt sich.',
          'N (green): half price for one or two cubes that could not be delivered to the Dortmund market; no cubes move.',
          {
            decided: both(
              'Du nennst Marktsegment (höchstens Typ) und Farbe; die Summe der halben Preise wird auf ganze Mark abgerundet.',
              'You name segment (at most the type) and colour; the sum of half prices is rounded down to whole Mark.',
            ),
          },
        ),
        say(
          'HSB-7.2.21',
          'N gilt nicht für ein Marktsegment mit Marker „Keine Nachfrage“ und nur für Einheiten ohne erreichbare Nachfrage.',
          'N is not for a segment with a “no demand” marker, and only for units without reachable demand.',
        ),
        say(
          'HSB-7.2.22',
          'O (grün): Ein BAK liefert einen Bierquader extra zum halben Preis, aus dem Vorrat auf ein Lieferfeld eines Marktsegments ≤ Typ.',
          'O (green): one extra cube with one card at half price; it comes from the supply to a delivery field of a segment ≤ type.',
          {
            decided: both(
              'Du nennst Marktsegment ohne Marker und Farbe; auf ganze Mark abgerundet. Eine Einheit kostet es nicht.',
              'You name a segment without a marker and a colour; rounded down to whole Mark. It uses no unit.',
            ),
          },
        ),
        say('HSB-7.2.23', 'O braucht einen Bierquader im Vorrat.', 'O needs a cube in the supply.'),
      ),
      group(
        both('Ab Braun: P', 'From brown: P'),
        say(
          'HSB-7.2.24',
          'P (braun): Exportbier verladen ohne Zustimmung des Direktors.',
          'P (brown): load export beer without the director’s consent.',
        ),
        say(
          'HSB-7.2.25',
          'P gilt nur für Züge einer Eisenbahn; alle anderen Bedingungen des Verladens bleiben.',
          'P is for trains of one railway only; all other loading conditions stay.',
          { see: ['6.5.2.4'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Wann geht was?', 'What goes when?'),
        text: both(
          'G und M: jederzeit im eigenen Spielzug. H: zu Beginn der Brauereirunde, nachdem die Bierlokale gezahlt haben. K: in Schritt 2, für einen gerade gelieferten Bierquader. O: am Ende von Schritt 2. P: in Schritt 3. N: in Schritt 4. I und J: beim Kauf in Schritt 6. L: am Ende der Brauereirunde, nach der neuen Reihenfolge und vor dem Auffüllen.',
          'G and M: any moment of the own turn. H: at the start of the brewery round, after the pubs have paid. K: in step 2, for a cube just delivered. O: at the end of step 2. P: in step 3. N: in step 4. I and J: with a purchase in step 6. L: at the end of the brewery round, after the new order and before the refill.',
        ),
        atoms: ['HSB-7.2.26'],
      },
      {
        title: both('Wie die Ereignisse heißen', 'What the events are called'),
        text: both(
          'Auf den SEM steht: G Jahrmarkt, H Werbung, I Eintausch, J Aufrüsten, K Premium Bier, L Marketing, M Investor, N Fremdfertigung, O 2. Schicht, P Transportvertrag.',
          'The names on the SEM are: G fair, H advertising, I trade-in, J upgrade, K premium beer, L marketing, M investor, N contract brewing, O second shift, P transport contract.',
        ),
        atoms: ['HSB-7.2.07'],
      },
      {
        title: both('Was Ereignis I spart', 'What event I saves'),
        text: both(
          'Der Nachlass ist 20 Mark mal Typ: Typ 1 spart 20, 2 spart 40, 3 spart 60, 4 spart 80, 5 spart 100, 6 spart 120 und 8 spart 160.',
          'The discount is 20 Mark times the type: type 1 saves 20, 2 saves 40, 3 saves 60, 4 saves 80, 5 saves 100, 6 saves 120 and 8 saves 160.',
        ),
        atoms: ['HSB-7.2.11'],
      },
    ],
  },
  {
    section: '7.3',
    title: both('Vorbereitung', 'Set-up'),
    lead: both('Zwei Dinge mehr als bei HSB.', 'Two things more than in HSB.'),
    groups: [
      group(
        null,
        say(
          'HSB-7.3.01',
          'Alle KIM und SEM kommen auf ihre Plätze des HSB-Aktienmarkts.',
          'All KIM and SEM go on their areas of the HSB stock market.',
        ),
      ),
    ],
  },
  {
    section: '7.4',
    title: both('Startrunde', 'Start round'),
    lead: both('Nach dem Bieten gibt es ein Extra.', 'After the bidding there is an extra.'),
    groups: [
      group(
        null,
        say(
          'HSB-7.4.01',
          'Nach der Startrunde und vor der ersten Aktienrunde darf jeder Besitzer, in aufsteigender Nummer der kleinen Brauereien, einen KIM mit Privatgeld kaufen.',
          'After the start round and before stock round 1 each owner, in ascending number of the small breweries, may buy one KIM with private cash.',
        ),
        say(
          'HSB-7.4.02',
          'Jeder kauft dort nur einen und nur mit Privatgeld.',
          'Each player buys only one there, with private cash only.',
        ),
        say(
          'HSB-7.4.03',
          'Die Reihenfolge der ersten Aktienrunde richtet sich nach dem Geld vor diesen Käufen.',
          'The order for stock round 1 is fixed by the cash before these purchases.',
          {
            decided: both(
              'Die Startrunde ist nach 6.2.2 schon fertig, bevor die KIM gekauft werden.',
              'By 6.2.2 the start round is finished before KIM are bought.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '7.5',
    title: both('Eisenbahnrunde', 'Railway round'),
    lead: both('Auch Eisenbahnen können Waggons kaufen.', 'Railways can buy wagons, too.'),
    groups: [
      group(
        null,
        say(
          'HSB-7.5.01',
          'Beim Zugkauf darf eine Eisenbahn von der Bank statt eines Kärtchens einen Thermowaggon nehmen. Kauft sie ihn von einer Gesellschaft, gilt diese Grenze nicht.',
          'When buying trains a railway may take a thermo wagon from the bank instead of a card. If it buys one from a company, this limit does not hold.',
          { see: ['7.1.3'] },
        ),
      ),
    ],
  },
  {
    section: '7.6',
    title: both('Brauereirunde', 'Brewery round'),
    lead: both('Am Ende des Spielzugs kommt etwas dazu.', 'Something is added at the end of the turn.'),
    groups: [
      group(
        null,
        say(
          'HSB-7.6.01',
          'Beim BAK-Kauf darf es statt eines BAKs ein KIM sein; als letzte Aktion darf die Brauerei einen SEM nehmen.',
          'When buying equipment a brewery may take a KIM instead; as its last action it may take one SEM.',
          { see: ['7.1', '7.2'] },
        ),
        say(
          'HSB-7.6.02',
          'Den SEM nimmt sie erst nach allen Käufen des Spielzugs.',
          'The SEM is taken after all purchases of the turn.',
        ),
      ),
    ],
  },
];
