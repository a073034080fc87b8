import { invoiceStates } from '@mall/contract/invoice/invoice.machine.ts';
import { InvoiceFields, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { invoiceContents, Receiver } from '@mall/contract/invoice/invoicing.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { orMoved } from '../kernel/or-moved.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, type BuyerSide, within } from '../kernel/side.ts';

/** What is applied for when a red letter is out. */
export const Follow = z.strictObject({
  titleId: Id.nullable(),
  title: InvoiceFields,
  receiver: Receiver,
  cause: z.enum(['change', 'refund']),
});
export type Follow = z.infer<typeof Follow>;

const Row = z.strictObject({
  id: Id,
  applySn: z.string(),
  storeId: Id,
  ownStore: z.boolean(),
  memberId: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  type: z.enum(invoiceTypes),
  titleId: Id.nullable(),
  title: InvoiceFields,
  receiver: Receiver,
  content: z.enum(invoiceContents),
  remark: z.string(),
  state: z.enum(invoiceStates),
  billId: Id.nullable(),
  issuedAt: z.string().nullable(),
  follow: Follow.nullable(),
});
export type LockedInvoice = z.infer<typeof Row> & { orderIds: Id[] };

const OrderId = z.strictObject({ id: Id });

/** An invoice that this side sees, held; its orders before it, as whoever applies or refunds holds them. */
export const lockInvoice = (tx: Tx, side: ActingSide | BuyerSide, id: Id): Promise<LockedInvoice> =>
  orMoved(side, 'invoice.moved', () => lockInTurn(tx, side, id));

const lockInTurn = async (tx: Tx, side: ActingSide | BuyerSide, id: Id): Promise<LockedInvoice> => {
  const orders = await readRows(tx, OrderId)`
    select o.id::text from shop_order o where o.id in (select c.order_id from invoice_cover c join invoice i on i.id = c.invoice_id where i.id = ${id} and ${within(side, 'i')})
    order by o.id for no key update`;
  const [row] = await readRows(tx, Row)`
    select i.id::text, i.apply_sn as "applySn", i.store_id::text as "storeId", exists (select from store s where s.id = i.store_id and s.kind = 'self') as "ownStore",
      i.member_id::text as "memberId", i.company_id::text as "companyId", i.department_id::text as "departmentId", i.type, i.title_id::text as "titleId", i.title, i.receiver,
      i.content, i.remark, i.state, i.bill_id::text as "billId", i.issued_at::text as "issuedAt", i.follow
    from invoice i where i.id = ${id} and ${within(side, 'i')} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  // The mall's people issue for the mall's own stores; the others issue themselves.
  if (side.kind === 'operator' && !row.ownStore) throw refuse('invoice.not_own_store');
  return { ...row, orderIds: orders.map((order) => order.id) };
};

const AskRow = z.strictObject({ id: Id, kind: z.enum(['blue', 'red']), state: z.enum(['pending', 'issued', 'refused', 'failed']) });

/** The last question to the tax gateway of this kind. */
export const findAsk = async (tx: Tx, invoiceId: Id, kind: 'blue' | 'red'): Promise<z.infer<typeof AskRow> | undefined> => {
  const [row] = await readRows(tx, AskRow)`
    select id::text, kind, state from invoice_ask where invoice_id = ${invoiceId} and kind = ${kind} order by id desc limit 1 ${sql`for no key update`}`;
  return row;
};
