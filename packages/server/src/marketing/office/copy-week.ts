import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type CopyWeek, timelineDays } from '@mall/contract/marketing/seckill-office.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { enNameOf } from '../activity-names.ts';
import { laySession } from './lay-session.ts';
import { putSessionGoods } from './put-session-goods.ts';

const Row = z.strictObject({
  name: z.string(),
  enName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  over: z.boolean(),
  goods: z.array(z.strictObject({ specId: Id, name: z.string(), priceFen: z.number(), total: z.number(), restriction: z.number() })),
});
type Left = { name: string; code: Refusal };
export type CopiedWeek = { sessions: number; goods: number; left: Left[] };

/** What does not fit is left out and said; whatever is refused was refused before anything of it was written. */
const fits = async (left: Left[], name: string, lay: () => Promise<unknown>): Promise<boolean> => {
  try {
    await lay();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    left.push({ name, code: error });
    return false;
  }
};

/** Lays the sessions of a week before anew for the days from `day` on, with their goods at the same price, stock and limit. */
export const copyWeek = async (tx: Tx, side: MallSide, { day }: CopyWeek): Promise<CopiedWeek> => {
  const from = sql`${day}::date::timestamptz - interval '7 days'`;
  const rows = await readRows(tx, Row)`
    select a.names ->> 'zh' as name, ${enNameOf} as "enName", to_json(s.starts_at + interval '7 days') #>> '{}' as "startsAt", to_json(s.ends_at + interval '7 days') #>> '{}' as "endsAt", s.ends_at + interval '7 days' <= now() as over,
      coalesce((select json_agg(json_build_object('specId', k.spec_id::text, 'name', p.name, 'priceFen', k.price_fen, 'total', k.total, 'restriction', k.restriction) order by k.sort, k.spec_id)
        from seckill_goods k join spec p on p.id = k.spec_id where k.session_id = s.id), '[]') as goods
    from seckill_session s join activity a on a.id = s.activity_id where s.starts_at >= ${from} and s.starts_at < ${from} + make_interval(days => ${timelineDays}) order by s.starts_at`;
  const coming = rows.filter(({ over }) => !over);
  if (coming.length === 0) throw refuse('marketing.nothing_to_copy');
  const left: Left[] = [];
  let [sessions, goods] = [0, 0];
  for (const { name, enName, startsAt, endsAt, goods: own } of coming) {
    let id: Id | undefined;
    const laid = await fits(left, `${startsAt.slice(5, 16).replace('T', ' ')} ${name}`, async () => {
      id = await laySession(tx, side, { name, enName, startsAt, endsAt });
    });
    if (!laid || id === undefined) continue;
    sessions += 1;
    const sessionId = id;
    for (const { name: spec, priceFen, ...deal } of own)
      if (await fits(left, spec, () => putSessionGoods(tx, sessionId, { ...deal, price: toYuan(fen(priceFen)) }))) goods += 1;
  }
  if (sessions > 0) await writeAudit(tx, 'marketing.sessions_copied', { target: day, sessions, goods }, side);
  return { sessions, goods, left };
};
