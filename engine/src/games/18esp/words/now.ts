import type { Words } from '../../../table/words.ts';

/** What to do now, and what the buttons of players say. */
export const nowWords: Words = {
  '18esp/now/end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  '18esp/now/go-on': { de: '{seat}, es geht weiter.', en: '{seat}, go on.' },
  '18esp/now/open': {
    de: '{seat}, biete mindestens {price:money} auf {private:name} oder passe.',
    en: '{seat}, bid at least {price:money} for {private:name} or pass.',
  },
  '18esp/now/bid': {
    de: '{seat}, überbiete {bid:money} von {bidder} auf {private:name} oder passe.',
    en: '{seat}, raise the {bid:money} of {bidder} for {private:name} or pass.',
  },
  '18esp/now/par': {
    de: '{seat}, lege den Ausgabekurs der {company} fest.',
    en: '{seat}, fix the par of the {company}.',
  },
  '18esp/now/trade': {
    de: '{seat}, handle: verkaufen, Schulden tilgen, ein Zertifikat kaufen – oder passe.',
    en: '{seat}, trade: sell, repay debt, buy one certificate – or pass.',
  },
  '18esp/now/sold': {
    de: '{seat}, tilge oder kaufe noch, oder beende deinen Zug.',
    en: '{seat}, repay or buy now, or end your turn.',
  },
  '18esp/now/repaid': {
    de: '{seat}, kaufe noch, oder beende deinen Zug.',
    en: '{seat}, buy now, or end your turn.',
  },
  '18esp/now/discard': {
    de: '{seat}, gib überzählige Züge der {company} ab.',
    en: '{seat}, give up the surplus trains of the {company}.',
  },
  '18esp/now/offer-train': {
    de: '{seat}, verkauft die {seller} ihren Zug {train} für {price:money} an die {buyer}?',
    en: '{seat}, does the {seller} sell its train {train} to the {buyer} for {price:money}?',
  },
  '18esp/now/offer-takeover': {
    de: '{seat}, darf die {buyer} die {seller} übernehmen?',
    en: '{seat}, may the {buyer} take over the {seller}?',
  },
  '18esp/now/offer-private': {
    de: '{seat}, verkaufst du {private:name} für {price:money} an die {buyer}?',
    en: '{seat}, do you sell {private:name} to the {buyer} for {price:money}?',
  },
  '18esp/now/vacancy': {
    de: '{seat}, setzt die {company} einen Marker an die Stelle der {minor}?',
    en: '{seat}, does the {company} put a marker in the place of the {minor}?',
  },
  '18esp/now/home': {
    de: '{seat}, wähle die Stadt für die Heimatstation der {company}.',
    en: '{seat}, choose the city for the home station of the {company}.',
  },
  '18esp/now/build': {
    de: '{seat}, baue für die {company}: Gleis, Mine, Station, Pass – oder fahre.',
    en: '{seat}, build for the {company}: track, mine, station, pass – or run.',
  },
  '18esp/now/run': {
    de: '{seat}, fahre mit den Zügen der {company}.',
    en: '{seat}, run the trains of the {company}.',
  },
  '18esp/now/income': {
    de: '{seat}, zahlt die {company} aus oder behält sie ein?',
    en: '{seat}, does the {company} pay out or withhold?',
  },
  '18esp/now/takeover': {
    de: '{seat}, übernimm kleine Bahnen, kaufe Züge für die {company} oder beende ihren Zug.',
    en: '{seat}, take over minors, buy trains for the {company}, or end its turn.',
  },
  '18esp/now/trains': {
    de: '{seat}, kaufe Züge für die {company} oder beende ihren Zug.',
    en: '{seat}, buy trains for the {company} or end its turn.',
  },

  '18esp/amount/bid': { de: 'Gebot', en: 'bid' },
  '18esp/amount/par': { de: 'Kurs', en: 'price' },
  '18esp/amount/count': { de: 'Anzahl', en: 'number' },
  '18esp/amount/amount': { de: 'Betrag', en: 'amount' },
  '18esp/amount/price': { de: 'Preis', en: 'price' },
  '18esp/choice/bid': { de: 'Auf {private} bieten', en: 'bid for {private}' },
  '18esp/choice/no-bid': { de: 'Nicht bieten', en: 'do not bid' },
  '18esp/choice/par': { de: '{company} zu {par:money}', en: '{company} at {par:money}' },
  '18esp/choice/start-minor': { de: '{company} starten', en: 'start {company}' },
  '18esp/choice/start-major': {
    de: '{company}: Direktorenzertifikat kaufen',
    en: "{company}: buy the president's certificate",
  },
  '18esp/choice/buy-ipo': {
    de: '{company} aus dem Ausgabestapel · {price:money}',
    en: '{company} from the issue · {price:money}',
  },
  '18esp/choice/buy-market': {
    de: '{company} aus dem Open Market · {price:money}',
    en: '{company} from the open market · {price:money}',
  },
  '18esp/choice/sell': {
    de: '{company} verkaufen · je {price:money}',
    en: 'sell {company} · {price:money} each',
  },
  '18esp/choice/repay': { de: 'Schulden tilgen', en: 'repay debt' },
  '18esp/choice/private': {
    de: '{private:name} für die {company} kaufen',
    en: 'buy {private:name} for the {company}',
  },
  '18esp/choice/private-side': {
    de: '{private:name} für die {company} kaufen, Zug {side}',
    en: 'buy {private:name} for the {company}, train {side}',
  },
  '18esp/choice/ask-private': {
    de: '{seat} nach {private:name} fragen',
    en: 'ask {seat} for {private:name}',
  },
  '18esp/choice/ask-private-side': {
    de: '{seat} nach {private:name} fragen, Zug {side}',
    en: 'ask {seat} for {private:name}, train {side}',
  },
  '18esp/choice/accept-train': {
    de: 'Zug {train} für {price:money} verkaufen',
    en: 'sell train {train} for {price:money}',
  },
  '18esp/choice/accept-takeover': {
    de: 'Der Übernahme durch die {buyer} zustimmen',
    en: 'agree to the takeover by the {buyer}',
  },
  '18esp/choice/accept-private': {
    de: '{private} für {price:money} verkaufen',
    en: 'sell {private} for {price:money}',
  },
  '18esp/choice/decline': { de: 'Ablehnen', en: 'decline' },
  '18esp/choice/pass': { de: 'Passen', en: 'pass' },
  '18esp/choice/end-turn': { de: 'Zug beenden', en: 'end the turn' },
};
