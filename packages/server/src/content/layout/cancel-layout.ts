import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { putDraftBack } from './draft-revision.ts';
import { takeBack } from './move-layout.ts';
import { pageName } from './page-name.ts';
import { zoneOf } from './page-zone.ts';

/** Takes a scheduled version back; it becomes the draft again where there is no other. */
export const cancelLayout = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const { page, version, content } = await takeBack(tx, id);
  await putDraftBack(tx, page, content, side.memberId);
  await writeAudit(tx, 'content.layout_unscheduled', { target: await pageName(tx, zoneOf(page)), before: { version } }, side);
};
