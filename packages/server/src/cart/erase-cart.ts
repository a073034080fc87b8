import { sql } from 'drizzle-orm';
import type { Eraser } from '../account/eraser.ts';

export const eraseCart: Eraser = (tx, { side: { memberId } }) => tx.execute(sql`delete from cart_line where member_id = ${memberId}`);
