import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §3.6 and §3.7: the five companies and who leads them. */
export const companies: readonly Section[] = [
  {
    section: '3.6',
    title: both('Die Gesellschaften', 'The companies'),
    lead: both(
      'Fünf Eisenbahnen, jede mit einer Heimat und einem Ziel. Sie gehören allen, die ihre Zertifikate besitzen.',
      'Five railways, each with a home and a goal. They belong to everybody who holds their certificates.',
    ),
    groups: [
      group(
        both('Die fünf', 'The five'),
        say(
          'TE-3.6.1',
          'Die KHS (Königlich Hannöversche Staatseisenbahnen) ist in Osnabrück (G5) zu Hause und will nach Rheine (A7). Ihr Bonus beträgt 100M.',
          'The KHS (Königlich Hannöversche Staatseisenbahnen) has its home in Osnabrück (G5) and heads for Rheine (A7). Its bonus is 100M.',
        ),
        say(
          'TE-3.6.2',
          'Die KWE (Königlich-Westfälische Eisenbahn-Gesellschaft) ist in Münster (D14) zu Hause und will nach Rheine (A7). Ihr Bonus beträgt 100M.',
          'The KWE (Königlich-Westfälische Eisenbahn-Gesellschaft) has its home in Münster (D14) and heads for Rheine (A7). Its bonus is 100M.',
        ),
        say(
          'TE-3.6.3',
          'Die CME (Cöln-Mindener Eisenbahn-Gesellschaft) ist in Münster (D14) zu Hause und will nach Osnabrück (G5). Ihr Bonus beträgt 100M.',
          'The CME (Cöln-Mindener Eisenbahn-Gesellschaft) has its home in Münster (D14) and heads for Osnabrück (G5). Its bonus is 100M.',
        ),
        say(
          'TE-3.6.4',
          'Die TWE (Teutoburger Wald-Eisenbahn) ist in Tecklenburg (E9) zu Hause und sucht Anschluss an Hövelhof (H12). Ihr Bonus beträgt 100M.',
          'The TWE (Teutoburger Wald-Eisenbahn) has its home in Tecklenburg (E9) and wants a connection to Hövelhof (H12). Its bonus is 100M.',
          {
            see: ['TE-7.3.28'],
            decided: both(
              'Einmal steht im Regeltext Ibbenbüren. Karte, Plättchen, Ablage und §7.3 sagen Tecklenburg, also gilt Tecklenburg.',
              'Once the text says Ibbenbüren. Map, tiles, charter and §7.3 say Tecklenburg, so Tecklenburg holds.',
            ),
          },
        ),
        say(
          'TE-3.6.5',
          'Die KPR (Kleinbahn Piesberg-Rheine) ist in Osnabrück (G5) zu Hause und will über Westerkappeln (F4), Mettingen (E5) und Recke (D4) nach Rheine (A7). Ihr Bonus beträgt 100M.',
          'The KPR (Kleinbahn Piesberg-Rheine) has its home in Osnabrück (G5) and heads for Rheine (A7) by way of Westerkappeln (F4), Mettingen (E5) and Recke (D4). Its bonus is 100M.',
          {
            see: ['TE-3.6.12'],
            decided: both(
              'Das gedruckte Osnabrück hat keinen Platz für die KPR. Ihr Bahnhof wartet auf der Ablage, bis TE2 auf G5 liegt; bis dahin hat sie keine Strecke und muss keine Lok kaufen.',
              'Printed Osnabrück has no slot for the KPR. Its station waits on the charter until TE2 lies on G5; until then it has no route and need not buy a train.',
            ),
          },
        ),
      ),
      group(
        both('Wie sie entstehen', 'How they start'),
        say(
          'TE-3.6.8',
          'Das niedrigste Gebot auf ein 30-%-Zertifikat ist 180M. Weniger kann es nur bei der KHS werden, wenn anfangs niemand bietet.',
          'The lowest bid for a 30 % certificate is 180M. It can fall below that only for the KHS, if nobody bids at the start.',
          { see: ['6.5', 'TE-6.5.17'] },
        ),
        say(
          'TE-3.6.9',
          'Das ganze Gebot geht in die Kasse der Gesellschaft.',
          'The whole bid goes into the treasury of the company.',
        ),
        say(
          'TE-3.6.7',
          'Sobald ihr 30-%-Zertifikat versteigert ist, nimmt eine Gesellschaft den Betrieb auf. Mehr Zertifikate müssen dafür nicht verkauft sein.',
          'A company starts operating as soon as its 30 % certificate has been auctioned. No further certificates need to be sold for that.',
          { see: ['6.6'] },
        ),
      ),
      group(
        both('Was ihr gehört und wem sie gehört', 'What it owns and who owns it'),
        say(
          'TE-3.6.10',
          'Der Präsident verwahrt die Ablage. Auf ihr liegen Geld, Loks, Bahnhöfe und unverkaufte Zertifikate der Gesellschaft; ein Zertifikat ist sie selbst nicht.',
          'The president keeps the charter. It holds the cash, trains, stations and unsold certificates of the company and does not count as a certificate itself.',
        ),
        say(
          'TE-3.6.6',
          'Niemand hält mehr als 70 % einer Gesellschaft.',
          'Nobody holds more than 70 % of a company.',
          { see: ['6.4'] },
        ),
      ),
      group(
        both('Der Bonus', 'The bonus'),
        say(
          'TE-3.6.11',
          'Ihren Bonus bekommt eine Gesellschaft, wenn sie ihren Zielbahnhof baut oder den Anschluss an ihr Ziel schafft.',
          'A company receives its bonus for building its destination station or for reaching its connection target.',
          { see: ['TE-7.4.11', 'TE-7.3.28'] },
        ),
        say(
          'TE-3.6.12',
          'Die KPR bekommt ihren Bonus einmal, sobald nach eigenem Bauen ihr Bahnhof in Rheine steht und sie Osnabrück–Westerkappeln–Mettingen–Recke–Rheine erlaubt verbunden hat.',
          'The KPR gets its bonus once, when after its own building its station stands in Rheine and a legal connection Osnabrück–Westerkappeln–Mettingen–Recke–Rheine exists.',
          {
            decided: both(
              'Wann die KPR ihren Bonus bekommt, sagt der Regeltext nicht. Wir prüfen es nach jedem Plättchen und jedem Bahnhof, die sie selbst legt.',
              'The text does not say when the KPR gets its bonus. We check after each tile and each station that it places itself.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '3.7',
    title: both('Der Präsident', 'The president'),
    lead: both(
      'Wer den größten Anteil hat, führt die Gesellschaft. Das kann sich ändern.',
      'Whoever has the largest share leads the company. That can change.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-3.7.1',
          'Präsident ist, wer den größten Anteil hält. Wer mehr als der Präsident hat, übernimmt das Amt.',
          'President is the player with the largest share. Whoever comes to hold more than the president takes over.',
          { see: ['6.3'] },
        ),
        say(
          'TE-3.7.2',
          'Bei der Übernahme gibt der neue Präsident dem alten drei 10-%-Zertifikate und erhält dafür das 30-%-Zertifikat und die Ablage.',
          'On taking over, the new president hands three 10 % certificates to the old one and receives the 30 % certificate and the charter.',
        ),
        say(
          'TE-3.7.3',
          'Für eine Gesellschaft entscheidet allein ihr Präsident.',
          'Only its president decides for a company.',
        ),
      ),
    ],
  },
];
