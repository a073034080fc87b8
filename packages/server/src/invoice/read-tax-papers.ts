import { InvoiceFields, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TaxPaper } from '../gateways/tax.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { taxOf } from './plan-invoices.ts';

export const taxCallbackPath = '/portal/invoice/tax/callback';

const Line = z.strictObject({ name: z.string(), unit: z.string(), num: z.number().nullable(), taxRate: z.number(), fen: z.number() });
const Row = z.strictObject({
  id: Id,
  askNo: z.string(),
  kind: z.enum(['blue', 'red']),
  type: z.enum(invoiceTypes),
  sellerName: z.string(),
  sellerTaxNumber: z.string(),
  title: InvoiceFields,
  remark: z.string(),
  amountFen: z.number(),
  code: z.string(),
  number: z.string(),
  lines: z.array(Line),
});

/** What is asked of the gateway, by the number of the question. */
export const readTaxPapers = async (
  tx: Tx,
  { siteUrl, API_BASE }: Pick<Config, 'siteUrl' | 'API_BASE'>,
  askIds: readonly Id[],
): Promise<Map<Id, TaxPaper>> => {
  const rows = await readRows(tx, Row)`
    select a.id::text, a.ask_no as "askNo", a.kind, i.type, s.company_name as "sellerName", coalesce(s.licence ->> 'unifiedCode', '') as "sellerTaxNumber", i.title, i.remark,
      i.amount_fen::float8 as "amountFen", i.code, i.number,
      (select json_agg(json_build_object('name', c.name, 'unit', c.unit, 'num', c.num, 'taxRate', c.tax_rate, 'fen', c.amount_fen) order by c.id)
        from invoice_cover c where c.invoice_id = i.id) as lines
    from invoice_ask a join invoice i on i.id = a.invoice_id join store s on s.id = i.store_id where a.id = any (${sql.param([...askIds])}::bigint[])`;
  return new Map(
    rows.map(({ id, amountFen, code, number, lines, ...row }) => [
      id,
      {
        ...row,
        amount: toYuan(fen(amountFen)),
        tax: toYuan(fen(lines.reduce((sum, line) => sum + taxOf(line.fen, line.taxRate), 0))),
        lines: lines.map(({ fen: lineFen, ...line }) => ({ ...line, amount: toYuan(fen(lineFen)) })),
        of: row.kind === 'red' ? { code, number } : undefined,
        callbackUrl: `${siteUrl}${API_BASE}${taxCallbackPath}`,
      },
    ]),
  );
};
