import type { ExtendInquiry } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { moveInquiry } from './move-inquiry.ts';
import { requireDeadline } from './release-inquiry.ts';
import { tellSuppliers } from './tell-inquiry.ts';

/** Sets a later deadline. After the old one it is too late for that, even where the clock has not come by yet. */
export const extendInquiry = async (tx: Tx, side: CompanySide, id: Id, { deadline, reason }: ExtendInquiry): Promise<void> => {
  const { state, over, deadline: before } = await lockInquiry(tx, side, id);
  if (state !== 'quoting' || over) throw refuse('inquiry.closed');
  await requireDeadline(tx, deadline, id);
  await moveInquiry(tx, id, 'extend', byOf(side), {
    // The event has no place of its own for the two times, and the record says from when to when.
    reason: `${(before ?? '').slice(0, 16)} → ${deadline} · ${reason}`,
    also: sql`, deadline = ${deadline}::timestamptz, due_at = ${deadline}::timestamptz, reminded = 0`,
  });
  await tellSuppliers(tx, id, 'extended');
};
