import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';

const Row = z.strictObject({ name: z.string() });

/**
 * Nobody makes sales and praise for the own store: not its people, nor the company that it belongs to or whose licence it carries. A person
 * without company and store has no store, and costs no statement.
 */
export const refuseOwnStore = async (
  tx: Tx,
  side: BuyerSide,
  storeIds: readonly Id[],
  code: ErrorCode = 'order.own_store',
): Promise<void> => {
  const { companyId = null, ownStoreId: storeId = null } = side;
  if (companyId === null && storeId === null) return;
  const rows = await readRows(tx, Row)`
    select name from store t
    where id = any (${sqlList(storeIds)}) and (id = ${storeId}::bigint or company_id = ${companyId}::bigint
      or licence ->> 'unifiedCode' = (select unified_code from company where id = ${companyId}::bigint))
    order by id limit 1`;
  const [own] = rows;
  if (own) throw refuse(code, { store: own.name });
};
