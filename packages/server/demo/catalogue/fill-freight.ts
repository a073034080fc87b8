import type pg from 'pg';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';

type Store = { id: number; freight: number; freeFrom: number | null };
type Row = {
  province_ids: number[];
  served: boolean;
  first_num: number;
  first_fen: number;
  more_num: number;
  more_fen: number;
  free_from_fen: number | null;
  days: number;
};
type Template = { name: string; charged_by: 'pieces' | 'weight' | 'amount'; usual: boolean; rows: Row[] };

const north = [11, 12, 13, 14, 37];
const far = [15, 45, 46, 52, 53, 61, 62, 63, 64];
const tibet = 54;
const farthest = [tibet, 65];
const overSea = [71, 81, 82];

const row = (over: Partial<Row>): Row => ({
  province_ids: [],
  served: true,
  first_num: 1,
  first_fen: 0,
  more_num: 1,
  more_fen: 0,
  free_from_fen: null,
  days: 3,
  ...over,
});

/** What a store asks for whatever it sends; over the sea it does not send. */
const usualOf = ({ freight, freeFrom }: Store): Template => ({
  name: '通用快递',
  charged_by: 'amount',
  usual: true,
  rows: [
    row({ first_fen: freight, free_from_fen: freeFrom, days: 3 }),
    row({ province_ids: north, first_fen: freight, free_from_fen: freeFrom, days: 2 }),
    row({ province_ids: far, first_fen: 2000 + freight * 2, free_from_fen: freeFrom, days: 5 }),
    row({ province_ids: farthest, first_fen: 2000 + freight * 4, free_from_fen: freeFrom, days: 8 }),
    row({ province_ids: overSea, served: false }),
  ],
});

/** Whole reels and other heavy things: by weight, free around the capital, and not where no lorry of theirs goes. */
const heavy: Template = {
  name: '线缆整盘，京津冀包邮',
  charged_by: 'weight',
  usual: false,
  rows: [
    row({ first_num: 50_000, first_fen: 12_000, more_num: 10_000, more_fen: 800, days: 4 }),
    row({ province_ids: [11, 12, 13], first_num: 50_000, more_num: 10_000, days: 2 }),
    row({ province_ids: far, first_num: 50_000, first_fen: 26_000, more_num: 10_000, more_fen: 1800, free_from_fen: 5_000_000, days: 7 }),
    row({ province_ids: [tibet, ...overSea], served: false }),
  ],
};

const small: Template = {
  name: '小件按件计费',
  charged_by: 'pieces',
  usual: false,
  rows: [
    row({ first_num: 10, first_fen: 1200, more_num: 10, more_fen: 500, free_from_fen: 80_000, days: 3 }),
    row({ province_ids: farthest, first_num: 10, first_fen: 3600, more_num: 10, more_fen: 1500, days: 8 }),
    row({ province_ids: overSea, served: false }),
  ],
};

/** Freight templates of every store at home, and goods that name one: cables the heavy one, a part of the rest the small one. */
export const fillFreight = async (client: pg.PoolClient): Promise<void> => {
  const { rows: stores } = await client.query<Store>(
    `select id::int, freight_fen::int as freight, free_from_fen::int as "freeFrom" from store where kind <> 'cross' order by id`,
  );
  const templates = stores.flatMap((store) => [usualOf(store), heavy, small].map((template) => ({ ...template, store_id: store.id })));
  await copyRows(
    client,
    'freight_template',
    templates.map(({ store_id, name, charged_by, usual }, at) => ({ id: at + 1, store_id, name, charged_by, usual })),
  );
  await copyRows(
    client,
    'freight_row',
    templates.flatMap(({ rows }, at) => rows.map((own, sort) => ({ template_id: at + 1, sort, ...own }))),
  );
  await moveIdentity(client, ['freight_template']);
  await client.query(
    `update goods g set freight_template_id = f.id from freight_template f, goods_class c
     where f.store_id = g.store_id and c.id = g.first_gc_id and f.name = case when c.names ->> 'zh' = '电线电缆' then $1 when g.id % 5 = 0 then $2 end`,
    [heavy.name, small.name],
  );
};
