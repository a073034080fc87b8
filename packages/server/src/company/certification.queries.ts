import { type CompanyAudit, CompanyAudit as CompanyAuditSchema, CompanyInfo } from '@mall/contract/company/certification.api.ts';
import { companyStates } from '@mall/contract/company/company.machine.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { submissionsADay } from '../kernel/versions.ts';
import { isChecked } from './bank-check.queries.ts';
import { areaOf, fieldsOf } from './company-fields.ts';
import { companyVersions } from './company-versions.ts';

const shown = (
  fields: SQL,
): SQL => sql`${fields} || jsonb_build_object('area', ${areaOf(fields)}, 'bankChecked', ${isChecked(sql`${fields} ->> 'name'`, sql`${fields} ->> 'bankAccount'`)},
  'licenceName', coalesce((select f.name from upload f where '/uploads/' || f.key = ${fields} ->> 'licence'), ''))`;

/** A company as it is in force. */
export const findCompany = async (tx: Tx, companyId: Id): Promise<CompanyInfo | undefined> => {
  const [row] = await readRows(tx, CompanyInfo)`
    select c.id::text, c.state, v.version, ${timeText(sql`coalesce(v.decided_at, case when c.state in ('active', 'blocked') then c.audited_at end)`)} as "sinceDate",
      c.licence_until as "licenceUntil", ${shown(fieldsOf('c'))} as fields
    from company c left join lateral (
      select version, decided_at from company_version where company_id = c.id and decision = 'approved' order by version desc limit 1) v on true
    where c.id = ${companyId}`;
  return row;
};

const StateRow = z.strictObject({ state: z.enum(companyStates), reason: z.string(), stateDate: TimeText.nullable(), today: z.int() });
const { latest, steps } = CompanyAuditSchema.shape;
const VersionRow = latest.unwrap();
const StepRow = steps.element;

/** How far a company is with its certification. */
export const findAudit = async (tx: Tx, companyId: Id): Promise<Omit<CompanyAudit, 'mayCertify'> | undefined> => {
  const [row] = await readRows(tx, StateRow)`
    select c.state, c.reason, ${timeText(sql`(select max(a.at) from company_audit a where a.company_id = c.id and a.from_state <> a.to_state)`)} as "stateDate",
      (select count(*)::int from company_version v where v.company_id = c.id and v.submitted_at > now() - interval '1 day') as today
    from company c where c.id = ${companyId}`;
  if (!row) return undefined;
  const { today, ...state } = row;
  const taken = await readRows(tx, StepRow)`
    select a.event, a.by_kind as who, case when a.by_kind = 'buyer' then coalesce(m.member_name, '') else '' end as name, a.reason, ${timeText(sql`a.at`)} as date
    from company_audit a left join member m on m.id = a.by_member_id where a.company_id = ${companyId} order by a.seq`;
  const [latestVersion] = await companyVersions.listLatest(tx, companyId, VersionRow, shown, 1);
  return { ...state, latest: latestVersion ?? null, steps: taken, left: Math.max(0, submissionsADay - today) };
};

/** Colleagues who do not hand papers in see where the money goes only so far that they know it again. */
const veil = <Shown extends { fields: { bankAccount: string } }>(side: BuyerSide, info: Shown): Shown =>
  side.rights.has('company:certify')
    ? info
    : { ...info, fields: { ...info.fields, bankAccount: info.fields.bankAccount.replace(/.(?=.{4})/g, '*') } };

export const findOwnCompany = async (tx: Tx, side: BuyerSide): Promise<CompanyInfo | null> => {
  const info = side.companyId === undefined ? undefined : await findCompany(tx, side.companyId);
  return info ? veil(side, info) : null;
};

export const findOwnAudit = async (tx: Tx, side: BuyerSide): Promise<CompanyAudit> => {
  const audit = side.companyId === undefined ? undefined : await findAudit(tx, side.companyId);
  const mayCertify = side.rights.has('company:certify') ? 1 : 0;
  if (!audit) return { state: 'none', reason: '', stateDate: null, latest: null, steps: [], left: submissionsADay, mayCertify };
  return { ...audit, latest: audit.latest && veil(side, audit.latest), mayCertify };
};
