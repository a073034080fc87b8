import { Id } from '@mall/contract/kernel/fields.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import { openActivityPrice } from '../../catalogue/open-activity-price.ts';
import { setActivityPrices } from '../../catalogue/set-activity-prices.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Row = z.strictObject({
  specId: Id,
  priceFen: z.number(),
  total: z.number(),
  sold: z.number(),
  on: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
});

/** The goods of a time-limited buy with its times as they are now. */
export const readLimited = (tx: Tx, id: Id) => readRows(tx, Row)`
  select g.spec_id::text as "specId", g.price_fen::float8 as "priceFen", g.total, g.sold, a.state = 'on' as on, to_json(a.starts_at) #>> '{}' as "startsAt", to_json(a.ends_at) #>> '{}' as "endsAt"
  from time_limited_goods g join activity a on a.id = g.activity_id where g.activity_id = ${id} order by g.spec_id`;

/** The prices of a time-limited buy on every card, as its times are now; none while it is held or where it is sold out. */
export const priceLimited = async (tx: Tx, id: Id): Promise<void> => {
  const rows = await readLimited(tx, id);
  const [first] = rows;
  if (!first) return;
  await setActivityPrices(tx, {
    activityType: 5,
    activityRef: id,
    startsAt: new Date(first.startsAt),
    endsAt: new Date(first.endsAt),
    prices: first.on ? rows.map(({ specId, priceFen }) => ({ specId, price: fen(priceFen) })) : [],
  });
  for (const { specId, on, total, sold } of rows)
    if (on && sold === total) await openActivityPrice(tx, { activityType: 5, activityRef: id, specId }, false);
};
