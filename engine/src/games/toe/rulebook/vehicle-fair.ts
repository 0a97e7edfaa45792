import type { Example, Group } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapter 8, vehicle fair: buying vehicles and assigning them to contracts. */
export const vehicleFair: readonly Group[] = [
  group(
    both('Fahrzeugmesse: wie viel', 'Vehicle fair: how much'),
    say(
      'TOE-8.14',
      'Jeder kauft höchstens 2 Fahrzeuge, Lokomotiven und Wagen zusammen.',
      'Everybody buys at most 2 vehicles, locomotives and wagons together.',
    ),
    say(
      'TOE-8.15',
      'Bonus: Wer die Fahrzeugmesse ausruft, kauft bis zu 3.',
      'Bonus: the caller of the vehicle fair buys up to 3.',
    ),
    say(
      'TOE-8.16',
      'Ein offenes Fahrzeug kostet den aufgedruckten Preis.',
      'A displayed vehicle costs the printed price.',
    ),
    say(
      'TOE-8.17',
      'Verdeckt kostet eine Lokomotive 50.000 €, ein Wagen 30.000 €, was du auch ziehst. Beide zählen für die Höchstzahl.',
      'Unseen, a locomotive costs 50,000 €, a wagon 30,000 €, whatever is drawn. Both count towards the maximum.',
    ),
    say(
      'TOE-8.18',
      'Verdeckt heißt ungesehen: nicht nachsehen, nicht aussuchen, nicht zurückgeben.',
      'Unseen means blind: no looking, no choosing, no returning.',
    ),
    say(
      'TOE-8.19',
      'Lücken in der Auslage bleiben bis zum Rundenende.',
      'The display is not refilled before the end of the round.',
    ),
  ),
  group(
    both('Fahrzeugmesse: die Karten', 'Vehicle fair: the cards'),
    say(
      'TOE-8.20',
      'Die Karte zeigt Name, Preis, Zugkraft (so viele Wagen; nur Triebfahrzeuge), Tempo, Schlafwagenzeichen, Kategorie. Tempo 1 heißt 80, 2 heißt 120, 3 heißt 160, 4 heißt 250 km/h.',
      'Cards show name, price, power (maximum wagons; traction only), speed class, sleeper symbol, category. Class 1 is 80, 2 is 120, 3 is 160, 4 is 250 km/h.',
    ),
    say(
      'TOE-8.21',
      'Triebfahrzeuge: Elektro-, Diesellokomotive, Elektro-Triebwagen. Wagen: Elektro-Steuerwagen, Reisezugwagen 1. und 2. Klasse, Kessel-, geschlossener, offener Güterwagen.',
      'Traction: electric locomotive, diesel locomotive, electric railcar. Wagons: electric control car, 1st and 2nd class coach, tank, closed, open wagon.',
    ),
  ),
  group(
    both('Fahrzeugmesse: zuweisen', 'Vehicle fair: assigning'),
    say(
      'TOE-8.26',
      'Am Ende der Phase weist du deine Fahrzeuge deinen offenen Verträgen zu, tauschst sie oder ziehst sie ab.',
      'At the end of the phase assign, exchange or withdraw any of your vehicles on your open contracts.',
      {
        decided: both(
          'Wir lassen es schon in deinem Zug zu und bis die Phase schließt, weil es die Beispielrunde so macht; im Auktionshaus erst nach der letzten Versteigerung.',
          'We allow it in your own turn already and until the phase closes, as the example round does; in the auction house only after the last auction.',
        ),
      },
    ),
    say(
      'TOE-8.27',
      'Zuweisen und tauschen geht nur bei Fahrzeugmesse und Auktionshaus.',
      'Assigning and exchanging happen only in the vehicle fair and the auction house.',
    ),
    say(
      'TOE-8.28',
      'Zuweisen kannst du nur eigenen Verträgen, die noch nicht abgeschlossen sind.',
      'Vehicles can be assigned to your own, uncompleted contracts only.',
    ),
    say(
      'TOE-8.22',
      'Ein Vertrag hat höchstens so viele Wagen, wie seine Triebfahrzeuge ziehen; ohne Triebfahrzeug keinen.',
      'A contract holds at most as many wagons as its assigned traction can pull; none without traction.',
      {
        decided: both(
          'Wagen ohne Triebfahrzeug nennt das Heft nicht; wenn keines zieht, sind null erlaubt, und mit der letzten Lok gehen auch die Wagen weg.',
          'The rulebook does not speak of wagons without traction; if nothing pulls, none are allowed, and with the last locomotive the wagons come off too.',
        ),
      },
    ),
    say(
      'TOE-8.23',
      'Ein Vertrag für 2 Lokomotiven bekommt 2 gleiche.',
      'A contract for 2 locomotives takes 2 identical ones.',
    ),
    say(
      'TOE-8.24',
      'Die Zugkraft beider Lokomotiven wird addiert.',
      'The power of both locomotives is added.',
    ),
    say(
      'TOE-8.25',
      'Bei Triebzügen (Triebwagen und Steuerwagen) darfst du verschiedene Bauarten mischen.',
      'Trainsets (railcars and control cars) may mix different types.',
    ),
    say(
      'TOE-8.29',
      'Ändert sich, was angerechnet wird, rückt der Spielstein gleich mit, vor oder zurück.',
      'Move the marker up or down with every change of credited income.',
      {
        decided: both(
          'Wir lesen es auch beim Abziehen so: Dann fallen Fahrzeug, Bonus und, ohne Triebfahrzeug, alle Einnahmen sofort weg.',
          'We read it so for withdrawing too: vehicle income, bonus and, without traction, all income are lost at once.',
        ),
      },
    ),
    say(
      'TOE-8.30',
      'Die Phase endet, wenn alle kaufen und zuweisen konnten.',
      'The phase ends when all had the chance to buy and assign.',
    ),
  ),
];

export const vehicleFairExamples: readonly Example[] = [
  {
    title: both('Zwei Lokomotiven', 'Two locomotives'),
    text: both(
      'Zweimal „Lady“ mit Zugkraft 3: Zusammen ziehen sie 6 Wagen.',
      'Twice “Lady” with power 3: together they pull 6 wagons.',
    ),
    atoms: ['TOE-8.23', 'TOE-8.24'],
  },
  {
    title: both('Zwei Karten gelesen', 'Reading two cards'),
    text: both(
      '„Taurus“: 30.000 €, Zugkraft 3, 120 km/h, Elektrolokomotive. „WLABmz“: 60.000 €, Schlafwagen, 160 km/h.',
      '“Taurus”: 30,000 €, power 3, 120 km/h, electric locomotive. “WLABmz”: 60,000 €, sleeping car, 160 km/h.',
    ),
    atoms: ['TOE-8.20', 'TOE-8.21'],
  },
];
