import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** Goods that are new or changed. */
export const catalogueWork: readonly WorkSlot[] = [
  {
    kind: 'goods',
    right: 'operations:audit:decide',
    waiting: sql`
      select v.id, case when g.state = 'draft' then 'goods.new' else 'goods.change' end as what, v.fields ->> 'name' as name, g.spu_code as sn, s.name as note,
        null::bigint as amount_fen, v.submitted_at as since, '/audits/goods?id=' || v.id as url
      from goods_version v join goods g on g.id = v.goods_id join store s on s.id = g.store_id where v.decision is null`,
    done: sql`
      select v.id, v.decided_by as member_id, v.decided_at as at from goods_version v
      where v.decided_by is not null and v.decided_at >= date_trunc('day', now()) and v.decision in ('approved', 'rejected')`,
  },
];
