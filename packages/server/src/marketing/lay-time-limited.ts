import type { Id } from '@mall/contract/kernel/fields.ts';
import { setActivityPrices } from '../catalogue/set-activity-prices.ts';
import type { Tx } from '../kernel/db.ts';
import type { ActivityGoods } from './activity-goods.ts';
import { timeLimitedGoods } from './marketing.table.ts';

type Given = { activityId: Id; startsAt: Date; endsAt: Date; goods: readonly ActivityGoods[] };

/** Puts goods into a time-limited buy, and their prices on every card while it runs. */
export const layTimeLimited = async (tx: Tx, { activityId, startsAt, endsAt, goods }: Given): Promise<void> => {
  await tx
    .insert(timeLimitedGoods)
    .values(goods.map(({ price, ...rest }, sort) => ({ activityId, priceFen: price, sold: rest.soldElsewhere ?? 0, sort, ...rest })));
  await setActivityPrices(tx, { activityType: 5, activityRef: activityId, startsAt, endsAt, prices: goods });
};
