import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { timeText } from '../kernel/time-text.ts';

export type DueReminder = { memberId: Id; title: string; body: string; url: string };

type Row = { member_id: string; session_id: string; starts_at: string; names: string[] };

/**
 * Takes the reminders of sessions that have begun, each once: whoever takes them tells the members in the same transaction.
 * One message tells of all goods that a member waits for. A session that is over is not told of any more.
 */
export const takeDueReminders = async (tx: Tx, most = 500): Promise<DueReminder[]> => {
  const { rows } = await tx.execute<Row>(sql`
    with due as (
      select r.session_id, r.spec_id, r.member_id from seckill_remind r join seckill_session s on s.id = r.session_id
      where r.told_at is null and s.starts_at <= now() and s.ends_at > now()
      order by r.session_id, r.member_id limit ${most} for update of r skip locked),
    told as (
      update seckill_remind r set told_at = now() from due
      where r.session_id = due.session_id and r.spec_id = due.spec_id and r.member_id = due.member_id
      returning r.session_id, r.spec_id, r.member_id)
    select told.member_id::text, told.session_id::text, ${timeText(sql`s.starts_at`)} as starts_at, array_agg(spec.name order by spec.id) as names
    from told join seckill_session s on s.id = told.session_id join spec on spec.id = told.spec_id
    group by told.member_id, told.session_id, s.starts_at`);
  return rows.map((row) => ({
    memberId: row.member_id,
    title: `您关注的 ${formatTime(row.starts_at, '{h}:{i}')} 场秒杀已开始`,
    body: bodyOf(row.names),
    url: `/seckillZone?sessionId=${row.session_id}`,
  }));
};

const shown = 3;
const bodyOf = (names: readonly string[]): string =>
  names.length > shown ? `${names.slice(0, shown).join('；')} 等 ${names.length} 件商品正在抢购` : `${names.join('；')} 正在抢购`;
