import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { holdText } from './text-content.ts';

/** Removes a text that was never published. */
export const removeText = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const row = await holdText(tx, id);
  const { rowCount } = await tx.execute(sql`
    delete from article a where a.id = ${id} and a.published_at is null and a.kind <> 'agreement' and not exists (select from article_version v where v.article_id = a.id)`);
  if (rowCount === 0) throw refuse('content.text_published');
  await writeAudit(tx, 'content.text_removed', { target: row.title, before: { kind: row.kind } }, side);
};
