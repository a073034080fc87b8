import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { AnswerDisputes, BillFilter, BillWhy, ConfirmBillPayment, LineFilter } from './bill.rules.ts';
import { BillCase, BillFigures, BillLine, BillRow } from './bill-data.ts';
import { Waits } from './bill-seller.api.ts';

const views = operator({ may: right('operations:bills:view') });
const decides = operator({ may: right('operations:bills:decide') });

export const billOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/bill/page',
    access: views,
    summary: 'The bills of the mall, the latest first',
    query: BillFilter.extend(paging(20, 50)),
    data: pageOf(BillRow),
  }),
  figures: call({
    verb: 'GET',
    path: '/operations/bill/figures',
    access: views,
    summary: 'What is owed on bills, what is in dispute or overdue, and how many the clock has still to issue',
    data: BillFigures,
  }),
  export: exportCall('/operations/bill/export', views, 'Bills', BillFilter),
  one: call({ verb: 'GET', path: '/operations/bill/{id}', access: views, summary: 'One of them with payments and steps', data: BillCase }),
  lines: call({
    verb: 'GET',
    path: '/operations/bill/lines/{id}',
    access: views,
    summary: 'Its lines, with what was said against them',
    query: LineFilter.extend(paging(20, 100)),
    data: pageOf(BillLine),
  }),
  issue: call({
    verb: 'POST',
    path: '/operations/bill/issue/{id}',
    access: decides,
    summary: 'Issues an open bill before its period ends',
    trail: act('bill.issued', 'bill'),
    data: Nothing,
  }),
  answer: call({
    verb: 'POST',
    path: '/operations/bill/answer/{id}',
    access: decides,
    summary: 'Answers disputes in the store’s place',
    body: AnswerDisputes,
    trail: act('bill.answered', 'bill'),
    data: Nothing,
  }),
  moveOut: call({
    verb: 'POST',
    path: '/operations/bill/dispute/move/{id}',
    access: decides,
    summary: 'Takes the order of a disputed line to the next period; the line stays to be read',
    body: BillWhy,
    trail: act('bill.moved_out', 'bill_dispute'),
    data: Nothing,
  }),
  void: call({
    verb: 'POST',
    path: '/operations/bill/void/{id}',
    access: decides,
    summary: 'Ends an open bill on which nothing stands',
    body: BillWhy,
    trail: act('bill.voided', 'bill'),
    data: Nothing,
  }),
  remind: call({
    verb: 'POST',
    path: '/operations/bill/remind/{id}',
    access: decides,
    summary: 'Reminds the buyer, once a day',
    trail: act('bill.reminded', 'bill'),
    data: Nothing,
  }),
  confirmPayment: call({
    verb: 'POST',
    path: '/operations/bill/payment/confirm/{id}',
    access: decides,
    summary: 'The money of a payment has come in; above the limit of one person another confirms it, too',
    body: ConfirmBillPayment,
    trail: act('bill.payment_confirmed', 'bill_payment'),
    data: Waits,
  }),
  rejectPayment: call({
    verb: 'POST',
    path: '/operations/bill/payment/reject/{id}',
    access: decides,
    summary: 'The money has not come in',
    body: BillWhy,
    trail: act('bill.payment_rejected', 'bill_payment'),
    data: Nothing,
  }),
};
