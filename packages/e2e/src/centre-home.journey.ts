import { expect, test } from 'vitest';
import { freshMobile, register, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

test('a buyer starts the day on the first page of the centre: what waits, the next act of an order, and what is bought again', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await page.goto('/');
  await page.getByRole('link', { name: '陆知行' }).first().click();
  await page.waitForURL('**/personalCenterBase/personalCenter');
  await page.getByRole('heading', { level: 1, name: /好，|夜深了，/ }).waitFor();
  await page.getByText(/云汀供电有限公司 · 公司领导 · 企业管理员/).waitFor();

  const waiting = page.getByRole('region', { name: /待您处理/ });
  const [first] = await waiting.getByRole('link', { name: /去付款/ }).all();
  expect(await waiting.getByRole('listitem').count()).toBeGreaterThan(2);
  await first?.click();
  await page.waitForURL('**/personalCenterBase/myOrdersDetail?id=*');
  await page.goBack();

  const latest = page.getByRole('region', { name: /最近订单/ });
  await latest
    .getByRole('button', { name: /去付款：订单/ })
    .first()
    .click();
  await page.waitForURL('**/toPay?paySn=*');
  await page.goBack();

  const often = page.getByRole('region', { name: /常购商品/ });
  await often
    .getByRole('button', { name: /按上次数量加入购物车/ })
    .first()
    .click();
  await page.getByText(/已加入购物车：\d+/).waitFor();
});

test('a new member finds nothing waiting, and is told so', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await register(page, freshMobile());
  await page.goto('/personalCenterBase/personalCenter');
  await page.getByText('没有等您处理的事项').waitFor();
  await page.getByText('还没有订单。').waitFor();
  expect(await page.getByRole('region', { name: /常购商品/ }).count()).toBe(0);
});
