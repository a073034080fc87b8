import { deadLettersSheet } from './account/dead-letters-sheet.ts';
import { auditMaker } from './account/export-audit.ts';
import { mallLogSheet } from './account/mall-log-sheet.ts';
import { membersSheet } from './account/members-sheet.ts';
import { mallStaffSheet, storeStaffSheet } from './account/staff-sheets.ts';
import { workSheet } from './account/work-sheet.ts';
import { mallAfterSalesSheet, storeAfterSalesSheet } from './after-sale/after-sale-sheets.ts';
import { companyContractsSheet, mallContractsSheet, storeContractsSheet } from './agreement/contract-sheets.ts';
import { stuckSheet } from './approval/stuck-sheet.ts';
import { billsSheetMaker, mallBillsSheet, storeBillsSheet } from './billing/bills-sheet.ts';
import { exportMaker } from './catalogue/import/export-rows.ts';
import { shelfSheet, stockSheet } from './catalogue/shelf/shelf-sheets.ts';
import { auditsSheet } from './company/audits-sheet.ts';
import { companiesSheet } from './company/companies-sheet.ts';
import { importReportMaker } from './company/import-report.ts';
import { feedbackSheet } from './content/feedback-sheet.ts';
import { creditAccountsSheet } from './credit/accounts-sheet.ts';
import { ledgerSheetMaker } from './credit/ledger-sheet.ts';
import type { Makers } from './download/maker.ts';
import { ownDataMaker } from './download/own-data-maker.ts';
import {
  mallClassesSheet,
  mallDaysSheet,
  missedSheet,
  storeClassesSheet,
  storeDaysSheet,
  storeGoodsSheet,
  storePacesSheet,
  storeWordsSheet,
} from './figures/figure-sheets.ts';
import { inquiriesSheet, mallInquiriesSheet, storeInquiriesSheet } from './inquiry/inquiry-sheets.ts';
import { invoiceArchiveMaker } from './invoice/archive-maker.ts';
import { invoicesSheet, mallInvoicesSheet, storeInvoicesSheet } from './invoice/invoice-sheets.ts';
import { taxSheet } from './invoice/tax-sheet.ts';
import { orderSheetMaker } from './order/order-sheet-maker.ts';
import { storeSheetMaker } from './order/store-sheet-maker.ts';
import { ownDataParts } from './own-data-parts.ts';
import { alertsSheet } from './payment/alerts-sheet.ts';
import { differencesSheet } from './payment/differences-sheet.ts';
import { refundsSheet } from './payment/refunds-sheet.ts';
import { vouchersSheet } from './payment/vouchers-sheet.ts';
import { wrongSheet } from './payment/wrong-sheet.ts';
import { officeReviewsSheet } from './review/office-reviews-sheet.ts';
import { storeReviewsSheet } from './review/store-reviews-sheet.ts';
import { papersSheet } from './store/papers/papers-sheet.ts';
import { registrationsSheet } from './store/registrations-sheet.ts';
import { storesSheet } from './store/stores-sheet.ts';
import { workSlots } from './work-slots.ts';

/** Lists, each as a file of its own. */
const lists = [
  workSheet(workSlots),
  mallLogSheet,
  membersSheet,
  mallStaffSheet,
  storeStaffSheet,
  shelfSheet,
  stockSheet,
  deadLettersSheet,
  companiesSheet,
  storesSheet,
  auditsSheet,
  registrationsSheet,
  papersSheet,
  feedbackSheet,
  stuckSheet,
  creditAccountsSheet,
  vouchersSheet,
  refundsSheet,
  wrongSheet,
  alertsSheet,
  differencesSheet,
  mallAfterSalesSheet,
  storeAfterSalesSheet,
  storeReviewsSheet,
  officeReviewsSheet,
  storeBillsSheet,
  mallBillsSheet,
  taxSheet,
  invoicesSheet,
  storeInvoicesSheet,
  mallInvoicesSheet,
  inquiriesSheet,
  mallInquiriesSheet,
  storeInquiriesSheet,
  companyContractsSheet,
  storeContractsSheet,
  mallContractsSheet,
  storeDaysSheet,
  storeGoodsSheet,
  storeClassesSheet,
  storeWordsSheet,
  mallDaysSheet,
  mallClassesSheet,
  missedSheet,
  storePacesSheet,
];

/** Every kind of file that the mall makes for somebody; the download centre has them all. */
export const makers: Makers = [
  exportMaker,
  orderSheetMaker,
  storeSheetMaker,
  auditMaker,
  importReportMaker,
  ledgerSheetMaker,
  billsSheetMaker,
  invoiceArchiveMaker,
  ownDataMaker(ownDataParts),
  ...lists.map(({ maker }) => maker),
];
