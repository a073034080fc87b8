import { accountNews } from './account/account.news.ts';
import { afterSaleNews } from './after-sale/after-sale.news.ts';
import type { AfterSaleTimes } from './after-sale/after-sale-times.ts';
import { agreementNews } from './agreement/agreement.news.ts';
import { approvalNews } from './approval/approval.news.ts';
import type { ApprovalTimes } from './approval/approval-times.ts';
import { billingNews } from './billing/billing.news.ts';
import { catalogueNews } from './catalogue/catalogue.news.ts';
import { companyNews } from './company/company.news.ts';
import { contentNews } from './content/content.news.ts';
import { inquiryNews } from './inquiry/inquiry.news.ts';
import { invoiceNews } from './invoice/invoice.news.ts';
import type { InvoiceRules } from './invoice/invoice-rules.ts';
import type { Listeners } from './kernel/news.ts';
import { marketingNews } from './marketing/marketing.news.ts';
import { memberNews } from './member/member.news.ts';
import { openNews } from './open/open.news.ts';
import { orderNews } from './order/order.news.ts';
import type { PlacingRules } from './order/order-times.ts';
import { paymentNews } from './payment/payment.news.ts';
import { procurementNews } from './procurement/procurement.news.ts';
import { projectNews } from './project/project.news.ts';
import { punchoutNews } from './punchout/punchout.news.ts';
import { searchNews } from './search/search.news.ts';
import { storeNews } from './store/store.news.ts';

/** Every room that hears news, from left to right but for bills, under the name by which what it has still to hear is kept. */
export const listenersOf = (times: AfterSaleTimes & ApprovalTimes & PlacingRules & InvoiceRules): Listeners => ({
  account: accountNews,
  company: companyNews,
  content: contentNews,
  store: storeNews,
  catalogue: catalogueNews,
  search: searchNews,
  marketing: marketingNews,
  member: memberNews,
  project: projectNews,
  approval: approvalNews(times),
  order: orderNews(times),
  payment: paymentNews,
  'after-sale': afterSaleNews(times),
  // Before the invoices: what a bill says after a refund is what is invoiced, and a bill is locked before an invoice.
  billing: billingNews,
  invoice: invoiceNews(times),
  agreement: agreementNews,
  inquiry: inquiryNews,
  procurement: procurementNews,
  open: openNews,
  punchout: punchoutNews,
});
