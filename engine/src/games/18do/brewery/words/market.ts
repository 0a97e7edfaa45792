import type { Words } from '../../../../table/words.ts';

/** The beer market: delivery and export (§5.1.3, §6.5.2.3, §6.5.2.4). */
export const marketWords: Words = {
  // —— Rules ——
  '18do/5.1.3/beside-only': {
    de: 'Ein Quader der {customers:name} in Segment {segment} kommt nur auf das Lieferfeld daneben.',
    en: 'A cube of the {customers:name} of segment {segment} goes to the delivery field beside it only.',
  },
  '18do/5.1.3/cubes-in-play': {
    de: 'Bierquader liegen auf dem Biermarkt, im Vorrat oder auf Zügen; das Exportfeld wird erst mit der grauen Phase geleert.',
    en: 'Beer cubes lie in the market, in the supply or on trains; the export box is emptied by the grey phase.',
  },
  '18do/5.1.3/not-from-box': {
    de: 'Aus dem Exportfeld wird nicht verladen. Exportbier kommt aus dem Vorrat.',
    en: 'Nothing is loaded from the export box. Export beer comes from the supply.',
  },
  '18do/6.5.2/delivers-own': {
    de: '{brewery:name} liefert nur mit eigener Ausstattung; das {card}-Kärtchen gehört ihr nicht.',
    en: '{brewery:name} delivers with its own equipment only; the {card} is not its own.',
  },
  '18do/6.5.2/loads-own': {
    de: '{brewery:name} verlädt nur mit eigener Ausstattung; das {card}-Kärtchen gehört ihr nicht.',
    en: '{brewery:name} loads with its own equipment only; the {card} is not its own.',
  },
  '18do/6.5.2.3/segment-reach': {
    de: 'Das {card}-Kärtchen liefert in {most|Segment|die Segmente 1 bis} {most}, nicht in Segment {segment}.',
    en: 'The {card} delivers to {most|segment|segments 1 to} {most}, not to segment {segment}.',
  },
  '18do/6.5.2.3/units': {
    de: 'Das {card}-Kärtchen hat {units} {units|Einheit|Einheiten}, alle sind verbraucht.',
    en: 'The {card} has {units} {units|unit|units}, and all are used.',
  },
  '18do/6.5.2.3/nobody-waits': {
    de: 'In Segment {segment} wartet bei den {customers:name} niemand auf Bier.',
    en: 'Nobody of the {customers:name} in segment {segment} waits for beer.',
  },
  '18do/6.5.2.3/market-first': {
    de: 'Das {card}-Kärtchen kann noch liefern. Nur {kept:name} dürfen zurückgehalten werden.',
    en: 'The {card} can still deliver. Only {kept:name} may be kept back.',
  },
  'name/kept:arrows': { de: 'Einheiten mit rotem Pfeil', en: 'units with a red arrow' },
  'name/kept:arrows-and-wagons': {
    de: 'Einheiten mit rotem Pfeil und eine je Thermowaggon',
    en: 'units with a red arrow and one for each thermo wagon',
  },
  '18do/6.5.2.3/export-lapses': {
    de: 'Das {card}-Kärtchen könnte noch liefern; seine Exporteinheiten verfallen damit.',
    en: 'The {card} could still deliver; its export units lapse now.',
  },
  '18do/6.5.2.4/export-type': {
    de: 'Exportbier verladen nur Kärtchen der Typen 5, 6 und 8, nicht das {card}-Kärtchen.',
    en: 'Only types 5, 6 and 8 load export beer, not the {card}.',
  },
  '18do/6.5.2.4/export-units': {
    de: 'Nur Einheiten mit rotem Pfeil verladen: beim {card}-Kärtchen {units}, und {units|die ist|die sind} verbraucht.',
    en: 'Only units with a red arrow load: the {card} has {units}, and {units|it is|they are} used.',
  },
  '18do/6.5.2.4/load-unit': {
    de: 'Alle {units} Einheiten des {card}-Kärtchens sind verbraucht; jede wirkt nur einmal.',
    en: 'All {units} units of the {card} are used; each works only once.',
  },
  '18do/6.5.2.4/load-train': {
    de: 'Verladen wird auf einen Zug, den eine Eisenbahn besitzt.',
    en: 'Beer is loaded onto a train that a railway owns.',
  },
  '18do/6.5.2.4/no-beer-railway': {
    de: 'Die {company} befördert kein Exportbier.',
    en: 'The {company} carries no export beer.',
  },
  '18do/6.5.2.4/no-square': {
    de: 'Der {train}er-Zug der {company} hat {squares} {squares|blaues Quadrat|blaue Quadrate}, und keines ist frei.',
    en: 'The {train}-train of the {company} has {squares} blue {squares|square|squares}, and none is free.',
  },
  '18do/6.5.2.4/no-export-route': {
    de: 'Der {train}er-Zug der {company} kann jetzt nicht von Dortmund City zu einem roten Feld fahren.',
    en: 'The {train}-train of the {company} cannot run from Dortmund City to a red field now.',
  },
  '18do/6.5.2.4/no-cube': {
    de: 'Es gibt keinen Quader mehr, weder im Vorrat noch auf einem Nachfragefeld.',
    en: 'There is no cube left, neither in the supply nor on a demand field.',
  },
  '18do/6.5.2.4/load-consent': {
    de: 'Auf den {train}er-Zug der {company} wird nur verladen, wenn {director} zugestimmt hat.',
    en: 'Beer is loaded onto the {train}-train of the {company} only when {director} has agreed.',
  },
  '18do/6.5.2.4/cheapest-cube': {
    de: 'Exportbier kommt aus dem Vorrat; ist der leer, vom billigsten gefüllten Feld.',
    en: 'Export beer comes from the supply; if that is empty, from the cheapest filled field.',
  },
  '18do/6.5.2.4/ask-unit': {
    de: '{brewery:name} hat keine freie Exporteinheit.',
    en: '{brewery:name} has no free export unit.',
  },
  '18do/6.5.2.4/ask-own': {
    de: 'Der {train}er-Zug der {company} steht schon zur Verfügung.',
    en: 'The {train}-train of the {company} is at hand already.',
  },
  '18do/6.5.2.4/ask-again': {
    de: '{director} hat für den {train}er-Zug der {company} schon abgelehnt.',
    en: '{director} has already refused the {train}-train of the {company}.',
  },
  '18do/6.5.2.4/load-asked': {
    de: 'Erst wird die Frage nach dem Zug beantwortet.',
    en: 'The question about the train is answered first.',
  },
  '18do/6.5.2.4/nothing-asked': {
    de: 'Niemand hat nach einem Zug gefragt.',
    en: 'Nobody has asked for a train.',
  },
  '18do/6.5.2.4/load-answers': {
    de: 'Über die Züge der {company} entscheidet {director}.',
    en: '{director} decides about the trains of the {company}.',
  },
  '18do/6.5.2.4/loaded-train-gone': {
    de: 'Die Eisenbahn hat diesen Zug nicht mehr.',
    en: 'The railway no longer has this train.',
  },
  // —— Log ——
  '18do/log/no-brewery': { de: 'Keine Brauerei ist an der Reihe', en: 'No brewery is acting' },
  '18do/log/deliver': {
    de: '{brewery:name} liefert mit dem {card}er: Segment {segment}, {customers:name}, +{gain:money}',
    en: '{brewery:name} delivers with the {card}: segment {segment}, {customers:name}, +{gain:money}',
  },
  '18do/log/load': {
    de: '{brewery:name} verlädt mit dem {card}-Kärtchen auf den {train}er-Zug der {company}, +{gain:money}',
    en: '{brewery:name} loads with the {card} onto the {train}-train of the {company}, +{gain:money}',
  },
  '18do/log/ask-load': {
    de: '{brewery:name} fragt {director} nach dem {train}er-Zug der {company}',
    en: '{brewery:name} asks {director} for the {train}-train of the {company}',
  },
  '18do/log/allow': {
    de: '{director} lässt {brewery:name} auf den {train}er-Zug der {company} verladen',
    en: '{director} lets {brewery:name} load the {train}-train of the {company}',
  },
  '18do/log/forbid': {
    de: '{director} lässt den {train}er-Zug der {company} nicht beladen',
    en: '{director} does not let the {train}-train of the {company} be loaded',
  },
  '18do/log/unask': {
    de: '{brewery:name} fragt nicht mehr nach dem {train}er-Zug der {company}',
    en: '{brewery:name} no longer asks for the {train}-train of the {company}',
  },
  '18do/log/load-nothing': { de: 'Es war nichts gefragt', en: 'Nothing was asked' },
  // —— Buttons ——
  '18do/choice/deliver': {
    de: 'Bier liefern: {fields} {fields|Feld|Felder}, {least} bis {most}',
    en: 'deliver beer: {fields} {fields|field|fields}, {least} to {most}',
  },
  '18do/choice/deliver-same': {
    de: 'Bier liefern: {fields} {fields|Feld|Felder} zu {most}',
    en: 'deliver beer: {fields} {fields|field|fields} at {most}',
  },
  '18do/choice/load': {
    de: '{card}-Kärtchen: auf den {train}er-Zug der {company} verladen · +{gain:money}',
    en: 'the {card}: load the {train}-train of the {company} · +{gain:money}',
  },
  '18do/choice/ask-load': {
    de: '{director} nach dem {train}er-Zug der {company} fragen',
    en: 'ask {director} for the {train}-train of the {company}',
  },
  '18do/choice/allow': { de: 'Verladen erlauben', en: 'allow loading' },
  '18do/choice/forbid': { de: 'Ablehnen', en: 'refuse' },
  '18do/choice/unask': { de: 'Frage zurückziehen', en: 'take the question back' },
  // —— The board ——
  'name/regular': { de: 'Stammkunden', en: 'regular customers' },
  'name/new': { de: 'Neukunden', en: 'new customers' },
  '18do/beer/market': { de: 'Biermarkt', en: 'Beer market' },
  '18do/beer/subtitle': {
    de: '{total} Quader: {here} hier, {supply} im Vorrat, {box} für den Export, {aboard} auf Zügen',
    en: '{total} cubes: {here} here, {supply} in supply, {box} in the export box, {aboard} on trains',
  },
  '18do/beer/regular': { de: 'Stammkunden', en: 'Regular customers' },
  '18do/beer/delivered': { de: 'geliefert', en: 'delivered' },
  '18do/beer/fresh': { de: 'Neukunden', en: 'New customers' },
  '18do/beer/type': { de: 'Typ {type}', en: 'type {type}' },
  '18do/beer/served': { de: 'bedient', en: 'served' },
  '18do/beer/opens': {
    de: 'ab Karte {phase}',
    en: 'from card {phase} on',
  },
  '18do/beer/closed': { de: 'nie mehr', en: 'never again' },
  '18do/beer/export': { de: 'Export', en: 'export' },
  '18do/beer/supply': { de: 'Vorrat', en: 'supply' },
  '18do/beer/box': { de: 'ab Phase 8', en: 'box, phase 8' },
  '18do/beer/yours': { de: 'eigener', en: 'own' },
  '18do/beer/ask': { de: '{seat} fragen', en: 'ask {seat}' },
  '18do/beer/agreed': { de: 'zugesagt', en: 'agreed' },
  '18do/beer/refused': { de: 'abgelehnt', en: 'refused' },
  '18do/beer/blocked': { de: 'kein Weg', en: 'no route' },
};
