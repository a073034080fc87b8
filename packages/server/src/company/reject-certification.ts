import type { RejectCertification } from '@mall/contract/company/certification.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide, type SystemSide } from '../kernel/side.ts';
import { inOneLine } from '../kernel/versions.ts';
import { companyVersions } from './company-versions.ts';
import { lockCompany } from './lock-company.ts';
import { moveCompany } from './move-company.ts';
import { tellDecided } from './tell-decided.ts';

/** Gives the version that was looked at back with what is wrong, field by field. A certified company stays so. */
export const rejectCertification = async (
  tx: Tx,
  side: MallSide | SystemSide,
  companyId: Id,
  { versionId, faults }: RejectCertification,
): Promise<void> => {
  const { state } = await lockCompany(tx, companyId);
  const { version } = await companyVersions.decide(tx, companyId, versionId, 'rejected', faults);
  const reason = inOneLine(faults);
  const noted = { version: sql`${version}::int` };
  const event = state === 'active' ? 'rejectChange' : 'reject';
  const also = event === 'reject' ? sql`, audited_at = now(), reason = ${reason}` : sql``;
  const { said } = await moveCompany(tx, companyId, event, byOf(side), { reason, noted, also });
  await tellDecided(tx, { companyId, ...said, event, reason });
};
