import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

/** Amounts are in fen. */
export const orderOwnData: readonly OwnDataPart[] = [
  {
    name: 'orders',
    select: (memberId) => sql`
      select o.id, o.order_sn, s.name as store, o.state, o.pay_mode, o.goods_fen, o.freight_fen, o.payable_fen, o.paid_fen, o.refunded_fen, o.pay_channel,
        o.address, o.invoice, o.leave_word, o.created_at, o.paid_at, o.shipped_at, o.received_at, o.done_at, o.cancelled_at
      from shop_order o join store s on s.id = o.store_id where o.member_id = ${memberId}`,
  },
  {
    name: 'order-lines',
    select: (memberId) => sql`
      select l.id, o.order_sn, l.spec_name, l.item_number, l.unit, l.num, l.unit_fen, l.pay_fen
      from order_line l join shop_order o on o.id = l.order_id where o.member_id = ${memberId}`,
  },
];
