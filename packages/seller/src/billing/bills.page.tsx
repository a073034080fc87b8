import { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import { BillDesk } from '@mall/counter/bill/bill-desk.tsx';

/** The store's bills. */
export default function BillsPage() {
  return <BillDesk calls={billSellerApi} />;
}
