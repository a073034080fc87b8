import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ id: Id, activityId: Id, startsAt: z.string(), endsAt: z.string(), begun: z.boolean(), over: z.boolean() });

/** A session that is held until the transaction ends, so that two who change it come one after the other. One that is over is changed no more. */
export const requireSession = async (tx: Tx, id: Id) => {
  const [row] = await readRows(tx, Row)`
    select id::text, activity_id::text as "activityId", to_json(starts_at) #>> '{}' as "startsAt", to_json(ends_at) #>> '{}' as "endsAt", starts_at <= now() as begun, ends_at <= now() as over
    from seckill_session where id = ${id} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  if (row.over) throw refuse('marketing.session_over');
  return { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
};

const Other = z.strictObject({ name: z.string(), time: z.string() });

/** One session runs at a time; the one that stands in the way is named. Behind it stands the database's own rule. */
export const requireApart = async (
  tx: Tx,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  but: Id | null = null,
): Promise<void> => {
  const [other] = await readRows(tx, Other)`
    select a.names ->> 'zh' as name, to_char(s.starts_at, 'MM-DD HH24:MI') || '–' || to_char(s.ends_at, 'HH24:MI') as time
    from seckill_session s join activity a on a.id = s.activity_id
    where tstzrange(s.starts_at, s.ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz) and s.id is distinct from ${but}::bigint order by s.starts_at limit 1`;
  if (other) throw refuse('marketing.session_overlaps', other);
};

/** Taken before sessions are laid or moved: two who did so at once would both find room. */
export const takeSessionsTurn = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('seckill_session'))`);
