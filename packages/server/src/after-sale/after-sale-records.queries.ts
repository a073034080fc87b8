import type { ReturnAddress } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { SellerAfterSale } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';

type Records = SellerAfterSale['records'];

const Row = z.strictObject({
  orderDate: z.string(),
  payDate: z.string().nullable(),
  doneDate: z.string().nullable(),
  deadline: z.string().nullable(),
  paidFen: z.number(),
  refundedFen: z.number(),
  receiver: z.string(),
  unsent: z.boolean(),
  parcels: z.array(
    z.strictObject({
      shipmentId: Id,
      logisticsCompany: z.string(),
      trackingNumber: z.string(),
      shippedDate: z.string(),
      signedDate: z.string().nullable(),
      num: z.number(),
    }),
  ),
  lines: z.array(
    z.strictObject({ orderGoodsId: Id, boughtNum: z.number(), sentNum: z.number(), refundedNum: z.number(), payFen: z.number() }),
  ),
});

/** What our books say of the order of an after-sale that the reader was shown. */
export const requireRecords = async (tx: Tx, afterSaleId: Id, days: number): Promise<Records> => {
  const [row] = await readRows(tx, Row)`
    select ${timeText(sql`o.created_at`)} as "orderDate", ${timeText(sql`o.paid_at`)} as "payDate", ${timeText(sql`o.done_at`)} as "doneDate",
      ${timeText(sql`o.done_at + make_interval(days => ${days}::int)`)} as deadline,
      o.paid_fen::float8 as "paidFen", o.refunded_fen::float8 as "refundedFen", coalesce(o.address ->> 'receiverName', '') as receiver, a.unsent,
      (select coalesce(json_agg(json_build_object('shipmentId', p.id::text, 'logisticsCompany', p.logistics_company, 'trackingNumber', p.tracking_number,
          'shippedDate', ${timeText(sql`p.shipped_at`)}, 'signedDate', ${timeText(sql`p.signed_at`)},
          'num', held.num) order by p.id), '[]')
        from (select k.shipment_id, sum(k.num) as num from after_sale_line x join shipment_line k on k.order_line_id = x.order_line_id
          where x.after_sale_id = a.id group by k.shipment_id) held
        join shipment p on p.id = held.shipment_id) as parcels,
      (select json_agg(json_build_object('orderGoodsId', l.id::text, 'boughtNum', l.num, 'sentNum', l.shipped_num, 'refundedNum', l.refunded_num,
          'payFen', l.pay_fen) order by l.id)
        from after_sale_line x join order_line l on l.id = x.order_line_id where x.after_sale_id = a.id) as lines
    from after_sale a join shop_order o on o.id = a.order_id where a.id = ${afterSaleId}`;
  if (!row) throw refuse('kernel.not_found');
  const { payDate, doneDate, deadline, paidFen, refundedFen, parcels, lines, ...said } = row;
  return {
    ...said,
    ...(payDate !== null && { payDate }),
    ...(doneDate !== null && { doneDate }),
    ...(deadline !== null && { deadline }),
    paidAmount: toYuan(fen(paidFen)),
    refundedAmount: toYuan(fen(refundedFen)),
    parcels: parcels.map(({ signedDate, ...parcel }) => ({ ...parcel, ...(signedDate !== null && { signedDate }) })),
    lines: lines.map(({ payFen, ...line }) => ({ ...line, payAmount: toYuan(fen(payFen)) })),
  };
};

const AddressRow = z.strictObject({ address: z.custom<ReturnAddress>() });
const mostAddresses = 5;

/** Where a store had goods sent back to, the latest first: it rarely has more than a few such places. */
export const listReturnAddresses = async (tx: Tx, storeId: Id): Promise<ReturnAddress[]> => {
  const rows = await readRows(tx, AddressRow)`
    select return_address as address from (
      select return_address, max(id) as latest from (
        select id, return_address from after_sale where store_id = ${storeId} and return_address is not null order by id desc limit 100) used
      group by return_address) known
    order by latest desc limit ${mostAddresses}`;
  return rows.map(({ address }) => address);
};
