import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { requireCredit } from '../credit/require-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import { freezeForOrders } from './freeze-for-orders.ts';
import { moveOrder } from './move-order.ts';
import { openCreditReview } from './open-credit-review.ts';

const Row = z.strictObject({ id: Id, amountFen: z.number(), ofCompany: z.boolean() });

/** Orders that wait for their money go on the company's purchase quota instead: frozen now, looked at, deducted when they are let through. Gives what they cost. */
export const putOnCredit = async (tx: Tx, side: BuyerSide, orderIds: readonly Id[]): Promise<number> => {
  const orders = await readRows(tx, Row)`
    select id::text, payable_fen::float8 as "amountFen", company_id is not distinct from ${side.companyId ?? null}::bigint as "ofCompany" from shop_order
    where id = any (${sql.param([...orderIds])}::bigint[]) and ${within(side, 'shop_order')} and state = 'wait_pay' and pay_mode = 'prepay' order by id for no key update`;
  if (orders.length === 0 || orders.length !== orderIds.length) throw refuse('order.moved');
  if (orders.some(({ ofCompany }) => !ofCompany)) throw refuse('payment.not_payable');
  const totalFen = orders.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const account = await requireCredit(tx, side.companyId, totalFen);
  const by = byOf(side);
  for (const { id } of orders)
    await moveOrder(tx, id, 'putOnCredit', by, { also: sql`, pay_mode = 'credit', pay_state = 'unpaid', pay_deadline = null` });
  await freezeForOrders(tx, account, orderIds, by);
  await openCreditReview(tx, orderIds);
  return totalFen;
};
