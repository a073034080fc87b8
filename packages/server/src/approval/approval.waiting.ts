import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';
import { heldBy } from './held-tasks.ts';

/** Requests that the buyer has to decide, and his own that came back. */
export const waitingRequests: WaitingSlot = async (tx, side, most) => {
  if (!side.rights.has(right('personalCenterBase:requestBuyApproveDetail:view'))) return nothingWaits;
  const decides = side.rights.has(right('approval:decide'));
  const rows = await readRows(tx, WaitingRow)`
    select r.id, case when r.state = 'running' then 'approve' else 'resubmit' end as kind, r.request_no as sn, r.title as about, r.amount_fen::float8 as "amountFen", ${waitingColumns(sql`r.due_at`)}
    from approval_request r
    where (r.member_id = ${side.memberId} and r.state in ('returned', 'withdrawn'))
      or (${decides} and r.id in (select k.request_id from approval_task k join approval_request r on r.id = k.request_id where k.node = r.node and ${heldBy(side.memberId)}))
    order by r.due_at, r.id limit ${most}`;
  return waitingOf(rows, (id) => `/personalCenterBase/requestBuyApproveDetail?id=${id}`);
};
