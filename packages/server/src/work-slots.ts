import { newsWork } from './account/news.work.ts';
import type { WorkSlot } from './account/work.ts';
import { afterSaleWork } from './after-sale/after-sale.work.ts';
import { agreementWork } from './agreement/agreement.work.ts';
import { approvalWork } from './approval/approval.work.ts';
import { billingWork } from './billing/billing.work.ts';
import { catalogueWork } from './catalogue/catalogue.work.ts';
import { companyWork } from './company/company.work.ts';
import { contentWork } from './content/content.work.ts';
import { creditWork } from './credit/credit.work.ts';
import { inquiryWork } from './inquiry/inquiry.work.ts';
import { invoiceWork } from './invoice/invoice.work.ts';
import { orderWork } from './order/order.work.ts';
import { paymentWork } from './payment/payment.work.ts';
import { reviewWork } from './review/review.work.ts';
import { storeWork } from './store/store.work.ts';

/** Every queue in which something can wait for the mall's people; their first page is one list of them all. */
export const workSlots: readonly WorkSlot[] = [
  ...newsWork,
  ...contentWork,
  ...companyWork,
  ...approvalWork,
  ...storeWork,
  ...catalogueWork,
  ...creditWork,
  ...orderWork,
  ...paymentWork,
  ...afterSaleWork,
  ...billingWork,
  ...invoiceWork,
  ...agreementWork,
  ...inquiryWork,
  ...reviewWork,
];
