import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, WordsColumn } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ id: Id, parentId: Id.nullable(), level: z.int(), names: WordsColumn });
export type HeldClass = z.infer<typeof Row>;

/** A class that is in use, held until the publication is through. */
export const requireClass = async (tx: Tx, id: Id): Promise<HeldClass> => {
  const [found] = await readRows(tx, Row)`
    select id::text, parent_id::text as "parentId", level, names from goods_class where id = ${id} and merged_into is null for update`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** One in which goods and attributes stand. */
export const requireLeaf = async (tx: Tx, id: Id): Promise<HeldClass> => {
  const found = await requireClass(tx, id);
  if (found.level !== 3) throw refuse('class_office.level_wrong');
  return found;
};
