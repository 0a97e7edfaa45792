import type { Words } from '../../../table/words.ts';

/** What to do now. */
export const nowWords: Words = {
  // A prompt has a headline and may have more: `/more` is the smaller line under it, `/other` the headline for those who
  // wait, `/cite` the paragraph.
  '18te/now/end/cite': { de: '8', en: '8' },
  '18te/now/open': {
    de: '{seat}, biete auf die {company} oder passe.',
    en: '{seat}, bid for the {company} or pass.',
  },
  '18te/now/open/other': {
    de: '{seat} überlegt ein Gebot auf die {company}.',
    en: '{seat} considers a bid for the {company}.',
  },
  '18te/now/open/cite': { de: '6.5', en: '6.5' },
  '18te/now/bid/more': {
    de: '{bidder} bietet {bid:money} auf die {company}.',
    en: '{bidder} bids {bid:money} for the {company}.',
  },
  '18te/now/bid/other': {
    de: '{seat} überlegt, {bid:money} auf die {company} zu überbieten.',
    en: '{seat} considers outbidding {bid:money} for the {company}.',
  },
  '18te/now/bid/cite': { de: '6.5', en: '6.5' },
  '18te/now/trade/more': {
    de: 'Erst verkaufen, dann kaufen oder versteigern.',
    en: 'Sell first, then buy or auction.',
  },
  '18te/now/trade/cite': { de: '6', en: '6' },
  '18te/now/first-trade': { de: '{seat}, handle oder passe.', en: '{seat}, trade or pass.' },
  '18te/now/first-trade/more': {
    de: 'Kaufen oder versteigern; verkauft wird erst ab der zweiten Aktienrunde.',
    en: 'Buy or auction; selling starts with the second stock round.',
  },
  '18te/now/first-trade/other': { de: '{seat} handelt.', en: '{seat} is trading.' },
  '18te/now/first-trade/cite': { de: '6.2', en: '6.2' },
  '18te/now/sold': {
    de: '{seat}, handle weiter oder beende deinen Zug.',
    en: '{seat}, go on trading or end your turn.',
  },
  '18te/now/sold/more': {
    de: 'Weiter verkaufen, ein Zertifikat kaufen oder eine Gesellschaft versteigern.',
    en: 'Sell more, buy one certificate or auction a company.',
  },
  '18te/now/sold/cite': { de: '6', en: '6' },
  '18te/now/must-sell': {
    de: '{seat}, verkaufe {more} {more|Zertifikat|Zertifikate}.',
    en: '{seat}, sell {more} {more|certificate|certificates}.',
  },
  '18te/now/must-sell/more': {
    de: 'Du hast {count}, erlaubt sind {limit}.',
    en: 'You have {count}; {limit} are allowed.',
  },
  '18te/now/must-sell/other': {
    de: '{seat} verkauft überzählige Zertifikate.',
    en: '{seat} sells surplus certificates.',
  },
  '18te/now/must-sell/cite': { de: '6.4', en: '6.4' },
  '18te/now/discard': {
    de: '{seat}, gib überzählige Loks der {company} ab.',
    en: '{seat}, give up the surplus trains of the {company}.',
  },
  '18te/now/discard/other': {
    de: '{seat} gibt überzählige Loks der {company} ab.',
    en: '{seat} gives up surplus trains of the {company}.',
  },
  '18te/now/discard/cite': { de: '3.8', en: '3.8' },
  '18te/now/offer': {
    de: '{seat}, verkauft die {seller} ihre {train}?',
    en: '{seat}, does the {seller} sell its {train}?',
  },
  '18te/now/offer/more': { de: 'Die {buyer} bietet {price:money}.', en: 'The {buyer} offers {price:money}.' },
  '18te/now/offer/other': {
    de: '{seat} überlegt, ob die {seller} ihre {train} für {price:money} verkauft.',
    en: '{seat} decides whether the {seller} sells its {train} for {price:money}.',
  },
  '18te/now/offer/cite': { de: '7.8', en: '7.8' },
  '18te/now/track': { de: '{seat}, lege Gleis für die {company}', en: '{seat}, lay track for the {company}' },
  '18te/now/track/more': { de: 'ein Plättchen: legen oder aufwerten', en: 'one tile: lay or upgrade' },
  '18te/now/track/other': {
    de: '{seat} legt Gleis für die {company}.',
    en: '{seat} lays track for the {company}.',
  },
  '18te/now/track/cite': { de: '7.3', en: '7.3' },
  '18te/now/station': {
    de: '{seat}, setze einen Bahnhof der {company}',
    en: '{seat}, place a station of the {company}',
  },
  '18te/now/station/more': { de: 'höchstens einen, oder fahren', en: 'one at most, or run' },
  '18te/now/station/other': {
    de: '{seat} setzt einen Bahnhof der {company}.',
    en: '{seat} places a station of the {company}.',
  },
  '18te/now/station/cite': { de: '7.4', en: '7.4' },
  '18te/now/run': {
    de: '{seat}, {idle|es fährt nichts für die|fahre mit den Loks der} {company}',
    en: '{seat}, {idle|nothing runs for|run the trains of} the {company}',
  },
  '18te/now/run/more': {
    de: '{idle|sie hat keine Lok: weiter, der Kurs sinkt|die höchste angesagte Einnahme zählt}',
    en: '{idle|it has no train: go on, the price falls|the highest revenue announced counts}',
  },
  '18te/now/run/other': {
    de: '{seat} {idle|hat keine Lok für die|wählt eine Fahrt für die} {company}.',
    en: '{seat} {idle|has no train for|is choosing a run for} the {company}.',
  },
  '18te/now/run/cite': { de: '7.5', en: '7.5' },
  '18te/now/payout': { de: '{seat}, schüttet die {company} aus?', en: '{seat}, does the {company} pay out?' },
  '18te/now/payout/more': { de: 'ausschütten oder einbehalten', en: 'pay out or withhold' },
  '18te/now/payout/other': {
    de: '{seat} entscheidet, ob die {company} ausschüttet.',
    en: '{seat} decides whether the {company} pays out.',
  },
  '18te/now/payout/cite': { de: '7.6', en: '7.6' },
  '18te/now/trains': {
    de: '{seat}, kaufe Loks für die {company}',
    en: '{seat}, buy trains for the {company}',
  },
  '18te/now/trains/other': {
    de: '{seat} kauft Loks für die {company}.',
    en: '{seat} buys trains for the {company}.',
  },
  '18te/now/trains/more': {
    de: 'oder weiter: {issue|Zertifikate ausgeben, |}{redeem|Zertifikate zurückkaufen, |}Zug beenden',
    en: 'or go on: {issue|issue certificates, |}{redeem|redeem certificates, |}end the turn',
  },
  '18te/now/trains/cite': { de: '7.8', en: '7.8' },
  '18te/now/no-train': {
    de: '{seat}, beende den Zug der {company}',
    en: '{seat}, end the turn of the {company}',
  },
  '18te/now/no-train/more': {
    de: 'keine Lok zu kaufen: {issue|Zertifikate ausgeben, |}{redeem|Zertifikate zurückkaufen, |}Zug beenden',
    en: 'no train to buy: {issue|issue certificates, |}{redeem|redeem certificates, |}end the turn',
  },
  '18te/now/no-train/other': {
    de: '{seat} beendet den Zug der {company}.',
    en: '{seat} ends the turn of the {company}.',
  },
  '18te/now/no-train/cite': { de: '7.8', en: '7.8' },
  '18te/now/must-buy': {
    de: '{seat}, kaufe eine Lok für die {company}',
    en: '{seat}, buy a train for the {company}',
  },
  '18te/now/must-buy/more': {
    de: 'sie hat eine Strecke und muss fahren können: ab {least:money}',
    en: 'it has a route and must be able to run: from {least:money}',
  },
  '18te/now/must-buy/other': {
    de: '{seat} muss eine Lok für die {company} kaufen.',
    en: '{seat} has to buy a train for the {company}.',
  },
  '18te/now/must-buy/cite': { de: '7.8', en: '7.8' },
  '18te/now/must-fund': {
    de: '{seat}, kaufe eine Lok für die {company}',
    en: '{seat}, buy a train for the {company}',
  },
  '18te/now/must-fund/more': {
    de: 'sie muss eine haben, und {missing:money} gibst du dazu',
    en: 'it must have one, and you add {missing:money}',
  },
  '18te/now/must-fund/other': {
    de: '{seat} bezahlt eine Lok für die {company} mit.',
    en: '{seat} helps to pay for a train of the {company}.',
  },
  '18te/now/must-fund/cite': { de: '7.9', en: '7.9' },
  '18te/now/must-raise': {
    de: '{seat}, verkaufe Zertifikate für eine Lok der {company}',
    en: '{seat}, sell certificates for a train of the {company}',
  },
  '18te/now/must-raise/more': {
    de: 'für die günstigste zu {least:money} fehlen dir noch {short:money}',
    en: 'for the cheapest at {least:money} you still lack {short:money}',
  },
  '18te/now/must-raise/other': {
    de: '{seat} verkauft Zertifikate für eine Lok der {company}.',
    en: '{seat} sells certificates for a train of the {company}.',
  },
  '18te/now/must-raise/cite': { de: '7.9', en: '7.9' },
  '18te/now/must-sell-all': {
    de: '{seat}, verkaufe, was du verkaufen darfst',
    en: '{seat}, sell what you may sell',
  },
  '18te/now/must-sell-all/more': {
    de: 'für die günstigste Lok zu {least:money} reicht auch das nicht: danach Bankrott erklären',
    en: 'even this will not pay for the cheapest train at {least:money}: then declare bankruptcy',
  },
  '18te/now/must-sell-all/other': {
    de: '{seat} kann keine Lok für die {company} bezahlen.',
    en: '{seat} cannot pay for a train of the {company}.',
  },
  '18te/now/must-sell-all/cite': { de: '7.9', en: '7.9' },
  '18te/now/must-ask': {
    de: '{seat}, frage nach einer Lok oder erkläre den Bankrott',
    en: '{seat}, ask for a train or declare bankruptcy',
  },
  '18te/now/must-ask/more': {
    de: 'für die günstigste der Bank zu {least:money} reicht alles Geld nicht',
    en: 'all the money does not pay for the cheapest of the bank at {least:money}',
  },
  '18te/now/must-ask/other': {
    de: '{seat} kann keine Lok der Bank für die {company} bezahlen.',
    en: '{seat} cannot pay for a train of the bank for the {company}.',
  },
  '18te/now/must-ask/cite': { de: '7.9', en: '7.9' },
  '18te/now/must-declare': { de: '{seat}, erkläre den Bankrott', en: '{seat}, declare bankruptcy' },
  '18te/now/must-declare/more': {
    de: 'für die günstigste Lok zu {least:money} reicht alles Geld nicht',
    en: 'all the money does not pay for the cheapest train at {least:money}',
  },
  '18te/now/must-declare/other': {
    de: '{seat} kann keine Lok für die {company} bezahlen.',
    en: '{seat} cannot pay for a train of the {company}.',
  },
  '18te/now/must-declare/cite': { de: '7.9', en: '7.9' },
  '18te/now/shares': {
    de: '{seat}, beende den Zug der {company}',
    en: '{seat}, end the turn of the {company}',
  },
  '18te/now/shares/more': {
    de: 'vorher Zertifikate ausgeben oder zurückkaufen',
    en: 'first issue or redeem certificates',
  },
  '18te/now/shares/other': {
    de: '{seat} beendet den Zug der {company}.',
    en: '{seat} ends the turn of the {company}.',
  },
  '18te/now/shares/cite': { de: '7.10', en: '7.10' },
  '18te/now/issued': {
    de: '{seat}, beende den Zug der {company}',
    en: '{seat}, end the turn of the {company}',
  },
  '18te/now/issued/other': {
    de: '{seat} beendet den Zug der {company}.',
    en: '{seat} ends the turn of the {company}.',
  },
  '18te/now/issued/cite': { de: '7.10', en: '7.10' },
  '18te/now/redeemed': {
    de: '{seat}, beende den Zug der {company}',
    en: '{seat}, end the turn of the {company}',
  },
  '18te/now/redeemed/more': {
    de: '{redeem|oder weitere Zertifikate zurückkaufen|}',
    en: '{redeem|or redeem more certificates|}',
  },
  '18te/now/redeemed/other': {
    de: '{seat} beendet den Zug der {company}.',
    en: '{seat} ends the turn of the {company}.',
  },
  '18te/now/redeemed/cite': { de: '7.10', en: '7.10' },
};
