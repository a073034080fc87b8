import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Member } from '../kernel/actor.ts';
import type { Db } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Writes down who reached for an after-sale that is not his, or not there: both get the same answer. */
export const watchAfterSale = async <T>(db: Db, actor: Member, id: Id, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'kernel.not_found')
      await writeAudit(db, 'after_sale.denied', { id }, actor.memberId).catch(() => {});
    throw error;
  }
};
