import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ActivityScope } from '@mall/contract/marketing/coupon.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';

type Given = { scope: ActivityScope; targetIds: readonly Id[] };

const places: Readonly<Record<Exclude<ActivityScope, 'all'>, SQL>> = {
  store: sql`store`,
  goods: sql`goods`,
  brand: sql`brand`,
  class: sql`goods_class`,
};

/** What a coupon or a full reduction holds for, each there. A store's holds for that store or for goods of its own. */
export const requireTargets = async (tx: Tx, storeId: Id | null, { scope, targetIds }: Given): Promise<Id[]> => {
  if (storeId !== null && scope === 'store') return [storeId];
  if (storeId !== null && scope !== 'goods') throw refuse('marketing.scope_wrong');
  if (scope === 'all') return [];
  const ids = [...new Set(targetIds)];
  if (ids.length === 0) throw refuse('marketing.targets_missing');
  const own = storeId === null ? sql`` : sql` and store_id = ${storeId}`;
  const { rowCount } = await tx.execute(sql`select from ${places[scope]} where id = any (${sql.param(ids)}::bigint[])${own}`);
  if (rowCount !== ids.length) throw refuse('kernel.not_found');
  return ids;
};
