import { expect, it } from 'vitest';
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
  '/personalCenterBase/companyIdentity',
  '/personalCenterBase/openInterface',
  '/personalCenterBase/openInterface?id=1',
  '/personalCenterBase/openInterface?tab=hooks',
  '/personalCenterBase/openInterface?tab=hooks&id=1',
  '/personalCenterBase/punchout',
  '/personalCenterBase/punchout?id=1',
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

it('nor has a contract that waits for the reader, who can sign it on a tablet, on a telephone and by keyboard', async () => {
  const page = await visit();
  const link = page.getByRole('row').filter({ hasText: '待我方签署' }).getByRole('link');
  // The demo signs its contracts while the mall is open already.
  const found = async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto('/personalCenterBase/contract/list?tab=mine', { waitUntil: 'networkidle' });
    // The list itself comes a moment after its page.
    await link
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
    return link.count();
  };
  await expect.poll(found, { timeout: 90_000 }).toBeGreaterThan(0);
  const sign = page.getByRole('button', { name: '签署合同' });
  // Another journey may sign one of them meanwhile.
  const paths = await link.evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''));
  for (const path of paths) {
    await inspect(page, path, [1366, 768, 390]);
    if (await sign.isVisible()) break;
  }
  await expect.poll(() => sign.isVisible()).toBe(true);
  await page.getByRole('button', { name: '跳到签署处' }).focus();
  // Where the list of goods is wider than the window, it is stepped into first, to be read.
  const seal = "document.activeElement.matches('input[type=radio]')";
  await expect.poll(async () => (await page.keyboard.press('Tab'), page.evaluate(seal))).toBe(true);
  // Seal, code, the button that sends it, consent: then it can be signed.
  for (const key of ['ArrowDown', 'ArrowUp', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('123456');
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Tab']) await page.keyboard.press(key);
  expect(await page.getByRole('textbox', { name: /短信验证码/ }).inputValue()).toBe('123456');
  expect(await sign.isEnabled()).toBe(true);
  expect(await page.evaluate<string>('document.activeElement.textContent')).toContain('签署合同');
});

it('nor has the form in which a company hands in its papers', async () => {
  const page = await openPage();
  await signIn(page, '13800000006');
  await inspect(page, '/personalCenterBase/enterpriseAuth');
});
