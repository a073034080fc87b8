import { Id } from '@mall/contract/kernel/fields.ts';
import { taxWithin } from '@mall/contract/order/price.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { giveBackBudgets } from '../project/give-back-budgets.ts';

const Row = z.strictObject({
  orderId: Id,
  lineId: Id,
  num: z.number(),
  payFen: z.number(),
  priceFen: z.number(),
  taxRate: z.number(),
});

/**
 * Whoever is about to pay in a group buy pays the step that is reached now, if that is lower than the one at which he ordered. What is being paid at this moment
 * is left as it is: the bank was asked for that amount, and the difference goes back at the end. `orders` is a condition on `shop_order o`.
 */
export const lowerGroupPrice = async (tx: Tx, orders: SQL): Promise<void> => {
  const rows = await readRows(tx, Row)`
    select o.id::text as "orderId", l.id::text as "lineId", l.num, l.pay_fen::float8 as "payFen", g.price_fen::float8 as "priceFen", l.tax_rate as "taxRate"
    from shop_order o join group_buy g on g.id = o.group_id join order_line l on l.order_id = o.id
    where ${orders} and o.state = 'wait_pay' and o.pay_state = 'unpaid' and g.state = 'running' and g.price_fen < l.unit_fen order by o.id for no key update of o`;
  for (const { orderId, lineId, num, payFen, priceFen, taxRate } of rows) {
    const lowFen = priceFen * num;
    await tx.execute(sql`update order_line set unit_fen = ${priceFen}, goods_fen = ${lowFen}, pay_fen = ${lowFen} where id = ${lineId}`);
    await tx.execute(sql`
      update shop_order set goods_fen = ${lowFen}, payable_fen = ${lowFen} + freight_fen, tax_fen = ${taxWithin(lowFen, taxRate)} where id = ${orderId}`);
    // Named by the price, which every such step makes another.
    await giveBackBudgets(tx, orderId, [{ lineId, fen: payFen - lowFen }], -priceFen);
  }
};
