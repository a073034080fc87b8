import type { CreditEvent } from '@mall/contract/credit/credit.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ memberId: Id, companyName: z.string(), companyId: Id });

/** Tells those who may apply for a company's quota, and who did, what has become of it. */
export const tellCredit = async (tx: Tx, accountId: Id, event: CreditEvent | 'adjust', reason: string): Promise<void> => {
  const people = await readRows(tx, Row)`
    select m.id::text as "memberId", c.name as "companyName", c.id::text as "companyId"
    from credit_account a join company c on c.id = a.company_id join member m on m.company_id = c.id
    where a.id = ${accountId} and m.enabled and (m.id = a.member_id or ${holdsRight('company:credit:apply')}) order by m.id`;
  await tell(tx, 'credit.moved', ...people.map((one) => ({ ...one, accountId, event, reason })));
};
