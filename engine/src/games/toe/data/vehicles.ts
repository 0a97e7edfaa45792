import type { Category, Vehicle } from '../material-types.ts';

/**
 * The rulebook shows a few cards (marked printed); the others, and every number of copies, are
 * reconstructed.
 */
const printed = (vehicle: Vehicle): Vehicle => ({ ...vehicle, source: 'rulebook' });
const loco = (
  name: string,
  category: Category,
  price: number,
  power: number,
  speed: number,
  copies: number,
): Vehicle => ({
  id: name.toLowerCase(),
  name,
  category,
  price,
  power,
  speed,
  sleeper: false,
  copies,
  source: 'reconstructed',
});
const wagon = (name: string, category: Category, price: number, speed: number, copies: number): Vehicle => ({
  ...loco(name, category, price, 0, speed, copies),
});
const sleeper = (
  name: string,
  category: Category,
  price: number,
  speed: number,
  copies: number,
): Vehicle => ({
  ...wagon(name, category, price, speed, copies),
  sleeper: true,
});

export const LOCOMOTIVES: readonly Vehicle[] = [
  loco('Otto', 'EL', 20_000, 2, 1, 2),
  printed(loco('Taurus', 'EL', 30_000, 3, 2, 3)),
  loco('Karla', 'EL', 40_000, 2, 2, 2),
  printed(loco('Lady', 'EL', 50_000, 3, 2, 4)),
  loco('Bruno', 'EL', 60_000, 4, 2, 2),
  loco('Celia', 'EL', 60_000, 2, 3, 2),
  loco('Viktor', 'EL', 70_000, 3, 3, 3),
  printed(loco('Henry', 'DL', 20_000, 2, 1, 4)),
  loco('Goliath', 'DL', 40_000, 4, 1, 1),
  loco('Emil', 'DL', 40_000, 2, 2, 2),
  printed(loco('Mascha', 'DL', 50_000, 3, 2, 4)),
  loco('Flinka', 'ET', 40_000, 2, 2, 3),
  loco('Linnea', 'ET', 60_000, 2, 3, 3),
  loco('Merkur', 'ET', 80_000, 2, 4, 3),
];

export const WAGONS: readonly Vehicle[] = [
  wagon('Bdf', 'ES', 20_000, 2, 4),
  wagon('Bpdfz', 'ES', 40_000, 3, 4),
  wagon('Apdfz', 'ES', 60_000, 4, 4),
  wagon('Am', 'A', 30_000, 2, 5),
  wagon('Avmz', 'A', 40_000, 3, 4),
  sleeper('WLAm', 'A', 50_000, 2, 2),
  printed(sleeper('WLABmz', 'A', 60_000, 3, 3)),
  printed(wagon('Bomz', 'B', 20_000, 2, 8)),
  wagon('Bvmz', 'B', 30_000, 3, 8),
  sleeper('Bcm', 'B', 40_000, 2, 6),
  sleeper('Bcvmz', 'B', 50_000, 3, 5),
  wagon('Zas', 'K', 20_000, 1, 3),
  wagon('Zacns', 'K', 40_000, 2, 5),
  wagon('Gbs', 'G', 20_000, 1, 3),
  printed(wagon('Habbiins', 'G', 40_000, 2, 7)),
  wagon('Eaos', 'O', 20_000, 1, 3),
  printed(wagon('Res', 'O', 40_000, 2, 8)),
];
