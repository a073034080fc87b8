import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { forgetActors } from '../account/actor-cache.ts';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { lockCompany } from './lock-company.ts';
import { moveCompany } from './move-company.ts';
import { tellDecided } from './tell-decided.ts';

/** Stops a certified company from ordering and paying; what is paid goes on. */
export const blockCompany = async (tx: Tx, side: MallSide, companyId: Id, reason: string): Promise<void> => {
  await lockCompany(tx, companyId);
  const { said } = await moveCompany(tx, companyId, 'block', byOf(side), { reason, also: sql`, reason = ${reason}, audited_at = now()` });
  forgetActors();
  await tellDecided(tx, { companyId, ...said, event: 'block', reason });
};
