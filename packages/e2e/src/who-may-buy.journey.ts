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

it('lets a seller look around under his name, and says at a buyer’s pages that a buyer’s account is needed', async () => {
  // A page that is not for him answers 403.
  const page = await openPage({ expected: [/status of 403/] });
  await signIn(page, '13900000001');
  await page.goto('/', { waitUntil: 'networkidle' });
  const account = page.getByRole('region', { name: '账户与服务' });
  await account.getByText('沈嘉禾').waitFor();
  expect(await account.getByText(/我的订单|用户中心/).count()).toBe(0);
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page.getByText('请使用买家账号登录后操作').first().waitFor();
  for (const address of ['/shoppingCar', '/personalCenterBase/myOrders', '/personalCenterBase/addressManagement']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: '请使用买家账号' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.goto('/personalCenterBase/securitySetting', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: '修改密码' }).waitFor();
  await page.getByRole('button', { name: '退出', exact: true }).first().click();
  await page.getByRole('link', { name: '登录', exact: true }).first().waitFor();
});
