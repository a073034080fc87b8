import { type InvoiceFields, isElectronic } from '@mall/contract/invoice/invoice.rules.ts';
import { mostReceivers, type Receiver } from '@mall/contract/invoice/invoicing.rules.ts';
import { InvoiceReceiver } from '@mall/contract/invoice/receiver.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

const read = (tx: Tx, side: BuyerSide, where: SQL): Promise<InvoiceReceiver[]> =>
  readRows(tx, InvoiceReceiver)`
    select r.id::text, r.name, r.phone, r.email, r.address, r.is_default::int as "isDefault" from invoice_receiver r
    where ${within({ ...side, reach: 'own' }, 'r')} and ${where} order by r.is_default desc, r.id desc limit ${mostReceivers}`;

export const listReceivers = (tx: Tx, side: BuyerSide): Promise<InvoiceReceiver[]> => read(tx, side, sql`true`);

export const requireReceiver = async (tx: Tx, side: BuyerSide, id: Id): Promise<InvoiceReceiver> => {
  const [row] = await read(tx, side, sql`r.id = ${id}`);
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** Who gets an invoice: the chosen one, or whom the title names; what is on paper goes where the goods went when nothing else is said. */
export const receiverOf = async (tx: Tx, side: BuyerSide, title: InvoiceFields, id: Id | undefined, address: string): Promise<Receiver> => {
  if (id === undefined) return receiverOfTitle(title, address);
  const { name, phone, email, address: own } = await requireReceiver(tx, side, id);
  if (isElectronic(title.type) && email === '') throw refuse('invoice.email_required');
  if (!isElectronic(title.type) && own === '') throw refuse('invoice.address_required');
  return { name, phone, email, address: own };
};

export const receiverOfTitle = (title: InvoiceFields, address: string): Receiver => ({
  name: title.recipientName,
  phone: title.phone,
  email: 'email' in title ? title.email : '',
  address: isElectronic(title.type) ? '' : address.slice(0, 120),
});
