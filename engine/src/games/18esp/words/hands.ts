import type { Words } from '../../../table/words.ts';

/** What is said to hands that make no move of the game. */
export const handWords: Words = {
  '18esp/2.1/between-players': {
    de: 'Gehandelt wird nur mit der Bank. Von {from} zu {to} wechseln weder Aktien noch Geld, auch wenn beide einig sind.',
    en: 'Players deal with the bank only. Neither shares nor money go from {from} to {to}, even if both agree.',
  },
  '18esp/4.4/hand-over': {
    de: 'Das Direktorszertifikat der {company} gibt niemand weiter. Es wechselt, sobald {to} mehr Anteile hält als {from}.',
    en: "Nobody hands over the president's certificate of the {company}. It moves once {to} holds more than {from}.",
  },
  '18esp/3.1/private-to-player': {
    de: '{private} geht nicht an {seat}: Privatgesellschaften werden nur an Gesellschaften verkauft.',
    en: '{private} does not go to {seat}: private companies are sold to companies only.',
  },
  '18esp/4.2/private-to-market': {
    de: '{private} kommt nicht in den Markt. Privatgesellschaften kauft nur eine Gesellschaft.',
    en: '{private} does not go to the market. Only companies buy private companies.',
  },
  '18esp/1.4/companies-apart': {
    de: 'Die {company} und die {other} haben getrennte Kassen. Geld fließt nur, wenn eine der anderen etwas abkauft.',
    en: 'The {company} and the {other} keep separate treasuries. Money flows only where one buys from the other.',
  },
  '18esp/3.2/auction-order': {
    de: 'Versteigert wird der Reihe nach: Jetzt geht es um {lot}, nicht um {private}.',
    en: 'The auction goes in order: {lot} is up now, not {private}.',
  },
  '18esp/4.2/share-back': {
    de: 'Aktien der {company} gehen nicht zurück in den Ausgabestapel. Verkauft wird in den freien Markt.',
    en: 'Shares of the {company} do not go back into the issue. They are sold to the open market.',
  },
  '18esp/5.7/train-to-stack': {
    de: 'Die Bank nimmt keinen Zug der {company} zurück.',
    en: 'The bank takes no train of the {company} back.',
  },
  '18esp/6.2.1/half-stays': {
    de: 'Ein Kombi-Zug wird nicht mehr getrennt.',
    en: 'A combined train is never taken apart.',
  },
  '18esp/5.1/others-turn': {
    de: 'Jetzt handelt die {acting}. Die {company} kauft in ihrem eigenen Zug.',
    en: 'The {acting} operates now. The {company} buys in its own turn.',
  },
  '18esp/1.4/kept-apart': {
    de: 'Was der {company} gehört und was {seat} gehört, bleibt getrennt, solange keine Regel etwas anderes sagt.',
    en: 'What belongs to the {company} and what belongs to {seat} stay apart unless a rule says otherwise.',
  },
};
