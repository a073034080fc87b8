import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceContent } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { titleAs } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { requireInvoiceTitle } from '../member/invoice-title.queries.ts';
import { type Billed, billedPieces } from './billed-pieces.ts';
import { type InvoiceRules, usualInvoiceRules } from './invoice-rules.ts';
import { faultOf, type OrderToInvoice, openSince, readOrders, typeFaultOf } from './lock-orders.ts';
import { type PlannedPaper, planInvoices } from './plan-invoices.ts';
import { receiverOf } from './receiver.queries.ts';
import { requireQualified } from './require-qualified.ts';
import { type Wishes, writeInvoices } from './write-invoices.ts';

export type InvoiceInput = {
  orderIds: readonly Id[];
  titleId: Id;
  type: InvoiceType;
  receiverId?: Id | undefined;
  content?: InvoiceContent;
  each?: boolean;
  remark?: string | undefined;
  billed?: Billed | undefined;
};

/** Applies for invoices of completed orders, or of a bill's, and gives their ids. No fen is applied for twice: the orders are locked while it is counted. */
export const applyInvoice = async (tx: Tx, side: BuyerSide, input: InvoiceInput, rules = usualInvoiceRules): Promise<Id[]> => {
  const { papers, wishes } = await planApplication(tx, side, input, rules, true);
  return writeInvoices(tx, wishes, papers);
};

type Planned = { papers: PlannedPaper[]; wishes: Wishes; orders: OrderToInvoice[] };

/** What an application would make; refuses what it would refuse. */
export const planApplication = async (
  tx: Tx,
  side: BuyerSide,
  { orderIds, titleId, type, receiverId, content = 'detail', each = false, remark = '', billed }: InvoiceInput,
  rules: InvoiceRules = usualInvoiceRules,
  lock = false,
): Promise<Planned> => {
  const asked = [...new Set(orderIds)];
  const where = sql`o.id = any (${sql.param(asked)}::bigint[]) and ${within(side, 'o')}`;
  const months = rules.INVOICE_APPLY_MONTHS;
  const orders = await readOrders(tx, where, { months, lock });
  if (orders.length !== asked.length) throw refuse('kernel.not_found');
  const given = await requireInvoiceTitle(tx, side, titleId);
  const title = titleAs(given.fields, type);
  if (!title) throw refuse('cart.title_lacks');
  await requireQualified(tx, side.companyId, title);
  if (billed) await requireInTime(tx, billed.since, months);
  else refuseFaults(orders, type, months);
  const unfit = billed && orders.map((order) => typeFaultOf(order, type)).find((fault) => fault !== undefined);
  if (unfit) throw refuse(unfit);
  const pieces = billed
    ? (await billedPieces(tx, orders, billed)).map(({ piece }) => piece).filter((piece) => piece !== undefined)
    : orders.flatMap((order) => order.pieces);
  const papers = planInvoices(pieces, rules, each);
  if (papers.length === 0) throw refuse('invoice.nothing_left');
  const [first] = orders as [OrderToInvoice, ...OrderToInvoice[]];
  const wishes: Wishes = {
    owner: { memberId: side.memberId, companyId: first.companyId, departmentId: commonOf(orders.map(({ departmentId }) => departmentId)) },
    title,
    titleId,
    receiver: await receiverOf(tx, side, title, receiverId, first.addressText),
    content,
    remark,
    cause: billed ? 'bill' : 'apply',
    billId: billed?.billId ?? null,
    replaces: null,
    from: billed ? billed.since : await lastDone(tx, asked),
    months,
  };
  return { papers, wishes, orders };
};

const commonOf = (values: readonly (Id | null)[]): Id | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** One order's reason is told as it is; of several that do not all fail, that some cannot. */
const refuseFaults = (orders: readonly OrderToInvoice[], type: InvoiceType, months: number): void => {
  const faults = orders.map((order) => faultOf(order, type));
  const first = faults.find((fault) => fault !== undefined);
  if (first === undefined) return;
  if (faults.includes(undefined)) throw refuse('invoice.some_not');
  throw first === 'invoice.too_late' ? refuse(first, { months }) : refuse(first);
};

const Late = z.strictObject({ late: z.boolean() });
const requireInTime = async (tx: Tx, from: string, months: number): Promise<void> => {
  const [row] = await readRows(tx, Late)`select ${from}::timestamptz + make_interval(months => ${months}::int) < now() as late`;
  if (row?.late !== false) throw refuse('invoice.too_late', { months });
};

const Done = z.strictObject({ at: z.string() });
/** The order whose time began last: each was within its own, and so is the whole. */
const lastDone = async (tx: Tx, ids: readonly Id[]): Promise<string> => {
  const [row] = await readRows(
    tx,
    Done,
  )`select max(${openSince})::text as at from shop_order o where o.id = any (${sql.param([...ids])}::bigint[])`;
  return (row as { at: string }).at;
};
