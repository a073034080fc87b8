import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { choosable } from '../project/projects-for-orders.ts';

/** A project that the asker can order for. */
export const requireChoosable = async (tx: Tx, side: BuyerSide, projectId: Id | null): Promise<void> => {
  if (projectId === null) return;
  const { rows } = await tx.execute(sql`select from project p where p.id = ${projectId} and ${choosable(side)}`);
  if (rows.length === 0) throw refuse('project.not_choosable');
};
