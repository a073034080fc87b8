import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { mostTitles, typesOfTitle } from '@mall/contract/member/invoice-title.rules.ts';
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { invoiceTitle } from './invoice-title.table.ts';

/** Nobody's right makes a colleague's own title his. */
const isOwn = (side: BuyerSide): SQL => within({ ...side, reach: 'own' }, 'invoice_title');

/** A colleague's usual one is none of the reader's. */
const isUsual = (side: BuyerSide): SQL => sql`(${invoiceTitle.isDefault} and ${isOwn(side)})`;

const select = (tx: Tx, side: BuyerSide, where: SQL | undefined) =>
  tx
    .select()
    .from(invoiceTitle)
    .where(where)
    .orderBy(desc(isUsual(side)), desc(sql`${invoiceTitle.companyId} is not null`), desc(invoiceTitle.id));

/** The own ones, and those that the company's people share. */
const living = (side: BuyerSide) =>
  and(
    side.companyId === undefined ? isOwn(side) : or(isOwn(side), eq(invoiceTitle.companyId, side.companyId)),
    isNull(invoiceTitle.replacedBy),
  );

const toTitle = (
  { memberId }: BuyerSide,
  { id, memberId: ownerId, isDefault, companyId, fields, createdAt }: typeof invoiceTitle.$inferSelect,
): InvoiceTitle => ({
  id,
  isDefault: isDefault && ownerId === memberId ? 1 : 0,
  ofCompany: companyId === null ? 0 : 1,
  types: typesOfTitle(fields),
  createDate: formatTime(createdAt),
  fields,
});

/** The own usual one; without one the company's. */
export const findDefaultTitle = async (tx: Tx, side: BuyerSide): Promise<InvoiceTitle | null> => {
  const own = and(isOwn(side), eq(invoiceTitle.isDefault, true));
  const shared =
    side.companyId === undefined ? undefined : and(eq(invoiceTitle.companyId, side.companyId), isNull(invoiceTitle.replacedBy));
  const [row] = await select(tx, side, or(own, shared)).limit(1);
  return row ? toTitle(side, row) : null;
};

export const listTitles = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<InvoiceTitle>> => {
  const [rows, [counted]] = await Promise.all([
    select(tx, side, living(side))
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(invoiceTitle).where(living(side)),
  ]);
  return { list: rows.map((row) => toTitle(side, row)), total: counted?.total ?? 0 };
};

export const listAllTitles = async (tx: Tx, side: BuyerSide): Promise<InvoiceTitle[]> =>
  (await select(tx, side, living(side)).limit(mostTitles)).map((row) => toTitle(side, row));

/** Another's title, and one that a newer version replaced, are none. */
export const requireInvoiceTitle = async (tx: Tx, side: BuyerSide, id: Id): Promise<InvoiceTitle> => {
  const [row] = await select(tx, side, and(living(side), eq(invoiceTitle.id, id)));
  if (!row) throw refuse('kernel.not_found');
  return toTitle(side, row);
};
