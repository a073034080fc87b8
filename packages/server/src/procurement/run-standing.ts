import { randomUUID } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan, type Money } from '@mall/contract/kernel/money.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { nextRun, periods } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findBuyer } from '../account/find-buyer.ts';
import { settle } from '../cart/settle.ts';
import { submitOrder } from '../cart/submit-order.ts';
import { type CompanySide, companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { PlacingRules } from '../order/order-times.ts';
import { readListLines } from './list.queries.ts';
import { listsSeen } from './lists-seen.ts';

export const DueStanding = z.strictObject({
  id: Id,
  companyId: Id,
  memberId: Id,
  listId: Id,
  addressId: Id,
  projectId: Id.nullable(),
  name: z.string(),
  payMode: z.enum(payModes),
  period: z.enum(periods),
  day: z.number(),
  dueOn: z.string(),
  today: z.string(),
});
export type DueStanding = z.infer<typeof DueStanding>;

/** A list that is no longer shared with its owner is not ordered in his name. */
const requireSeenList = async (tx: Tx, side: CompanySide, listId: Id): Promise<void> => {
  const { rows } = await tx.execute(sql`select from procurement_list l where l.id = ${listId} and ${listsSeen(side)}`);
  if (rows.length === 0) throw refuse('standing.list_gone');
};

type Placed = { orderIds: readonly Id[]; totalPrice: Money };

/** The same way as an order from the page: address, prices, limits, budget and whatever else an order is held against. */
const place = async (tx: Tx, row: DueStanding, rules: PlacingRules): Promise<Placed> => {
  const buyer = await findBuyer(tx, row.memberId);
  if (!buyer || buyer.companyId !== row.companyId) throw refuse('standing.owner_gone');
  const side = { ...buyer, reach: 'own' } as const;
  await requireSeenList(tx, companySide(side), row.listId);
  const lines = (await readListLines(tx, row.listId)).map(({ specId, num }) => ({ specId, num }));
  if (lines.length === 0) throw refuse('standing.list_empty');
  const { totalPrice } = await settle(tx, side, lines, { addressId: row.addressId, coupons: [], points: 0 }, 'zh');
  const submission = {
    addressId: row.addressId,
    stores: [],
    payMode: row.payMode,
    deliveryTime: 'any',
    usePoints: 0,
    submitToken: randomUUID(),
    totalPrice,
    projectId: row.projectId,
    lineProjects: [],
    requestWord: row.name,
  } as const;
  return submitOrder(tx, side, { ...submission, stores: [], lineProjects: [] }, rules, lines);
};

/** Runs and, when it is refused, takes back whatever it had begun; what is no refusal is thrown on. */
const tryPlace = async (tx: Tx, row: DueStanding, rules: PlacingRules): Promise<Placed | Refusal> => {
  await tx.execute(sql`savepoint standing_run`);
  try {
    const placed = await place(tx, row, rules);
    await tx.execute(sql`release savepoint standing_run`);
    return placed;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.execute(sql`rollback to savepoint standing_run`);
    return error;
  }
};

const Row = z.strictObject({ orderSns: z.array(z.string()) });

/** Does what is due of a standing order that is held, writes down what became of it, and tells its owner. It comes again on the next day of its calendar in either case. */
export const runStanding = async (tx: Tx, row: DueStanding, rules: PlacingRules): Promise<void> => {
  const next = sql`update standing_order set next_on = ${nextRun(row.period, row.day, row.today)}::date where id = ${row.id}`;
  const { rows: ran } = await tx.execute(sql`select from standing_order_run where standing_id = ${row.id} and due_on = ${row.dueOn}::date`);
  // That day was left out or run already: it is not made up for.
  if (ran.length > 0) return void (await tx.execute(next));
  const done = await tryPlace(tx, row, rules);
  const failed = done instanceof Refusal;
  const orderIds = sql.param(failed ? [] : [...done.orderIds]);
  const reason = failed ? JSON.stringify({ code: done.code, values: done.values }) : null;
  const [said] = await readRows(tx, Row)`
    with ran as (
      insert into standing_order_run (standing_id, due_on, result, reason, trade_id)
      values (${row.id}, ${row.dueOn}::date, ${failed ? 'failed' : 'ordered'}, ${reason}::jsonb, (select o.trade_id from shop_order o where o.id = any (${orderIds}::bigint[]) limit 1)))
    select array(select o.order_sn from shop_order o where o.id = any (${orderIds}::bigint[]) order by o.id) as "orderSns"`;
  await tx.execute(next);
  await tell(tx, 'standing.ran', {
    standingId: row.id,
    memberId: row.memberId,
    name: row.name,
    result: failed ? 'failed' : 'ordered',
    dueDate: row.dueOn,
    orderSns: said?.orderSns ?? [],
    amountFen: failed ? 0 : fromYuan(done.totalPrice),
  });
};
