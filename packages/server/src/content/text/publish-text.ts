import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { requireSoon } from '../require-soon.ts';
import { layLiveText, requireAgreed, requireSaid } from './lay-live-text.ts';
import { contentOf, findTextDraft, holdText, requireLatestDraft } from './text-content.ts';

const Next = z.strictObject({ version: z.int() });
type Input = { revision: number; at: string | null; asksAgain: boolean };

/** Publishes what is edited, now or at a moment. */
export const publishText = async (tx: Tx, side: MallSide, id: Id, { revision, at, asksAgain }: Input): Promise<{ version: number }> => {
  const row = await holdText(tx, id);
  requireAgreed(row, asksAgain);
  const draft = await findTextDraft(tx, id);
  requireLatestDraft(draft, revision);
  const content = draft?.content ?? contentOf(row);
  if (at === null) {
    if (!draft && row.publishedAt !== null) throw refuse('content.nothing_changed');
    await tx.execute(sql`delete from article_draft where article_id = ${id}`);
    const version = await layLiveText(tx, row, content, { memberId: side.memberId, asksAgain });
    await writeAudit(
      tx,
      'content.text_made_live',
      { target: content.title, after: { kind: row.kind, version, ...(asksAgain && { asksAgain }) } },
      side,
    );
    return { version };
  }
  await requireSoon(tx, at);
  requireSaid(row, content);
  await tx.execute(sql`
    insert into article_draft (article_id, content, revision, saved_by, due_at, asks_again) values (${id}, ${JSON.stringify(content)}::jsonb, 1, ${side.memberId}, ${at}::timestamptz, ${asksAgain})
    on conflict (article_id) do update set due_at = excluded.due_at, asks_again = excluded.asks_again, saved_by = excluded.saved_by, revision = article_draft.revision + 1`);
  const [next] = await readRows(tx, Next)`
    select (coalesce(max(version), ${row.publishedAt === null ? 0 : 1}::int) + 1)::int as version from article_version where article_id = ${id}`;
  await writeAudit(
    tx,
    'content.text_scheduled',
    { target: content.title, after: { kind: row.kind, at, ...(asksAgain && { asksAgain }) } },
    side,
  );
  return { version: next?.version ?? 1 };
};
