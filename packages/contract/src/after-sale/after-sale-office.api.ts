import * as z from 'zod';
import { right } from '../account/rights.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { afterSaleDetail, afterSaleSummary } from './after-sale.api.ts';
import { afterSaleStates, operatorAfterSaleActions, sellerAfterSaleActions } from './after-sale.machine.ts';
import { AgreeAfterSale, ArbitrateAfterSale, ReceiveAfterSale, RejectAfterSale, ResendAfterSale } from './after-sale.rules.ts';

export const SellerAfterSale = z.strictObject({
  ...afterSaleDetail,
  buyerName: z.string(),
  actions: z.array(z.enum(sellerAfterSaleActions)),
});
export type SellerAfterSale = z.infer<typeof SellerAfterSale>;
export const OperatorAfterSale = z.strictObject({
  ...afterSaleDetail,
  buyerName: z.string(),
  actions: z.array(z.enum(operatorAfterSaleActions)),
});
export type OperatorAfterSale = z.infer<typeof OperatorAfterSale>;

const SellerSummary = z.strictObject({ ...afterSaleSummary, buyerName: z.string(), actions: z.array(z.enum(sellerAfterSaleActions)) });
const OperatorSummary = z.strictObject({ ...afterSaleSummary, buyerName: z.string(), actions: z.array(z.enum(operatorAfterSaleActions)) });
const OfficeQuery = z.strictObject({ state: z.enum(afterSaleStates).optional(), arbitration: z.enum(['1']).optional(), ...paging(20, 50) });
export type OfficeQuery = z.infer<typeof OfficeQuery>;

export const sellerAfterSaleApi = {
  page: call({
    verb: 'GET',
    path: '/seller/aftersale/page',
    access: seller({ may: right('seller:afterSales:view') }),
    summary: 'After-sales of the own store',
    query: OfficeQuery,
    data: pageOf(SellerSummary),
  }),
  detail: call({
    verb: 'GET',
    path: '/seller/aftersale/{id}',
    access: seller({ may: right('seller:afterSales:view') }),
    summary: 'One of them',
    data: SellerAfterSale,
  }),
  agree: call({
    verb: 'POST',
    path: '/seller/aftersale/agree/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Agrees, with the address for the return',
    body: AgreeAfterSale,
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/seller/aftersale/reject/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Rejects an application',
    body: RejectAfterSale,
    data: Nothing,
  }),
  receive: call({
    verb: 'POST',
    path: '/seller/aftersale/receive/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Takes the return in, back on the shelf or not',
    body: ReceiveAfterSale,
    data: Nothing,
  }),
  refuseReceipt: call({
    verb: 'POST',
    path: '/seller/aftersale/refuse/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Refuses the return',
    body: RejectAfterSale,
    data: Nothing,
  }),
  resend: call({
    verb: 'POST',
    path: '/seller/aftersale/resend/{id}',
    access: seller({ may: right('seller:afterSales:handle') }),
    summary: 'Sends the other goods',
    body: ResendAfterSale,
    data: Nothing,
  }),
};

export const operatorAfterSaleApi = {
  page: call({
    verb: 'GET',
    path: '/operations/aftersale/page',
    access: operator({ may: right('operations:afterSales:view') }),
    summary: 'After-sales of all stores',
    query: OfficeQuery,
    data: pageOf(OperatorSummary),
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/aftersale/{id}',
    access: operator({ may: right('operations:afterSales:view') }),
    summary: 'One of them',
    data: OperatorAfterSale,
  }),
  arbitrate: call({
    verb: 'POST',
    path: '/operations/aftersale/arbitrate/{id}',
    access: operator({ may: right('operations:afterSales:decide') }),
    summary: 'Decides between buyer and seller',
    body: ArbitrateAfterSale,
    data: Nothing,
  }),
  startRefund: call({
    verb: 'POST',
    path: '/operations/aftersale/refund/{id}',
    access: operator({ may: right('operations:afterSales:decide') }),
    summary: 'Sends the money on its way',
    data: Nothing,
  }),
};
