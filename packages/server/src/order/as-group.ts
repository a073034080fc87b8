import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import type { QuoteBook } from './read-book.ts';

const Row = z.strictObject({
  specId: Id,
  priceFen: z.number(),
  endsAt: z.string(),
  restriction: z.number(),
  surplus: z.number(),
  bought: z.number(),
});

/**
 * What was read for a spec, as it is bought in a group buy: at the price of the step that is reached, with the group's stock and limits. Beside it there is neither an agreed
 * price nor a price by quantity, no full reduction, no coupon and no points, so that what goes back at the end is money and nothing else.
 */
export const asGroup = async (tx: Tx, book: QuoteBook, memberId: Id | undefined, groupId: Id): Promise<QuoteBook> => {
  const [group] = await readRows(tx, Row)`
    select g.spec_id::text as "specId", g.price_fen::float8 as "priceFen", ${timeText(sql`a.ends_at`)} as "endsAt", g.restriction, g.total - g.sold as surplus,
      coalesce((select b.num from activity_buyer b where b.activity_type = 4 and b.activity_ref = g.id and b.spec_id = g.spec_id and b.member_id = ${memberId ?? null}::bigint), 0) as bought
    from group_buy g join activity a on a.id = g.id where g.id = ${groupId} and g.state = 'running' and a.starts_at <= now() and a.ends_at > now()`;
  const spec = group && book.shelf.specs.get(group.specId);
  if (!group || !spec || group.surplus === 0 || book.shelf.specs.size !== 1)
    throw refuse('order.activity_over', {}, { specId: group?.specId });
  const { specId, ...deal } = group;
  return {
    shelf: {
      specs: new Map([[specId, { ...spec, agreed: null, breaks: null, deal: { type: 4, ref: groupId, ...deal } }]]),
      pointsBalance: 0,
    },
    reductions: [],
    coupons: [],
  };
};
