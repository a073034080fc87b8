import { randomUUID } from 'node:crypto';
/** What of approval has a number. */
export type ApprovalThing = 'processId' | 'requestId' | 'delegationId';
type Things = Readonly<Record<ApprovalThing | 'departmentId' | 'memberId' | 'companyId' | 'orderId', string>>;
type Asking = (
  their: Things,
  my: Things,
) => { params?: Record<string, string>; query?: Record<string, unknown>; body?: Record<string, unknown> }[];

const reason = '不需要了';

/** Numbers that nobody has. */
export const approvalNobodys: Readonly<Record<ApprovalThing, string>> = {
  processId: '900000043',
  requestId: '900000044',
  delegationId: '900000045',
};

/** How the calls around approval and office automation are asked with another's numbers. */
export const approvalAskings: Readonly<Record<string, Asking>> = {
  'processApi.page': (t) => [{ query: { deptId: t.departmentId, word: `流程${t.memberId}号` } }],
  'processApi.detail': (t) => [{ params: { id: t.processId } }],
  'processApi.byDept': (t) => [{ query: { deptId: t.departmentId } }],
  'processApi.companies': (t) => [{ query: { parentId: t.companyId } }],
  'processApi.members': (t) => [{ query: { deptId: t.departmentId } }],
  'processApi.save': (t) => [
    { body: { name: '流程', deptId: t.departmentId } },
    { body: { name: '流程', deptId: null, copyOf: t.processId } },
  ],
  'processApi.saveNodes': (t) => [{ body: { id: t.processId, nodes: [] } }],
  'processApi.update': (t) => [{ body: { id: t.processId, name: '流程', deptId: null } }],
  'processApi.updateStatus': (t) => [{ body: { id: t.processId, status: 'disabled' } }],
  'processApi.remove': (t) => [{ body: { id: t.processId } }],
  'processApi.trial': (t, m) => [
    { body: { requesterId: t.memberId, amount: '1.00' } },
    { body: { processId: t.processId, requesterId: m.memberId, amount: '1.00' } },
  ],
  'requestApi.detail': (t) => [{ params: { id: t.requestId } }],
  'requestApi.approve': (t) => [{ params: { id: t.requestId }, body: {} }],
  'requestApi.reject': (t) => [{ params: { id: t.requestId }, body: { reason } }],
  'requestApi.return': (t) => [{ params: { id: t.requestId }, body: { reason } }],
  'requestApi.transfer': (t, m) => [{ params: { id: t.requestId }, body: { memberId: m.memberId } }],
  'requestApi.addSigner': (t, m) => [{ params: { id: t.requestId }, body: { memberIds: [m.memberId] } }],
  'requestApi.remind': (t) => [{ params: { id: t.requestId } }],
  'requestApi.withdraw': (t) => [{ params: { id: t.requestId }, body: {} }],
  'requestApi.takeOver': (t) => [{ params: { id: t.requestId }, body: {} }],
  'requestApi.decideMany': (t) => [{ body: { ids: [t.requestId], decision: 'approve' } }],
  // Colleagues may stand in for each other; days that are over tell nobody apart. Strangers: approval-flow.test.ts.
  'requestApi.delegate': (t) => [{ body: { memberId: t.memberId, from: '2020-01-01', until: '2020-01-02' } }],
  'requestApi.endDelegation': (t) => [{ params: { id: t.delegationId } }],
  'orderApprovalApi.approve': (t) => [{ params: { id: t.orderId } }],
  'orderApprovalApi.reject': (t) => [{ params: { id: t.orderId }, body: { reason } }],
  'orderApprovalApi.submitRequest': (t) => [{ params: { id: t.orderId }, body: {} }],
  'orderApprovalApi.processesAgain': (t) => [{ params: { id: t.orderId } }],
  'correctionApi.draft': (t) => [{ params: { id: t.orderId } }],
  'correctionApi.settle': (t) => [{ params: { id: t.orderId }, body: { lines: [{ specId: '1', num: 1 }], payMode: 'prepay' } }],
  'correctionApi.submit': (t) => {
    const body = { lines: [{ specId: '1', num: 1 }], payMode: 'prepay', totalPrice: '1.00', submitToken: randomUUID(), addressId: '1' };
    return [{ params: { id: t.orderId }, body }];
  },
  'oaApi.trace': (t) => [{ params: { id: t.requestId } }],
  'oaApi.pushAgain': (t) => [{ params: { id: t.requestId } }],
  'oaApi.takeBack': (t) => [{ params: { id: t.requestId }, body: { reason } }],
  'oaApi.save': (t) => [{ body: { url: 'https://oa.example.com', processIds: [t.processId] } }],
  'oaOperationsApi.pushAgain': (t) => [{ params: { id: t.requestId } }],
  'approvalOperationsApi.detail': (t) => [{ params: { id: t.requestId } }],
  'approvalOperationsApi.toAdministrator': (t) => [{ params: { id: t.requestId }, body: { reason } }],
};
