import { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { addVersion, goLive, takeBack } from './move-layout.ts';
import { pageName } from './page-name.ts';
import { zoneOf } from './page-zone.ts';

const Earlier = z.strictObject({ page: z.string(), version: z.int(), state: z.string(), content: LayoutContent });

/** Makes an earlier version live again, or one that was held or taken back, as a new one: nothing that was made is ever lost. */
export const undoLayout = async (tx: Tx, side: MallSide, id: Id): Promise<{ version: number }> => {
  const [earlier] = await readRows(tx, Earlier)`
    select zone_id::text as page, version, state, content from layout_version where id = ${id} and state in ('past', 'held', 'cancelled')`;
  if (!earlier) throw refuse('content.version_gone');
  const { page, content, version: from, state } = earlier;
  if (state === 'held') await takeBack(tx, id);
  const { id: newId, version } = await addVersion(tx, {
    page,
    content,
    note: `${state === 'past' ? '退回' : '按'} v${from}`,
    memberId: side.memberId,
    dueDate: null,
  });
  await goLive(tx, newId);
  await writeAudit(tx, 'content.layout_published', { target: await pageName(tx, zoneOf(page)), after: { version, from } }, side);
  return { version };
};
