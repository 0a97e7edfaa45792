import type { Words } from '../../../table/words.ts';

/** What to do now, and what the buttons of players say. */
export const nowWords: Words = {
  // A prompt has a headline and may have more: `/more` is the smaller line under it, `/other` the headline for those who
  // wait, `/cite` the paragraph.
  '18esp/now/end': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  '18esp/now/end/cite': { de: '8', en: '8' },
  '18esp/now/go-on': { de: '{seat}, es geht weiter.', en: '{seat}, go on.' },
  '18esp/now/go-on/other': { de: '{seat} ist an der Reihe.', en: '{seat} goes on.' },
  '18esp/now/open': {
    de: '{seat}, biete auf {private:name} oder passe.',
    en: '{seat}, bid for {private:name} or pass.',
  },
  '18esp/now/open/more': { de: 'mindestens {price:money}', en: 'at least {price:money}' },
  '18esp/now/open/other': {
    de: '{seat} überlegt ein Gebot auf {private:name}.',
    en: '{seat} considers a bid for {private:name}.',
  },
  '18esp/now/open/cite': { de: '3.2', en: '3.2' },
  '18esp/now/bid': {
    de: '{seat}, überbiete {bid:money} oder passe.',
    en: '{seat}, raise {bid:money} or pass.',
  },
  '18esp/now/bid/more': {
    de: '{bidder} bietet {bid:money} auf {private:name}.',
    en: '{bidder} bids {bid:money} for {private:name}.',
  },
  '18esp/now/bid/other': {
    de: '{seat} überlegt, {bid:money} auf {private:name} zu überbieten.',
    en: '{seat} considers raising {bid:money} for {private:name}.',
  },
  '18esp/now/bid/cite': { de: '3.2', en: '3.2' },
  '18esp/now/par': {
    de: '{seat}, lege den Ausgabekurs der {company} fest.',
    en: '{seat}, fix the par of the {company}.',
  },
  '18esp/now/par/other': {
    de: '{seat} legt den Ausgabekurs der {company} fest.',
    en: '{seat} fixes the par of the {company}.',
  },
  '18esp/now/par/cite': { de: '4.3.2', en: '4.3.2' },
  '18esp/now/trade': { de: '{seat}, handle oder passe.', en: '{seat}, trade or pass.' },
  '18esp/now/trade/more': {
    de: 'Verkaufen, Schulden tilgen, ein Zertifikat kaufen.',
    en: 'Sell, repay debt, buy one certificate.',
  },
  '18esp/now/trade/other': { de: '{seat} handelt.', en: '{seat} is trading.' },
  '18esp/now/trade/cite': { de: '4', en: '4' },
  '18esp/now/sold': {
    de: '{seat}, kaufe noch oder beende deinen Zug.',
    en: '{seat}, buy now or end your turn.',
  },
  '18esp/now/sold/more': {
    de: 'Schulden tilgen, ein Zertifikat kaufen.',
    en: 'Repay debt, buy one certificate.',
  },
  '18esp/now/sold/other': {
    de: '{seat} hat verkauft und handelt weiter.',
    en: '{seat} has sold and goes on trading.',
  },
  '18esp/now/sold/cite': { de: '4.3', en: '4.3' },
  '18esp/now/repaid': {
    de: '{seat}, kaufe noch oder beende deinen Zug.',
    en: '{seat}, buy now or end your turn.',
  },
  '18esp/now/repaid/other': {
    de: '{seat} hat getilgt und handelt weiter.',
    en: '{seat} has repaid and goes on trading.',
  },
  '18esp/now/repaid/cite': { de: '4.3', en: '4.3' },
  '18esp/now/discard': {
    de: '{seat}, gib überzählige Züge der {company} ab.',
    en: '{seat}, give up the surplus trains of the {company}.',
  },
  '18esp/now/discard/other': {
    de: '{seat} gibt überzählige Züge der {company} ab.',
    en: '{seat} gives up surplus trains of the {company}.',
  },
  '18esp/now/discard/cite': { de: '5.7', en: '5.7' },
  '18esp/now/offer-train': {
    de: '{seat}, verkauft die {seller} ihren Zug {train}?',
    en: '{seat}, does the {seller} sell its train {train}?',
  },
  '18esp/now/offer-train/more': {
    de: 'Die {buyer} bietet {price:money}.',
    en: 'The {buyer} offers {price:money}.',
  },
  '18esp/now/offer-train/other': {
    de: '{seat} überlegt, ob die {seller} ihren Zug {train} verkauft.',
    en: '{seat} decides whether the {seller} sells its train {train}.',
  },
  '18esp/now/offer-train/cite': { de: '5.7', en: '5.7' },
  '18esp/now/offer-takeover': {
    de: '{seat}, darf die {buyer} die {seller} übernehmen?',
    en: '{seat}, may the {buyer} take over the {seller}?',
  },
  '18esp/now/offer-takeover/other': {
    de: '{seat} überlegt, ob die {buyer} die {seller} übernehmen darf.',
    en: '{seat} decides whether the {buyer} may take over the {seller}.',
  },
  '18esp/now/offer-takeover/cite': { de: '5.6', en: '5.6' },
  '18esp/now/offer-private': {
    de: '{seat}, verkaufst du {private:name}?',
    en: '{seat}, do you sell {private:name}?',
  },
  '18esp/now/offer-private/more': {
    de: 'Die {buyer} bietet {price:money}.',
    en: 'The {buyer} offers {price:money}.',
  },
  '18esp/now/offer-private/other': {
    de: '{seat} überlegt, {private:name} an die {buyer} zu verkaufen.',
    en: '{seat} considers selling {private:name} to the {buyer}.',
  },
  '18esp/now/offer-private/cite': { de: '5.8', en: '5.8' },
  '18esp/now/vacancy': {
    de: '{seat}, setzt die {company} einen Marker an die Stelle der {minor}?',
    en: '{seat}, does the {company} put a marker in the place of the {minor}?',
  },
  '18esp/now/vacancy/other': {
    de: '{seat} entscheidet, ob die {company} den Kreis der {minor} besetzt.',
    en: '{seat} decides whether the {company} takes the circle of the {minor}.',
  },
  '18esp/now/vacancy/cite': { de: '5.6', en: '5.6' },
  '18esp/now/home': {
    de: '{seat}, wähle die Heimatstadt der {company}',
    en: '{seat}, choose the home city of the {company}',
  },
  '18esp/now/home/other': {
    de: '{seat} wählt die Heimatstadt der {company}.',
    en: '{seat} chooses the home city of the {company}.',
  },
  '18esp/now/home/cite': { de: '5.3.4', en: '5.3.4' },
  '18esp/now/build': { de: '{seat}, baue für die {company}', en: '{seat}, build for the {company}' },
  '18esp/now/build/more': {
    de: 'Gleis, Mine, Station, Pass – oder fahren',
    en: 'track, mine, station, pass – or run',
  },
  '18esp/now/build/other': { de: '{seat} baut für die {company}.', en: '{seat} builds for the {company}.' },
  '18esp/now/build/cite': { de: '5.3', en: '5.3' },
  '18esp/now/run': {
    de: '{seat}, fahre mit den Zügen der {company}',
    en: '{seat}, run the trains of the {company}',
  },
  '18esp/now/run/other': {
    de: '{seat} wählt eine Fahrt für die {company}.',
    en: '{seat} is choosing a run for the {company}.',
  },
  '18esp/now/run/cite': { de: '5.4.2', en: '5.4.2' },
  '18esp/now/income': { de: '{seat}, zahlt die {company} aus?', en: '{seat}, does the {company} pay out?' },
  '18esp/now/income/more': { de: 'auszahlen oder einbehalten', en: 'pay out or withhold' },
  '18esp/now/income/other': {
    de: '{seat} entscheidet, ob die {company} auszahlt.',
    en: '{seat} decides whether the {company} pays out.',
  },
  '18esp/now/income/cite': { de: '5.5', en: '5.5' },
  '18esp/now/takeover': {
    de: '{seat}, übernimm kleine Bahnen mit der {company}',
    en: '{seat}, take over minors with the {company}',
  },
  '18esp/now/takeover/more': {
    de: 'oder Züge kaufen, oder ihren Zug beenden',
    en: 'or buy trains, or end its turn',
  },
  '18esp/now/takeover/other': {
    de: '{seat} überlegt Übernahmen der {company}.',
    en: '{seat} considers takeovers by the {company}.',
  },
  '18esp/now/takeover/cite': { de: '5.6', en: '5.6' },
  '18esp/now/trains': {
    de: '{seat}, kaufe Züge für die {company}',
    en: '{seat}, buy trains for the {company}',
  },
  '18esp/now/trains/more': { de: 'oder ihren Zug beenden', en: 'or end its turn' },
  '18esp/now/trains/other': {
    de: '{seat} kauft Züge für die {company}.',
    en: '{seat} buys trains for the {company}.',
  },
  '18esp/now/trains/cite': { de: '5.7', en: '5.7' },

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
