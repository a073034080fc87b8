import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { PersonChange } from '../kernel/news-list.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ companyName: z.string(), department: z.string(), roles: z.array(z.string()) });

/** Tells that a company has changed what one of its people may, as it stands now. */
export const tellPerson = async (tx: Tx, companyId: Id, memberId: Id, change: PersonChange): Promise<void> => {
  const [now] = await readRows(tx, Row)`
    select c.name as "companyName", coalesce((select d.name from department d where d.id = m.department_id), '—') as department,
      array(select r.name from member_role h join role r on r.id = h.role_id where h.member_id = m.id and (r.company_id is null or r.company_id = c.id) order by r.id) as roles
    from company c, member m where c.id = ${companyId} and m.id = ${memberId}`;
  if (now) await tell(tx, 'company.person_changed', { companyId, memberId, change, ...now });
};
