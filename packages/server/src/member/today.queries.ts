import type { Language } from '@mall/contract/kernel/language.ts';
import type { Today } from '@mall/contract/member/today.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { describeDevice } from '../account/describe-device.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { standingColumns, standingJoins } from './standing.ts';

const PersonRow = z.strictObject({
  name: z.string(),
  avatar: z.string(),
  companyName: z.string(),
  departmentName: z.string(),
  roleNames: z.array(z.string()),
  lastAt: z.string().nullable(),
  lastDevice: z.string().nullable(),
});

/** Who is signed in, for whom he buys and as what, and when he came the time before. */
export const requirePerson = async (tx: Tx, { memberId, sessionId }: BuyerSide, language: Language): Promise<Today['person']> => {
  const [row] = await readRows(tx, PersonRow)`
    select coalesce(nullif(m.nick_name, ''), m.member_name) as name, m.avatar, ${standingColumns(language)},
      ${timeText(sql`last.created_at`)} as "lastAt", last.device as "lastDevice"
    from member m
    ${standingJoins}
    left join lateral (select s.created_at, s.device from member_session s
      where s.member_id = m.id and s.id < ${sql`${sessionId}::bigint`} order by s.id desc limit 1) last on true
    where m.id = ${memberId}`;
  if (!row) throw refuse('kernel.session_expired');
  const { lastAt, lastDevice, ...person } = row;
  return { ...person, ...(lastAt && { lastSignIn: { time: lastAt, device: describeDevice(lastDevice ?? '') } }) };
};
