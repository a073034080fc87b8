import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';

/** The request of a contract that is decided, or that its author may still submit again. */
export const findOpenRequest = async (tx: Tx, contractId: Id): Promise<Id | undefined> => {
  const [found] = await readRows(tx, IdRow)`
    select id::text from approval_request where agreement_id = ${contractId} and state in ('running', 'returned', 'withdrawn')`;
  return found?.id;
};
