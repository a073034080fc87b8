import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import { moveClosing } from './move-closing.ts';
import { writeAudit } from './write-audit.ts';

/** Keeping an account takes nothing from anybody, so it takes no proof. */
export const takeBackClosing = async (tx: Tx, side: BuyerSide): Promise<null> => {
  const [waiting] = await readRows(tx, IdRow)`select c.id::text from account_closing c where ${within(side, 'c')} and c.state = 'waiting'`;
  if (!waiting) throw refuse('account.closing_none');
  await moveClosing(tx, waiting.id, 'takeBack', byOf(side));
  await writeAudit(tx, 'account.closing_taken_back', {}, side);
  return null;
};
