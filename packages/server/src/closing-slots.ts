import type { ClosingSlots } from './account/closing-slot.ts';
import { afterSaleClosing } from './after-sale/after-sale.closing.ts';
import { companyClosing } from './company/company.closing.ts';
import { invoiceClosing } from './invoice/invoice.closing.ts';
import { marketingClosing } from './marketing/marketing.closing.ts';
import { memberClosing } from './member/member.closing.ts';
import { orderClosing } from './order/order.closing.ts';
import { paymentClosing } from './payment/payment.closing.ts';

/** Every room in which something can stand in the way of closing an account, or is lost with it. */
export const closingSlots: ClosingSlots = [
  companyClosing,
  marketingClosing,
  memberClosing,
  orderClosing,
  paymentClosing,
  afterSaleClosing,
  invoiceClosing,
];
