import { mostMovedGoods } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sqlList } from '../../kernel/sql-list.ts';

const Moved = z.strictObject({ count: z.int() });

/** Goods in some classes or below, whatever their state; more than one publication may move are refused. */
export const requireFew = async (tx: Tx, classIds: readonly Id[]): Promise<void> => {
  const list = sqlList(classIds);
  const [{ count } = { count: 0 }] = await readRows(tx, Moved)`
    select count(*)::int as count from goods where gc_id = any (${list}) or second_gc_id = any (${list}) or first_gc_id = any (${list})`;
  if (count > mostMovedGoods) throw refuse('class_office.too_many_goods', { count, most: mostMovedGoods });
};

/** After classes moved: paths follow, and goods stand under what their class stands under. */
export const settleGoods = async (tx: Tx, classIds: readonly Id[]): Promise<void> => {
  await tx.execute(sql`
    with recursive line (id, path) as (
      select id, id::text from goods_class where parent_id is null
      union all select c.id, l.path || '/' || c.id from goods_class c join line l on l.id = c.parent_id)
    update goods_class c set path = l.path from line l where l.id = c.id and c.path <> l.path`);
  await tx.execute(sql`
    update goods g set second_gc_id = p.id, first_gc_id = p.parent_id
    from goods_class c join goods_class p on p.id = c.parent_id
    where c.id = g.gc_id and string_to_array(c.path, '/')::bigint[] && ${sqlList(classIds)} and (g.second_gc_id, g.first_gc_id) is distinct from (p.id, p.parent_id)`);
};

/** Counts what is on the shelf in some classes and above them. */
export const recountClasses = (tx: Tx, classIds: readonly Id[]): Promise<unknown> =>
  tx.execute(sql`
    update goods_class c set goods_count = n.amount
    from (select k.id, case k.level
            when 1 then (select count(*) from goods g where g.first_gc_id = k.id and g.state = 'on')
            when 2 then (select count(*) from goods g where g.second_gc_id = k.id and g.state = 'on')
            else (select count(*) from goods g where g.gc_id = k.id and g.state = 'on') end as amount
          from goods_class k where k.id in (select unnest(string_to_array(path, '/')::bigint[]) from goods_class where id = any (${sqlList(classIds)}))) n
    where n.id = c.id and c.goods_count <> n.amount`);
