import { ApprovalNode, type OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import { entryHolds } from '@mall/contract/approval/fitting.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Approvers } from './approvers.ts';

export const taskKinds = ['node', 'added', 'escalated', 'administrator'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A node as it applies to one request. */
export const ResolvedNode = ApprovalNode.extend({
  outcome: z.enum(['decides', 'skipped', 'passed', 'nobody']),
  people: z.array(Id),
  /** As what they have it: named by the node, or because nobody whom it names can. */
  kind: z.enum(taskKinds),
});
export type ResolvedNode = z.infer<typeof ResolvedNode>;

/** Who asks, for how much, and up to what he passes a node of which he is the only one. */
export type Asking = { requesterIds: readonly Id[]; amountFen: number; selfLimitFen: number };

const namedBy = ({ by }: ApprovalNode, { people, heads }: Approvers): Id[] => {
  switch (by.kind) {
    case 'people':
      return by.memberIds.filter((id) => people.get(id)?.mayApprove);
    case 'role':
      return [...people.values()].filter((one) => one.mayApprove && one.roleIds.includes(by.roleId)).map((one) => one.memberId);
    case 'head':
      return heads.slice(0, 1);
  }
};

/** Who decides where those who are named cannot: the nearest head, or the administrators, never the requester. */
export const standIns = (
  node: Pick<ApprovalNode, 'ifRequester'>,
  approvers: Approvers,
  not: readonly Id[],
): { people: Id[]; kind: TaskKind } => {
  const head = node.ifRequester === 'head' ? approvers.heads.find((id) => !not.includes(id)) : undefined;
  if (head !== undefined) return { people: [head], kind: 'escalated' };
  return { people: approvers.administrators.filter((id) => !not.includes(id)), kind: 'administrator' };
};

/** Who has a node of a request. Nobody decides on what he asked for; who is alone on it passes it up to his company's limit, and the log says that the system did. */
export const resolveNode = (node: ApprovalNode, approvers: Approvers, { requesterIds, amountFen, selfLimitFen }: Asking): ResolvedNode => {
  const named = [...new Set(namedBy(node, approvers))];
  const others = named.filter((id) => !requesterIds.includes(id));
  if (others.length > 0) return { ...node, outcome: 'decides', people: others, kind: 'node' };
  if (named.length > 0 && amountFen <= selfLimitFen) return { ...node, outcome: 'passed', people: [], kind: 'node' };
  const instead = standIns(node, approvers, requesterIds);
  return { ...node, outcome: instead.people.length > 0 ? 'decides' : 'nobody', ...instead };
};

export const resolveNodes = (nodes: readonly ApprovalNode[], approvers: Approvers, asking: Asking, facts: OrderFacts): ResolvedNode[] =>
  nodes.map((node) =>
    entryHolds(node, facts) ? resolveNode(node, approvers, asking) : { ...node, outcome: 'skipped', people: [], kind: 'node' },
  );
