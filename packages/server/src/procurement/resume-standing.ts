import type { Id } from '@mall/contract/kernel/fields.ts';
import { nextRun } from '@mall/contract/procurement/standing.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { holdStanding } from './hold-standing.ts';
import { moveStanding } from './move-standing.ts';

/** Goes on from the next day of its calendar: what was missed meanwhile is not made up for. */
export const resumeStanding = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const { period, day, after } = await holdStanding(tx, side, id);
  await moveStanding(tx, id, 'resume', byOf(side), { also: sql`, next_on = ${nextRun(period, day, after)}::date` });
  return null;
};
