import type { Words } from '../../../../table/words.ts';
import { otherwise } from '../../words/investor.ts';

const cite = (section: string) => ({ de: section, en: section });

/** What is due, as a thing: "By 8.2.2.2 the next thing is: …". */
const THINGS: Words = {
  'name/convert': { de: 'seine Brauerei umwandeln', en: 'convert his brewery' },
  'name/brew-pay': { de: 'Einnahmen verwenden', en: 'use the income' },
  'name/force-equip': { de: 'Zwangskauf', en: 'forced purchase' },
  'name/brew-done': { de: 'den Zug beenden', en: 'end the turn' },
  'name/scrap': { de: 'Ausstattung abgeben', en: 'give up equipment' },
  'name/take-place': { de: 'den Platz nicht übernehmen', en: 'not take the place' },
};
const manages = { de: '{seat} entscheidet für {brewery:name}.', en: '{seat} decides for {brewery:name}.' };

/** What the managing player is asked. */
const NOW: Words = {
  '18do/now/pick-manager': {
    de: '{seat}, wähle ein Investorkärtchen.',
    en: "{seat}, pick an Investor's card.",
  },
  '18do/now/pick-manager/more': {
    de: '„Investor’s Railway“ oder „Investor’s Brewery“; das andere bekommt der Mitspieler',
    en: '"Investor\'s Railway" or "Investor\'s Brewery"; the other player gets the other one',
  },
  '18do/now/pick-manager/other': {
    de: '{seat} wählt ein Investorkärtchen.',
    en: "{seat} picks an Investor's card.",
  },
  '18do/now/pick-manager/cite': cite('8.4.2'),
  '18do/now/brewery-room': {
    de: '{seat}, gibt {brewery:name} ein Kärtchen auf, um Platz zu schaffen?',
    en: '{seat}, does {brewery:name} give up a card to make room?',
  },
  '18do/now/brewery-room/other': manages,
  '18do/now/brewery-room/cite': cite('8.2.2.2'),
  '18do/now/brewery-export': {
    de: '{seat}, verlädt {brewery:name} Exportbier?',
    en: '{seat}, does {brewery:name} load export beer?',
  },
  '18do/now/brewery-export/more': {
    de: 'was nicht verladen wird, geht von selbst auf den Dortmunder Markt',
    en: 'what is not loaded goes to the Dortmund market by itself',
  },
  '18do/now/brewery-export/other': manages,
  '18do/now/brewery-export/cite': cite('8.2.2'),
  '18do/now/brewery-payout': {
    de: '{seat}, zahlt {brewery:name} {earned:money} aus?',
    en: '{seat}, does {brewery:name} pay out {earned:money}?',
  },
  '18do/now/brewery-payout/other': manages,
  '18do/now/brewery-payout/cite': cite('8.2.2.2'),
  '18do/now/brewery-sale': {
    de: '{seat}, verkauft {brewery:name} ein Zertifikat für das fällige Kärtchen?',
    en: '{seat}, does {brewery:name} sell a certificate for the card that is due?',
  },
  '18do/now/brewery-sale/other': manages,
  '18do/now/brewery-sale/cite': cite('8.2.2.2'),
  '18do/now/brewery-further': {
    de: '{seat}, kauft {brewery:name} noch etwas?',
    en: '{seat}, does {brewery:name} buy anything else?',
  },
  '18do/now/brewery-further/more': {
    de: 'ein Kärtchen oder ein eigenes Zertifikat aus dem Pool',
    en: 'a card, or a certificate of its own from the pool',
  },
  '18do/now/brewery-further/other': manages,
  '18do/now/brewery-further/cite': cite('8.2.2.2'),
  '18do/now/investor-brews': {
    de: 'Der Investor ist mit {brewery:name} an der Reihe.',
    en: 'It is the turn of the Investor with {brewery:name}.',
  },
  '18do/now/investor-brews/cite': cite('8.2.2.2'),
};

/** Heat, Sweat & Beer for two (§8.4): the Investor with a railway and a brewery. */
export const investorBreweryWords: Words = {
  ...THINGS,
  ...NOW,
  '18do/ask/brewery-manager': { de: 'Investor’s Brewery', en: 'Investor’s Brewery' },
  '18do/ask/brewery-manager/does': {
    de: '{seat} verwaltet die Brauerei des Investors; nach jeder Brauereirunde wechselt die Karte.',
    en: '{seat} manages the Investor’s brewery; the card changes hands after every brewery round.',
  },
  '18do/card/brewery-manager': { de: 'Investor’s Brewery', en: 'Investor’s Brewery' },
  '18do/8.4.2/pick-one': {
    de: 'Zur Wahl stehen nur die beiden Kärtchen, die ausliegen.',
    en: 'Only the two cards that lie there are to be picked.',
  },
  '18do/8.2/exchange-investor': {
    de: 'Der Investor bleibt Direktor von {company}. Mehr als seine {most} % darf niemand halten, auch nicht durch Tausch.',
    en: 'The Investor stays director of {company}. Nobody may hold more than his {most} %, by an exchange either.',
  },
  '18do/8.2.1.3/investor-exchanges': otherwise({
    de: 'Der Investor tauscht seine kleine Brauerei nicht wie ein Spieler.',
    en: 'The Investor does not exchange his small brewery as a player does.',
  }),
  '18do/8.2.1.3/convert-only': {
    de: 'So wandelt nur der Investor seine kleine Brauerei um.',
    en: 'Only the Investor converts his small brewery like this.',
  },
  '18do/8.2.1.3/convert-time': {
    de: 'Umgewandelt wird einmal, im ersten Zug des Investors in der dritten Aktienrunde.',
    en: "The conversion takes place once, in the Investor's first turn of the third stock round.",
  },
  '18do/8.2.1/investor-place': otherwise({
    de: 'Die Brauerei-AG des Investors behält ihren Platz in der Reihenfolge.',
    en: "The Investor's brewery company keeps its place in the order.",
  }),
  '18do/8.2.2/investor-scraps': {
    de: 'Die Brauerei des Investors gibt ihr kleinstes Kärtchen ab.',
    en: "The Investor's brewery gives up its lowest card.",
  },
  '18do/8.2.2.2/investor-gives-up': otherwise({
    de: 'Die Brauerei des Investors gibt nur zu Beginn ihres Zugs ein Kärtchen auf, um Platz für einen Kauf zu schaffen.',
    en: "The Investor's brewery gives up a card only at the start of its turn, to make room for a purchase.",
  }),
  '18do/8.2.2.2/investor-delivers': otherwise({
    de: 'Die Brauerei des Investors liefert von selbst, jeden Quader an den, der am meisten zahlt; nur über Exportbier wird entschieden.',
    en: "The Investor's brewery delivers by itself, each cube to whoever pays most; only export beer is decided about.",
  }),
  '18do/8.2.2.2/investor-brew-pays': otherwise({
    de: 'Ob die Brauerei des Investors auszahlt, folgt aus ihrer Ausstattung und ihrem Kredit.',
    en: "Whether the Investor's brewery pays out follows from its equipment and its loan.",
  }),
  '18do/8.2.2.2/investor-equips': otherwise({
    de: 'Die Brauerei des Investors kauft zuerst das fällige Kärtchen; sein Privatgeld zahlt höchstens die Hälfte.',
    en: "The Investor's brewery first buys the card that is due; his private cash pays at most half.",
  }),
  '18do/8.2.2.2/investor-force-equips': otherwise({
    de: 'Der Zwangskauf der Investor-Brauerei steht am Ende ihres Zugs.',
    en: "The forced purchase of the Investor's brewery comes at the end of its turn.",
  }),
  '18do/8.2.2.2/investor-brew-deals': otherwise({
    de: 'Die Brauerei-AG des Investors verkauft ein Zertifikat nur, wenn das für das fällige Kärtchen reicht, und kauft erst danach zurück.',
    en: "The Investor's brewery company sells a certificate only if that pays for the card that is due, and buys back only after it.",
  }),
  '18do/8.2.2.2/investor-brew-done': otherwise({
    de: 'Der Zug der Investor-Brauerei ist noch nicht zu Ende.',
    en: "The turn of the Investor's brewery is not over yet.",
  }),
  '18do/8.2.2/brew-nothing-to-leave': {
    de: 'Hier ist nichts offen, was der Verwalter der Investor-Brauerei auslassen könnte.',
    en: "Nothing is open here that the manager of the Investor's brewery could leave out.",
  },
  '18do/8.2.2.2/brew-manager-leaves': {
    de: '{manager} hat das Kärtchen „Investor’s Brewery“ und entscheidet.',
    en: '{manager} holds "Investor\'s Brewery" and decides.',
  },
  '18do/log/convert': {
    de: 'wandelt seine kleine Brauerei in {company} um und nimmt 50 % zu {price:money} je Anteil',
    en: 'turns his small brewery into {company} and takes 50 % at {price:money} a share',
  },
  '18do/log/brew-leave': {
    de: 'lässt es für {brewery:name} dabei',
    en: 'leaves it at that for {brewery:name}',
  },
  '18do/log/pick-investors-brewery': {
    de: 'nimmt „Investor’s Brewery“',
    en: 'takes "Investor\'s Brewery"',
  },
  '18do/choice/convert': { de: 'In {company} umwandeln', en: 'convert into {company}' },
  '18do/choice/pick-investors-brewery': {
    de: '„Investor’s Brewery“ nehmen',
    en: 'take "Investor\'s Brewery"',
  },
  '18do/choice/brew-leave-room': { de: 'Kein Kärtchen aufgeben', en: 'give up no card' },
  '18do/choice/brew-leave-export': { de: 'Nichts verladen', en: 'load nothing' },
  '18do/choice/brew-leave-sale': { de: 'Kein Zertifikat verkaufen', en: 'sell no certificate' },
  '18do/choice/brew-leave-train': { de: 'Nichts weiter kaufen', en: 'buy nothing else' },
  'due/investor-cards': { de: 'Investorkärtchen tauschen', en: "exchange the Investor's cards" },
  'due/convert': { de: 'Brauerei des Investors umwandeln', en: "convert the Investor's brewery" },
};
