import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({ begun: z.boolean() });

/** Notes that the member wants to be told when the session begins. Asking again changes nothing. */
export const remindMe = async (tx: Tx, side: BuyerSide, { specId, sessionId }: { specId: Id; sessionId: Id }): Promise<{ reminded: 1 }> => {
  const rows = await readRows(tx, Row)`
    select s.starts_at <= now() as begun from seckill_session s
    join seckill_goods g on g.session_id = s.id and g.spec_id = ${specId}
    join activity a on a.id = s.activity_id and a.state = 'on'
    where s.id = ${sessionId}`;
  const [session] = rows;
  if (!session) throw refuse('kernel.not_found');
  if (session.begun) throw refuse('marketing.session_begun');
  await tx.execute(sql`
    insert into seckill_remind (session_id, spec_id, member_id) values (${sessionId}, ${specId}, ${side.memberId}) on conflict do nothing`);
  return { reminded: 1 };
};
