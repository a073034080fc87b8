import type { OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import { requestMachine } from '@mall/contract/approval/request.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { documentHash } from './document-hash.ts';
import { openNode } from './go-on.ts';
import { holdEndOf } from './hold-end.ts';
import type { FittingProcess, Requester } from './list-fitting.ts';
import { lockRequest } from './lock-request.ts';
import { planNodes } from './plan-approval.ts';
import { sendToOa } from './send-to-oa.ts';

type Given = Asked & { process: FittingProcess; facts: OrderFacts; word: string; previousId?: Id | undefined };

type Asked = { tradeId: Id; contractId?: undefined } | { contractId: Id; tradeId?: undefined };

/** What stands in the list of requests: the goods that cost most, or what the contract is called. */
const titleOf = ({ tradeId, contractId }: Asked): SQL =>
  contractId === undefined
    ? sql`coalesce((select l.spec_name from order_line l join shop_order o on o.id = l.order_id where o.trade_id = ${tradeId} order by l.pay_fen desc, l.id limit 1), '')`
    : sql`(select a.title from agreement a where a.id = ${contractId})`;

const hashOf = ({ tradeId, contractId }: Asked): SQL =>
  contractId === undefined ? documentHash(sql`${tradeId}::bigint`) : sql`(select a.hash from agreement a where a.id = ${contractId})`;

/**
 * Asks a company for a trade whose orders are written and wait in approval, or for a contract that it is about to sign. The request keeps its own copy of the process. Where nobody could decide at some
 * node it is refused, and nothing is ordered: later it would only lie there.
 */
export const startRequest = async (
  tx: Tx,
  requester: Requester,
  { process, facts, word, previousId, ...asked }: Given,
  times: ApprovalTimes,
): Promise<Id> => {
  const { nodes } = await planNodes(tx, requester, process.nodes, facts);
  const empty = nodes.find(({ outcome }) => outcome === 'nobody');
  if (empty) throw refuse('approval.no_approver', { node: empty.name });
  const { memberId, companyId, departmentId } = requester;
  const state = requestMachine.begin('start');
  const [made] = await readRows(tx, IdRow)`
    with made as (
        insert into approval_request (request_no, company_id, department_id, member_id, biz_type, trade_id, agreement_id, process_id, process_name, version, nodes, facts, document_hash, title, word,
          amount_fen, pay_mode, state, node, due_at, previous_id)
        select 'QG' || to_char(now(), 'YYMMDD') || lpad(nextval('order_number')::text, 6, '0'), ${companyId}, ${departmentId}::bigint, ${memberId}, ${asked.contractId === undefined ? 'order' : 'contract'},
          ${asked.tradeId ?? null}::bigint, ${asked.contractId ?? null}::bigint, ${process.id},
          ${process.name}, ${process.version}, ${JSON.stringify(nodes)}::jsonb, ${JSON.stringify(facts)}::jsonb, ${hashOf(asked)},
          ${titleOf(asked)}, ${word}, ${facts.amountFen}, ${facts.payMode}, ${state}, 0,
          least(now() + make_interval(days => ${times.APPROVAL_EXPIRE_DAYS}), greatest(${holdEndOf({ tradeId: asked.tradeId ?? null, contractId: asked.contractId ?? null })}, now() + interval '1 minute')), ${previousId ?? null}::bigint
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
