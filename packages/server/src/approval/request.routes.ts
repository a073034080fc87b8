import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { addSigner } from './add-signer.ts';
import { listProcessesAgain } from './again.queries.ts';
import { decideMany } from './decide-many.ts';
import { type Decision, decideRequest } from './decide-request.ts';
import { delegate, endDelegation } from './delegate.ts';
import { listDelegations } from './delegation.queries.ts';
import { listDeciders, readOaSwitch } from './process.queries.ts';
import { remindRequest } from './remind-request.ts';
import { listRequests } from './request.queries.ts';
import { requireRequest } from './request-detail.queries.ts';
import { readerOf, requireSeen, requireSeenOf } from './seen-requests.ts';
import { submitAgain } from './submit-again.ts';
import { takeOver } from './take-over.ts';
import { transferTask } from './transfer-task.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const requestRoutes = (app: App, { db, config }: House): void => {
  /** By its own number or by that of an order. Who sees it and does not have it is told so. */
  const decide = (
    side: BuyerSide,
    find: (tx: Tx, reader: BuyerSide) => Promise<string>,
    said: Omit<Decision, 'requestId'>,
  ): Promise<null> =>
    inTransaction(db, async (tx) => {
      await decideRequest(tx, side.memberId, { ...said, requestId: await find(tx, readerOf(side)) }, config);
      return null;
    });
  route(app, requestApi.page, ({ side, query }) => listRequests(db, side, query));
  route(app, requestApi.detail, ({ side, params: { id } }) => requireRequest(db, side, id));
  route(app, requestApi.people, ({ side, query }) => listDeciders(db, side, query.word));
  route(app, requestApi.approve, ({ side, params: { id }, body }) =>
    decide(side, (tx, reader) => requireSeen(tx, reader, id), { decision: 'approve', ...body }),
  );
  route(app, requestApi.reject, ({ side, params: { id }, body }) =>
    decide(side, (tx, reader) => requireSeen(tx, reader, id), { decision: 'reject', ...body }),
  );
  route(app, requestApi.return, ({ side, params: { id }, body }) =>
    decide(side, (tx, reader) => requireSeen(tx, reader, id), { decision: 'return', ...body }),
  );
  route(app, requestApi.transfer, ({ side, params: { id }, body }) => inTransaction(db, (tx) => transferTask(tx, side, { id, ...body })));
  route(app, requestApi.addSigner, ({ side, params: { id }, body }) => inTransaction(db, (tx) => addSigner(tx, side, { id, ...body })));
  route(app, requestApi.remind, ({ side, params: { id } }) => inTransaction(db, (tx) => remindRequest(tx, side, id)));
  route(app, requestApi.withdraw, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => withdrawRequest(tx, side, { id, ...body }, config)),
  );
  route(app, requestApi.takeOver, ({ side, params: { id }, body }) => inTransaction(db, (tx) => takeOver(tx, side, { id, ...body })));
  route(app, requestApi.decideMany, ({ side, body, language }) => decideMany(db, side, body, language, config));
  route(app, requestApi.delegations, ({ side }) => listDelegations(db, side));
  route(app, requestApi.delegate, ({ side, body }) => inTransaction(db, (tx) => delegate(tx, side, body)));
  route(app, requestApi.endDelegation, ({ side, params: { id } }) => inTransaction(db, (tx) => endDelegation(tx, side, id)));
  route(app, orderApprovalApi.approve, ({ side, params: { id } }) =>
    decide(side, (tx, reader) => requireSeenOf(tx, reader, id), { decision: 'approve', reason: '' }),
  );
  route(app, orderApprovalApi.reject, ({ side, params: { id }, body }) =>
    decide(side, (tx, reader) => requireSeenOf(tx, reader, id), { decision: 'reject', ...body }),
  );
  route(app, orderApprovalApi.submitRequest, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => submitAgain(tx, side, id, body, config)),
  );
  route(app, orderApprovalApi.processesAgain, ({ side, params: { id } }) => listProcessesAgain(db, side, id));
  route(app, orderApprovalApi.oaPushSwitch, async ({ side }) => ({
    switch: (await readOaSwitch(db, side.companyId)) ? (1 as const) : (0 as const),
  }));
};
