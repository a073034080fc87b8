import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { LimitedInput } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { layTimeLimited } from '../lay-time-limited.ts';
import { requireOffer } from '../require-offer.ts';
import type { Laying } from './lay-activity.ts';
import { priceLimited } from './price-limited.ts';
import { requireComing } from './require-activity.ts';
import { rewriteActivity } from './rewrite-activity.ts';

/** A time-limited buy that has not begun, with its goods anew. */
export const changeLimited = async (tx: Tx, side: Laying, id: Id, input: LimitedInput): Promise<void> => {
  const held = await requireComing(tx, side, id, 5);
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  const goods = input.goods.map(({ price, ...rest }) => ({ ...rest, price: fromYuan(price) }));
  await requireOffer(tx, held.storeId, {
    startsAt,
    endsAt,
    goods: goods.map((one) => ({ ...one, sells: one })),
    but: { type: 5, ref: id },
  });
  await rewriteActivity(tx, side, held, input);
  await tx.execute(sql`delete from time_limited_goods where activity_id = ${id}`);
  await layTimeLimited(tx, { activityId: id, startsAt, endsAt, goods });
  if (held.state === 'paused') await priceLimited(tx, id);
};
