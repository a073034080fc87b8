import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { mostTitles } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { requireInvoiceTitle } from './invoice-title.queries.ts';
import { lockMember } from './lock-member.ts';

type Input = { fields: InvoiceFields; isDefault: 0 | 1; ofCompany: 0 | 1; replaces?: Id | undefined };

const KeptRow = z.strictObject({ kept: z.number(), same: Id.nullable() });

/** Saves a title as a row of its own; a new version takes the old one's place, also as the default and as what colleagues share. */
export const saveInvoiceTitle = async (
  tx: Tx,
  side: BuyerSide,
  { fields, isDefault, ofCompany, replaces }: Input,
): Promise<InvoiceTitle> => {
  await lockMember(tx, side);
  const own = within({ ...side, reach: 'own' }, 'invoice_title');
  const old = replaces === undefined ? undefined : await requireInvoiceTitle(tx, side, replaces);
  const companyId = ofCompany === 1 || old?.ofCompany === 1 ? shares(side) : null;
  const rows = await readRows(tx, KeptRow)`
    select count(*)::int as kept, max(id) filter (where fields = ${JSON.stringify(fields)}::jsonb)::text as same
    from invoice_title where ${own} and replaced_by is null`;
  const { kept = 0, same = null } = rows[0] ?? {};
  if (same === null && kept >= mostTitles && !old) throw refuse('invoice.titles_full', { most: mostTitles });
  const id = same ?? (await insertTitle(tx, side, fields, companyId));
  if (same !== null && companyId !== null) await tx.execute(sql`update invoice_title set company_id = ${companyId} where id = ${same}`);
  const first = kept === 0 || isDefault === 1 || old?.isDefault === 1;
  if (first) await tx.execute(sql`update invoice_title set is_default = false where ${own} and is_default`);
  if (old && old.id !== id) await tx.execute(sql`update invoice_title set replaced_by = ${id}, is_default = false where id = ${old.id}`);
  if (first) await tx.execute(sql`update invoice_title set is_default = true where id = ${id}`);
  return requireInvoiceTitle(tx, side, id);
};

/** What the company's people share is saved by who looks after its titles. */
const shares = (side: BuyerSide): Id => {
  if (side.companyId === undefined || !side.rights.has('personalCenterBase:salesInvoice:invoiceTitle:view'))
    throw refuse('kernel.no_permission');
  return side.companyId;
};

const insertTitle = async (tx: Tx, side: BuyerSide, fields: InvoiceFields, companyId: Id | null): Promise<Id> => {
  const rows = await readRows(tx, IdRow)`
    insert into invoice_title (member_id, fields, company_id) values (${side.memberId}, ${JSON.stringify(fields)}::jsonb, ${companyId}) returning id::text`;
  return (rows[0] as { id: Id }).id;
};
