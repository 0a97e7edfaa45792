import type { Words } from '../../../table/words.ts';

/** What is said about the turn of a company: order, payout, price, buy-back (chapters 6, 11, 12 and 17). */
export const operateWords: Words = {
  '1862/6/nobody-operates': {
    de: 'Gerade ist keine Gesellschaft an der Reihe.',
    en: 'No company is on turn now.',
  },
  '1862/6/step-order': {
    de: 'Das gehört nicht zum Schritt {step:name}. Die Schritte eines Zuges haben eine feste Folge.',
    en: 'That does not belong to the step {step:name}. The steps of a turn have a fixed order.',
  },
  '1862/11/all-or-nothing': {
    de: 'Eingefahren sind {earned:money}, nicht {revenue:money}. Ausgeschüttet oder eingespart wird alles.',
    en: 'The trains have earned {earned:money}, not {revenue:money}. All of it is paid out or withheld.',
  },
  '1862/12/price-stays': {
    de: 'Der Kursmarker der {company} zieht nur, wie es Dividende, Verkauf und Rundenende vorschreiben.',
    en: 'The price marker of the {company} moves only as dividend, sale and end of the round prescribe.',
  },
  '1862/8/tile-stays': {
    de: 'Ein gelegtes Plättchen bleibt auf {hex:name}, bis ein anderes es ersetzt.',
    en: 'A tile once laid stays on {hex:name} until another one replaces it.',
  },
  '1862/9/stations-stay': {
    de: 'Ein Bahnhof der {company} bleibt, wo er steht.',
    en: 'A marker of the {company} stays where it is.',
  },
  '1862/17/buyback-early': {
    de: 'Die {company} kann erst ab der grünen Phase Aktien zurückkaufen.',
    en: 'The {company} can buy back shares from the green phase on.',
  },
  '1862/17/buyback-once': {
    de: 'Die {company} hat ihre 50 % schon. Das geht einmal im Spiel.',
    en: 'The {company} has its 50 % already. It happens once in a game.',
  },
  '1862/17/notes-most': {
    de: 'Der Rückkauf der {company} kostet {cost:money}. Dafür gibt es höchstens {most} Schuldscheine zu 100.',
    en: 'The buy-back of the {company} costs {cost:money}. That makes {most} notes of 100 at most.',
  },
  '1862/17/buyback-cash': {
    de: 'Der Rückkauf kostet {cost:money}. Mit diesen Schuldscheinen hat die {company} {cash:money}.',
    en: 'The buy-back costs {cost:money}. With these notes the {company} has {cash:money}.',
  },
  '1862/17/half-of-all': {
    de: 'Die {company} kauft von allen die Hälfte oder von niemandem etwas.',
    en: 'The {company} buys half of what everybody holds, or nothing at all.',
  },

  '1862/log/nobody': { de: 'Keine Gesellschaft ist an der Reihe', en: 'No company is on turn' },
  '1862/log/pay': { de: '{company} schüttet {revenue:money} aus', en: '{company} pays out {revenue:money}' },
  '1862/log/withhold': {
    de: '{company} behält {revenue:money} ein',
    en: '{company} withholds {revenue:money}',
  },
  '1862/log/buyback': {
    de: '{company} kauft die Hälfte ihrer Aktien für {cost:money} zurück',
    en: '{company} buys back half of its shares for {cost:money}',
  },
  '1862/log/buyback-notes': {
    de: '{company} kauft die Hälfte ihrer Aktien für {cost:money} zurück, mit Schuldscheinen über {sum:money} ({paid:money} ausgezahlt)',
    en: '{company} buys back half of its shares for {cost:money}, with notes of {sum:money} ({paid:money} paid out)',
  },
  '1862/log/done-nobody': {
    de: 'gibt an die nächste Gesellschaft weiter',
    en: 'hands on to the next company',
  },

  'due/revenue': { de: 'Einnahme ins Betriebskapital', en: 'revenue into the treasury' },
  'due/notes': { de: 'Schuldscheine auszahlen oder zurückzahlen', en: 'pay out or repay the notes' },
  'due/buyback': { de: 'Aktien tauschen und auszahlen', en: 'exchange shares and pay for them' },
};
