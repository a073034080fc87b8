import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { OfficeActivity } from '@mall/contract/marketing/activity-office.api.ts';
import { activityStandings, type OfficeQuery, officeKinds, typeOfKind } from '@mall/contract/marketing/activity-office.rules.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';
import { enNameOf } from '../activity-names.ts';
import { listScopes } from '../scope.queries.ts';
import { broughtTo } from './brought.ts';
import { type Laying, storeOf } from './lay-activity.ts';

const steps = z.array(z.strictObject({ threshold: z.number(), reduction: z.number() }));
const Row = z.strictObject({
  id: Id,
  kind: z.enum(officeKinds),
  name: z.string(),
  enName: z.string(),
  storeName: z.string().nullable(),
  scope: z.enum(activityScopes),
  startDate: z.string(),
  endDate: z.string(),
  standing: z.enum(activityStandings),
  steps,
  coupon: OfficeActivity.shape.coupon,
  stock: OfficeActivity.shape.stock,
  goods: z.array(z.string()),
  group: z
    .strictObject({
      state: z.enum(['new', 'running', 'succeeded', 'failed']),
      buyers: z.number(),
      leastBuyers: z.number(),
      priceFen: z.number(),
      steps: z.array(z.strictObject({ buyers: z.number(), priceFen: z.number() })),
    })
    .nullable(),
  budgetFen: z.number().nullable(),
  own: z.boolean(),
  orders: z.number(),
  buyers: z.number(),
  newBuyers: z.number(),
  amountFen: z.number(),
  costFen: z.number(),
});
type Row = z.infer<typeof Row>;

/** Of a time-limited buy so many of its goods are named. */
const goodsNamed = 2;

/** By the clock of the database, unless somebody stopped it. */
const standing = sql`case when a.state = 'closed' then 'stopped' when a.ends_at <= now() then 'over' when a.state = 'paused' then 'paused' when a.starts_at > now() then 'coming' else 'running' end`;

const soldBy = (storeId: Id | null, specId: SQL): SQL =>
  storeId === null
    ? sql`true`
    : sql`exists (select from spec p join goods g on g.id = p.goods_id where p.id = ${specId} and g.store_id = ${storeId})`;

/** Whose a store sees: its own, and what the mall has laid for goods of the store. */
const seenBy = (storeId: Id): SQL => sql`(a.store_id = ${storeId} or a.store_id is null and case a.activity_type
  when 4 then exists (select from group_buy b where b.id = a.id and ${soldBy(storeId, sql`b.spec_id`)})
  when 5 then exists (select from time_limited_goods k where k.activity_id = a.id and ${soldBy(storeId, sql`k.spec_id`)})
  else a.scope = 'all' or exists (select from activity_target t join goods g on g.store_id = ${storeId} and g.state = 'on' and t.target_id = any (case a.scope
    when 'store' then array[g.store_id] when 'goods' then array[g.id] when 'brand' then array[g.brand_id] else array[g.first_gc_id, g.second_gc_id, g.gc_id] end) where t.activity_id = a.id) end)`;

// A store is told neither of the pieces of other stores nor of the mall's budget.
const columnsFor = (
  storeId: Id | null,
) => sql`a.id::text, a.store_id is not distinct from ${storeId}::bigint as own, case a.activity_type when 1 then 'coupon' when 2 then 'reduction' when 4 then 'group' else 'limited' end as kind, a.names ->> 'zh' as name, ${enNameOf} as "enName",
  (select t.name from store t where t.id = a.store_id) as "storeName", a.scope, ${timeText(sql`a.starts_at`)} as "startDate", ${timeText(sql`a.ends_at`)} as "endDate", ${standing} as standing,
  coalesce((select json_agg(json_build_object('threshold', r.threshold_fen, 'reduction', r.reduction_fen) order by r.threshold_fen)
    from (select threshold_fen, reduction_fen from full_reduction_rule where activity_id = a.id union all select threshold_fen, reduction_fen from coupon where id = a.id) r), '[]') as steps,
  (select json_build_object('quota', c.quota, 'received', c.received, 'perMember', c.per_member, 'validUntil', ${timeText(sql`c.valid_until`)}) from coupon c where c.id = a.id) as coupon,
  (select json_build_object('goods', count(*), 'total', sum(k.total), 'sold', sum(k.sold)) from (
    select total, sold from time_limited_goods d where d.activity_id = a.id and ${soldBy(storeId, sql`d.spec_id`)} union all select total, sold from group_buy where id = a.id) k having count(*) > 0) as stock,
  array(select p.name from (select spec_id, 0 as sort from group_buy where id = a.id union all
    select d.spec_id, d.sort from time_limited_goods d where d.activity_id = a.id and ${soldBy(storeId, sql`d.spec_id`)}) k
    join spec p on p.id = k.spec_id order by k.sort, p.id limit ${goodsNamed}::int) as goods,
  (select json_build_object('state', b.state, 'buyers', b.buyers, 'leastBuyers', b.least_buyers, 'priceFen', b.price_fen,
    'steps', (select json_agg(json_build_object('buyers', s.buyers, 'priceFen', s.price_fen) order by s.buyers) from group_step s where s.group_id = b.id)) from group_buy b where b.id = a.id) as "group",
  case when ${storeId}::bigint is null or a.store_id = ${storeId}::bigint then a.budget_fen::float8 end as "budgetFen", x.orders, x.buyers, x."newBuyers", x.amount::float8 as "amountFen", x.cost::float8 as "costFen"`;

const whereOf = (storeId: Id | null, { kind, standing: wanted, word }: OfficeQuery): SQL =>
  sql.join(
    [
      sql`a.activity_type <> 3`,
      ...(storeId === null ? [] : [seenBy(storeId)]),
      ...(kind ? [sql`a.activity_type = ${typeOfKind[kind]}`] : []),
      ...(wanted ? [sql`${standing} = ${wanted}`] : []),
      ...(word ? [sql`a.names ->> 'zh' ilike ${likePattern(word)}`] : []),
    ],
    sql` and `,
  );

const yuan = (amount: number) => toYuan(fen(amount));

const toOffice = (
  { orders, buyers, newBuyers, amountFen, costFen, budgetFen, group, goods, steps: own, ...row }: Row,
  targets: string[],
): OfficeActivity => ({
  ...row,
  targets: [...targets, ...goods],
  steps: own.map(({ threshold, reduction }) => ({ threshold: yuan(threshold), reduction: yuan(reduction) })),
  group: group && {
    state: group.state,
    buyers: group.buyers,
    leastBuyers: group.leastBuyers,
    price: yuan(group.priceFen),
    steps: group.steps.map(({ buyers: from, priceFen }) => ({ buyers: from, price: yuan(priceFen) })),
  },
  budget: budgetFen === null ? null : yuan(budgetFen),
  brought: { orders, buyers, newBuyers, amount: yuan(amountFen), cost: yuan(costFen) },
});

/** Activities of a store and of the mall on its goods, or all of the mall, the latest first, with what each has brought. */
export const listOffice = async (tx: Tx, side: Laying, query: OfficeQuery): Promise<PageOf<OfficeActivity>> => {
  const storeId = storeOf(side);
  const where = whereOf(storeId, query);
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from activity a where ${where}`;
  const rows = await readRows(tx, Row)`
    select ${columnsFor(storeId)} from (select * from activity a where ${where} order by a.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}) a
    cross join ${broughtTo(storeId)} x order by a.id desc`;
  const scopes = await listScopes(
    tx,
    rows.map(({ id }) => id),
    'zh',
  );
  return {
    list: rows.map((row) =>
      toOffice(
        row,
        (scopes.get(row.id)?.targets ?? []).map(({ name }) => name),
      ),
    ),
    total: counted?.total ?? 0,
  };
};
