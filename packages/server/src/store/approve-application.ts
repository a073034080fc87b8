import { right } from '@mall/contract/account/rights.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { joinStore } from '../account/join-store.ts';
import { requireAreaStill } from '../company/require-area.ts';
import { showUploads } from '../content/show-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { applicationVersions } from './application-versions.ts';
import { lockApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';
import { openStore } from './open-store.ts';

/** Opens the store of the version that was looked at; whoever registered it owns it from this moment. */
export const approveApplication = async (tx: Tx, side: MallSide, id: Id, versionId: Id): Promise<void> => {
  const { memberId } = await lockApplication(tx, id);
  const { version, fields } = await applicationVersions.decide(tx, id, versionId, 'approved');
  await requireAreaStill(tx, fields);
  const storeId = await openStore(tx, fields);
  // Whoever keeps the store answers for its papers, though he who sent them has left.
  const pages = [fields.licence, ...fields.qualifications.flatMap(({ files }) => files.map(({ url }) => url))];
  await showUploads(tx, pages, [storeId], right('seller:store:manage'));
  const { said } = await moveApplication(tx, id, 'approve', byOf(side), {
    noted: { version: sql`${version}::int` },
    also: sql`, store_id = ${storeId}`,
  });
  await joinStore(tx, memberId, storeId);
  await tell(tx, 'store.opened', { storeId, classIds: fields.classes });
  await tell(tx, 'store.decided', { applicationId: id, memberId, ...said, event: 'approve', reason: '' });
};
