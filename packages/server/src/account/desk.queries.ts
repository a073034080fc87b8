import type { Language } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { Operator, Seller } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { roleNameIn } from './role-name-in.ts';

const Row = z.strictObject({ storeName: z.string(), roles: z.array(z.string()) });

/** The store and the posts of somebody behind the counter. */
export const requirePost = async (tx: Tx, { memberId }: Seller | Operator, language: Language) => {
  const [row] = await readRows(tx, Row)`
    select coalesce(s.name, '') as "storeName",
      array(select ${roleNameIn(language)} from member_role x join role r on r.id = x.role_id where x.member_id = m.id and r.audience = m.audience order by r.id) as roles
    from member m left join store s on s.id = m.store_id
    where m.id = ${memberId}`;
  if (!row) throw refuse('kernel.session_expired');
  return row;
};
