import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { requireSoon } from '../require-soon.ts';
import { takeDraft } from './draft-revision.ts';
import { addVersion } from './move-layout.ts';
import { pageName } from './page-name.ts';
import { keptUnder } from './page-zone.ts';

type Input = { zoneId?: Id | undefined; revision: number; note: string; at: string };

/** Has the draft as it is now made live at a moment; what is edited afterwards is another draft. */
export const scheduleLayout = async (tx: Tx, side: MallSide, { zoneId, revision, note, at }: Input): Promise<{ version: number }> => {
  await requireSoon(tx, at);
  const page = keptUnder(zoneId);
  const content = await takeDraft(tx, page, revision);
  const { version } = await addVersion(tx, { page, content, note, memberId: side.memberId, dueDate: at });
  await writeAudit(tx, 'content.layout_scheduled', { target: await pageName(tx, zoneId), reason: note, after: { version, at } }, side);
  return { version };
};
