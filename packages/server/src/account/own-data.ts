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
    name: 'sign-ins',
    select: (memberId) => sql`
      select id, device, address, created_at, seen_at, expires_at, revoked_at from member_session where member_id = ${memberId}`,
  },
];
