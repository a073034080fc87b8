import { changesIn } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { takeDraft } from './draft-revision.ts';
import { readLiveLayout } from './live-layout.queries.ts';
import { addVersion, goLive } from './move-layout.ts';
import { pageName } from './page-name.ts';
import { keptUnder } from './page-zone.ts';

type Input = { zoneId?: Id | undefined; revision: number; note: string };

/** Makes the draft live as a new version. */
export const publishLayout = async (tx: Tx, side: MallSide, { zoneId, revision, note }: Input): Promise<{ version: number }> => {
  const page = keptUnder(zoneId);
  const content = await takeDraft(tx, page, revision);
  if (changesIn(content, await readLiveLayout(tx, zoneId)) === 0) throw refuse('content.nothing_changed');
  const { id, version } = await addVersion(tx, { page, content, note, memberId: side.memberId, dueDate: null });
  await goLive(tx, id);
  await writeAudit(tx, 'content.layout_published', { target: await pageName(tx, zoneId), reason: note, after: { version } }, side);
  return { version };
};
