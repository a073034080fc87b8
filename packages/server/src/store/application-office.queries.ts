import type { PageOf } from '@mall/contract/kernel/paging.ts';
import {
  type ApplicationFilter,
  type ApplicationOfficeQuery,
  type ApplicationRow,
  applicationOperationsApi,
} from '@mall/contract/store/application.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { applicationSn } from './application.queries.ts';

const Row = applicationOperationsApi.page.data.shape.list.element;

const fromOf = ({ state = 'pending', word }: ApplicationFilter): SQL => {
  const named = word
    ? sql`and (a.company_name like ${likePattern(word)} or a.store_name like ${likePattern(word)} or a.unified_code like ${likePattern(word.toUpperCase())})`
    : sql``;
  return sql`from store_application a join lateral (
      select id, version, decision, submitted_at from store_application_version where application_id = a.id order by version desc limit 1) v on true
    where a.state = ${state} ${named}`;
};

/** Registrations for the mall's people: those that wait, the oldest first, or those of a state. */
export const applicationsOf = (filter: ApplicationFilter): SQL => sql`
  select a.id::text, ${applicationSn} as sn, a.company_name as "companyName", a.store_name as "storeName", a.unified_code as "unifiedCode", a.state,
    case when v.decision is null then v.id::text end as "versionId", v.version, ${timeText(sql`v.submitted_at`)} as "submitDate"
  ${fromOf(filter)} order by v.submitted_at, a.id`;

export const listApplications = async (tx: Tx, query: ApplicationOfficeQuery): Promise<PageOf<ApplicationRow>> => {
  const list = await readRows(tx, Row)`${applicationsOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${fromOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};
