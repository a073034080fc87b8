import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { fillAddress, putIntoCart } from './buy-steps.ts';
import { enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults, inspect } from './quality-steps.ts';

/** Of the cable store; twenty pieces at the least. */
const goods = '/goodsDetails?goodsId=20';
const seller = '13900000002';

const buyAndPay = async (page: Page): Promise<string> => {
  await register(page, freshMobile());
  await putIntoCart(page, goods);
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去结算' }).click();
  await page.waitForURL(/fillOrder/);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('给商家留言').first().fill('分两批到');
  await page.getByRole('button', { name: '新增收货地址' }).first().click();
  await fillAddress(page);
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
  const sn = /\d{18}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const [bank] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '立即支付' }).click()]);
  await bank.waitForURL('**/sandbox/pay/bank/*');
  await bank.getByRole('button', { name: /^确认支付/ }).click();
  await page.waitForURL('**/paySuccess?*', { timeout: 30_000 });
  return sn;
};

const fillParcel = async (page: Page, nth: number, number: string, pieces: string) => {
  const box = page.getByRole('group', { name: `包裹 ${nth}` });
  await box.getByLabel('物流公司').fill('德邦物流');
  await box.getByLabel('运单号').fill(number);
  await box.getByLabel(/的数量$/).fill(pieces);
};

it('takes an order of a buyer to its store, which sends it in two parcels, and the buyer sees both', async () => {
  const store = await openPage();
  // Here before the order is: the demo's clerk leaves the packing to them.
  await enterSeller(store, seller);
  const page = await openPage();
  const sn = await buyAndPay(page);

  await store
    .getByRole('link', { name: /^订单发货/ })
    .first()
    .click();
  await store.getByRole('searchbox').or(store.getByLabel('订单号、买方、商品、货号')).first().fill(sn);
  await store.getByRole('button', { name: '查询' }).click();
  const card = store.getByRole('article', { name: `订单 ${sn}` });
  await card.getByText('买方留言：分两批到').waitFor();
  await card.getByRole('button', { name: '发货', exact: true }).click();
  const drawer = store.getByRole('dialog');
  await fillParcel(store, 1, `DB${sn}1`, '12');
  await drawer.getByText('余下 8 件以后再发').waitFor();
  await drawer.getByRole('button', { name: '加一个包裹' }).click();
  await fillParcel(store, 2, 'DB 2', '8');
  await drawer.getByText('全部发出后').waitFor();
  await drawer.getByRole('button', { name: '发出 2 个包裹' }).click();
  await drawer.getByText('运单号应为 4-40 位字母、数字或短横线').waitFor();
  expect(await graveFaults(store, 'dialog')).toEqual([]);
  await fillParcel(store, 2, `DB${sn}2`, '8');
  await drawer.getByRole('button', { name: '发出 2 个包裹' }).click();
  await store.getByText('已发出 2 个包裹').first().waitFor();
  await drawer.waitFor({ state: 'detached' });

  await store.getByRole('link', { name: /^已发货/ }).click();
  await card.getByRole('button', { name: '录入轨迹' }).click();
  await store.getByLabel('所在地').fill('天津');
  await store.getByLabel('物流动态').fill('已到达天津分拨中心');
  await store.getByRole('button', { name: '录入', exact: true }).click();
  await store.getByText('物流动态已录入').first().waitFor();
  await card.getByRole('link', { name: `订单 ${sn}` }).click();
  await store.getByRole('heading', { name: '包裹 2' }).waitFor();

  await page.goto('/personalCenterBase/myOrders?state=toReceive', { waitUntil: 'networkidle' });
  await page
    .getByRole('article', { name: new RegExp(sn) })
    .getByRole('link', { name: '查看物流' })
    .click();
  await page.waitForURL(/myTrajectory/);
  for (const nth of [1, 2]) {
    await page.getByRole('link', { name: new RegExp(`第 ${nth} 批`) }).click();
    await page.getByText(`DB${sn}${nth}`).first().waitFor();
  }
}, 180_000);

it('refuses what a store cannot deliver, with a reason that stays with the order', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000004');
  await page.goto('/seller/#/orders', { waitUntil: 'networkidle' });
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '拒单' }) })
    .last();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.getByRole('button', { name: '拒单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '拒单', exact: true }).click();
  await page.getByText('请填写原因').waitFor();
  await page.getByRole('radio', { name: '库存不足，无法供货' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: '拒单', exact: true }).click();
  await page.getByText('订单已取消').first().waitFor();
  await page.getByRole('link', { name: /^已取消/ }).click();
  await page.getByRole('article', { name }).getByText('库存不足，无法供货').waitFor();
});

it('shows a store its orders on a desk and on a telephone, without grave faults or sideways scroll', async () => {
  const page = await openPage();
  await enterSeller(page, seller);
  await page
    .getByRole('navigation', { name: '主导航' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  for (const path of ['/seller/#/', '/seller/#/orders', '/seller/#/orders?tab=all']) await inspect(page, path);
  const order = page
    .getByRole('article')
    .getByRole('link', { name: /^订单 \d/ })
    .first();
  const id = /orders\/(\d+)/.exec((await order.getAttribute('href')) ?? '')?.[1] ?? '';
  for (const path of [`/seller/#/orders/${id}`, `/seller/#/orders/print?ids=${id}`]) await inspect(page, path);
});
