import type { Words } from '../../../table/words.ts';

const THINGS: Words = {
  'name/invest': { de: 'Anteile seiner Gesellschaft kaufen', en: 'buy shares of his railway' },
  'name/buy': { de: 'ein Zertifikat kaufen', en: 'buy a certificate' },
  'name/sell': { de: 'ein Zertifikat verkaufen', en: 'sell a certificate' },
  'name/pass': { de: 'passen', en: 'pass' },
  'name/payout-pay': { de: 'eine Dividende auszahlen', en: 'pay a dividend' },
  'name/payout-withhold': { de: 'die Einnahmen einsparen', en: 'keep the revenue' },
  'name/redeem': { de: 'ein Zertifikat zurückkaufen', en: 'buy a certificate back' },
  'name/train': { de: 'einen Zug kaufen', en: 'buy a train' },
  'name/force': { de: 'Zwangskauf', en: 'forced purchase' },
  'name/discard': { de: 'einen Zug abgeben', en: 'give up a train' },
  'name/done': { de: 'den Zug beenden', en: 'end the turn' },
  'name/managers-choice': { de: 'was der Verwalter entscheidet', en: 'what the manager decides' },
};
/** What is said of an act of his that is not due: `what` it is about, and what comes instead. */
export const otherwise = (what: { readonly de: string; readonly en: string }) => ({
  de: `${what.de} Nach {section} ist jetzt dran: {due:name}{which}.`,
  en: `${what.en} By {section} the next thing is: {due:name}{which}.`,
});

/** The Investor (§8). */
export const investorWords: Words = {
  ...THINGS,
  '18do/8.2/investors-railway': {
    de: 'Die {company} gehört dem Investor. Nur er gründet sie.',
    en: 'The {company} belongs to the Investor. Only he founds it.',
  },
  '18do/8.2/investor-first': {
    de: 'Die {company} gehört dem Investor. Anteile gibt es erst, wenn er sie gegründet hat.',
    en: 'The {company} belongs to the Investor. Its shares are to be had once he has founded it.',
  },
  '18do/8.2/investor-directs': {
    de: 'Der Investor bleibt Direktor der {company}. Mehr als seine {most} % darf niemand halten.',
    en: 'The Investor stays director of the {company}. Nobody may hold more than his {most} %.',
  },
  '18do/8.2/investor-directs-one': {
    de: 'Der Investor leitet nur, was ihm zugeteilt ist, nicht die {company}.',
    en: 'The Investor directs only what was drawn for him, not the {company}.',
  },
  '18do/8.2.1.2/not-to-investor': {
    de: 'Mit diesem Verkauf würde der Investor Direktor der {company}. So weit darf sie nicht verkauft werden.',
    en: 'With this sale the Investor would become director of the {company}. It may not be sold that far.',
  },
  '18do/8.2.1.1/investor-buys': otherwise({
    de: 'Der Investor kauft immer das teuerste Zertifikat, das er haben und bezahlen kann.',
    en: 'The Investor always buys the dearest certificate that he can have and pay.',
  }),
  '18do/8.2.1.2/investor-sells': otherwise({
    de: 'Der Investor verkauft nur, um ein teureres Zertifikat zu kaufen.',
    en: 'The Investor sells only to buy a dearer certificate.',
  }),
  '18do/8.2.1.1/investor-passes': otherwise({
    de: 'Der Investor passt nur, wenn er nichts kaufen kann.',
    en: 'The Investor passes only if he can buy nothing.',
  }),
  '18do/8.2/investor-founds': otherwise({
    de: 'Der Investor gründet keine weitere Gesellschaft.',
    en: 'The Investor founds no further company.',
  }),
  '18do/8.3.3/investor-only': {
    de: 'So kauft nur der Investor in seinem ersten Spielzug.',
    en: 'Only the Investor buys like this, in his first turn.',
  },
  '18do/8.3.3/invested-already': {
    de: 'Der Investor hat die {company} schon gegründet.',
    en: 'The Investor has founded the {company} already.',
  },
  '18do/8.2.2.1/investor-runs': {
    de: 'Die Züge des Investors erzielen die höchste mögliche Einnahme: {best:money} statt {revenue:money}.',
    en: "The Investor's trains earn the highest possible revenue: {best:money} instead of {revenue:money}.",
  },
  '18do/8.2.2.1/investor-pays': otherwise({
    de: 'Ob die Gesellschaft des Investors ausschüttet, folgt aus ihren Zügen und ihrem Kredit.',
    en: "Whether the Investor's railway pays out follows from its trains and its loan.",
  }),
  '18do/8.2.2.1/investor-train': otherwise({
    de: 'Diesen Zug kauft die Gesellschaft des Investors jetzt nicht.',
    en: "The Investor's railway does not buy this train now.",
  }),
  '18do/8.2.2.1/investor-forced': otherwise({
    de: 'Ein Zwangskauf der Investor-Gesellschaft steht am Ende ihres Spielzugs und gilt dem kleinsten Zug der Auslage.',
    en: "A forced purchase of the Investor's railway comes at the end of its turn and is of the lowest train on display.",
  }),
  '18do/8.2.2.1/investor-done': otherwise({
    de: 'Der Spielzug der Investor-Gesellschaft ist noch nicht zu Ende.',
    en: "The turn of the Investor's railway is not over yet.",
  }),
  '18do/8.2.2.1/investors-trains': {
    de: 'Die {company} des Investors kauft nur neue Züge und verkauft keinen.',
    en: "The Investor's {company} buys new trains only and sells none.",
  },
  '18do/8.2.2.1/investor-deals': {
    de: 'Die {company} des Investors verkauft ein Zertifikat nur für einen fälligen Zug und kauft nur zurück, wie 8.2.2.1 es sagt.',
    en: "The Investor's {company} sells a certificate only for a train that is due, and buys back only as 8.2.2.1 says.",
  },
  '18do/8.2.2/investor-discards': {
    de: 'Die Gesellschaft des Investors gibt ihren kleinsten Zug ab.',
    en: "The Investor's railway gives up its lowest train.",
  },
  '18do/8.2.2/nothing-to-leave': {
    de: 'Hier ist nichts offen, was der Verwalter der Investor-Gesellschaft auslassen könnte.',
    en: "Nothing is open here that the manager of the Investor's railway could leave out.",
  },
  '18do/8.2.2.1/manager-leaves': {
    de: '{manager} hat das Kärtchen „Investor’s Railway“ und entscheidet.',
    en: '{manager} holds "Investor\'s Railway" and decides.',
  },
  '18do/8.3.2/nothing-to-pick': { de: 'Es liegt kein Kärtchen zur Wahl.', en: 'No card is to be picked.' },
  '18do/8.3.2/pick-first': {
    de: 'Erst wählt {turn} eines der beiden Kärtchen.',
    en: 'First {turn} picks one of the two cards.',
  },
  '18do/8.3.2/cheaper-picks': {
    de: '{turn} hat die günstigere Privatbrauerei und wählt.',
    en: '{turn} has the cheaper private brewery and picks.',
  },
  '18do/8.3.5/keep-open': {
    de: 'Erst wird entschieden, wer „Investor’s Railway“ bekommt.',
    en: 'First it is settled who gets "Investor\'s Railway".',
  },
  '18do/8.3.5/holder-offers': {
    de: 'Ein Angebot macht jetzt nur, wer „Investor’s Railway“ hat, und nur am Ende einer Operationsrunde.',
    en: 'Only the holder of "Investor\'s Railway" makes an offer, at the end of an operating round.',
  },
  '18do/8.3.5/keep-cash': {
    de: 'Du bietest {offer:money} und hast {cash:money}.',
    en: 'You offer {offer:money} and have {cash:money}.',
  },
  '18do/8.3.5/keep-answer': {
    de: 'Auf ein Angebot antwortet der andere Spieler.',
    en: 'The other player answers an offer.',
  },
  '18do/8.3.5/take-cash': {
    de: 'Das Kärtchen zu übernehmen kostet {offer:money}, du hast {cash:money}.',
    en: 'Taking the card costs {offer:money}; you have {cash:money}.',
  },
  '18do/log/invest': {
    de: 'kauft 50 % der {company} für {price:money}; sie operiert',
    en: 'buys 50 % of the {company} for {price:money}; it operates',
  },
  '18do/log/leave': { de: 'lässt es für die {company} dabei', en: 'leaves it at that for the {company}' },
  '18do/log/keep': {
    de: 'bietet {offer:money}, um „Investor’s Railway“ zu behalten',
    en: 'offers {offer:money} for keeping "Investor\'s Railway"',
  },
  '18do/log/keep-not': { de: 'gibt „Investor’s Railway“ weiter', en: 'hands on "Investor\'s Railway"' },
  '18do/log/keep-sold': { de: 'nimmt {offer:money} dafür an', en: 'takes {offer:money} for it' },
  '18do/log/keep-taken': {
    de: 'zahlt {offer:money} und übernimmt „Investor’s Railway“',
    en: 'pays {offer:money} and takes "Investor\'s Railway"',
  },
  '18do/choice/invest': { de: '50 % der {company} kaufen', en: 'buy 50 % of the {company}' },
  '18do/choice/leave-building': { de: 'Fertig gebaut, fahren', en: 'done building, run' },
  '18do/choice/leave-sale': { de: 'Kein Zertifikat verkaufen', en: 'sell no certificate' },
  '18do/choice/leave-further': { de: 'Keinen weiteren Zug', en: 'no further train' },
  '18do/choice/keep': {
    de: 'Angebot für das Kärtchen (0: weitergeben)',
    en: 'offer for the card (0: hand it on)',
  },
  '18do/choice/keep-sell': { de: '{offer:money} annehmen', en: 'take {offer:money}' },
  '18do/choice/keep-take': {
    de: '{offer:money} zahlen, Kärtchen nehmen',
    en: 'pay {offer:money}, take the card',
  },
  'due/repay': { de: 'Kredit des Investors zurückzahlen', en: "repay the Investor's loan" },
  'due/manager': { de: '„Investor’s Railway“ weitergeben', en: 'hand on "Investor\'s Railway"' },
  'due/keep': { de: 'Für das Kärtchen zahlen', en: 'pay for the card' },
};
