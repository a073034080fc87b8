import { QuoteDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { StoreSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { keepQuoteFiles } from './keep-quote-files.ts';
import { lockInvitation } from './lock-inquiry.ts';
import { openCopy, sealCopy } from './own-copy.ts';

type Sealer = Pick<House, 'sealer'>;
const Saved = z.strictObject({ saveDate: TimeText });

/** Keeps what a store has typed of its quote, right or wrong, sealed like the author's copy of a quote. */
export const keepQuoteDraft = async (tx: Tx, house: Sealer, side: StoreSide, id: Id, draft: QuoteDraft) => {
  const { invitationId } = await lockInvitation(tx, side, id);
  // Unattached they would be swept within a day, and the draft may wait longer.
  await keepQuoteFiles(tx, side, id, draft.files);
  const [saved] = await readRows(tx, Saved)`
    insert into quote_draft (invitation_id, by_member_id, sealed) values (${invitationId}, ${side.memberId}, ${sealCopy(house, invitationId, 'draft', draft)})
    on conflict (invitation_id) do update set by_member_id = excluded.by_member_id, sealed = excluded.sealed, saved_at = now()
    returning ${timeText(sql`saved_at`)} as "saveDate"`;
  return saved as z.infer<typeof Saved>;
};

const SealedRow = Saved.extend({ sealed: z.custom<Buffer>(Buffer.isBuffer) });

export const findQuoteDraft = async (tx: Tx, house: Sealer, invitationId: Id) => {
  const [row] = await readRows(tx, SealedRow)`
    select sealed, ${timeText(sql`saved_at`)} as "saveDate" from quote_draft where invitation_id = ${invitationId}`;
  return row ? { saveDate: row.saveDate, fields: QuoteDraft.parse(openCopy(house, invitationId, 'draft', row.sealed)) } : null;
};

export const dropQuoteDraft = (tx: Tx, invitationId: Id) => tx.execute(sql`delete from quote_draft where invitation_id = ${invitationId}`);

/** Where nobody submits any more, what was typed is nobody's business. */
export const dropQuoteDrafts = (tx: Tx, inquiryId: Id) =>
  tx.execute(sql`delete from quote_draft d using invitation i join inquiry q on q.id = i.inquiry_id
    where i.id = d.invitation_id and q.id = ${inquiryId} and q.state <> 'quoting'`);
