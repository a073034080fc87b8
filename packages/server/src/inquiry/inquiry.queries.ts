import type { InquiryFilter } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryTabs } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryPage } from '@mall/contract/inquiry/inquiry-data.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Onward } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import { belowRow } from '../kernel/below-row.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSight, within } from '../kernel/side.ts';
import { SummaryRow, summaryColumns, summaryJoins, toRow } from './inquiry-row.ts';

const wordWhere = (word: string): SQL => {
  const anywhere = likePattern(word);
  return sql`(q.inquiry_no like ${anywhere.slice(1)} or q.title ilike ${anywhere} or exists (select from inquiry_line l where l.inquiry_id = q.id and l.name ilike ${anywhere}))`;
};

type Sight = BuyerSight & { readonly companyId: Id };

/** Rows `q` of the filter but its tab. */
const inquiriesWhere = (side: Sight, { keyword, thirdGcId, from, to, mine }: InquiryFilter): SQL => sql`${within(side, 'q')}
  ${keyword ? sql`and ${wordWhere(keyword)}` : sql``} ${thirdGcId ? sql`and q.class_id = ${thirdGcId}` : sql``}
  ${from ? sql`and coalesce(q.released_at, q.created_at) >= ${from}::date` : sql``} ${to ? sql`and coalesce(q.released_at, q.created_at) < ${to}::date + 1` : sql``}
  ${mine ? sql`and q.member_id = ${side.memberId}` : sql``}`;

const Counts = z.record(z.enum(inquiryTabs), z.number());

/** Every row of a filter, the latest first. */
export const inquiryRows = (side: Sight, { state = 'all', after, ...filter }: InquiryFilter & Onward, language: Language): SQL => sql`
  select ${summaryColumns(language)} from inquiry q ${summaryJoins(language)} where ${inquiriesWhere(side, filter)} ${state === 'all' ? sql`` : sql`and q.state = ${state}`} and ${belowRow(sql`q.id`, { after })} order by q.id desc`;

export const listInquiries = async (
  tx: Tx,
  side: CompanySide,
  { page, limit, state = 'all', ...filter }: InquiryFilter & Onward & { page: number; limit: number },
  language: Language,
): Promise<z.infer<typeof InquiryPage>> => {
  const where = inquiriesWhere(side, filter);
  const [tabs] = await readRows(tx, Counts)`
    select count(*)::int as all, ${sql.join(
      inquiryTabs.filter((tab) => tab !== 'all').map((tab) => sql`count(*) filter (where q.state = ${tab})::int as ${sql.raw(tab)}`),
      sql`, `,
    )} from inquiry q where ${where}`;
  const rows = await readRows(
    tx,
    SummaryRow,
  )`${inquiryRows(side, { ...filter, state }, language)} limit ${limit} offset ${(page - 1) * limit}`;
  const counts = tabs as z.infer<typeof Counts>;
  return { list: rows.map((row) => toRow(side, row)), total: counts[state], tabs: counts };
};
