import type { Words } from '../../../../table/words.ts';

const step = (id: string, de: string, en: string): Words => ({
  [`18do/step/${id}`]: { de, en },
  [`name/${id}`]: { de, en },
});

/** The turn of a brewery: steps, equipment, income (§6.5.2). */
export const roundWords: Words = {
  ...step('give-up', 'Aufgeben', 'Give up'),
  ...step('deliver', 'Liefern', 'Deliver'),
  ...step('load', 'Export', 'Export'),
  ...step('pay', 'Auszahlen', 'Pay out'),
  ...step('equip', 'Kaufen', 'Buy'),
  // —— Dues ——
  'due/idle-equipment': {
    de: 'Ausstattung ohne Nachfrage verlässt das Spiel',
    en: 'equipment without demand leaves the game',
  },
  'due/brew-income': { de: 'Einnahmen ins Betriebskapital', en: 'income to the treasury' },
  'due/owners-half': { de: 'die Hälfte für den Besitzer', en: 'half for the owner' },
  'due/equipment': { de: 'Ausstattung bezahlen', en: 'pay for equipment' },
  'due/owner-adds': { de: 'der Besitzer schießt zu', en: 'the owner adds money' },
  'due/order': { de: 'Brauerei-Reihenfolge', en: 'brewery order' },
  'due/demand': { de: 'Nachfrage vorbereiten', en: 'prepare the demand' },
  'due/no-demand': { de: 'Marker „Keine Nachfrage“ legen', en: 'place a "no demand" marker' },
  'due/siding-cubes': {
    de: 'Quader des Kärtchens auf den Biermarkt',
    en: 'cubes of the card to the beer market',
  },
  'due/unload': { de: 'Quader vom Zug in den Vorrat', en: 'cubes from the train to the supply' },
  // —— Turn ——
  '18do/6.5.2/brewery-round-only': {
    de: 'Brauereien handeln nur in Brauereirunden.',
    en: 'Breweries act in brewery rounds only.',
  },
  '18do/6.5.2/nobody-brews': { de: 'Keine Brauerei ist an der Reihe.', en: 'No brewery is acting.' },
  '18do/6.5.2/brewers-turn': {
    de: '{brewery:name} ist an der Reihe, und für sie entscheidet {director}.',
    en: 'It is the turn of {brewery:name}, and {director} decides for it.',
  },
  '18do/6.4.2/not-in-operation': {
    de: '{brewery:name} ist noch nicht in Betrieb: Dafür halten Spieler noch zu wenige Aktien.',
    en: '{brewery:name} is not in operation yet: players hold too few shares for that.',
  },
  '18do/6.5.2.1/brew-step': {
    de: 'Die Schritte haben eine feste Reihenfolge: aufgeben, liefern, verladen, auszahlen, kaufen. Jetzt: {step:name}.',
    en: 'The steps have a fixed order: give up, deliver, load, pay out, buy. Now: {step:name}.',
  },
  '18do/6.5.2.2/equipment-first': {
    de: '{brewery:name} hat mehr Ausstattung, als das Limit erlaubt. Erst gibt {director} die überzählige ab.',
    en: '{brewery:name} has more equipment than the limit allows. First {director} gives up the surplus.',
  },
  // —— Equipment ——
  '18do/6.5.2.2/gives-own': {
    de: '{brewery:name} gibt nur eigene Ausstattung auf, nicht das {card}-Kärtchen.',
    en: '{brewery:name} gives up its own equipment only, not the {card}.',
  },
  '18do/6.5.2.2/give-up-first': {
    de: '{brewery:name} gibt Ausstattung nur zu Beginn ihres Spielzugs freiwillig auf. Jetzt: {step:name}.',
    en: '{brewery:name} gives up equipment freely only at the start of its turn. Now: {step:name}.',
  },
  '18do/6.5.2.2/no-surplus-card': {
    de: 'Ausstattung wird nur zu Beginn des eigenen Zugs freiwillig aufgegeben, sonst nur über dem Limit von {limit}.',
    en: 'Equipment is given up freely only at the start of the own turn, else only above the limit of {limit}.',
  },
  '18do/6.5.2.2/scrap-chooses': {
    de: 'Welche Ausstattung {brewery:name} abgibt, entscheidet {director}.',
    en: '{director} decides what equipment {brewery:name} gives up.',
  },
  '18do/6.5.2.2/equipment-out': {
    de: 'Aufgegebene Ausstattung verlässt das Spiel; das {card}-Kärtchen kommt weder in den Pool noch in die Auslage.',
    en: 'Equipment that is given up leaves the game; the {card} goes neither to the pool nor to the display.',
  },
  '18do/5.4.4/kettle-side': {
    de: 'Eine Brauerei nutzt die Kesselseite; Züge besitzen nur Eisenbahnen.',
    en: 'A brewery uses the kettle side; only railways own trains.',
  },
  '18do/5.4.4/railway-side': {
    de: 'Die {company} nutzt die Lokseite; Ausstattung haben nur Brauereien.',
    en: 'The {company} uses the locomotive side; only breweries have equipment.',
  },
  '18do/5.4.4/equipment-stays': {
    de: 'Ausstattung wird nicht verkauft und nicht weitergegeben.',
    en: 'Equipment is neither sold nor handed on.',
  },
  '18do/5.4.4/start-cards': {
    de: 'START-Kärtchen werden nur am Anfang ausgeteilt und nie verkauft.',
    en: 'START cards are handed out at the beginning only and never sold.',
  },
  '18do/5.4.4/equip-next': {
    de: 'Kärtchen werden in aufsteigender Reihenfolge gekauft: vor dem {card}-Kärtchen kommt das {next}-Kärtchen.',
    en: 'Cards are bought in ascending order: the {next} comes before the {card}.',
  },
  '18do/6.5.1/siding-card': {
    de: 'Für einen Gleisanschluss verlässt das nächste Kärtchen die Auslage ({next}), nicht das {card}-Kärtchen.',
    en: 'For a siding the next card leaves the display ({next}), not the {card}.',
  },
  '18do/6.5.2.6/equip-source': {
    de: 'Ausstattung kommt nur aus der Auslage der Bank, nie von anderen.',
    en: 'Equipment comes from the display of the bank only, never from others.',
  },
  '18do/6.5.2.6/equip-count': {
    de: '{brewery:name} kauft in dieser Brauereirunde nichts mehr: höchstens {most}.',
    en: '{brewery:name} buys no more in this brewery round: {most} at most.',
  },
  '18do/6.5.2.6/equip-limit': {
    de: '{brewery:name} hat {count} {count|Kärtchen|Kärtchen}, das Limit ist {limit}.',
    en: '{brewery:name} has {count} {count|card|cards}, the limit is {limit}.',
  },
  '18do/6.5.2.6/small-types': {
    de: 'Kleine Brauereien kaufen keine Kärtchen der Typen 6 und 8.',
    en: 'Small breweries buy no cards of types 6 and 8.',
  },
  '18do/6.5.2.6/treasury-pays': {
    de: 'Das Kärtchen kostet {price:money}, {brewery:name} hat {cash:money}; eine Brauerei-AG bezahlt allein aus dem Betriebskapital.',
    en: 'The card costs {price:money}, {brewery:name} has {cash:money}; a brewery company pays from its treasury alone.',
  },
  '18do/6.5.2.6/treasury-first': {
    de: 'Erst das ganze Betriebskapital: {director} schießt höchstens {need:money} zu.',
    en: 'First the whole treasury: {director} adds {need:money} at most.',
  },
  '18do/6.5.2.6/at-most-half': {
    de: '{director} schießt höchstens die Hälfte des Preises zu: {half:money}. Es fehlen {need:money}.',
    en: '{director} adds at most half of the price: {half:money}. {need:money} are missing.',
  },
  '18do/6.5.2.6/equip-cash': {
    de: 'Zum Preis von {price:money} fehlen {need:money}. Zugeschossen würden {helps:money}, und {director} hat {purse:money} Privatgeld.',
    en: '{need:money} of the price of {price:money} are missing. {helps:money} would be added, and {director} has {purse:money}.',
  },
  '18do/6.5.2.7/small-must-equip': {
    de: '{brewery:name} hat keine Ausstattung und {cash:money}; für {least:money} muss sie kaufen.',
    en: '{brewery:name} has no equipment and {cash:money}; at {least:money} it has to buy.',
  },
  '18do/6.5.2.7/must-equip': {
    de: '{brewery:name} braucht am Ende ihres Zugs Ausstattung. Ihr Betriebskapital reicht dafür.',
    en: '{brewery:name} needs equipment at the end of its turn. Its treasury suffices.',
  },
  '18do/6.5.2.7/equip-sells': {
    de: '{brewery:name} braucht Ausstattung für {least:money} und hat {cash:money}. Erst verkauft sie ein eigenes Zertifikat.',
    en: '{brewery:name} needs equipment for {least:money} and has {cash:money}. First it sells one of its certificates.',
  },
  '18do/6.5.2.7/equip-forces': {
    de: '{brewery:name} braucht Ausstattung für {least:money} und hat {cash:money}: ein Zwangskauf ist fällig.',
    en: '{brewery:name} needs equipment for {least:money} and has {cash:money}: a forced purchase is due.',
  },
  '18do/6.5.2.7/only-its-shares': {
    de: 'Für die Ausstattung von {brewery:name} werden nur deren eigene Aktien verkauft: erst eine der Gesellschaft, alles Weitere im Zwangskauf.',
    en: 'For the equipment of {brewery:name} only its own shares are sold: first one of the company, all else in the forced purchase.',
  },
  '18do/6.5.2.7/no-force-equip': {
    de: 'Zum Zwangskauf kommt es nur bei einer Brauerei-AG ohne Ausstattung, die sich keine leisten kann.',
    en: 'A forced purchase is made only by a brewery company without equipment that cannot pay for any.',
  },
  '18do/6.5.2.7/equip-sell-first': {
    de: 'Erst verkauft {brewery:name} ein eigenes Zertifikat.',
    en: 'First {brewery:name} sells one of its own certificates.',
  },
  '18do/6.5.2.7/force-next': {
    de: 'Beim Zwangskauf wird das {next}-Kärtchen der Auslage genommen, nicht das {card}-Kärtchen.',
    en: 'A forced purchase takes the {next} of the display, not the {card}.',
  },
  '18do/6.5.2.7/force-steps': {
    de: 'Der Reihe nach: Betriebskapital, eigene Zertifikate der Brauerei ({held}), Bargeld von {director} ({cash:money}), dann dessen Zertifikate.',
    en: 'In this order: treasury, certificates of the brewery ({held}), cash of {director} ({cash:money}), then their certificates.',
  },
  '18do/6.5.2.7/force-no-more': {
    de: 'Nicht mehr als nötig: {held} Anteile der Brauerei, {cash:money} bar, {own} eigene Anteile.',
    en: 'No more than needed: {held} shares of the brewery, {cash:money} in cash, {own} own shares.',
  },
  // —— Income ——
  '18do/6.5.2.5/small-pays': {
    de: 'Eine kleine Brauerei behält alles oder gibt die Hälfte ihrem Besitzer.',
    en: 'A small brewery keeps all, or half goes to its owner.',
  },
  '18do/6.5.2.5/company-pays': {
    de: 'Eine Brauerei-AG behält alles oder zahlt alles aus.',
    en: 'A brewery company keeps all or pays all.',
  },
  // —— Log ——
  '18do/log/give-up': {
    de: '{brewery:name} gibt das {card}-Kärtchen auf',
    en: '{brewery:name} gives up the {card}',
  },
  '18do/log/scrap': {
    de: '{brewery:name} gibt das überzählige {card}-Kärtchen ab',
    en: '{brewery:name} gives up the surplus {card}',
  },
  '18do/log/brew-keep': {
    de: '{brewery:name} behält {income:money}',
    en: '{brewery:name} keeps {income:money}',
  },
  '18do/log/brew-split': {
    de: '{brewery:name} nimmt {income:money} ein, {paid:money} für den Besitzer',
    en: '{brewery:name} earns {income:money}, {paid:money} for the owner',
  },
  '18do/log/brew-pay': {
    de: '{brewery:name} zahlt {paid:money} aus',
    en: '{brewery:name} pays out {paid:money}',
  },
  '18do/log/equip': {
    de: '{brewery:name} kauft ein {card}-Kärtchen für {price:money}',
    en: '{brewery:name} buys a type {card} card for {price:money}',
  },
  '18do/log/equip-helped': {
    de: '{brewery:name} kauft ein {card}-Kärtchen für {price:money}, {helps:money} privat',
    en: '{brewery:name} buys a type {card} card for {price:money}, {helps:money} of it private',
  },
  '18do/log/force-equip': {
    de: 'Zwangskauf: {brewery:name} nimmt ein {card}-Kärtchen für {price:money}; eigene Zertifikate {held:money}, {director} bar {cash:money}, Zertifikate {own:money}, Kredit {loan:money}',
    en: 'Forced purchase: {brewery:name} takes a type {card} card for {price:money}; own certificates {held:money}, {director} {cash:money} in cash, certificates {own:money}, loan {loan:money}',
  },
  '18do/log/force-nothing': {
    de: '{brewery:name} wird zu nichts gezwungen',
    en: '{brewery:name} is not forced to anything',
  },
  // —— Buttons ——
  '18do/choice/give-up': { de: '{card}-Kärtchen aufgeben', en: 'give up the {card}' },
  '18do/choice/scrap': {
    de: '{brewery:name}: {card}-Kärtchen abgeben',
    en: '{brewery:name}: give up the {card}',
  },
  '18do/choice/brew-keep': { de: 'Behalten · {income:money}', en: 'keep · {income:money}' },
  '18do/choice/brew-split': {
    de: 'Teilen · {paid:money} für mich',
    en: 'split · {paid:money} for me',
  },
  '18do/choice/brew-pay': {
    de: 'Auszahlen · {paid:money}, {share:money} je 10 %',
    en: 'pay out · {paid:money}, {share:money} for 10 %',
  },
  '18do/choice/equip': {
    de: '{card}-Kärtchen kaufen · {price:money}',
    en: 'buy a type {card} card · {price:money}',
  },
  '18do/choice/equip-helped': {
    de: '{card}-Kärtchen kaufen · {price:money}, davon {helps:money} privat',
    en: 'buy a type {card} card · {price:money}, {helps:money} of it private',
  },
  '18do/choice/force-equip': {
    de: 'Zwangskauf: {card}-Kärtchen · {price:money}',
    en: 'forced purchase: a type {card} card · {price:money}',
  },
  // —— Sheets ——
  '18do/order/title': { de: 'Brauerei-Reihenfolge', en: 'Brewery order' },
  '18do/order/note': {
    de: 'nach der Runde: bessere Ausstattung zuerst',
    en: 'after the round: better equipment first',
  },
  '18do/sheet/head': { de: '{seat} · {percent} %', en: '{seat} · {percent} %' },
  '18do/sheet/owner': { de: '{seat}', en: '{seat}' },
  '18do/sheet/limit': { de: '{count} von {limit} Kärtchen', en: '{count} of {limit} cards' },
  '18do/sheet/income': { de: 'Einnahmen dieses Zugs', en: 'Income of this turn' },
  '18do/sheet/card': { de: '{card} · {sums}', en: '{card} · {sums}' },
  '18do/sheet/rises': {
    de: 'ab {price:money} ausgezahlt steigt der Kurs',
    en: 'pay from {price:money}: the price rises',
  },
  '18do/card/reaches': { de: 'liefert 1–{most}', en: 'reaches 1–{most}' },
  '18do/card/left': { de: '{left} {left|Einheit|Einheiten} frei', en: '{left} {left|unit|units} left' },
  '18do/card/idle': { de: 'alles verbraucht', en: 'all used' },
};
