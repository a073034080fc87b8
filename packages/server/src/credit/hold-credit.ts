import type { HoldKind } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type By } from '../kernel/side.ts';
import { lockCredit } from './lock-credit.ts';
import { moveCredit } from './move-credit.ts';
import { tellCredit } from './tell-credit.ts';

/** Lets no more orders on a quota; those that are on it go on. What is overdue is said by its kind, in the reader's language; people give a reason. */
export const holdCredit = async (tx: Tx, by: By, id: Id, { kind, reason = '' }: { kind: HoldKind; reason?: string }): Promise<void> => {
  await lockCredit(tx, id);
  await moveCredit(tx, id, 'hold', by, { reason, also: sql`, hold_kind = ${kind}, reason = ${reason}` });
  await tellCredit(tx, id, 'hold', reason);
};
