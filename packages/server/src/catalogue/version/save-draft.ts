import { type GoodsDraft, tongues } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { cleanHtml } from '../../content/clean-html.ts';
import { keepStoreUploads } from '../../content/keep-store-uploads.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { paperFiles, shownFiles } from './files-of.ts';
import { lockDraft } from './lock-draft.ts';

const Saved = z.strictObject({ revision: z.int(), saveDate: TimeText });

/** Texts are cleaned before anybody else opens them, the colleague at the next desk included. */
const cleaned = (fields: GoodsDraft): GoodsDraft => ({
  ...fields,
  description: cleanHtml(fields.description),
  translations: Object.fromEntries(
    tongues.flatMap((tongue) => {
      const texts = fields.translations[tongue];
      return texts ? [[tongue, { ...texts, description: cleanHtml(texts.description) }]] : [];
    }),
  ),
});

/** Keeps a draft as it was typed. What it names of the saver's own files stays for as long as the draft does. */
export const saveDraft = async (
  tx: Tx,
  side: StoreSide,
  id: Id,
  input: { revision: number; fields: GoodsDraft },
): Promise<z.infer<typeof Saved>> => {
  await lockDraft(tx, side, id, input.revision);
  const fields = cleaned(input.fields);
  await keepStoreUploads(tx, side, [...shownFiles(fields), ...paperFiles(fields)]);
  const [row] = await readRows(tx, Saved)`
    update goods_draft set fields = ${JSON.stringify(fields)}::jsonb, revision = revision + 1, member_id = ${side.memberId}, saved_at = now()
    where id = ${id} returning revision, ${timeText(sql`saved_at`)} as "saveDate"`;
  return row as z.infer<typeof Saved>;
};
