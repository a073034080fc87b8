import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { AnswerDisputes, BillFilter, BillWhy, ConfirmBillPayment, LineFilter } from './bill.rules.ts';
import { BillCase, BillFigures, BillLine, BillRow } from './bill-data.ts';

const views = seller({ may: right('seller:bills:view') });
const handles = seller({ may: right('seller:bills:handle') });
export const Waits = z.strictObject({ waits: z.boolean() });

export const billSellerApi = {
  page: call({
    verb: 'GET',
    path: '/seller/bill/page',
    access: views,
    summary: 'The store’s bills, the latest first',
    query: BillFilter.extend(paging(20, 50)),
    data: pageOf(BillRow),
  }),
  figures: call({
    verb: 'GET',
    path: '/seller/bill/figures',
    access: views,
    summary: 'What buyers owe the store, and what waits for it',
    data: BillFigures,
  }),
  export: exportCall('/seller/bill/export', views, 'The store’s bills', BillFilter),
  one: call({ verb: 'GET', path: '/seller/bill/{id}', access: views, summary: 'One of them with payments and steps', data: BillCase }),
  lines: call({
    verb: 'GET',
    path: '/seller/bill/lines/{id}',
    access: views,
    summary: 'Its lines, with what was said against them',
    query: LineFilter.extend(paging(20, 100)),
    data: pageOf(BillLine),
  }),
  issue: call({
    verb: 'POST',
    path: '/seller/bill/issue/{id}',
    access: handles,
    summary: 'Issues an open bill before its period ends',
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/bill/withdraw/{id}',
    access: handles,
    summary: 'Takes back what nobody confirmed; it is open again until it is issued by hand',
    body: BillWhy,
    data: Nothing,
  }),
  answer: call({
    verb: 'POST',
    path: '/seller/bill/answer/{id}',
    access: handles,
    summary: 'Puts disputed lines right by further lines, or explains them; when none waits any more the buyer is asked again',
    body: AnswerDisputes,
    data: Nothing,
  }),
  remind: call({
    verb: 'POST',
    path: '/seller/bill/remind/{id}',
    access: handles,
    summary: 'Reminds the buyer, once a day',
    data: Nothing,
  }),
  confirmPayment: call({
    verb: 'POST',
    path: '/seller/bill/payment/confirm/{id}',
    access: handles,
    summary: 'The money of a payment has come in; above the limit of one person another confirms it, too',
    body: ConfirmBillPayment,
    data: Waits,
  }),
  rejectPayment: call({
    verb: 'POST',
    path: '/seller/bill/payment/reject/{id}',
    access: handles,
    summary: 'The money has not come in',
    body: BillWhy,
    data: Nothing,
  }),
};
