import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.4 to 6.4.5: founding, flotation and the exchange of a small brewery. */
export const breweryFounding: readonly Section[] = [
  {
    section: '6.4',
    title: both('Andere Aktienrunden', 'Later stock rounds'),
    lead: both(
      'Wie bei TRG, dazu Brauerei-AGs, der Eintausch kleiner Brauereien und der Bankrott.',
      'As in TRG, plus brewery companies, the exchange of small breweries, and bankruptcy.',
    ),
    groups: [],
  },
  {
    section: '6.4.1',
    title: both('Gründen', 'Founding'),
    lead: both(
      'Eine Brauerei-AG kannst du auf zwei Wegen gründen.',
      'There are two ways to found a brewery company.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.4.1.01',
          'Eine Eisenbahn gründest du durch Kauf der Direktoraktie, eine Brauerei-AG ebenso oder durch den Eintausch deiner kleinen Brauerei.',
          'A railway is founded by buying its director’s certificate; a brewery company the same way, or by exchange.',
          { see: ['4.4.1', '6.4.5'] },
        ),
        say(
          'HSB-6.4.1.02',
          'Der Kursmarker kommt in die Kurstabelle für diese Art von Gesellschaft.',
          'The price marker goes on the price track of that kind of company.',
        ),
        say(
          'HSB-6.4.1.03',
          'Der Reihenfolgemarker einer neuen Brauerei-AG kommt auf den letzten Platz; ein Eintausch kann das ändern.',
          'A new brewery company’s order marker goes to the last place; an exchange may change that.',
          {
            decided: both(
              'Ist sie noch nicht in Betrieb, behält der Marker seinen Platz und wird übersprungen; ohne BAKs sortiert er sich hinten ein.',
              'While it is not in operation its marker keeps its place and is skipped; without equipment it sorts to the back.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '6.4.2',
    title: both('In Betrieb gehen', 'Flotation'),
    lead: both('Ab fünf Anteilen bei Spielern geht es los.', 'With five shares in player hands it starts.'),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          'HSB-6.4.2.01',
          'Eine Gesellschaft ist in Betrieb, sobald Spieler fünf Anteile (50 %) haben.',
          'A company is in operation when players hold five shares (50%).',
        ),
        say(
          'HSB-6.4.2.02',
          'Vorher tut eine Gesellschaft in der Operationsrunde nichts.',
          'Before that a company does nothing in operating rounds.',
        ),
        say(
          'HSB-6.4.2.05',
          'Geht eine Eisenbahn in Betrieb, wird ihr Heimatbahnhof auf das Logo gedreht.',
          'A railway that starts operation turns its home station to the logo side.',
        ),
      ),
      group(
        both('Zusatzverkauf in Braun und Grau', 'Side sale in brown and gray'),
        say(
          'HSB-6.4.2.03',
          'Geht eine Gesellschaft in Braun oder Grau in Betrieb, darf ihr Direktor sofort, außer der Reihe, bis zu 20 % aus ihrem Besitz zum Kurs in den Bank Pool verkaufen. Der Kurs bleibt; es zählt nicht als Spielzug.',
          'If a company floats in brown or gray, its director may at once, out of turn, sell up to 20% of its own shares to the Bank Pool at the current price for its treasury. The price stays; it is not counted as a turn.',
          {
            decided: both(
              'Der Satz sagt nicht, wessen Anteile; die Übersicht der Kurse nennt die aus dem Besitz der Gesellschaft.',
              'The sentence does not say whose shares; the table of prices names those held by the company.',
            ),
          },
        ),
        say(
          'HSB-6.4.2.04',
          'Mehr als 20 %, zu einem anderen Zeitpunkt oder in einer früheren Farbe geht dieser Verkauf nicht.',
          'That sale is at most 20%, only at the moment of flotation, only in brown or gray.',
        ),
      ),
    ],
  },
  {
    section: '6.4.3',
    title: both('Zertifikate von Brauerei-AGs', 'Acquiring brewery shares'),
    lead: both('Kaufen oder eintauschen.', 'Buy or exchange.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.4.3.01',
          'Anteile gegründeter Brauerei-AGs kaufst du oder bekommst sie durch Eintausch.',
          'Shares of founded brewery companies can be bought or taken by exchange.',
          { see: ['4.4.3', '6.4.5'] },
        ),
      ),
    ],
  },
  {
    section: '6.4.4',
    title: both('Die Limits', 'The limits'),
    lead: both(
      'Dieselben Grenzen wie bei TRG, mit einem Zusatz.',
      'The same limits as in TRG, with one addition.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.4.4.01',
          'Zertifikats- und Anteilslimit gelten wie bei TRG; deine kleine Brauerei zählt als Zertifikat mit.',
          'TRG certificate and share limits apply; a small brewery counts against the certificate limit.',
          {
            see: ['4.4.4'],
            decided: both(
              'Wir folgen dem Regeltext: 17 / 13 / 10. Auf dem HSB-Plan stehen wohl 26 / 19 / 18; das könnt ihr am Tisch einstellen.',
              'We follow the rule text: 17 / 13 / 10. The HSB board probably shows 26 / 19 / 18; you can set that at the table.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '6.4.5',
    title: both('Eine kleine Brauerei eintauschen', 'Exchanging a small brewery'),
    lead: both(
      'Drei Wege führen von der kleinen Brauerei zu einem Zertifikat. Sie verschwindet dabei.',
      'Three ways lead from the small brewery to a certificate. It disappears on the way.',
    ),
    groups: [
      group(
        both('Die drei Wege', 'The three ways'),
        say(
          'HSB-6.4.5.01',
          'Du tauschst sie a) gegen die Direktoraktie und gründest damit, b) gegen einen Anteil im Besitz einer Brauerei-AG oder c) gegen einen im Bank Pool. Das ist der Kauf deines Spielzugs.',
          'You exchange it a) for the director’s certificate to found a company; b) for a share held by a brewery company; c) for a share in the Bank Pool. It is the purchase of your turn.',
        ),
        say(
          'HSB-6.4.5.11',
          'Eintauschen kannst du nur deine eigene kleine Brauerei.',
          'You can exchange only your own small brewery.',
        ),
      ),
      group(
        both('a) Gründen', 'a) Founding'),
        say(
          'HSB-6.4.5.02',
          'Die Direktoraktie wird um einen Anteil billiger, mit der Quellen-Brauerei (B6) um zwei.',
          'The price of the director’s certificate drops by one share, by two for Quellen-Brauerei (B6).',
        ),
        say(
          'HSB-6.4.5.03',
          'Der ganze Besitz der kleinen Brauerei geht an die Brauerei-AG, ihr Besitzblatt ist aus dem Spiel.',
          'All property of the small brewery moves to the company’s sheet; its sheet leaves the game.',
        ),
        say(
          'HSB-6.4.5.04',
          'Haben Spieler am Ende der Aktienrunde unter 50 %, legt die AG Zertifikate in den Bank Pool, bis 50 % draußen sind. Der Kurs geht je 10 % ein Feld nach links, und sie bekommt den Kurs danach.',
          'If players hold less than 50% at the end of the stock round, the company puts certificates into the Bank Pool until 50% are out. The price goes 1 left per 10%, and it is paid the price after the move.',
          {
            decided: both(
              'Genommen werden die Zertifikate, die zusammen am knappsten reichen; bei Gleichstand die oberen im Stapel.',
              'The certificates with the smallest sufficient total are taken; on a tie the ones higher in the pile.',
            ),
          },
        ),
      ),
      group(
        both('b) Anteil der Brauerei-AG', 'b) Share of the company'),
        say(
          'HSB-6.4.5.05',
          'Der Besitz der kleinen Brauerei geht an die Brauerei-AG.',
          'The property of the small brewery moves to the company.',
        ),
        say(
          'HSB-6.4.5.06',
          'Hat sie dann zu viele BAKs, wählt ihr Direktor, welche aus dem Spiel gehen.',
          'Over the equipment limit the company’s director chooses the cards that leave the game.',
          {
            decided: both(
              'Es entscheidet, wer vor dem Eintausch Direktor war; erst danach wechselt der Posten, falls nötig.',
              'The director before the exchange decides; only then does the office change, if it does.',
            ),
          },
        ),
      ),
      group(
        both('c) Anteil aus dem Bank Pool', 'c) Share of the Bank Pool'),
        say(
          'HSB-6.4.5.07',
          'Die Bank bekommt das Betriebskapital der kleinen Brauerei, und ihre BAKs sind aus dem Spiel.',
          'The small brewery’s treasury goes to the bank, its equipment leaves the game.',
        ),
        say(
          'HSB-6.4.5.09',
          'Bei c) wird kein Platz in der Reihenfolge übernommen.',
          'In c) no place in the order is taken over.',
        ),
      ),
      group(
        both('Für alle Wege', 'For all ways'),
        say(
          'HSB-6.4.5.08',
          'Der Reihenfolgemarker der kleinen Brauerei ist aus dem Spiel. Bei a) und b) darf der Direktor der Brauerei-AG ihren Marker auf diesen Platz setzen.',
          'The small brewery’s order marker leaves the game. In a) and b) the company’s director may move the company’s marker to that place.',
        ),
        say(
          'HSB-6.4.5.10',
          'Nimmst du bei b) oder c) ein 20 %-Zertifikat, zahlst du den Kurs eines Anteils dazu: bei b) ins Betriebskapital, bei c) an die Bank.',
          'In b) and c) a 20% certificate costs the price of one share: in b) to the treasury, in c) to the bank.',
          {
            decided: both(
              'Die Quellen-Brauerei zählt nur bei a) als zwei Anteile, hier als einer: Nur dort nennt der Text zwei.',
              'Quellen-Brauerei counts as two shares only in a), here as one: only there does the text say two.',
            ),
          },
        ),
      ),
    ],
  },
];
