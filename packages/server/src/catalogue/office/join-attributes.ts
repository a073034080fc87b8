import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';

/** Attributes and values of a class go over to another; those of one name are one. What only one of them has keeps its number, so that addresses that name it still do. */
export const joinAttributes = async (tx: Tx, fromId: Id, intoId: Id): Promise<void> => {
  await tx.execute(sql`
    update attribute a set class_id = ${intoId}, sort = a.sort + (select coalesce(max(sort), 0) from attribute where class_id = ${intoId})
    where a.class_id = ${fromId} and not exists (select from attribute t where t.class_id = ${intoId} and t.names ->> 'zh' = a.names ->> 'zh')`);
  const pairs = sql`attribute a join attribute t on t.class_id = ${intoId} and t.names ->> 'zh' = a.names ->> 'zh'`;
  await tx.execute(sql`
    update attribute_value v set attribute_id = t.id, sort = v.sort + (select coalesce(max(sort), 0) from attribute_value where attribute_id = t.id)
    from ${pairs}
    where a.class_id = ${fromId} and v.attribute_id = a.id and not exists (select from attribute_value w where w.attribute_id = t.id and w.value = v.value)`);
  await tx.execute(sql`
    update goods_attribute g set attribute_id = v.attribute_id from attribute_value v where v.id = g.value_id and g.attribute_id <> v.attribute_id and v.attribute_id in (select id from attribute where class_id = ${intoId})`);
  // What both have: goods with the one get the other.
  await tx.execute(sql`
    insert into goods_attribute (goods_id, value_id, attribute_id)
    select g.goods_id, w.id, t.id from ${pairs} join attribute_value v on v.attribute_id = a.id join attribute_value w on w.attribute_id = t.id and w.value = v.value join goods_attribute g on g.value_id = v.id
    where a.class_id = ${fromId} on conflict do nothing`);
  await tx.execute(sql`
    update attribute_value w set also = (select coalesce(array_agg(distinct word), '{}') from unnest(w.also || v.also) word)
    from ${pairs} join attribute_value v on v.attribute_id = a.id
    where a.class_id = ${fromId} and w.attribute_id = t.id and w.value = v.value and v.also <> '{}'`);
  await tx.execute(sql`delete from goods_attribute where attribute_id in (select id from attribute where class_id = ${fromId})`);
  await tx.execute(sql`delete from attribute where class_id = ${fromId}`);
};
