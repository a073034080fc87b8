import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followPapersIn } from '../shelf/follow-papers.ts';
import { followClass } from '../version/follow-class.ts';
import { joinAttributes } from './join-attributes.ts';
import { requireClass } from './require-class.ts';
import { recountClasses, requireFew, settleGoods } from './settle-goods.ts';

/** A class becomes part of another of its level: what stood in it or named it stands in the other or names that. The row stays, hidden. */
export const mergeClass = async (tx: Tx, { classId, intoId }: ChangeOf<'class.merge'>): Promise<Id> => {
  if (classId === intoId) throw refuse('class_office.merge_wrong');
  // By number, so that two who merge the same two do not wait for each other.
  for (const id of [classId, intoId].toSorted((one, other) => Number(one) - Number(other))) await requireClass(tx, id);
  const from = await requireClass(tx, classId);
  const into = await requireClass(tx, intoId);
  if (from.level !== into.level) throw refuse('class_office.merge_wrong');
  await requireFew(tx, [classId]);
  if (from.level === 3) {
    await followClass(tx, { fromId: classId, intoId, lacking: 'kept' });
    await joinAttributes(tx, classId, intoId);
    await tx.execute(sql`update goods set gc_id = ${intoId} where gc_id = ${classId}`);
    await tx.execute(sql`
      update spec s set value_ids = values_of_axis(s.goods_id, s.axis) from goods g
      where g.id = s.goods_id and g.gc_id = ${intoId} and s.value_ids is distinct from values_of_axis(s.goods_id, s.axis)`);
  } else {
    await tx.execute(sql`
      update goods_class set parent_id = ${intoId}, sort = sort + (select coalesce(max(sort), 0) from goods_class where parent_id = ${intoId}) where parent_id = ${classId}`);
  }
  await namedAnew(tx, classId, intoId);
  await tx.execute(sql`
    update goods_class set merged_into = ${intoId}, shown = false, goods_count = 0 where id = ${classId} or merged_into = ${classId}`);
  await tx.execute(sql`
    update goods_class t set
      former = (select coalesce(array_agg(distinct name), '{}') from unnest(t.former || f.former || array[f.names ->> 'zh']) name where name <> t.names ->> 'zh'),
      synonyms = (select coalesce(array_agg(distinct word), '{}') from unnest(t.synonyms || f.synonyms) word)
    from goods_class f where f.id = ${classId} and t.id = ${intoId}`);
  await settleGoods(tx, [intoId]);
  await tell(tx, 'class.merged', { classId, intoId });
  // Behind the news: what papers are asked for goes over with it.
  await followPapersIn(tx, [intoId]);
  await recountClasses(tx, [intoId, ...(from.parentId === null ? [] : [from.parentId])]);
  return intoId;
};

/** The rows of this room that name it. */
const namedAnew = async (tx: Tx, classId: Id, intoId: Id): Promise<void> => {
  await tx.execute(
    sql`insert into brand_class (brand_id, class_id) select brand_id, ${intoId}::bigint from brand_class where class_id = ${classId} on conflict do nothing`,
  );
  await tx.execute(sql`delete from brand_class where class_id = ${classId}`);
  await tx.execute(
    sql`insert into store_main_class (store_id, class_id) select store_id, ${intoId}::bigint from store_main_class where class_id = ${classId} on conflict do nothing`,
  );
  await tx.execute(sql`delete from store_main_class where class_id = ${classId}`);
  await tx.execute(
    sql`insert into class_price (class_id, month, average_fen) select ${intoId}::bigint, month, average_fen from class_price where class_id = ${classId} on conflict do nothing`,
  );
  await tx.execute(sql`delete from class_price where class_id = ${classId}`);
  await tx.execute(
    sql`insert into zone_rule (zone_id, kind, target) select zone_id, kind, ${intoId} from zone_rule where kind = 'class' and target = ${classId} on conflict do nothing`,
  );
  await tx.execute(sql`delete from zone_rule where kind = 'class' and target = ${classId}`);
};
