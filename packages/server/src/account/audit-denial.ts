import type { Actor } from '../kernel/actor.ts';
import type { Db } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';
import { writeAudit } from './write-audit.ts';

/** Runs the work; an id that is not the actor's answers like one that does not exist, and leaves a row for who looks after attacks. */
export const auditDenial = async <T>(db: Db, actor: Actor, which: Record<string, unknown>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'kernel.not_found')
      await writeAudit(db, 'denied', which, actor.kind === 'member' ? actor.memberId : undefined);
    throw error;
  }
};
