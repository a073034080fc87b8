import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { ActivityForm } from '@mall/contract/marketing/activity-office.api.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { timeText } from '../../kernel/time-text.ts';
import { enNameOf } from '../activity-names.ts';
import { type Laying, storeOf } from './lay-activity.ts';
import { SpecRow, specColumns, toSpec } from './spec-choice.queries.ts';

const Row = z.strictObject({
  kind: z.enum(['coupon', 'reduction', 'limited']),
  name: z.string(),
  enName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  budgetFen: z.number().nullable(),
  scope: z.enum(activityScopes),
  targets: z.array(z.strictObject({ id: Id, name: z.string() })),
  steps: z.array(z.strictObject({ threshold: z.number(), reduction: z.number() })),
  coupon: z.strictObject({ quota: z.number(), perMember: z.number(), validDays: z.number() }).nullable(),
});
const GoodsRow = SpecRow.extend({ dealFen: z.number(), total: z.number(), restriction: z.number() });

const yuan = (amount: number) => toYuan(fen(amount));

/** A coupon, full reduction or time-limited buy of one's own with everything that its form asks for. */
export const requireActivityForm = async (tx: Tx, side: Laying, id: Id): Promise<ActivityForm> => {
  const [row] = await readRows(tx, Row)`
    select case a.activity_type when 1 then 'coupon' when 2 then 'reduction' else 'limited' end as kind, a.names ->> 'zh' as name, ${enNameOf} as "enName", ${timeText(sql`a.starts_at`)} as "startDate",
      ${timeText(sql`a.ends_at`)} as "endDate", a.budget_fen::float8 as "budgetFen", a.scope,
      coalesce((select json_agg(json_build_object('id', t.target_id::text, 'name', coalesce(s.name, b.name, g.name, k.names ->> 'zh', '')) order by t.target_id) from activity_target t
        left join store s on a.scope = 'store' and s.id = t.target_id left join brand b on a.scope = 'brand' and b.id = t.target_id
        left join goods g on a.scope = 'goods' and g.id = t.target_id left join goods_class k on a.scope = 'class' and k.id = t.target_id where t.activity_id = a.id), '[]') as targets,
      coalesce((select json_agg(json_build_object('threshold', r.threshold_fen, 'reduction', r.reduction_fen) order by r.threshold_fen)
        from (select threshold_fen, reduction_fen from full_reduction_rule where activity_id = a.id union all select threshold_fen, reduction_fen from coupon where id = a.id) r), '[]') as steps,
      (select json_build_object('quota', c.quota, 'perMember', c.per_member, 'validDays', greatest(1, ceil(extract(epoch from c.valid_until - c.valid_from) / 86400))::int) from coupon c where c.id = a.id) as coupon
    from activity a where a.id = ${id} and a.activity_type in (1, 2, 5) and a.store_id is not distinct from ${storeOf(side)}::bigint`;
  if (!row) throw refuse('kernel.not_found');
  const goods = await readRows(tx, GoodsRow)`
    select ${specColumns}, d.price_fen::float8 as "dealFen", d.total, d.restriction
    from time_limited_goods d join spec p on p.id = d.spec_id join goods g on g.id = p.goods_id join store t on t.id = g.store_id where d.activity_id = ${id} order by d.sort, d.spec_id`;
  const { budgetFen, steps, ...rest } = row;
  return {
    id,
    ...rest,
    budget: budgetFen === null ? null : yuan(budgetFen),
    steps: steps.map(({ threshold, reduction }) => ({ threshold: yuan(threshold), reduction: yuan(reduction) })),
    goods: goods.map(({ dealFen, total, restriction, ...spec }) => ({ spec: toSpec(spec), price: yuan(dealFen), total, restriction })),
  };
};
