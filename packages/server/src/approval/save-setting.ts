import { fromYuan, largestAmount, type Money } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { readSelfLimit } from './plan-approval.ts';
import { lockProcesses } from './require-own-process.ts';

/** Up to which amount who is alone on a node passes it; for requests to come. */
export const saveSetting = async (tx: Tx, side: BuyerSide, selfLimit: Money): Promise<null> => {
  const { companyId, memberId } = await lockProcesses(tx, side);
  const limit = fromYuan(selfLimit);
  if (limit < 0 || limit > largestAmount) throw refuse('approval.amount_wrong');
  const before = await readSelfLimit(tx, companyId);
  await tx.execute(sql`
    insert into approval_setting (company_id, self_limit_fen, updated_by) values (${companyId}, ${limit}, ${memberId})
    on conflict (company_id) do update set self_limit_fen = excluded.self_limit_fen, updated_by = excluded.updated_by, updated_at = now()`);
  await writeAudit(tx, 'approval.setting_changed', { companyId, before: { limitFen: before }, after: { limitFen: limit } }, side);
  return null;
};
