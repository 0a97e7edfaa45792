import { faceAt } from '../../../rail/map/layout.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Offer } from '../../../table/offers.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { HOMES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import { passCost } from '../moves/open.ts';
import { layout } from '../readers.ts';

/** How the moves of building are offered, in the order of the buttons. */
export function buildChoices(table: EspTable): Readonly<Record<string, Offer>> {
  const company = table.clock.operating ?? '';
  return {
    home: { label: (m) => homeLabel(table, company, Number(m['node'])), tone: 'main' },
    lay: {
      label: (_, all) =>
        phrase('18esp/choice/lay', { company, places: new Set(all.map((m) => m['hex'])).size }),
      tone: 'plain',
      hands: () => 'tile',
    },
    station: {
      label: (_, all) => phrase('18esp/choice/station', { company, places: all.length }),
      tone: 'plain',
      hands: () => `token/${company}`,
    },
    open: {
      label: (m) => {
        const withP4 = m['private'] === 'P4';
        const hex = m['hex'] as string;
        return phrase(withP4 ? '18esp/choice/open-p4' : '18esp/choice/open', {
          hex,
          cost: passCost(hex, withP4),
        });
      },
      tone: 'plain',
    },
  };
}

/** The two cities of an OO tile are told apart by where their track leads. */
function homeLabel(table: EspTable, company: CompanyId, node: number): Phrase {
  const hex = HOMES[company]?.hex ?? '';
  const ends = faceAt(BOARD, TILES, layout(table), hex).paths.flatMap(({ from, to }) =>
    to === `n${node}` ? [from] : from === `n${node}` ? [to] : [],
  );
  const sides = ends.filter((end) => typeof end === 'number').map((side) => `side/${side}`);
  return phrase(sides.length > 0 ? '18esp/choice/home-towards' : '18esp/choice/home', {
    company,
    hex,
    sides,
  });
}
