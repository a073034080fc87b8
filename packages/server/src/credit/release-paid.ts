import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { billsOverdue, overdueFen } from './credit-due.ts';
import { tryMoveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

/** Lets a quota go that was on hold only because something was overdue, once nothing is. */
export const releasePaid = async (tx: Tx, accountId: Id): Promise<void> => {
  const [paid] = await readRows(tx, IdRow)`
    select a.id::text from credit_account a where a.id = ${accountId} and a.state = 'on_hold' and a.hold_kind = 'overdue' and ${billsOverdue} = 0 and ${overdueFen} = 0`;
  if (!paid) return;
  const moved = await tryMoveCredit(tx, accountId, 'release', { kind: 'system' }, { also: sql`, hold_kind = null, reason = ''` });
  if (moved) await tellCredit(tx, accountId, 'release', '');
};
