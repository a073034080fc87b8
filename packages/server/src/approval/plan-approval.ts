import type { ApprovalNode, NodeHolders, OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import type { ApprovalPlan, PlannedStep } from '@mall/contract/approval/process.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Approvers, readApprovers } from './approvers.ts';
import type { FittingProcess, Requester } from './list-fitting.ts';
import { type ResolvedNode, resolveNodes } from './resolve-nodes.ts';

const Limit = z.strictObject({ fen: z.number() });

export const readSelfLimit = async (tx: Tx, companyId: Id): Promise<number> => {
  const [row] = await readRows(tx, Limit)`select self_limit_fen::float8 as fen from approval_setting where company_id = ${companyId}`;
  return row?.fen ?? 0;
};

const Outside = z.strictObject({ processIds: z.array(Id) });

/** The processes that a company has its own system decide on, none named for all; nothing where it has none. */
const readOutside = async (tx: Tx, companyId: Id): Promise<readonly Id[] | undefined> => {
  const [row] = await readRows(tx, Outside)`
    select c.process_ids::text[] as "processIds" from oa_connection c join approval_setting s on s.company_id = c.company_id and s.oa_enabled
    where c.company_id = ${companyId}`;
  return row?.processIds;
};

type Named = { memberIds: Id[]; roleIds: Id[] };

const namedBy = (by: NodeHolders): Named => {
  switch (by.kind) {
    case 'people':
      return { memberIds: by.memberIds, roleIds: [] };
    case 'role':
      return { memberIds: [], roleIds: [by.roleId] };
    case 'head':
      return { memberIds: [], roleIds: [] };
  }
};

/** Whom nodes name, for one reading of all of them; `requireNamed` asks whether these are the company's own. */
export const namedIn = (nodes: readonly ApprovalNode[]): Named => {
  const named = nodes.map(({ by }) => namedBy(by));
  return { memberIds: named.flatMap(({ memberIds }) => memberIds), roleIds: named.flatMap(({ roleIds }) => roleIds) };
};

/** The nodes of a process as they would be for this order. */
export const planNodes = async (
  tx: Tx,
  requester: Requester,
  nodes: readonly ApprovalNode[],
  facts: OrderFacts,
): Promise<{ nodes: ResolvedNode[]; approvers: Approvers }> => {
  const approvers = await readApprovers(tx, { ...requester, ...namedIn(nodes) });
  const selfLimitFen = await readSelfLimit(tx, requester.companyId);
  const asking = { requesterIds: [requester.memberId], amountFen: facts.amountFen, selfLimitFen };
  return { nodes: resolveNodes(nodes, approvers, asking, facts), approvers };
};

const stepOf = (node: ResolvedNode, { people }: Approvers): PlannedStep => ({
  name: node.name,
  mode: node.mode,
  outcome: node.outcome,
  people: node.people.flatMap((id) => {
    const one = people.get(id);
    if (!one) return [];
    const { roleIds: _roles, administrator: _administrator, ...person } = one;
    return [person];
  }),
  passedOn: node.kind !== 'node',
});

/** The way of an order through each of these processes, without sending it off. */
export const planApproval = async (
  tx: Tx,
  requester: Requester,
  processes: readonly FittingProcess[],
  facts: OrderFacts,
): Promise<ApprovalPlan[]> => {
  const plans: ApprovalPlan[] = [];
  const outside = await readOutside(tx, requester.companyId);
  for (const process of processes) {
    const { nodes, approvers } = await planNodes(tx, requester, process.nodes, facts);
    plans.push({
      processId: process.id,
      name: process.name,
      deptName: process.departmentName,
      version: process.version,
      steps: nodes.map((node) => stepOf(node, approvers)),
      outside: facts.bizType !== 'contract' && outside !== undefined && (outside.length === 0 || outside.includes(process.id)),
    });
  }
  return plans;
};
