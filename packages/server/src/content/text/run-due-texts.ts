import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import type { House } from '../../kernel/house.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { runDue } from '../../kernel/run-due.ts';
import { layLiveText } from './lay-live-text.ts';
import { findTextDraft, holdText } from './text-content.ts';

const By = z.strictObject({ memberId: Id, asksAgain: z.boolean() });

/** Publishes texts whose moment has come. */
export const runDueTexts = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, IdRow)`
        select article_id::text as id from article_draft where due_at <= now() ${leave.length > 0 ? sql`and article_id not in ${[...leave]}` : sql``}
        order by due_at limit 1 for no key update skip locked`;
      return row;
    },
    run: async (tx, { id }) => {
      const row = await holdText(tx, id);
      const draft = await findTextDraft(tx, id);
      if (!draft) return;
      const [by] = await readRows(tx, By)`
        delete from article_draft where article_id = ${id} returning saved_by::text as "memberId", asks_again as "asksAgain"`;
      if (!by) return;
      const version = await layLiveText(tx, row, draft.content, by);
      const after = { kind: row.kind, version, ...(by.asksAgain && { asksAgain: true }) };
      await writeAudit(tx, 'content.text_made_live', { target: draft.content.title, after, byClock: true }, by.memberId);
    },
    failed: (error, id) => log.warn({ err: error, part: 'content', id }, 'a scheduled text could not be published'),
  });
