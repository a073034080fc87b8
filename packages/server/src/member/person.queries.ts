import type { Language } from '@mall/contract/kernel/language.ts';
import { Person } from '@mall/contract/member/person.api.ts';
import { sql } from 'drizzle-orm';
import { maskEmail } from '../account/mask-email.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { standingColumns, standingJoins } from './standing.ts';

export const requirePersonDetail = async (tx: Tx, { memberId }: Member, language: Language): Promise<Person> => {
  const [row] = await readRows(tx, Person)`
    select m.id::text, m.member_name as "memberName", m.nick_name as "nickName", m.avatar as "memberAvatar", m.mobile as "memberMobile",
      coalesce(m.email, '') as email, m.account_type as "accountType", ${standingColumns(language)},
      ${timeText(sql`m.created_at`)} as "createDate"
    from member m
    ${standingJoins}
    where m.id = ${memberId}`;
  if (!row) throw refuse('kernel.session_expired');
  return { ...row, memberMobile: maskMobile(row.memberMobile), email: row.email && maskEmail(row.email) };
};
