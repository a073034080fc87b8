import { type SQL, sql } from 'drizzle-orm';

/** The step of an after-sale `a`, as `e`, by which it last came to such a point. */
const lastOf = (columns: SQL, what: SQL): SQL =>
  sql`(select ${columns} from after_sale_event e where e.after_sale_id = a.id and ${what} order by e.seq desc limit 1)`;

const asked = sql`e.event in ('escalate', 'appeal', 'appealReturn')`;

/** When and why the mall was asked to decide it. */
export const lastAsked = lastOf(sql`e.at, e.reason`, asked);

/** Since when it waits for the mall: to be decided, or for its money. The work list and the queue stand in the same order by it. */
export const sinceAsked = lastOf(sql`e.at`, asked);
export const sinceOwed = lastOf(sql`e.at`, sql`e.to_state = 'wait_refund'`);
