import { sql } from 'drizzle-orm';
import type { Eraser } from '../account/eraser.ts';

/** What was said of goods stays, for those who come after; by whom it was said is nobody's business any more. */
export const eraseReviewer: Eraser = (tx, { side: { memberId } }) =>
  tx.execute(sql`update review set anonymous = true where member_id = ${memberId} and not anonymous`);
