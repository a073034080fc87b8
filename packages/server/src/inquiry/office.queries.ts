import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import { BlockedSupplier, type InquiryOverview, type VoucherCase } from '@mall/contract/inquiry/inquiry-office-data.ts';
import type { OverviewFilter, VoucherFilter } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { voucherStates } from '@mall/contract/inquiry/voucher.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { lastQuote } from './last-quote.ts';
import { filesJson } from './shown-parts.ts';

type Paged = { page: number; limit: number };
/** `id`: this one alone. */
type Which = OverviewFilter & { id?: Id };
export const yuanOrNull = (amount: number | null) => (amount === null ? null : toYuan(fen(amount)));
const wordWhere = (word: string | undefined): SQL =>
  word
    ? sql`and (q.inquiry_no like ${likePattern(word).slice(1)} or q.title ilike ${likePattern(word)} or c.name ilike ${likePattern(word)})`
    : sql``;
const winning = sql`left join lateral (select s.name, t.total_fen from invitation i join store s on s.id = i.store_id join ${lastQuote()}
  where i.inquiry_id = q.id and i.state = 'won') w on true`;

export const OverviewRow = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  company: z.string(),
  buyer: z.string(),
  state: z.enum(inquiryStates),
  round: z.number(),
  invited: z.number(),
  quoted: z.number(),
  deadline: z.string().nullable(),
  releaseTime: z.string().nullable(),
  winner: z.string(),
  totalFen: z.number().nullable(),
  voucher: z.enum(voucherStates).nullable(),
});

/** Released inquiries of the mall. What is quoted stands in none of these columns before an award. */
const overviewFrom = ({
  id,
  state,
  word,
}: Which): SQL => sql`from inquiry q join company c on c.id = q.company_id join member m on m.id = q.member_id ${winning}
  left join lateral (select state from inquiry_voucher where inquiry_id = q.id order by id desc limit 1) v on true
  where q.released_at is not null ${id ? sql`and q.id = ${id}` : sql``} ${state ? sql`and q.state = ${state}` : sql``} ${wordWhere(word)}`;

/** Every row of a filter, the latest first. */
export const overviewRows = (filter: Which): SQL => sql`
  select q.id::text, q.inquiry_no as "inquiryNumber", q.title, c.name as company, m.member_name as buyer, q.state, q.round,
      (select count(*)::int from invitation i where i.inquiry_id = q.id and i.round = q.round and i.state <> 'replaced') as invited,
      (select count(*)::int from invitation i where i.inquiry_id = q.id and i.round = q.round and i.state in ('quoted', 'won', 'lost')) as quoted,
      ${timeText(sql`q.deadline`)} as deadline, ${timeText(sql`q.released_at`)} as "releaseTime", coalesce(w.name, '') as winner, w.total_fen::float8 as "totalFen", v.state as voucher
    ${overviewFrom(filter)} order by q.id desc`;

export const listOverview = async (
  tx: Tx,
  { page, limit, ...filter }: OverviewFilter & Paged,
): Promise<PageOf<z.infer<typeof InquiryOverview>>> => {
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${overviewFrom(filter)}`;
  const rows = await readRows(tx, OverviewRow)`${overviewRows(filter)} limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map(({ totalFen, ...row }) => ({ ...row, total: yuanOrNull(totalFen) })), total: counted?.total ?? 0 };
};

const VoucherRow = z.strictObject({
  id: Id,
  inquiryId: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  company: z.string(),
  winner: z.string(),
  totalFen: z.number(),
  state: z.enum(voucherStates),
  files: z.array(z.strictObject({ url: z.string(), name: z.string(), size: z.number() })),
  reason: z.string(),
  at: z.string(),
});

/** Papers of deals: those that wait first, the oldest of them. */
export const listVouchers = async (
  tx: Tx,
  { page, limit, state, word }: VoucherFilter & Paged,
): Promise<PageOf<z.infer<typeof VoucherCase>>> => {
  const from = sql`from inquiry_voucher v join inquiry q on q.id = v.inquiry_id join company c on c.id = q.company_id ${winning}
    where ${state ? sql`v.state = ${state}` : sql`true`} ${wordWhere(word)}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  const rows = await readRows(tx, VoucherRow)`
    select v.id::text, q.id::text as "inquiryId", q.inquiry_no as "inquiryNumber", q.title, c.name as company, coalesce(w.name, '') as winner, coalesce(w.total_fen, 0)::float8 as "totalFen", v.state,
      v.reason, ${timeText(sql`v.created_at`)} as at,
      ${filesJson(sql`(select g ->> 'url' as url, g ->> 'name' as name, nth as seq from jsonb_array_elements(v.files) with ordinality as given(g, nth))`)} as files
    ${from} order by v.state <> 'submitted', case when v.state = 'submitted' then v.id end, v.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map(({ totalFen, ...row }) => ({ ...row, total: toYuan(fen(totalFen)) })), total: counted?.total ?? 0 };
};

export const listBlocks = async (
  tx: Tx,
  { page, limit, word }: Paged & { word?: string | undefined },
): Promise<PageOf<z.infer<typeof BlockedSupplier>>> => {
  const from = sql`from inquiry_block b join store s on s.id = b.store_id join member m on m.id = b.by_member_id
    where (b.until is null or b.until >= current_date) ${word ? sql`and s.name ilike ${likePattern(word)}` : sql``}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  const list = await readRows(tx, BlockedSupplier)`
    select b.store_id::text as id, s.name as "storeName", b.reason, b.until::text as until, ${timeText(sql`b.created_at`)} as at, m.member_name as by
    ${from} order by b.created_at desc limit ${limit} offset ${(page - 1) * limit}`;
  return { list, total: counted?.total ?? 0 };
};
