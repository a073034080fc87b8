import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { companyDrafts, companyVersions } from './company-versions.ts';
import { lockCompany } from './lock-company.ts';
import { moveCompany } from './move-company.ts';

/** Takes back what waits, to change it; what was filled in goes back into the draft of whoever takes it back. */
export const withdrawCertification = async (tx: Tx, side: BuyerSide): Promise<void> => {
  const { companyId } = side;
  if (companyId === undefined) throw refuse('company.moved');
  const { state } = await lockCompany(tx, companyId);
  const { version, fields } = await companyVersions.decide(tx, companyId, undefined, 'withdrawn');
  await moveCompany(tx, companyId, state === 'active' ? 'withdrawChange' : 'withdraw', byOf(side), {
    noted: { version: sql`${version}::int` },
  });
  await companyDrafts.keep(tx, side.memberId, fields);
};
