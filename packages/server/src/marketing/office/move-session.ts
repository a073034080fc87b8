import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { SessionInput } from '@mall/contract/marketing/seckill-office.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { renamed } from '../activity-names.ts';
import { requireOffer } from '../require-offer.ts';
import { priceSession } from './price-session.ts';
import { requireApart, requireSession, takeSessionsTurn } from './require-session.ts';

const GoodsRow = z.strictObject({ specId: Id });

/** Another name, or other times, before it has begun; of a series of sessions the name stays. */
export const moveSession = async (tx: Tx, id: Id, input: SessionInput): Promise<void> => {
  await takeSessionsTurn(tx);
  const session = await requireSession(tx, id);
  if (session.begun) throw refuse('marketing.session_begun_fixed');
  if (Date.parse(input.endsAt) <= Date.now()) throw refuse('marketing.time_past');
  await requireApart(tx, input, id);
  const goods = await readRows(tx, GoodsRow)`
    select k.spec_id::text as "specId" from seckill_goods k join spec p on p.id = k.spec_id join goods g on g.id = p.goods_id
    where k.session_id = ${id} and p.state = 'on' and g.state = 'on'`;
  // Of its goods only the time is new; price and stock were looked at when they came in.
  await requireOffer(tx, null, {
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
    goods: goods.map(({ specId }) => ({ specId, price: 0, total: 0 })),
    but: { type: 3, ref: id },
  });
  await tx.execute(
    sql`update seckill_session set starts_at = ${input.startsAt}::timestamptz, ends_at = ${input.endsAt}::timestamptz where id = ${id}`,
  );
  const { name, enName } = input;
  await tx.execute(sql`
    update activity set names = ${renamed(name, enName)}, starts_at = ${input.startsAt}::timestamptz, ends_at = ${input.endsAt}::timestamptz
    where id = ${session.activityId} and key is null`);
  if (input.budget !== undefined)
    await tx.execute(
      sql`update activity set budget_fen = ${input.budget === null ? null : fromYuan(input.budget)}::bigint where id = ${session.activityId}`,
    );
  await priceSession(tx, id);
};
