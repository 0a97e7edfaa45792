import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Both chapters 13: what only the quick start shows, and the questions and answers. */
export const answers: Section = {
  section: '13',
  title: both('Schnelleinstieg, Fragen und Antworten', 'Quick start, questions and answers'),
  lead: both(
    'Zwei Beispielrunden zeigen das Spiel im Ganzen; dazu Antworten auf Fragen, die oft kommen.',
    'Two example rounds show the game as a whole; besides, answers to questions that often come up.',
  ),
  groups: [
    group(
      both('Was die Beispielrunden zeigen', 'What the example rounds show'),
      say(
        'TOE-13.1',
        'Lizenzen kaufst du, wo du willst, auch in getrennten Netzen.',
        'Licences may be bought anywhere, also in separate networks.',
      ),
      say(
        'TOE-13.2',
        'Für die Erschließungsprämie zählen alle deine Netze; verbunden sein müssen sie nicht.',
        'For the development premium all your networks count; they need not be joined.',
      ),
      say(
        'TOE-13.3',
        'Während der Fahrzeugmesse darfst du eigene Fahrzeuge zuweisen, tauschen und abziehen.',
        'During the vehicle fair you may assign, exchange and withdraw your own vehicles.',
      ),
      say(
        'TOE-13.5',
        'Ein Fahrzeug aus den Staatshilfen kannst du ab der nächsten Fahrzeugmesse oder Versteigerung zuweisen.',
        'A vehicle received by state aid can be assigned from the next vehicle fair or auction on.',
      ),
      say(
        'TOE-13.4',
        'Der Gewinn wird ausgezahlt, bevor in der nächsten Runde die erste Phase ausgerufen wird.',
        'The profit is paid before the first phase of the next round is called.',
      ),
      say(
        'TOE-13.6',
        'Lassen die Regeln einen Zweifel, dürft ihr euch auf eine Lesart einigen.',
        'If the rules leave a doubt, you may agree on a reading.',
      ),
    ),
    group(
      both('Personen und Bank', 'Players and bank'),
      say(
        'TOE-FAQ.1',
        'Das Spiel ist für 2 bis 4 Personen; allein geht es nicht.',
        'The game is for 2 to 4 players; there is no solo game.',
      ),
      say(
        'TOE-FAQ.3',
        'Jeder muss eine Phase ausrufen; aussetzen kann man nur innerhalb mancher Phasen.',
        'Everybody must call a phase; only within some phases one may skip.',
      ),
      say(
        'TOE-FAQ.2',
        'Ist die Bank leer, könnt ihr sie durch Käufe wieder füllen; bleibt sie bis zum Rundenende leer, ist das Spiel aus.',
        'If the bank is empty, you may refill it by investing; if it is still empty at the end of the round, the game ends.',
      ),
    ),
    group(
      both('Fahrzeuge und Verträge', 'Vehicles and contracts'),
      say(
        'TOE-FAQ.4',
        'Zuweisen und anrechnen kannst du nur die Fahrzeuge, die auf dem Vertrag stehen, nach Art und Zahl.',
        'Only the vehicles printed on the contract, by category and number, can be assigned and credited.',
      ),
      say(
        'TOE-FAQ.5',
        'Das Zeichen der Kategorie entscheidet; ein Fahrzeug einer anderen Kategorie passt nicht.',
        'The category symbol decides; a vehicle of another category does not fit.',
      ),
      say(
        'TOE-FAQ.6',
        'Die Städte einer Teilstrecke dürfen direkt oder über einen Umweg verbunden sein.',
        'The cities of a section may be joined directly or over a detour.',
      ),
      say(
        'TOE-FAQ.7',
        'Auch zu langsame Fahrzeuge und gewöhnliche Wagen bringen Einnahmen für Teilstrecke und Fahrzeug; nur der Bonus verlangt die richtigen.',
        'Too slow vehicles and ordinary coaches still earn section and vehicle income; only the bonus needs the right ones.',
      ),
      say(
        'TOE-FAQ.8',
        'Bei der Fahrzeugmesse dürfen alle deine Käufe verdeckt sein.',
        'At the vehicle fair all your purchases may be unseen.',
      ),
      say(
        'TOE-FAQ.9',
        'Zum Abschluss müssen alle Bonusbedingungen erfüllt sein; der Bonus wird zuletzt angerechnet.',
        'All bonus conditions must be met for completion; the bonus is credited last.',
      ),
      say(
        'TOE-FAQ.12',
        'Ein Subventions-Chip bleibt bis zum Abschluss auf seinem Vertrag und liegt dann bei deinem Bargeld (10k Gewinn, kein Geld). Bei Insolvenz in Eigenregie wird er mit verkauft.',
        'A subsidy chip stays on its contract until completion, then lies with your cash (10k profit, not money). In a self-administered insolvency it is sold with the contract.',
      ),
    ),
    group(
      both('Netz und Insolvenz', 'Network and insolvency'),
      say(
        'TOE-FAQ.11',
        'Zum Netz zählen alle Segmente, die ohne Lücke zusammenhängen; von mehreren Netzen das größte.',
        'The network counts all segments joined without a gap; of several networks the largest.',
      ),
      say(
        'TOE-FAQ.10',
        'Insolvent ist, wer zwei Runden nacheinander Verlust macht und den zweiten nicht bar decken kann.',
        'Insolvency means losses in two rounds in a row, the second one not covered by cash.',
      ),
      say(
        'TOE-FAQ.13',
        'Nach dem ersten unbezahlten Verlust wird außerhalb des Auktionshauses nichts versteigert.',
        'After the first unpaid loss nothing may be auctioned off outside the auction house.',
      ),
    ),
  ],
  examples: [
    {
      title: both('Beispielrunde 1', 'Example round 1'),
      text: both(
        'Zu dritt, du hast Vorsitz und Startvertrag S3. Du rufst den Ortstermin aus: Edinburgh–Manchester, Manchester–London, Calais–Bruxelles, 4 × 20.000 = 80.000 €, dir bleiben 20.000. Anrechnen kannst du noch nichts. Bob ruft die Prämie aus: er 3 Städte und Bonus 50.000, du 5 Städte 50.000 (nun 70.000), Chloé 30.000. Chloé ruft die Fahrzeugmesse aus: Du kaufst Henry (20.000) und einen Flachwagen (40.000), weist Henry und beide Flachwagen zu und rechnest 20k + 3 × 20k = 80k an. Auszahlung 80.000: Du hast 90.000 €. Liegen gebliebene Verträge bekommen 1 Chip, Bob den Vorsitz.',
        'Three players, you have the chair and start contract S3. You call the site visit: Edinburgh–Manchester, Manchester–London, Calais–Bruxelles, 4 × 20,000 = 80,000 €, 20,000 are left. Nothing is credited yet. Bob calls the premium: he gets 50,000 for 3 cities and the bonus, you 50,000 for 5 (now 70,000), Chloé 30,000. Chloé calls the vehicle fair: you buy Henry (20,000) and a flat wagon (40,000), assign Henry and both flat wagons and credit 20k + 3 × 20k = 80k. Payout 80,000: you have 90,000 €. Contracts left over get 1 chip, Bob gets the chair.',
      ),
      atoms: ['TOE-13.1', 'TOE-13.2', 'TOE-13.3', 'TOE-13.4', 'TOE-7.5', 'TOE-8.60'],
    },
    {
      title: both('Beispielrunde 2', 'Example round 2'),
      text: both(
        'Bob ruft den Konferenzraum aus: Er nimmt 2 Verträge, Chloé 1, du EF3 (Steuer 70k, 1 Chip): 80k − 60k = 20k. Chloé ruft Staatshilfen aus: Du nimmst Mascha. Du rufst das Auktionshaus aus (mindestens Lady 30.000, Bomz und Habbiins 20.000): Für Chloés Habbiins bietest du 20.000, Bob 30.000, du 40.000. Für deine Lady bietet Bob 30.000, Chloé zahlt dir 40.000. Dann ersetzt Mascha Henry in S3; EF3 bekommt Henry und 2 Habbiins. Der Spielstein bleibt bei 20k, denn EF3 hat keine Teilstrecke und S3 fehlt London–Frankfurt. Auszahlung 20.000: Du hast 110.000 €, Chloé hat den Vorsitz.',
        'Bob calls the conference room: he takes 2 contracts, Chloé 1, you EF3 (tax 70k, 1 chip): 80k − 60k = 20k. Chloé calls state aid: you take Mascha. You call the auction house (minimum Lady 30,000, Bomz and Habbiins 20,000): for Chloé’s Habbiins you bid 20,000, Bob 30,000, you 40,000. For your Lady Bob bids 30,000, Chloé pays you 40,000. Then Mascha replaces Henry in S3; EF3 gets Henry and 2 Habbiins. The marker stays at 20k, for EF3 has no section and S3 lacks London–Frankfurt. Payout 20,000: you have 110,000 €, Chloé has the chair.',
      ),
      atoms: ['TOE-13.5', 'TOE-8.33', 'TOE-8.34', 'TOE-8.46', 'TOE-8.59', 'TOE-7.12'],
    },
  ],
};
