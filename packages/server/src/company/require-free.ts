import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';

const Held = z.strictObject({ mobile: z.string(), audience: z.string(), companyId: Id.nullable(), enabled: z.boolean() });
type Held = z.infer<typeof Held>;

/** The accounts that have these mobiles. */
export const readHolders = (tx: Tx, mobiles: readonly string[]): Promise<Held[]> =>
  readRows(tx, Held)`
    select mobile, audience, company_id::text as "companyId", enabled from member where mobile = any (${sqlList(mobiles, 'text')})`;

/** Whether the holder of a mobile, if there is one, could join. Joining itself asks again, with his row locked (`account/bind-to-company.ts`). */
export const requireHolderFree = (companyId: Id, held: Held | undefined): void => {
  if (!held) return;
  if (held.audience !== 'buyer') throw refuse('company.not_a_buyer');
  if (held.companyId !== null) throw refuse(held.companyId === companyId ? 'company.bound_here' : 'company.bound_elsewhere');
  if (!held.enabled) throw refuse('company.account_disabled');
};

export const requireFree = async (tx: Tx, companyId: Id, mobile: string): Promise<void> => {
  const [held] = await readHolders(tx, [mobile]);
  requireHolderFree(companyId, held);
};
