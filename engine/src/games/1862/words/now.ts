import type { Words } from '../../../table/words.ts';

/**
 * What to do now. A prompt has a headline and may have more: `/more` is the smaller line under it, `/other` the headline
 * for those who wait, `/cite` the chapter.
 */
export const nowWords: Words = {
  '1862/now/end/cite': { de: '20', en: '20' },
  '1862/now/privates': { de: '{seat}, kaufe, biete oder passe.', en: '{seat}, buy, bid or pass.' },
  '1862/now/privates/more': {
    de: '{private:name} kostet {price:money}; auf die anderen wird geboten.',
    en: '{private:name} costs {price:money}; the others take bids.',
  },
  '1862/now/privates/other': { de: '{seat} kauft oder bietet.', en: '{seat} buys or bids.' },
  '1862/now/privates/cite': { de: '3', en: '3' },
  '1862/now/must-take': { de: '{seat}, nimm die {private:name}.', en: '{seat}, take the {private:name}.' },
  '1862/now/must-take/more': {
    de: 'Sie kostet {price:money}: wer an der Reihe ist, bekommt sie.',
    en: 'It costs {price:money}: whoever is on turn gets it.',
  },
  '1862/now/must-take/other': {
    de: '{seat} nimmt die {private:name}.',
    en: '{seat} takes the {private:name}.',
  },
  '1862/now/must-take/cite': { de: '3', en: '3' },
  '1862/now/bid/more': {
    de: '{bidder} bietet {bid:money} auf {private:name}.',
    en: '{bidder} bids {bid:money} for {private:name}.',
  },
  '1862/now/bid/other': {
    de: '{seat} überlegt, {bid:money} auf {private:name} zu überbieten.',
    en: '{seat} considers outbidding {bid:money} for {private:name}.',
  },
  '1862/now/bid/cite': { de: '3', en: '3' },
  '1862/now/par': {
    de: '{seat}, bestimme den Ausgabekurs der {company}.',
    en: '{seat}, set the par of the {company}.',
  },
  '1862/now/par/other': {
    de: '{seat} bestimmt den Ausgabekurs der {company}.',
    en: '{seat} sets the par of the {company}.',
  },
  '1862/now/par/cite': { de: '4', en: '4' },
  '1862/now/trade/more': {
    de: 'Erst verkaufen, dann ein Papier kaufen.',
    en: 'Sell first, then buy one paper.',
  },
  '1862/now/trade/cite': { de: '19', en: '19' },
  '1862/now/first-trade': { de: '{seat}, kaufe oder passe.', en: '{seat}, buy or pass.' },
  '1862/now/first-trade/more': {
    de: 'Verkauft wird erst ab der zweiten Aktienrunde.',
    en: 'Selling starts with the second stock round.',
  },
  '1862/now/first-trade/other': { de: '{seat} kauft oder passt.', en: '{seat} buys or passes.' },
  '1862/now/first-trade/cite': { de: '19', en: '19' },
  '1862/now/sold/cite': { de: '19', en: '19' },
  '1862/now/must-sell': {
    de: '{seat}, verkaufe {more} {more|Papier|Papiere}.',
    en: '{seat}, sell {more} {more|paper|papers}.',
  },
  '1862/now/must-sell/more': {
    de: 'Du hast {count}, erlaubt sind {limit}.',
    en: 'You have {count}; {limit} are allowed.',
  },
  '1862/now/must-sell/other': {
    de: '{seat} verkauft überzählige Papiere.',
    en: '{seat} sells surplus papers.',
  },
  '1862/now/must-sell/cite': { de: '19', en: '19' },
  '1862/now/discard': {
    de: '{seat}, gib überzählige Loks der {company} ab.',
    en: '{seat}, give up the surplus trains of the {company}.',
  },
  '1862/now/discard/other': {
    de: '{seat} gibt überzählige Loks der {company} ab.',
    en: '{seat} gives up surplus trains of the {company}.',
  },
  '1862/now/discard/cite': { de: '14', en: '14' },
  '1862/now/offer': {
    de: '{seat}, verkauft die {seller} ihre {train}?',
    en: '{seat}, does the {seller} sell its {train}?',
  },
  '1862/now/offer/more': { de: 'Die {buyer} bietet {price:money}.', en: 'The {buyer} offers {price:money}.' },
  '1862/now/offer/other': {
    de: '{seat} überlegt, ob die {seller} ihre {train} für {price:money} verkauft.',
    en: '{seat} decides whether the {seller} sells its {train} for {price:money}.',
  },
  '1862/now/offer/cite': { de: '14', en: '14' },
  '1862/now/raise-train': {
    de: '{seat}, verkaufe Aktien für die Lok der {company}',
    en: '{seat}, sell shares for the train of the {company}',
  },
  '1862/now/raise-train/more': {
    de: 'es fehlen noch {amount:money}',
    en: '{amount:money} are still missing',
  },
  '1862/now/raise-train/other': {
    de: '{seat} verkauft Aktien für eine Lok der {company}.',
    en: '{seat} sells shares for a train of the {company}.',
  },
  '1862/now/raise-train/cite': { de: '14', en: '14' },
  '1862/now/raise-notes': {
    de: '{seat}, verkaufe Aktien für die Schuldscheine der {company}',
    en: '{seat}, sell shares for the notes of the {company}',
  },
  '1862/now/raise-notes/more': {
    de: 'es fehlen noch {amount:money}',
    en: '{amount:money} are still missing',
  },
  '1862/now/raise-notes/other': {
    de: '{seat} verkauft Aktien für die Schuldscheine der {company}.',
    en: '{seat} sells shares for the notes of the {company}.',
  },
  '1862/now/raise-notes/cite': { de: '13', en: '13' },
  '1862/now/bankrupt-train': { de: '{seat}, erkläre den Bankrott', en: '{seat}, declare bankruptcy' },
  '1862/now/bankrupt-train/more': {
    de: 'für die Lok der {company} fehlen {amount:money}, und nichts ist zu verkaufen',
    en: '{amount:money} are missing for the train of the {company}, and nothing can be sold',
  },
  '1862/now/bankrupt-train/other': {
    de: '{seat} kann die Lok der {company} nicht bezahlen.',
    en: '{seat} cannot pay for the train of the {company}.',
  },
  '1862/now/bankrupt-train/cite': { de: '15', en: '15' },
  '1862/now/bankrupt-notes': { de: '{seat}, erkläre den Bankrott', en: '{seat}, declare bankruptcy' },
  '1862/now/bankrupt-notes/more': {
    de: 'für die Schuldscheine der {company} fehlen {amount:money}, und nichts ist zu verkaufen',
    en: '{amount:money} are missing for the notes of the {company}, and nothing can be sold',
  },
  '1862/now/bankrupt-notes/other': {
    de: '{seat} kann die Schuldscheine der {company} nicht bezahlen.',
    en: '{seat} cannot repay the notes of the {company}.',
  },
  '1862/now/bankrupt-notes/cite': { de: '15', en: '15' },
  '1862/now/track': { de: '{seat}, lege Gleis für die {company}', en: '{seat}, lay track for the {company}' },
  '1862/now/track/other': {
    de: '{seat} legt Gleis für die {company}.',
    en: '{seat} lays track for the {company}.',
  },
  '1862/now/track/cite': { de: '7', en: '7' },
  '1862/now/station': {
    de: '{seat}, setze einen Bahnhof der {company}',
    en: '{seat}, place a marker of the {company}',
  },
  '1862/now/station/more': { de: 'höchstens einen, oder fahren', en: 'one at most, or run' },
  '1862/now/station/other': {
    de: '{seat} setzt einen Bahnhof der {company}.',
    en: '{seat} places a marker of the {company}.',
  },
  '1862/now/station/cite': { de: '9', en: '9' },
  '1862/now/run': {
    de: '{seat}, {idle|es fährt nichts für die|fahre mit den Loks der} {company}',
    en: '{seat}, {idle|nothing runs for|run the trains of} the {company}',
  },
  '1862/now/run/more': {
    de: '{idle|sie hat keine Lok: weiter, der Kurs sinkt|welche Strecken, bestimmst du}',
    en: '{idle|it has no train: go on, the price falls|which routes is up to you}',
  },
  '1862/now/run/other': {
    de: '{seat} {idle|hat keine Lok für die|wählt eine Fahrt für die} {company}.',
    en: '{seat} {idle|has no train for|is choosing a run for} the {company}.',
  },
  '1862/now/run/cite': { de: '10', en: '10' },
  '1862/now/payout': { de: '{seat}, schüttet die {company} aus?', en: '{seat}, does the {company} pay out?' },
  '1862/now/payout/more': {
    de: '{revenue:money}: alles ausschütten oder alles einsparen',
    en: '{revenue:money}: pay out all or withhold all',
  },
  '1862/now/payout/other': {
    de: '{seat} entscheidet, ob die {company} ausschüttet.',
    en: '{seat} decides whether the {company} pays out.',
  },
  '1862/now/payout/cite': { de: '11', en: '11' },
  '1862/now/trains': {
    de: '{seat}, kaufe Loks für die {company}',
    en: '{seat}, buy trains for the {company}',
  },
  '1862/now/trains/more': {
    de: 'Betriebskapital {treasury:money}; oder weiter',
    en: 'treasury {treasury:money}; or go on',
  },
  '1862/now/trains/other': {
    de: '{seat} kauft Loks für die {company}.',
    en: '{seat} buys trains for the {company}.',
  },
  '1862/now/trains/cite': { de: '14', en: '14' },
  '1862/now/must-buy': {
    de: '{seat}, kaufe eine Lok für die {company}',
    en: '{seat}, buy a train for the {company}',
  },
  '1862/now/must-buy/more': {
    de: 'sie hat eine Strecke und keine Lok: ab {least:money}',
    en: 'it has a route and no train: from {least:money}',
  },
  '1862/now/must-buy/other': {
    de: '{seat} muss eine Lok für die {company} kaufen.',
    en: '{seat} has to buy a train for the {company}.',
  },
  '1862/now/must-buy/cite': { de: '14', en: '14' },
  '1862/now/must-fund': {
    de: '{seat}, kaufe eine Lok für die {company}',
    en: '{seat}, buy a train for the {company}',
  },
  '1862/now/must-fund/more': {
    de: 'sie muss eine haben; mindestens {missing:money} gibst du dazu',
    en: 'it must have one; you add {missing:money} at least',
  },
  '1862/now/must-fund/other': {
    de: '{seat} bezahlt eine Lok für die {company} mit.',
    en: '{seat} helps to pay for a train of the {company}.',
  },
  '1862/now/must-fund/cite': { de: '14', en: '14' },
  '1862/now/buyback': {
    de: '{seat}, kauft die {company} Aktien zurück?',
    en: '{seat}, does the {company} buy back shares?',
  },
  '1862/now/buyback/more': {
    de: 'von allen die Hälfte, oder den Zug beenden',
    en: 'half of everybody’s, or end the turn',
  },
  '1862/now/buyback/other': {
    de: '{seat} überlegt einen Rückkauf der {company}.',
    en: '{seat} considers a buy-back of the {company}.',
  },
  '1862/now/buyback/cite': { de: '17', en: '17' },
  '1862/now/done': {
    de: '{seat}, beende den Zug der {company}',
    en: '{seat}, end the turn of the {company}',
  },
  '1862/now/done/other': {
    de: '{seat} beendet den Zug der {company}.',
    en: '{seat} ends the turn of the {company}.',
  },
  '1862/now/done/cite': { de: '6', en: '6' },
};
