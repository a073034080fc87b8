import { sqlState, type Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

/** Writes a name that no other role of the company has, nor a standard one: a list of two of one name misleads whoever gives them. */
export const nameRole = async <T>(tx: Tx, name: string, write: () => Promise<T>): Promise<T> => {
  const taken = await readRows(tx, IdRow)`select id::text from role where company_id is null and audience = 'buyer' and name = ${name}`;
  if (taken.length > 0) throw refuse('role.name_taken');
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('role.name_taken');
    throw error;
  }
};
