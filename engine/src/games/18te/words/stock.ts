import type { Words } from '../../../table/words.ts';

/** What is said about trading and auctions (§6). */
export const stockWords: Words = {
  '18te/6/sales-first': {
    de: 'Dein Zug endete mit dem Kauf. Verkauft wird vor dem Kauf.',
    en: 'Your turn ended with the purchase. Sales come before it.',
  },
  '18te/6/one-act': {
    de: 'Dein Zug endete mit dem Kauf. Ein Zug erlaubt einen Kauf oder eine Versteigerung.',
    en: 'Your turn ended with the purchase. A turn allows one purchase or one auction.',
  },
  '18te/6.2/no-sales-yet': {
    de: 'Dies ist die erste Aktienrunde. Verkauft werden darf erst ab der zweiten.',
    en: 'This is the first stock round. Selling starts with the second one.',
  },
  '18te/6.2/pool-limit': {
    de: 'Im Bankvermögen liegen {pool} % der {company}. Mehr als {limit} % dürfen es nicht werden: du kannst jetzt {most|höchstens #|höchstens #|keines davon} verkaufen.',
    en: 'The pool holds {pool} % of the {company}. It may never hold more than {limit} %: you can sell {most|# at most|# at most|none} now.',
  },
  '18te/6.2/president-certificate': {
    de: 'Du hältst von der {company} nur das 30-%-Zertifikat. Es kann nicht verkauft werden.',
    en: 'All you hold of the {company} is the 30 % certificate. It cannot be sold.',
  },
  '18te/6.2/certificate-stays': {
    de: 'Das 30-%-Zertifikat der {company} kann nicht verkauft werden. Es wechselt nur mit der Präsidentschaft.',
    en: 'The 30 % certificate of the {company} cannot be sold. It changes hands only with the presidency.',
  },
  '18te/6.2/sold-to-pool': {
    de: 'Die {company} nimmt kein Zertifikat zurück. Verkauft wird in das Bankvermögen.',
    en: 'The {company} takes no certificate back. Certificates are sold into the pool.',
  },
  '18te/6/between-players': {
    de: 'Von {from} zu {to} geht kein Handel. Spieler handeln nur mit der Bank und den Gesellschaften.',
    en: 'There is no trade from {from} to {to}. Players deal with the bank and the companies only.',
  },
  '18te/6.3/no-successor': {
    de: 'Niemand sonst hält {least} % der {company}. Ohne Nachfolger behältst du das 30-%-Zertifikat: du kannst jetzt {most|höchstens #|höchstens #|keines davon} verkaufen.',
    en: 'Nobody else holds {least} % of the {company}. Without a successor you keep the 30 % certificate: you can sell {most|# at most|# at most|none} now.',
  },
  '18te/6.3/presidency-goes': {
    de: 'Mit diesem Verkauf übernimmt {president} die {company} und entscheidet von da an für sie.',
    en: 'With this sale {president} takes over the {company} and decides for it from then on.',
  },
  '18te/6.4/not-auctioned': {
    de: 'Die {company} ist noch nicht gegründet. Erst wird ihr 30-%-Zertifikat versteigert.',
    en: 'The {company} is not founded yet. Its 30 % certificate is auctioned first.',
  },
  '18te/7.7/gone': {
    de: 'Die {company} ist bankrott und hat das Spiel verlassen.',
    en: 'The {company} is bankrupt and has left the game.',
  },
  '18te/6.4/none-there': {
    de: 'Dort liegt kein 10-%-Zertifikat der {company} mehr ({from:name}).',
    en: 'No 10 % certificate of the {company} is left there ({from:name}).',
  },
  '18te/6.4/price': {
    de: 'Das Zertifikat kostet {price:money}, du hast {cash:money}. Bezahlt wird der volle Kurs.',
    en: 'The certificate costs {price:money}, you have {cash:money}. The full price is paid.',
  },
  '18te/6.4/share-limit': {
    de: 'Du hältst schon {percent} % der {company}. Mehr als {limit} % darf niemand halten.',
    en: 'You hold {percent} % of the {company} already. Nobody may hold more than {limit} %.',
  },
  '18te/6.4/certificate-limit': {
    de: 'Du hast {count} von {limit} erlaubten Zertifikaten. Am Limit kannst du keines kaufen, das zählt.',
    en: 'You have {count} of {limit} certificates. At the limit you cannot buy one that counts.',
  },
  '18te/6.5/first-auction': {
    de: 'Auf die {company} hat noch niemand geboten. Bis dahin gibt es nur ihre Versteigerung oder das Passen.',
    en: 'Nobody has bid for the {company} yet. Until then there is only its auction or a pass.',
  },
  '18te/6.5/auctioned-already': {
    de: 'Das 30-%-Zertifikat der {company} ist schon versteigert.',
    en: 'The 30 % certificate of the {company} has been auctioned already.',
  },
  '18te/6.5/next-company': {
    de: 'Vor der {company} ist die {next} an der Reihe. Die Gesellschaften haben eine feste Folge.',
    en: 'The {next} comes before the {company}. The companies have a fixed order.',
  },
  '18te/6.5/lowest-bid': {
    de: 'Du bietest {bid:money}. Das erste Gebot für die {company} beträgt mindestens {least:money}.',
    en: 'You bid {bid:money}. The opening bid for the {company} is at least {least:money}.',
  },
  '18te/6.5/bid-step': {
    de: '{bid:money} ist kein Vielfaches von {step:money}. Geboten wird in solchen Schritten.',
    en: '{bid:money} is no multiple of {step:money}. Bids go in such steps.',
  },
  '18te/6.5/bid-cash': {
    de: 'Du bietest {bid:money} und hast {cash:money}. Bieten kannst du nur, was du zahlen kannst.',
    en: 'You bid {bid:money} and have {cash:money}. You can only bid what you can pay.',
  },
  '18te/6.5/certificate-limit': {
    de: 'Du hast {count} von {limit} erlaubten Zertifikaten. Am Limit kannst du nicht mitbieten.',
    en: 'You have {count} of {limit} certificates. At the limit you cannot bid.',
  },
  '18te/6.5/no-auction': {
    de: 'Gerade wird nichts versteigert. Ein Gebot braucht eine laufende Versteigerung.',
    en: 'Nothing is being auctioned now. A bid needs a running auction.',
  },
  '18te/6.5/bidder-turn': {
    de: 'In der Versteigerung der {company} ist {turn} an der Reihe. Es geht im Uhrzeigersinn.',
    en: 'In the auction of the {company} it is up to {turn}. It goes round clockwise.',
  },
  '18te/6.5/out': {
    de: 'Du hast in der Versteigerung der {company} schon gepasst und bist nicht mehr dabei.',
    en: 'You have passed in the auction of the {company} and are out of it.',
  },
  '18te/6.5/raise': {
    de: 'Es stehen {standing:money}. {bid:money} ist nicht mehr; ein neues Gebot muss höher sein.',
    en: 'The bid stands at {standing:money}. {bid:money} is not more; a new bid must be higher.',
  },
  '18te/6.5/raise-step': {
    de: 'Du erhöhst um {raise:money}. Erhöht wird um ein Vielfaches von {step:money}.',
    en: 'You raise by {raise:money}. A raise is a multiple of {step:money}.',
  },

  '18te/log/buy-from-treasury': {
    de: 'kauft {company} aus der Gesellschaftskasse für {price:money}',
    en: 'buys {company} from the treasury for {price:money}',
  },
  '18te/log/buy-from-pool': {
    de: 'kauft {company} aus dem Bankvermögen für {price:money}',
    en: 'buys {company} from the pool for {price:money}',
  },
  '18te/log/auction': {
    de: 'eröffnet die Versteigerung der {company} mit {bid:money}',
    en: 'opens the auction of the {company} with {bid:money}',
  },
  '18te/log/bid': { de: 'bietet {bid:money} auf die {company}', en: 'bids {bid:money} for the {company}' },
  '18te/log/bid-nothing': {
    de: 'bietet {bid:money}, doch nichts wird versteigert',
    en: 'bids {bid:money}, but nothing is being auctioned',
  },
  '18te/log/pass-sweetens': {
    de: 'passt; die Bank legt {more:money} auf das Zertifikat der {company}',
    en: 'passes; the bank lays {more:money} on the certificate of the {company}',
  },
  '18te/log/pass-forces': {
    de: 'passt; {president} muss die {company} übernehmen und gründet sie ohne Gebot',
    en: 'passes; {president} has to take the {company} and founds it without a bid',
  },
  '18te/log/drop-out': {
    de: 'bietet nicht mehr auf die {company}',
    en: 'drops out of the auction of the {company}',
  },
  '18te/log/auction-won': {
    de: 'bietet nicht mehr; {bidder} gründet die {company} für {bid:money}',
    en: 'drops out; {bidder} founds the {company} for {bid:money}',
  },
};
