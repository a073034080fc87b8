import { type SQL, sql } from 'drizzle-orm';
import { timeText } from '../kernel/time-text.ts';

/** An activity has fixed the price of spec `p`: what it promises is so much cheaper than usual. A group buy lets go of it when it is over, whatever its clock says. */
export const isPriceFixed = sql`(exists (select from activity_price a where a.spec_id = p.id and a.open and a.ends_at > now())
  or exists (select from group_price b where b.spec_id = p.id))`;

/** The end of the last activity that has fixed a price of the specs `p` that are asked for. */
export const fixedUntil = (which: SQL): SQL => sql`(select ${timeText(sql`max(a.ends_at)`)} from (
  select spec_id, ends_at from activity_price where open and ends_at > now() union all select spec_id, ends_at from group_price) a join spec p on p.id = a.spec_id where ${which})`;
