import { standingStates } from '@mall/contract/invoice/invoice.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { setInvoiceState } from '../order/set-invoice-state.ts';
import { isLive } from './live-covers.ts';

const Row = z.strictObject({ id: Id, issued: z.boolean(), live: z.boolean() });

/** Tells orders, which the caller has locked, how they stand with their invoices. */
export const markOrders = async (tx: Tx, orderIds: readonly Id[]): Promise<void> => {
  const rows = await readRows(tx, Row)`
    select o.id::text, coalesce(bool_or(i.state = any (${sql.param([...standingStates])}::text[])), false) as issued, coalesce(bool_or(${isLive}), false) as live
    from unnest(${sql.param([...orderIds])}::bigint[]) o(id) left join invoice_cover c on c.order_id = o.id left join invoice i on i.id = c.invoice_id group by o.id`;
  const of = (wanted: (row: z.infer<typeof Row>) => boolean) => rows.filter(wanted).map(({ id }) => id);
  await setInvoiceState(
    tx,
    of(({ issued }) => issued),
    'issued',
  );
  await setInvoiceState(
    tx,
    of(({ issued, live }) => !issued && live),
    'applied',
  );
  await setInvoiceState(
    tx,
    of(({ live }) => !live),
    'none',
  );
};
