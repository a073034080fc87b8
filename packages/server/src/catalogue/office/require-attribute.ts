import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ id: Id, classId: Id, name: z.string() });

export const requireAttribute = async (tx: Tx, id: Id): Promise<z.infer<typeof Row>> => {
  const [found] = await readRows(
    tx,
    Row,
  )`select id::text, class_id::text as "classId", names ->> 'zh' as name from attribute where id = ${id} for update`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};
