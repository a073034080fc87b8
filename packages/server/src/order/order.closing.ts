import * as z from 'zod';
import type { ClosingSlot } from '../account/closing-slot.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ order: z.int() });

/** Orders that are not over, those for a company too: a colleague takes them over when it lets him go. */
export const orderClosing: ClosingSlot = async (tx, memberId) => {
  const [row] = await readRows(tx, Row)`
    select count(*)::int as "order" from shop_order where member_id = ${memberId} and state not in ('done', 'cancelled')`;
  return row ?? {};
};
