import { Id } from '@mall/contract/kernel/fields.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import { openActivityPrice } from '../../catalogue/open-activity-price.ts';
import { setActivityPrices } from '../../catalogue/set-activity-prices.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Row = z.strictObject({
  specId: Id.nullable(),
  priceFen: z.number().nullable(),
  gone: z.boolean().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
});

/** The prices of a session on every card, as its goods and its times are now; what is sold out stays without. */
export const priceSession = async (tx: Tx, id: Id): Promise<void> => {
  const rows = await readRows(tx, Row)`
    select g.spec_id::text as "specId", g.price_fen::float8 as "priceFen", g.sold = g.total as gone, to_json(s.starts_at) #>> '{}' as "startsAt", to_json(s.ends_at) #>> '{}' as "endsAt"
    from seckill_session s left join seckill_goods g on g.session_id = s.id where s.id = ${id}`;
  const [first] = rows;
  if (!first) return;
  const goods = rows.flatMap(({ specId, priceFen, gone }) =>
    specId === null || priceFen === null ? [] : [{ specId, price: fen(priceFen), gone: gone === true }],
  );
  await setActivityPrices(tx, {
    activityType: 3,
    activityRef: id,
    startsAt: new Date(first.startsAt),
    endsAt: new Date(first.endsAt),
    prices: goods,
  });
  for (const { specId, gone } of goods) if (gone) await openActivityPrice(tx, { activityType: 3, activityRef: id, specId }, false);
};
