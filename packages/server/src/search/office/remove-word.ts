import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Takes back what an operator taught; it is read as before. */
export const removeWord = async (tx: Tx, table: 'search_synonym' | 'plate_rule', id: Id): Promise<null> => {
  const [gone] =
    table === 'plate_rule'
      ? await readRows(tx, IdRow)`delete from plate_rule where id = ${id} returning id::text`
      : await readRows(tx, IdRow)`delete from search_synonym where id = ${id} returning id::text`;
  if (!gone) throw refuse('kernel.not_found');
  return null;
};
