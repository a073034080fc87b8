import {
  type CompanyAudit,
  type CompanyInfo,
  type CompanyOfficeFilter,
  type CompanyOfficeQuery,
  companyOperationsApi,
  type WaitingRow,
} from '@mall/contract/company/certification.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { findAudit, findCompany } from './certification.queries.ts';

const Row = companyOperationsApi.page.data.shape.list.element;

const fromOf = ({ state, word }: CompanyOfficeFilter): SQL => {
  const named = word
    ? sql`and (c.name like ${likePattern(word)} or v.fields ->> 'name' like ${likePattern(word)} or c.unified_code like ${likePattern(word.toUpperCase())})`
    : sql``;
  return sql`from company c left join company_version v on v.company_id = c.id and v.decision is null left join member m on m.id = v.member_id
    where ${state === undefined ? sql`v.id is not null` : sql`c.state = ${state}`} ${named}`;
};

/** Companies for the mall's people: those whose papers wait, the oldest first, or those of a state. */
export const auditsOf = (filter: CompanyOfficeFilter): SQL => sql`
  select c.id::text, c.name, coalesce(c.unified_code, '') as "unifiedCode", c.state, v.id::text as "versionId", v.version, coalesce(m.member_name, '') as "submittedBy",
    ${timeText(sql`v.submitted_at`)} as "submitDate"
  ${fromOf(filter)} order by v.submitted_at nulls last, c.id`;

export const listCompanies = async (tx: Tx, query: CompanyOfficeQuery): Promise<PageOf<WaitingRow>> => {
  const list = await readRows(tx, Row)`${auditsOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${fromOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

export const requireCompany = async (tx: Tx, companyId: Id): Promise<{ company: CompanyInfo; audit: CompanyAudit }> => {
  const company = await findCompany(tx, companyId);
  const audit = await findAudit(tx, companyId);
  if (!company || !audit) throw refuse('company.missing');
  return { company, audit: { ...audit, mayCertify: 0 } };
};
