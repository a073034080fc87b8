import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { unitCode } from './unit-code.ts';
import { type Paper, type Parties, writeConfirmation, writeInvoice, writeShipNotice } from './write-cxml.ts';

/** Of which thing a paper speaks; what it says is read when it is sent. */
export const PaperFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('confirmation'), type: z.enum(['accept', 'reject']), orderId: Id.nullable(), note: z.string() }),
  z.strictObject({ kind: z.literal('shipment'), shipmentId: Id }),
  z.strictObject({ kind: z.literal('invoice'), invoiceId: Id, red: z.boolean() }),
]);
export type PaperFacts = z.infer<typeof PaperFacts>;

/** The order there of which it is. */
export type About = { punchoutOrderId: Id; theirId: string; payloadId: string };

const Sum = z.strictObject({ sns: z.array(z.string()), totalFen: z.int(), freightFen: z.int() });
const confirmationOf = async (tx: Tx, { punchoutOrderId }: About, orderId: Id | null) => {
  const [row] = await readRows(tx, Sum)`
    select coalesce(array_agg(s.order_sn order by s.id), '{}') as sns, coalesce(sum(s.payable_fen), 0)::float8 as "totalFen", coalesce(sum(s.freight_fen), 0)::float8 as "freightFen"
    from punchout_order o join shop_order s on s.trade_id = o.trade_id where o.id = ${punchoutOrderId} and (${orderId}::bigint is null or s.id = ${orderId}::bigint)`;
  return row ?? { sns: [], totalFen: 0, freightFen: 0 };
};

const lineNumberOf = sql`coalesce((select (x ->> 'lineNumber')::int from jsonb_array_elements(o.lines) x where x ->> 'specId' = l.spec_id::text limit 1), 1)`;

const Parcel = z.strictObject({ company: z.string(), number: z.string() });
const ParcelLine = z.strictObject({ lineNumber: z.int(), num: z.int(), unit: z.string() });
const shipmentOf = async (tx: Tx, { punchoutOrderId }: About, shipmentId: Id) => {
  const [parcel] = await readRows(tx, Parcel)`
    select logistics_company as company, tracking_number as number from shipment where id = ${shipmentId}`;
  const lines = await readRows(tx, ParcelLine)`
    select ${lineNumberOf} as "lineNumber", i.num, l.unit from shipment_line i join order_line l on l.id = i.order_line_id join punchout_order o on o.id = ${punchoutOrderId}
    where i.shipment_id = ${shipmentId} order by l.id`;
  return { parcel: parcel ?? { company: '', number: '' }, lines };
};

const Head = z.strictObject({ number: z.string(), redNumber: z.string() });
const Cover = z.strictObject({
  lineNumber: z.int(),
  partId: z.string(),
  num: z.int(),
  unit: z.string(),
  name: z.string(),
  taxRate: z.int(),
  amountFen: z.int(),
});
const invoiceOf = async (tx: Tx, { punchoutOrderId }: About, invoiceId: Id) => {
  const [head] = await readRows(tx, Head)`select number, red_number as "redNumber" from invoice where id = ${invoiceId}`;
  const covers = await readRows(tx, Cover)`
    select case when l.id is null then 0 else ${lineNumberOf} end as "lineNumber", coalesce(l.spec_id::text, c.kind) as "partId", coalesce(c.num, 1) as num, c.unit, c.name,
      c.tax_rate::int as "taxRate", c.amount_fen::float8 as "amountFen"
    from invoice_cover c join shop_order s on s.id = c.order_id join punchout_order o on o.id = ${punchoutOrderId} and o.trade_id = s.trade_id left join order_line l on l.id = c.order_line_id
    where c.invoice_id = ${invoiceId} order by c.id`;
  return { head: head ?? { number: '', redNumber: '' }, covers };
};

/** Prices in the mall hold tax; what of an amount is tax is counted back from it. */
const taxIn = (amountFen: number, rate: number): number => amountFen - Math.round((amountFen * 100) / (100 + rate));

/** A paper as it goes out. */
export const writePaper = async (tx: Tx, paper: Paper, parties: Parties, about: About, facts: PaperFacts): Promise<string> => {
  const order = { orderId: about.theirId, orderPayloadId: about.payloadId };
  if (facts.kind === 'confirmation') {
    const { sns, totalFen, freightFen } = await confirmationOf(tx, about, facts.orderId);
    return writeConfirmation(paper, parties, {
      ...order,
      confirmId: sns.join(','),
      type: facts.type,
      totalFen,
      freightFen,
      note: facts.note,
    });
  }
  if (facts.kind === 'shipment') {
    const { parcel, lines } = await shipmentOf(tx, about, facts.shipmentId);
    return writeShipNotice(paper, parties, {
      ...order,
      shipmentId: facts.shipmentId,
      carrier: parcel.company,
      trackingNumber: parcel.number,
      lines: lines.map(({ lineNumber, num, unit }) => ({ lineNumber, num, unitCode: unitCode(unit) })),
    });
  }
  const { head, covers } = await invoiceOf(tx, about, facts.invoiceId);
  const sign = facts.red ? -1 : 1;
  const totalFen = covers.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const taxFen = covers.reduce((sum, { amountFen, taxRate }) => sum + taxIn(amountFen, taxRate), 0);
  return writeInvoice(paper, parties, {
    ...order,
    invoiceId: facts.red ? head.redNumber || `${head.number}-R` : head.number,
    purpose: facts.red ? 'creditMemo' : 'standard',
    netFen: sign * (totalFen - taxFen),
    taxFen: sign * taxFen,
    totalFen: sign * totalFen,
    lines: covers.map(({ lineNumber, partId, num, unit, name, amountFen }) => ({
      lineNumber,
      partId,
      num,
      name,
      unitCode: unitCode(unit),
      unitFen: Math.round(amountFen / num),
      amountFen: sign * amountFen,
    })),
  });
};
