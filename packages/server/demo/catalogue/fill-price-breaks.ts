import type pg from 'pg';
import { manyGoods } from './fill-goods.ts';

/** Cables are sold by the length, the mall gives its own goods away cheaper by the dozen, and so does every fifth of the others: three steps between the least order and 200. */
const steps = `
  insert into spec_price_break (spec_id, min_num, price_fen)
  select s.id, step.min_num, (s.price_fen * (100 - step.off))::bigint / 100
  from goods g
  join spec s on s.goods_id = g.id
  cross join lateral (select coalesce(s.moq, g.moq)) as least (moq)
  cross join lateral (values
    (case when least.moq < 10 then greatest(5, least.moq * 2) else least.moq + (200 - least.moq) / 4 / 5 * 5 end, 2 + g.id % 2),
    (case when least.moq < 10 then 20 else least.moq + (200 - least.moq) / 2 / 5 * 5 end, 4 + g.id % 3),
    (case when least.moq < 10 then 100 else least.moq + (200 - least.moq) * 3 / 4 / 5 * 5 end, 7 + g.id % 3)) as step (min_num, off)
  where g.id <= $1 and least.moq <= 150 and s.price_fen >= 100
    and (g.source = 'self' and g.id % 3 <> 1 or g.first_gc_id = 1 and g.id % 2 = 0 or g.id % 5 = 0)
  on conflict do nothing`;

/** Price steps for some goods; with very many goods only the first have them. */
export const fillPriceBreaks = (client: pg.PoolClient) => client.query(steps, [manyGoods]);
