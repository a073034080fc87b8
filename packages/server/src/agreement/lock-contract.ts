import { contractStates } from '@mall/contract/agreement/agreement.machine.ts';
import { contractKinds, contractSides } from '@mall/contract/agreement/agreement.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { orMoved } from '../kernel/or-moved.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, within } from '../kernel/side.ts';
import { seenBy } from './contract-row.ts';

const LockedContract = z.strictObject({
  id: Id,
  contractSn: z.string(),
  kind: z.enum(contractKinds),
  state: z.enum(contractStates),
  companyId: Id,
  storeId: Id,
  orderId: Id.nullable(),
  createdSide: z.enum(contractSides),
  firstSide: z.enum(contractSides),
  revision: z.number(),
  hash: z.string().nullable(),
  endSide: z.enum(contractSides).nullable(),
  over: z.boolean(),
});
export type LockedContract = z.infer<typeof LockedContract>;

/** Holds a contract until the transaction ends. Who does not reach it, or does not see it yet because the other side has not sent it, is told that there is none. Orders are locked before it. */
export const lockContract = async (tx: Tx, side: ActingSide, id: Id): Promise<LockedContract> => {
  const [found] = await orMoved(
    side,
    'agreement.moved',
    () => readRows(tx, LockedContract)`
    select a.id::text, a.contract_sn as "contractSn", a.kind, a.state, a.company_id::text as "companyId", a.store_id::text as "storeId", a.order_id::text as "orderId",
      a.created_side as "createdSide", a.first_side as "firstSide", a.revision, a.hash, a.end_side as "endSide", a.valid_to < current_date as over
    from agreement a where a.id = ${id} and ${within(side, 'a')} and ${seenBy(side)} for no key update`,
  );
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** What would be in force for no day is neither sent nor agreed to nor signed. */
export const requireDaysLeft = ({ over }: Pick<LockedContract, 'over'>): void => {
  if (over) throw refuse('agreement.days_over');
};
