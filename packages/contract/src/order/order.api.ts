import * as z from 'zod';
import { call } from '../kernel/call.ts';

const Count = z.number().int();

/** `receivingNum` holds what is to be shipped and what is on its way; less `shippedNum` (to be shipped) it is what is on its way. */
export const OrderCounts = z.strictObject({
  paymentNum: Count,
  receivingNum: Count,
  evaluateNum: Count,
  approvalNum: Count,
  orderNum: Count,
  shippedNum: Count,
});
export type OrderCounts = z.infer<typeof OrderCounts>;

export const orderApi = {
  headerInfo: call({
    verb: 'GET',
    path: '/portal/member/member/header/info',
    access: 'member',
    summary: 'How many orders wait for what',
    data: OrderCounts,
  }),
};
