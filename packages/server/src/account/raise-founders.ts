import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { forgetActors } from './actor-cache.ts';

/** Whoever brought a company through certification is its administrator from now on, and his account an enterprise's. */
export const raiseFounders = async (tx: Tx, companyId: Id): Promise<void> => {
  await tx.execute(sql`
    with founder as (
      delete from member_role h using role r, member m
      where r.id = h.role_id and r.company_id is null and r.key = 'company_founder' and m.id = h.member_id and m.company_id = ${companyId}
      returning h.member_id),
    kind as (update member set account_type = 2 where id in (select member_id from founder))
    insert into member_role (member_id, role_id)
    select f.member_id, r.id from founder f join role r on r.company_id is null and r.key = 'company_admin' on conflict do nothing`);
  forgetActors();
};
