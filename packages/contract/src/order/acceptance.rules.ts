import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';

export const acceptNoteMost = 200;
const Pieces = z.int().min(0).max(200);

/** What of a line did not come, and what came damaged. */
const Difference = z
  .strictObject({ orderGoodsId: Id, shortNum: Pieces, damagedNum: Pieces })
  .refine(({ shortNum, damagedNum }) => shortNum + damagedNum > 0, { error: 'order.accept_wrong', path: ['shortNum'] });

const once = (lines: readonly { orderGoodsId: Id }[]) => new Set(lines.map(({ orderGoodsId }) => orderGoodsId)).size === lines.length;

/** Lines that are not named came whole and sound. */
export const AcceptDelivery = z.strictObject({
  differences: z.array(Difference).max(200).refine(once, { error: 'order.accept_wrong' }),
  note: text(acceptNoteMost).default(''),
  /** Asks at once for the money of what is short, and to send back what is damaged. */
  claim: z.boolean().default(false),
});
export type AcceptDelivery = z.infer<typeof AcceptDelivery>;
