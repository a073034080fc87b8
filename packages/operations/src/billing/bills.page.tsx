import { billOperationsApi } from '@mall/contract/billing/bill-operations.api.ts';
import type { BillCalls } from '@mall/counter/bill/bill-calls.ts';
import { BillDesk } from '@mall/counter/bill/bill-desk.tsx';

// Who may call is the only difference between what the two sites ask.
const calls = billOperationsApi as unknown as BillCalls;

/** The bills of the mall: disputes of its own store, payments, what is overdue. */
export default function BillsPage() {
  return <BillDesk calls={calls} />;
}
