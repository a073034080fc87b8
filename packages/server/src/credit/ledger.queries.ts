import { CreditLedgerRow } from '@mall/contract/credit/credit.api.ts';
import { type LedgerFilter, ledgerGroups } from '@mall/contract/credit/credit.rules.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

export const LedgerRow = CreditLedgerRow.omit({ amount: true, change: true, left: true }).extend({
  amountFen: z.number(),
  changeFen: z.number(),
  leftFen: z.number(),
});

const asLedgerRow = ({ amountFen, changeFen, leftFen, ...row }: z.infer<typeof LedgerRow>): CreditLedgerRow => ({
  ...row,
  amount: toYuan(fen(amountFen)),
  change: toYuan(fen(changeFen)),
  left: toYuan(fen(leftFen)),
});

/** A narrower choice of `credit_ledger l`. Days are the mall's. */
const narrowed = ({ group, from, to, word }: LedgerFilter): SQL =>
  sql.join(
    [
      ...(group ? [sql`l.type = any (${sql.param([...ledgerGroups[group]])}::text[])`] : []),
      ...(from ? [sql`l.at >= ${from}::date`] : []),
      ...(to ? [sql`l.at < ${to}::date + 1`] : []),
      ...(word ? [sql`(l.biz_no like ${likePattern(word)} or o.order_sn like ${likePattern(word)})`] : []),
      sql`true`,
    ],
    sql` and `,
  );

/** Every line that `where` holds, latest first. Who acts for the mall or a store has no name for a buyer. */
export const ledgerRows = (where: SQL, filter: LedgerFilter, names: 'buyers' | 'all'): SQL => sql`
  select l.id::text, ${timeText(sql`l.at`)} as date, l.type, l.subject, l.biz_no as "bizNo", l.order_id::text as "orderId", coalesce(o.order_sn, '') as "orderSn",
    case when ${names} = 'all' or l.by_kind = 'buyer' then coalesce(m.member_name, '') else '' end as who, l.by_kind as "byKind", l.remark,
    l.amount_fen::float8 as "amountFen", (l.limit_change - l.used_change - l.frozen_change)::float8 as "changeFen",
    (l.limit_after - l.used_after - l.frozen_after)::float8 as "leftFen"
  from credit_ledger l left join shop_order o on o.id = l.order_id left join member m on m.id = l.by_member_id
  where ${where} and ${narrowed(filter)} order by l.id desc`;

type Asked = { where: SQL; filter: LedgerFilter; names: 'buyers' | 'all'; page: number; limit: number };

export const listLedger = async (tx: Tx, { where, filter, names, page, limit }: Asked): Promise<PageOf<CreditLedgerRow>> => {
  const rows = await readRows(tx, LedgerRow)`${ledgerRows(where, filter, names)} limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from credit_ledger l left join shop_order o on o.id = l.order_id where ${where} and ${narrowed(filter)}`;
  return { list: rows.map(asLedgerRow), total: counted?.total ?? 0 };
};
