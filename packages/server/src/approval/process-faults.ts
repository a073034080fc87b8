import type { ApprovalNode } from '@mall/contract/approval/approval.rules.ts';
import type { Approvers } from './approvers.ts';

/** Whether somebody can decide at a node. Heads follow the requester: where his department has none, the administrators decide. */
export const hasSomebody = ({ by }: Pick<ApprovalNode, 'by'>, { people, administrators }: Approvers): boolean => {
  if (by.kind === 'people') return by.memberIds.some((id) => people.get(id)?.mayApprove);
  if (by.kind === 'role') return [...people.values()].some((one) => one.mayApprove && one.roleIds.includes(by.roleId));
  return administrators.length > 0;
};
