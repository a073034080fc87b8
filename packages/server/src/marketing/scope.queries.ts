import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import type { ActivityScope, ScopeTargets } from '@mall/contract/marketing/coupon.api.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { nameAbroad } from '../catalogue/goods-name.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { wordOf } from '../kernel/word-of.ts';

export type Scopes = ReadonlyMap<Id, ScopeTargets>;

const mostNamed = 6;

const Row = z.strictObject({
  id: z.string(),
  scope: z.enum(activityScopes),
  target_id: z.string(),
  total: z.number(),
  name: z.string().nullable(),
  en_name: z.string().nullable(),
  names: WordsColumn.nullable(),
});
type Row = z.infer<typeof Row>;

/** The things that activities hold for, by name, for many activities in one statement. */
export const listScopes = async (tx: Tx, activityIds: readonly Id[], language: Language): Promise<Scopes> => {
  if (activityIds.length === 0) return new Map();
  const rows = await readRows(tx, Row)`
    select a.id::text, a.scope, t.target_id::text, t.total::int,
      coalesce(s.name, b.name, g.name) as name, coalesce(s.en_name, b.en_name, ${nameAbroad(language)}) as en_name, k.names
    from activity a
    join lateral (select target_id, row_number() over (order by target_id) as nth, count(*) over () as total
                  from activity_target where activity_id = a.id) t on t.nth <= ${mostNamed}
    left join store s on a.scope = 'store' and s.id = t.target_id
    left join brand b on a.scope = 'brand' and b.id = t.target_id
    left join goods g on a.scope = 'goods' and g.id = t.target_id
    left join goods_class k on a.scope = 'class' and k.id = t.target_id
    where a.id = any (${sql.param([...activityIds])}::bigint[])
    order by a.id, t.nth`;
  const nameOf = (row: Row) => (row.names ? wordOf(row.names, language) : (language !== fallbackLanguage && row.en_name) || row.name || '');
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].map(([id, targets]) => [
      id,
      {
        kind: targets[0]?.scope ?? 'all',
        total: targets[0]?.total ?? 0,
        targets: targets.map((row) => ({ id: row.target_id, name: nameOf(row) })),
      },
    ]),
  );
};

export const scopeOf = (scopes: Scopes, activityId: Id, kind: ActivityScope): ScopeTargets =>
  scopes.get(activityId) ?? { kind, total: 0, targets: [] };
