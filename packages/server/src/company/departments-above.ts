import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The numbers of a department and of all above it: what is theirs is also of those who work below them. */
export const departmentsAbove = (id: Id | undefined): SQL =>
  id === undefined
    ? sql`select null::bigint where false`
    : sql`with recursive up as (
        select d.id, d.parent_id from department d where d.id = ${id}
        union select d.id, d.parent_id from department d join up on d.id = up.parent_id)
      select id from up`;
