import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followPapersIn } from '../shelf/follow-papers.ts';
import { placeClass } from './place-among.ts';
import { idOf, type Refs } from './refs.ts';
import { requireClass } from './require-class.ts';
import { recountClasses, requireFew, settleGoods } from './settle-goods.ts';

/** Another place among its sisters, or under another class of the same level as the one above it now. */
export const moveClass = async (tx: Tx, refs: Refs, { classId, parentId, beforeId }: ChangeOf<'class.move'>): Promise<Id> => {
  const moved = await requireClass(tx, idOf(refs, classId));
  const under = parentId === null ? undefined : await requireClass(tx, idOf(refs, parentId));
  if ((under?.level ?? 0) !== moved.level - 1) throw refuse('class_office.level_wrong');
  const from = moved.parentId;
  if (under && under.id !== from) {
    await requireFew(tx, [moved.id]);
    await tx.execute(sql`update goods_class set parent_id = ${under.id} where id = ${moved.id}`);
    await settleGoods(tx, [moved.id]);
    await followPapersIn(tx, [moved.id]);
    await recountClasses(tx, [moved.id, ...(from === null ? [] : [from])]);
  }
  await placeClass(tx, moved.id, under?.id ?? null, beforeId === null ? null : idOf(refs, beforeId));
  return moved.id;
};
