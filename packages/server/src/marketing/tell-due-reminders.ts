import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const Row = z.strictObject({ memberId: Id, sessionId: Id, startsAt: z.string(), names: z.array(z.string()) });

/**
 * Tells whoever asked to be reminded that a session has begun, each once. One news tells of all goods that a member waits for. A session that is over is not told of any more.
 */
export const tellDueReminders = async (tx: Tx, most = 500): Promise<void> => {
  const rows = await readRows(tx, Row)`
    with due as (
      select r.session_id, r.spec_id, r.member_id from seckill_remind r join seckill_session s on s.id = r.session_id
      where r.told_at is null and s.starts_at <= now() and s.ends_at > now()
      order by r.session_id, r.member_id limit ${most} for update of r skip locked),
    told as (
      update seckill_remind r set told_at = now() from due
      where r.session_id = due.session_id and r.spec_id = due.spec_id and r.member_id = due.member_id
      returning r.session_id, r.spec_id, r.member_id)
    select told.member_id::text as "memberId", told.session_id::text as "sessionId", ${timeText(sql`s.starts_at`)} as "startsAt", array_agg(spec.name order by spec.id) as names
    from told join seckill_session s on s.id = told.session_id join spec on spec.id = told.spec_id
    group by told.member_id, told.session_id, s.starts_at`;
  await tell(tx, 'seckill.begun', ...rows);
};
