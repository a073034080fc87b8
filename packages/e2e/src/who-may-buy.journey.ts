import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { putIntoCart } from './buy-steps.ts';
import { openPage } from './open-page.ts';

const askThem = '您的角色不能下单，请联系企业管理员或采购员';

it('tells an approver at the cart and at the order why they cannot be settled, and whom to ask', async () => {
  const page = await openPage();
  await signIn(page, '13800000004');
  await putIntoCart(page);
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: '结算' }).getByText(askThem).waitFor();
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('status').filter({ hasText: askThem }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/shoppingCar');
  await page.goto('/fillOrder', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByText(askThem).waitFor();
  expect(await page.getByRole('button', { name: '提交订单' }).count()).toBe(0);
});
