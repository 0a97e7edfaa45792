import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.5 to 6.5.2.2: railway rounds, the turn of a brewery and giving up equipment. */
export const breweryRounds: readonly Section[] = [
  {
    section: '6.5',
    title: both('Operationsrunden', 'Operating rounds'),
    lead: both('Erst fahren die Züge, dann fließt das Bier.', 'First the trains run, then the beer flows.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.5.01',
          'Besitzer und Direktoren handeln für ihre Gesellschaften. Ist die letzte Brauereirunde einer Operationsrunde vorbei, kommt eine Aktienrunde.',
          'Owners and directors act for their companies; after the last brewery round of an operating round comes a stock round.',
        ),
      ),
    ],
  },
  {
    section: '6.5.1',
    title: both('Eisenbahnrunden', 'Railway rounds'),
    lead: both(
      'Wie eine Operationsrunde in TRG, nur bringen Gleisanschlüsse neuen Durst statt Bierquader für dich.',
      'Like an operating round of TRG, but sidings bring new demand instead of cubes for you.',
    ),
    groups: [
      group(
        both('Züge', 'Trains'),
        say(
          'HSB-6.5.1.01',
          'Eisenbahnen kaufen Investitionskärtchen und legen sie mit der Lokomotive nach oben.',
          'Railways buy cards and keep them locomotive side up.',
          { see: ['4.5'] },
        ),
      ),
      group(
        both('Gleisanschlüsse', 'Sidings'),
        say(
          'HSB-6.5.1.02',
          'Ein Gleisanschluss, erstellt oder erweitert, nimmt das nächste verfügbare Investitionskärtchen aus der Auslage und aus dem Spiel.',
          'Opening or extending a siding removes the next available card from the display and from the game.',
        ),
        say(
          'HSB-6.5.1.07',
          'Ein anderes als das nächste verfügbare darfst du nicht wählen.',
          'You may not choose another card than the next available.',
        ),
        say(
          'HSB-6.5.1.03',
          'Er kostet 30 Mark aus dem Betriebskapital der Eisenbahn.',
          'The siding costs 30 Mark from the railway’s treasury.',
        ),
        say(
          'HSB-6.5.1.04',
          'Die gelben und orangen Bierquader auf diesem Kärtchen kommen aus dem Vorrat auf die gleichfarbigen Nachfragefelder des Marktsegments mit der Nummer seines Typs.',
          'The removed card’s yellow and orange cubes go from the supply to the demand fields of the same colours, in the segment of the card’s type.',
          {
            decided: both(
              'Liegt auf dem orangen Feld ein Marker „Keine Nachfrage“, kommen dort keine hin; gelbe schon. Beginnt mit dem Kärtchen eine Phase, geht der Marker zuerst weg.',
              'With a “no demand” marker on the orange field no cubes go there; yellow ones do. If the card starts a phase, its marker leaves first.',
            ),
          },
        ),
        say(
          'HSB-6.5.1.05',
          'Reicht der Vorrat nicht, kommen fehlende Bierquader wie beim Auffüllen von Nachfragefeldern niedrigerer Marktsegmente, vom niedrigsten zuerst.',
          'If the supply is short, missing cubes come from demand fields as in a refill: from lower segments only, lowest first.',
          { see: ['6.5.2.9'] },
        ),
        say(
          'HSB-6.5.1.06',
          'Ist kein Typ 6 mehr in der Auslage, geht der Gleisanschluss weiter für 30 Mark, aber ohne Kärtchen und ohne Bierquader. Typ 8 wird nie entfernt.',
          'With no type-6 card left in the display a siding is still possible for 30 Mark, no card removed, no cubes moved; type 8 is never removed.',
        ),
      ),
      group(
        both('Exportbier', 'Export beer'),
        say(
          'HSB-6.5.1.08',
          'Exportbier fährt nur mit, wenn eine Brauerei es in einer früheren Brauereirunde verladen hat.',
          'Export beer is carried only if a brewery loaded it in an earlier brewery round.',
        ),
        say(
          'HSB-6.5.1.09',
          'In der Eisenbahnrunde nach dem Verladen muss der Zug eine Route mit Dortmund City und einem roten Feld fahren.',
          'In the railway round after loading the train must run a route with Dortmund City and a red field.',
        ),
        say(
          'HSB-6.5.1.10',
          'Jeder Bierquader bringt den Bierwert des roten Feldes; pro Route wählst du eines. Danach gehen die Bierquader in den Vorrat.',
          'Each cube brings the beer value of the red field; you choose one red field per route. Then the cubes return to the supply.',
          {
            decided: both(
              'Kann der Zug keine solche Route fahren oder geht er verloren, gehen die Bierquader ohne Einnahmen in den Vorrat. Wird er verkauft, bleiben sie auf ihm, und die Pflicht geht mit.',
              'If the train cannot run such a route, or is lost, the cubes go to the supply without income. If it is sold they stay on it and the duty goes along.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '6.5.2',
    title: both('Brauereirunden', 'Brewery rounds'),
    lead: both(
      'Eine Brauerei nach der anderen liefert, kassiert und kauft.',
      'One brewery after the other delivers, earns and buys.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.5.2.01',
          'Die Brauereien sind in der Leiste „Brauerei-Reihenfolge“ von links nach rechts dran; jede beendet alles, bevor die nächste beginnt.',
          'Breweries act left to right on the order track, each finishing all actions before the next.',
        ),
        say('HSB-6.5.2.02', 'Keine Brauerei handelt außer der Reihe.', 'No brewery acts out of turn.'),
        say(
          'HSB-6.5.2.03',
          'Am Ende der Brauereirunde wird die Reihenfolge neu bestimmt, dann wird die Nachfrage aufgefüllt.',
          'At the end of the brewery round the brewery order is set anew, then the demand is refilled.',
          { see: ['6.5.2.8', '6.5.2.9'] },
        ),
      ),
    ],
  },
  {
    section: '6.5.2.1',
    title: both('Der Spielzug einer Brauerei', 'A brewery’s turn'),
    lead: both('Sechs Schritte und eine Sache zwischendurch.', 'Six steps and one thing in between.'),
    groups: [
      group(
        both('Die Schritte', 'The steps'),
        say(
          'HSB-6.5.2.1.01',
          '1 BAKs aufgeben (freiwillig). 2 Dortmunder Biermarkt beliefern (Pflicht, wenn möglich). 3 Export verladen (freiwillig). 4 Einnahmen. 5 auszahlen oder nicht (Pflicht). 6 BAKs kaufen (freiwillig; AG ohne BAK muss).',
          '1 give up equipment (optional). 2 deliver to the Dortmund market (must, if possible). 3 load export beer (optional). 4 income. 5 pay out or not (must). 6 buy equipment (optional; a company without any must).',
          { see: ['6.5.2.2', '6.5.2.3', '6.5.2.4', '6.5.2.5', '6.5.2.6'] },
        ),
        say(
          'HSB-6.5.2.1.02',
          'Die Schritte kommen nur in dieser Reihenfolge.',
          'The steps come in this order only.',
        ),
      ),
      group(
        both('Ein eigenes Zertifikat', 'One own certificate'),
        say(
          'HSB-6.5.2.1.03',
          'Einmal in ihrem Spielzug, jederzeit, darf eine Brauerei-AG ein eigenes Zertifikat in den Bank Pool verkaufen oder eines von dort kaufen.',
          'Once per turn, at any time, a brewery company may sell one own certificate to the Bank Pool or buy one from it.',
        ),
        say(
          'HSB-6.5.2.1.06',
          'Ein Verkauf bringt Kurs mal Anteile von der Bank ins Betriebskapital. Ein Rückkauf kostet dasselbe, und das Zertifikat kommt an seinen Platz im Stapel.',
          'A sale brings price × shares from the bank to the treasury. A buy-back costs the same from the treasury, and the certificate returns to its place in the pile.',
          {
            decided: both(
              'Sein Platz richtet sich nach der Nummer: Ein 20 %-Zertifikat der DAB liegt über denen zu 10 %.',
              'Its place is by its number: a 20% certificate of DAB lies above the 10% ones.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.1.04',
          'Ein solcher Verkauf senkt den Kurs nach der Auszahlung um ein Feld je 10 %; der Bank Pool bleibt bei höchstens 50 %. Ein Rückkauf ändert nichts.',
          'Such a sale lowers the price 1 per 10% after payment; the Bank Pool limit of 50% holds; buying back changes nothing.',
          {
            decided: both(
              'Der Text nennt die Bewegung hier nicht; andere Stellen und ein Sonderereignis setzen sie voraus.',
              'The text does not name the move here; other passages and an event presuppose it.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.1.07',
          'Das dürfen nur Brauerei-AGs in Betrieb und nur im eigenen Spielzug.',
          'Only brewery companies in operation have this action, and only in their own turn.',
        ),
        say(
          'HSB-6.5.2.1.05',
          'Kleine Brauereien haben keine Anteile, mit denen sie handeln könnten.',
          'Small breweries have no shares to trade.',
        ),
      ),
    ],
  },
  {
    section: '6.5.2.2',
    title: both('BAKs aufgeben', 'Giving up equipment'),
    lead: both('Alte Braukessel gehen freiwillig oder gezwungen.', 'Old kettles go by choice or by force.'),
    groups: [
      group(
        both('Freiwillig', 'By choice'),
        say(
          'HSB-6.5.2.2.01',
          'BAKs überaltern nicht durch neue Phasen.',
          'Equipment does not become obsolete with phases.',
        ),
        say(
          'HSB-6.5.2.2.02',
          'Als ersten Schritt ihres Spielzugs darf eine Brauerei beliebige BAKs aufgeben, ohne Geld dafür.',
          'As the first step of its turn a brewery may give up any cards, without refund.',
        ),
        say(
          'HSB-6.5.2.2.03',
          'Freiwillig geht das nur am Anfang des eigenen Spielzugs.',
          'By choice this is possible only at the start of the own turn.',
        ),
        say(
          'HSB-6.5.2.2.04',
          'Eine Brauerei-AG darf ihr einziges BAK aufgeben und so einen Zwangskauf herbeiführen.',
          'A brewery company may give up its only card and so bring about a forced purchase.',
          { see: ['6.5.2.7'] },
        ),
      ),
      group(
        both('Gezwungen', 'By force'),
        say(
          'HSB-6.5.2.2.05',
          'Sinkt das BAK-Limit mit einer Phase, gehen überzählige BAKs sofort aus dem Spiel, nach Wahl von Besitzer oder Direktor.',
          'When a phase lowers the limit, surplus cards leave the game at once, owner’s or director’s choice.',
        ),
        say(
          'HSB-6.5.2.2.06',
          'Kleine Brauereien und Brauerei-AGs haben verschiedene BAK-Limits; mehr darfst du nie haben.',
          'Small breweries and companies have different equipment limits; never hold more.',
        ),
        say(
          'HSB-6.5.2.2.07',
          'Zu Beginn einer Brauereirunde gehen für jedes Marktsegment ohne Nachfrage alle BAKs des Typs mit derselben Nummer aus dem Spiel.',
          'At the start of a brewery round, for each segment without demand all equipment of the type with the same number leaves the game.',
          {
            decided: both(
              'Ohne Nachfrage heißt: Beide Nachfragefelder sind leer, mit oder ohne Marker. Typ 8 trifft es nie.',
              'Without demand means both demand fields are empty, with or without a marker. Type 8 is never affected.',
            ),
          },
        ),
        say(
          'HSB-6.5.2.2.08',
          'Aufgegebene BAKs sind immer aus dem Spiel, nie im Bank Pool oder in der Auslage.',
          'Given-up equipment always leaves the game; it never goes to the Bank Pool or the display.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Die BAK-Limits', 'The equipment limits'),
        text: both(
          'Eine kleine Brauerei hat in Phase 2 und 3 höchstens drei BAKs, in Phase 4 zwei, ab Phase 5 eines. Eine Brauerei-AG hat in Phase 3 höchstens vier, in Phase 4 drei, ab Phase 5 zwei.',
          'A small brewery owns at most three cards in phases 2 and 3, two in phase 4, one from phase 5 on. A brewery company owns at most four in phase 3, three in phase 4, two from phase 5 on.',
        ),
        atoms: ['HSB-6.5.2.2.05', 'HSB-6.5.2.2.06'],
      },
    ],
  },
];
