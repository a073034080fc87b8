import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { type ClosingSlots, readClosingSlots } from './closing-slot.ts';
import { requireProof } from './find-proof.ts';
import { spendProof } from './spend-proof.ts';
import { writeAudit } from './write-audit.ts';

const Row = z.strictObject({ id: Id, dueDate: TimeText });

/** Whoever sits at an open page is not yet its owner, so it takes a proof. Of two who ask at once, one waits and the other is told so. */
export const askClosing = async (tx: Tx, side: BuyerSide, slots: ClosingSlots, waitDays: number): Promise<{ dueDate: string }> => {
  await requireProof(tx, side);
  const { blockers } = await readClosingSlots(tx, side.memberId, slots);
  if (blockers.length > 0) throw refuse('account.closing_blocked');
  const [asked] = await readRows(tx, Row)`
    insert into account_closing (member_id, due_at) values (${side.memberId}, now() + make_interval(days => ${waitDays}::int))
    on conflict (member_id) where state = 'waiting' do nothing returning id::text, ${timeText(sql`due_at`)} as "dueDate"`;
  if (!asked) throw refuse('account.closing_asked');
  await spendProof(tx, side);
  const { dueDate } = asked;
  await writeAudit(tx, 'account.closing_asked', { dueDate }, side);
  await tell(tx, 'account.closing_asked', { memberId: side.memberId, dueDate });
  return { dueDate };
};
