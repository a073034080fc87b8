import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceContent, Receiver } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { invoiceNumber } from './invoice-number.ts';
import { markOrders } from './mark-orders.ts';
import type { PlannedPaper } from './plan-invoices.ts';

export type Wishes = {
  owner: { memberId: Id; companyId: Id | null; departmentId: Id | null };
  title: InvoiceFields;
  titleId: Id | null;
  receiver: Receiver;
  content: InvoiceContent;
  remark: string;
  cause: 'apply' | 'checkout' | 'bill' | 'change' | 'refund';
  billId: Id | null;
  replaces: Id | null;
  /** Since when its time ran; null for what takes another's place. */
  from: string | null;
  months: number;
};

/** Writes applications with the fen that they cover. The orders are locked. */
export const writeInvoices = async (tx: Tx, wishes: Wishes, papers: readonly PlannedPaper[]): Promise<Id[]> => {
  const ids: Id[] = [];
  const { owner } = wishes;
  for (const { storeId, fen, pieces } of papers) {
    const [row] = await readRows(tx, IdRow)`
      insert into invoice (apply_sn, store_id, member_id, company_id, department_id, type, title_id, title, receiver, content, remark, amount_fen, state, bill_id, cause, replaces, until_at)
      values (${invoiceNumber('FP')}, ${storeId}, ${owner.memberId}, ${owner.companyId}, ${owner.departmentId}, ${wishes.title.type}, ${wishes.titleId},
        ${JSON.stringify(wishes.title)}::jsonb, ${JSON.stringify(wishes.receiver)}::jsonb, ${wishes.content}, ${wishes.remark}, ${fen}, 'applied', ${wishes.billId}, ${wishes.cause},
        ${ids.length === 0 ? wishes.replaces : null}, ${wishes.from}::timestamptz + make_interval(months => ${wishes.months}::int))
      returning id::text`;
    const { id } = row as { id: Id };
    const covers = pieces.map((piece) => ({
      order_id: piece.orderId,
      order_line_id: piece.lineId,
      adjusts_line_id: piece.adjustsId ?? null,
      kind: piece.kind,
      name: piece.name,
      unit: piece.unit,
      num: piece.num,
      tax_rate: piece.taxRate,
      amount_fen: piece.fen,
    }));
    await tx.execute(sql`
      insert into invoice_cover (invoice_id, order_id, order_line_id, adjusts_line_id, kind, name, unit, num, tax_rate, amount_fen)
      select ${id}, * from jsonb_to_recordset(${JSON.stringify(covers)}::jsonb)
        as x(order_id bigint, order_line_id bigint, adjusts_line_id bigint, kind text, name text, unit text, num int, tax_rate smallint, amount_fen bigint)`);
    ids.push(id);
  }
  await markOrders(tx, [...new Set(papers.flatMap(({ pieces }) => pieces.map(({ orderId }) => orderId)))]);
  return ids;
};
