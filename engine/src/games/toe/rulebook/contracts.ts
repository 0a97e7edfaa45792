import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 7: what a contract asks for and what it brings. */
export const contracts: Section = {
  section: '7',
  title: both('Verträge und Jahresgewinn', 'Contracts and yearly profit'),
  lead: both(
    'Ein Vertrag kostet zuerst jedes Jahr Steuern. Gewinn bringt er, sobald Züge auf deinen Strecken fahren.',
    'At first a contract costs tax every year. It brings profit as soon as trains run on your lines.',
  ),
  groups: [
    group(
      both('Die Karte', 'The card'),
      say(
        'TOE-7.1',
        'Sie zeigt Zuggattung, höchsten Jahresgewinn, Minikarte, Steuer, Teilstrecken mit Einnahmen, Einnahmen je Fahrzeug, Bonus und nötige Fahrzeuge. Gewinn ist alle Einnahmen minus Steuer.',
        'It shows train type, maximum yearly profit, mini map, tax, sections with incomes, income per vehicle, bonus and required vehicles. Profit is the sum of incomes minus tax.',
      ),
      say(
        'TOE-7.18',
        'Du darfst neue Verträge annehmen, bevor alte fertig sind, und beliebig viele offen haben.',
        'You may take new contracts before old ones are completed, and have any number of them open.',
      ),
    ),
    group(
      both('Steuer', 'Tax'),
      say(
        'TOE-7.2',
        'Die Steuer zählt jedes Jahr für jeden Vertrag außer den Startverträgen. Beim Annehmen geht der Spielstein um sie zurück.',
        'Tax counts every year for every contract except start contracts. On acceptance the marker goes back by it.',
      ),
      say(
        'TOE-7.3',
        'Auslassen oder aufschieben darfst du die Steuer nicht.',
        'Tax may not be skipped or delayed.',
      ),
    ),
    group(
      both('Einnahmen', 'Income'),
      say(
        'TOE-7.4',
        'Jede erfüllte Bedingung bringt jedes Jahr ihre Einnahme; rück den Spielstein gleich um 1 Feld je 10k vor.',
        'Each fulfilled condition adds its income every year; move the marker 1 field per 10k at once.',
      ),
      say(
        'TOE-7.5',
        'Angerechnet wird nichts, bevor der Vertrag mindestens 1 zugewiesenes Triebfahrzeug und mindestens 1 Teilstrecke mit Lizenzen hat.',
        'Nothing is credited before the contract has at least 1 assigned traction vehicle and at least 1 licensed section.',
      ),
      say(
        'TOE-7.6',
        'Sobald beides da ist, zählen alle Teilstrecken mit Lizenzen und alle zugewiesenen Fahrzeuge.',
        'As soon as both exist, all licensed sections and all assigned vehicles are credited.',
      ),
      say(
        'TOE-7.10',
        'Wagen zählen nur, wenn mindestens 1 Triebfahrzeug zugewiesen und 1 Teilstrecke erfüllt ist.',
        'Wagons are credited only with at least 1 traction vehicle assigned and 1 section met.',
      ),
      say(
        'TOE-7.7',
        'Weitere Teilstrecken zählen sofort, und zwar für jeden Vertrag, dem sie dienen.',
        'Later sections are credited at once, for every contract they serve.',
      ),
    ),
    group(
      both('Teilstrecken', 'Sections'),
      say(
        'TOE-7.9',
        'Eine Teilstrecke ist erfüllt, wenn deine Lizenzen ihre beiden Städte ohne Lücke verbinden.',
        'A section is met only if your licences form an unbroken chain between its two cities.',
      ),
      say(
        'TOE-7.8',
        'Reihenfolge und Weg sind frei, auch Umwege und ältere Lizenzen zählen.',
        'Sections may be opened in any order and over any way, detours and older licences included.',
      ),
    ),
    group(
      both('Zwei Lokomotiven', 'Two locomotives'),
      say(
        'TOE-7.11',
        'Manche Verträge mit 3 oder mehr Wagen brauchen 2 gleiche Lokomotiven; ihre Zugkraft wird addiert.',
        'Some contracts with 3 or more wagons need 2 equal locomotives; their power is added.',
      ),
    ),
    group(
      both('Bonus', 'Bonus'),
      say(
        'TOE-7.12',
        'Ein Bonus zählt erst, wenn alle Teilstrecken erfüllt und alle nötigen Fahrzeuge zugewiesen sind.',
        'Bonuses count only when all sections are met and all required vehicles are assigned.',
        {
          decided: both(
            'Stehen zwei Bonusbedingungen auf der Karte, zählt dann jede für sich, sobald sie stimmt; zum Abschluss braucht es alle.',
            'If a card has two bonus conditions, each counts then as soon as it holds; completion needs all of them.',
          ),
        },
      ),
      say(
        'TOE-7.13',
        'Tempobonus: Jedes zugewiesene Fahrzeug hat mindestens die verlangte Geschwindigkeitsstufe.',
        'Speed bonus: every assigned vehicle has at least the required class.',
      ),
      say(
        'TOE-7.14',
        'Nachtzugbonus: Jeder zugewiesene Wagen ist ein Schlaf- oder Liegewagen; für Triebfahrzeuge gilt das nicht.',
        'Night bonus: every assigned wagon is a sleeping or couchette car; traction is exempt.',
      ),
    ),
    group(
      both('Abgeschlossen', 'Completed'),
      say(
        'TOE-7.15',
        'Ein Vertrag ist abgeschlossen, wenn alle Bedingungen erfüllt sind: Dreh die Karte um, leg seine Fahrzeuge auf die Ablagestapel; die Einnahmen bleiben.',
        'A contract is completed when all its conditions are met: the card is turned over, its vehicles go to the discard piles, its income stays.',
        {
          decided: both(
            'Ob sie je wieder sinken, fragt das Heft nicht; nein, denn seine Fahrzeuge sind weg und seine Lizenzen unverkäuflich.',
            'The rulebook does not ask whether it can ever drop; no, for its vehicles are gone and its licences cannot be sold.',
          ),
        },
      ),
      say(
        'TOE-7.16',
        'Seine Fahrzeuge darfst du weder behalten noch einem anderen Vertrag geben.',
        'Vehicles of a completed contract are not kept or moved elsewhere.',
      ),
      say(
        'TOE-7.17',
        'Seine Subventions-Chips bleiben bei dir: Im Jahr ist er Gewinn plus Chips wert.',
        'Its subsidy chips stay with you: its yearly value is profit plus chips.',
      ),
    ),
  ],
  examples: [
    {
      title: both('Drei Karten nachgerechnet', 'Three cards worked out'),
      text: both(
        'S3: Teilstrecken 20 + 30, drei Fahrzeuge je 20, Bonus 20, Steuer 0, macht 130k. EF3: 40 + 30 + 3 × 20 − 70 = 60k. ETN1: 10 + 20 + 3 × 20 + 20 − 60 = 50k.',
        'S3: sections 20 + 30, three vehicles of 20, bonus 20, tax 0, makes 130k. EF3: 40 + 30 + 3 × 20 − 70 = 60k. ETN1: 10 + 20 + 3 × 20 + 20 − 60 = 50k.',
      ),
      atoms: ['TOE-7.1', 'TOE-7.2', 'TOE-7.4'],
    },
  ],
};
