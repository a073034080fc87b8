import { type MoveClassGoods, mostMovedGoods } from '@mall/contract/catalogue/class-office.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sqlList } from '../../kernel/sql-list.ts';
import { takeTime } from '../../kernel/take-time.ts';
import { followPapersIn } from '../shelf/follow-papers.ts';
import { takeClassesTurn } from '../shelf/papers-turn.ts';
import { followClass } from '../version/follow-class.ts';
import { requireLeaf } from './require-class.ts';
import { recountClasses } from './settle-goods.ts';

const Above = z.strictObject({ first: Id, second: Id });

/** Goods stand in another class, with all that they have: what the class lacks of their attributes and values it gets. */
export const moveClassGoods = async (
  tx: Tx,
  { classId, intoId, goodsIds }: Omit<MoveClassGoods, 'reason'> & { classId: Id },
): Promise<{ moved: number; left: number }> => {
  if (classId === intoId) throw refuse('class_office.merge_wrong');
  await takeClassesTurn(tx);
  await takeTime(tx, 30);
  await requireLeaf(tx, classId);
  await requireLeaf(tx, intoId);
  const rows = await readRows(tx, IdRow)`
    select id::text from goods where gc_id = ${classId} and (${goodsIds === null} or id = any (${sqlList(goodsIds ?? [])})) order by id limit ${mostMovedGoods} for update`;
  const ids = rows.map((row) => row.id);
  if (goodsIds !== null && ids.length < new Set(goodsIds).size) throw refuse('kernel.not_found');
  if (ids.length > 0) await move(tx, classId, intoId, ids);
  const [left] = await readRows(tx, TotalRow)`select count(*)::int as total from goods where gc_id = ${classId}`;
  return { moved: ids.length, left: left?.total ?? 0 };
};

const move = async (tx: Tx, classId: Id, intoId: Id, goodsIds: readonly Id[]): Promise<void> => {
  const moved = sqlList(goodsIds);
  await tx.execute(sql`
    insert into attribute (class_id, names, facet, in_name, drives_spec, required, kind, unit, sort)
    select ${intoId}::bigint, a.names, a.facet, a.in_name, a.drives_spec, false, a.kind, a.unit, a.sort + (select coalesce(max(sort), 0) from attribute where class_id = ${intoId})
    from attribute a
    where a.class_id = ${classId} and a.id in (select attribute_id from goods_attribute where goods_id = any (${moved}))
      and not exists (select from attribute t where t.class_id = ${intoId} and t.names ->> 'zh' = a.names ->> 'zh')`);
  await tx.execute(sql`
    insert into attribute_value (attribute_id, value, also, sort)
    select t.id, v.value, v.also, v.sort + (select coalesce(max(sort), 0) from attribute_value where attribute_id = t.id)
    from attribute a join attribute t on t.class_id = ${intoId} and t.names ->> 'zh' = a.names ->> 'zh' join attribute_value v on v.attribute_id = a.id
    where a.class_id = ${classId} and v.id in (select value_id from goods_attribute where goods_id = any (${moved})) on conflict (attribute_id, value) do nothing`);
  await tx.execute(sql`
    insert into goods_attribute (goods_id, value_id, attribute_id)
    select g.goods_id, w.id, t.id
    from goods_attribute g join attribute_value v on v.id = g.value_id join attribute a on a.id = v.attribute_id and a.class_id = ${classId}
      join attribute t on t.class_id = ${intoId} and t.names ->> 'zh' = a.names ->> 'zh' join attribute_value w on w.attribute_id = t.id and w.value = v.value
    where g.goods_id = any (${moved}) on conflict do nothing`);
  await followClass(tx, { fromId: classId, intoId, which: sql`goods_id = any (${moved})`, lacking: 'left' });
  await tx.execute(sql`
    delete from goods_attribute where goods_id = any (${moved}) and attribute_id in (select id from attribute where class_id = ${classId})`);
  const [above] = await readRows(tx, Above)`
    select p.parent_id::text as first, p.id::text as second from goods_class c join goods_class p on p.id = c.parent_id where c.id = ${intoId}`;
  if (!above) throw refuse('kernel.not_found');
  await tx.execute(
    sql`update goods set gc_id = ${intoId}, second_gc_id = ${above.second}, first_gc_id = ${above.first} where id = any (${moved})`,
  );
  await tx.execute(sql`update spec set value_ids = values_of_axis(goods_id, axis) where goods_id = any (${moved})`);
  await followPapersIn(tx, [intoId]);
  await recountClasses(tx, [classId, intoId]);
};
