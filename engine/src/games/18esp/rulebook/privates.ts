import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';
import { auction } from './auction.ts';

/** §3.1: what each of the seven private companies does. */
const descriptions: Section = {
  section: '3.1',
  title: both('Die sieben Privatgesellschaften', 'The seven private companies'),
  lead: both(
    'Jede bringt festes Einkommen und kann dazu etwas Besonderes. Viele davon nützen erst, wenn eine Gesellschaft sie kauft.',
    'Each brings fixed income and can do something special. Many help only once a company has bought them.',
  ),
  groups: [
    group(
      both('Einkommen', 'Income'),
      say(
        'ESP-3.1.01',
        'Nennwert und Einkommen: P1 20/5, P2 60/10, P3 70/15, P4 100/20, P5 130/10, P6 160/20, P7 170/30.',
        'Face value and income: P1 20/5, P2 60/10, P3 70/15, P4 100/20, P5 130/10, P6 160/20, P7 170/30.',
      ),
      say(
        'ESP-3.1.30',
        'Solange eine Privatgesellschaft offen ist, zahlt sie zu Beginn jeder Operationsrunde ihr Einkommen an ihren Besitzer, ob Spieler oder Gesellschaft.',
        'As long as a private company is open, it pays its income to its owner at the start of every operating round, be it a player or a company.',
      ),
      say(
        'ESP-3.1.31',
        'Spätestens wenn Phase 5 beginnt, schließen alle Privatgesellschaften.',
        'All private companies close when phase 5 begins, at the latest.',
        { see: ['7'] },
      ),
      say(
        'ESP-3.1.33',
        'Einen Kurswert hat eine Privatgesellschaft nicht.',
        'A private company has no market value.',
      ),
    ),
    group(
      both('An eine Gesellschaft verkaufen', 'Selling to a company'),
      say(
        'ESP-3.1.27',
        'Vom ersten Zug an darfst du Privatgesellschaften verkaufen, und zwar an kleine und an große Gesellschaften, aber nie an einen Spieler.',
        'From the start of the game you may sell a private company to a minor or major, but never to a player.',
        { see: ['5.8'] },
      ),
      say(
        'ESP-3.1.28',
        'Der Preis liegt bei mindestens 1. Höchstens ist es in Phase 2 der Nennwert, in Phase 3 das Eineinhalbfache, in Phase 4 das Doppelte.',
        'The price is at least 1. At most it is the face value in phase 2, one and a half times that in phase 3, twice that in phase 4.',
      ),
      say(
        'ESP-3.1.29',
        'Die kaufende Gesellschaft zahlt den Preis aus ihrem Betriebskapital an den Besitzer.',
        'The buying company pays the price from its treasury to the owner.',
      ),
      say(
        'ESP-3.1.32',
        'Eine Gesellschaft kann ihre Privatgesellschaft nicht weiterverkaufen.',
        'A company cannot sell its private company on.',
      ),
    ),
    group(
      both('P1: Habana–Güines', 'P1: Habana–Güines'),
      say(
        'ESP-3.1.02',
        'P1 verbilligt einmal das Legen eines gelben Minenteils oder sein Aufrüsten auf Grün um 30. Danach schließt P1.',
        'Once, P1 takes 30 off laying a yellow mine tile or off replacing one by green. Then P1 closes.',
        {
          see: ['5.3.3'],
          decided: both(
            'Wer P1 einsetzt, sagt das Regelheft nicht; wir geben das Recht der Gesellschaft, der P1 gehört, in ihrem Zug, denn nur sie baut.',
            'The rulebook does not say who uses P1; we give it to the company that owns P1, in its own turn, because only companies build.',
          ),
        },
      ),
      say(
        'ESP-3.1.03',
        'P1 hilft nur bei Minenteilen, nicht bei anderem teuren Gelände.',
        'P1 helps with mine tiles only, not with other costly terrain.',
      ),
    ),
    group(
      both('P2: Barcelona–Mataró', 'P2: Barcelona–Mataró'),
      say(
        'ESP-3.1.04',
        'Wird P2 in Phase 2 oder 3 an eine Gesellschaft verkauft, schließt sie sofort. Die Gesellschaft behält die Lok Barcelona–Mataró, eine 2/1+2.',
        'If P2 is sold to a company in phase 2 or 3, it closes at once. The company keeps the Barcelona–Mataró train, a 2/1+2.',
        {
          decided: both(
            'Welche Seite der Lok gilt, bleibt offen; die kaufende Gesellschaft wählt sie beim Erhalt (so ein Autor des Spiels), eine kleine nimmt die iberische.',
            'Which side of the train counts is left open; the buying company chooses when it gets the train (as one of the designers says), a minor takes the Iberian side.',
          ),
        },
      ),
      say(
        'ESP-3.1.05',
        'Diese Lok fährt erst ab der nächsten Operationsrunde.',
        'That train runs from the next operating round on.',
      ),
      say(
        'ESP-3.1.06',
        'Sie ist eine gewöhnliche 2/1+2: Sie zählt zum Loklimit, erfüllt die Lokpflicht und wird verschrottet, wenn Phase 4 beginnt.',
        'It is an ordinary 2/1+2: it counts for the train limit, meets the train obligation and is scrapped when phase 4 begins.',
        {
          see: ['5.7'],
          decided: both(
            'Für eine Gesellschaft am Loklimit fehlt eine Regel; ohne Platz für die Lok kann sie P2 in den Phasen 2 und 3 nicht kaufen, denn das Limit gilt immer.',
            'There is no rule for a company at its train limit; without room for the train it cannot buy P2 in phases 2 and 3, because the limit always holds.',
          ),
        },
      ),
      say(
        'ESP-3.1.07',
        'Kauft eine Gesellschaft P2 erst in Phase 4, ist diese noch bis Phase 5 offen und zahlt 10; eine Lok kommt dann nicht mehr dazu.',
        'If P2 is sold in phase 4, it stays open until phase 5 and pays 10; no train comes with it then.',
      ),
    ),
    group(
      both('P3: Madrid–Aranjuez, der Erdbeerzug', 'P3: Madrid–Aranjuez, the strawberry train'),
      say(
        'ESP-3.1.08',
        'P3 zahlt bis Phase 5. Gehört sie dann einer Gesellschaft, wird die Karte zum Erdbeerzug 2F, einer 2er-Lok, die nie verschrottet wird; gehört sie einem Spieler, schließt sie nur.',
        'P3 pays until phase 5. If a company owns it then, the card turns into the strawberry train 2F, a 2-train that is never scrapped; if a player owns it, it just closes.',
      ),
      say(
        'ESP-3.1.09',
        'Der Erdbeerzug fährt frühestens in der Operationsrunde, die auf den Beginn von Phase 5 folgt.',
        'The strawberry train first runs in the operating round after the one in which phase 5 began.',
      ),
      say(
        'ESP-3.1.11',
        'Seine erste Route muss die Kleinstadt Aranjuez (F26) enthalten. Erst danach ist er aktiv und fährt, wohin er will.',
        'Its first route must contain the town Aranjuez (F26). Only then is it active and free to run anywhere.',
        {
          decided: both(
            'Auf F26 liegen zwei Kleinstädte, und das Heft zeigt nicht auf eine; wir nehmen die am Gleis nach Madrid, Madrid selbst muss nicht dabei sein.',
            'F26 has two towns, and the rulebook does not point at one; we take the one on the Madrid track, and Madrid itself is not needed.',
          ),
        },
      ),
      say(
        'ESP-3.1.10',
        'Weder belegt der Erdbeerzug einen Platz im Loklimit, noch genügt er der Lokpflicht.',
        'The strawberry train does not count for the train limit, nor does it meet the train obligation.',
      ),
      say('ESP-3.1.12', 'Der Erdbeerzug wird nie verkauft.', 'The strawberry train is never sold.'),
    ),
    group(
      both('P4: Alar del Rey–Santander', 'P4: Alar del Rey–Santander'),
      say(
        'ESP-3.1.13',
        'Eine große Gesellschaft mit P4 eröffnet den Pass Alar del Rey umsonst oder einen anderen Pass um 40 billiger. Danach schließt P4.',
        'A major that owns P4 opens the pass Alar del Rey for nothing or another pass for 40 less. Then P4 closes.',
        { see: ['6.2'] },
      ),
      say(
        'ESP-3.1.14',
        'Eine kleine Gesellschaft kann P4 nicht einsetzen.',
        'A minor cannot use P4; only a major can.',
      ),
    ),
    group(
      both('P5: MTM und die Tender', 'P5: MTM and the tenders'),
      say(
        'ESP-3.1.17',
        'Ein Tender hängt in jeder Operationsrunde an einer Lok, die seine Gesellschaft neu wählt: Sie darf eine Kleinstadt, eine Mine oder einen Hafen mehr anfahren. Tender verfallen nie.',
        'In each operating round a company gives its tender to one train, chosen anew: it may visit one more town, mine or port. Tenders never expire.',
      ),
      say(
        'ESP-3.1.15',
        'Solange P5 einem Spieler gehört, kostet jeder ihrer fünf Tender eine Gesellschaft 80: 20 davon bekommt der Spieler, 60 die Bank.',
        'While a player owns P5, each of its five tenders costs a company 80: 20 of it go to that player, 60 to the bank.',
        {
          decided: both(
            'Der Besitzer „kann“ verkaufen, heißt es; weil der Preis fest ist, braucht die kaufende Gesellschaft seine Zustimmung nicht.',
            'The owner “may” sell, it says; as the price is fixed, the buying company does not need the owner’s consent.',
          ),
        },
      ),
      say(
        'ESP-3.1.20',
        'Kaufen darf eine Gesellschaft einen Tender jederzeit in ihrem Zug und ihn noch in derselben Operationsrunde benutzen.',
        'A company may buy a tender at any moment of its turn and use it in the same operating round.',
      ),
      say(
        'ESP-3.1.18',
        'Jede Gesellschaft darf nur einen Tender haben.',
        'A company may have one tender only.',
      ),
      say(
        'ESP-3.1.16',
        'Kauft eine Gesellschaft P5, schließt diese sofort und wird selbst zum sechsten Tender, der dieser Gesellschaft gehört.',
        'If a company buys P5, it closes at once and becomes a sixth tender itself, which belongs to that company.',
        {
          decided: both(
            'Was mit den übrigen Tendern geschieht, fehlt im Heft: Sie kommen dann für 80 in den freien Markt; gehört P5 zu Beginn von Phase 5 einem Spieler, verlassen sie das Spiel.',
            'The rulebook is silent on the other tenders: they then go to the market at 80; if a player owns P5 when phase 5 begins, they leave the game.',
          ),
        },
      ),
      say(
        'ESP-3.1.19',
        'Bekommt eine Gesellschaft einen Tender zu viel (Übernahme, Kauf von P5), legt sie ihn in den freien Markt. Von dort kostet er 80, alles an die Bank.',
        'A company that gets one tender too many (takeover, purchase of P5) puts it into the market. From there it costs 80, all to the bank.',
      ),
      say(
        'ESP-3.1.21',
        'Untereinander handeln Gesellschaften nicht mit Tendern.',
        'Companies do not trade tenders with each other.',
      ),
    ),
    group(
      both('P6: Zafra–Huelva oder Vasco-Navarro', 'P6: Zafra–Huelva or Vasco-Navarro'),
      say(
        'ESP-3.1.22',
        'P6 bringt ihrem ersten Besitzer eine Aktie zu 10 %: CRB, oder eine ausgeloste nördliche große Gesellschaft, wenn die CRB fehlt.',
        'P6 brings its first owner a 10% share: CRB, or a random northern major if CRB is out.',
      ),
      say(
        'ESP-3.1.23',
        'Diese Aktie kannst du erst verkaufen, wenn ihre Gesellschaft einen Ausgabekurs hat. Sonst gilt für sie alles, was für Aktien gilt.',
        'You can sell this share only once its company has a par. Apart from that all rules for shares hold.',
      ),
    ),
    group(
      both('P7: Carreño', 'P7: Carreño'),
      say(
        'ESP-3.1.24',
        'P7 bringt das Direktorszertifikat einer ausgelosten nördlichen großen Gesellschaft. Wer P7 kauft, setzt dabei gleich deren Ausgabekurs fest.',
        'P7 brings the president certificate of a random northern major. Whoever buys P7 fixes that major’s par at once.',
        {
          see: ['4.3.2'],
          decided: both(
            'Die Höhe steht nicht dabei; möglich sind 70 bis 90, weil 95 und 100 erst ab Phase 3 erlaubt sind.',
            'The range is not stated; 70 to 90 are possible, because 95 and 100 need phase 3.',
          ),
        },
      ),
      say(
        'ESP-3.1.25',
        'P7 lässt sich nicht an eine Gesellschaft verkaufen.',
        'P7 cannot be sold to a company.',
      ),
      say(
        'ESP-3.1.26',
        'P7 schließt, wenn diese große Gesellschaft ihre erste Lok kauft.',
        'P7 closes when its major buys its first train.',
      ),
    ),
  ],
};

/** §3: private companies. */
export const privates: readonly Section[] = [
  {
    section: '3',
    title: both('Privatgesellschaften', 'Private companies'),
    lead: both(
      'Sieben kleine Bahnen der Anfangszeit. Du ersteigerst sie am Anfang, kassierst ihr Einkommen und verkaufst sie später oft an eine Gesellschaft.',
      'Seven small railways of the early days. You win them at auction, collect their income and later often sell them to a company.',
    ),
    groups: [],
  },
  descriptions,
  auction,
];
