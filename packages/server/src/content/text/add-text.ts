import type { AddText } from '@mall/contract/content/text.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { article } from '../content.table.ts';
import { contentOf } from './text-content.ts';

/** Begins a text at the end of its kind; nobody reads it before it is published. */
export const addText = async (tx: Tx, side: MallSide, { kind, category, title }: AddText): Promise<{ id: Id }> => {
  const last = sql`(select coalesce(max(sort), 0) + 1 from article where kind = ${kind})`;
  const [made] = await tx.insert(article).values({ kind, category, title, sort: last }).returning();
  if (!made) throw new Error('a text was not begun');
  await tx.execute(sql`
    insert into article_draft (article_id, content, revision, saved_by) values (${made.id}, ${JSON.stringify(contentOf(made))}::jsonb, 1, ${side.memberId})`);
  await writeAudit(tx, 'content.text_added', { target: title, after: { kind } }, side);
  return { id: made.id };
};
