import { TimeText } from '@mall/contract/kernel/fields.ts';
import type { SaveDecoration } from '@mall/contract/store/decoration.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { attachBanners } from './attach-banners.ts';
import { lockDecoration } from './lock-decoration.ts';

const Saved = z.strictObject({ revision: z.int(), saveDate: TimeText });

/** Keeps what is being changed. Who saves on an older state is told, and nothing of a colleague is lost. */
export const saveDecoration = async (tx: Tx, side: StoreSide, { revision, fields }: SaveDecoration): Promise<z.infer<typeof Saved>> => {
  const draft = await lockDecoration(tx, side.storeId);
  if (draft.revision !== revision) throw refuse('store.decoration_moved');
  await attachBanners(tx, side, fields);
  const [saved] = await readRows(tx, Saved)`
    insert into store_decoration_draft (store_id, revision, fields, member_id) values (${side.storeId}, 1, ${JSON.stringify(fields)}::jsonb, ${side.memberId})
    on conflict (store_id) do update set revision = store_decoration_draft.revision + 1, fields = excluded.fields, member_id = excluded.member_id, saved_at = now()
    returning revision, ${timeText(sql`saved_at`)} as "saveDate"`;
  return saved as z.infer<typeof Saved>;
};
