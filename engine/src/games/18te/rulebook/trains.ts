import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §7.8 and §7.9: buying trains, and what happens when the money is not there. */
export const trains: readonly Section[] = [
  {
    section: '7.8',
    title: both('Loks kaufen', 'Buying trains'),
    lead: both(
      'Loks veralten. Wer zu spät kauft, steht ohne da; wer früh kauft, bestimmt das Tempo des Spiels.',
      'Trains grow old. Who buys too late stands there without one; who buys early sets the pace of the game.',
    ),
    groups: [
      group(
        both('Wie viele', 'How many'),
        say(
          'TE-7.8.1',
          'Kaufen darf nur, wer weniger Loks hat, als das Loklimit der Phase erlaubt.',
          'Only a company below the train limit of the phase may buy.',
          { see: ['3.8'] },
        ),
        say(
          'TE-7.8.7',
          'In einem Zug dürfen mehrere Loks gekauft werden. Jeder Kauf wirkt sofort, also auf Phase, Rosten und Loklimit, bevor der nächste folgt.',
          'Several trains may be bought in a turn. Each purchase takes effect (phase, rusting, train limit) before the next.',
        ),
      ),
      group(
        both('Woher und für wie viel', 'From where and for how much'),
        say(
          'TE-7.8.4',
          'Aus der Lokfabrik gibt es nur die billigste neue Sorte, also die oberste Karte.',
          'The factory sells only the cheapest new type, the top card.',
        ),
        say(
          'TE-7.8.5',
          'Loks aus der Lokfabrik kosten genau den Nennwert.',
          'Trains from the factory cost exactly face value.',
          { see: ['TE-3.4.1'] },
        ),
        say(
          'TE-7.8.6',
          'Loks aus dem Bankvermögen kosten ebenfalls genau den Nennwert.',
          'Trains from the pool cost exactly face value as well.',
        ),
        say(
          'TE-7.8.2',
          'Von einer anderen Gesellschaft kauft man nur, wenn deren Präsident zustimmt.',
          'A train of another company can be bought only if its president agrees.',
        ),
        say(
          'TE-7.8.3',
          'Der Preis zwischen zwei Gesellschaften ist frei: mindestens 1M, höchstens alles, was in der Kasse der Käuferin liegt.',
          'The price between two companies is free: at least 1M, at most all that is in the treasury of the buyer.',
        ),
      ),
      group(
        both('Die Pflicht zur Lok', 'The duty to own a train'),
        say(
          'TE-7.8.8',
          'Wer eine befahrbare Strecke, aber keine Lok hat, muss im eigenen Zug eine kaufen.',
          'A company with a route it could run and no train must buy one in its turn.',
          {
            decided: both(
              'Befahrbar heißt: eine Strecke mit mindestens zwei Halten, einer davon mit einem eigenen Bahnhof.',
              'A route it could run means: one with at least two stops, one of them with an own station.',
            ),
          },
        ),
        say(
          'TE-7.8.9',
          'Dabei darf die Gesellschaft jede erhältliche Lok wählen, die sie bezahlen kann.',
          'It may choose any available train it can pay for.',
        ),
        say(
          'TE-7.8.10',
          'Kann sie keine aus Lokfabrik oder Bankvermögen bezahlen und bekommt sie auch von niemandem eine, folgt die Notgeldbeschaffung.',
          'If it can pay for none from factory or pool and gets none from another company, emergency funding follows.',
          { see: ['7.9'] },
        ),
      ),
    ],
  },
  {
    section: '7.9',
    title: both('Notgeldbeschaffung', 'Emergency funding'),
    lead: both(
      'Fehlt einer Gesellschaft das Geld für die Lok, die sie braucht, zahlt der Präsident aus eigener Tasche. Das kann teuer werden.',
      'If a company lacks the money for the train it needs, the president pays out of their own pocket. That can be expensive.',
    ),
    groups: [
      group(
        both('Wann und wie viel', 'When and how much'),
        say(
          'TE-7.9.1',
          'Der Präsident darf nur Geld beisteuern, wenn die Gesellschaft keine Lok hat und eine Strecke befahren könnte.',
          'The president may add money only if the company has no train and could run a route.',
        ),
        say(
          'TE-7.9.4',
          'Zuerst wird die Kasse der Gesellschaft leer; sie beendet ihren Zug mit 0M.',
          'The treasury is used up first; the company ends its turn with 0M.',
          {
            see: ['7.10'],
            decided: both(
              'Weil die Gesellschaft die Runde ohne Geld beenden soll, gibt sie in diesem Zug auch keine Zertifikate mehr aus.',
              'Because the company is to end the round without money, it also issues no certificates in this turn.',
            ),
          },
        ),
        say(
          'TE-7.9.2',
          'Der Präsident gibt nicht mehr dazu, als der Kasse für den Kauf fehlt.',
          'The president adds no more than the treasury lacks for the purchase.',
        ),
      ),
      group(
        both('Welche Lok', 'Which train'),
        say(
          'TE-7.9.6',
          'Aus Lokfabrik und Bankvermögen muss die billigste Möglichkeit genommen werden.',
          'From factory and pool the cheapest option must be taken.',
        ),
        say(
          'TE-7.9.3',
          'Mit Geld des Präsidenten kostet die Lok einer anderen Gesellschaft höchstens ihren Nennwert.',
          "With the president's money a train of another company costs at most its face value.",
        ),
        say(
          'TE-7.9.5',
          'Bei einer anderen Gesellschaft zu kaufen ist nie Pflicht, zu keinem Preis.',
          'Buying from another company is never a duty, at no price.',
        ),
      ),
      group(
        both('Zertifikate verkaufen', 'Selling certificates'),
        say(
          'TE-7.9.7',
          'Reicht das Bargeld des Präsidenten nicht, muss er Zertifikate verkaufen.',
          "If the president's cash is not enough, the president must sell certificates.",
        ),
        say(
          'TE-7.9.8',
          'Welche und in welcher Reihenfolge, entscheidet er selbst.',
          'The president chooses which ones and in which order.',
        ),
        say(
          'TE-7.9.10',
          'Es gelten die üblichen Verkaufsregeln: höchstens 50 % im Bankvermögen, kein 30-%-Zertifikat, und der Kurs fällt.',
          'The normal rules for selling apply: at most 50 % in the pool, no 30 % certificate, and the price falls.',
          { see: ['6.2'] },
        ),
        say(
          'TE-7.9.9',
          'Sobald das Geld reicht, ist mit dem Verkaufen Schluss.',
          'Selling ends as soon as the money is enough.',
          {
            decided: both(
              'Wofür es reichen muss, sagt niemand an. Erlaubt sind Verkäufe bis zum höchsten Nennwert unter den Loks der anderen; über der billigsten Lok der Bank kommt ein Hinweis.',
              'Nobody has to name the train it is for. Sales are allowed up to the highest face value among trains of others; above the cheapest train of the bank a caution is given.',
            ),
          },
        ),
        say(
          'TE-7.9.11',
          'Die Gesellschaft, die gerade an der Reihe ist, darf durch diese Verkäufe keinen anderen Präsidenten bekommen.',
          'The company whose turn it is may not get another president by these sales.',
        ),
        say(
          'TE-7.9.12',
          'Wechselt der Präsident einer anderen Gesellschaft, so geschieht das, bevor von ihr eine Lok gekauft werden kann.',
          'If another company changes its president, it does so before a train can be bought from it.',
        ),
      ),
      group(
        both('Wenn es nicht reicht', 'If it is not enough'),
        say(
          'TE-7.9.13',
          'Ist alles Geld eingezahlt, alles Erlaubte verkauft und keine Lok billig genug zu haben, so ist der Spieler bankrott. Das löst das Spielende aus.',
          'If all money is paid in, all legal sales are made and still no train is cheap enough, the player is bankrupt. That triggers the end of the game.',
          {
            see: ['8'],
            decided: both(
              'Eine Stelle beendet das Spiel sofort, §8 spielt die Betriebsrunden zu Ende; es gilt §8. Das Geld geht in die Kasse, unverkäufliche Zertifikate zählen weiter.',
              'One passage ends the game at once, §8 finishes the operating rounds; §8 holds. The cash goes to the treasury, certificates that could not be sold still count.',
            ),
          },
        ),
      ),
    ],
  },
];
