import type { InvoiceableOrder, InvoiceFigures, OrdersQuery, PlannedInvoice } from '@mall/contract/invoice/invoice.api.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { type InvoiceInput, planApplication } from './apply-invoice.ts';
import type { InvoiceRules } from './invoice-rules.ts';
import { isLive } from './live-covers.ts';
import { faultOf, openSince, readOrders, typesOfOrder } from './lock-orders.ts';
import { taxOf } from './plan-invoices.ts';

/** How long an order whose time is over is still shown, with the reason. */
const shownDays = 30;

const until = (months: number): SQL => sql`(${openSince} + make_interval(months => ${months}::int))`;

/** Completed orders of which not all is invoiced, and until a month ago could have been. */
const openOrders = (side: BuyerSide, months: number): SQL => sql`
  ${within(side, 'o')} and o.state = 'done' and o.invoice_state <> 'wanted' and ${until(months)} > now() - make_interval(days => ${shownDays})
  and (case o.pay_mode when 'credit' then o.payable_fen else o.paid_fen end) - o.refunded_fen
    > coalesce((select sum(c.amount_fen) from invoice_cover c join invoice i on i.id = c.invoice_id where c.order_id = o.id and ${isLive}), 0)`;

const PickedRow = z.strictObject({
  id: Id,
  storeName: z.string(),
  goodsName: z.string(),
  kinds: z.number(),
  paidFen: z.number(),
  refundedFen: z.number(),
  doneDate: TimeText,
  untilDate: TimeText,
  daysLeft: z.number(),
  total: z.number(),
});

export const listInvoiceableOrders = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit, orderIds, storeId, type, soon, word }: OrdersQuery,
  { rules, language }: { rules: InvoiceRules; language: Language },
): Promise<PageOf<InvoiceableOrder>> => {
  const months = rules.INVOICE_APPLY_MONTHS;
  const picked = await readRows(tx, PickedRow)`
    select o.id::text, s.name as "storeName", (select l.spec_name from order_line l where l.order_id = o.id order by l.id limit 1) as "goodsName",
      (select count(*)::int from order_line l where l.order_id = o.id) as kinds,
      (case o.pay_mode when 'credit' then o.payable_fen else o.paid_fen end)::float8 as "paidFen", o.refunded_fen::float8 as "refundedFen",
      ${timeText(sql`o.done_at`)} as "doneDate", ${timeText(until(months))} as "untilDate", floor(extract(epoch from ${until(months)} - now()) / 86400)::int as "daysLeft",
      count(*) over ()::int as total
    from shop_order o join store s on s.id = o.store_id
    where ${openOrders(side, months)} and ${orderIds ? sql`o.id = any (${sql.param(orderIds.split(','))}::bigint[])` : sql`true`} and ${storeId ? sql`o.store_id = ${storeId}` : sql`true`} and ${type ? sql`${type} = any (${typesOfOrder})` : sql`true`}
      and ${soon ? sql`${until(months)} between now() and now() + interval '7 days'` : sql`true`}
      and ${word ? sql`(starts_with(o.order_sn, ${word}) or exists (select from order_line l where l.order_id = o.id and position(${word} in l.spec_name) > 0))` : sql`true`}
    order by (${until(months)} < now()), o.bill_id is not null, ${until(months)}, o.id limit ${limit} offset ${(page - 1) * limit}`;
  const orders = await readOrders(tx, sql`o.id = any (${sql.param(picked.map(({ id }) => id))}::bigint[])`, { months });
  return {
    total: picked[0]?.total ?? 0,
    list: picked.flatMap(({ id, paidFen, refundedFen, total: _total, ...row }) => {
      const order = orders.find((one) => one.id === id);
      if (!order) return [];
      const fault = faultOf(order);
      return {
        ...row,
        orderId: id,
        orderSn: order.orderSn,
        storeId: order.storeId,
        paid: toYuan(fen(paidFen)),
        refunded: toYuan(fen(refundedFen)),
        amount: toYuan(fen(fault ? 0 : order.pieces.reduce((sum, piece) => sum + piece.fen, 0))),
        types: order.types,
        fault: fault ? refusalEnvelope(refuse(fault, { months }), language).msg : '',
        faultCode: fault ?? '',
      };
    }),
  };
};

/** The papers that an application would make. */
export const previewInvoices = async (tx: Tx, side: BuyerSide, input: InvoiceInput, rules: InvoiceRules): Promise<PlannedInvoice[]> => {
  const { papers, orders } = await planApplication(tx, side, input, rules);
  const names = await readRows(tx, z.strictObject({ id: Id, name: z.string() }))`
    select id::text, name from store where id = any (${sql.param(papers.map(({ storeId }) => storeId))}::bigint[])`;
  return papers.map(({ storeId, part, parts, pieces, fen: sum }) => ({
    storeId,
    storeName: names.find(({ id }) => id === storeId)?.name ?? '',
    orderSns: orders.filter(({ id }) => pieces.some(({ orderId }) => orderId === id)).map(({ orderSn }) => orderSn),
    lines: pieces.length,
    amount: toYuan(fen(sum)),
    tax: toYuan(fen(pieces.reduce((tax, piece) => tax + taxOf(piece.fen, piece.taxRate), 0))),
    part,
    parts,
  }));
};

const FiguresRow = z.strictObject({
  openFen: z.number(),
  openCount: z.number(),
  firstUntil: TimeText.nullable(),
  reviewingFen: z.number(),
  reviewingCount: z.number(),
  issuedFen: z.number(),
  issuedCount: z.number(),
  special: z.number(),
  redFen: z.number(),
  redCount: z.number(),
});

const yuan = (amount: number) => toYuan(fen(amount));

export const readFigures = async (tx: Tx, side: BuyerSide, rules: InvoiceRules): Promise<InvoiceFigures> => {
  const months = rules.INVOICE_APPLY_MONTHS;
  const thisMonth = sql`i.state in ('issued', 'mailed', 'verified') and i.issued_at >= date_trunc('month', now())`;
  const [row] = await readRows(tx, FiguresRow)`
    select p.*, q.* from (
      select coalesce(sum((case o.pay_mode when 'credit' then o.payable_fen else o.paid_fen end) - o.refunded_fen
          - coalesce((select sum(c.amount_fen) from invoice_cover c join invoice i on i.id = c.invoice_id where c.order_id = o.id and ${isLive}), 0)), 0)::float8 as "openFen",
        count(*)::int as "openCount", ${timeText(sql`min(${until(months)})`)} as "firstUntil"
      from shop_order o where ${openOrders(side, months)} and o.bill_id is null and ${until(months)} >= now()
        and exists (select from order_line l join goods g on g.id = l.goods_id where l.order_id = o.id and g.invoiceable)) p,
    (select coalesce(sum(i.amount_fen) filter (where i.state in ('applied', 'reviewing')), 0)::float8 as "reviewingFen",
        count(*) filter (where i.state in ('applied', 'reviewing'))::int as "reviewingCount",
        coalesce(sum(i.amount_fen) filter (where ${thisMonth}), 0)::float8 as "issuedFen", count(*) filter (where ${thisMonth})::int as "issuedCount",
        count(*) filter (where ${thisMonth} and i.type = 'paper_special')::int as special,
        coalesce(sum(i.amount_fen) filter (where i.state = 'red_applied'), 0)::float8 as "redFen", count(*) filter (where i.state = 'red_applied')::int as "redCount"
      from invoice i where ${within(side, 'i')}) q`;
  const at = row as z.infer<typeof FiguresRow>;
  return {
    open: { amount: yuan(at.openFen), count: at.openCount, firstUntil: at.firstUntil },
    reviewing: { amount: yuan(at.reviewingFen), count: at.reviewingCount },
    issued: { amount: yuan(at.issuedFen), count: at.issuedCount, special: at.special },
    red: { amount: yuan(at.redFen), count: at.redCount },
    applyMonths: months,
    changeMonths: rules.INVOICE_CHANGE_MONTHS,
    mostAmount: yuan(rules.INVOICE_MOST_YUAN * 100),
  };
};
