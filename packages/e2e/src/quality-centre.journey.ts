import { it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage, sharedReader } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const visit = sharedReader((page) => signIn(page, '13800000002'));

it.each([
  '/personalCenterBase/personalCenter',
  '/personalCenterBase/myOrders',
  '/personalCenterBase/afterSale',
  '/personalCenterBase/applyAfterSales',
  '/personalCenterBase/applyAfterSalesSuccess?title=退货退款',
  '/personalCenterBase/evaluationSheet',
  '/personalCenterBase/addressManagement',
  '/personalCenterBase/enterpriseAuth',
  '/personalCenterBase/downloads',
  '/personalCenterBase/changePhone',
  '/personalCenterBase/closeAccount',
  '/personalCenterBase/bindEmail',
  '/personalCenterBase/changeEmial',
  '/bindEmailMidWear',
  '/personalCenterBase/messageNotification',
  '/personalCenterBase/messageNotification?settings=1',
  '/personalCenterBase/enterpriseAccountManagement/roles',
  '/personalCenterBase/enterpriseAccountManagement/audit',
  '/personalCenterBase/enterpriseAccountManagement',
  '/personalCenterBase/enterpriseAccountManagement/departments',
  '/personalCenterBase/enterpriseAccountManagement/units',
  '/personalCenterBase/procurementManagement/projectList?id=1',
  '/personalCenterBase/procurementManagement/procurementList?id=1',
  '/procurementManagement/productMainPart',
  '/personalCenterBase/processBase/processIndex',
  '/personalCenterBase/processBase/processAdd',
  '/personalCenterBase/processBase/processAddNew?id=1',
  '/personalCenterBase/requestBuyApprove',
  '/personalCenterBase/requestBuyApprove?tab=all',
  '/personalCenterBase/favoritesList',
  '/personalCenterBase/favoriteStoreList',
  '/personalCenterBase/myTracks',
  '/personalCenterBase/myPoints',
  '/personalCenterBase/procureQuotaSheet',
  '/personalCenterBase/concractIndex',
  '/personalCenterBase/contract/list',
  '/personalCenterBase/billManagement/billManagemantPage',
  '/personalCenterBase/billManagement/accountCreator',
  '/personalCenterBase/billManagement/amountDetail?id=1',
  '/personalCenterBase/billManagement/billingDetails?id=1',
  '/personalCenterBase/billManagement/invoiceCreator?id=4',
  '/personalCenterBase/billManagement/invoiceLog',
  '/personalCenterBase/billManagement/options',
  '/personalCenterBase/reconciliation',
  '/personalCenterBase/reconciliation?id=1',
  '/personalCenterBase/invoiceManagement/managementList',
  '/personalCenterBase/invoiceManagement/invoiceDetail?id=1',
  '/personalCenterBase/invoiceBase/applyInvoice',
  '/personalCenterBase/invoiceBase/invoiceTitle',
  '/personalCenterBase/invoiceBase/verificationInvoice',
  '/personalCenterBase/salesInvoice/invoiceConsignee',
  '/personalCenterBase/salesInvoice/invoiceCtrl',
  '/personalCenterBase/salesInvoice/supportInvoiceManage',
  '/personalCenterBase/myInquiry',
  '/newInquiry',
  '/personalCenterBase/coupon',
  '/personalCenterBase/couponExplain',
  '/personalCenterBase/personalData',
  '/personalCenterBase/ownData',
  '/personalCenterBase/signInHistory',
  '/MyAddress',
  '/AddAddress',
  '/MyOrder',
  '/MyShoppingCart',
])('%s of the centre has no serious fault for assistive technology and fits a phone', async (path) => {
  await inspect(await visit(), path);
});

it('nor has the form in which a company hands in its papers', async () => {
  const page = await openPage();
  await signIn(page, '13800000006');
  await inspect(page, '/personalCenterBase/enterpriseAuth');
});
