import { type SQL, sql } from 'drizzle-orm';

const here = sql`s.revoked_at is null and s.seen_at > now() - interval '10 minutes'`;

/** Whoever of the store of a row (by its table's name in the query) was here in the last minutes: the clerk leaves the work to them. */
export const storePeople = (table: string): SQL => sql`select from member m join member_session s on s.member_id = m.id
  where m.audience = 'seller' and m.store_id = ${sql.raw(table)}.store_id and ${here}`;

/** Whoever of the mall was. */
export const mallPeople = sql`select from member m join member_session s on s.member_id = m.id where m.audience = 'operator' and ${here}`;
