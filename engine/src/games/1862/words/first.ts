import type { Words } from '../../../table/words.ts';

/** What is said about privates: the first stock round and what they do (chapters 3 and 4). */
export const firstWords: Words = {
  '1862/3/one-act': {
    de: 'Dein Zug ist vorbei. In einem Zug kauft, bietet oder passt man, eines davon.',
    en: 'Your turn is over. In a turn you buy, bid or pass: one of the three.',
  },
  '1862/3/must-take': {
    de: 'Die Privatbahn 1 kostet nichts mehr. Wer nun an der Reihe ist, muss sie nehmen: du.',
    en: 'Private 1 costs nothing any more. Whoever is on turn now has to take it: you.',
  },
  '1862/3/not-on-display': {
    de: 'Die {private:name} liegt nicht mehr in der Auslage.',
    en: 'The {private:name} is not on display any more.',
  },
  '1862/3/cheapest-only': {
    de: 'Direkt zu kaufen ist nur die billigste: {cheapest:name}. Auf die {private:name} kann man bieten.',
    en: 'Only the cheapest is bought outright: {cheapest:name}. The {private:name} takes bids.',
  },
  '1862/3/take-price': {
    de: 'Die {private:name} kostet {price:money}, frei hast du {free:money}; {tied:money} sind in Geboten gebunden.',
    en: 'The {private:name} costs {price:money}, you have {free:money} free; {tied:money} are tied in bids.',
  },
  '1862/3/dearer-only': {
    de: 'Die {private:name} ist die billigste und wird direkt gekauft. Geboten wird auf die teureren.',
    en: 'The {private:name} is the cheapest and is bought outright. Bids go to the dearer ones.',
  },
  '1862/3/bid-least': {
    de: '{bid:money} sind zu wenig für die {private:name}: mindestens {least:money}, also 5 über Preis und höchstem Gebot.',
    en: '{bid:money} is too little for the {private:name}: at least {least:money}, 5 above the price and the highest bid.',
  },
  '1862/3/bid-free': {
    de: 'Für die {private:name} hast du {free:money} frei, nicht {bid:money}; {tied:money} sind in anderen Geboten gebunden.',
    en: 'You have {free:money} free for the {private:name}, not {bid:money}; {tied:money} are tied in other bids.',
  },
  '1862/3/bid-stays': {
    de: 'Dein Gebot auf die {private:name} ist das höchste. Es bleibt stehen, bis dich jemand überbietet.',
    en: 'Your bid on the {private:name} is the highest. It stays until somebody tops it.',
  },
  '1862/3/no-bid': {
    de: 'Auf die {private:name} hast du nicht geboten.',
    en: 'You have no bid on the {private:name}.',
  },
  '1862/3/not-in-auction': {
    de: 'Um die {private:name} bietest du nicht mit: dabei ist, wer auf sie geboten und noch nicht gepasst hat.',
    en: 'You are not in the auction of the {private:name}: it is for those who have a bid on it and have not passed.',
  },
  '1862/3/bidder-turn': {
    de: 'In der Versteigerung der {private:name} ist {turn} an der Reihe.',
    en: 'In the auction of the {private:name} it is the turn of {turn}.',
  },
  '1862/3/other-lot': {
    de: 'Gerade wird die {other:name} versteigert. Auf die {private:name} kannst du danach wieder bieten.',
    en: 'The {other:name} is up for auction. Bids on the {private:name} are possible after it.',
  },
  '1862/3/auction-first': {
    de: 'Erst wird die {private:name} zu Ende versteigert.',
    en: 'First the auction of the {private:name} is finished.',
  },
  '1862/4/par-first': {
    de: 'Erst bestimmt {seat} den Ausgabekurs der {company}.',
    en: 'First {seat} sets the par of the {company}.',
  },
  '1862/4/no-par-due': {
    de: 'Gerade ist kein Ausgabekurs offen. Er wird mit der Direktoraktie bestimmt.',
    en: "No par is open now. It is set with the director's certificate.",
  },
  '1862/4/par-by-owner': {
    de: 'Den Ausgabekurs der {company} bestimmt {seat}.',
    en: 'The par of the {company} is set by {seat}.',
  },
  '1862/4/close-own': {
    de: 'Die {private:name} gehört dir nicht. Schließen kann sie nur, wer sie hat.',
    en: 'The {private:name} is not yours. Only its owner can close it.',
  },
  '1862/4/close-erie': {
    de: 'Die {private:name} schließt nur, wenn du ihr Plättchen legst.',
    en: 'The {private:name} closes only when you place its tile.',
  },
  '1862/4/private-stays': {
    de: 'Die {private:name} kann an niemanden verkauft werden.',
    en: 'The {private:name} cannot be sold to anybody.',
  },

  '1862/log/take': {
    de: 'kauft {private:name} für {price:money}',
    en: 'buys {private:name} for {price:money}',
  },
  '1862/log/bid': { de: 'bietet {bid:money} auf {private:name}', en: 'bids {bid:money} on {private:name}' },
  '1862/log/raise-bid': {
    de: 'erhöht auf {bid:money} für {private:name}',
    en: 'raises to {bid:money} for {private:name}',
  },
  '1862/log/withdraw': {
    de: 'zieht das Gebot auf {private:name} zurück',
    en: 'withdraws the bid on {private:name}',
  },
  '1862/log/par': {
    de: 'setzt den Ausgabekurs der {company} auf {par:money}',
    en: 'sets the par of the {company} to {par:money}',
  },
  '1862/log/pass-cheaper': {
    de: 'passt; {private:name} kostet nun {price:money}',
    en: 'passes; {private:name} costs {price:money} now',
  },
  '1862/log/auction-won': {
    de: 'passt; {bidder} hat {private:name} für {bid:money}',
    en: 'passes; {bidder} has {private:name} for {bid:money}',
  },
  '1862/log/drop-out': {
    de: 'bietet nicht weiter um {private:name}',
    en: 'drops out of the auction of {private:name}',
  },
  '1862/log/close': { de: 'schließt {private:name}', en: 'closes {private:name}' },

  'due/private': { de: 'Privatbahn bezahlen', en: 'pay for the private' },
  'due/gift': { de: 'Aktien zur Privatbahn nehmen', en: 'take the shares that come with it' },
  'due/income': { de: 'Einkommen der Privatbahn auszahlen', en: 'pay the income of the private' },
  'due/close': { de: 'Aus dem Spiel nehmen', en: 'take it out of the game' },
};
