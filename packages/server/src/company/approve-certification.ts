import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { raiseFounders } from '../account/raise-founders.ts';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide, type SystemSide } from '../kernel/side.ts';
import { setFields } from './company-fields.ts';
import { companyVersions } from './company-versions.ts';
import { lockCompany } from './lock-company.ts';
import { moveCompany } from './move-company.ts';
import { orTaken } from './or-taken.ts';
import { requireAreaStill } from './require-area.ts';
import { tellDecided } from './tell-decided.ts';

/** Puts the version that was looked at in force. The first one makes its founder the company's administrator. */
export const approveCertification = async (tx: Tx, side: MallSide | SystemSide, companyId: Id, versionId: Id): Promise<void> => {
  const { state } = await lockCompany(tx, companyId);
  const { version, memberId, fields } = await companyVersions.decide(tx, companyId, versionId, 'approved');
  await requireAreaStill(tx, fields);
  const event = state === 'active' ? 'approveChange' : 'approve';
  const { said } = await orTaken(() =>
    moveCompany(tx, companyId, event, byOf(side), {
      noted: { version: sql`${version}::int` },
      also: sql`${setFields(fields)}, member_id = ${memberId}, audited_at = now(), reason = ''`,
    }),
  );
  if (event === 'approve') await raiseFounders(tx, companyId);
  await tellDecided(tx, { companyId, ...said, event, reason: '' });
};
