import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

/** The activity that a spec was promised to: a seckill, limited buy or group buy that runs or is to come. Null: none. */
export const promisedTo = (specId: SQL): SQL => sql`(
  select x.name from (
    select a.names ->> 'zh' as name, o.starts_at from activity_price o left join seckill_session k on o.activity_type = 3 and k.id = o.activity_ref
      join activity a on a.id = coalesce(k.activity_id, o.activity_ref) where o.spec_id = ${specId} and o.open and o.ends_at > now()
    union all
    select a.names ->> 'zh', a.starts_at from group_buy b join activity a on a.id = b.id where b.spec_id = ${specId} and b.state in ('new', 'running')) x
  order by x.starts_at limit 1)`;

const Promised = z.strictObject({ specId: Id, name: z.string(), activity: z.string() });
export type Promised = z.infer<typeof Promised>;

/** Those of some specs that were promised to an activity. */
export const listPromised = (tx: Tx, which: SQL): Promise<Promised[]> =>
  readRows(tx, Promised)`
    select o."specId", o.name, o.activity from (select p.id::text as "specId", p.id, p.name, ${promisedTo(sql`p.id`)} as activity from spec p where ${which}) o
    where o.activity is not null order by o.id`;

/** What buyers were promised is neither switched off nor taken away before its activity ends; the specs are held. */
export const refusePromised = async (tx: Tx, which: SQL): Promise<void> => {
  const [first] = await listPromised(tx, which);
  if (first) throw refuse('goods.spec_promised', { name: first.name, activity: first.activity }, { specId: first.specId });
};
