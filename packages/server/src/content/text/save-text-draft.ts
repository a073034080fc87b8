import { abroad, leftBehind, type Said, type TextContent } from '@mall/contract/content/text.rules.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { MallSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { cleanHtml } from '../clean-html.ts';
import { openPictures, picturesIn } from '../open-pictures.ts';
import { contentOf, findTextDraft, holdText, requireLatestDraft } from './text-content.ts';

const Saved = z.strictObject({ revision: z.int(), savedDate: TimeText });
type Input = { revision: number; content: TextContent; checked: readonly Language[] };

const clean = <S extends Said>(said: S): S => ({ ...said, body: cleanHtml(said.body) });

/** Keeps what is edited of a text, cleaned, and notes which translations it leaves behind. */
export const saveTextDraft = async (tx: Tx, side: MallSide, id: Id, { revision, content, checked }: Input) => {
  const row = await holdText(tx, id);
  const draft = await findTextDraft(tx, id);
  requireLatestDraft(draft, revision);
  const words = Object.fromEntries(
    Object.entries(content.words).map(([language, said]) => [language, clean(said)]),
  ) as TextContent['words'];
  const cleaned = { ...clean(content), words, pointsPrice: row.kind === 'charge' ? content.pointsPrice : 0 };
  const bodies = [cleaned.body, ...abroad.map((language) => words[language as keyof typeof words].body)];
  await openPictures(tx, side.memberId, bodies.flatMap(picturesIn));
  const kept = { ...cleaned, behind: leftBehind(draft?.content ?? contentOf(row), cleaned, checked) };
  const [saved] = await readRows(tx, Saved)`
    insert into article_draft (article_id, content, revision, saved_by) values (${id}, ${JSON.stringify(kept)}::jsonb, 1, ${side.memberId})
    on conflict (article_id) do update set content = excluded.content, revision = article_draft.revision + 1, saved_by = excluded.saved_by, saved_at = now()
    returning revision, ${timeText(sql`saved_at`)} as "savedDate"`;
  return saved as z.infer<typeof Saved>;
};
