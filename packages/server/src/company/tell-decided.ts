import type { CompanyEvent } from '@mall/contract/company/company.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ memberId: Id });

type Decided = { companyId: Id; companyName: string; event: CompanyEvent; reason: string };

/** Tells those who speak for a company what the mall has decided: who may hand in its papers, and who did. */
export const tellDecided = async (tx: Tx, decided: Decided): Promise<void> => {
  const people = await readRows(tx, Row)`
    select m.id::text as "memberId" from member m
    where m.company_id = ${decided.companyId} and m.enabled and (
      m.id = (select c.member_id from company c where c.id = m.company_id)
      or ${holdsRight('company:certify')})
    order by m.id`;
  await tell(tx, 'company.decided', ...people.map(({ memberId }) => ({ ...decided, memberId })));
};
