import * as z from 'zod';
import { FactorCode } from '../account/counter.rules.ts';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { amountSpan, daySpan } from '../kernel/span.ts';
import { orderStates } from '../order/order.machine.ts';
import { wrongEvents, wrongStates } from './wrong-payment.machine.ts';
import { wrongActs, wrongKinds, wrongTabs, wrongWays } from './wrong-payment.rules.ts';

export const WrongRow = z.strictObject({
  id: Id,
  wrongSn: z.string(),
  kind: z.enum(wrongKinds),
  channel: z.string(),
  /** The bank's own number. */
  outNo: z.string(),
  received: Money,
  /** What was asked for; of a transfer that belongs to no order nothing was. */
  expected: Money.nullable(),
  payerName: z.string(),
  /** Whose orders it was meant for. */
  buyerName: z.string(),
  orderSns: z.array(z.string()),
  state: z.enum(wrongStates),
  way: z.enum(wrongWays).nullable(),
  proposedBy: z.string(),
  confirmedBy: z.string(),
  /** It waits for the reader: to be proposed, or to be confirmed by somebody who is not who proposed it. */
  mine: z.boolean(),
  foundDate: TimeText,
});
export type WrongRow = z.infer<typeof WrongRow>;

export const WrongCase = z.strictObject({
  ...WrongRow.shape,
  remark: z.string(),
  attemptNo: z.string().nullable(),
  reason: z.string(),
  /** Which proposal it is: said again by whoever confirms it or gives it back. */
  proposal: z.number().int(),
  orders: z.array(z.strictObject({ orderSn: z.string(), amount: Money, state: z.enum(orderStates) })),
  /** What would go back if it were booked. */
  rest: Money,
  /** Up to so much one person is enough. */
  limit: Money,
  /** The reader proposed it himself, and it is above the limit. */
  ownProposal: z.boolean(),
  refund: z.strictObject({ refundSn: z.string(), state: z.string() }).nullable(),
  steps: z.array(z.strictObject({ event: z.enum(['find', ...wrongEvents]), who: z.string(), reason: z.string(), date: TimeText })),
  actions: z.array(z.enum(wrongActs)),
});
export type WrongCase = z.infer<typeof WrongCase>;

const WrongPage = z.strictObject({ ...pageOf(WrongRow).shape, limit: Money, counts: z.record(z.enum(wrongTabs), z.number().int()) });

const views = operator({ may: right('operations:payments:view') });
const decides = operator({ may: right('operations:payments:decide') });
const Proposal = z.int32().min(1);

/** Amounts are what came in, days those on which it was found. */
const filter = { tab: z.enum(wrongTabs).default('open'), word: text(40).optional(), ...daySpan, ...amountSpan };
const WrongFilter = z.strictObject(filter);
export type WrongFilter = z.infer<typeof WrongFilter>;
const WrongQuery = z.strictObject({ ...filter, ...paging(20, 50) });
export type WrongQuery = z.infer<typeof WrongQuery>;

export const ProposeWrong = z.strictObject({
  way: z.enum(wrongWays, { error: 'payment.way_required' }),
  /** Of a transfer that is booked: to which order. */
  orderSn: text(40).optional(),
  reason: reasonText('payment.reason_required'),
});
export type ProposeWrong = z.infer<typeof ProposeWrong>;

export const wrongPaymentApi = {
  page: call({
    verb: 'GET',
    path: '/operations/payment/wrong/page',
    access: views,
    summary: 'Money that came in and was booked nowhere, what waits longest first',
    query: WrongQuery,
    data: WrongPage,
  }),
  export: exportCall('/operations/payment/wrong/export', views, 'Money that was booked nowhere', WrongFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/payment/wrong/{id}',
    access: views,
    summary: 'One of them, with its orders and everything that was done',
    data: WrongCase,
  }),
  propose: call({
    verb: 'POST',
    path: '/operations/payment/wrong/propose/{id}',
    access: decides,
    summary: 'Says what is to become of it: given back, or booked to its order',
    body: ProposeWrong,
    trail: act('payment.wrong_proposed', 'wrong_payment'),
    data: Nothing,
  }),
  confirm: call({
    verb: 'POST',
    path: '/operations/payment/wrong/confirm/{id}',
    access: decides,
    summary: 'Confirms a proposal with the second factor, and the money moves; above the limit not by whoever proposed it',
    body: z.strictObject({ proposal: Proposal, code: FactorCode }),
    trail: act('payment.wrong_confirmed', 'wrong_payment'),
    data: Nothing,
  }),
  return: call({
    verb: 'POST',
    path: '/operations/payment/wrong/return/{id}',
    access: decides,
    summary: 'Gives a proposal back to whoever made it',
    body: z.strictObject({ proposal: Proposal, reason: reasonText('payment.reason_required') }),
    trail: act('payment.wrong_returned', 'wrong_payment'),
    data: Nothing,
  }),
};
