import type { Words } from '../../../table/words.ts';

/** One sentence a rule, chapters 2 to 7 and 9 to 13. */
export const ruleWords: Words = {
  'toe/2/three-alike': {
    de: 'In der Auslage liegen mehr als zwei gleiche Fahrzeuge. Tauscht das überzählige erst aus.',
    en: 'More than two identical vehicles are on display. Exchange the surplus first.',
  },
  'toe/2/tidy-already': { de: 'Die Auslage ist schon in Ordnung.', en: 'The display is in order already.' },
  'toe/2/start-contracts': {
    de: 'Übrige Startverträge sind aus dem Spiel.',
    en: 'Left-over start contracts are out of the game.',
  },
  'toe/3/two-piles': {
    de: 'Loks und Wagen haben getrennte Ablagestapel.',
    en: 'Locomotives and wagons have discard piles of their own.',
  },
  'toe/3/face-down': {
    de: 'Nicht zugewiesene Fahrzeuge bleiben verdeckt; nur wem sie gehören, darf sie ansehen.',
    en: 'Unassigned vehicles stay face down; only their owner looks at them.',
  },
  'toe/4/phase': {
    de: 'Das gehört in die Phase {phase:name}. Jetzt: {now:name}.',
    en: 'This belongs to the phase {phase:name}. Now: {now:name}.',
  },
  'toe/4/number-of-phases': {
    de: 'In diesem Jahr {most|wird|werden} nur {most} {most|Phase|Phasen} ausgerufen.',
    en: 'Only {most} {most|phase is|phases are} called this year.',
  },
  'toe/4/at-least-three': { de: 'Mindestens {least} Verträge.', en: 'At least {least} contracts.' },
  'toe/4/target-most': {
    de: 'Mehr als {most} Verträge werden sehr lang.',
    en: 'More than {most} contracts take very long.',
  },
  'toe/4/no-number': {
    de: 'Ihr spielt ohne festgelegte Zahl von Verträgen.',
    en: 'You play without a fixed number of contracts.',
  },
  'toe/5/own-cash': {
    de: 'Das kostet {price:money}, du hast {cash:money}.',
    en: 'This costs {price:money}, you have {cash:money}.',
  },
  'toe/5/cash-not-marker': {
    de: 'Ausgeschriebene Beträge zahlst du bar: {price:money}.',
    en: 'Amounts in euro are paid in cash: {price:money}.',
  },
  'toe/5/k-is-no-cash': {
    de: 'Beträge mit k verschieben nur den Spielstein; Bargeld gibt die Bank dafür nicht.',
    en: 'Amounts with k only move the marker; the bank gives no cash for them.',
  },
  'toe/5/marker': {
    de: 'Dein Spielstein steht um {off}k neben dem, was deine Verträge ergeben.',
    en: 'Your marker is {off}k off what your contracts yield.',
  },
  'toe/5/counted-already': { de: 'Das ist schon angerechnet.', en: 'This is counted already.' },
  'toe/6/turn': { de: '{turn} ist an der Reihe.', en: 'It is the turn of {turn}.' },
  'toe/6/before-your-turn': {
    de: 'Zuweisen kannst du, sobald du an der Reihe warst. Jetzt: {turn}.',
    en: 'You can assign from your own turn on. Now: {turn}.',
  },
  'toe/6/not-asked': { de: 'Du hast hier nichts mehr offen.', en: 'There is nothing open for you here.' },
  'toe/6/your-call': { de: '{turn} ruft die nächste Phase aus.', en: '{turn} calls the next phase.' },
  'toe/6/phase-runs': {
    de: 'Erst wird zu Ende gespielt: {now:name}.',
    en: 'First this is played to its end: {now:name}.',
  },
  'toe/6/once-a-year': {
    de: '{phase:name} wurde in diesem Jahr schon ausgerufen.',
    en: '{phase:name} has been called this year already.',
  },
  'toe/6/one-each': {
    de: 'Alle rufen genau eine Phase im Jahr aus.',
    en: 'Everybody calls exactly one phase a year.',
  },
  'toe/6/everybody-once': {
    de: 'Alle waren einmal an der Reihe; jetzt weist ihr nur noch Fahrzeuge zu.',
    en: 'Everybody has had a turn; now vehicles are only assigned.',
  },
  'toe/6/must-call': { de: 'Du musst eine Phase ausrufen.', en: 'You have to call a phase.' },
  'toe/6/cards-stay': {
    de: 'Phasenkarten und Vorsitz bleiben bis zum Jahresende, wo sie sind.',
    en: 'Phase cards and chair stay where they are until the year ends.',
  },
  'toe/6/display-size': {
    de: 'In der Messe liegen je {size} Loks und Wagen.',
    en: 'The fair shows {size} of each kind.',
  },
  'toe/7/discarded': {
    de: 'Das Fahrzeug liegt auf dem Ablagestapel. Von dort kommt es erst mit dem Vorrat zurück ins Spiel.',
    en: 'The vehicle lies on the discard pile. It comes back into the game with the supply only.',
  },
  'toe/7/not-discarded': {
    de: 'Fahrzeuge legst du nicht von dir aus ab.',
    en: 'You do not discard vehicles of your own accord.',
  },
  'toe/7/tax-first': {
    de: 'Die Steuer wird sofort angerechnet; dein Spielstein steht {off}k zu hoch.',
    en: 'Tax counts at once; your marker is {off}k too high.',
  },
  'toe/7/own-contract': {
    de: 'Du rechnest nur eigene Verträge an.',
    en: 'You count your own contracts only.',
  },
  'toe/7/no-such-line': { de: 'Diese Zeile hat der Vertrag nicht.', en: 'The contract has no such line.' },
  'toe/7/nothing-yet': {
    de: 'Ohne zugewiesene Lok zählt bei {contract:name} noch nichts.',
    en: 'Without an assigned locomotive nothing counts for {contract:name} yet.',
  },
  'toe/7/no-chain': {
    de: 'Von {from:name} nach {to:name} fehlt noch eine lückenlose Kette eigener Lizenzen.',
    en: 'From {from:name} to {to:name} an unbroken chain of own licences is missing.',
  },
  'toe/7/vehicles-later': {
    de: 'Fahrzeuge zählen erst mit einer zugewiesenen Lok und einer erfüllten Teilstrecke.',
    en: 'Vehicles count once a locomotive is assigned and a section is met.',
  },
  'toe/7/bonus-last': {
    de: 'Der Bonus zählt erst, wenn alle Teilstrecken und alle Fahrzeuge da sind.',
    en: 'The bonus counts once all sections and all vehicles are there.',
  },
  'toe/7/too-slow': {
    de: 'Mindestens ein zugewiesenes Fahrzeug ist für den Bonus zu langsam.',
    en: 'At least one assigned vehicle is too slow for the bonus.',
  },
  'toe/7/no-sleeper': {
    de: 'Für den Nachtbonus sind alle Wagen Schlaf- oder Liegewagen.',
    en: 'For the night bonus all wagons are sleepers.',
  },
  'toe/7/turned-over': {
    de: 'Der Vertrag ist schon abgeschlossen.',
    en: 'The contract is completed already.',
  },
  'toe/7/joins': {
    de: 'Verbindet {from:name}–{to:name} für {contract:name}: {more}k mehr im Jahr.',
    en: 'Joins {from:name}–{to:name} for {contract:name}: {more}k more a year.',
  },
  'toe/7/joins-for-later': {
    de: 'Verbindet {from:name}–{to:name} für {contract:name}; das zählt, sobald dort eine Lok zugewiesen ist.',
    en: 'Joins {from:name}–{to:name} for {contract:name}; it counts once a locomotive is assigned there.',
  },
  'toe/7/joined-already': {
    de: 'Dein Netz verbindet schon {met} von {all} Teilstrecken dieses Vertrags.',
    en: 'Your network joins {met} of {all} sections of this contract already.',
  },
  'toe/7/earns-nothing-yet': {
    de: 'Bei {contract:name} ist noch keine Teilstrecke verbunden; bis dahin zählt hier nichts.',
    en: 'No section of {contract:name} is joined yet; until then nothing counts here.',
  },
  'toe/7/no-use-yet': {
    de: 'Keiner deiner Verträge verlangt diese Kategorie: {category:name}.',
    en: 'None of your contracts asks for this category: {category:name}.',
  },
  'toe/9/five-open': {
    de: 'Zu Beginn eines Jahres liegen 5 Verträge aus; jetzt {open|ist|sind} es {open}.',
    en: 'A year begins with 5 open contracts; now there {open|is|are} {open}.',
  },
  'toe/9/five-are-open': { de: 'Es liegen schon 5 Verträge aus.', en: '5 contracts are open already.' },
  'toe/9/two-chips': {
    de: 'Mehr als zwei Chips trägt kein offener Vertrag: {contract:name} kommt unter den Stapel.',
    en: 'No open contract carries more than two chips: {contract:name} goes under the pile.',
  },
  'toe/9/payout-cap': {
    de: 'Die Bank zahlt höchstens {most:money} aus.',
    en: 'The bank pays out {most:money} at most.',
  },
  'toe/10/over': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  'toe/10/agreed-already': { de: 'Das ist schon vereinbart.', en: 'This is agreed already.' },
  'toe/10/too-late': {
    de: 'Die letzte Runde ist gespielt; jetzt wird nur noch bewertet.',
    en: 'The last round has been played; all that is left is the rating.',
  },
  'toe/11/audit-time': {
    de: 'Geprüft wird am Jahresende vor der Auszahlung, oder am Spielende.',
    en: 'Audits take place at the end of a year before the payout, or at the end of the game.',
  },
  'toe/11/left-neighbour': {
    de: 'Am Spielende prüfst du {of}, links von dir.',
    en: 'At the end you check {of}, to your left.',
  },
  'toe/11/somebody-else': {
    de: 'Prüfen kannst du andere, die noch im Spiel sind.',
    en: 'You can audit others who are in the game.',
  },
  'toe/12/dropped-out': { de: 'Du bist ausgeschieden.', en: 'You have dropped out.' },
  'toe/12/nothing-kept': {
    de: 'Bei einem ungedeckten Verlust zahlst du alles ein; zurück bekommst du nichts.',
    en: 'With an uncovered loss you pay in everything; nothing is taken back.',
  },
  'toe/12/not-after-first-loss': {
    de: 'Nach dem ersten ungedeckten Verlust wird noch nichts versteigert, außer im Auktionshaus.',
    en: 'After the first uncovered loss nothing is auctioned off yet, except in the auction house.',
  },
  'toe/12/insolvent-only': {
    de: 'Das geht nur bei einer Insolvenz in Eigenregie.',
    en: 'This is for a self-administered insolvency only.',
  },
  'toe/12/insolvent-decides': {
    de: 'Das entscheidet, wer insolvent ist.',
    en: 'The insolvent company decides this.',
  },
  'toe/12/offers-first': { de: 'Angeboten wird, bevor geboten wird.', en: 'Offers come before bids.' },
  'toe/12/own-open-contracts': {
    de: 'Verkaufen kannst du nur eigene, nicht abgeschlossene Verträge.',
    en: 'You can sell own contracts only, and only uncompleted ones.',
  },
  'toe/12/offered-already': {
    de: 'Der Vertrag steht schon zum Verkauf.',
    en: 'The contract is up for sale already.',
  },
  'toe/12/with-its-vehicles': {
    de: 'Ein Vertrag wird mit seinen Fahrzeugen und Chips verkauft; abgezogen wird jetzt nichts.',
    en: 'A contract is sold with its vehicles and chips; nothing is withdrawn now.',
  },
  'toe/12/without-licences': {
    de: 'Lizenzen gehen nicht mit einem Vertrag über.',
    en: 'Licences do not go along with a contract.',
  },
  'toe/12/contract-minimum': {
    de: 'Das Mindestgebot ist {least:money}.',
    en: 'The minimum bid is {least:money}.',
  },
  'toe/12/everything-unused': {
    de: 'Bei einer Insolvenz steht alles Ungenutzte zum Verkauf.',
    en: 'In an insolvency everything unused is for sale.',
  },
  'toe/12/insolvency-over': {
    de: 'Die Insolvenz ist vorbei, es wird nichts mehr versteigert.',
    en: 'The insolvency is over; nothing more is auctioned.',
  },
  'toe/13/category': {
    de: 'Der Vertrag sieht diese Kategorie nicht vor: {category:name}.',
    en: 'The contract does not ask for this category: {category:name}.',
  },
  'toe/13/number': {
    de: 'Der Vertrag nimmt davon nur {most}: {category:name}.',
    en: 'The contract takes only {most} of these: {category:name}.',
  },
  'toe/13/all-conditions': {
    de: 'Abgeschlossen ist {contract:name} erst, wenn alle Bedingungen samt Bonus erfüllt sind.',
    en: '{contract:name} is completed once all conditions hold, bonus included.',
  },
  'toe/13/chip-stays': { de: 'Ein Chip bleibt bei seinem Vertrag.', en: 'A chip stays with its contract.' },
};
