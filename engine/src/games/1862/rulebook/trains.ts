import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 14: buying trains, and paying for one in an emergency. */
export const trains: readonly Section[] = [
  {
    section: '14',
    title: both('Loks kaufen', 'Buying trains'),
    lead: both(
      'Loks werden fast am Ende des Zuges gekauft. Wer fahren könnte, muss eine haben, notfalls auf Kosten des Direktors.',
      'Trains are bought near the end of the turn. A company that could run must own one, if need be at the expense of its director.',
    ),
    groups: [
      group(
        both('Wann und von wem', 'When and from whom'),
        say(
          '62-14.1',
          'Loks kauft eine Gesellschaft am Ende ihres Zuges; danach kommt nur noch der Aktienrückkauf.',
          "Trains are bought at the end of a company's turn; only the buy-back comes later.",
        ),
        say(
          '62-14.2',
          'Neue Loks kommen von der Bank, zum aufgedruckten Preis.',
          'New trains come from the bank at the printed price.',
          { see: ['62-21.4'] },
        ),
        say(
          '62-14.3',
          'Loks anderer Gesellschaften kosten, was die beiden Direktoren ausmachen. Der Preis wird offen genannt.',
          'Trains of other companies cost what the two directors agree on. The price is announced openly.',
          {
            decided: both(
              'Ein Mindestpreis ist nicht genannt. Es ist mindestens 1$.',
              'No minimum price is stated. It is at least 1$.',
            ),
          },
        ),
        say(
          '62-14.4',
          'Gehandelt wird mit Loks nur im Zug der Gesellschaft, die kauft.',
          "Trains are traded only in the buying company's turn.",
        ),
        say(
          '62-14.5',
          'Man darf mehrere Loks nacheinander kaufen.',
          'Several trains may be bought one after another.',
        ),
        say(
          '62-14.13',
          'Den ganzen Preis zahlt die Gesellschaft aus ihrem Betriebskapital.',
          'The company pays the full price from its treasury.',
        ),
      ),
      group(
        both('Welche', 'Which ones'),
        say(
          '62-14.7',
          'Neue Loks werden in aufsteigender Folge gekauft.',
          'New trains are bought in ascending order.',
        ),
        say(
          '62-14.8',
          'Eine E-Lok gibt es wahlweise, sobald die erste Lok ihrer Größe gekauft ist.',
          'An E-train can be had as an alternative once the first train of its size was bought.',
          {
            decided: both(
              'E-Loks lösen nie eine Phase aus und müssen nie ausverkauft sein. Zum Loklimit zählen sie.',
              'E-trains never trigger a phase and never have to be sold out. They count for the train limit.',
            ),
          },
        ),
      ),
      group(
        both('Wie viele', 'How many'),
        say('62-14.9', 'Das Loklimit hängt von der Phase ab.', 'The train limit depends on the phase.', {
          see: ['16'],
        }),
        say(
          '62-14.10',
          'Wer das Loklimit erreicht hat, darf nicht kaufen, auch wenn der Kauf eigene Loks verschrotten würde.',
          'A company at its train limit may not buy, even if the purchase scraps its own trains.',
        ),
        say(
          '62-14.11',
          'Sind nach einem Phasenwechsel Loks zu viel da, gehen sie ohne Entschädigung an die Bank. Dort kann sie jede Gesellschaft kaufen.',
          'Trains in excess after a phase change go to the bank without compensation. All companies can buy them there.',
          {
            decided: both(
              'Welche gehen, bestimmt der Direktor. Sie kosten den aufgedruckten Preis und zählen nicht für die aufsteigende Folge.',
              'The director chooses which ones go. They cost the printed price and do not count for the ascending order.',
            ),
          },
        ),
        say(
          '62-14.12',
          'Loks werden nie an die Bank verkauft und nie freiwillig zurückgegeben.',
          'Trains are never sold to the bank and never given back voluntarily.',
        ),
        say(
          '62-14.6',
          'Eine Gesellschaft in Betrieb, die eine Strecke hat, muss am Ende ihres Zuges eine Lok besitzen.',
          'A company in operation that has a route must own a train at the end of its turn.',
          {
            decided: both(
              'Eine Strecke hat sie, wenn eine 2er-Lok fahren könnte: zwei Bahnhöfe an einem Weg, auf dem ein eigener Marker liegt. Welche Loks sie hat, ist egal.',
              'It has a route if a 2-train could run: two stations with an own marker on the way. Which trains it owns does not matter.',
            ),
          },
        ),
      ),
      group(
        both('Notfinanzierung', 'Emergency financing'),
        say(
          '62-14.14',
          'Muss eine Gesellschaft kaufen und kann nicht zahlen, gibt der Direktor das fehlende Geld.',
          'If a company must buy and cannot pay, the director pays what is missing.',
        ),
        say(
          '62-14.15',
          'Er wählt frei zwischen Loks der Bank, zurückgegebenen Loks und Angeboten anderer Gesellschaften.',
          'The director chooses freely among trains of the bank, returned trains and offers of other companies.',
        ),
        say(
          '62-14.16',
          'Mehr als der aufgedruckte Preis darf dabei nicht gezahlt werden.',
          'Not more than the printed price may be paid.',
        ),
        say(
          '62-14.17',
          'Mit privatem Geld wird keine weitere Lok gekauft und der Gesellschaft nicht sonst geholfen; ihr bleibt kein Dollar.',
          "The director's own money buys no further train and supports the company in no other way; the company keeps nothing.",
        ),
        say(
          '62-14.18',
          'Reicht sein Bargeld nicht, muss der Direktor sofort und außer der Reihe Aktien verkaufen.',
          "If the director's cash is not enough, the director must sell shares, at once and out of turn.",
        ),
        say(
          '62-14.19',
          'Durch diese Verkäufe darf in keiner Gesellschaft der Direktor wechseln.',
          'These sales may not change any director, in any company.',
        ),
        say(
          '62-14.20',
          'Reicht es immer noch nicht, ist der Direktor bankrott. Die angezahlte Lok bleibt vorerst auf dem Besitzbogen.',
          'If it is still not enough, the director is bankrupt. The partly paid train stays on the charter for the time being.',
          { see: ['15'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Die erste E-Lok', 'The first E-train'),
        text: both(
          'Nach den 4ern muss zuerst eine 5 gekauft werden. Von da an ist auch die 5E zu haben.',
          'After the 4s a 5 has to be bought first. From then on the 5E can be had as well.',
        ),
        atoms: ['62-14.8'],
      },
      {
        title: both('Der Kauf, der das Loklimit senkt', 'The purchase that lowers the limit'),
        text: both(
          'Erlaubt ist er, wenn die Gesellschaft unter dem alten Loklimit liegt. Zuerst wird überall verschrottet, auch unter den zurückgegebenen Loks. Dann gibt jede Gesellschaft über dem neuen Loklimit ab, auch die Käuferin. Drei 3er und die erste 4: erlaubt, eine der vier Loks geht an die Bank. Zwei Loks und die erste 5: erlaubt, eine von dreien geht.',
          "It is allowed if the company is below the old train limit. First trains are scrapped everywhere, among the bank's returned trains too. Then every company above the new limit gives up trains, the buyer included. Three 3s and the first 4: legal, one of the four trains goes to the bank. Two trains and the first 5: legal, one of three goes.",
        ),
        atoms: ['62-14.9', '62-14.10', '62-14.11', '62-16.3', '62-16.4'],
      },
      {
        title: both('Wann der Direktor zahlt', 'When the director pays'),
        text: both(
          'Nur wenn die Gesellschaft kaufen muss und ihr Betriebskapital für keine Lok der Bank reicht, auch keine zurückgegebene. Dann darf es auch eine teure sein. Bezahlt wird erst mit dem ganzen Betriebskapital, dann mit Bargeld, dann durch Aktien, und kein Verkauf mehr, sobald es reicht. Bankrott ist der Direktor nur, wenn alle erlaubten Verkäufe für die gewählte Lok nicht genügen.',
          'Only if the company must buy and its treasury pays for no train of the bank, returned ones included. Then it may even be a dear one. First the whole treasury pays, then cash, then shares, and no sale once it is enough. The director is bankrupt only if all legal sales do not cover the chosen train.',
        ),
        atoms: ['62-14.13', '62-14.14', '62-14.15', '62-14.17', '62-14.18'],
      },
    ],
  },
];
