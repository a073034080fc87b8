import { words } from '@mall/contract/kernel/language.ts';
import type pg from 'pg';
import { txOn } from '../../src/kernel/db.ts';
import { laySeckillSession } from '../../src/marketing/lay-seckill-session.ts';
import { activity } from '../../src/marketing/marketing.table.ts';
import { listCandidates } from './pick-deals.ts';
import { goodsOf, sessionHours } from './renew-demo-sessions.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const chinaMs = 8 * hourMs;
const daysAhead = 3;

/** Of the fourth day, with room between them, one still empty: they can be moved, filled and met. */
const coming = [
  { name: '10 点场 · 线缆', from: 10, to: 12, filled: true },
  { name: '14 点场 · 安全工器具', from: 14, to: 17, filled: true },
  { name: '20 点场', from: 20, to: 22, filled: false },
] as const;
/** Of the same weekdays a week before: they can be laid again. */
const before = [
  { name: '午间场', from: 12, to: 14 },
  { name: '傍晚场', from: 17, to: 19 },
] as const;

/** Sessions that an operator has laid: those of the week before, over, and some to come. */
export const fillSessions = async (client: pg.PoolClient, now: Date, operator: number): Promise<void> => {
  const tx = txOn(client);
  const candidates = await listCandidates(tx, { from: 1, to: 3 });
  if (candidates.length === 0) return;
  const today = Math.floor((now.getTime() + chinaMs) / dayMs);
  const at = (day: number, hour: number) => new Date(day * dayMs - chinaMs + hour * hourMs);
  const lay = async (name: string, startsAt: Date, endsAt: Date, goods: ReturnType<typeof goodsOf>, budgetFen: number) => {
    const [row] = await tx
      .insert(activity)
      .values({
        activityType: 3,
        names: words(name, name, name, name, name, name),
        startsAt,
        endsAt,
        byMemberId: String(operator),
        budgetFen,
      })
      .returning({ id: activity.id });
    await laySeckillSession(tx, { activityId: row?.id as string, startsAt, endsAt, goods });
  };
  // Goods of the days that are laid anyway, so that others stay free for what else the demo lays.
  const slot = (nth: number) => goodsOf(candidates, today * sessionHours.length + nth);
  for (const [nth, day] of [today - 7, today - 6, today - 5, today - 4].entries())
    for (const [own, { name, from, to }] of before.entries()) {
      const sold = slot(nth * 2 + own).map((goods) => ({ ...goods, soldElsewhere: Math.max(1, Math.floor(goods.total * 0.6)) }));
      await lay(name, at(day, from), at(day, to), sold, 2_000_000);
    }
  for (const [own, { name, from, to, filled }] of coming.entries())
    await lay(name, at(today + daysAhead, from), at(today + daysAhead, to), filled ? slot(8 + own) : [], 3_000_000);
};
