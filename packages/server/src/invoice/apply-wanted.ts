import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { runDue } from '../kernel/run-due.ts';
import { setInvoiceState } from '../order/set-invoice-state.ts';
import type { InvoiceRules } from './invoice-rules.ts';
import { faultOf, readOrders } from './lock-orders.ts';
import { planInvoices } from './plan-invoices.ts';
import { receiverOfTitle } from './receiver.queries.ts';
import { requireQualified } from './require-qualified.ts';
import { writeInvoices } from './write-invoices.ts';

const Row = z.strictObject({ id: Id, doneAt: z.string() });

/** Applies for what was wanted at checkout, once its order is complete. What cannot be invoiced any more is wanted no longer; its buyer sees that none was applied for. */
const applyOne = async (tx: Tx, { id, doneAt }: z.infer<typeof Row>, rules: InvoiceRules): Promise<void> => {
  const [order] = await readOrders(tx, sql`o.id = ${id}`, { months: rules.INVOICE_APPLY_MONTHS, lock: true });
  if (!order?.invoice) return;
  const { memberId, companyId, departmentId, invoice: title, addressText } = order;
  const fit = faultOf(order, title.type) === undefined && (await isQualified(tx, companyId, title));
  const papers = fit ? planInvoices(order.pieces, rules) : [];
  if (papers.length === 0) return setInvoiceState(tx, [id], 'none');
  await writeInvoices(
    tx,
    {
      owner: { memberId, companyId, departmentId },
      title,
      titleId: null,
      receiver: receiverOfTitle(title, addressText),
      content: 'detail',
      remark: '',
      cause: 'checkout',
      billId: null,
      replaces: null,
      from: doneAt,
      months: rules.INVOICE_APPLY_MONTHS,
    },
    papers,
  );
};

const isQualified = async (...given: Parameters<typeof requireQualified>): Promise<boolean> => {
  try {
    await requireQualified(...given);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Takes completed orders whose buyer wanted an invoice; those on a bill are invoiced with it. Gives how many. */
export const applyWanted = ({ db, log, config }: Pick<House, 'db' | 'log' | 'config'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        select o.id::text, o.done_at::text as "doneAt" from shop_order o
        where o.invoice_state = 'wanted' and o.state = 'done' and o.bill_id is null and o.id <> all (${sql.param([...leave])}::bigint[])
        order by o.done_at limit 1 for no key update of o skip locked`;
      return rows[0];
    },
    run: (tx, row) => applyOne(tx, row, config),
    failed: (error, orderId) => log.error({ err: error, orderId }, 'wanted invoice not applied for'),
  });
