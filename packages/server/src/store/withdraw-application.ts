import { sql } from 'drizzle-orm';
import type { Seller } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { applicationDrafts, applicationVersions } from './application-versions.ts';
import { lockOwnApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';

/** Takes back what waits, to change it; what was filled in is a draft again. */
export const withdrawApplication = async (tx: Tx, { memberId }: Seller): Promise<void> => {
  const { id } = await lockOwnApplication(tx, memberId);
  const { version, fields } = await applicationVersions.decide(tx, id, undefined, 'withdrawn');
  await moveApplication(tx, id, 'withdraw', { kind: 'seller', memberId }, { noted: { version: sql`${version}::int` } });
  await applicationDrafts.keep(tx, memberId, fields);
};
