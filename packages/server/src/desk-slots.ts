import type { DeskSlot } from './account/desk.ts';
import { identityDesk } from './account/identity/identity.desk.ts';
import { newsDesk } from './account/news.desk.ts';
import { workDesk } from './account/work.ts';
import { afterSaleDesk } from './after-sale/after-sale.desk.ts';
import { agreementDesk } from './agreement/agreement.desk.ts';
import { approvalDesk } from './approval/approval.desk.ts';
import { billingDesk } from './billing/billing.desk.ts';
import { catalogueDesk } from './catalogue/catalogue.desk.ts';
import { companyDesk } from './company/company.desk.ts';
import { contentDesk } from './content/content.desk.ts';
import { creditDesk } from './credit/credit.desk.ts';
import { inquiryDesk } from './inquiry/inquiry.desk.ts';
import { invoiceDesk } from './invoice/invoice.desk.ts';
import { marketingDesk } from './marketing/marketing.desk.ts';
import { orderDesk } from './order/order.desk.ts';
import { paymentDesk } from './payment/payment.desk.ts';
import { reviewDesk } from './review/review.desk.ts';
import { storeDesk } from './store/store.desk.ts';
import { workSlots } from './work-slots.ts';

/** Every room in which something can wait for a store's or the mall's people; the menus of their sites count it. */
export const deskSlots: readonly DeskSlot[] = [
  workDesk(workSlots),
  ...newsDesk,
  ...identityDesk,
  ...contentDesk,
  ...companyDesk,
  ...approvalDesk,
  ...storeDesk,
  ...catalogueDesk,
  ...creditDesk,
  ...marketingDesk,
  ...orderDesk,
  ...paymentDesk,
  ...afterSaleDesk,
  ...reviewDesk,
  ...billingDesk,
  ...invoiceDesk,
  ...agreementDesk,
  ...inquiryDesk,
];
