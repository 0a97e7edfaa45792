import type { Words } from '../../../table/words.ts';

/** One sentence a rule, chapter 8: the phases. */
export const phaseWords: Words = {
  'toe/8/two-connections': { de: 'Höchstens {most} Streckenabschnitte.', en: 'At most {most} connections.' },
  'toe/8/three-connections': {
    de: 'Auch wer ausruft, erwirbt höchstens {most} Streckenabschnitte.',
    en: 'The caller, too, buys at most {most} connections.',
  },
  'toe/8/whole-connection': {
    de: 'Du erwirbst immer alle Segmente des Abschnitts, hier {segments}.',
    en: 'You buy all segments of the connection, here {segments}.',
  },
  'toe/8/fee': { de: 'Die Trassengebühr ist {price:money}.', en: 'The track fee is {price:money}.' },
  'toe/8/dearer-track': {
    de: 'Trasse Nummer {rank} kostet mehr: {price:money}.',
    en: 'Track number {rank} costs more: {price:money}.',
  },
  'toe/8/tracks-full': {
    de: 'Hier ist keine Trasse mehr frei, es gibt nur {tracks}; vergeben an: {holders}.',
    en: 'No track is free here; there {tracks|is|are} only {tracks}, held by: {holders}.',
  },
  'toe/8/track-taken': {
    de: 'Trasse {track} gehört {holder}; frei ist Trasse {free}.',
    en: 'Track {track} is held by {holder}; track {free} is free.',
  },
  'toe/8/no-such-track': {
    de: 'Diese Trasse gibt es hier nicht, nur {tracks}.',
    en: 'There is no such track here, only {tracks}.',
  },
  'toe/8/held-already': { de: 'Diese Lizenz hast du schon.', en: 'You hold this licence already.' },
  'toe/8/sticks': {
    de: 'Du brauchst {wanted} Stäbchen und hast {left}.',
    en: 'You need {wanted} {wanted|stick|sticks} and have {left}.',
  },
  'toe/8/licences-by-auction': {
    de: 'Lizenzen wechseln nur in einer Versteigerung.',
    en: 'Licences change hands by auction only.',
  },
  'toe/8/two-vehicles': { de: 'Höchstens {most} Fahrzeuge.', en: 'At most {most} vehicles.' },
  'toe/8/three-vehicles': {
    de: 'Auch wer ausruft, kauft höchstens {most} Fahrzeuge.',
    en: 'The caller, too, buys at most {most} vehicles.',
  },
  'toe/8/from-display': {
    de: 'Dieses Fahrzeug liegt nicht in der Auslage.',
    en: 'This vehicle is not on display.',
  },
  'toe/8/printed-price': {
    de: 'Der aufgedruckte Preis ist {price:money}.',
    en: 'The printed price is {price:money}.',
  },
  'toe/8/unseen': {
    de: 'Aus dem Vorrat ziehst du, ohne hinzusehen.',
    en: 'From the supply you draw without looking.',
  },
  'toe/8/no-search': {
    de: 'Verdeckt heißt: nicht suchen, nicht wählen, nicht zurücklegen.',
    en: 'Unseen means: no searching, no choosing, no returning.',
  },
  'toe/8/flat-price': {
    de: 'Verdeckt ({what:name}): {price:money}.',
    en: 'Unseen ({what:name}): {price:money}.',
  },
  'toe/8/supply-empty': { de: 'Vorrat und Ablage sind leer.', en: 'Supply and discards are empty.' },
  'toe/8/no-assigning-site': {
    de: 'Beim Ortstermin werden keine Fahrzeuge zugewiesen.',
    en: 'No vehicles are assigned during the site visit.',
  },
  'toe/8/no-assigning-conference': {
    de: 'Im Konferenzraum werden keine Fahrzeuge zugewiesen.',
    en: 'No vehicles are assigned in the conference room.',
  },
  'toe/8/no-assigning-aid': {
    de: 'Bei den Staatshilfen werden keine Fahrzeuge zugewiesen.',
    en: 'No vehicles are assigned during the state aid.',
  },
  'toe/8/fair-or-auction': {
    de: 'Zuweisen und abziehen geht nur auf der Fahrzeugmesse und im Auktionshaus.',
    en: 'Assigning and withdrawing is for the vehicle fair and the auction house only.',
  },
  'toe/8/after-the-auction': {
    de: 'Zugewiesen wird nach der letzten Versteigerung.',
    en: 'Vehicles are assigned after the last auction.',
  },
  'toe/8/own-vehicle': {
    de: 'Das ist keins deiner freien Fahrzeuge.',
    en: 'This is none of your free vehicles.',
  },
  'toe/8/unknown-vehicle': {
    de: 'Niemand weiß, was für ein Fahrzeug das ist: Es kam ungesehen aus dem Vorrat. Leg es zurück.',
    en: 'Nobody knows what this vehicle is: it came unseen out of the supply. Put it back.',
  },
  'toe/8/there-already': { de: 'Es liegt schon dort.', en: 'It lies there already.' },
  'toe/8/exchange-what': {
    de: 'Austauschen kannst du nur, was unter diesem Vertrag liegt.',
    en: 'You can exchange only what lies under this contract.',
  },
  'toe/8/own-open-contract': {
    de: 'Zuweisen kannst du nur eigenen, nicht abgeschlossenen Verträgen.',
    en: 'You can assign to own, uncompleted contracts only.',
  },
  'toe/8/twins': { de: 'Zwei Loks müssen gleich sein.', en: 'Two locomotives have to be identical.' },
  'toe/8/power': {
    de: 'Mehr Wagen, als gezogen werden können: Zugkraft {power}.',
    en: 'More wagons than can be pulled: power {power}.',
  },
  'toe/8/left-unassigned': {
    de: '{vehicle:name} ist frei und brächte bei {contract:name} {more}k mehr im Jahr. Zuweisen kannst du dann erst wieder in der nächsten Fahrzeugmesse oder Auktion.',
    en: '{vehicle:name} is free and would bring {more}k more a year for {contract:name}. After this you can assign again in the next vehicle fair or auction only.',
  },
  'toe/8/not-assigned': {
    de: 'Dieses Fahrzeug liegt unter keinem deiner Verträge.',
    en: 'This vehicle lies under none of your contracts.',
  },
  'toe/8/one-contract': {
    de: 'Höchstens {most} {most|neuer Vertrag|neue Verträge}.',
    en: 'At most {most} new {most|contract|contracts}.',
  },
  'toe/8/two-contracts': {
    de: 'Auch wer ausruft, nimmt höchstens {most} {most|Vertrag|Verträge} an.',
    en: 'The caller, too, accepts at most {most} {most|contract|contracts}.',
  },
  'toe/8/open-contracts': {
    de: 'Annehmen kannst du offene Verträge, oder verdeckt den obersten vom Stapel.',
    en: 'You can accept open contracts, or the top one of the pile unseen.',
  },
  'toe/8/pile-empty': { de: 'Der Vertragsstapel ist leer.', en: 'The contract pile is empty.' },
  'toe/8/kept': { de: 'Ein angenommener Vertrag wird behalten.', en: 'An accepted contract is kept.' },
  'toe/8/unseen-only': {
    de: '50.000\u00a0€ gibt es nur für einen verdeckt angenommenen Vertrag.',
    en: 'The 50,000\u00a0€ is for a contract accepted unseen only.',
  },
  'toe/8/fair-at-year-end': {
    de: 'Die Messe wird erst am Jahresende neu ausgelegt.',
    en: 'The fair is laid out anew at the end of the year only.',
  },
  'toe/8/contracts-at-year-end': {
    de: 'Neue Verträge kommen erst am Jahresende.',
    en: 'New contracts come at the end of the year only.',
  },
  'toe/8/chips-at-year-end': {
    de: 'Chips kommen erst am Jahresende.',
    en: 'Chips come at the end of the year only.',
  },
  'toe/8/laying-out': { de: 'Deine Angebote sind schon ausgelegt.', en: 'Your offers are laid out already.' },
  'toe/8/unassigned-only': {
    de: 'Angeboten werden nur Fahrzeuge, die keinem Vertrag zugewiesen sind.',
    en: 'Only vehicles that belong to no contract are offered.',
  },
  'toe/8/not-yours': {
    de: 'Das ist keins deiner freien Fahrzeuge.',
    en: 'This is none of your free vehicles.',
  },
  'toe/8/licences-first': {
    de: 'Lizenzen werden vorher angekündigt und zuerst versteigert.',
    en: 'Licences are announced beforehand and auctioned first.',
  },
  'toe/8/licences-before-vehicles': { de: 'Erst kommen die Lizenzen dran.', en: 'Licences come first.' },
  'toe/8/no-licence': {
    de: 'Diese Lizenz hast du nicht, oder sie ist schon angeboten.',
    en: 'You do not hold this licence, or it is offered already.',
  },
  'toe/8/sell-whole': {
    de: 'Verkauft wird der ganze Abschnitt, hier {segments} {segments|Segment|Segmente}.',
    en: 'The whole connection is sold, here {segments} {segments|segment|segments}.',
  },
  'toe/8/licence-used': {
    de: '{contract:name} braucht diese Lizenz.',
    en: '{contract:name} needs this licence.',
  },
  'toe/8/offers-stand': { de: 'Was ausliegt, bleibt liegen.', en: 'What is laid out stays there.' },
  'toe/8/not-offered': { de: 'Das steht nicht von dir zum Verkauf.', en: 'This is not for sale by you.' },
  'toe/8/must-offer': {
    de: 'Du hast freie Fahrzeuge: Biete mindestens eins an.',
    en: 'You have free vehicles: offer at least one.',
  },
  'toe/8/no-auction': { de: 'Gerade wird nichts versteigert.', en: 'No auction is going on.' },
  'toe/8/lot-runs': {
    de: 'Erst wird die laufende Versteigerung beendet.',
    en: 'The auction that is going on is finished first.',
  },
  'toe/8/no-lot': { de: 'Noch ist nichts aufgerufen.', en: 'Nothing has been put up yet.' },
  'toe/8/opener': { de: '{turn} eröffnet.', en: '{turn} opens.' },
  'toe/8/bid-turn': { de: '{turn} erhöht oder passt.', en: '{turn} raises or passes.' },
  'toe/8/bid-or-pass': { de: 'Biete oder passe.', en: 'Bid or pass.' },
  'toe/8/not-up': { de: 'Das steht nicht zum Verkauf.', en: 'This is not for sale.' },
  'toe/8/vehicle-minimum': {
    de: 'Das Mindestgebot ist {least:money}.',
    en: 'The minimum bid is {least:money}.',
  },
  'toe/8/licence-minimum': {
    de: 'Das Mindestgebot für diese Lizenz ist {least:money}.',
    en: 'The minimum bid for this licence is {least:money}.',
  },
  'toe/8/bid-steps': {
    de: 'Geboten wird in Schritten von {step:money}.',
    en: 'Bids go in steps of {step:money}.',
  },
  'toe/8/raise-steps': {
    de: 'Erhöhe {now:money} um ein Vielfaches von {step:money}.',
    en: 'Raise {now:money} by a multiple of {step:money}.',
  },
  'toe/8/bid-cover': {
    de: 'Dein Gebot {bid:money} ist nicht gedeckt, du hast {cash:money}.',
    en: 'Your bid {bid:money} is not covered; you have {cash:money}.',
  },
  'toe/8/own-item': { de: 'Auf Eigenes bietest du nicht.', en: 'You do not bid on your own items.' },
  'toe/8/passed-already': { de: 'Du hast hier schon gepasst.', en: 'You have passed on this one.' },
  'toe/8/per-city': {
    de: '{cities} angeschlossene {cities|Stadt ergibt|Städte ergeben} {amount:money}.',
    en: '{cities} connected {cities|city yields|cities yield} {amount:money}.',
  },
  'toe/8/callers-extra': {
    de: 'Die 20.000\u00a0€ dazu bekommt nur, wer die Phase ausgerufen hat.',
    en: 'The extra 20,000\u00a0€ is for the caller of the phase only.',
  },
  'toe/8/one-vehicle': {
    de: 'Du hast schon ein Fahrzeug gewählt.',
    en: 'You have chosen a vehicle already.',
  },
  'toe/8/from-selection': { de: 'Das gehört nicht zur Auswahl.', en: 'This is not part of the selection.' },
  'toe/8/no-two-alike': {
    de: 'In der Auswahl liegen zwei gleiche Fahrzeuge. Tauscht erst eins aus.',
    en: 'Two vehicles of the selection are identical. Exchange one first.',
  },
  'toe/8/must-choose': { de: 'Ein Fahrzeug musst du wählen.', en: 'You have to choose a vehicle.' },
};
