import { billOperationsApi } from '@mall/contract/billing/bill-operations.api.ts';
import type { BillCalls, BillTaken } from '@mall/counter/bill/bill-calls.ts';
import { BillDesk } from '@mall/counter/bill/bill-desk.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';

// Who may call is the only difference between what the two sites ask.
const calls = {
  page: billOperationsApi.page,
  figures: billOperationsApi.figures,
  export: billOperationsApi.export,
  one: billOperationsApi.one,
  lines: billOperationsApi.lines,
  issue: billOperationsApi.issue,
  answer: billOperationsApi.answer,
  remind: billOperationsApi.remind,
  confirmPayment: billOperationsApi.confirmPayment,
  rejectPayment: billOperationsApi.rejectPayment,
  moveOut: billOperationsApi.moveOut,
  void: billOperationsApi.void,
} as unknown as BillCalls;

const taken: BillTaken = (billId, paymentId) =>
  paymentId === undefined ? (
    <CaseHolder kind="bill" url={`/bills?id=${billId}`} />
  ) : (
    <CaseHolder kind="bill_payment" url={`/bills?id=${billId}&payment=${paymentId}`} />
  );

/** The bills of the mall: disputes of its own store, payments, what is overdue. */
export default function BillsPage() {
  return <BillDesk calls={calls} taken={taken} />;
}
