import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type StoreSide, within } from '../kernel/side.ts';
import { type OrderTimes, usualTimes } from './order-times.ts';
import { type Parcel, sendParcel } from './send-parcel.ts';

/** A store sends all or part of one of its own orders. Returns the parcel's id. */
export const shipOrder = async (
  tx: Tx,
  side: StoreSide,
  parcel: Parcel,
  times: Pick<OrderTimes, 'RECEIVE_DAYS'> = usualTimes,
): Promise<Id> => {
  const own = await tx.execute(sql`select from shop_order where id = ${parcel.orderId} and ${within(side, 'shop_order')}`);
  if (own.rowCount === 0) throw refuse('kernel.not_found');
  return sendParcel(tx, byOf(side), parcel, times);
};
