import type { Words } from '../../../table/words.ts';

const cited = (section: string): Words[string] => ({ de: section, en: section });

/**
 * What to do now. A prompt has a headline and may have more: `/more` is the smaller line under it, `/other` the headline
 * for those who wait, `/cite` the paragraph.
 */
export const promptWords: Words = {
  'toe/prompt/call': { de: '{seat}, ruf eine Phase aus', en: '{seat}, call a phase' },
  'toe/prompt/call/more': {
    de: 'Phase {n} von {of}: Alle spielen sie, du zuerst',
    en: 'phase {n} of {of}: everybody plays it, you first',
  },
  'toe/prompt/call/other': { de: '{seat} ruft eine Phase aus', en: '{seat} calls a phase' },
  'toe/prompt/call/cite': cited('6'),
  ...lastCall('contracts', {
    de: 'letztes Jahr: Die vereinbarte Zahl von Verträgen ist erfüllt',
    en: 'last year: the agreed number of contracts is completed',
  }),
  ...lastCall('sticks', {
    de: 'letztes Jahr: Jemand hat keine Stäbchen mehr',
    en: 'last year: somebody has no stick left',
  }),
  ...lastCall('profit', {
    de: 'letztes Jahr: Jemand hat 500k Jahresgewinn erreicht',
    en: 'last year: somebody has reached a yearly profit of 500k',
  }),

  'toe/prompt/site': { de: '{seat}, erwirb Streckenabschnitte', en: '{seat}, buy connections' },
  'toe/prompt/site/more': {
    de: 'noch {left} · {price:money} je Segment, zweite Trasse doppelt, dritte vierfach',
    en: '{left} more · {price:money} a segment, double for a second track, four times for a third',
  },
  'toe/prompt/site/other': { de: '{seat} erwirbt Streckenabschnitte', en: '{seat} buys connections' },
  'toe/prompt/site/cite': cited('8'),
  'toe/prompt/site-full': { de: '{seat}, schließ den Ortstermin ab', en: '{seat}, finish your site visit' },
  'toe/prompt/site-full/more': {
    de: 'mehr als {most} {most|Streckenabschnitt|Streckenabschnitte} erwirbst du jetzt nicht',
    en: 'you buy no more than {most} {most|connection|connections} now',
  },
  'toe/prompt/site-full/other': { de: '{seat} erwirbt Streckenabschnitte', en: '{seat} buys connections' },
  'toe/prompt/site-full/cite': cited('8'),

  'toe/prompt/site-none': {
    de: '{seat}, du kannst keinen Abschnitt bezahlen',
    en: '{seat}, there is no connection you can pay for',
  },
  'toe/prompt/site-none/more': { de: 'du hast {cash:money}', en: 'you have {cash:money}' },
  'toe/prompt/site-none/other': { de: '{seat} erwirbt Streckenabschnitte', en: '{seat} buys connections' },
  'toe/prompt/site-none/cite': cited('8'),

  'toe/prompt/fair': { de: '{seat}, kauf Fahrzeuge', en: '{seat}, buy vehicles' },
  'toe/prompt/fair/more': {
    de: 'noch {left} {left|Fahrzeug|Fahrzeuge}; zuweisen geht auch schon',
    en: '{left} more {left|vehicle|vehicles}; you can assign already',
  },
  'toe/prompt/fair/other': { de: '{seat} kauft Fahrzeuge', en: '{seat} buys vehicles' },
  'toe/prompt/fair/cite': cited('8'),
  'toe/prompt/fair-full': { de: '{seat}, weise deine Fahrzeuge zu', en: '{seat}, assign your vehicles' },
  'toe/prompt/fair-full/more': {
    de: 'mehr als {most} {most|Fahrzeug|Fahrzeuge} kaufst du jetzt nicht',
    en: 'you buy no more than {most} {most|vehicle|vehicles} now',
  },
  'toe/prompt/fair-full/other': { de: '{seat} weist Fahrzeuge zu', en: '{seat} assigns vehicles' },
  'toe/prompt/fair-full/cite': cited('8'),

  'toe/prompt/fair-none': {
    de: '{seat}, du kannst kein Fahrzeug bezahlen',
    en: '{seat}, there is no vehicle you can pay for',
  },
  'toe/prompt/fair-none/more': {
    de: 'du hast {cash:money}; zuweisen kannst du trotzdem',
    en: 'you have {cash:money}; you can assign all the same',
  },
  'toe/prompt/fair-none/other': { de: '{seat} kauft Fahrzeuge', en: '{seat} buys vehicles' },
  'toe/prompt/fair-none/cite': cited('8'),

  'toe/prompt/conference': {
    de: '{seat}, nimm {left|einen Vertrag|Verträge} an',
    en: '{seat}, accept {left|a contract|contracts}',
  },
  'toe/prompt/conference/more': {
    de: 'noch {left} {left|Vertrag|Verträge}; die Steuer zählt sofort, jeder Chip +10k',
    en: '{left} more {left|contract|contracts}; the tax counts at once, each chip +10k',
  },
  'toe/prompt/conference/other': { de: '{seat} nimmt Verträge an', en: '{seat} accepts contracts' },
  'toe/prompt/conference/cite': cited('8'),
  'toe/prompt/conference-full': {
    de: '{seat}, verlass den Konferenzraum',
    en: '{seat}, leave the conference room',
  },
  'toe/prompt/conference-full/more': {
    de: 'mehr als {most} {most|Vertrag nimmst|Verträge nimmst} du jetzt nicht an',
    en: 'you accept no more than {most} {most|contract|contracts} now',
  },
  'toe/prompt/conference-full/other': { de: '{seat} nimmt Verträge an', en: '{seat} accepts contracts' },
  'toe/prompt/conference-full/cite': cited('8'),

  'toe/prompt/conference-none': {
    de: '{seat}, es liegt kein Vertrag mehr aus',
    en: '{seat}, no contract is left',
  },
  'toe/prompt/conference-none/more': { de: 'auch der Stapel ist leer', en: 'the pile is empty, too' },
  'toe/prompt/conference-none/other': { de: '{seat} nimmt Verträge an', en: '{seat} accepts contracts' },
  'toe/prompt/conference-none/cite': cited('8'),

  'toe/prompt/premium': { de: '{seat}, hol deine Prämie', en: '{seat}, collect your premium' },
  'toe/prompt/premium/more': {
    de: '{cities} × 10.000\u00a0€ für angeschlossene Städte',
    en: '{cities} × 10,000\u00a0€ for connected cities',
  },
  'toe/prompt/premium/other': { de: '{seat} holt die Prämie', en: '{seat} collects the premium' },
  'toe/prompt/premium/cite': cited('8'),
  'toe/prompt/premium-caller': { de: '{seat}, hol deine Prämie', en: '{seat}, collect your premium' },
  'toe/prompt/premium-caller/more': {
    de: '{cities} × 10.000\u00a0€ für angeschlossene Städte, dazu {extra:money} fürs Ausrufen',
    en: '{cities} × 10,000\u00a0€ for connected cities, and {extra:money} for calling it',
  },
  'toe/prompt/premium-caller/other': { de: '{seat} holt die Prämie', en: '{seat} collects the premium' },
  'toe/prompt/premium-caller/cite': cited('8'),
  'toe/prompt/premium-none': {
    de: '{seat}, für dich gibt es keine Prämie',
    en: '{seat}, there is no premium for you',
  },
  'toe/prompt/premium-none/more': {
    de: 'noch ist keine Stadt angeschlossen',
    en: 'no city is connected yet',
  },
  'toe/prompt/premium-none/other': { de: '{seat} holt die Prämie', en: '{seat} collects the premium' },
  'toe/prompt/premium-none/cite': cited('8'),

  'toe/prompt/aid': { de: '{seat}, wähl ein Fahrzeug', en: '{seat}, choose a vehicle' },
  'toe/prompt/aid/more': {
    de: 'kostenlos; zuweisen kannst du es ab der nächsten Messe oder Auktion',
    en: 'free of charge; it can be assigned from the next fair or auction on',
  },
  'toe/prompt/aid/other': { de: '{seat} wählt ein Fahrzeug', en: '{seat} chooses a vehicle' },
  'toe/prompt/aid/cite': cited('8'),

  'toe/prompt/auction': {
    de: '{seats}: {seats|leg aus, was du verkaufen willst|legt aus, was ihr verkaufen wollt}',
    en: '{seats}: lay out what you want to sell',
  },
  'toe/prompt/auction/more': {
    de: 'mindestens eins von euren freien Fahrzeugen; Lizenzen, wenn ihr wollt',
    en: 'at least one of your free vehicles; licences if you like',
  },
  'toe/prompt/auction/other': { de: '{seats}: Angebote auslegen', en: '{seats}: laying out offers' },
  'toe/prompt/auction/cite': cited('8'),
  'toe/prompt/closing': {
    de: '{seats}: {seats|weise deine|weist eure} Fahrzeuge zu',
    en: '{seats}: assign your vehicles',
  },
  'toe/prompt/closing/more': {
    de: 'jetzt oder erst bei der nächsten Messe oder Auktion',
    en: 'now, or not before the next fair or auction',
  },
  'toe/prompt/closing/other': { de: '{seats}: Fahrzeuge zuweisen', en: '{seats}: assigning vehicles' },
  'toe/prompt/closing/cite': cited('8'),

  'toe/prompt/open': { de: '{seat}, biete auf etwas oder passe', en: '{seat}, bid on something or pass' },
  'toe/prompt/open/more': { de: 'du hast {cash:money}', en: 'you have {cash:money}' },
  'toe/prompt/open/other': { de: '{seat} überlegt ein Gebot', en: '{seat} considers a bid' },
  'toe/prompt/open/cite': cited('8'),
  'toe/prompt/raise': { de: '{seat}, erhöhen oder passen?', en: '{seat}, raise or pass?' },
  'toe/prompt/raise/more': {
    de: '{bidder} bietet {bid:money} auf {item:name}; du hast {cash:money}',
    en: '{bidder} bids {bid:money} on {item:name}; you have {cash:money}',
  },
  'toe/prompt/raise/other': {
    de: '{seat} überlegt, {bid:money} für {item:name} zu überbieten',
    en: '{seat} considers outbidding {bid:money} for {item:name}',
  },
  'toe/prompt/raise/cite': cited('8'),

  'toe/prompt/insolvency': {
    de: '{seat}, was verkaufst du, um im Spiel zu bleiben?',
    en: '{seat}, what do you sell to stay in the game?',
  },
  'toe/prompt/insolvency/more': {
    de: '{loss:money} Verlust, {cash:money} in bar; alles Ungenutzte steht schon zum Verkauf',
    en: 'a loss of {loss:money}, {cash:money} in cash; everything unused is for sale already',
  },
  'toe/prompt/insolvency/other': {
    de: '{seat} sucht Geld, um im Spiel zu bleiben',
    en: '{seat} looks for money to stay in the game',
  },
  'toe/prompt/insolvency/cite': cited('12'),
  'toe/prompt/insolvency-more': {
    de: '{seat}, biete noch einen Vertrag an oder scheide aus',
    en: '{seat}, offer another contract or drop out',
  },
  'toe/prompt/insolvency-more/more': {
    de: '{loss:money} Verlust, {cash:money} in bar; niemand bietet mehr',
    en: 'a loss of {loss:money}, {cash:money} in cash; nobody bids any more',
  },
  'toe/prompt/insolvency-more/other': {
    de: '{seat} sucht Geld, um im Spiel zu bleiben',
    en: '{seat} looks for money to stay in the game',
  },
  'toe/prompt/insolvency-more/cite': cited('12'),

  'toe/prompt/audit': {
    de: '{seats}: {seats|Willst du|Wollt ihr} jemanden prüfen?',
    en: '{seats}: audit somebody?',
  },
  'toe/prompt/audit/more': {
    de: 'vor der Auszahlung; eine Abweichung zahlt, wer geprüft wird',
    en: 'before the payout; who is audited pays the difference',
  },
  'toe/prompt/audit/other': { de: '{seats}: Steuerprüfung', en: '{seats}: tax audit' },
  'toe/prompt/audit/cite': cited('11'),
  'toe/prompt/final': {
    de: '{seats}: {seats|Prüf, wer links von dir|Prüft, wer links von euch} sitzt',
    en: '{seats}: check the person to your left',
  },
  'toe/prompt/final/other': { de: '{seats}: Schlussprüfung', en: '{seats}: final audit' },
  'toe/prompt/final/cite': cited('11'),

  'toe/prompt/end': { de: 'Das Spiel ist zu Ende', en: 'The game is over' },
  'toe/prompt/end/cite': cited('10'),
  ...over('contracts', '10', {
    de: '{seats} {seats|hat|haben} {target} Verträge erfüllt',
    en: '{seats} {seats|has|have} completed {target} contracts',
  }),
  ...over('sticks', '10', { de: 'Die Stäbchen sind verbaut', en: 'The sticks are used up' }),
  ...over('profit', '10', { de: '500k Jahresgewinn sind erreicht', en: '500k a year are reached' }),
  ...over('bank', '13', { de: 'Die Bank ist leer', en: 'The bank is empty' }),
  ...over('alone', '12', { de: 'Nur ein Unternehmen ist übrig', en: 'Only one company is left' }),
};

/** Calling a phase when it is known already why this is the last year. */
function lastCall(ending: string, more: Words[string]): Words {
  const key = `toe/prompt/call-${ending}`;
  return {
    [key]: { de: '{seat}, ruf eine Phase aus', en: '{seat}, call a phase' },
    [`${key}/more`]: more,
    [`${key}/other`]: { de: '{seat} ruft eine Phase aus', en: '{seat} calls a phase' },
    [`${key}/cite`]: cited('10'),
  };
}

/** Why it is over. */
function over(ending: string, section: string, why: Words[string]): Words {
  return {
    [`toe/prompt/end-${ending}`]: {
      de: `${why.de}: Das Spiel ist zu Ende`,
      en: `${why.en}: the game is over`,
    },
    [`toe/prompt/end-${ending}/cite`]: cited(section),
  };
}
