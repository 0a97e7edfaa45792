import { boxesOf } from '../../table/own-box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { parseMaterial } from './material.ts';
import { isTraction } from './material-types.ts';
import type { City, Connection, Contract, Material, Vehicle } from './material-types.ts';
import { waysFrom } from './ways.ts';

/** Locomotives and railcars, or wagons: the two supplies. */
export const KINDS = ['loco', 'wagon'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);
export const kindOf = (vehicle: Vehicle): Kind => (isTraction(vehicle.category) ? 'loco' : 'wagon');

/** Material with its look-ups. */
export interface Box {
  readonly material: Material;
  readonly cities: ReadonlyMap<string, City>;
  readonly connections: ReadonlyMap<string, Connection>;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly models: ReadonlyMap<string, Vehicle>;
  readonly byKind: Readonly<Record<Kind, readonly Vehicle[]>>;
  /** The connection and track that a place for a stick belongs to. */
  readonly segments: ReadonlyMap<string, { readonly connection: Connection; readonly track: number }>;
  /** Start contracts that lie near each other (ch. 6, two players). */
  readonly near: ReadonlyMap<string, readonly string[]>;
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

const citiesOn = (contract: Contract): readonly string[] => contract.sections.flatMap((s) => [s.from, s.to]);

/** A city of one at most 2 segments from a city of the other; where there is none, the nearest. Always mutual. */
function nearby(material: Material): ReadonlyMap<string, readonly string[]> {
  const starts = material.contracts.filter((c) => c.deck === 'start');
  const near = new Map(starts.map(({ id }) => [id, new Set<string>()]));
  for (const one of starts) {
    const far = waysFrom(citiesOn(one), material.connections, ({ segments }) => segments);
    const others = starts
      .filter((other) => other !== one)
      .map((other) => ({
        id: other.id,
        way: Math.min(...citiesOn(other).map((city) => far.get(city)?.cost ?? Infinity)),
      }));
    const reach = Math.max(2, Math.min(...others.map(({ way }) => way)));
    for (const { id, way } of others) {
      if (way > reach) continue;
      near.get(one.id)!.add(id);
      near.get(id)!.add(one.id);
    }
  }
  return new Map([...near].map(([id, others]) => [id, [...others]]));
}

function segmentsOf({ connections }: Material): Box['segments'] {
  const segments = new Map<string, { readonly connection: Connection; readonly track: number }>();
  for (const connection of connections)
    for (let track = 0; track < connection.tracks; track++) {
      const here = { connection, track };
      for (let i = 0; i < connection.segments; i++)
        segments.set(`network/${connection.id}/${track}/${i}`, here);
    }
  return segments;
}

function boxOf(material: Material): Box {
  return {
    material,
    cities: byId(material.cities),
    connections: byId(material.connections),
    contracts: byId(material.contracts),
    models: byId(material.vehicles),
    byKind: {
      loco: material.vehicles.filter((v) => kindOf(v) === 'loco'),
      wagon: material.vehicles.filter((v) => kindOf(v) === 'wagon'),
    },
    segments: segmentsOf(material),
    near: nearby(material),
  };
}

export const BUILT_IN_BOX: Box = boxOf(BUILT_IN);
/** The box this table plays with: its own material if it brought some that can be read, else the built-in one. */
export const boxFor = boxesOf('material', BUILT_IN_BOX, (file) => {
  const parsed = parseMaterial(file);
  return parsed.ok ? boxOf(parsed.value) : null;
});
