import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type StoreSide, within } from '../kernel/side.ts';
import { sendMessages } from '../member/send-messages.ts';
import { type OrderTimes, usualTimes } from './order-times.ts';
import { type Parcel, sendParcel } from './send-parcel.ts';

/** A store sends all or part of one of its own orders, and the buyer is told. Returns the parcel's id. */
export const shipOrder = async (
  tx: Tx,
  side: StoreSide,
  parcel: Parcel,
  times: Pick<OrderTimes, 'RECEIVE_DAYS'> = usualTimes,
): Promise<Id> => {
  const { rows } = await tx.execute<{ member_id: Id; order_sn: string }>(
    sql`select member_id::text, order_sn from shop_order where id = ${parcel.orderId} and ${within(side, 'shop_order')}`,
  );
  const [order] = rows;
  if (!order) throw refuse('kernel.not_found');
  const shipmentId = await sendParcel(tx, byOf(side), parcel, times);
  await tellShipped(tx, { memberId: order.member_id, orderSn: order.order_sn, ...parcel });
  return shipmentId;
};

type Told = Omit<Parcel, 'lines'> & { memberId: Id; orderSn: string };

export const tellShipped = (tx: Tx, { memberId, orderSn, orderId, logisticsCompany, trackingNumber }: Told): Promise<void> =>
  sendMessages(tx, 'order', [
    {
      memberId,
      title: '您的订单已发货',
      body: `订单 ${orderSn} 已由${logisticsCompany}发出，运单号 ${trackingNumber}。`,
      url: `/personalCenterBase/myTrajectory?id=${orderId}`,
    },
  ]);
