import type { Words } from '../../../table/words.ts';
import { stepWords } from './steps.ts';

type Said = Words[string];
/** A stock turn of somebody with debts: nothing is bought before all is repaid (§4.3). */
const debtor = (key: string, text: Said): Words => ({
  [`18esp/now/${key}-debt`]: text,
  [`18esp/now/${key}-debt/more`]: {
    de: '{debt:money} Schulden: gekauft wird erst, wenn alles getilgt ist.',
    en: '{debt:money} of debt: nothing is bought before all is repaid.',
  },
  [`18esp/now/${key}-debt/other`]: {
    de: '{seat} hat Schulden und handelt.',
    en: '{seat} has debts and is trading.',
  },
  [`18esp/now/${key}-debt/cite`]: { de: '4.3', en: '4.3' },
});
const TOO_MANY: Said = { de: 'zu viele haben: {company}', en: 'too many have: {company}' };

/** What to do now, and what the buttons of players say. */
export const nowWords: Words = {
  ...stepWords,
  // A prompt has a headline and may have more: `/more` is the smaller line under it, `/other` the headline for those who
  // wait, `/cite` the paragraph.
  '18esp/now/end/cite': { de: '8', en: '8' },
  '18esp/now/open': {
    de: '{seat}, biete auf {card:name} oder passe.',
    en: '{seat}, bid for {card:name} or pass.',
  },
  '18esp/now/open/more': { de: 'mindestens {price:money}', en: 'at least {price:money}' },
  '18esp/now/open/other': {
    de: '{seat} überlegt ein Gebot auf {card:name}.',
    en: '{seat} considers a bid for {card:name}.',
  },
  '18esp/now/open/cite': { de: '3.2', en: '3.2' },
  '18esp/now/bid/more': {
    de: '{bidder} bietet {bid:money} auf {card:name}.',
    en: '{bidder} bids {bid:money} for {card:name}.',
  },
  '18esp/now/bid/other': {
    de: '{seat} überlegt, {bid:money} auf {card:name} zu überbieten.',
    en: '{seat} considers outbidding {bid:money} for {card:name}.',
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
  '18esp/now/trade/more': { de: 'Verkaufen, ein Zertifikat kaufen.', en: 'Sell, buy one certificate.' },
  '18esp/now/trade/cite': { de: '4', en: '4' },
  ...debtor('trade', { de: '{seat}, verkaufe, tilge oder passe.', en: '{seat}, sell, repay or pass.' }),
  ...debtor('sold', {
    de: '{seat}, tilge Schulden oder beende deinen Zug.',
    en: '{seat}, repay debt or end your turn.',
  }),
  ...debtor('repaid', {
    de: '{seat}, tilge noch mehr oder beende deinen Zug.',
    en: '{seat}, repay more or end your turn.',
  }),
  '18esp/now/must-sell': {
    de: '{seat}, verkaufe {more} {more|Zertifikat|Zertifikate}.',
    en: '{seat}, sell {more} {more|certificate|certificates}.',
  },
  '18esp/now/must-sell/more': {
    de: 'Du hast {count}, erlaubt sind {limit}.',
    en: 'You have {count}; {limit} are allowed.',
  },
  '18esp/now/must-sell/other': {
    de: '{seat} verkauft überzählige Zertifikate.',
    en: '{seat} sells surplus certificates.',
  },
  '18esp/now/must-sell/cite': { de: '4.1', en: '4.1' },
  '18esp/now/sold/more': { de: 'Du kannst noch ein Zertifikat kaufen.', en: 'You may buy one certificate.' },
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
  '18esp/now/discard-several': {
    de: '{seat}, gib überzählige Züge ab.',
    en: '{seat}, give up surplus trains.',
  },
  '18esp/now/discard-several/more': TOO_MANY,
  '18esp/now/discard-several/other': {
    de: '{seat} gibt überzählige Züge ab.',
    en: '{seat} gives up surplus trains.',
  },
  '18esp/now/discard-several/cite': { de: '5.7', en: '5.7' },
  '18esp/now/discard-all': {
    de: '{seat}: gebt überzählige Züge eurer Gesellschaften ab.',
    en: '{seat}: give up the surplus trains of your companies.',
  },
  '18esp/now/discard-all/more': TOO_MANY,
  '18esp/now/discard-all/other': {
    de: '{seat} geben überzählige Züge ab.',
    en: '{seat} give up surplus trains.',
  },
  '18esp/now/discard-all/cite': { de: '5.7', en: '5.7' },
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
  '18esp/now/offer-takeover/more': {
    de: 'Die {buyer} zahlt dir {price:money}, dazu bekommst du eine 10-%-Aktie von ihr.',
    en: 'The {buyer} pays you {price:money}, and you get one of its 10 % shares.',
  },
  '18esp/now/offer-takeover/other': {
    de: '{seat} überlegt, ob die {buyer} die {seller} übernehmen darf.',
    en: '{seat} decides whether the {buyer} may take over the {seller}.',
  },
  '18esp/now/offer-takeover/cite': { de: '5.6', en: '5.6' },
  '18esp/now/offer-private': {
    de: '{seat}, verkaufst du {card:name}?',
    en: '{seat}, do you sell {card:name}?',
  },
  '18esp/now/offer-private/more': {
    de: 'Die {buyer} bietet {price:money}.',
    en: 'The {buyer} offers {price:money}.',
  },
  '18esp/now/offer-private/other': {
    de: '{seat} überlegt, {card:name} an die {buyer} zu verkaufen.',
    en: '{seat} considers selling {card:name} to the {buyer}.',
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
  '18esp/amount/par': { de: 'Kurs', en: 'price' },
  '18esp/amount/amount': { de: 'Betrag', en: 'amount' },
  '18esp/choice/bid': { de: 'Auf {private} bieten', en: 'bid for {private}' },
  '18esp/choice/no-bid': { de: 'Nicht bieten', en: 'do not bid' },
  '18esp/choice/par': { de: '{company} zu {par:money}', en: '{company} at {par:money}' },
  '18esp/choice/start-minor': { de: '{company} starten', en: 'start {company}' },
  '18esp/choice/start-major': {
    de: '{company}: Direktorszertifikat kaufen',
    en: "{company}: buy the president's certificate",
  },
  '18esp/choice/buy-ipo': {
    de: '{company} aus dem Ausgabestapel · {price:money}',
    en: '{company} from the issue · {price:money}',
  },
  '18esp/choice/buy-market': {
    de: '{company} aus dem freien Markt · {price:money}',
    en: '{company} from the open market · {price:money}',
  },
  '18esp/choice/repay': { de: 'Schulden tilgen', en: 'repay debt' },
  '18esp/choice/private': {
    de: '{card:name} für die {company} kaufen',
    en: 'buy {card:name} for the {company}',
  },
  '18esp/choice/private-side': {
    de: '{card:name} für die {company} kaufen, Zug {side}',
    en: 'buy {card:name} for the {company}, train {side}',
  },
  '18esp/choice/ask-private': {
    de: '{seat} nach {card:name} fragen',
    en: 'ask {seat} for {card:name}',
  },
  '18esp/choice/ask-private-side': {
    de: '{seat} nach {card:name} fragen, Zug {side}',
    en: 'ask {seat} for {card:name}, train {side}',
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
  '18esp/choice/withdraw': { de: 'Anfrage zurückziehen', en: 'take the question back' },
  '18esp/choice/end-turn': { de: 'Zug beenden', en: 'end the turn' },
};
