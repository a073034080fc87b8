import type { Id } from '@mall/contract/kernel/fields.ts';
import { mostFootprints } from '@mall/contract/member/favourites.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

const Row = z.strictObject({ fresh: z.boolean() });

/** One footprint for each goods and day, the last look counts; the oldest fall out beyond the bound. */
export const leaveFootprint = async (
  tx: Tx,
  side: BuyerSide,
  { goodsId, specId }: { goodsId: Id; specId?: Id | undefined },
): Promise<null> => {
  const rows = await readRows(tx, Row)`
    insert into footprint (member_id, goods_id, spec_id, day)
    select ${side.memberId}, g.id, coalesce((select id from spec where id = ${specId ?? null}::bigint and goods_id = g.id), g.default_spec_id), current_date
    from goods g where g.id = ${goodsId} and g.state = 'on' and g.default_spec_id is not null
    on conflict (member_id, goods_id, day) do update set seen_at = clock_timestamp(), spec_id = excluded.spec_id
    returning xmax = 0 as fresh`;
  const [row] = rows;
  if (!row) throw refuse('goods.not_found');
  if (row.fresh)
    await tx.execute(sql`
      delete from footprint where id in (
        select id from footprint where ${within(side, 'footprint')} order by seen_at desc, id desc offset ${mostFootprints})`);
  return null;
};
