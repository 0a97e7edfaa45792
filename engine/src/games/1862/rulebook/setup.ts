import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 1 and 2: what it is about, what is in the box, how to begin. */
export const setup: readonly Section[] = [
  {
    section: '1',
    title: both('Worum es geht', 'What it is about'),
    lead: both(
      '1862 wird in Nordamerika die erste Bahn quer über den Kontinent beschlossen. Wir finanzieren dreizehn Eisenbahnen, bauen ihr Netz und verdienen daran.',
      'In 1862 North America decides on its first railway across the continent. We finance thirteen railways, build their network and earn from it.',
    ),
    groups: [
      group(
        both('Spieler und Ziel', 'Players and goal'),
        say('62-1.1', '1862 spielt man zu viert bis zu siebt.', '1862 is played by four to seven people.'),
        say(
          '62-1.2',
          'Es gewinnt, wer am Ende am meisten Bargeld und Aktienwert zusammen hat.',
          'Whoever has the most cash plus share value when the game ends wins.',
          { see: ['20'] },
        ),
        say(
          '62-1.5',
          'Für eine Gesellschaft entscheidet nur ihr Direktor, ganz gleich, wer sonst noch Aktien hat.',
          'Only its director decides for a company, whoever else holds shares.',
          { see: ['5'] },
        ),
      ),
      group(
        both('Was im Karton liegt', 'What is in the box'),
        say(
          '62-1.3',
          '85 gelbe, 47 grüne, 24 braune, 8 graue Plättchen, 1 ERIE; 42 Loks, 8 Privatbahnen, 24 Schuldscheine, 40 Bahnhofs-, 13 Ausgabekurs-, 13 Kursmarker, 13 Bögen, Priority-Karte; 22.000$ in 1, 2, 5, 10, 20, 50, 100, 500.',
          '85 yellow, 47 green, 24 brown, 8 grey tiles, 1 ERIE; 42 trains, 8 privates, 24 notes, 40 station, 13 par and 13 price markers, 13 charters, priority card; 22,000$ in 1, 2, 5, 10, 20, 50, 100, 500.',
          { see: ['2', '21'] },
        ),
        say(
          '62-1.4',
          'Drei Gesellschaften haben eine Direktor-Aktie zu 30 % und 7 × 10 %, zehn eine zu 20 % und 8 × 10 %. Nach einem Aktienrückkauf haben alle eine zu 10 %, 8 × 5 % und 1 × 50 %.',
          'Three companies have a director certificate of 30 % and 7 × 10 %, ten have one of 20 % and 8 × 10 %. After a buy-back all have one of 10 %, 8 × 5 % and 1 × 50 %.',
          { see: ['17'] },
        ),
      ),
    ],
  },
  {
    section: '2',
    title: both('Vorbereitung', 'Setting up'),
    lead: both(
      'Wer wo sitzt, womit alle beginnen und was auf welchem Stapel liegt.',
      'Who sits where, what everybody starts with and what lies on which pile.',
    ),
    groups: [
      group(
        both('Plätze und Geld', 'Seats and money'),
        say(
          '62-2.1',
          'Die Sitzplätze werden mit Zahlenkarten ausgelost, im Uhrzeigersinn.',
          'Seats are drawn by numbers, clockwise.',
        ),
        say('62-2.2', 'In der Bank liegen 22.000$.', 'The bank holds 22,000$.'),
        say(
          '62-2.3',
          'Jeder bekommt Bargeld: 600$ zu viert, 500$ zu fünft, 440$ zu sechst, 400$ zu siebt.',
          'Everybody receives cash: 600$ with four players, 500$ with five, 440$ with six, 400$ with seven.',
        ),
        say(
          '62-2.9',
          'Das Betriebskapital einer Gesellschaft wird nie mit dem Geld der Spieler oder anderer Gesellschaften vermischt.',
          "A company's treasury is never mixed with the money of players or of other companies.",
        ),
      ),
      group(
        both('Papiere', 'Papers'),
        say(
          '62-2.4',
          'Die Privatbahnen 1 bis 8 liegen aus, alle Aktien auf dem Bogen für unverkaufte. Aktien, die zu einer Privatbahn gehören, gehen mit ihr weg.',
          'Privates 1 to 8 are on display, all shares on the sheet for unsold ones. Shares tied to a private go out with it.',
          { see: ['4'] },
        ),
        say(
          '62-2.5',
          'Unverkaufte Aktien und solche, die schon jemand besaß, bleiben getrennt. Was schon jemand besaß, gehört in den Bankpool; anfangs ist er leer.',
          'Unsold shares and shares somebody once owned stay apart. Those once owned belong in the pool, which is empty at the start.',
        ),
        say(
          '62-2.8',
          'Jede Gesellschaft hat einen Besitzbogen. Dort liegen Loks, Betriebskapital, Marker, die zurückgekauften 50 % und Schuldscheine.',
          'Every company has a charter. It holds trains, treasury, markers, the bought-back 50 % and notes.',
        ),
      ),
      group(
        both('Loks', 'Trains'),
        say(
          '62-2.6',
          'Zu haben sind zuerst die 2er. Die anderen warten sortiert: 3, 4, 5 und so weiter bis 10E.',
          'The 2-trains are available first. The other types wait in order: 3, 4, 5 and so on up to 10E.',
        ),
        say(
          '62-2.7',
          'Sind die verfügbaren Loks ausverkauft, kommt die nächste Sorte dazu. E-Loks zählen dabei nicht mit.',
          'When the available trains are sold out, the next type becomes available. E-trains do not count for that.',
          { see: ['14'] },
        ),
      ),
    ],
  },
];
