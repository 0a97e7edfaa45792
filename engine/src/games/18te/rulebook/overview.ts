import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §3 to §3.5: the course of play, the map, the market, the trains. */
export const overview: readonly Section[] = [
  {
    section: '3',
    title: both('Überblick', 'Overview'),
    lead: both(
      'Was auf dem Tisch liegt und wofür es da ist. Wer das kennt, findet sich in allen weiteren Regeln zurecht.',
      'What lies on the table and what it is for. Who knows this will find their way through all other rules.',
    ),
    groups: [],
  },
  {
    section: '3.1',
    title: both('Zwei Arten von Runden', 'Two kinds of rounds'),
    lead: both(
      'In der einen Rundenart handeln die Spieler für sich, in der anderen die Gesellschaften. Beides bleibt getrennt.',
      'In one kind of round players act for themselves, in the other the companies act. The two stay apart.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-3.1.1',
          'Auf eine Aktienrunde folgen zwei Betriebsrunden, und das immer wieder.',
          'A stock round is followed by two operating rounds, over and over again.',
          { see: ['5'] },
        ),
        say(
          'TE-3.1.2',
          'Nur in Aktienrunden handeln Spieler mit Zertifikaten und versteigern Gesellschaften. Die einzige Ausnahme sind Verkäufe bei einer Notgeldbeschaffung.',
          'Players trade certificates and auction companies in stock rounds only. The one exception is selling for emergency funding.',
          { see: ['6', '7.9'] },
        ),
        say(
          'TE-3.1.3',
          'Gleise, Bahnhöfe, Fahrten und der Kauf von Loks gehören in die Betriebsrunden.',
          'Track, stations, running trains and buying trains belong to operating rounds.',
          { see: ['7'] },
        ),
      ),
    ],
  },
  {
    section: '3.2',
    title: both('Die Karte', 'The map'),
    lead: both(
      'Das Tecklenburger Land in Sechsecken: Kreise sind große Städte, Punkte kleine, rote Felder am Rand führen in die Ferne.',
      'The Tecklenburg land in hexes: circles are cities, dots are towns, red hexes at the edge lead far away.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-3.2.1',
          'Wo die Regeln für eine Lok Städte zählen, sind große und kleine Städte gemeint.',
          'Where the rules count cities for a train, cities and towns are both meant.',
          { see: ['7.5'] },
        ),
        say(
          'TE-3.2.2',
          'Osnabrück (G5), Rheine (A7), Münster (D14) und Tecklenburg (E9) sind schon gelb bedruckt. Dort kann nicht gebaut werden, solange es nur gelbe Plättchen gibt.',
          'Osnabrück (G5), Rheine (A7), Münster (D14) and Tecklenburg (E9) are printed yellow. Nothing can be built there while only yellow tiles are available.',
          { see: ['TE-7.3.27', '3.8'] },
        ),
      ),
    ],
  },
  {
    section: '3.3',
    title: both('Börse und Lokfabrik', 'Market and train factory'),
    lead: both(
      'Auf dem Börsenplan steht, was die Gesellschaften wert sind. Daneben warten die neuen Loks.',
      'The market board shows what the companies are worth. The new trains wait beside it.',
    ),
    groups: [
      group(
        both('Der Kurs', 'The price'),
        say(
          'TE-3.3.1',
          'Das Kursfeld, auf dem der Kursmarker einer Gesellschaft liegt, nennt den Preis eines 10-%-Zertifikats. Ein 30-%-Zertifikat ist dreimal so viel wert.',
          'The market cell with the price marker of a company shows the price of one 10 % certificate. A 30 % certificate is worth three times as much.',
        ),
        say(
          'TE-3.3.2',
          'Was eine Gesellschaft einnimmt, bewegt ihren Kursmarker waagerecht oder in Richtung des Pfeils. Der Handel mit ihren Zertifikaten bewegt ihn senkrecht.',
          'What a company earns moves its price marker sideways, or along the arrow. Trading its certificates moves it up or down.',
          { see: ['7.6', '6.2'] },
        ),
      ),
      group(
        both('Die Loks', 'The trains'),
        say(
          'TE-3.3.3',
          'In der Lokfabrik liegen die Loks in aufsteigender Folge: erst alle 1+1/2, dann 2+2/3, dann 3+3/4, zuletzt D.',
          'In the factory the trains lie in ascending order: first all 1+1/2, then 2+2/3, then 3+3/4, last D.',
          { see: ['7.8'] },
        ),
      ),
    ],
  },
  {
    section: '3.4',
    title: both('Die Loks', 'The trains'),
    lead: both(
      'Ohne Lok keine Einnahmen. Eine Lok unterscheidet sich von der anderen durch ihren Preis und ihre Reichweite.',
      'No train, no revenue. Trains differ in their price and in how far they go.',
    ),
    groups: [
      group(
        both('Preis und Seite', 'Price and side'),
        say(
          'TE-3.4.1',
          'Der Preis steht auf der benutzten Seite der Karte: 1+1 kostet 80M, 2 kostet 100M, 2+2 kostet 180M, 3 kostet 200M, 3+3 kostet 380M, 4 kostet 400M, D kostet 800M.',
          'The price is printed on the side in use: a 1+1 costs 80M, a 2 100M, a 2+2 180M, a 3 200M, a 3+3 380M, a 4 400M and a D 800M.',
          {
            decided: both(
              'Der Regeltext selbst nennt keine Preise. Es gelten die der Lokkarten, und Nennwert heißt überall: der Preis der benutzten Seite.',
              'The text itself names no prices. Those of the train cards hold, and face value always means the price of the side in use.',
            ),
          },
        ),
        say(
          'TE-3.4.3',
          'Beim Kauf wird gewählt, welche Seite der Karte gilt. Danach bleibt es dabei.',
          'The side of the card is chosen when the train is bought. After that it stays.',
          {
            decided: both(
              'Wir lesen das so: Die Wahl fällt, wenn die Lok die Lokfabrik verlässt. Wer sie später kauft, nimmt sie, wie sie liegt.',
              'We read it so: the choice is made when the train leaves the factory. A later owner takes the card as it lies.',
            ),
          },
        ),
      ),
      group(
        both('Wie weit sie fährt', 'How far it goes'),
        say(
          'TE-3.4.2',
          'Eine Lok m+n fährt bis zu m Halte jeder Art an und dazu bis zu n weitere kleine Städte. Eine 2+2 schafft also zwei beliebige Halte und zwei kleine Städte.',
          'An m+n train visits up to m stops of any kind plus up to n further towns. A 2+2 thus manages two stops of any kind and two towns.',
          { see: ['TE-7.5.6'] },
        ),
        say('TE-3.4.4', 'Eine D fährt beliebig viele Halte an.', 'A D visits any number of stops.', {
          see: ['7.5'],
        }),
      ),
    ],
  },
  {
    section: '3.5',
    title: both('Der Auszahlungsplan', 'The payout track'),
    lead: both(
      'Ein Gedächtnis für alle: Was hat welche Gesellschaft zuletzt gezahlt?',
      'A memory for everybody: what did each company pay last?',
    ),
    groups: [
      group(
        null,
        say(
          'TE-3.5.1',
          'Der Auszahlungsplan hält nur fest, welche Dividende jede Gesellschaft zuletzt ausgeschüttet hat. Was erlaubt ist, hängt nie von ihm ab.',
          'The payout track only records the last dividend each company paid. What is allowed never depends on it.',
          {
            decided: both(
              'Vom Einbehalten ist hier keine Rede. Der Marker rückt nur bei einer Dividende und bleibt liegen, wenn nichts ausgeschüttet wird.',
              'Nothing is said about withholding. The marker moves only with a dividend and stays where it is when nothing is paid out.',
            ),
          },
        ),
      ),
    ],
  },
];
