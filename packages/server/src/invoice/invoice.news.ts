import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { RoomNews } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type InvoiceRules, usualInvoiceRules } from './invoice-rules.ts';
import { isLive } from './live-covers.ts';
import { settleOver } from './settle-over.ts';

const Row = z.strictObject({ id: Id });

export const invoiceNews = (rules: InvoiceRules = usualInvoiceRules): RoomNews => ({
  atOnce: {
    // The rooms to the left have booked it: what is left of the order is what it says.
    'payment.refunded': async (tx, { orderId }) => {
      const invoices = await readRows(tx, Row)`
        select i.id::text from invoice i where ${isLive} and exists (select from invoice_cover c where c.invoice_id = i.id and c.order_id = ${orderId}) order by i.id`;
      for (const { id } of invoices) await settleOver(tx, id, rules);
    },
    // A colleague goes on with what is not over.
    'company.member_left': async (tx, { companyId, memberId, heirId }) => {
      await tx.execute(sql`
        update invoice set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId} and state not in ('red_issued', 'cancelled')`);
    },
  },
});
