import { sql } from 'drizzle-orm';

const lastOf = (what: ReturnType<typeof sql>) =>
  sql`(select e.at from after_sale_event e where e.after_sale_id = a.id and ${what} order by e.seq desc limit 1)`;

/** Since when an after-sale `a` waits for the mall: to be decided, or for its money. The work list and the queue stand in the same order by it. */
export const sinceAsked = lastOf(sql`e.event in ('escalate', 'appeal', 'appealReturn')`);
export const sinceOwed = lastOf(sql`e.to_state = 'wait_refund'`);
