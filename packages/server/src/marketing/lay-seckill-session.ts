import type { Id } from '@mall/contract/kernel/fields.ts';
import { setActivityPrices } from '../catalogue/set-activity-prices.ts';
import type { Tx } from '../kernel/db.ts';
import type { ActivityGoods } from './activity-goods.ts';
import { seckillGoods, seckillSession } from './marketing.table.ts';

type Given = { activityId: Id; startsAt: Date; endsAt: Date; goods: readonly ActivityGoods[] };

/** A session with its goods, and their prices on every card while it runs. Sessions do not overlap; the database refuses. */
export const laySeckillSession = async (tx: Tx, { activityId, startsAt, endsAt, goods }: Given): Promise<Id> => {
  const [row] = await tx.insert(seckillSession).values({ activityId, startsAt, endsAt }).returning({ id: seckillSession.id });
  const sessionId = (row as { id: Id }).id;
  if (goods.length === 0) return sessionId;
  await tx
    .insert(seckillGoods)
    .values(goods.map(({ price, ...rest }, sort) => ({ sessionId, priceFen: price, sold: rest.soldElsewhere ?? 0, sort, ...rest })));
  await setActivityPrices(tx, { activityType: 3, activityRef: sessionId, startsAt, endsAt, prices: goods });
  return sessionId;
};
