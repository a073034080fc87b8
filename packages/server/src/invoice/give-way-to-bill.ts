import { standingStates } from '@mall/contract/invoice/invoice.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { byOf, system } from '../kernel/side.ts';
import { isLive } from './live-covers.ts';
import { findAsk, type LockedInvoice, lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveInvoice } from './move-invoice.ts';
import { openAsk } from './open-ask.ts';

const by = byOf(system);
const reason = '账单金额已调整，请按账单重新申请开票';

/**
 * An order's own invoice, of what a bill that the company agreed to has put right since, says what nobody owes: it is taken back, and what the bill says is invoiced
 * with the bill. Whether it is one; what the gateway has in hand waits for its word.
 */
export const giveWayToBill = async (tx: Tx, invoice: LockedInvoice): Promise<boolean> => {
  const { id, billId, orderIds, state } = invoice;
  if (billId !== null) return false;
  const { rowCount } = await tx.execute(sql`
    select from bill_line l join bill_entry e on e.order_id = l.order_id and e.left_at is null and (l.entry_id = e.id or l.entry_id is null) join bill b on b.id = e.bill_id
    where l.order_id = any (${sql.param(orderIds)}::bigint[]) and l.kind = 'adjust' and b.confirmed_at is not null
    group by l.order_id having sum(l.amount_fen) <> 0 limit 1`);
  if (rowCount === 0) return false;
  if ((standingStates as readonly string[]).includes(state)) {
    await moveInvoice(tx, id, 'redApply', by, { reason, also: sql`, red_cause = 'seller', reason = ${reason}, follow = null` });
    await openAsk(tx, id, 'red');
  } else if (state === 'applied' || (state === 'reviewing' && (await findAsk(tx, id, 'blue'))?.state === 'refused')) {
    await moveInvoice(tx, id, 'lapse', by, { reason, also: sql`, reason = ${reason}` });
  }
  await markOrders(tx, orderIds);
  return true;
};

const ownOf = (orderIds: readonly Id[]) =>
  sql`i.bill_id is null and ${isLive} and exists (select from invoice_cover c where c.invoice_id = i.id and c.order_id = any (${sql.param([...orderIds])}::bigint[]))`;

/** Orders and those that share an invoice of their own with them: who may take such back holds all of them. */
export const ordersInvoicedWith = async (tx: Tx, orderIds: readonly Id[]): Promise<Id[]> => {
  const rows = await readRows(tx, IdRow)`
    select distinct x.order_id::text as id from invoice i join invoice_cover x on x.invoice_id = i.id where ${ownOf(orderIds)}`;
  return [...new Set([...orderIds, ...rows.map(({ id }) => id)])];
};

/** After a company agreed to a bill of these orders, which the caller holds. */
export const letOwnGiveWay = async (tx: Tx, orderIds: readonly Id[]): Promise<void> => {
  const rows = await readRows(tx, IdRow)`select i.id::text from invoice i where ${ownOf(orderIds)} order by i.id`;
  for (const { id } of rows) await giveWayToBill(tx, await lockInvoice(tx, system, id));
};
