import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type ApplicationOfficeQuery, type ApplicationRow, applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { applicationSn } from './application.queries.ts';

const Row = applicationOperationsApi.page.data.shape.list.element;

/** Registrations for the mall's people: those that wait, the oldest first, or those of a state. */
export const listApplications = async (
  tx: Tx,
  { state = 'pending', word, page, limit }: ApplicationOfficeQuery,
): Promise<PageOf<ApplicationRow>> => {
  const named = word
    ? sql`and (a.company_name like ${likePattern(word)} or a.store_name like ${likePattern(word)} or a.unified_code like ${likePattern(word.toUpperCase())})`
    : sql``;
  const from = sql`from store_application a join lateral (
      select id, version, decision, submitted_at from store_application_version where application_id = a.id order by version desc limit 1) v on true
    where a.state = ${state} ${named}`;
  const list = await readRows(tx, Row)`
    select a.id::text, ${applicationSn} as sn, a.company_name as "companyName", a.store_name as "storeName", a.unified_code as "unifiedCode", a.state,
      case when v.decision is null then v.id::text end as "versionId", v.version, ${timeText(sql`v.submitted_at`)} as "submitDate"
    ${from} order by v.submitted_at, a.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  return { list, total: counted?.total ?? 0 };
};
