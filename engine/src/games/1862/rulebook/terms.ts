import { both, type Term } from '../../../table/rulebook.ts';
import { railwayTerms } from './terms-railway.ts';

const moneyTerms: readonly Term[] = [
  {
    id: 'stock-round',
    words: { de: ['Aktienrunde', 'Aktienrunden'], en: ['stock round', 'stock rounds'] },
    text: both(
      'Die Runde, in der die Spieler Privatbahnen und Aktien kaufen und Aktien verkaufen.',
      'The round in which players buy privates and shares and sell shares.',
    ),
    section: '18',
  },
  {
    id: 'operating-round',
    words: { de: ['Betriebsrunde', 'Betriebsrunden'], en: ['operating round', 'operating rounds'] },
    text: both(
      'Die Runde, in der jede Gesellschaft in Betrieb einmal baut, fährt, verdient und Loks kauft.',
      'The round in which every company in operation builds, runs, earns and buys trains once.',
    ),
    section: '6',
  },
  {
    id: 'phase',
    words: { de: ['Phase'], en: ['phase'] },
    text: both(
      'Ein Abschnitt des Spiels: gelb, grün, braun, grau. Er beginnt mit der ersten Lok einer neuen Größe.',
      'A part of the game: yellow, green, brown, grey. It starts with the first train of a new size.',
    ),
    section: '16',
  },
  {
    id: 'priority',
    words: { de: ['Priority', 'Priority-Karte'], en: ['priority', 'priority card'] },
    text: both(
      'Wer die Priority-Karte hat, beginnt die nächste Aktienrunde.',
      'The holder of the priority card begins the next stock round.',
    ),
    section: '18',
  },
  {
    id: 'company',
    words: { de: ['Gesellschaft', 'Gesellschaften'], en: ['company', 'companies'] },
    text: both(
      'Eine der dreizehn Eisenbahnen. Sie hat eigenes Geld und eigene Loks und gehört ihren Aktionären.',
      'One of the thirteen railways. It has its own money and trains and belongs to its shareholders.',
    ),
    section: '5',
  },
  {
    id: 'private',
    words: { de: ['Privatbahn', 'Privatbahnen'], en: ['private', 'privates'] },
    text: both(
      'Ein Papier, das einem Spieler allein gehört und in jeder Betriebsrunde festes Einkommen bringt.',
      'A paper that belongs to one player alone and brings a fixed income in every operating round.',
    ),
    section: '4',
  },
  {
    id: 'paper',
    words: {
      de: ['Papier', 'Papiere', 'Papiers'],
      en: ['paper', 'papers', 'certificate', 'certificates'],
    },
    text: both(
      'Jede Aktie und jede Privatbahn ist ein Papier, egal wie viel Prozent darauf steht.',
      'Every share and every private is a paper, whatever percentage is printed on it.',
    ),
    section: '19',
  },
  {
    id: 'share',
    words: {
      de: ['Aktie', 'Aktien', '10-%-Aktie', '10-%-Aktien', '5-%-Aktie', '5-%-Aktien'],
      en: ['share', 'shares'],
    },
    text: both(
      'Ein Anteil an einer Gesellschaft, meist 10 %, nach einem Aktienrückkauf 5 %.',
      'A part of a company, mostly 10 %, after a buy-back 5 %.',
    ),
    section: '5',
  },
  {
    id: 'director',
    words: { de: ['Direktor', 'Direktors', 'Direktoren'], en: ['director', 'directors'] },
    text: both(
      'Der Spieler, der für eine Gesellschaft alles entscheidet und notfalls für sie zahlt.',
      'The player who decides everything for a company and pays for it if need be.',
    ),
    section: '5',
  },
  {
    id: 'director-certificate',
    words: {
      de: ['Direktor-Aktie', 'Direktor-Aktien', '30-%-Direktor-Aktie'],
      en: ['director certificate', 'director certificates'],
    },
    text: both(
      'Die besondere Aktie des Direktors: 30 % oder 20 %, nach einem Aktienrückkauf 10 %.',
      'The special share of the director: 30 % or 20 %, after a buy-back 10 %.',
    ),
    section: '5',
  },
  {
    id: 'charter',
    words: { de: ['Besitzbogen'], en: ['charter', 'charters'] },
    text: both(
      'Der Bogen einer Gesellschaft. Auf ihm liegt alles, was ihr gehört.',
      'The sheet of a company. Everything it owns lies there.',
    ),
    section: '2',
  },
  {
    id: 'treasury',
    words: { de: ['Betriebskapital'], en: ['treasury'] },
    text: both(
      'Das Geld einer Gesellschaft. Es bleibt von dem der Spieler getrennt.',
      'The money of a company. It is kept apart from that of the players.',
    ),
    section: '2',
  },
  {
    id: 'bank',
    words: { de: ['Bank'], en: ['bank'] },
    text: both(
      'Alles Geld, das niemandem gehört. Sie zahlt Einkommen und Einfahrergebnisse und bekommt, was Plättchen, Marker und Loks kosten.',
      'All money that belongs to nobody. It pays incomes and revenue and receives what tiles, markers and trains cost.',
    ),
    section: '2',
  },
  {
    id: 'pool',
    words: { de: ['Bankpool'], en: ['pool'] },
    text: both(
      'Aktien, die schon einmal jemand besaß und verkauft hat. Sie kosten den aktuellen Kurs.',
      'Shares that somebody once owned and sold. They cost the current price.',
    ),
    section: '2',
  },
  {
    id: 'par',
    words: { de: ['Ausgabekurs', 'Ausgabekurses'], en: ['par'] },
    text: both(
      'Der Preis, zu dem eine Gesellschaft ihre Aktien zum ersten Mal verkauft: 70, 75, 80, 85, 92 oder 100.',
      'The price at which a company first sells its shares: 70, 75, 80, 85, 92 or 100.',
    ),
    section: '19',
  },
  {
    id: 'price',
    words: { de: ['Kurs', 'Kurse'], en: ['price', 'prices'] },
    text: both(
      'Was 10 % einer Gesellschaft gerade wert sind. (Bei Loks und Papieren: was sie kosten.)',
      'What 10 % of a company are worth at the moment. (Of trains and papers: what they cost.)',
    ),
    section: '18',
  },
  {
    id: 'price-marker',
    words: { de: ['Kursmarker'], en: ['price marker', 'price markers'] },
    text: both(
      'Die Scheibe einer Gesellschaft auf der Kurstafel. Wo sie liegt, steht der Kurs.',
      'The disc of a company on the market. The cell it lies in shows the price.',
    ),
    section: '18',
  },
  {
    id: 'bid',
    words: { de: ['Gebot', 'Gebote', 'Gebots'], en: ['bid', 'bids'] },
    text: both(
      'Wie viel jemand für eine Privatbahn zahlen will.',
      'How much somebody is ready to pay for a private.',
    ),
    section: '3',
  },
  {
    id: 'auction',
    words: { de: ['Versteigerung', 'versteigert'], en: ['auction', 'auctioned'] },
    text: both(
      'Mehrere wollen dieselbe Privatbahn: Sie überbieten sich, bis einer übrig ist.',
      'Several want the same private: they outbid each other until one is left.',
    ),
    section: '3',
  },
  {
    id: 'in-operation',
    words: { de: ['in Betrieb'], en: ['in operation', 'into operation'] },
    text: both(
      'Eine Gesellschaft ist in Betrieb (eröffnet), wenn 60 % von ihr gekauft sind. Erst dann handelt sie in Betriebsrunden.',
      'A company is in operation (opened) once 60 % of it have been bought. Only then does it act in operating rounds.',
    ),
    section: '19',
  },
  {
    id: 'certificate-limit',
    words: { de: ['Aktienlimit'], en: ['certificate limit'] },
    text: both(
      'So viele Papiere darf ein Spieler höchstens besitzen. Es hängt davon ab, wie viele Spieler und Gesellschaften noch dabei sind.',
      'The most papers a player may own. It depends on how many players and companies are left.',
    ),
    section: '21',
  },
  {
    id: 'buy-back',
    words: { de: ['Aktienrückkauf', 'Rückkauf'], en: ['buy-back'] },
    text: both(
      'Eine Gesellschaft kauft die Hälfte aller ihrer Aktien zurück.',
      'A company buys back half of all its shares.',
    ),
    section: '17',
  },
  {
    id: 'note',
    words: { de: ['Schuldschein', 'Schuldscheine'], en: ['note', 'notes'] },
    text: both(
      'Schulden einer Gesellschaft. Am Spielende sind sie voll zu bezahlen.',
      'Debts of a company. They must be paid in full at the end of the game.',
    ),
    section: '17',
  },
  {
    id: 'found',
    words: {
      de: ['gründen', 'gegründet', 'gründet', 'gründest'],
      en: ['found', 'founded', 'founds'],
    },
    text: both(
      'Die Direktor-Aktie als Erste kaufen und dabei den Ausgabekurs wählen.',
      'To be the first to buy the director certificate, and to choose the par with it.',
    ),
    section: '19',
  },
];

/** The words of the hobby that stand in the sentences of 1862. */
export const terms: readonly Term[] = [...moneyTerms, ...railwayTerms];
