import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { orderIdsOf } from '../order/order.find.ts';

const right = 'operations:payments:view';

export const paymentFind: readonly FindSlot[] = [
  {
    kind: 'operator',
    thing: 'voucher',
    right,
    found: (_, { begins, holds }) => sql`
      select v.id::text, v.pay_sn as title, v.payer_name as note, '/money/vouchers?id=' || v.id as url
      from pay_voucher v where v.pay_sn like ${begins} or v.payer_name like ${holds} order by v.id desc`,
  },
  {
    kind: 'operator',
    thing: 'refund',
    right,
    found: (_, { begins }) => sql`
      select r.id::text, r.refund_sn as title, coalesce(o.order_sn, '') as note, '/money/refunds?id=' || r.id as url
      from refund r left join shop_order o on o.id = r.order_id where r.refund_sn like ${begins} or r.order_id in (${orderIdsOf(begins)}) order by r.id desc`,
  },
  {
    kind: 'operator',
    thing: 'wrong',
    right,
    found: (_, { begins, holds }) => sql`
      select w.id::text, w.wrong_sn as title, w.payer_name as note, '/money?id=' || w.id as url
      from wrong_payment w where w.wrong_sn like ${begins} or w.payer_name like ${holds} or w.out_no like ${begins} order by w.id desc`,
  },
];
