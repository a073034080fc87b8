import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const accountOwnData: readonly OwnDataPart[] = [
  {
    name: 'account',
    select: (memberId) => sql`
      select m.id, m.mobile, m.member_name, m.nick_name, m.avatar, m.email, m.account_type, m.company_id::text, m.department_id::text, m.password_changed_at, m.created_at,
        array(select r.name from member_role mr join role r on r.id = mr.role_id where mr.member_id = m.id order by r.id) as roles
      from member m where m.id = ${memberId}`,
  },
  {
    name: 'social',
    select: (memberId) => sql`select member_id as id, name, created_at from social_binding where member_id = ${memberId}`,
  },
  {
    name: 'sign-ins',
    select: (memberId) => sql`
      select id, device, address, created_at, seen_at, expires_at, revoked_at from member_session where member_id = ${memberId}`,
  },
  {
    name: 'agreements',
    select: (memberId) => sql`
      select row_number() over (order by agreed_at, kind) as id, kind, version, address, agreed_at from agreement_consent where member_id = ${memberId}`,
  },
  {
    name: 'identities',
    select: (memberId) => sql`
      select row_number() over (order by created_at, issuer, subject) as id, issuer, subject, created_at from (
        select issuer, subject, created_at from identity_link where member_id = ${memberId}
        union all select p.name, l.subject, l.created_at from partner_link l join partner p on p.id = l.partner_id where l.member_id = ${memberId}
      ) known`,
  },
];
