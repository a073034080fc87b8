import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { mostTitles, typesOfTitle } from '@mall/contract/member/invoice-title.rules.ts';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { invoiceTitle } from './invoice-title.table.ts';

const select = (tx: Tx, where: SQL | undefined) =>
  tx.select().from(invoiceTitle).where(where).orderBy(desc(invoiceTitle.isDefault), desc(invoiceTitle.id));

const living = (side: BuyerSide) => and(within(side, 'invoice_title'), isNull(invoiceTitle.replacedBy));

const toTitle = ({ id, isDefault, fields, createdAt }: typeof invoiceTitle.$inferSelect): InvoiceTitle => ({
  id,
  isDefault: isDefault ? 1 : 0,
  types: typesOfTitle(fields),
  createDate: formatTime(createdAt),
  fields,
});

export const findDefaultTitle = async (tx: Tx, side: BuyerSide): Promise<InvoiceTitle | null> => {
  const [row] = await select(tx, and(within(side, 'invoice_title'), eq(invoiceTitle.isDefault, true)));
  return row ? toTitle(row) : null;
};

export const listTitles = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<InvoiceTitle>> => {
  const [rows, [counted]] = await Promise.all([
    select(tx, living(side))
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(invoiceTitle).where(living(side)),
  ]);
  return { list: rows.map(toTitle), total: counted?.total ?? 0 };
};

export const listAllTitles = async (tx: Tx, side: BuyerSide): Promise<InvoiceTitle[]> =>
  (await select(tx, living(side)).limit(mostTitles)).map(toTitle);

/** Another's title, and one that a newer version replaced, are none. */
export const requireInvoiceTitle = async (tx: Tx, side: BuyerSide, id: Id): Promise<InvoiceTitle> => {
  const [row] = await select(tx, and(living(side), eq(invoiceTitle.id, id)));
  if (!row) throw refuse('kernel.not_found');
  return toTitle(row);
};
