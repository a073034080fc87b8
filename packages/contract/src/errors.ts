import { accountErrors } from './account/account.errors.ts';
import { auditErrors } from './account/audit.errors.ts';
import { closingErrors } from './account/closing.errors.ts';
import { counterErrors } from './account/counter.errors.ts';
import { identityErrors } from './account/identity.errors.ts';
import { otherSiteErrors } from './account/other-site.errors.ts';
import { partnerErrors } from './account/partner.errors.ts';
import { roleErrors } from './account/role.errors.ts';
import { securityErrors } from './account/security.errors.ts';
import { settingErrors } from './account/setting.errors.ts';
import { socialErrors } from './account/social.errors.ts';
import { staffErrors } from './account/staff.errors.ts';
import { workErrors } from './account/work.errors.ts';
import { afterSaleErrors } from './after-sale/after-sale.errors.ts';
import { agreementErrors } from './agreement/agreement.errors.ts';
import { contractApprovalErrors } from './agreement/contract-approval.errors.ts';
import { contractTextErrors } from './agreement/contract-text.errors.ts';
import { approvalErrors } from './approval/approval.errors.ts';
import { conditionErrors } from './approval/condition.errors.ts';
import { oaErrors } from './approval/oa.errors.ts';
import { billErrors } from './billing/bill.errors.ts';
import { cartErrors } from './cart/cart.errors.ts';
import { classOfficeErrors } from './catalogue/class-office.errors.ts';
import { freightErrors } from './catalogue/freight.errors.ts';
import { goodsErrors } from './catalogue/goods.errors.ts';
import { goodsFieldsErrors } from './catalogue/goods-fields.errors.ts';
import { goodsImportErrors } from './catalogue/goods-import.errors.ts';
import { goodsImportRowErrors } from './catalogue/goods-import-row.errors.ts';
import { goodsSheetErrors } from './catalogue/goods-sheet.errors.ts';
import { goodsVersionErrors } from './catalogue/goods-version.errors.ts';
import { stockErrors } from './catalogue/stock.errors.ts';
import { certificationErrors } from './company/certification.errors.ts';
import { certifyingErrors } from './company/certifying.errors.ts';
import { peopleErrors } from './company/people.errors.ts';
import { sheetErrors } from './company/sheet.errors.ts';
import { structureErrors } from './company/structure.errors.ts';
import { contentErrors } from './content/content.errors.ts';
import { keepingErrors } from './content/keeping.errors.ts';
import { creditErrors } from './credit/credit.errors.ts';
import { downloadErrors } from './download/download.errors.ts';
import { inquiryErrors } from './inquiry/inquiry.errors.ts';
import { inquiryFilesErrors } from './inquiry/inquiry-files.errors.ts';
import { inquiryFormErrors } from './inquiry/inquiry-form.errors.ts';
import { invoiceErrors } from './invoice/invoice.errors.ts';
import { invoicingErrors } from './invoice/invoicing.errors.ts';
import type { Failure } from './kernel/errors.ts';
import { kernelErrors } from './kernel/kernel.errors.ts';
import { activityErrors } from './marketing/activity.errors.ts';
import { activityChangeErrors } from './marketing/activity-change.errors.ts';
import { dealQuantityErrors } from './marketing/deal-quantity.errors.ts';
import { marketingErrors } from './marketing/marketing.errors.ts';
import { addressErrors } from './member/address.errors.ts';
import { messageErrors } from './member/message.errors.ts';
import { personErrors } from './member/person.errors.ts';
import { savedViewErrors } from './member/saved-view.errors.ts';
import { openErrors } from './open/open.errors.ts';
import { orderErrors } from './order/order.errors.ts';
import { placingErrors } from './order/placing.errors.ts';
import { priceChangeErrors } from './order/price-change.errors.ts';
import { paymentErrors } from './payment/payment.errors.ts';
import { compareErrors } from './procurement/compare.errors.ts';
import { listErrors } from './procurement/list.errors.ts';
import { matchErrors } from './procurement/match.errors.ts';
import { standingErrors } from './procurement/standing.errors.ts';
import { projectErrors } from './project/project.errors.ts';
import { punchoutErrors } from './punchout/punchout.errors.ts';
import { reviewErrors } from './review/review.errors.ts';
import { searchOfficeErrors } from './search/search-office.errors.ts';
import { applicationErrors } from './store/application.errors.ts';
import { decorationErrors } from './store/decoration.errors.ts';

/** Every failure of the product. A room adds its own table here; the server turns a code into words, a test demands all six languages. */
export const errorTable = {
  ...kernelErrors,
  ...accountErrors,
  ...socialErrors,
  ...otherSiteErrors,
  ...auditErrors,
  ...identityErrors,
  ...partnerErrors,
  ...counterErrors,
  ...roleErrors,
  ...addressErrors,
  ...applicationErrors,
  ...decorationErrors,
  ...afterSaleErrors,
  ...agreementErrors,
  ...contractApprovalErrors,
  ...contractTextErrors,
  ...approvalErrors,
  ...conditionErrors,
  ...billErrors,
  ...cartErrors,
  ...certificationErrors,
  ...certifyingErrors,
  ...classOfficeErrors,
  ...closingErrors,
  ...compareErrors,
  ...contentErrors,
  ...keepingErrors,
  ...creditErrors,
  ...downloadErrors,
  ...freightErrors,
  ...goodsErrors,
  ...stockErrors,
  ...goodsFieldsErrors,
  ...goodsImportErrors,
  ...goodsImportRowErrors,
  ...goodsSheetErrors,
  ...goodsVersionErrors,
  ...inquiryErrors,
  ...inquiryFilesErrors,
  ...inquiryFormErrors,
  ...invoiceErrors,
  ...invoicingErrors,
  ...listErrors,
  ...marketingErrors,
  ...activityErrors,
  ...activityChangeErrors,
  ...dealQuantityErrors,
  ...matchErrors,
  ...messageErrors,
  ...savedViewErrors,
  ...oaErrors,
  ...openErrors,
  ...orderErrors,
  ...peopleErrors,
  ...personErrors,
  ...placingErrors,
  ...priceChangeErrors,
  ...projectErrors,
  ...punchoutErrors,
  ...reviewErrors,
  ...searchOfficeErrors,
  ...securityErrors,
  ...settingErrors,
  ...paymentErrors,
  ...sheetErrors,
  ...staffErrors,
  ...standingErrors,
  ...structureErrors,
  ...workErrors,
} as const;
export type ErrorCode = keyof typeof errorTable;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);
export const failureOf = (code: ErrorCode): Failure => errorTable[code];
