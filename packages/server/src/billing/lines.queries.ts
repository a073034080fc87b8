import type { LineFilter } from '@mall/contract/billing/bill.rules.ts';
import { BillDispute, BillLine, type OrderAmount } from '@mall/contract/billing/bill-data.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Onward, PageOf } from '@mall/contract/kernel/paging.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { belowRow } from '../kernel/below-row.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

/** Of `bill_line l`: different while it is in question, words of the store do not end that before the company agrees; or where a further line put it right. */
export const matchOf = sql`case when l.kind = 'adjust' or exists (select from bill_dispute x join bill q on q.id = x.bill_id
    where x.line_id = l.id and (x.answer in ('waiting', 'adjusted') or (x.answer = 'explained' and q.confirmed_at is null))) then 'diff' else 'matched' end`;

export const yuanOrNull = (amount: number | null) => (amount === null ? null : toYuan(fen(amount)));

export const DisputeRow = BillDispute.omit({ should: true }).extend({ shouldFen: z.number().nullable() });
export const asDispute = ({ shouldFen, ...dispute }: z.infer<typeof DisputeRow>): BillDispute => ({
  ...dispute,
  should: yuanOrNull(shouldFen),
});

const LineRow = BillLine.omit({ price: true, amount: true, disputes: true }).extend({
  priceFen: z.number().nullable(),
  amountFen: z.number(),
  disputes: z.array(DisputeRow),
});

/** What was said against a line and what became of it, the earliest first. */
export const disputesOf = (
  lineId: SQL,
): SQL => sql`(select coalesce(json_agg(json_build_object('id', x.id::text, 'lineId', x.line_id::text, 'reason', x.reason, 'shouldFen', x.should_fen, 'words', x.words, 'urls', x.urls, 'moveOut', x.move_out, 'who', m.member_name,
      'date', ${timeText(sql`x.at`)}, 'answer', x.answer, 'answerWords', x.answer_words, 'answeredBy', coalesce(w.member_name, ''), 'answerDate', ${timeText(sql`x.answered_at`)}) order by x.id), '[]')
    from bill_dispute x join member m on m.id = x.member_id left join member w on w.id = x.answered_by where x.line_id = ${lineId})`;

const lineColumns = sql`l.id::text, l.kind, ${timeText(sql`l.happened_at`)} as date, l.order_id::text as "orderId", o.order_sn as "orderSn", coalesce(a.aftersale_sn, '') as "aftersaleSn", o.pay_mode as "payMode",
  l.name, l.spec_name as "specName", l.unit, l.num, l.price_fen::float8 as "priceFen", l.amount_fen::float8 as "amountFen", e.left_at is not null as "movedOut", ${matchOf} as match, l.words,
  ${disputesOf(sql`l.id`)} as disputes`;
const lineTables = sql`bill_line l join shop_order o on o.id = l.order_id left join bill_entry e on e.id = l.entry_id left join after_sale a on a.id = l.after_sale_id`;

const shows: Readonly<Record<string, SQL>> = {
  matched: sql`${matchOf} = 'matched'`,
  diff: sql`${matchOf} = 'diff'`,
  refund: sql`l.kind = 'refund'`,
  adjust: sql`l.kind = 'adjust'`,
};

const asLine = ({ priceFen, amountFen, disputes, ...line }: z.infer<typeof LineRow>): BillLine => ({
  ...line,
  price: yuanOrNull(priceFen),
  amount: toYuan(fen(amountFen)),
  disputes: disputes.map(asDispute),
});

type Reader = ActingSide | BuyerSide;

/** Refuses as unknown what the reader does not see. */
export const requireSight = async (tx: Tx, side: Reader, id: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select from bill b where b.id = ${id} and ${within(side, 'b')}`);
  if (rowCount !== 1) throw refuse('kernel.not_found');
};

export const listLines = async (
  tx: Tx,
  side: Reader,
  id: Id,
  { page, limit, show, word, after }: LineFilter & Onward & { page: number; limit: number },
): Promise<PageOf<BillLine>> => {
  await requireSight(tx, side, id);
  const where = sql`l.bill_id = ${id} and ${(show && shows[show]) ?? sql`true`}
    and ${word ? sql`(o.order_sn like ${likePattern(word)} or l.name like ${likePattern(word)} or a.aftersale_sn like ${likePattern(word)})` : sql`true`}`;
  const rows = await readRows(tx, LineRow)`
    select ${lineColumns} from ${lineTables} where ${where} and ${belowRow(sql`l.id`, { after })}
    order by ${after === undefined ? sql`l.happened_at, l.order_id, l.id` : sql`l.id desc`} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${lineTables} where ${where}`;
  return { list: rows.map(asLine), total: counted?.total ?? 0 };
};

const Piece = z.strictObject({
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: z.number(),
  priceFen: z.number().nullable(),
  amountFen: z.number(),
});
const AmountRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  payMode: z.enum(payModes),
  receiveDate: TimeText,
  goodsFen: z.number(),
  freightFen: z.number(),
  refundedFen: z.number(),
  adjustedFen: z.number(),
  goods: z.array(Piece),
});

/** What each order makes of a bill, with its goods; refunds of an order that was settled before stand by themselves. */
export const listAmounts = async (
  tx: Tx,
  side: Reader,
  id: Id,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<OrderAmount>> => {
  await requireSight(tx, side, id);
  const rows = await readRows(tx, AmountRow)`
    select o.id::text as "orderId", o.order_sn as "orderSn", o.pay_mode as "payMode", ${timeText(sql`coalesce(o.received_at, o.created_at)`)} as "receiveDate",
      coalesce(sum(l.amount_fen) filter (where l.kind = 'order'), 0)::float8 as "goodsFen", coalesce(sum(l.amount_fen) filter (where l.kind = 'freight'), 0)::float8 as "freightFen",
      coalesce(sum(l.amount_fen) filter (where l.kind = 'refund'), 0)::float8 as "refundedFen", coalesce(sum(l.amount_fen) filter (where l.kind = 'adjust'), 0)::float8 as "adjustedFen",
      coalesce(json_agg(json_build_object('name', l.name, 'specName', l.spec_name, 'unit', l.unit, 'num', l.num, 'priceFen', l.price_fen, 'amountFen', l.amount_fen) order by l.id) filter (where l.kind = 'order'), '[]') as goods
    from bill_line l join shop_order o on o.id = l.order_id left join bill_entry e on e.id = l.entry_id where l.bill_id = ${id} and e.left_at is null
    group by o.id order by o.received_at, o.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(distinct l.order_id)::int as total from bill_line l left join bill_entry e on e.id = l.entry_id where l.bill_id = ${id} and e.left_at is null`;
  const list = rows.map(({ goodsFen, freightFen, refundedFen, adjustedFen, goods, ...order }) => ({
    ...order,
    goodsAmount: toYuan(fen(goodsFen)),
    freight: toYuan(fen(freightFen)),
    refunded: toYuan(fen(refundedFen)),
    adjusted: toYuan(fen(adjustedFen)),
    amount: toYuan(fen(goodsFen + freightFen + refundedFen + adjustedFen)),
    goods: goods.map(({ priceFen, amountFen, ...piece }) => ({ ...piece, price: yuanOrNull(priceFen), amount: toYuan(fen(amountFen)) })),
  }));
  return { list, total: counted?.total ?? 0 };
};
