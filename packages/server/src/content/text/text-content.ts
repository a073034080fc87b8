import { abroad, nothingSaid, type Said, TextContent, type TextKind } from '@mall/contract/content/text.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { article } from '../content.table.ts';

export type TextRecord = typeof article.$inferSelect;

const saidIn = (words: TextRecord['words'], language: Language): Said => ({ ...nothingSaid, ...words[language] });

/** What the row of an article says, as a version keeps it. */
export const contentOf = (row: TextRecord): TextContent => ({
  category: row.category,
  title: row.title,
  summary: row.summary,
  body: row.body,
  pointsPrice: row.pointsPrice,
  sort: row.sort,
  words: Object.fromEntries(abroad.map((language) => [language, saidIn(row.words, language)])) as TextContent['words'],
  behind: abroad.filter((language) => row.behind.includes(language)),
});

/** The row of a text, held until the end: of two who publish it the second sees what the first did. */
export const holdText = async (tx: Tx, id: Id): Promise<TextRecord & { kind: TextKind }> => {
  const [row] = await tx.select().from(article).where(eq(article.id, id)).for('update');
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const Draft = z.strictObject({ content: TextContent, revision: z.int(), savedBy: z.string(), waits: z.boolean() });

export const findTextDraft = async (tx: Tx, id: Id) => {
  const [draft] = await readRows(tx, Draft)`
    select d.content, d.revision, m.member_name as "savedBy", d.due_at is not null as waits from article_draft d join member m on m.id = d.saved_by where d.article_id = ${id}`;
  return draft;
};

/** Refuses whoever has not seen what was saved last, and whoever would change what waits for its moment. */
export const requireLatestDraft = (draft: z.infer<typeof Draft> | undefined, revision: number): void => {
  if ((draft?.revision ?? 0) !== revision)
    throw draft ? refuse('content.draft_changed', { name: draft.savedBy }) : refuse('content.version_gone');
  if (draft?.waits) throw refuse('content.text_waiting');
};
