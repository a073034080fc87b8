import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import * as z from 'zod';
import { listGoodsCards } from '../catalogue/goods-card.queries.ts';
import { listRecommended } from '../catalogue/recommendation.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { CartSide } from '../kernel/side.ts';
import { cartLine } from './cart.table.ts';
import { cartOf } from './cart-keys.ts';

/** How far the list goes: behind this nobody looks. */
const most = 200;

const Row = z.strictObject({ total: z.number(), ids: z.array(Id) });

/** The best goods beside those in the cart, from the same second-level classes; of an empty cart the mall's best. */
export const listCartRecommended = async (
  tx: Tx,
  side: CartSide,
  { page, limit }: { page: number; limit: number },
  language: Language,
): Promise<PageOf<GoodsCard>> => {
  const rows = await readRows(tx, Row)`
      with mine as (
        select g.id, g.second_gc_id from ${cartLine} join spec s on s.id = ${cartLine.specId} join goods g on g.id = s.goods_id where ${cartOf(side)}),
      found as (
        select g.id, row_number() over (order by g.nth, g.rank desc, g.id desc) as place
        from (select distinct second_gc_id from mine) kind
        cross join lateral (
          select id, rank, row_number() over (order by rank desc, id desc) as nth from goods
          where second_gc_id = kind.second_gc_id and state = 'on' and id not in (select id from mine)
          order by rank desc, id desc limit ${most}) g
        order by place limit ${most})
      select (select count(*)::int from found) as total,
        array(select id::text from found order by place limit ${limit} offset ${(page - 1) * limit}) as ids`;
  const { total = 0, ids = [] } = rows[0] ?? {};
  if (total > 0) return { list: await listGoodsCards(tx, ids, language), total };
  return listRecommended(tx, { list: 'home', page, limit }, language);
};
