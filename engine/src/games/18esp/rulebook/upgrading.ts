import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5.3.2 and §5.3.3: better tiles, and mines. */
export const upgrading: readonly Section[] = [
  {
    section: '5.3.2',
    title: both('Gleisteil aufrüsten', 'Upgrading a tile'),
    lead: both(
      'Bessere Teile haben mehr Gleise und höhere Werte. Was da war, bleibt.',
      'Better tiles have more track and higher values. What was there stays.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          'ESP-5.3.2.02',
          'Eine Gesellschaft rüstet je Zug nur ein Teil auf.',
          'A company upgrades only one tile a turn.',
        ),
        say(
          'ESP-5.3.2.01',
          'Das ersetzte Teil kommt zurück in den Vorrat.',
          'The replaced tile returns to the supply.',
        ),
        say(
          'ESP-5.3.2.05',
          'Aufrüsten kostet nichts; nur das Abreißen einer Mine kostet 30.',
          'Upgrades cost nothing; only tearing down a mine costs 30.',
        ),
      ),
      group(
        both('Wo', 'Where'),
        say(
          'ESP-5.3.2.09',
          'Nach dem Tausch hängt das Teil an einem eigenen Bahnhof, nicht abgeschnitten durch fremde Marker. Neues Gleis muss man nicht befahren können.',
          'After the swap the tile is connected to a station of the company, not cut off by foreign markers. New track need not be usable.',
        ),
        say(
          'ESP-5.3.2.03',
          'Kleine Gesellschaften rüsten nicht im Norden auf.',
          'Minors do not upgrade in the north.',
        ),
        say(
          'ESP-5.3.2.04',
          'Kleine Gesellschaften dürfen so aufrüsten, dass ein Gebirgspass angeschlossen wird, ohne ihn zu eröffnen.',
          'Minors may upgrade so that a pass gets connected, without opening it.',
        ),
      ),
      group(
        both('Welches Teil', 'Which tile'),
        say(
          'ESP-5.3.2.06',
          'Gelb wird grün, grün wird braun, braun wird grau; grau bleibt.',
          'Yellow turns green, green turns brown, brown turns grey; grey stays.',
        ),
        say(
          'ESP-5.3.2.07',
          'Nur Farben, die mit der Phase schon gekommen sind, liegen bereit.',
          'Only colours released by the phase are available.',
          { see: ['7'] },
        ),
        say(
          'ESP-5.3.2.08',
          'Ein gelb gedrucktes Feld wird wie ein gelbes Teil aufgerüstet; grau gedruckt gilt als graues Teil.',
          'A printed yellow hex is upgraded like a yellow tile; printed grey counts as a grey tile.',
        ),
        say(
          'ESP-5.3.2.10',
          'Alle alten Gleise bleiben an ihrem Platz; für neue gelten die Regeln des Legens.',
          'All old track stays in place; new track obeys the rules for laying.',
          { see: ['5.3.1'] },
        ),
        say(
          'ESP-5.3.2.11',
          'Ein einfaches Teil bleibt einfach, eine Kleinstadt bleibt Kleinstadt, eine Stadt bleibt Stadt.',
          'Plain stays plain, a town stays a town, a city stays a city.',
        ),
        say(
          'ESP-5.3.2.12',
          'Teile mit B, M, Y oder OO werden nur durch dieselben Buchstaben ersetzt, die auch nirgends sonst hinkommen. Ausnahme: Auf das grüne OO folgt das braune Y.',
          'Tiles with B, M, Y or OO are replaced by the same letters only, which go nowhere else. Exception: green OO is followed by brown Y.',
        ),
      ),
    ],
  },
  {
    section: '5.3.3',
    title: both('Minen', 'Mines'),
    lead: both(
      'Minen bringen am Anfang viel Geld ins Betriebskapital und später immer weniger.',
      'Mines bring much money to the treasury at first and less and less later.',
    ),
    groups: [
      group(
        both('Bauen', 'Building'),
        say(
          'ESP-5.3.3.01',
          'Auf ein Minenfeld kommt ein gelbes Teil mit Mine, mit Kleinstadt im Feld eines mit Mine und Kleinstadt. Es kostet 30.',
          'A mine hex takes a yellow tile with a mine; with a town in the hex, one with mine and town. It costs 30.',
        ),
        say(
          'ESP-5.3.3.02',
          'Ein Minenteil legt man zusätzlich zu den anderen, in beliebiger Folge, auch allein.',
          'A mine tile is laid in addition to the others, in any sequence, also alone.',
        ),
        say(
          'ESP-5.3.3.03',
          'Jede Gesellschaft legt je Operationsrunde nur ein Minenteil.',
          'A company lays only one mine tile per operating round.',
        ),
      ),
      group(
        both('Was sie bringen', 'What they bring'),
        say(
          'ESP-5.3.3.04',
          'Eine Mine bringt 30, 20, 10 oder 0 in der gelben, grünen, braunen oder grauen Phase, immer ins Betriebskapital.',
          'A mine brings 30, 20, 10 or 0 in the yellow, green, brown or grey phase, always to the treasury.',
        ),
        say(
          'ESP-5.3.3.05',
          'Sie verbraucht immer Reichweite, auch wenn sie 0 bringt.',
          'It always uses up range, even when it brings 0.',
        ),
        say(
          'ESP-5.3.3.06',
          'Liegen Mine und Kleinstadt auf einem Teil, zählt eine Lok nur eine davon; welche, wählt der Direktor.',
          'On a tile with mine and town a train counts one of them only; the director chooses which.',
        ),
      ),
      group(
        both('Abreißen', 'Tearing down'),
        say(
          'ESP-5.3.3.07',
          'Abreißen heißt: für 30 auf Grün aufrüsten, die Mine zum einfachen Teil, Mine mit Kleinstadt zur Kleinstadt. Das ist das Aufrüsten dieses Zuges; später geht es normal weiter.',
          'Tearing down means upgrading to green for 30: a mine to a plain tile, mine and town to a town. It is the upgrade of this turn; later upgrades are normal.',
        ),
        say(
          'ESP-5.3.3.08',
          'Es verbraucht also den gewöhnlichen Bau und nicht den zusätzlichen für die Mine.',
          'So it uses the regular action, not the additional one for a mine.',
        ),
      ),
    ],
  },
];
