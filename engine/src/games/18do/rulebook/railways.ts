import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.3.2 to 4.3.2.2: the seven railways, their abilities and the change of director. */
export const railways: readonly Section[] = [
  {
    section: '4.3.2',
    title: both('Eisenbahngesellschaften', 'Railways'),
    lead: both(
      'Sieben Eisenbahnen mit je zehn Anteilen. Nicht alle gibt es von Anfang an.',
      'Seven railways with ten shares each. Not all of them are there from the start.',
    ),
    groups: [
      group(
        both('Gründen', 'Founding'),
        say(
          'DO-4.3.2.1',
          'Das erste Zertifikat, das gekauft wird, ist die Direktoraktie. Wer sie kauft, legt den Startkurs fest.',
          'The director’s certificate is the first one bought; its buyer sets the start price.',
          { see: ['4.4.1'] },
        ),
        say(
          'DO-4.3.2.3',
          'BME, CME, RhE und KWE gibt es ab der ersten Aktienrunde, die DGEE, sobald die KWE gegründet ist, DHB und HHW, sobald die DGEE gegründet ist.',
          'BME, CME, RhE and KWE are there from the first stock round; DGEE after KWE is founded; DHB and HHW after DGEE is founded.',
        ),
      ),
      group(
        both('Heimat und Bahnhofsmarker', 'Homes and stations'),
        say(
          'DO-4.3.2.2',
          'Heimat und Zahl der Bahnhofsmarker: BME I10, 6. CME A2/B1, 6. RhE H1/I2, 6. KWE C20, 4. DGEE A18, 3. DHB C8, 3. HHW H19, 3.',
          'Home and number of stations: BME I10, 6. CME A2/B1, 6. RhE H1/I2, 6. KWE C20, 4. DGEE A18, 3. DHB C8, 3. HHW H19, 3.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.3.2.01',
          'Die DGEE erst, wenn die KWE gegründet ist; DHB und HHW erst, wenn die DGEE gegründet ist.',
          'DGEE only after KWE is founded; DHB and HHW only after DGEE is founded.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Wie die Eisenbahnen heißen', 'What the railways are called'),
        text: both(
          'BME Bergisch-Märkische Eisenbahn, CME Cöln-Mindener Eisenbahn, RhE Rheinische Eisenbahn, KWE Königlich-Westfälische Eisenbahn, DGEE Dortmund-Gronau-Enscheder Eisenbahn, DHB Dortmunder Hafenbahn, HHW Dortmunder Hansabahn.',
          'The short names stand for: BME Bergisch-Märkische Eisenbahn, CME Cöln-Mindener Eisenbahn, RhE Rheinische Eisenbahn, KWE Königlich-Westfälische Eisenbahn, DGEE Dortmund-Gronau-Enscheder Eisenbahn, DHB Dortmunder Hafenbahn, HHW Dortmunder Hansabahn.',
        ),
        atoms: ['DO-4.3.2.2'],
      },
    ],
  },
  {
    section: '4.3.2.1',
    title: both('Besondere Fähigkeiten', 'Special abilities'),
    lead: both(
      'Fünf Eisenbahnen können etwas, was andere nicht können.',
      'Five railways can do what others cannot.',
    ),
    groups: [
      group(
        both('BME, CME und RhE', 'BME, CME and RhE'),
        say(
          'DO-4.3.2.1.1',
          'BME, CME und RhE dürfen einen Zug schon vor dem Gleisplättchen kaufen, aber nur in ihrer ersten Operationsrunde.',
          'BME, CME and RhE may buy one train before the tile, in their first operating round only.',
          {
            decided: both(
              'Er zählt zu den neuen Zügen dieser Runde, eine neue Phase gilt sofort. Er darf aus jeder Quelle kommen, aber nur aus dem Betriebskapital und nie als Zwangskauf.',
              'It counts towards the new trains of that round and a new phase starts at once. It may come from any source, but from the treasury only and never as a forced purchase.',
            ),
          },
        ),
      ),
      group(
        both('Die KWE', 'The KWE'),
        say(
          'DO-4.3.2.1.2',
          'Wenn ihre erste Operationsrunde beginnt, bekommt die KWE einen Standortmarker für Kohle (10). Sie darf ihn beim Erstellen eines Kohle-Gleisanschlusses, den sie erreicht, kostenlos einsetzen.',
          'KWE gets one coal marker (10) at the start of its first operating round and may place it free when opening a coal siding it can reach.',
          {
            decided: both(
              'Der Marker bleibt auf dem Besitzblatt, bis sie ihn nutzt; das zählt als ihr Gleisanschluss dieser Runde und bringt einen Bierquader.',
              'The marker stays on the sheet until used; the opening counts as the siding of that round and brings a cube.',
            ),
          },
        ),
      ),
      group(
        both('Die HHW', 'The HHW'),
        say('DO-4.3.2.1.3', 'Die HHW fährt kein Exportbier.', 'HHW carries no export beer.'),
        say(
          'DO-4.3.2.1.4',
          'Züge der HHW dürfen durch blockierte Stahlwerke fahren.',
          'HHW trains may run through blocked steel mill hexes.',
          {
            decided: both(
              'Die Ausnahme gilt nur für Stahlwerke: Volle Güterbahnhöfe und Dortmund City halten auch die HHW auf.',
              'The exception covers steel mills only: full yards and Dortmund City block HHW as usual.',
            ),
          },
        ),
        say(
          'DO-4.3.2.1.5',
          'Das gilt nur fürs Fahren: Bauen, Bahnhöfe und Gleisanschlüsse hinter einem blockierten Stahlwerk bleiben auch der HHW verwehrt.',
          'This is for running trains only: a blocked steel mill still stops building, stations and sidings behind it.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.3.2.1.01',
          'BME, CME und RhE dürfen ein Investitionskärtchen vor dem Gleisplättchen kaufen, nur in ihrer ersten Eisenbahnrunde; es zählt als Kauf dieser Runde.',
          'BME, CME, RhE may buy one card before laying track, in their first railway round only; it counts as a purchase of that round.',
        ),
        say(
          'HSB-4.3.2.1.02',
          'Die KWE hat einen kostenlosen Standortmarker (10) für ein Kohlebergwerk.',
          'KWE has one free coal-mine siding marker of value 10.',
          {
            decided: both(
              'Gespart werden nur die 30 Mark: Das Investitionskärtchen verlässt die Auslage wie sonst.',
              'It saves the 30 Mark only: a card leaves the display as usual.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.3.2.2',
    title: both('Wechsel des Direktors', 'Change of director'),
    lead: both(
      'Die Leitung hängt an den Anteilen: Wer mehr hat, übernimmt. Abgeben kannst du sie nur unter Bedingungen.',
      'Control follows the shares: who has more takes over. You can give it up only on conditions.',
    ),
    groups: [
      group(
        both('Übernehmen', 'Taking over'),
        say(
          'DO-4.3.2.2.1',
          'Wer gründet, ist erster Direktor und bleibt es, bis ein anderer mehr Anteile hat.',
          'The founder is first director and stays so until another player holds more shares.',
        ),
        say(
          'DO-4.3.2.2.2',
          'Dann übernimmt der Spieler mit den meisten Anteilen. Haben mehrere gleich viele und mehr als der Direktor, übernimmt der nächste nach ihm in der Spielerreihenfolge.',
          'Then the player with the most shares takes over. On a tie among those with more than the director: the next one after the director in player order.',
        ),
        say(
          'DO-4.3.2.2.5',
          'Der neue Direktor bekommt das Besitzblatt mit allem, was darauf liegt.',
          'The new director takes over the sheet with everything on it.',
        ),
      ),
      group(
        both('Den Posten verkaufen', 'Selling the post'),
        say(
          'DO-4.3.2.2.3',
          'Den Posten verkaufst du nur, wenn ein anderer mindestens so viel hat wie die Direktoraktie (20 oder 30 %), der Bank Pool nicht über 50 % kommt und du danach weniger hast als ein anderer.',
          'You can sell yourself out of the post only if another player holds at least as much as the director’s certificate (20 or 30%), the Bank Pool stays within 50%, and you then hold less than another player.',
        ),
        say(
          'DO-4.3.2.2.4',
          'Du sagst an, wie viele Anteile du verkaufst. Die Direktoraktie wird gegen gleich viele Anteile des neuen Direktors getauscht, dann gehen die Zertifikate in den Bank Pool.',
          'The number of shares to be sold is announced, the director’s certificate is exchanged for equal shares of the new director, then the certificates go to the Bank Pool.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.3.2.2.01',
          'Wer mehr Anteile hat als der Direktor, wird Direktor; unter Gleichen der nächste nach ihm in der Spielerreihenfolge. Besitzblatt und aller Besitz gehen über.',
          'A player with more shares than the director becomes director; among several equal ones the next after the director in player order. Sheet and all property pass over.',
        ),
        say(
          'HSB-4.3.2.2.02',
          'Den Posten verkaufst du nur, wenn ein anderer mindestens den Prozentsatz der Direktoraktie hat, der Bank Pool nicht zu voll wird und du danach weniger hast als er.',
          'You may sell yourself out of office only if another player holds at least the percentage of the director’s certificate, the Bank Pool limit holds and you then have fewer shares than that player.',
        ),
        say(
          'HSB-4.3.2.2.03',
          'Die Direktoraktie wird gegen gleichwertige gewöhnliche Zertifikate getauscht, bevor die angesagten Anteile in den Bank Pool gehen.',
          'The director’s certificate is swapped for ordinary certificates of equal value before the announced shares go to the Bank Pool.',
          {
            decided: both(
              'Getauscht werden Zertifikate, die zum angesagten Verkauf passen; hat der neue Direktor keine solchen, ist der Verkauf nicht möglich.',
              'Certificates that fit the announced sale are swapped; if the new director has none, the sale is refused.',
            ),
          },
        ),
        say(
          'HSB-4.3.2.2.04',
          'So lässt sich die Direktoraktie auch teilen: erst tauschen, dann nur die angesagten Anteile in den Bank Pool legen.',
          'A partial sale may split the certificate this way: swap first, then put only the announced shares into the Bank Pool.',
        ),
      ),
    ],
    examples: [
      {
        title: both(
          'Nur 10 % verkaufen und doch den Posten los sein',
          'Sell just 10% and be rid of the post',
        ),
        text: both(
          'Du hast nur die Direktoraktie mit 20 %. Zwei andere haben je 20 %, im Bank Pool liegen 40 %. Du sagst an, 10 % zu verkaufen, gibst die Direktoraktie dem Nächsten am Tisch mit 20 %, bekommst dafür seine zwei 10 %-Zertifikate und legst eines davon in den Bank Pool. Der ist jetzt bei 50 %, und dir bleiben 10 %.',
          'You hold only the director’s certificate of 20%. Two others hold 20% each, 40% are in the Bank Pool. You announce the sale of 10%, swap the director’s certificate for two 10% certificates of the next player in seat order with 20%, and put one of them into the Bank Pool. It now holds 50%, and you keep 10%.',
        ),
        atoms: ['DO-4.3.2.2.3', 'DO-4.3.2.2.4', 'HSB-4.3.2.2.04'],
      },
    ],
  },
];
