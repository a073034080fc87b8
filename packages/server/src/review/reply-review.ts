import type { Id } from '@mall/contract/kernel/fields.ts';
import { type ReplyReview, replyChangeHours } from '@mall/contract/review/review-reply.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type StoreSide, within } from '../kernel/side.ts';

const Row = z.strictObject({ fixed: z.boolean() });

/** The store answers a review. For a day it may put its answer right; after that buyers have read it. Of two who answer at once the second is told, and changes nothing that he has not read. */
export const replyReview = async (tx: Tx, side: StoreSide, id: Id, { text, before }: ReplyReview): Promise<void> => {
  const mine = sql`id = ${id} and shown and ${within(side, 'review')}`;
  const answered = await tx.execute(sql`
    update review set reply = ${text}, replied_at = coalesce(replied_at, now()), replied_by = ${side.memberId}
    where ${mine} and reply = ${before} and (replied_at is null or replied_at > now() - make_interval(hours => ${replyChangeHours}::int))`);
  if (answered.rowCount === 1) return;
  const [found] = await readRows(tx, Row)`
    select replied_at is not null and replied_at <= now() - make_interval(hours => ${replyChangeHours}::int) as fixed from review where ${mine}`;
  if (!found) throw refuse('kernel.not_found');
  throw refuse(found.fixed ? 'review.reply_fixed' : 'review.reply_moved');
};
