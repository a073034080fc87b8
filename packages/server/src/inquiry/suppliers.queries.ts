import type { SupplierQuery } from '@mall/contract/inquiry/inquiry.api.ts';
import type { QuoteHistory, Supplier } from '@mall/contract/inquiry/inquiry-data.ts';
import { invitationStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { valueIn } from '../catalogue/value-words.ts';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { regionIn } from '../store/province-names.ts';
import { mayBeAsked } from './invite-suppliers.ts';
import { lastQuote } from './last-quote.ts';
import { storeNameIn } from './names-in.ts';
import { readScorecards } from './scorecard.queries.ts';
import { idleCard } from './scorecard.rules.ts';

const Row = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  companyName: z.string(),
  area: z.string(),
  qualifications: z.array(z.string()),
  hint: z.enum(['none', 'paper_ends', 'paper_ended', 'blocked']),
  hintDay: z.string().nullable(),
  mayInvite: z.boolean(),
  sellsClass: z.boolean(),
  traded: z.boolean(),
  asked: z.number(),
});

const sellsClass = (thirdGcId: Id | undefined): SQL =>
  thirdGcId === undefined ? sql`(s.id is null)` : sql`exists (select from goods g where g.store_id = s.id and g.gc_id = ${thirdGcId})`;
const traded = (companyId: Id): SQL =>
  sql`exists (select from shop_order o where o.store_id = s.id and o.company_id = ${companyId} and o.state not in ('cancelled', 'in_approval'))`;

const columns = (
  { companyId }: CompanySide,
  thirdGcId: Id | undefined,
  language: Language,
): SQL => sql`s.id::text as "storeId", ${storeNameIn(language)} as "storeName", ${storeNameIn(language, 'company_name')} as "companyName", s.region as area,
  array(select p.name from store_qualification p where p.store_id = s.id and (p.valid_until is null or p.valid_until >= current_date) order by p.sort, p.id limit 8) as qualifications,
  case when b.store_id is not null then 'blocked' when ends.last < current_date then 'paper_ended' when ends.next < current_date + 30 then 'paper_ends' else 'none' end as hint,
  case when b.store_id is null then (case when ends.last < current_date then ends.last when ends.next < current_date + 30 then ends.next end)::text end as "hintDay",
  ${mayBeAsked(companyId)} as "mayInvite", ${sellsClass(thirdGcId)} as "sellsClass", ${traded(companyId)} as traded,
  (select count(distinct i.inquiry_id)::int from invitation i where i.store_id = s.id) as asked`;

const joins = sql`left join inquiry_block b on b.store_id = s.id and (b.until is null or b.until >= current_date)
  cross join lateral (select case when count(*) = count(p.valid_until) then max(p.valid_until) end as last,
    min(p.valid_until) filter (where p.valid_until >= current_date) as next from store_qualification p where p.store_id = s.id) ends`;

const whereOf = (side: CompanySide, query: SupplierQuery): SQL => {
  const { thirdGcId, keyword, qualification, provinceId, sells, traded: known, storeId, storeIds } = query;
  return sql`s.state = 'open' and s.company_id is distinct from ${side.companyId}::bigint
    ${storeId ? sql`and s.id = ${storeId}` : sql``} ${storeIds ? sql`and s.id = any (${sqlList(storeIds.split(','), 'bigint')})` : sql``} ${keyword ? sql`and (s.name ilike ${likePattern(keyword)} or s.company_name ilike ${likePattern(keyword)} or s.en_name ilike ${likePattern(keyword)} or s.en_company_name ilike ${likePattern(keyword)})` : sql``}
    ${qualification ? sql`and exists (select from store_qualification p where p.store_id = s.id and p.name ilike ${likePattern(qualification)} and (p.valid_until is null or p.valid_until >= current_date))` : sql``}
    ${provinceId ? sql`and s.province_id = ${provinceId}` : sql``} ${sells && thirdGcId ? sql`and ${sellsClass(thirdGcId)}` : sql``} ${known ? sql`and ${traded(side.companyId)}` : sql``}`;
};

/** Stores that may be asked, those first who sell the class and were traded with. */
export const listSuppliers = async (tx: Tx, side: CompanySide, query: SupplierQuery, language: Language): Promise<PageOf<Supplier>> => {
  const where = whereOf(side, query);
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from store s where ${where}`;
  const rows = await readRows(tx, Row)`
    select ${columns(side, query.thirdGcId, language)} from store s ${joins} where ${where}
    order by ${sellsClass(query.thirdGcId)} desc, ${traded(side.companyId)} desc, s.sales desc, s.id limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const cards = await readScorecards(
    tx,
    rows.map(({ storeId }) => storeId),
  );
  const list = rows.map((row) => ({
    ...row,
    area: regionIn(row.area, language),
    qualifications: row.qualifications.map((name) => valueIn(name, language)),
    card: cards.get(row.storeId) ?? idleCard,
  }));
  return { list, total: counted?.total ?? 0 };
};

const HistoryRow = z.strictObject({
  id: Id,
  inquiryNumber: z.string(),
  title: z.string(),
  at: z.string(),
  state: z.enum(invitationStates),
  totalFen: z.number().nullable(),
});

/** What a supplier answered to the company's inquiries; a price only where it was opened. */
export const readQuoteHistory = async (
  tx: Tx,
  side: CompanySide,
  { supplierId, page, limit }: { supplierId: Id; page: number; limit: number },
  language: Language,
): Promise<z.infer<typeof QuoteHistory>> => {
  const { list } = await listSuppliers(tx, side, { storeId: supplierId, page: 1, limit: 1 }, language);
  const [store] = list;
  if (!store) throw refuse('kernel.not_found');
  const from = sql`from invitation i join inquiry q on q.id = i.inquiry_id left join ${lastQuote()} where i.store_id = ${supplierId} and q.company_id = ${side.companyId}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  const rows = await readRows(tx, HistoryRow)`
    select q.id::text, q.inquiry_no as "inquiryNumber", q.title, ${timeText(sql`i.created_at`)} as at, i.state,
      t.total_fen::float8 as "totalFen"
    ${from} order by i.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return {
    store,
    list: rows.map(({ totalFen, ...row }) => ({ ...row, total: totalFen === null ? null : toYuan(fen(totalFen)) })),
    total: counted?.total ?? 0,
  };
};
