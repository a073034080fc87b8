import type { InvoiceReceiver } from '@mall/contract/invoice/invoice.api.ts';
import { mostReceivers, type SaveReceiver } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockMember } from '../member/lock-member.ts';
import { requireReceiver } from './receiver.queries.ts';

/** Keeps somebody who gets invoices, or changes him. Invoices have a copy of their own. */
export const saveReceiver = async (tx: Tx, side: BuyerSide, { id, isDefault, ...given }: SaveReceiver): Promise<InvoiceReceiver> => {
  await lockMember(tx, side);
  const before = id === undefined ? undefined : await requireReceiver(tx, side, id);
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from invoice_receiver where member_id = ${side.memberId}`;
  const kept = counted?.total ?? 0;
  if (!before && kept >= mostReceivers) throw refuse('invoice.receivers_full', { most: mostReceivers });
  const usual = isDefault || kept === 0 || before?.isDefault === 1;
  if (usual) await tx.execute(sql`update invoice_receiver set is_default = false where member_id = ${side.memberId} and is_default`);
  const { name, phone, email, address } = given;
  const [row] = before
    ? await readRows(tx, IdRow)`
        update invoice_receiver set name = ${name}, phone = ${phone}, email = ${email}, address = ${address}, is_default = ${usual} where id = ${before.id} returning id::text`
    : await readRows(tx, IdRow)`
        insert into invoice_receiver (member_id, name, phone, email, address, is_default) values (${side.memberId}, ${name}, ${phone}, ${email}, ${address}, ${usual}) returning id::text`;
  return requireReceiver(tx, side, (row as { id: Id }).id);
};
