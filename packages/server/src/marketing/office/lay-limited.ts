import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { LimitedInput } from '@mall/contract/marketing/activity-office.rules.ts';
import type { Tx } from '../../kernel/db.ts';
import { layTimeLimited } from '../lay-time-limited.ts';
import { requireOffer } from '../require-offer.ts';
import { type Laying, layActivity, storeOf } from './lay-activity.ts';

/** A time-limited buy with its goods. */
export const layLimited = async (tx: Tx, side: Laying, input: LimitedInput): Promise<Id> => {
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  const goods = input.goods.map(({ price, ...rest }) => ({ ...rest, price: fromYuan(price) }));
  await requireOffer(tx, storeOf(side), { startsAt, endsAt, goods: goods.map((one) => ({ ...one, sells: one })) });
  const activityId = await layActivity(tx, side, { ...input, type: 5 });
  await layTimeLimited(tx, { activityId, startsAt, endsAt, goods });
  return activityId;
};
