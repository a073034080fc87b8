import type { Id } from '@mall/contract/kernel/fields.ts';
import type { GiveBack } from '@mall/contract/store/application.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { inOneLine } from '../kernel/versions.ts';
import { applicationVersions } from './application-versions.ts';
import { lockApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';

/** Gives the version that was looked at back with what is wrong, field by field; the rest need not be filled in again. */
export const giveBackApplication = async (tx: Tx, side: MallSide, id: Id, { versionId, faults }: GiveBack): Promise<void> => {
  const { memberId } = await lockApplication(tx, id);
  const { version } = await applicationVersions.decide(tx, id, versionId, 'rejected', faults);
  const reason = inOneLine(faults);
  const { said } = await moveApplication(tx, id, 'giveBack', byOf(side), { reason, noted: { version: sql`${version}::int` } });
  await tell(tx, 'store.decided', { applicationId: id, memberId, ...said, event: 'giveBack', reason });
};
