import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing } from '../kernel/fields.ts';
import { RejectOrder, SubmitAgain } from './approval.rules.ts';
import { ApprovalPlan } from './process.api.ts';

const decide = buyer({ may: right('approval:decide') });

/** The same by the number of an order; what is said to one order of a submission is said to all of them. */
export const orderApprovalApi = {
  approve: call({
    verb: 'POST',
    path: '/portal/order/approve/{id}',
    access: decide,
    summary: 'Agrees with the request of an order',
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/portal/order/reject/{id}',
    access: decide,
    summary: 'Rejects the request of an order',
    body: RejectOrder,
    data: Nothing,
  }),
  submitRequest: call({
    verb: 'POST',
    path: '/portal/order/submitRequest/{id}',
    access: buyer({ may: right('order:buy') }),
    summary: 'Submits an order again whose request was returned or withdrawn',
    body: SubmitAgain,
    data: z.strictObject({ requestId: Id }),
  }),
  processesAgain: call({
    verb: 'GET',
    path: '/portal/order/submitRequest/{id}',
    access: buyer({ may: right('order:buy') }),
    summary: 'The approval processes that fit an order equally well whose request was returned or withdrawn',
    data: z.array(ApprovalPlan),
  }),
  oaPushSwitch: call({
    verb: 'GET',
    path: '/portal/order/oaPushSwitch',
    access: buyer(),
    summary: 'Whether requests of the own company go to its office-automation system',
    data: z.strictObject({ switch: Flag }),
  }),
};
