import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { creditStates } from '../credit/credit.machine.ts';
import { CreditFigures } from '../credit/credit.rules.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { creditReviewStates } from './credit-review.machine.ts';
import { orderStates } from './order.machine.ts';

const Count = z.number().int();

export const CreditReviewRow = z.strictObject({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  memberName: z.string(),
  /** What is frozen for its orders, or was. */
  amount: Money,
  orderSns: z.array(z.string()),
  state: z.enum(creditReviewStates),
  decidedBy: z.string(),
  createDate: TimeText,
  /** When it ends by itself. */
  dueDate: TimeText,
  decideDate: TimeText.nullable(),
});
export type CreditReviewRow = z.infer<typeof CreditReviewRow>;

export const CreditReviewCase = z.strictObject({
  ...CreditReviewRow.shape,
  reason: z.string(),
  figures: CreditFigures,
  creditState: z.enum(creditStates),
  overdue: Money,
  orders: z.array(
    z.strictObject({
      orderId: Id,
      orderSn: z.string(),
      storeName: z.string(),
      amount: Money,
      state: z.enum(orderStates),
      areaInfo: z.string(),
      lines: z.array(z.strictObject({ specName: z.string(), picture: z.string(), num: Count, unit: z.string(), amount: Money })),
    }),
  ),
});
export type CreditReviewCase = z.infer<typeof CreditReviewCase>;

const CreditReviewQuery = z.strictObject({
  state: z.enum(creditReviewStates).optional(),
  /** In the company's name, or the number of an order. */
  word: text(40).optional(),
  ...paging(20, 50),
});
export type CreditReviewQuery = z.infer<typeof CreditReviewQuery>;

const views = operator({ may: right('operations:credit:view') });
const decides = operator({ may: right('operations:credit:decide') });

/** Orders on a purchase quota whose company has no approval of its own: the mall looks at them. */
export const creditReviewApi = {
  page: call({
    verb: 'GET',
    path: '/operations/credit/review/page',
    access: views,
    summary: 'Orders on a quota that wait for the mall, the oldest first; or those of a state',
    query: CreditReviewQuery,
    data: pageOf(CreditReviewRow),
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/credit/review/{id}',
    access: views,
    summary: 'One of them: what is ordered, and how the quota stands',
    data: CreditReviewCase,
  }),
  pass: call({
    verb: 'POST',
    path: '/operations/credit/review/pass/{id}',
    access: decides,
    summary: 'Lets the orders through: what was frozen is deducted, and the stores ship',
    trail: act('credit.review_passed', 'credit_review'),
    data: Nothing,
  }),
  refuse: call({
    verb: 'POST',
    path: '/operations/credit/review/refuse/{id}',
    access: decides,
    summary: 'Refuses them, with the reason: the orders end, and what was frozen is free again',
    body: z.strictObject({ reason: reasonText('credit.reason_required') }),
    trail: act('credit.review_refused', 'credit_review'),
    data: Nothing,
  }),
};
