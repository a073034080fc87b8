import type { OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import { requestMachine } from '@mall/contract/approval/request.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { documentHash } from './document-hash.ts';
import { openNode } from './go-on.ts';
import { holdEnd } from './hold-end.ts';
import type { FittingProcess, Requester } from './list-fitting.ts';
import { lockRequest } from './lock-request.ts';
import { planNodes } from './plan-approval.ts';
import { sendToOa } from './send-to-oa.ts';

type Given = { tradeId: Id; process: FittingProcess; facts: OrderFacts; word: string; previousId?: Id | undefined };

/**
 * Asks a company for a trade whose orders are written and wait in approval. The request keeps its own copy of the process. Where nobody could decide at some
 * node it is refused, and nothing is ordered: later it would only lie there.
 */
export const startRequest = async (
  tx: Tx,
  requester: Requester,
  { tradeId, process, facts, word, previousId }: Given,
  times: ApprovalTimes,
): Promise<Id> => {
  const { nodes } = await planNodes(tx, requester, process.nodes, facts);
  const empty = nodes.find(({ outcome }) => outcome === 'nobody');
  if (empty) throw refuse('approval.no_approver', { node: empty.name });
  const { memberId, companyId, departmentId } = requester;
  const state = requestMachine.begin('start');
  const [made] = await readRows(tx, IdRow)`
    with line as (
        select l.spec_name, l.pay_fen, l.id from order_line l join shop_order o on o.id = l.order_id where o.trade_id = ${tradeId}),
      made as (
        insert into approval_request (request_no, company_id, department_id, member_id, trade_id, process_id, process_name, version, nodes, facts, document_hash, title, word,
          amount_fen, pay_mode, state, node, due_at, previous_id)
        select 'QG' || to_char(now(), 'YYMMDD') || lpad(nextval('order_number')::text, 6, '0'), ${companyId}, ${departmentId}::bigint, ${memberId}, ${tradeId}, ${process.id},
          ${process.name}, ${process.version}, ${JSON.stringify(nodes)}::jsonb, ${JSON.stringify(facts)}::jsonb, ${documentHash(sql`${tradeId}::bigint`)},
          coalesce((select spec_name from line order by pay_fen desc, id limit 1), ''), ${word}, ${facts.amountFen}, ${facts.payMode}, ${state}, 0,
          least(now() + make_interval(days => ${times.APPROVAL_EXPIRE_DAYS}), greatest(${holdEnd(sql`${tradeId}::bigint`)}, now() + interval '1 minute')), ${previousId ?? null}::bigint
        returning id, state),
      noted as (
        insert into approval_event (request_id, seq, event, to_state, by_kind, by_member_id, reason)
        select id, 1, 'start', state, 'buyer', ${memberId}, '' from made)
    select id::text from made`;
  if (!made) throw new Error('a request that was not written');
  // Before its first node is opened, so that of what its own system decides nobody here is told.
  await sendToOa(tx, made.id);
  await openNode(tx, await lockRequest(tx, made.id), 0, { kind: 'system' }, times);
  return made.id;
};
