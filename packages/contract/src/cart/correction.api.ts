import * as z from 'zod';
import { right } from '../account/rights.ts';
import { ApprovalPlan } from '../approval/process.api.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { payModes } from '../order/order.machine.ts';
import { deliveryTimes } from '../order/order.rules.ts';
import { LineProject } from '../project/project.rules.ts';
import { CouponChoice, Settlement, Submitted } from './settlement.api.ts';
import { linesOf, mostLines, SubmitOrder } from './submit.rules.ts';

const Lines = z.array(z.strictObject({ specId: Id, num: z.int(), specName: z.string(), picture: z.string(), unit: z.string() }));

/** What a supplier quoted may be more than a shelf sells at once; there the verb says no. */
const CorrectedLines = linesOf(
  z
    .number({ error: 'cart.number_wrong' })
    .int({ error: 'cart.number_wrong' })
    .min(1, { error: 'cart.number_wrong' })
    .max(9_999_999, { error: 'cart.number_wrong' }),
);

/** What was ordered, as the settlement begins with it. */
export const Correction = z.strictObject({
  requestId: Id,
  title: z.string(),
  /** Why it came back. */
  reason: z.string(),
  lines: Lines,
  /** It was awarded: goods, quantities and price stand as they were quoted. */
  fixed: z.boolean(),
  /** The address that it was to go to, where that is still to be had. */
  addressId: Id.nullable(),
  payMode: z.enum(payModes),
  deliveryTime: z.enum(deliveryTimes),
  usePoints: z.int(),
  stores: z.array(z.strictObject({ storeId: Id, leaveWord: z.string(), couponId: Id.nullable(), invoiced: z.boolean() })),
  projectId: Id.nullable(),
  lineProjects: z.array(LineProject),
  word: z.string(),
});
export type Correction = z.infer<typeof Correction>;

const CorrectionChoice = z.strictObject({
  lines: CorrectedLines,
  addressId: Id.optional(),
  couponId: CouponChoice.optional(),
  usePoints: SubmitOrder.shape.usePoints,
  payMode: z.enum(payModes),
  projectIds: z.array(Id).max(mostLines).default([]),
});
export type CorrectionChoice = z.infer<typeof CorrectionChoice>;

export const CorrectOrder = SubmitOrder.omit({ buyNow: true }).extend({ lines: CorrectedLines });
export type CorrectOrder = z.infer<typeof CorrectOrder>;

const buy = buyer({ may: right('order:buy') });

/** Orders whose request was returned or taken back, by the number of one of them. */
export const correctionApi = {
  draft: call({
    verb: 'GET',
    path: '/portal/order/correction/{id}',
    access: buy,
    summary: 'What an order was made of whose request came back, to correct it',
    data: Correction,
  }),
  settle: call({
    verb: 'POST',
    path: '/portal/order/correction/{id}/settlement',
    access: buy,
    summary: 'What it would cost corrected, and by which processes it would be approved; what it holds itself counts as free',
    body: CorrectionChoice,
    data: z.strictObject({ settlement: Settlement, processes: z.array(ApprovalPlan) }),
  }),
  submit: call({
    verb: 'POST',
    path: '/portal/order/correction/{id}',
    access: buy,
    summary: 'Asks for it anew with other quantities, fewer goods, another address, project or word; other orders take its place',
    body: CorrectOrder,
    data: Submitted.extend({ requestId: Id.nullable() }),
  }),
};
