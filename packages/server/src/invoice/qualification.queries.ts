import {
  type Qualification,
  QualificationCase,
  type QualificationQuery,
  QualificationRow,
  QualificationVersion,
} from '@mall/contract/invoice/qualification.api.ts';
import type { QualificationName } from '@mall/contract/invoice/qualification.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const columns = sql`q.id::text, q.version, coalesce(q.decision, 'waiting') as decision, q.reason, m.member_name as "submittedBy", ${timeText(sql`q.submitted_at`)} as "submitDate",
  ${timeText(sql`q.decided_at`)} as "decideDate"`;

const findVersion = async (tx: Tx, companyId: Id, where: SQL): Promise<QualificationVersion | null> => {
  const [row] = await readRows(tx, QualificationVersion)`
    select ${columns}, q.fields from invoice_qualification q join member m on m.id = q.member_id
    where q.company_id = ${companyId} and ${where} order by q.version desc limit 1`;
  return row ?? null;
};
const isApproved = sql`q.decision = 'approved'`;

const Known = z.strictObject({
  companyName: z.string(),
  taxNumber: z.string(),
  registeredAddress: z.string(),
  officePhone: z.string(),
  openingBank: z.string(),
  bankAccount: z.string(),
} satisfies Record<QualificationName, z.ZodString>);
const known = sql`c.name as "companyName", coalesce(c.unified_code, '') as "taxNumber", c.registered_address as "registeredAddress", c.office_phone as "officePhone",
  c.bank_name as "openingBank", c.bank_account as "bankAccount"`;

export const findQualification = async (tx: Tx, asker: BuyerSide): Promise<Qualification> => {
  const { companyId, companyState } = companySide(asker);
  const [company] = await readRows(tx, Known)`select ${known} from company c where c.id = ${companyId}`;
  return {
    inForce: await findVersion(tx, companyId, isApproved),
    latest: await findVersion(tx, companyId, sql`true`),
    known: Object.fromEntries(Object.entries(company ?? {}).filter(([, value]) => value !== '')),
    certified: companyState === 'active' ? 1 : 0,
  };
};

const whereOf = ({ decision, word }: QualificationQuery): SQL => sql`
  ${decision === 'waiting' ? sql`q.decision is null` : sql`q.decision = ${decision}`} and ${word ? sql`c.name like ${likePattern(word)}` : sql`true`}`;

export const listQualifications = async (tx: Tx, query: QualificationQuery): Promise<PageOf<QualificationRow>> => {
  const from = sql`from invoice_qualification q join member m on m.id = q.member_id join company c on c.id = q.company_id where ${whereOf(query)}`;
  const list = await readRows(tx, QualificationRow)`
    select ${columns}, c.id::text as "companyId", c.name as "companyName", q.fields ->> 'taxNumber' as "taxNumber" ${from}
    order by ${query.decision === 'waiting' ? sql`q.submitted_at, q.id` : sql`q.id desc`} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  return { list, total: counted?.total ?? 0 };
};

const CaseRow = QualificationCase.omit({ inForce: true });

export const requireQualification = async (tx: Tx, id: Id): Promise<QualificationCase> => {
  const [row] = await readRows(tx, CaseRow)`
    select ${columns}, q.fields, c.id::text as "companyId", c.name as "companyName", coalesce(c.unified_code, '') as "unifiedCode",
      json_build_object('registeredAddress', c.registered_address, 'officePhone', c.office_phone, 'openingBank', c.bank_name, 'bankAccount', c.bank_account) as certified
    from invoice_qualification q join member m on m.id = q.member_id join company c on c.id = q.company_id where q.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  return { ...row, inForce: await findVersion(tx, row.companyId, sql`${isApproved} and q.id <> ${id}`) };
};
