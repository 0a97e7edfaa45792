import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 20 and 21: the end of the game, and the tables. */
export const end: readonly Section[] = [
  {
    section: '20',
    title: both('Spielende', 'End of the game'),
    lead: both(
      'Vier Dinge können das Ende auslösen. Dann werden Schulden bezahlt, und das größte Vermögen gewinnt.',
      'Four things can trigger the end. Then debts are paid, and the largest fortune wins.',
    ),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          '62-20.2',
          'Ausgelöst wird das Ende, wenn die Bank kein Geld mehr hat, ein Kurs über 379 liegt, 8 Gesellschaften ausgeschieden sind oder weniger als 3 Spieler mitspielen.',
          'The end is triggered when the bank is out of money, a price is above 379, 8 companies are out of the game or fewer than 3 players are left.',
          {
            decided: both(
              'Geschieht es in einer Aktienrunde, werden die folgenden Betriebsrunden noch gespielt. Eine leere Bank zahlt auf Papier weiter.',
              'If it happens in a stock round, the following operating rounds are still played. An empty bank goes on paying on paper.',
            ),
          },
        ),
        say(
          '62-20.1',
          'Die laufende Reihe von Betriebsrunden wird immer zu Ende gespielt.',
          'The running set of operating rounds is always finished.',
        ),
      ),
      group(
        both('Abrechnung', 'Settlement'),
        say(
          '62-20.3',
          'Nach der letzten Betriebsrunde werden alle Schuldscheine bezahlt. Der Direktor haftet; Verkäufe dafür bewegen keine Kurse mehr.',
          'After the last operating round all notes are repaid. The director is liable; share sales for it do not move prices.',
          {
            see: ['62-17.11'],
            decided: both(
              'Dabei stehen alle Aktien des Direktors ein, auch Direktor-Aktien, ohne die Grenzen beim Verkaufen. Was dann fehlt, wird abgezogen; bankrott geht niemand mehr.',
              'All shares of the director stand in, director certificates too, without the limits of selling. What is then missing is deducted; nobody goes bankrupt any more.',
            ),
          },
        ),
        say(
          '62-20.4',
          'Loks, Betriebskapital und Privatbahnen zählen nicht. Jeder zählt Bargeld und aktuellen Wert seiner Aktien; die größte Summe gewinnt.',
          'Trains, treasury and privates count nothing. Players add cash and current share value; the largest sum wins.',
          {
            decided: both(
              'Eine 5-%-Aktie zählt den halben Kurs, aufgerundet. Bei Gleichstand teilt man sich den Sieg.',
              'A 5 % share counts half the price, rounded up. A tie is a shared victory.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '21',
    title: both('Übersicht', 'Overview'),
    lead: both(
      'Die Tabellen zum Nachschlagen: Gesellschaften, Boni, Aktienlimit und Loks.',
      'The tables to look things up: companies, bonuses, certificate limit and trains.',
    ),
    groups: [
      group(
        both('Gesellschaften nach Gruppen', 'Companies by group'),
        say(
          '62-21.1',
          '1 (4 Marker: 0/40/100/100$): CP Montreal, NYH, NYC New York; 2 (3): SP New Orleans, CPR Sacramento, UP Omaha, ATS Chicago; 3 (2): NP Minneapolis, CN Winnipeg, WP San Francisco; 4 (3): ORN Seattle, TP Dallas, GMO Mobile.',
          '1 (4 markers: 0/40/100/100$): CP Montreal, NYH, NYC New York; 2 (3): SP New Orleans, CPR Sacramento, UP Omaha, ATS Chicago; 3 (2): NP Minneapolis, CN Winnipeg, WP San Francisco; 4 (3): ORN Seattle, TP Dallas, GMO Mobile.',
          {
            decided: both(
              'Die ORN steht im Text in Seattle, in der Übersicht mit dem Kürzel Po. Wir nehmen Seattle; der Abstand 4 passt dazu.',
              'The text puts ORN in Seattle, the overview says Po. We take Seattle; the distance 4 fits it.',
            ),
          },
        ),
        say(
          '62-21.2',
          'Der höchste Bonus jeder Gesellschaft steht in der Tabelle der Boni, je Ziel zwei Werte: für Gelb und Grün und für Braun und Grau.',
          'The maximal bonus of each company is in the table of bonuses, two values per target: for yellow and green and for brown and grey.',
          {
            see: ['62-5.8'],
            decided: both(
              'Zwei Paare passen zu keinem Abstand: NYH–New Orleans 80/140 und NYC–Chicago 60/100. Wir nehmen die gedruckten Höchstwerte; auf dem Plan sind es 7 und 5 Felder.',
              'Two pairs fit no distance: NYH–New Orleans 80/140 and NYC–Chicago 60/100. We take the printed maximum; on the map they are 7 and 5 hexes.',
            ),
          },
        ),
      ),
      group(
        both('Aktienlimit und Loks', 'Certificate limit and trains'),
        say(
          '62-21.3',
          'Das Aktienlimit hängt von Spielern und Gesellschaften ab, die noch dabei sind. Am Anfang ist es 22 zu viert, 18 zu fünft, 15 zu sechst, 13 zu siebt.',
          'The certificate limit depends on the players and companies left. At the start it is 22 with four players, 18 with five, 15 with six, 13 with seven.',
        ),
        say(
          '62-21.4',
          'Loks: 2 (7 Stück, 100$, bis zur 4), 3 (6, 200$, bis zur 6), 4 (5, 300$, bis zur 8), 5 (4, 500$), 5E (1, 600$), 6 (3, 600$), 6E (1, 800$), 8 (2, 800$), 8E (1, 1000$), 10 (1, 1000$), 10E (unbegrenzt, 1200$).',
          'Trains: 2 (7 cards, 100$, until the 4), 3 (6, 200$, until the 6), 4 (5, 300$, until the 8), 5 (4, 500$), 5E (1, 600$), 6 (3, 600$), 6E (1, 800$), 8 (2, 800$), 8E (1, 1000$), 10 (1, 1000$), 10E (unlimited, 1200$).',
          { see: ['14', '16'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Wie sie heißen', 'What they are called'),
        text: both(
          'In Klammern die Gruppe. NYH New York New Haven (1), NYC New York Central (1), CP Canadian Pacific (1), CPR Central Pacific Railroad (2), UP Union Pacific (2), ATS Atchison Topeka & Santa Fe (2), SP Southern Pacific (2), NP Northern Pacific (3), CN Canadian National (3), WP Western Pacific (3), ORN Oregon Railroad & Navigation (4), TP Texas Pacific (4), GMO Gulf Mobile & Ohio (4).',
          'The group in brackets. NYH New York New Haven (1), NYC New York Central (1), CP Canadian Pacific (1), CPR Central Pacific Railroad (2), UP Union Pacific (2), ATS Atchison Topeka & Santa Fe (2), SP Southern Pacific (2), NP Northern Pacific (3), CN Canadian National (3), WP Western Pacific (3), ORN Oregon Railroad & Navigation (4), TP Texas Pacific (4), GMO Gulf Mobile & Ohio (4).',
        ),
        atoms: ['62-5.5', '62-21.1'],
      },
      {
        title: both('Die Boni', 'The bonuses'),
        text: both(
          'Gelb und grün / braun und grau, in $. CP: Winnipeg 70/140, Vancouver 140/280. NYH: New Orleans 80/140, Portland oder Vancouver 160/320. NYC: Chicago 60/100, Los Angeles, San Francisco oder San Diego 160/320. SP: El Paso 50/100, Los Angeles 110/220. CPR: Omaha 80/160. UP: Sacramento 80/160. ATS: Santa Fe 70/140, San Diego 120/240. NP: Portland 80/160. CN: Vancouver 70/140. WP: El Paso 80/160. ORN: Sacramento 40/80. TP: Phoenix 60/120. GMO: Detroit 60/120.',
          'Yellow and green / brown and grey, in $. CP: Winnipeg 70/140, Vancouver 140/280. NYH: New Orleans 80/140, Portland or Vancouver 160/320. NYC: Chicago 60/100, Los Angeles, San Francisco or San Diego 160/320. SP: El Paso 50/100, Los Angeles 110/220. CPR: Omaha 80/160. UP: Sacramento 80/160. ATS: Santa Fe 70/140, San Diego 120/240. NP: Portland 80/160. CN: Vancouver 70/140. WP: El Paso 80/160. ORN: Sacramento 40/80. TP: Phoenix 60/120. GMO: Detroit 60/120.',
        ),
        atoms: ['62-21.2', '62-5.9'],
      },
      {
        title: both('Vom Abstand zum Bonus', 'From distance to bonus'),
        text: both(
          'Auf dem kürzesten Weg bleiben je Feld 20 − 10 = 10$ oder 30 − 10 = 20$. 70/140 gehört also zum Abstand 7, 140/280 zu 14, 160/320 zu 16, 50/100 zu 5, 110/220 zu 11, 80/160 zu 8, 120/240 zu 12, 40/80 zu 4 und 60/120 zu 6. Nur 80/140 und 60/100 passen nicht.',
          'On the shortest way 20 − 10 = 10$ or 30 − 10 = 20$ per hex are left. So 70/140 belongs to distance 7, 140/280 to 14, 160/320 to 16, 50/100 to 5, 110/220 to 11, 80/160 to 8, 120/240 to 12, 40/80 to 4 and 60/120 to 6. Only 80/140 and 60/100 do not fit.',
        ),
        atoms: ['62-21.2', '62-5.8'],
      },
      {
        title: both('Das Aktienlimit', 'The certificate limit'),
        text: both(
          'Für 3/4/5/6/7 Spieler. 13 Gesellschaften: –/22/18/15/13. 12: 26/20/16/14/12. 11: 23/18/15/12/11. 10: 21/16/13/11/10. 9: 19/15/12/10/9. 8: 17/13/10/9/8. 7: 15/12/9/8/7. 6: 13/10/8/7/6.',
          'For 3/4/5/6/7 players. 13 companies: –/22/18/15/13. 12: 26/20/16/14/12. 11: 23/18/15/12/11. 10: 21/16/13/11/10. 9: 19/15/12/10/9. 8: 17/13/10/9/8. 7: 15/12/9/8/7. 6: 13/10/8/7/6.',
        ),
        atoms: ['62-21.3'],
      },
    ],
  },
];
