/**
 * Share prices, a row a line: `p` a par, `e` a price that ends the game, `c` closed, `-` no cell. Pars are printed in
 * chapter 19; the other cells are published for a later edition, but for 400, 385 and 0, which are reconstructed.
 */
export const MARKET_LINES: readonly string[] = `
- - 85 92 100p 110 120 132 146 162 180 200 225 250 280 310 340 370 400e
- 70 80 85 92p 100 110 120 132 146 162 180 200 225 250 280 315 350 385e
55 65 75 80 85p 92 100 110 120 132 146 162 180 200 225 250
50 60 70 75 80p 85 92 100 110 120 132 146 162 180
45 55 65 70 75p 80 85 92 100 110 120 132
40 50 60 65 70p 75 80 85 92 100
35 45 55 62 68 72 75 80
30 40 50 60 65 70
25 35 45 55
20 30
0c
`
  .trim()
  .split('\n');
