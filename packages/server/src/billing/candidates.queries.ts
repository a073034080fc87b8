import type { CandidateFilter } from '@mall/contract/billing/bill.rules.ts';
import { Candidate } from '@mall/contract/billing/bill-data.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { isPaying } from '../order/lock-orders.ts';

const Row = Candidate.omit({ amount: true, refunded: true }).extend({ amountFen: z.number(), refundedFen: z.number() });

/** Orders that were received, are not paid and stand on no issued bill: those of which a bill can be made. */
export const listCandidates = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit, storeId, from, to, word }: CandidateFilter & { page: number; limit: number },
): Promise<PageOf<Candidate>> => {
  const where = sql`o.company_id = ${side.companyId ?? null}::bigint and ${within(side, 'o')} and o.bill_id is null and o.payable_fen > o.refunded_fen
    and ((o.pay_mode = 'credit' and o.state = 'done') or (o.pay_mode = 'postpay' and o.state = 'wait_pay' and not ${isPaying})) and o.received_at is not null
    and ${storeId ? sql`o.store_id = ${storeId}` : sql`true`} and ${from ? sql`o.received_at >= ${from}::date` : sql`true`} and ${to ? sql`o.received_at < ${to}::date + 1` : sql`true`}
    and ${word ? sql`(o.order_sn like ${likePattern(word)} or s.name like ${likePattern(word)} or exists (select from order_line l where l.order_id = o.id and l.spec_name like ${likePattern(word)}))` : sql`true`}`;
  const rows = await readRows(tx, Row)`
    select o.id::text, o.order_sn as "orderSn", o.store_id::text as "storeId", s.name as "storeName", m.member_name as buyer, o.pay_mode as "payMode", ${timeText(sql`o.received_at`)} as "receiveDate",
      g.name as goods, g.lines, (o.payable_fen - o.refunded_fen)::float8 as "amountFen", o.refunded_fen::float8 as "refundedFen", b.to_day::text as "billDay"
    from shop_order o join store s on s.id = o.store_id join member m on m.id = o.member_id
      cross join lateral (select min(l.spec_name) as name, count(*)::int as lines from order_line l where l.order_id = o.id) g
      left join bill_entry e on e.order_id = o.id and e.left_at is null left join bill b on b.id = e.bill_id
    where ${where} order by o.received_at, o.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(
    tx,
    TotalRow,
  )`select count(*)::int as total from shop_order o join store s on s.id = o.store_id where ${where}`;
  return {
    list: rows.map(({ amountFen, refundedFen, ...row }) => ({
      ...row,
      amount: toYuan(fen(amountFen)),
      refunded: toYuan(fen(refundedFen)),
    })),
    total: counted?.total ?? 0,
  };
};
