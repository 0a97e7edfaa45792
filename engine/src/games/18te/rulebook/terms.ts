import { both, type Term } from '../../../table/rulebook.ts';
import { railwayTerms } from './terms-railway.ts';

const moneyTerms: readonly Term[] = [
  {
    id: 'stock-round',
    words: { de: ['Aktienrunde', 'Aktienrunden'], en: ['stock round', 'stock rounds'] },
    text: both(
      'Die Runde, in der die Spieler Anteile kaufen und verkaufen und neue Gesellschaften versteigern.',
      'The round in which players buy and sell shares and auction new companies.',
    ),
    section: '6',
  },
  {
    id: 'operating-round',
    words: { de: ['Betriebsrunde', 'Betriebsrunden'], en: ['operating round', 'operating rounds'] },
    text: both(
      'Die Runde, in der jede Gesellschaft einmal baut, fährt, verdient und Loks kauft.',
      'The round in which every company builds, runs, earns and buys trains once.',
    ),
    section: '7',
  },
  {
    id: 'set',
    words: { de: ['Spielfolge'], en: ['set', 'sets'] },
    text: both(
      'Eine Aktienrunde und die zwei Betriebsrunden, die auf sie folgen.',
      'One stock round and the two operating rounds that follow it.',
    ),
    section: '5',
  },
  {
    id: 'phase',
    words: { de: ['Phase', 'Phasen'], en: ['phase', 'phases'] },
    text: both(
      'Ein Abschnitt des Spiels. Er beginnt, wenn die erste Lok einer neuen Sorte die Lokfabrik verlässt, und ändert, was erlaubt ist.',
      'A part of the game. It starts when the first train of a new type leaves the factory, and changes what is allowed.',
    ),
    section: '3.8',
  },
  {
    id: 'first-trade',
    words: { de: ['Erster Handel'], en: ['First Trade'] },
    text: both(
      'Die Karte zeigt, wer in der Aktienrunde den ersten Zug hat.',
      'The card shows who has the first turn in the stock round.',
    ),
    section: '6.7',
  },
  {
    id: 'company',
    words: { de: ['Gesellschaft', 'Gesellschaften'], en: ['company', 'companies'] },
    text: both(
      'Eine Eisenbahn mit eigenem Geld, eigenen Loks und Bahnhöfen. Sie gehört allen, die Zertifikate von ihr halten.',
      'A railway with its own money, trains and stations. It belongs to all who hold certificates of it.',
    ),
    section: '3.6',
  },
  {
    id: 'certificate',
    words: {
      de: [
        'Zertifikat',
        'Zertifikate',
        'Zertifikaten',
        '10-%-Zertifikat',
        '10-%-Zertifikate',
        '10-%-Zertifikats',
        '30-%-Zertifikat',
        'Papier',
        'Papiere',
      ],
      en: ['certificate', 'certificates'],
    },
    text: both(
      'Eine Karte, die einen Anteil an einer Gesellschaft verbrieft: sieben zu 10 % und eine zu 30 %, die dem Präsidenten gehört.',
      'A card that stands for a share of a company: seven of 10 % and one of 30 %, which belongs to the president.',
    ),
    section: '3.6',
  },
  {
    id: 'president',
    words: { de: ['Präsident', 'Präsidenten'], en: ['president'] },
    text: both(
      'Wer den größten Anteil an einer Gesellschaft hat. Der Präsident entscheidet alles für sie.',
      'The player with the largest share of a company. The president decides everything for it.',
    ),
    section: '3.7',
  },
  {
    id: 'certificate-limit',
    words: { de: ['Zertifikatslimit'], en: ['certificate limit'] },
    text: both(
      'So viele Zertifikate darf ein Spieler höchstens haben: 15 zu zweit, 10 zu dritt.',
      'The most certificates a player may hold: 15 with two players, 10 with three.',
    ),
    section: '6.1',
  },
  {
    id: 'charter',
    words: { de: ['Ablage', 'Ablagen'], en: ['charter', 'charters'] },
    text: both(
      'Das Blatt einer Gesellschaft (Betriebsablage). Darauf liegt alles, was ihr gehört.',
      'The sheet of a company. Everything it owns lies there.',
    ),
    section: '3.6',
  },
  {
    id: 'treasury',
    words: { de: ['Kasse', 'Kassen'], en: ['treasury', 'treasuries'] },
    text: both(
      'Das Geld einer Gesellschaft und ihre noch nicht verkauften Zertifikate.',
      'The money of a company and its unsold certificates.',
    ),
    section: '3.6',
  },
  {
    id: 'bank',
    words: { de: ['Bank'], en: ['bank'] },
    text: both(
      'Alles Geld, das weder Spielern noch Gesellschaften gehört. Sie zahlt Einnahmen und bekommt Baukosten.',
      'All money that belongs neither to players nor to companies. It pays revenue and receives building costs.',
    ),
    section: '4',
  },
  {
    id: 'pool',
    words: { de: ['Bankvermögen'], en: ['pool'] },
    text: both(
      'Zertifikate und Loks, die die Bank besitzt: verkaufte Anteile und abgegebene Loks.',
      'Certificates and trains that the bank owns: shares that were sold and trains that were given up.',
    ),
    section: '6.2',
  },
  {
    id: 'market',
    words: { de: ['Börse', 'Börsenplan'], en: ['market'] },
    text: both(
      'Die Tafel mit allen Kursen. Gutes Wirtschaften rückt einen Kursmarker nach rechts, Verkäufe rücken ihn nach unten.',
      'The board with all prices. Good business moves a price marker right, sales move it down.',
    ),
    section: '3.3',
  },
  {
    id: 'price',
    words: { de: ['Kurs', 'Kurse'], en: ['price', 'prices'] },
    text: both(
      'Was ein 10-%-Zertifikat einer Gesellschaft gerade wert ist. (Auf Lokkarten: was die Lok kostet.)',
      'What a 10 % certificate of a company is worth at the moment. (On train cards: what the train costs.)',
    ),
    section: '3.3',
  },
  {
    id: 'price-marker',
    words: { de: ['Kursmarker'], en: ['price marker'] },
    text: both(
      'Die Scheibe einer Gesellschaft an der Börse. Liegen mehrere auf einem Kursfeld, ist die oberste zuerst an der Reihe.',
      'The disc of a company on the market. If several lie in one cell, the top one acts first.',
    ),
    section: '3.3',
  },
  {
    id: 'par',
    words: { de: ['Ausgabekurs', 'Ausgabekurses'], en: ['par'] },
    text: both(
      'Der erste Kurs einer Gesellschaft: 60, 70, 80, 90 oder 100. Er folgt aus dem Gebot, mit dem sie ersteigert wurde.',
      'The first price of a company: 60, 70, 80, 90 or 100. It follows from the bid that won its auction.',
    ),
    section: '6.5',
  },
  {
    id: 'auction',
    words: { de: ['Versteigerung', 'versteigern', 'versteigert'], en: ['auction', 'auctioned'] },
    text: both(
      'Reihum wird geboten, bis nur noch eine Person übrig ist. Versteigert wird das 30-%-Zertifikat der nächsten Gesellschaft.',
      'Bidding goes round until one player is left. The 30 % certificate of the next company is auctioned.',
    ),
    section: '6.5',
  },
  {
    id: 'issue',
    words: { de: ['ausgeben', 'ausgegebene'], en: ['issue', 'issues', 'issued'] },
    text: both(
      'Eine Gesellschaft verkauft eigene Zertifikate aus ihrer Kasse an die Bank.',
      'A company sells certificates from its own treasury to the bank.',
    ),
    section: '7.10',
  },
  {
    id: 'redeem',
    words: { de: ['zurückkaufen', 'Zurückgekaufte'], en: ['redeem', 'redeems', 'redeemed', 'redeeming'] },
    text: both(
      'Eine Gesellschaft kauft eigene Zertifikate aus dem Bankvermögen zurück.',
      'A company buys its own certificates back from the pool.',
    ),
    section: '7.10',
  },
  {
    id: 'share',
    words: { de: ['Anteil', 'Anteile', 'Anteilen', 'Anteils'], en: ['share', 'shares'] },
    text: both(
      '10 % einer Gesellschaft: ein Zehntel von allem, was sie ausschüttet. Das 30-%-Zertifikat zählt drei Anteile.',
      '10 % of a company: a tenth of all it pays out. The 30 % certificate counts three shares.',
    ),
    section: '3.6',
  },
  {
    id: 'found',
    words: { de: ['gründen', 'gegründet', 'gründet'], en: ['founded', 'founds'] },
    text: both(
      'Ist das 30-%-Zertifikat ersteigert, gibt es die Gesellschaft: Sie hat Geld, und ihre Anteile sind zu haben.',
      'Once its 30 % certificate is auctioned the company exists: it has money, and its shares can be had.',
    ),
    section: '6.6',
  },
  {
    id: 'bid',
    words: { de: ['Gebot', 'Gebote', 'Gebots'], en: ['bid', 'bids'] },
    text: both(
      'Was jemand in einer Versteigerung zahlen will. Wer am meisten bietet, zahlt und bekommt.',
      'What somebody is ready to pay in an auction. Whoever bids most pays and gets it.',
    ),
    section: '6.5',
  },
  {
    id: 'bonus',
    words: { de: ['Bonus'], en: ['bonus'] },
    text: both(
      '100 von der Bank, einmal für jede Gesellschaft, wenn sie ihr Ziel erreicht.',
      '100 from the bank, once for each company, when it reaches its target.',
    ),
    section: '3.6',
  },
];

/** The words of the hobby that stand in the sentences of 18TE. */
export const terms: readonly Term[] = [...moneyTerms, ...railwayTerms];
