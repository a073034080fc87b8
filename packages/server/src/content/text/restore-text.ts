import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { findTextDraft, holdText } from './text-content.ts';
import { requireTextVersion } from './text-office.queries.ts';

/** Makes an earlier version what is edited; it is published like any other. */
export const restoreText = async (tx: Tx, side: MallSide, id: Id, version: number): Promise<void> => {
  await holdText(tx, id);
  if ((await findTextDraft(tx, id))?.waits) throw refuse('content.text_waiting');
  const content = await requireTextVersion(tx, id, version);
  await tx.execute(sql`
    insert into article_draft (article_id, content, revision, saved_by) values (${id}, ${JSON.stringify(content)}::jsonb, 1, ${side.memberId})
    on conflict (article_id) do update set content = excluded.content, revision = article_draft.revision + 1, saved_by = excluded.saved_by, saved_at = now()`);
};
