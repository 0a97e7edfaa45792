import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 3 to 3.2.1: set-up, the turn and certificates of the introductory game. */
export const firstGame: readonly Section[] = [
  {
    section: '3',
    title: both('Das Einführungsspiel (EFS)', 'The introductory game (EFS)'),
    lead: both(
      'Die leichteste Variante, ganz ohne Geld: Zertifikate nehmen, bauen, und am Ende fährt jeder Zug ein einziges Mal.',
      'The easiest variant, without any money: take certificates, build, and at the end every train runs just once.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-3.1',
          'Nur im Einführungsspiel fahren die Züge ein einziges Mal, am Ende des Spiels. In allen anderen Varianten fahren sie in jedem Spielzug einer Operationsrunde.',
          'Only in the introductory game do trains run just once, at the end. In all other variants they run in every operating turn.',
        ),
        say(
          'DO-3.2',
          'Es gewinnt, wer die meisten Dividenden bekommt.',
          'The player who receives the most dividends wins.',
          { see: ['3.3'] },
        ),
      ),
    ],
  },
  {
    section: '3.1',
    title: both('Vorbereitung', 'Set-up'),
    lead: both('So sieht der Tisch vor dem ersten Spielzug aus.', 'This is the table before the first turn.'),
    groups: [
      group(
        null,
        say(
          'DO-3.1.1',
          'Die Zertifikate liegen nach Gesellschaften in Stapeln, die Direktoraktie obenauf.',
          'Certificates lie in stacks by company, the director’s certificate on top.',
        ),
        say(
          'DO-3.1.2',
          'In die Auslage kommen so viele Züge, wie in Klammern steht. Die übrigen sind aus dem Spiel.',
          'The display takes the number of trains in brackets. The rest is out of the game.',
        ),
        say(
          'DO-3.1.3',
          'Jede Eisenbahn hat einen Bahnhofsmarker auf ihrem Heimatbahnhof. Ihre anderen Bahnhofsmarker liegen auf ihrem Stapel Zertifikate.',
          'Every railway has one station on its home. Its other stations lie on its stack of certificates.',
        ),
        say(
          'DO-3.1.4',
          'Gelbe Gleisplättchen liegen sortiert aus; grüne, braune und graue kommen dazu, wenn ihre Phase beginnt.',
          'Yellow tiles are laid out sorted; green, brown and gray ones join when their phase begins.',
        ),
        say('DO-3.1.5', 'Geld wird nicht gebraucht.', 'No money is used.'),
      ),
    ],
  },
  {
    section: '3.2',
    title: both('Dein Spielzug', 'Your turn'),
    lead: both(
      'Reihum macht jeder zwei oder drei Schritte. Manches darf nur, wer Direktor ist.',
      'In turn, everybody takes two or three steps. Some things are for directors only.',
    ),
    groups: [
      group(
        both('Wer beginnt', 'Who begins'),
        say(
          'DO-3.2.1',
          'Jeder bekommt ein Besitzkärtchen einer Privatbrauerei. Die niedrigste Nummer beginnt, danach sind die Besitzkärtchen aus dem Spiel.',
          'Each player is dealt a private brewery card. The lowest number begins, then these cards leave the game.',
        ),
      ),
      group(
        both('Die Schritte', 'The steps'),
        say(
          'DO-3.2.2',
          'Der Spielzug: 1. ein Zertifikat nehmen (alle). 2. bauen: ein Gleisplättchen (alle), dann ein Bahnhof oder ein Gleisanschluss (nur Direktoren). 3. einen Zug tauschen (nur Direktoren).',
          'The turn: 1. take a certificate (everyone). 2. build: one tile (everyone), then one station or one siding (directors only). 3. swap a train (directors only).',
          { see: ['3.2.1', '3.2.2.2', '3.2.3'] },
        ),
        say(
          'DO-3.2.3',
          'Bahnhöfe bauen, Gleisanschlüsse erstellen oder Züge tauschen darf nur ein Direktor.',
          'Only a director places stations, makes sidings or swaps trains.',
        ),
      ),
    ],
  },
  {
    section: '3.2.1',
    title: both('Ein Zertifikat nehmen', 'Taking a certificate'),
    lead: both(
      'Mit Zertifikaten sicherst du dir einen Teil der Dividende und, mit den meisten Anteilen, die Leitung.',
      'Certificates get you a part of the dividend and, with the most shares, control.',
    ),
    groups: [
      group(
        both('Nehmen', 'Taking'),
        say(
          'DO-3.2.1.1',
          'Solange du unter dem Zertifikatslimit bist, musst du ein Zertifikat deiner Wahl aus der Auslage nehmen.',
          'Below the certificate limit you must take one certificate of your choice from the display.',
          {
            decided: both(
              'Würde dich jeder Stapel über 60 % bringen, legst du stattdessen ein Zertifikat aus der Auslage in den Bank Pool: So bleibt es bei 60 Spielzügen.',
              'If every stack would lift you over 60%, you move one certificate from the display to the Bank Pool instead: so the 60 turns hold.',
            ),
          },
        ),
        say(
          'DO-3.2.1.2',
          'Du nimmst immer das oberste Zertifikat eines Stapels.',
          'It is always the top certificate of a stack.',
          {
            decided: both(
              'Dass DGEE, DHB und HHW auf andere warten, steht nur bei TRG; hier sind alle Stapel von Anfang an offen.',
              'That DGEE, DHB and HHW wait for others is only said for TRG; here all stacks are open from the start.',
            ),
          },
        ),
        say(
          'DO-3.2.1.7',
          'Zertifikate im Bank Pool kann niemand mehr nehmen.',
          'Nobody can take certificates from the Bank Pool.',
        ),
      ),
      group(
        both('Direktor werden', 'Becoming director'),
        say(
          'DO-3.2.1.3',
          'Mit einer Direktoraktie bekommst du das Besitzblatt, die Bahnhofsmarker und den nächsten verfügbaren Zug.',
          'With a director’s certificate come the sheet, the stations and the next available train.',
        ),
        say(
          'DO-3.2.1.4',
          'Züge werden in aufsteigender Reihenfolge genommen.',
          'Trains are taken in ascending order.',
          {
            see: ['2.4.4'],
          },
        ),
        say(
          'DO-3.2.1.9',
          'Du bleibst Direktor, bis ein anderer mehr Anteile hat. Dann bekommt er Besitzblatt und Direktoraktie, und du bekommst von ihm gewöhnliche Zertifikate über gleich viele Anteile.',
          'You stay director until another player holds more shares. Then sheet and director’s certificate go to that player, and you get ordinary certificates of the same size.',
          {
            decided: both(
              'Bei der DHB gibt der neue Direktor sein gewöhnliches 20 %-Zertifikat her, wenn er es hat, sonst zwei zu 10 %.',
              'With DHB the new director hands over the ordinary 20% certificate if there is one to give, else two of 10%.',
            ),
          },
        ),
      ),
      group(
        both('Die Grenzen', 'The limits'),
        say(
          'DO-3.2.1.5',
          'Du darfst nie mehr Zertifikate haben als das Zertifikatslimit: zu dritt 17, zu viert 13, zu fünft 10.',
          'You never hold more certificates than the limit: 17 with three players, 13 with four, 10 with five.',
        ),
        say(
          'DO-3.2.1.6',
          'Am Limit wählst du: a) ein eigenes Zertifikat in den Bank Pool abwerfen und dann eines aus der Auslage nehmen, oder b) eines aus der Auslage in den Bank Pool legen und keines bekommen.',
          'At the limit you choose: a) discard one of yours to the Bank Pool, then take one from the display; or b) move one from the display to the Bank Pool and get none.',
          {
            decided: both(
              'Eine Direktoraktie darfst du dabei nur abgeben, wenn ein anderer durch den Tausch Direktor werden kann; auch bei a) darfst du nicht über 60 % kommen.',
              'You may give up a director’s certificate here only if another player can take over by exchange; a) may not end above 60% either.',
            ),
          },
        ),
        say(
          'DO-3.2.1.8',
          'Niemand hat mehr als 60 % einer Eisenbahn. Das sind vier oder fünf Zertifikate.',
          'Nobody holds more than 60% of a railway. That is four or five certificates.',
        ),
        say(
          'DO-3.2.1.10',
          'Kommst du durch den Verlust des Direktorpostens über das Zertifikatslimit, wirfst du die überzähligen Zertifikate sofort in den Bank Pool ab.',
          'If losing a directorship lifts you over the certificate limit, you discard the excess to the Bank Pool at once.',
        ),
      ),
    ],
  },
];
