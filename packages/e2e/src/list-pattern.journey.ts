import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage, sharedReader } from './open-page.ts';

const visit = sharedReader((page) => signIn(page, '13800000002'));
const focused = 'document.activeElement?.getAttribute("name") ?? document.activeElement?.tagName';

it('keeps the focus in the filter that was used, so that keys alone go on', async () => {
  const page = await visit();
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  const number = page.getByLabel('订单号', { exact: true });
  await number.fill('20');
  await number.press('Enter');
  await page.waitForURL('**/myOrders?orderSn=20');
  expect(await page.evaluate(focused)).toBe('orderSn');
  await page.goBack();
  await expect.poll(() => number.inputValue()).toBe('');

  await page.goto('/personalCenterBase/afterSale', { waitUntil: 'networkidle' });
  const type = page.getByRole('search').getByLabel('类型');
  await type.focus();
  for (const [at, press] of [
    ['1', 'ArrowDown'],
    ['2', 'ArrowDown'],
  ] as const) {
    await page.keyboard.press(press);
    await page.waitForURL(`**/afterSale?type=${at}`);
  }
});

it.each(['/noticeList', '/couponCenter', '/paidInformation'])(
  'shows the last page of %s to a guest who asks for one behind it',
  async (path) => {
    const page = await openPage();
    await page.goto(`${path}?page=99`);
    await page.waitForURL((url) => url.pathname === path && url.searchParams.get('page') !== '99');
  },
);

it('shows the last page where an address asks for one behind it', async () => {
  const page = await visit();
  await page.goto('/personalCenterBase/myOrders?page=99', { waitUntil: 'networkidle' });
  await page.waitForURL((url) => Number(url.searchParams.get('page')) < 99);
  await page.getByText('还没有订单').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '订单详情' }).first().waitFor();
});

it('says on a telephone that a list is filtered', async () => {
  const page = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/personalCenterBase/myOrders?min=1', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '筛选 · 1 项' }).waitFor();
});

it('does nothing later that could not be done without a network', async () => {
  const page = await visit({ expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });
  await page.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  const remove = page.getByRole('button', { name: '删除' });
  const before = await remove.count();
  await remove.last().click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.context().setOffline(true);
  await question.getByRole('button', { name: '删除' }).click();
  await question.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await page.waitForTimeout(2000);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await remove.count()).toBe(before);
});
