import { InvoiceRow, InvoiceStep, type invoiceWhole } from '@mall/contract/invoice/invoice.api.ts';
import { type InvoiceState, invoiceMachine } from '@mall/contract/invoice/invoice.machine.ts';
import { InvoiceFields, type InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import { invoiceContents, Receiver } from '@mall/contract/invoice/invoicing.rules.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { taxOf } from './plan-invoices.ts';

export const ListRow = InvoiceRow.omit({ amount: true, actions: true }).extend({ amountFen: z.number(), changeable: z.boolean() });

/** The columns of a list, of `invoice i` and `store s`; `months`: how long an issued one may be changed. */
export const listColumns = (
  months: number,
) => sql`i.id::text, i.apply_sn as "applySn", i.store_id::text as "storeId", s.name as "storeName", i.type,
  coalesce(i.title ->> 'companyName', i.title ->> 'personName') as "titleName", i.amount_fen::float8 as "amountFen", i.state,
  coalesce((select min(o.order_sn) from invoice_cover c join shop_order o on o.id = c.order_id where c.invoice_id = i.id), '') as "orderSn",
  (select count(distinct c.order_id)::int from invoice_cover c where c.invoice_id = i.id) as orders, i.bill_id::text as "billId", coalesce((select n.bill_sn from bill n where n.id = i.bill_id), '') as "billSn",
  ${timeText(sql`i.applied_at`)} as "applyDate", ${timeText(sql`i.issued_at`)} as "issueDate", i.code, i.number, i.mail_company as "mailCompany", i.mail_number as "mailNumber",
  i.receiver ->> 'email' as email, i.reason, i.red_cause as "redCause", i.red_number as "redNumber",
  coalesce(i.issued_at + make_interval(months => ${months}::int) >= now(), false) as changeable`;

const buyerActions = (state: InvoiceState, type: InvoiceType, changeable: boolean): InvoiceRow['actions'] => [
  ...(invoiceMachine.next(state, 'cancel', type) ? (['cancel'] as const) : []),
  ...(invoiceMachine.next(state, 'again', type) ? (['again'] as const) : []),
  ...(invoiceMachine.next(state, 'verify', type) ? (['verify'] as const) : []),
  ...(changeable && invoiceMachine.next(state, 'redApply', type) ? (['change'] as const) : []),
  ...(['issued', 'mailed', 'verified', 'red_applied', 'red_issued'].includes(state) ? (['download'] as const) : []),
  ...(state === 'red_issued' ? (['downloadRed'] as const) : []),
];

export const asRow = ({ amountFen, changeable, ...row }: z.infer<typeof ListRow>): InvoiceRow => ({
  ...row,
  amount: toYuan(fen(amountFen)),
  actions: buyerActions(row.state, row.type, changeable),
});

const Other = z.strictObject({ id: Id, applySn: z.string() }).nullable();
const WholeRow = z.strictObject({
  title: InvoiceFields,
  receiver: Receiver,
  content: z.enum(invoiceContents),
  remark: z.string(),
  sellerName: z.string(),
  sellerTaxNumber: z.string(),
  redCode: z.string(),
  redDate: TimeText.nullable(),
  mailDate: TimeText.nullable(),
  titleId: Id.nullable(),
  changeUntil: TimeText.nullable(),
  before: Other,
  after: Other,
});
const LineRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: z.number().nullable(),
  taxRate: z.number(),
  amountFen: z.number(),
});

type Whole = z.infer<z.ZodObject<typeof invoiceWhole>>;

/** What a list does not show: title, lines and steps, and which stands before and after it. */
export const readWhole = async (tx: Tx, id: Id, months: number): Promise<Whole & { titleId: Id | null; changeUntil: string | null }> => {
  const [row] = await readRows(tx, WholeRow)`
    select i.title, i.receiver, i.content, i.remark, s.company_name as "sellerName", coalesce(s.licence ->> 'unifiedCode', '') as "sellerTaxNumber", i.red_code as "redCode",
      ${timeText(sql`i.red_at`)} as "redDate", ${timeText(sql`i.mailed_at`)} as "mailDate", i.title_id::text as "titleId",
      ${timeText(sql`i.issued_at + make_interval(months => ${months}::int)`)} as "changeUntil",
      (select json_build_object('id', b.id::text, 'applySn', b.apply_sn) from invoice b where b.id = i.replaces) as before,
      (select json_build_object('id', a.id::text, 'applySn', a.apply_sn) from invoice a where a.replaces = i.id order by a.id limit 1) as after
    from invoice i join store s on s.id = i.store_id where i.id = ${id}`;
  const lines = await readRows(tx, LineRow)`
    select c.order_id::text as "orderId", o.order_sn as "orderSn", c.name, coalesce(nullif(l.attribute_line, ''), l.item_number, '') as "specName", c.unit, c.num,
      c.tax_rate as "taxRate", c.amount_fen::float8 as "amountFen"
    from invoice_cover c join shop_order o on o.id = c.order_id left join order_line l on l.id = c.order_line_id where c.invoice_id = ${id} order by c.id`;
  const steps = await readRows(tx, InvoiceStep)`
    select * from (select 'apply' as event, case when i.cause in ('apply', 'bill') then 'buyer' else 'system' end as "byKind",
        case when i.cause in ('apply', 'bill') then m.member_name else '' end as who, '' as reason, ${timeText(sql`i.applied_at`)} as date
      from invoice i join member m on m.id = i.member_id where i.id = ${id}
      union all
      (select e.event, e.by_kind, case when e.by_kind in ('buyer', 'seller') then coalesce(m.member_name, '') else '' end, e.reason, ${timeText(sql`e.at`)}
      from invoice_event e left join member m on m.id = e.by_member_id where e.invoice_id = ${id} order by e.seq)) steps`;
  const taxes = lines.map(({ amountFen, taxRate }) => taxOf(amountFen, taxRate));
  return {
    ...(row as z.infer<typeof WholeRow>),
    tax: toYuan(fen(taxes.reduce((sum, tax) => sum + tax, 0))),
    lines: lines.map(({ amountFen, ...line }, at) => ({ ...line, amount: toYuan(fen(amountFen)), tax: toYuan(fen(taxes[at] ?? 0)) })),
    steps,
  };
};
