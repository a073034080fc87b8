import type { OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { readFacts } from './read-facts.ts';

const Row = z.strictObject({
  amountFen: z.number(),
  payMode: z.enum(payModes),
  goodsIds: z.array(Id),
  storeIds: z.array(Id),
  projectIds: z.array(Id),
});

/** What was ordered together, as conditions see it now; what was cancelled of it no longer counts. */
export const readTradeFacts = async (tx: Tx, tradeId: Id): Promise<OrderFacts> => {
  const [row] = await readRows(tx, Row)`
    with own as (select * from shop_order where trade_id = ${tradeId} and state <> 'cancelled')
    select sum(o.payable_fen)::float8 as "amountFen", min(o.pay_mode) as "payMode", array_agg(distinct o.store_id::text) as "storeIds",
      array(select distinct l.goods_id::text from order_line l join own on own.id = l.order_id) as "goodsIds",
      array(select distinct b.project_id::text from project_booking b join own on own.id = b.order_id) as "projectIds"
    from own o having count(*) > 0`;
  if (!row) throw refuse('approval.moved');
  return readFacts(tx, row);
};
