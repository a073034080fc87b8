import type { PriceBreak } from '@mall/contract/catalogue/price-break.rules.ts';
import type pg from 'pg';
import type { Random } from '../kit/random.ts';

export type ShelfSpec = {
  id: string;
  goods_id: string;
  store_id: string;
  store: string;
  name: string;
  attribute_line: string;
  picture: string;
  item_number: string;
  unit: string;
  tax_rate: number;
  moq: number;
  pack_length: number | null;
  price_fen: number;
  freight_fen: number;
  free_from_fen: number | null;
  made: Date;
  free: number;
  breaks: PriceBreak[];
};

export type DemoShelf = {
  /** So many specs of one store, made before the moment, with their quantity; the pieces are taken off the shelf. */
  take: (random: Random, count: number, before: Date, kept?: ReadonlySet<string>) => { spec: ShelfSpec; num: number }[];
  /** The same of the store with this name; nothing where it has too little. */
  takeOf: (random: Random, count: number, before: Date, store: string) => { spec: ShelfSpec; num: number }[];
};

const quantities = [1, 2, 2, 3, 5, 10, 20] as const;

const shelfOf = (which: string, ranked: string) => `
  select s.id, g.id as goods_id, g.store_id, t.name as store, s.name, s.attribute_line, s.picture, s.item_number, coalesce(s.unit, g.unit) as unit, g.tax_rate,
    coalesce(s.moq, g.moq) as moq, s.pack_length, s.price_fen::float8,
    t.freight_fen::float8, t.free_from_fen::float8, g.created_at as made, k.on_hand - k.reserved as free,
    coalesce((select json_agg(json_build_object('minNum', min_num, 'priceFen', price_fen)) from spec_price_break b where b.spec_id = s.id), '[]') as breaks
  from spec s join goods g on g.id = s.goods_id and g.state = 'on' join store t on t.id = g.store_id and t.state = 'open' and ${which}
  join spec_stock k on k.spec_id = s.id
  where s.state = 'on' and k.on_hand - k.reserved > coalesce(s.moq, g.moq) * 12 and s.price_fen between 300 and 900000
    and coalesce(s.moq, g.moq) <= 60
    and not exists (select from activity_price p where p.spec_id = s.id)
  order by ${ranked}s.id <> g.default_spec_id, g.rank desc, s.id limit 500`;

/** What the demo's buyers can buy: goods from stock, without an activity. `stores` are those whose people look for work there. */
export const openDemoShelf = async (client: pg.PoolClient, stores: readonly string[]): Promise<DemoShelf> => {
  const { rows } = await client.query<ShelfSpec>(shelfOf(`t.kind <> 'cross'`, ''));
  const known = new Map(rows.map((spec) => [spec.id, spec]));
  const pinned = await client.query<ShelfSpec>(
    shelfOf('t.name = any ($1)', 'row_number() over (partition by t.id order by s.id <> g.default_spec_id, g.rank desc, s.id), '),
    [stores],
  );
  const own = Map.groupBy(
    pinned.rows.map((spec) => known.get(spec.id) ?? spec),
    (spec) => spec.store,
  );
  const byStore = [...Map.groupBy(rows, (spec) => spec.store_id).values()];
  return {
    take: (random, count, before, kept = new Set()) => {
      const open = byStore.map((specs) => openAt(specs, before));
      const others = open.filter(([first]) => first && !kept.has(first.store_id));
      const most = others.filter((specs) => specs.length >= count);
      return fill(random, random.pick(most.length > 0 ? most : others), count);
    },
    takeOf: (random, count, before, store) => {
      const open = openAt(own.get(store) ?? [], before);
      return open.length === 0 ? [] : fill(random, open, count);
    },
  };
};

/** Something is left of everything, because the goods are still for sale. */
const openAt = (specs: readonly ShelfSpec[], before: Date): ShelfSpec[] =>
  specs.filter((spec) => spec.made < before && spec.free >= spec.moq * 3);

const fill = (random: Random, specs: readonly ShelfSpec[], count: number): { spec: ShelfSpec; num: number }[] => {
  const start = random.whole(0, specs.length - 1);
  return Array.from({ length: Math.min(count, specs.length) }, (_, nth) => {
    const spec = specs[(start + nth) % specs.length] as ShelfSpec;
    const wanted = spec.moq * (spec.moq >= 10 ? 1 : random.pick(quantities));
    const num = Math.max(spec.moq, Math.min(wanted, 60, Math.floor(spec.free / 3)));
    spec.free -= num;
    return { spec, num };
  });
};
