import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { passOnTasks } from './pass-on-tasks.ts';

/** Who leaves a company asks for nothing there and decides nothing: what he asked for goes on with his heir, what he had to decide with the next. */
export const handOverRequests = async (
  tx: Tx,
  { companyId, memberId, heirId }: PayloadOf<'company.member_left'>,
  times: ApprovalTimes,
): Promise<void> => {
  // Trades and contracts before requests, as everywhere; orders follow with their own room.
  await tx.execute(sql`
    select from trade where id in (select trade_id from approval_request where member_id = ${memberId} and company_id = ${companyId} and state in ('running', 'returned', 'withdrawn'))
    order by id for no key update`);
  await tx.execute(sql`
    select from agreement where id in (select agreement_id from approval_request where member_id = ${memberId} and company_id = ${companyId} and state in ('running', 'returned', 'withdrawn'))
    order by id for no key update`);
  await tx.execute(sql`
    update approval_request set member_id = ${heirId}, placed_by = coalesce(placed_by, member_id)
    where member_id = ${memberId} and company_id = ${companyId} and state in ('running', 'returned', 'withdrawn')`);
  await tx.execute(sql`
    update approval_delegation set ended_at = now() where ended_at is null and company_id = ${companyId} and (member_id = ${memberId} or to_member_id = ${memberId})`);
  await passOnTasks(tx, memberId, times, true);
  // Nobody decides on what he asks for: the heir neither.
  await passOnTasks(tx, heirId, times);
};
