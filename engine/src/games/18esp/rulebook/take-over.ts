import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5.6: a southern major takes over a minor. */
export const takeOver: Section = {
  section: '5.6',
  title: both('Eine kleine Gesellschaft übernehmen', 'Taking over a minor'),
  lead: both(
    'So rettet man, was eine kleine Gesellschaft aufgebaut hat: Ihre Loks und ihr Geld gehen an eine große, ihr Direktor bekommt eine Aktie. Wer zu lange wartet, verliert alles.',
    'This is how one saves what a minor has built up: its trains and money go to a major, its director gets a share. Whoever waits too long loses everything.',
  ),
  groups: [
    group(
      both('Wann es geht', 'When it is possible'),
      say(
        'ESP-5.6.01',
        'Übernehmen dürfen nur südliche große Gesellschaften, und erst ab Phase 3.',
        'Only southern majors may take over, from phase 3 on.',
      ),
      say('ESP-5.6.02', 'Beide Direktoren müssen zustimmen.', 'Both directors must agree.'),
      say(
        'ESP-5.6.03',
        'Die kleine muss schon einmal dran gewesen sein; die große darf noch in ihrer ersten Operationsrunde sein.',
        'The minor must have operated at least once; the major may be in its first operating round.',
      ),
      say(
        'ESP-5.6.05',
        'Mindestens eine Aktie der großen liegt in der Aktienausgabe oder im freien Markt.',
        'At least one share of the major lies in the IPO or in the market.',
      ),
      say(
        'ESP-5.6.04',
        'Der Direktor der großen darf mehrere fragen und in einer Operationsrunde auch mehrere übernehmen. Eine Gleisverbindung braucht es nicht.',
        'The major’s director may ask several and take over several in one operating round. No track connection is needed.',
      ),
      say(
        'ESP-5.6.12',
        'Mit Phase 5 verlassen alle kleinen Gesellschaften das Spiel, gegründet oder nicht, mit allem und ohne Entschädigung.',
        'With phase 5 all minors leave the game, started or not, with everything and without compensation.',
      ),
    ),
    group(
      both('Was es kostet', 'What it costs'),
      say(
        'ESP-5.6.06',
        'Die große zahlt den einfachen Kurs der kleinen aus ihrem Betriebskapital an deren Direktor.',
        'The major pays the minor’s price once, from its treasury, to the minor’s director.',
      ),
      say(
        'ESP-5.6.08',
        'Dazu bekommt der Direktor der kleinen eine 10-%-Aktie der großen, aus der Aktienausgabe, sonst aus dem freien Markt. Sein Zertifikat verlässt das Spiel.',
        'The minor’s director also gets a 10% share of the major, from the IPO, else from the market. The minor’s certificate leaves the game.',
      ),
      say(
        'ESP-5.6.11',
        'Mit dieser Aktie darf er über 60 % kommen, bis zu 100 %; verkaufen muss er sie nicht.',
        'This share may lift its receiver above 60%, up to 100%; it need not be sold.',
      ),
    ),
    group(
      both('Was die große bekommt', 'What the major gets'),
      say(
        'ESP-5.6.07',
        'Loks, Betriebskapital und Privatgesellschaften der kleinen gehen an die große.',
        'The major gets the trains, the treasury and the private companies of the minor.',
        {
          decided: both(
            'Kommt sie so über das Loklimit, legt sie die überzähligen sofort in den freien Markt, wie nach einem Phasenwechsel.',
            'If this takes it above the train limit, the surplus goes into the market at once, as after a change of phase.',
          ),
        },
      ),
      say(
        'ESP-5.6.09',
        'Der Marker der kleinen verlässt das Spiel. Die große darf dort umsonst einen freien eigenen setzen; sonst steht der Kreis jedem für 50 offen.',
        'The minor’s marker leaves the game. The major may put one of its available markers there free of charge; otherwise the circle is open to anyone at 50.',
        {
          decided: both(
            'Hat die große in diesem Feld schon einen Marker, setzt sie keinen zweiten, denn je Feld ist nur einer erlaubt (so auch ein Autor des Spiels).',
            'If the major has a marker in that hex already, it places no second one, because only one per hex is allowed (one of the designers agrees).',
          ),
        },
      ),
      say(
        'ESP-5.6.10',
        'Spielt die MZA mit, wird der Marker der MZ nie ersetzt, auch nicht bei einem anderen freien Kreis in Madrid. Ohne die MZA geht es.',
        'With MZA in the game the marker of MZ is never replaced, not even if another Madrid circle is free. Without MZA it may be.',
      ),
    ),
  ],
};
