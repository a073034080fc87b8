import { LayoutGoodsRow } from '@mall/contract/catalogue/layout-goods.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';

const most = 30;
type Query = { ids?: string | undefined; word?: string | undefined; classId?: Id | undefined };

/** Goods for whoever arranges a page: those that are named, or the most sold of a class or with a word. */
export const listLayoutGoods = (tx: Tx, { ids, word, classId }: Query): Promise<LayoutGoodsRow[]> => {
  const narrow =
    ids === undefined
      ? [
          sql`g.state = 'on'`,
          ...(classId ? [sql`${classId}::bigint in (g.gc_id, g.second_gc_id, g.first_gc_id)`] : []),
          ...(word ? [sql`g.name ilike ${likePattern(word)}`] : []),
        ]
      : [sql`g.id in ${ids.split(',')}`];
  return readRows(tx, LayoutGoodsRow)`
    select g.id::text as "goodsId", g.name, coalesce(s.picture, '') as picture, trim(to_char(coalesce(s.price_fen, g.price_fen) / 100.0, '9999999990.00')) as price, g.sales,
      g.state = 'on' and t.state = 'open' as "onSale"
    from goods g left join spec s on s.id = g.default_spec_id join store t on t.id = g.store_id where ${sql.join(narrow, sql` and `)} order by g.sales desc, g.id limit ${ids === undefined ? most : 300}`;
};

const PageRow = z.strictObject({ zoneId: Id, key: z.string(), name: z.string() });

/** Zones, whose pages have floors of their own. */
export const listLayoutPages = (tx: Tx) =>
  readRows(tx, PageRow)`select id::text as "zoneId", key, names ->> 'zh' as name from zone order by sort, id`;
