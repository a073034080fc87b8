import { deskApi } from '@mall/contract/account/desk.api.ts';
import { workApi } from '@mall/contract/account/work.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';

/** What may be other after money was decided on. */
export const moneyReads = [
  payOperationsApi.figures,
  payOperationsApi.vouchers,
  payOperationsApi.refunds,
  wrongPaymentApi.page,
  wrongPaymentApi.detail,
  statementApi.files,
  statementApi.day,
  statementApi.lines,
  statementApi.records,
  deskApi.desk,
  workApi.page,
];
