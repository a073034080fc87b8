import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { feedbackNo } from './feedback-office.queries.ts';

const Row = z.strictObject({ memberId: Id.nullable(), feedbackNo: z.string() });

/** Answers what somebody wrote, once; who has an account reads it among his messages. Without an answer it is closed. */
export const endFeedback = async (tx: Tx, side: MallSide, id: Id, answer: string): Promise<void> => {
  const [row] = await readRows(tx, Row)`
    update feedback f set state = ${answer === '' ? 'closed' : 'answered'}, answer = ${answer}, ended_at = now(), ended_by = ${side.memberId}
    where f.id = ${id} and f.state = 'new' returning f.member_id::text as "memberId", ${feedbackNo} as "feedbackNo"`;
  if (!row) throw refuse('kernel.not_found');
  if (answer !== '' && row.memberId !== null)
    await tell(tx, 'feedback.answered', { memberId: row.memberId, feedbackNo: row.feedbackNo, answer });
};
