import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fieldsOf } from '../../src/company/company-fields.ts';
import { txOn } from '../../src/kernel/db.ts';
import { leadingCompany } from './fill-companies.ts';

const faults = [
  { field: 'licence', reason: '营业执照右下角公章被遮挡，请重新拍摄' },
  { field: 'bankAccount', reason: '对公账户户名与企业名称不一致，差“有限”二字' },
];

/** What the first company wants to change: its papers wait beside those in force. Older than a day, so that the clerk leaves them. */
const change = { registeredAddress: '天津市示例路8号云汀大厦3层', legalRepresentative: '田望秋', bankName: '示例银行演示支行营业部' };

/** What the companies have handed in, once there are people who did: a version each, its steps, and a draft of who has not begun. */
export const fillCertifications = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const tx = txOn(client);
  const fields = fieldsOf('c');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await tx.execute(sql`
    update company c set member_id = (select min(m.id) from member m where m.company_id = c.id),
      district_id = coalesce((select min(a.id) from area a where a.parent_id = c.city_id), c.city_id)`);
  await tx.execute(sql`
    insert into company_version (company_id, version, member_id, fields, decision, faults, submitted_at, decided_at)
    select c.id, 1, c.member_id, ${fields}, case c.state when 'pending' then null when 'rejected' then 'rejected' else 'approved' end,
      case c.state when 'rejected' then ${JSON.stringify(faults)}::jsonb else '[]' end, c.submitted_at, c.audited_at
    from company c where c.member_id is not null and c.state <> 'none'`);
  await tx.execute(sql`
    insert into company_audit (company_id, seq, event, from_state, to_state, by_kind, by_member_id, version, at)
    select id, 1, 'submit', 'none', 'pending', 'buyer', member_id, 1, submitted_at from company where state <> 'none' order by id`);
  await tx.execute(sql`
    insert into company_audit (company_id, seq, event, from_state, to_state, by_kind, reason, version, at)
    select id, 2, case state when 'rejected' then 'reject' else 'approve' end, 'pending', case state when 'rejected' then state else 'active' end, 'operator',
      case state when 'rejected' then reason else '' end, 1, audited_at
    from company where state in ('active', 'rejected', 'blocked') order by id`);
  await tx.execute(sql`
    insert into company_audit (company_id, seq, event, from_state, to_state, by_kind, reason, at)
    select id, 3, 'block', 'active', 'blocked', 'operator', reason, ${ago(6)} from company where state = 'blocked'`);
  await tx.execute(sql`
    insert into company_version (company_id, version, member_id, fields, submitted_at)
    select c.id, 2, c.member_id, ${fields} || ${JSON.stringify(change)}::jsonb, ${ago(1.1)} from company c where c.id = ${leadingCompany}`);
  await tx.execute(sql`
    insert into company_audit (company_id, seq, event, from_state, to_state, by_kind, by_member_id, version, at)
    select id, 3, 'submitChange', 'active', 'active', 'buyer', member_id, 2, ${ago(1.1)} from company where id = ${leadingCompany}`);
  await tx.execute(sql`
    insert into company_draft (member_id, fields, saved_at)
    select c.member_id, ${fields} || '{"licence": ""}', ${ago(0.2)} from company c where c.state = 'none' and c.member_id is not null`);
};
