import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6.2 to 6.3.2.2: course of the game, start round and the breweries. */
export const breweryStart: readonly Section[] = [
  {
    section: '6.2',
    title: both('Der Ablauf', 'Course of the game'),
    lead: both('Sechs Aktienrunden, sechs Operationsrunden.', 'Six stock rounds, six operating rounds.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.2.01',
          'Startrunde, dann abwechselnd Aktienrunde 1, Operationsrunde 1, Aktienrunde 2 und so weiter bis Operationsrunde 6.',
          'Start round, then stock round 1, operating round 1, stock round 2 and so on to operating round 6.',
        ),
        say(
          'HSB-6.2.02',
          'Eine Operationsrunde besteht aus zwei, später drei Paaren: Eisenbahnrunde, dann Brauereirunde. Wie viele, sagt die Rundenleiste.',
          'An operating round is two, later three, pairs of railway round then brewery round; the round track says how many.',
          {
            decided: both(
              'Die Leiste ist nachgebaut: zwei Paare in den Operationsrunden 1 bis 3, drei in 4 bis 6.',
              'The track is reconstructed: two pairs in operating rounds 1 to 3, three in 4 to 6.',
            ),
          },
        ),
        say(
          'HSB-6.2.03',
          'Eisenbahnrunde und Brauereirunde wechseln sich streng ab.',
          'Railway round and brewery round alternate strictly.',
        ),
      ),
    ],
  },
  {
    section: '6.2.1',
    title: both('Phasen', 'Phases'),
    lead: both('Neue Kärtchen öffnen neue Marktsegmente.', 'New cards open new segments.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.2.1.01',
          'Die Phasen sind wie bei TRG, ausgelöst aber durch Investitionskärtchen.',
          'Phases are as in TRG, but triggered by investment cards.',
          { see: ['4.2.1'] },
        ),
        say(
          'HSB-6.2.1.02',
          'Mit Phase 3, 4, 5, 6 geht der Marker „Keine Nachfrage“ vom orangen Feld des Marktsegments 3, 4, 5, 6 weg. Gefüllt wird das Feld beim nächsten Auffüllen.',
          'The start of phase 3, 4, 5, 6 removes the “no demand” marker from the orange field of segment 3, 4, 5, 6; the field is filled at the next refill.',
          {
            see: ['6.5.2.9'],
            decided: both(
              'Im Regeltext steht das nicht, nur auf der Phasenübersicht; wir öffnen jedes Marktsegment mit der Phase derselben Nummer.',
              'The rule text does not say it, only the phase overview; we open each segment with the phase of the same number.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '6.2.2',
    title: both('Die Startrunde', 'The start round'),
    lead: both('Jeder ersteigert eine kleine Brauerei.', 'Everybody bids for a small brewery.'),
    groups: [
      group(
        both('Bieten', 'Bidding'),
        say(
          'HSB-6.2.2.01',
          'Jeder nimmt als Gebotsmarker einen Bahnhofsmarker, jeder von einer anderen Eisenbahn.',
          'Each player takes a station of a different railway as bid marker.',
        ),
        say(
          'HSB-6.2.2.02',
          'Du bietest mit einem freien Gebotsfeld neben einer angebotenen kleinen Brauerei.',
          'A bid is a free bid field beside an offered small brewery.',
        ),
        say(
          'HSB-6.2.2.03',
          'Liegen dort schon Gebote, muss deines höher sein als jedes davon.',
          'On a brewery that already carries bids yours must be higher than each of them.',
        ),
        say(
          'HSB-6.2.2.04',
          'Ist dein Gebot das höchste, bewegst du deinen Gebotsmarker nicht.',
          'If your bid is the highest on its brewery you may not move your marker.',
        ),
        say(
          'HSB-6.2.2.05',
          'Bist du überboten, musst du neu bieten, wenn du dran bist, bei derselben oder einer anderen Brauerei.',
          'If outbid you must bid again on your turn, on the same or another brewery.',
        ),
        say(
          'HSB-6.2.2.06',
          'Schluss ist, wenn alle Gebotsmarker bei verschiedenen Brauereien liegen.',
          'Bidding ends when all markers lie at different breweries.',
        ),
      ),
      group(
        both('Danach', 'Afterwards'),
        say(
          'HSB-6.2.2.07',
          'Jeder zahlt aufgedruckten Preis plus Gebot an die Bank. Die Bank zahlt jeder gekauften Brauerei ihr Startkapital.',
          'Each pays printed price + bid to the bank; the bank pays the printed start capital into each bought brewery.',
        ),
        say(
          'HSB-6.2.2.08',
          'Das Besitzblatt ohne Gebot und alle Privatbrauereien sind aus dem Spiel.',
          'The sheet without a bid and all private-brewery cards leave the game.',
        ),
        say(
          'HSB-6.2.2.09',
          'In die Leiste „Brauerei-Reihenfolge“ kommen die kleinen Brauereien nach fallender Nummer, die höchste ganz links.',
          'On the order track the small breweries stand by falling number, highest leftmost.',
        ),
        say(
          'HSB-6.2.2.10',
          'Zu dritt bis fünft gilt von der ersten Aktienrunde an die Spielerreihenfolge nach fallendem Privatgeld.',
          'With 3 to 5 players the player order from the first stock round on is by falling private cash.',
          {
            see: ['HSB-8.2.1.02'],
            decided: both(
              'Bei gleichem Geld kommt zuerst, wer in der Startrunde früher dran war; so bleibt die Sitzordnung.',
              'With equal cash the earlier place in the start round comes first; the order then stays as seating.',
            ),
          },
        ),
        say(
          'HSB-6.2.2.12',
          'Wer das meiste Privatgeld hat, beginnt die erste Aktienrunde (zu dritt bis fünft).',
          'The player with the most private cash acts first in stock round 1 (3 to 5 players).',
          { see: ['8.4.2'] },
        ),
      ),
      group(
        both('Für das erste Mal', 'For the first time'),
        say(
          'HSB-6.2.2.11',
          'Wer HSB neu lernt, verteilt die Besitzblätter zufällig und zahlt nur den aufgedruckten Preis.',
          'Beginner option: deal the sheets at random and pay the printed price only.',
        ),
      ),
    ],
  },
  {
    section: '6.2.3',
    title: both('Die erste Aktienrunde', 'The first stock round'),
    lead: both('Noch gibt es nur Eisenbahnen zu gründen.', 'Only railways can be founded yet.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.2.3.01',
          'Die erste Aktienrunde läuft wie bei TRG.',
          'The first stock round is played as in TRG.',
          { see: ['4.2.3'] },
        ),
        say(
          'HSB-6.2.3.02',
          'Eine Brauerei-AG darf hier noch niemand gründen.',
          'No brewery company may be founded in stock round 1.',
        ),
      ),
    ],
  },
  {
    section: '6.3',
    title: both('Die Gesellschaften', 'The companies'),
    lead: both(
      'Eisenbahnen, kleine Brauereien und Brauerei-AGs.',
      'Railways, small breweries and brewery companies.',
    ),
    groups: [],
  },
  {
    section: '6.3.1',
    title: both('Eisenbahnen', 'Railways'),
    lead: both('Fast wie bei TRG.', 'Almost as in TRG.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.3.1.01',
          'Eisenbahnen sind wie bei TRG, nur ohne Marker von Privatbrauereien; Exportbier regelt 6.5.',
          'Railways are as in TRG, but without private-brewery markers, and export is handled by 6.5.',
          { see: ['4.3.2', '6.5'] },
        ),
      ),
    ],
  },
  {
    section: '6.3.2',
    title: both('Brauereien', 'Breweries'),
    lead: both('Sie kaufen Ausstattung und liefern Bier.', 'They buy equipment and deliver beer.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.3.2.01',
          'Brauereien bauen keine Gleise und haben keine Bahnhöfe.',
          'Breweries build no track and own no stations.',
        ),
      ),
    ],
  },
  {
    section: '6.3.2.1',
    title: both('Kleine Brauereien', 'Small breweries'),
    lead: both(
      'Deine erste Brauerei. Später kannst du sie eintauschen.',
      'Your first brewery. Later you can exchange it.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.3.2.1.01',
          'Kleine Brauereien gibt es nur in der Startrunde.',
          'Small breweries are acquired in the start round only.',
        ),
        say(
          'HSB-6.3.2.1.02',
          'Preis und START-BAKs (Zahl × Typ): B1 80 (2×1), B2 90 (3×1), B3 100 (1×2), B4 120 (1×1, 1×2), B5 135 (1×1, 1×2), B6 155 (2×1, 1×2), B7 165 (2×2), B8 185 (1×1, 2×2).',
          'Price and START equipment (number × type): B1 80 (2×1), B2 90 (3×1), B3 100 (1×2), B4 120 (1×1, 1×2), B5 135 (1×1, 1×2), B6 155 (2×1, 1×2), B7 165 (2×2), B8 185 (1×1, 2×2).',
        ),
        say(
          'HSB-6.3.2.1.03',
          'Eine kleine Brauerei zählt als ein Zertifikat.',
          'A small brewery counts as one certificate.',
        ),
        say(
          'HSB-6.3.2.1.04',
          'Du darfst sie weder verkaufen noch freiwillig aufgeben.',
          'It may be neither sold nor given up voluntarily.',
        ),
        say(
          'HSB-6.3.2.1.05',
          'Eintauschen darfst du sie erst, wenn die grüne Phase begonnen hat.',
          'You may exchange it only after green has begun.',
          { see: ['6.4.5'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Wie die kleinen Brauereien heißen', 'What the small breweries are called'),
        text: both(
          'B1 Brauerei Ross & Co., B2 Privatbrauerei Kronen, B3 Tremonia Brauerei, B4 Borussia Brauerei, B5 Bürgerliches Brauhaus, B6 Quellen-Brauerei, B7 Dampfbierbrauerei Herberz, B8 Dortmunder Löwenbrauerei. „B4 120 (1×1, 1×2)“ heißt: Sie kostet 120 Mark und beginnt mit einem BAK vom Typ 1 und einem vom Typ 2.',
          'B1 Brauerei Ross & Co., B2 Privatbrauerei Kronen, B3 Tremonia Brauerei, B4 Borussia Brauerei, B5 Bürgerliches Brauhaus, B6 Quellen-Brauerei, B7 Dampfbierbrauerei Herberz, B8 Dortmunder Löwenbrauerei. “B4 120 (1×1, 1×2)” means: it costs 120 Mark and starts with one equipment card of type 1 and one of type 2.',
        ),
        atoms: ['HSB-6.3.2.1.02'],
      },
    ],
  },
  {
    section: '6.3.2.2',
    title: both('Brauerei-AGs', 'Brewery companies'),
    lead: both(
      'Große Brauereien mit Anteilen, wie die Eisenbahnen.',
      'Big breweries with shares, like the railways.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.3.2.2.01',
          'Brauerei-AGs kannst du erst gründen, wenn die grüne Phase begonnen hat.',
          'Brewery companies can be founded only after green has begun.',
        ),
        say(
          'HSB-6.3.2.2.02',
          'Zertifikate in %: DUB, RIT und KRO 30 / 5 × 10 / 20; DAB 20 / 2 × 20 / 4 × 10; STI 40 / 4 × 10 / 20; HAN 30 / 7 × 10 (nur zu fünft).',
          'Certificates in %: DUB, RIT and KRO 30 / 5 × 10 / 20; DAB 20 / 2 × 20 / 4 × 10; STI 40 / 4 × 10 / 20; HAN 30 / 7 × 10 (5 players only).',
        ),
        say(
          'HSB-6.3.2.2.03',
          'Eine Brauerei-AG handelt wie eine kleine Brauerei; für ihren Direktor gilt dasselbe wie bei Eisenbahnen.',
          'A brewery company acts like a small brewery; director rules are as for railways.',
          { see: ['4.3.2.2'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Wie die Brauerei-AGs heißen', 'What the brewery companies are called'),
        text: both(
          'DUB Dortmunder Union-Brauerei, DAB Dortmunder Aktien-Brauerei, RIT Ritter-Brauerei, KRO Kronen-Brauerei Dortmund, STI Stifts-Brauerei, HAN Dortmunder Hansa-Brauerei. „30 / 5 × 10 / 20“ heißt: eine Direktoraktie über 30 %, fünf Zertifikate zu 10 % und eines zu 20 %.',
          'DUB Dortmunder Union-Brauerei, DAB Dortmunder Aktien-Brauerei, RIT Ritter-Brauerei, KRO Kronen-Brauerei Dortmund, STI Stifts-Brauerei, HAN Dortmunder Hansa-Brauerei. “30 / 5 × 10 / 20” means: a director’s certificate of 30%, five certificates of 10% and one of 20%.',
        ),
        atoms: ['HSB-6.3.2.2.02'],
      },
    ],
  },
];
