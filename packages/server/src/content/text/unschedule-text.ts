import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';

const Row = z.strictObject({ id: Id, title: z.string() });

/** Takes the moment back at which a text was to be published; what is edited stays. */
export const unscheduleText = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const [row] = await readRows(tx, Row)`
    update article_draft set due_at = null where article_id = ${id} and due_at is not null returning article_id::text as id, content ->> 'title' as title`;
  if (!row) throw refuse('content.version_gone');
  await writeAudit(tx, 'content.text_unscheduled', { target: row.title }, side);
};
