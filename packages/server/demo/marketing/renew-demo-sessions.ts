import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../src/kernel/db.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import { laySeckillSession } from '../../src/marketing/lay-seckill-session.ts';
import { type Candidate, dealOf, listCandidates } from './pick-deals.ts';

export const demoSeckillKey = 'demo_seckill';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const chinaMs = 8 * hourMs;
const days = 3;
const goodsInSession = 30;

/** Hours of China at which a session begins; each runs until the next, so that one always runs. */
export const sessionHours = [0, 10, 14, 20] as const;

type Slot = { number: number; startsAt: Date; endsAt: Date };

/** The sessions of today and the next days that are not over. */
export const slotsFrom = (now: Date): Slot[] => {
  const today = Math.floor((now.getTime() + chinaMs) / dayMs);
  const slots = Array.from({ length: days }, (_, at) => today + at).flatMap((day) =>
    sessionHours.map((hour, nth): Slot => {
      const midnight = day * dayMs - chinaMs;
      return {
        number: day * sessionHours.length + nth,
        startsAt: new Date(midnight + hour * hourMs),
        endsAt: new Date(midnight + (sessionHours[nth + 1] ?? 24) * hourMs),
      };
    }),
  );
  return slots.filter((slot) => slot.endsAt > now);
};

export const goodsOf = (candidates: readonly Candidate[], number: number) => {
  const size = Math.min(goodsInSession, candidates.length);
  const first = (number * size) % candidates.length;
  return Array.from({ length: size }, (_, at) => dealOf(candidates[(first + at) % candidates.length] as Candidate, number));
};

// What a running session sold over the counter, so that the bars of the demo are not all empty: a tenth to three quarters, once.
const sellSome = (tx: Tx, now: Date) =>
  tx.execute(sql`
    update seckill_goods g set sold = sold + part, sold_elsewhere = part
    from (select k.session_id, k.spec_id, greatest(1, (k.total * (10 + abs(hashint8(k.spec_id + k.session_id)) % 66)) / 100) as part
          from seckill_goods k join seckill_session s on s.id = k.session_id join activity a on a.id = s.activity_id and a.key = ${demoSeckillKey}
          where s.starts_at <= ${now.toISOString()}::timestamptz and s.ends_at > ${now.toISOString()}::timestamptz and k.sold_elsewhere = 0) counter
    where g.session_id = counter.session_id and g.spec_id = counter.spec_id and g.sold + part <= g.total`);

const SpanRow = z.strictObject({ from: z.number(), to: z.number() });

/** Keeps the demo's sessions for today and the next two days, however long it runs. A mall without the demo's seckill is left alone. */
export const renewDemoSessions = async (tx: Tx, now: Date = new Date()): Promise<void> => {
  const found = await readRows(tx, IdRow)`select id::text from activity where key = ${demoSeckillKey} for update`;
  const activityId = found[0]?.id;
  if (activityId === undefined) return;
  const laid = await readRows(
    tx,
    SpanRow,
  )`select extract(epoch from starts_at)::float8 * 1000 as from, extract(epoch from ends_at)::float8 * 1000 as to from seckill_session where ends_at > ${now.toISOString()}::timestamptz - interval '1 day'`;
  // What an operator has laid or moved keeps its place.
  const missing = slotsFrom(now).filter(
    ({ startsAt, endsAt }) => !laid.some(({ from, to }) => from < endsAt.getTime() && to > startsAt.getTime()),
  );
  const candidates = missing.length > 0 ? await listCandidates(tx, { from: 1, to: 3 }) : [];
  if (candidates.length > 0)
    for (const { number, startsAt, endsAt } of missing)
      await laySeckillSession(tx, { activityId, startsAt, endsAt, goods: goodsOf(candidates, number) });
  if (missing.length > 0)
    await tx.execute(
      sql`update activity set ends_at = greatest(ends_at, ${new Date(now.getTime() + days * dayMs).toISOString()}::timestamptz) where id = ${activityId}`,
    );
  await sellSome(tx, now);
};
