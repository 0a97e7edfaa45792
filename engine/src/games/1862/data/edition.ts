/** What the rulebook of 2000 does not print, and where it comes from. Owners of the game correct it by a file. */
export const RECONSTRUCTED: readonly { readonly de: string; readonly en: string }[] = [
  {
    de: 'Spielplan: 116 von 165 Feldern nach einer späteren Ausgabe, 49 so verschoben, dass alle gedruckten Bonus-Entfernungen stimmen.',
    en: 'Board: 116 of 165 hexes follow a later edition, 49 were moved so that all printed bonus distances hold.',
  },
  {
    de: 'Gelände: die Zeichen sind veröffentlicht, die Preisklasse je Feld ist erschlossen; ebenso der Verlauf der Grenze.',
    en: 'Terrain: its signs are published, the price class of each hex is deduced; so is the line of the border.',
  },
  {
    de: 'Plättchen: Summen nach dem Regelheft, Nummern nach einer späteren Ausgabe; P, L und M teilen sich Sonderplättchen.',
    en: 'Tiles: totals from the rulebook, numbers from a later edition; P, L and M share special tiles.',
  },
  {
    de: 'Kurstabelle: Felder einer späteren Ausgabe; die Kurse 385 und 400 und das Feld 0 sind ergänzt.',
    en: 'Market: cells of a later edition; the prices 385 and 400 and the cell 0 were added.',
  },
];
