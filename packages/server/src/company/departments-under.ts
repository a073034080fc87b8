import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The numbers of a department and of all below it, those that were merged into them too. */
export const departmentsUnder = (id: Id): SQL => sql`
  with recursive down as (select ${id}::bigint as id union select d.id from department d join down on d.parent_id = down.id) select id from down`;
