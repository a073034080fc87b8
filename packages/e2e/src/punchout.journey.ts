import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

const erp = '/sandbox/erp/punchout';

it('fills a cart for a purchasing system, returns it, and takes the order that follows', async () => {
  const page = await openPage();
  await page.goto(erp);
  await page.getByRole('button', { name: /cXML/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const bar = page.getByRole('region', { name: '采购系统' });
  await bar.getByText(/正在为 .+ 选购/).waitFor();
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();
  await bar.getByText(/已选 1 种/).waitFor();
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  expect(await page.getByRole('button', { name: '去结算' }).count()).toBe(0);
  await page.getByRole('button', { name: '返回购物车', exact: true }).click();
  await page.waitForURL(/sandbox\/erp\/punchout/);
  await page.getByText('返回的购物车').first().waitFor();
  await page.getByRole('button', { name: '下单' }).first().click();
  await page
    .getByText(/PO-\d+：200/)
    .first()
    .waitFor();
  // Nobody is signed in any more in the browser that came from there.
  await page.goto('/personalCenterBase/punchout', { waitUntil: 'networkidle' });
  await page.waitForURL(/login/);
});

it('comes in by OCI and returns the form that was asked for', async () => {
  const page = await openPage();
  await page.goto(erp);
  const before = await page.getByText('返回的购物车').count();
  await page.getByRole('button', { name: /OCI 5/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  const bar = page.getByRole('region', { name: '采购系统' });
  await bar.getByText(/已选 1 种/).waitFor();
  await bar.getByRole('button', { name: /返回购物车给/ }).click();
  await page.waitForURL(/sandbox\/erp\/punchout/);
  await expect.poll(() => page.getByText('返回的购物车').count()).toBe(before + 1);
});
