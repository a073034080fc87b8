import { deskApi } from '@mall/contract/account/desk.api.ts';
import type { billOperationsApi } from '@mall/contract/billing/bill-operations.api.ts';
import type { billSellerApi } from '@mall/contract/billing/bill-seller.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { ReactNode } from 'react';

/** What both sites do with bills; the names are the same, whoever may call. */
type Shared = 'page' | 'figures' | 'export' | 'one' | 'lines' | 'issue' | 'answer' | 'remind' | 'confirmPayment' | 'rejectPayment';
export type BillCalls = Pick<typeof billSellerApi, Shared> & {
  /** A store takes back what it issued. */
  withdraw?: (typeof billSellerApi)['withdraw'];
  /** The mall takes an order to the next period, or ends an empty bill. */
  moveOut?: (typeof billOperationsApi)['moveOut'];
  void?: (typeof billOperationsApi)['void'];
};

/** Who looks at what waits of a bill: of its disputes, or of one payment. */
export type BillTaken = (billId: string, paymentId?: string) => ReactNode;

/** What may be other after something was done with a bill. */
export const readsOf = (calls: BillCalls): readonly AnyCall[] => [calls.page, calls.figures, calls.one, calls.lines, deskApi.desk];
