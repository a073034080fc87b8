import type { ApprovalNode } from '@mall/contract/approval/approval.rules.ts';
import type { Approvers } from './approvers.ts';

/** Whether somebody can decide at a node. Heads follow the requester: where his department has none, the administrators decide. */
export const hasSomebody = ({ by }: Pick<ApprovalNode, 'by'>, { people, administrators }: Approvers): boolean => {
  switch (by.kind) {
    case 'people':
      return by.memberIds.some((id) => people.get(id)?.mayApprove);
    case 'role':
      return [...people.values()].some((one) => one.mayApprove && one.roleIds.includes(by.roleId));
    case 'head':
      return administrators.length > 0;
  }
};
