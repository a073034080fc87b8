import { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import type { BillCalls } from '@mall/counter/bill/bill-calls.ts';
import { BillDesk } from '@mall/counter/bill/bill-desk.tsx';

const calls: BillCalls = {
  page: billSellerApi.page,
  figures: billSellerApi.figures,
  export: billSellerApi.export,
  one: billSellerApi.one,
  lines: billSellerApi.lines,
  issue: billSellerApi.issue,
  answer: billSellerApi.answer,
  remind: billSellerApi.remind,
  confirmPayment: billSellerApi.confirmPayment,
  rejectPayment: billSellerApi.rejectPayment,
  withdraw: billSellerApi.withdraw,
};

/** The store's bills. */
export default function BillsPage() {
  return <BillDesk calls={calls} />;
}
