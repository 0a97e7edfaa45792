import type { Words } from '../../../../../table/words.ts';

/** What stands under a marker on display, and what it is called in sentences. */
const event = (code: string, de: string, en: string): Words => ({
  [`18do/event/${code}`]: { de, en },
  [`name/${code}`]: { de: `${code} (${de})`, en: `${code} (${en})` },
});

/** Special events: rules, log and buttons (§7.2, §7.6). */
export const eventWords: Words = {
  ...event('G', 'Jahrmarkt', 'fair'),
  ...event('H', 'Werbung', 'advertising'),
  ...event('I', 'Eintausch', 'trade-in'),
  ...event('J', 'Aufrüsten', 'upgrade'),
  ...event('K', 'Premium Bier', 'premium beer'),
  ...event('L', 'Marketing', 'marketing'),
  ...event('M', 'Investor', 'investor'),
  ...event('N', 'Fremdfertigung', 'contract brewing'),
  ...event('O', '2. Schicht', 'second shift'),
  ...event('P', 'Transportvertrag', 'transport contract'),
  // —— Rules ——
  '18do/7.6/purchases-first': {
    de: '{brewery:name} hat ihren SEM schon genommen; danach wird nichts mehr gekauft und nichts zurückgelegt.',
    en: '{brewery:name} has taken its SEM; after that nothing is bought or put back.',
  },
  '18do/7.2/event-step': {
    de: 'SEM {event:name} wird im Schritt „{moment:name}“ eingesetzt. Jetzt: {step:name}.',
    en: 'SEM {event:name} is used in the step "{moment:name}". Now: {step:name}.',
  },
  '18do/7.2/take-step': {
    de: 'Einen SEM nimmt man nach dem Kauf von Ausstattung. Jetzt: {step:name}.',
    en: 'A SEM is taken after the purchase of equipment. Now: {step:name}.',
  },
  '18do/7.2/event-held': {
    de: '{brewery:name} hat SEM {event:name} nicht, oder nicht mehr.',
    en: '{brewery:name} does not have SEM {event:name}, or not any more.',
  },
  '18do/7.2/event-later': {
    de: 'SEM {event:name} wirkt erst ab der Phase {colour:name}.',
    en: 'SEM {event:name} works from the {colour:name} phase on.',
  },
  '18do/7.2/event-moment': {
    de: 'SEM {event:name} hat seinen Zeitpunkt: H zu Beginn der Brauereirunde, L nach der neuen Reihenfolge.',
    en: 'SEM {event:name} has its moment: H at the start of the brewery round, L after the new order.',
  },
  '18do/7.2/event-callee': {
    de: 'Ob der SEM eingesetzt wird, sagt {director}.',
    en: '{director} says whether the SEM is used.',
  },
  '18do/7.2/event-uncalled': {
    de: 'Jetzt wartet niemand auf Werbung oder Marketing.',
    en: 'Nobody waits for advertising or marketing now.',
  },
  '18do/7.2/event-there': {
    de: 'SEM {event:name} liegt nicht in der Auslage; es gibt ihn nur einmal.',
    en: 'SEM {event:name} is not on display; there is only one.',
  },
  '18do/7.2/event-once': {
    de: '{brewery:name} hat in dieser Runde schon einen SEM genommen.',
    en: '{brewery:name} has taken a SEM in this round already.',
  },
  '18do/7.2/event-again': {
    de: '{brewery:name} hat SEM {event:name} in dieser Brauereirunde eingesetzt und nimmt ihn nicht gleich wieder.',
    en: '{brewery:name} has used SEM {event:name} in this brewery round and does not take it again at once.',
  },
  '18do/7.2/event-stays': {
    de: 'SEM {event:name} wird nicht verkauft und nicht weitergegeben; er kommt nur in die Auslage zurück.',
    en: 'SEM {event:name} is neither sold nor handed on; it goes back to the display only.',
  },
  '18do/7.2/events-one': {
    de: '{brewery:name} hat nie mehr als einen SEM.',
    en: '{brewery:name} never has more than one SEM.',
  },
  '18do/7.2/reserved-delivers': {
    de: 'Der Quader der Werbung geht auf das Lieferfeld der {customers:name} in Segment {segment}, nicht in den Export.',
    en: 'The cube of the advertising goes to the delivery field of the {customers:name} in segment {segment}, not abroad.',
  },
  '18do/7.2/event-card': {
    de: 'Das {card}-Kärtchen gehört nicht {brewery:name}.',
    en: 'The {card} does not belong to {brewery:name}.',
  },
  '18do/7.2/event-reach': {
    de: 'Das {card}-Kärtchen reicht bis Segment {most}, nicht bis {segment}.',
    en: 'The {card} reaches segment {most}, not {segment}.',
  },
  '18do/7.2/event-closed': {
    de: 'In Segment {segment} liegt ein Marker „Keine Nachfrage“.',
    en: 'A "no demand" marker lies on segment {segment}.',
  },
  '18do/7.2/event-waits': {
    de: 'In Segment {segment} wartet bei den {customers:name} niemand auf Bier.',
    en: 'Nobody of the {customers:name} in segment {segment} waits for beer.',
  },
  '18do/7.2/brew-out-demand': {
    de: 'Für das {card}-Kärtchen wartet noch Kundschaft. Fremdfertigung ist für Einheiten ohne.',
    en: 'Customers still wait for the {card}. Contract brewing is for units without any.',
  },
  '18do/7.2/brew-out-unit': {
    de: 'Alle Einheiten des {card}-Kärtchens sind verbraucht.',
    en: 'All units of the {card} are used.',
  },
  '18do/7.2/supply-empty': {
    de: 'Im Vorrat liegt kein Quader mehr für die 2. Schicht.',
    en: 'No cube is left in the supply for a second shift.',
  },
  '18do/7.2/premium-top': {
    de: 'Über Segment 6 gibt es keinen höheren Preis.',
    en: 'There is no higher price above segment 6.',
  },
  '18do/7.2/shares-round': {
    de: 'SEM M wird nur in einer Brauereirunde eingesetzt.',
    en: 'SEM M is used in a brewery round only.',
  },
  '18do/7.2/shares-small': {
    de: '{brewery:name} ist eine kleine Brauerei und hat keine Aktien; SEM M nützt nur Brauerei-AGs.',
    en: '{brewery:name} is a small brewery and has no shares; SEM M is of use to brewery companies only.',
  },
  '18do/7.2/shares-none': {
    de: '{brewery:name} hat oben im Stapel keine Anteile dieser Größe.',
    en: '{brewery:name} has no shares of this size on top of its pile.',
  },
  '18do/7.2/shares-pool': {
    de: 'Im Bank Pool liegen {pool} %; mehr als {limit} % dürfen es nicht werden.',
    en: '{pool} % are in the Bank Pool; it may not hold more than {limit} %.',
  },
  '18do/7.2/trade-in-own': {
    de: '{brewery:name} gibt nur eigene Ausstattung in Zahlung, nicht das {card}-Kärtchen.',
    en: '{brewery:name} trades in its own equipment only, not the {card}.',
  },
  '18do/7.2/trade-in-used': {
    de: 'Das {card}-Kärtchen hat in dieser Brauereirunde schon gearbeitet.',
    en: 'The {card} has worked in this brewery round already.',
  },
  '18do/7.2/upgrade-limit': {
    de: '{brewery:name} ist noch nicht am Limit und kauft ohne SEM J.',
    en: '{brewery:name} is not at its limit and buys without SEM J.',
  },
  '18do/7.2/contract-train': {
    de: 'Auf Züge der {company} lässt sich jetzt nichts verladen.',
    en: 'Nothing can be loaded onto trains of the {company} now.',
  },
  '18do/7.2/contract-own': {
    de: 'Über die {company} entscheidest du selbst; dafür braucht es keinen Vertrag.',
    en: 'You decide for the {company} yourself; no contract is needed.',
  },
  // —— Log ——
  '18do/log/take-event': {
    de: '{brewery:name} nimmt SEM {event:name}',
    en: '{brewery:name} takes SEM {event:name}',
  },
  '18do/log/fair': {
    de: '{brewery:name} hat Jahrmarkt: {gain:money}',
    en: '{brewery:name} has a fair: {gain:money}',
  },
  '18do/log/advertise': {
    de: '{brewery:name} wirbt: ein Quader aus Segment {segment} ({customers:name}) liegt auf dem {card}-Kärtchen bereit, {gain:money}',
    en: '{brewery:name} advertises: a cube of segment {segment} ({customers:name}) waits on the {card}, {gain:money}',
  },
  '18do/log/no-event': {
    de: '{brewery:name} hebt SEM {event:name} auf',
    en: '{brewery:name} keeps SEM {event:name} for later',
  },
  '18do/log/no-event-nothing': { de: 'hebt nichts auf', en: 'keeps nothing' },
  '18do/log/trade-in': {
    de: '{brewery:name} gibt ein {old}-Kärtchen in Zahlung und kauft ein {card}-Kärtchen für {price:money}',
    en: '{brewery:name} trades in a type {old} card and buys a type {card} card for {price:money}',
  },
  '18do/log/upgrade-card': {
    de: '{brewery:name} rüstet auf: ein {card}-Kärtchen für {price:money}',
    en: '{brewery:name} upgrades: a type {card} card for {price:money}',
  },
  '18do/log/premium': {
    de: '{brewery:name} liefert Premium Bier mit dem {card}-Kärtchen in Segment {segment} ({customers:name}): {gain:money}',
    en: '{brewery:name} delivers premium beer with the {card} to segment {segment} ({customers:name}): {gain:money}',
  },
  '18do/log/marketing': {
    de: '{brewery:name} geht einen Platz nach links, auf Platz {place}',
    en: '{brewery:name} goes one place left, to place {place}',
  },
  '18do/log/place-shares': {
    de: '{company:name} verkauft {percent} % an den Bank Pool für {price:money}, der Kurs bleibt',
    en: '{company:name} sells {percent} % to the Bank Pool for {price:money}, its price stays',
  },
  '18do/log/brew-out': {
    de: '{brewery:name} braut mit dem {card}-Kärtchen für andere (Segment {segment}, {customers:name}): {gain:money}',
    en: '{brewery:name} brews for others with the {card} (segment {segment}, {customers:name}): {gain:money}',
  },
  '18do/log/second-shift': {
    de: '{brewery:name} liefert in einer 2. Schicht mit dem {card}-Kärtchen in Segment {segment} ({customers:name}): {gain:money}',
    en: '{brewery:name} delivers in a second shift with the {card} to segment {segment} ({customers:name}): {gain:money}',
  },
  '18do/log/contract': {
    de: '{brewery:name} hat einen Transportvertrag mit der {company}',
    en: '{brewery:name} has a transport contract with the {company}',
  },
  // —— Buttons ——
  '18do/choice/take-event': { de: 'SEM {event:name} nehmen', en: 'take SEM {event:name}' },
  '18do/choice/swap-event': {
    de: 'SEM {event:name} nehmen, {old:name} geht zurück',
    en: 'take SEM {event:name}, {old:name} goes back',
  },
  '18do/choice/fair': { de: 'Jahrmarkt: {gain:money}', en: 'fair: {gain:money}' },
  '18do/choice/advertise': {
    de: 'Werbung: Segment {segment}, {customers:name}, auf das {card}-Kärtchen ({gain:money})',
    en: 'advertise: segment {segment}, {customers:name}, onto the {card} ({gain:money})',
  },
  '18do/choice/no-event': { de: 'SEM {event:name} aufheben', en: 'keep SEM {event:name}' },
  '18do/choice/trade-in': {
    de: '{card}-Kärtchen für {price:money}, {old}-Kärtchen in Zahlung (−{discount:money})',
    en: '{card} for {price:money}, {old} traded in (−{discount:money})',
  },
  '18do/choice/upgrade-card': {
    de: 'Aufrüsten: {card}-Kärtchen für {price:money}',
    en: 'upgrade: {card} for {price:money}',
  },
  '18do/choice/premium': {
    de: 'Premium: {card}-Kärtchen, Segment {segment}, {customers:name} ({gain:money})',
    en: 'premium: {card}, segment {segment}, {customers:name} ({gain:money})',
  },
  '18do/choice/marketing': { de: 'Auf Platz {place} vorrücken', en: 'go up to place {place}' },
  '18do/choice/place-shares': {
    de: '{percent} % ohne Kursverlust verkaufen ({price:money})',
    en: 'sell {percent} % without a fall ({price:money})',
  },
  '18do/choice/brew-out': {
    de: 'Für andere brauen: {card}-Kärtchen, Segment {segment}, {customers:name} ({gain:money})',
    en: 'brew for others: {card}, segment {segment}, {customers:name} ({gain:money})',
  },
  '18do/choice/second-shift': {
    de: '2. Schicht: {card}-Kärtchen, Segment {segment}, {customers:name} ({gain:money})',
    en: 'second shift: {card}, segment {segment}, {customers:name} ({gain:money})',
  },
  '18do/choice/contract': { de: 'Transportvertrag mit der {company}', en: 'contract with the {company}' },
};
