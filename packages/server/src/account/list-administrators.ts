import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { administrators } from './administrators.ts';

/** A company with more of them than this is not told through each. */
const most = 50;

/** Who of a company hears what concerns its accounts and systems. */
export const listAdministrators = async (tx: Tx, companyId: Id): Promise<Id[]> => {
  const rows = await readRows(tx, IdRow)`select m.id::text from member m where ${administrators(companyId)} order by m.id limit ${most}`;
  return rows.map(({ id }) => id);
};
