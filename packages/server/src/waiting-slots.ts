import { waitingAfterSales } from './after-sale/after-sale.waiting.ts';
import { waitingContracts } from './agreement/agreement.waiting.ts';
import { waitingRequests } from './approval/approval.waiting.ts';
import { waitingBills } from './billing/billing.waiting.ts';
import { waitingCredit } from './credit/credit.waiting.ts';
import { waitingInquiries } from './inquiry/inquiry.waiting.ts';
import { waitingInvoices } from './invoice/invoice.waiting.ts';
import type { WaitingSlot } from './member/waiting.ts';
import { waitingOrders } from './order/order.waiting.ts';

/** Every room in which something can wait for a buyer; the first page of the centre asks them all. */
export const waitingSlots: readonly WaitingSlot[] = [
  waitingRequests,
  waitingCredit,
  waitingOrders,
  waitingAfterSales,
  waitingInvoices,
  waitingBills,
  waitingContracts,
  waitingInquiries,
];
