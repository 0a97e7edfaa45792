import { ruleWords } from '../../../rail/words/rules.ts';
import type { Words } from '../../../table/words.ts';

/** What is wrong with a run, and what is said of one. */
export const runWords: Words = {
  ...ruleWords('18do', {
    '4.5.1': ['too-short', 'no-track', 'stop-twice', 'track-twice'],
    '4.5.5': ['skipped-stop'],
    '4.5.6.1': ['better-run'],
  }),
  '18do/3/runs-at-end': {
    de: 'Im Einführungsspiel fahren die Züge nur einmal, wenn das Spiel zu Ende ist.',
    en: 'In the introductory game trains run only once, when the game is over.',
  },
  '18do/4.5.5/not-its-train': {
    de: 'Der {train}er-Zug gehört nicht der {company}.',
    en: 'The {train}-train does not belong to the {company}.',
  },
  '18do/4.5.5/train-twice': {
    de: 'Der {train}er-Zug ist schon gefahren; jeder fährt einmal.',
    en: 'The {train}-train has run already; each runs once.',
  },
  '18do/4.5.5/too-long': {
    de: 'Der {train}er-Zug kommt auf höchstens {most} Einnahmefelder, das sind {count}.',
    en: 'The {train}-train calls at {most} revenue fields at most, these are {count}.',
  },
  '18do/4.5.5/shared-track': {
    de: 'Der {train}er-Zug benutzt Gleis, auf dem schon ein anderer Zug fährt; eine Einmündung oder ein Dreieck dient nur einem.',
    en: 'The {train}-train uses track on which another train runs already; a junction or a triangle serves one only.',
  },
  '18do/4.5.5/must-run': {
    de: 'Ein Zug der {company} bleibt stehen, obwohl er eine Strecke hat. Jeder Zug fährt, wenn er kann.',
    en: 'A train of the {company} stays idle although it has a route. Every train runs if it can.',
  },
  '18do/4.5.1/no-station': {
    de: 'Auf der Strecke liegt kein Bahnhof der {company}.',
    en: 'There is no station of the {company} on the route.',
  },
  '18do/4.5.1/hex-twice': {
    de: 'Die Strecke kommt zweimal durch {hex:name}; jedes Feld zählt nur einmal.',
    en: 'The route comes through {hex:name} twice; each hex counts once.',
  },
  '18do/4.5.1/through-full': {
    de: '{hex:name} ist voll von Bahnhöfen anderer: die {company} kann dort nur anfangen oder enden.',
    en: '{hex:name} is full of stations of others: the {company} can only start or end there.',
  },
  '18do/4.5.1/reversal': {
    de: 'Zwischen {from:name} und {to:name} müsste der Zug an einer Einmündung scharf abbiegen.',
    en: 'Between {from:name} and {to:name} the train would have to turn sharply at a junction.',
  },
  '18do/4.5.1/through-red': {
    de: '{hex:name} ist eine Fernverbindung: dort beginnt oder endet eine Strecke.',
    en: '{hex:name} is a long-distance connection: a route begins or ends there.',
  },
  '18do/4.5.1/same-field': {
    de: 'Beide Enden liegen in derselben Fernverbindung ({hex:name}).',
    en: 'Both ends lie in the same long-distance connection ({hex:name}).',
  },
  '18do/4.3.2.1/beer-barred': {
    de: 'Die {company} transportiert kein Exportbier.',
    en: 'The {company} carries no export beer.',
  },
  '18do/4.5.5.1/beer-route': {
    de: 'Bier fährt von Dortmund City zu einer Fernverbindung; beides muss auf der Strecke des {train}er-Zugs liegen.',
    en: 'Beer goes from Dortmund City to a long-distance connection; both must be on the route of the {train}-train.',
  },
  '18do/4.5.6.1/beer-once': {
    de: 'Das Bier eines Zugs wird an eine Fernverbindung seiner Strecke geliefert; {hex:name} ist keine.',
    en: 'The beer of a train is delivered to one long-distance connection of its route; {hex:name} is none.',
  },
  '18do/4.5.5.1/beer-train': {
    de: 'Der {train}er-Zug trägt {most} Bierquader, nicht {count}.',
    en: 'The {train}-train carries {most} {most|cube|cubes} of beer, not {count}.',
  },
  '18do/4.5.5.1/beer-extra': {
    de: 'Brauereimarker 5 gibt in jeder Runde nur einem Zug einen Bierquader mehr.',
    en: 'Brewery marker 5 gives one more cube to one train a round only.',
  },
  '18do/4.3.1.2/beer-front': {
    de: 'Das Besitzkärtchen {lot:name} ist noch nicht umgedreht: transportiert werden nur Bierquader auf der Rückseite.',
    en: 'The card {lot:name} has not been flipped yet: only cubes on its back are carried.',
  },
  '18do/4.5.5.1/beer-cubes': {
    de: 'Auf dem umgedrehten Besitzkärtchen des Direktors {cubes|liegt|liegen} {cubes} Bierquader; geladen sind {count}.',
    en: 'There {cubes|is|are} {cubes} {cubes|cube|cubes} on the flipped card of the director; {count} are loaded.',
  },
};
