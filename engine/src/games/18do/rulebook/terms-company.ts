import { both, type Term } from '../../../table/rulebook.ts';

/** Words about rounds, shares, money and companies. */
export const companyTerms: readonly Term[] = [
  {
    id: 'efs',
    words: { de: ['EFS', 'Einführungsspiel'], en: ['EFS', 'introductory game'] },
    text: both(
      'Das Einführungsspiel: die leichteste Variante, ohne Geld.',
      'The introductory game: the easiest variant, without money.',
    ),
    section: '3',
  },
  {
    id: 'trg',
    words: { de: ['TRG'], en: ['TRG'] },
    text: both('The Railway Game: das volle Eisenbahnspiel.', 'The Railway Game: the full railway game.'),
    section: '4',
  },
  {
    id: 'hsb',
    words: { de: ['HSB'], en: ['HSB'] },
    text: both(
      'Heat, Sweat & Beer: das Eisenbahnspiel mit Brauereien und Biermarkt.',
      'Heat, Sweat & Beer: the railway game with breweries and a beer market.',
    ),
    section: '6',
  },
  {
    id: 'exp',
    words: { de: ['EXP', 'Expertenspiel'], en: ['EXP', 'expert game'] },
    text: both(
      'Das Expertenspiel: HSB mit Kleininvestitionen und Sonderereignissen.',
      'The expert game: HSB with small investments and special events.',
    ),
    section: '7',
  },
  {
    id: 'zsv',
    words: { de: ['ZSV'], en: ['ZSV'] },
    text: both(
      'Die Varianten für zwei Spieler, mit einem Investor als drittem.',
      'The variants for two players, with an Investor as the third.',
    ),
    section: '8',
  },
  {
    id: 'stock-round',
    words: { de: ['Aktienrunde', 'Aktienrunden'], en: ['stock round', 'stock rounds'] },
    text: both(
      'Die Runde, in der Spieler Zertifikate kaufen und verkaufen und Gesellschaften gründen.',
      'The round in which players buy and sell certificates and found companies.',
    ),
    section: '4.4',
  },
  {
    id: 'operating-round',
    words: { de: ['Operationsrunde', 'Operationsrunden'], en: ['operating round', 'operating rounds'] },
    text: both(
      'Die Runde, in der die Gesellschaften arbeiten: bauen, fahren, liefern, einkaufen.',
      'The round in which the companies work: build, run, deliver, buy.',
    ),
    section: '4.5',
  },
  {
    id: 'phase',
    words: {
      de: ['Phase', 'Phasen', 'Farbphase', 'Farbphasen'],
      en: ['phase', 'phases', 'colour phase', 'colour phases'],
    },
    text: both(
      'Ein Abschnitt des Spiels. Er beginnt mit dem ersten Zug oder Kärtchen eines neuen Typs und ändert Regeln.',
      'A stage of the game. It begins with the first train or card of a new type and changes rules.',
    ),
    section: '4.2.1',
  },
  {
    id: 'director',
    words: { de: ['Direktor', 'Direktoren', 'Direktors'], en: ['director', 'directors', 'director’s'] },
    text: both(
      'Der Spieler mit den meisten Anteilen einer Gesellschaft. Er entscheidet für sie.',
      'The player with the most shares of a company, who decides for it.',
    ),
    section: '4.3.2.2',
  },
  {
    id: 'directors-certificate',
    words: { de: ['Direktoraktie'], en: ['director’s certificate'] },
    text: both(
      'Das besondere Zertifikat des Direktors, über zwei, drei oder vier Anteile. Mit ihm wird gegründet.',
      'The director’s special certificate of two, three or four shares. Founding is done with it.',
    ),
    section: '4.4.1',
  },
  {
    id: 'certificate',
    words: {
      de: ['Zertifikat', 'Zertifikate', 'Zertifikaten', 'Zertifikats', 'Aktienzertifikat'],
      en: ['certificate', 'certificates'],
    },
    text: both(
      'Ein Kärtchen, das dir einen oder mehrere Anteile einer Gesellschaft gibt.',
      'A card that gives you one or more shares of a company.',
    ),
    section: '2.4.3',
  },
  {
    id: 'share',
    words: { de: ['Anteil', 'Anteile', 'Anteilen', 'Anteils', 'Aktie', 'Aktien'], en: ['share', 'shares'] },
    text: both('Ein Zehntel einer Gesellschaft, also 10 %.', 'One tenth of a company, that is 10%.'),
    section: '2.4.3',
  },
  {
    id: 'found',
    words: {
      de: [
        'gründen',
        'gegründet',
        'gegründete',
        'gegründeten',
        'gegründeter',
        'gründest',
        'gründet',
        'Gründung',
        'Neugründung',
      ],
      en: ['found', 'founded', 'founding', 'founds', 'founder'],
    },
    text: both(
      'Eine Gesellschaft ins Leben rufen, indem man ihre Direktoraktie nimmt und den Startkurs festlegt.',
      'To start a company by taking its director’s certificate and setting the start price.',
    ),
    section: '4.4.1',
  },
  {
    id: 'in-operation',
    words: { de: ['in Betrieb'], en: ['in operation', 'flotation'] },
    text: both(
      'Sobald Spieler die Hälfte der Anteile haben, arbeitet die Gesellschaft in den Operationsrunden.',
      'Once players hold half of the shares the company works in operating rounds.',
    ),
    section: '4.4.2',
  },
  {
    id: 'bank-pool',
    words: { de: ['Bank Pool'], en: ['Bank Pool'] },
    text: both(
      'Der Platz für Zertifikate und Züge, die Spieler oder Gesellschaften an die Bank abgegeben haben.',
      'The place for certificates and trains that players or companies have given up to the bank.',
    ),
    section: '2.1.2',
  },
  {
    id: 'display',
    words: { de: ['Auslage'], en: ['display'] },
    text: both(
      'Hier liegen Zertifikate, Züge und Kärtchen, die noch niemand hat.',
      'Here lie certificates, trains and cards that nobody has yet.',
    ),
    section: '2.1.2',
  },
  {
    id: 'treasury',
    words: { de: ['Betriebskapital'], en: ['treasury', 'treasuries'] },
    text: both(
      'Das Geld einer Gesellschaft. Es gehört nicht dem Direktor.',
      'The money of a company. It does not belong to the director.',
    ),
    section: '2.3',
  },
  {
    id: 'private-cash',
    words: { de: ['Privatgeld'], en: ['private cash'] },
    text: both('Dein eigenes Geld als Spieler.', 'Your own money as a player.'),
    section: '4.6',
  },
  {
    id: 'sheet',
    words: { de: ['Besitzblatt', 'Besitzblätter'], en: ['sheet', 'sheets'] },
    text: both(
      'Das Blatt einer Gesellschaft; was darauf liegt, gehört ihr.',
      'The sheet of a company; what lies on it is the company’s.',
    ),
    section: '2.3',
  },
  {
    id: 'dividend',
    words: {
      de: ['Dividende', 'Dividenden', 'ausschütten', 'ausgeschüttet', 'auszahlen', 'ausgezahlt'],
      en: ['dividend', 'dividends', 'payout', 'pay out', 'paid out', 'pays out'],
    },
    text: both(
      'Einnahmen, die an die Besitzer der Anteile gehen.',
      'Revenue that goes to the holders of the shares.',
    ),
    section: '4.5.6.2',
  },
  {
    id: 'limits',
    words: { de: ['Zertifikatslimit', 'Anteilslimit'], en: ['certificate limit', 'share limit'] },
    text: both(
      'Wie viele Zertifikate ein Spieler insgesamt und wie viele Anteile einer Gesellschaft er höchstens haben darf.',
      'How many certificates a player may hold in all, and how many shares of one company.',
    ),
    section: '4.4.4',
  },
  {
    id: 'price',
    words: {
      de: ['Kurs', 'Kurswert', 'Kursmarker', 'Kurstabelle', 'Kurstabellen', 'Startkurs', 'Startkurse'],
      en: [
        'price marker',
        'current price',
        'price table',
        'price track',
        'price tracks',
        'start price',
        'start prices',
      ],
    },
    text: both(
      'Was ein Anteil von 10 % wert ist. Der Kursmarker zeigt es auf der Kurstabelle; beim Startkurs fängt er an.',
      'What a share of 10% is worth. The price marker shows it on the price table; it begins at the start price.',
    ),
    section: '4.5.6.3',
  },
  {
    id: 'private-brewery',
    words: {
      de: ['Privatbrauerei', 'Privatbrauereien', 'Besitzkärtchen', 'Besitzkärtchens'],
      en: [
        'private brewery',
        'private breweries',
        'private card',
        'private cards',
        'ownership cards',
        'private-brewery cards',
      ],
    },
    text: both(
      'Eine Brauerei in TRG, die einem Spieler allein gehört. Ihr Besitzkärtchen zahlt Rendite, bis es umgedreht wird; dann gibt es seine Bierquader frei.',
      'A brewery in TRG that belongs to one player alone. Its card pays an income until it is flipped; then its cubes may be used.',
    ),
    section: '4.3.1',
  },
  {
    id: 'brewery-marker',
    words: { de: ['Brauereimarker', 'Brauereimarkern'], en: ['brewery marker', 'brewery markers'] },
    text: both(
      'Gehört zu den Privatbrauereien No. 2 bis 5 und gibt einer Eisenbahn einen Vorteil.',
      'Belongs to private breweries No. 2 to 5 and gives a railway a benefit.',
    ),
    section: '4.3.1.1',
  },
  {
    id: 'first-action-card',
    words: { de: ['Startspielerkärtchen'], en: ['first-action card', 'first-action holder'] },
    text: both(
      'Das Kärtchen „Erste Aktion Aktienrunde“: Wer es hat, beginnt die Aktienrunde.',
      'The card “first action, stock round”: its holder starts the stock round.',
    ),
    section: '2.4.1',
  },
  {
    id: 'investor',
    words: {
      de: ['Investor', 'Investors', 'Verwalter'],
      en: ['Investor', 'Investor’s', 'managing player', 'managing player’s'],
    },
    text: both(
      'Der dritte Mitspieler zu zweit. Er folgt festen Regeln; wer seine Gesellschaft gerade führt, ist ihr Verwalter.',
      'The third party with two players. He follows fixed rules; who runs his company at the moment is its managing player.',
    ),
    section: '8.2',
  },
  {
    id: 'player-company',
    words: {
      de: ['Spielergesellschaft', 'Spielergesellschaften'],
      en: ['player company', 'player companies', 'player-company'],
    },
    text: both(
      'Eine Gesellschaft, die ein Spieler leitet und nicht der Investor.',
      'A company directed by a player and not by the Investor.',
    ),
    section: '8.2',
  },
  {
    id: 'company',
    words: { de: ['Gesellschaft', 'Gesellschaften'], en: ['company', 'companies', 'company’s'] },
    text: both(
      'Eine Eisenbahn oder Brauerei mit eigenem Geld. Sie gehört allen, die Anteile an ihr haben.',
      'A railway or brewery with money of its own. It belongs to all who hold shares of it.',
    ),
    section: '2.3',
  },
  {
    id: 'bank',
    words: { de: ['Bank'], en: ['bank'] },
    text: both(
      'Das Geld und alles andere, was noch niemandem gehört.',
      'The money and all else that belongs to nobody yet.',
    ),
    section: '2.1.2',
  },
  {
    id: 'withhold',
    words: { de: ['einbehalten'], en: ['withhold', 'withholds', 'withheld'] },
    text: both(
      'Die Einnahme bleibt bei der Gesellschaft, und ihr Kurs fällt.',
      'The revenue stays with the company, and its price falls.',
    ),
    section: '4.5.6.2',
  },
  {
    id: 'loan',
    words: { de: ['Kredit', 'Kredite'], en: ['loan', 'loans'] },
    text: both(
      'Was die Bank beim Zwangskauf leiht, wenn alles andere nicht reicht. Am Ende wird das Doppelte abgezogen.',
      'What the bank lends in a forced purchase when all else does not suffice. In the end twice as much is deducted.',
    ),
    section: '4.5.7.5',
  },
  {
    id: 'bid',
    words: {
      de: ['Gebot', 'Gebote', 'Gebotsfeld', 'Gebotsfelder', 'Geboten'],
      en: ['bid', 'bids', 'bid field', 'bid fields'],
    },
    text: both(
      'Was jemand für eine Karte zahlen will: der Preis auf ihr und was auf dem Feld daneben steht.',
      'What somebody is ready to pay for a card: its price and what the field beside it says.',
    ),
    section: '4.2.2',
  },
];
