import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { atBank, fillAddress } from './buy-steps.ts';
import { enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

/** A distribution box of the low-voltage store, and whoever packs there; no other journey needs either. */
const goods = '/goodsDetails?goodsId=304';
const packer = '13900000301';

const orderThree = async (page: Page): Promise<string> => {
  await register(page, freshMobile());
  await page.goto(goods, { waitUntil: 'networkidle' });
  await page.getByRole('spinbutton').first().fill('3');
  await page.getByRole('spinbutton').first().press('Enter');
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去结算' }).click();
  await page.waitForURL(/fillOrder/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '新增收货地址' }).first().click();
  await fillAddress(page);
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
  return /\d{18}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
};

const findAtStore = async (store: Page, sn: string) => {
  await store.goto(`/seller/#/orders?tab=all&word=${sn}`, { waitUntil: 'networkidle' });
  return store.getByRole('article', { name: `订单 ${sn}` });
};

const findAtBuyer = async (page: Page, state: string, sn: string) => {
  await page.goto(`/personalCenterBase/myOrders?state=${state}`, { waitUntil: 'networkidle' });
  return page.getByRole('article', { name: new RegExp(sn) });
};

it('lowers the price of an unpaid order when the buyer agrees, and takes in what came, with what is short and damaged', async () => {
  const store = await openPage();
  // Here before the order is: the demo's clerk leaves the packing to them.
  await enterSeller(store, packer);
  const page = await openPage();
  const sn = await orderThree(page);

  await (await findAtStore(store, sn)).getByRole('button', { name: '改价' }).click();
  const asked = store.getByRole('dialog');
  await asked.getByRole('textbox', { name: /的新单价$/ }).fill('3000');
  await asked.getByLabel('说明（买家可见）').fill('电话议定');
  await asked.getByText('少 ¥507.00').waitFor();
  expect(await graveFaults(store, 'dialog')).toEqual([]);
  await asked.getByRole('button', { name: '发给买家确认' }).click();
  await store.getByText('已发给买家确认').first().waitFor();

  await (await findAtBuyer(page, 'toPay', sn)).getByRole('link', { name: '确认改价' }).click();
  await page.getByText('商家说明：电话议定').waitFor();
  await page.getByText('¥3,169.00 → ¥3,000.00').waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '同意改价' }).click();
  await page.getByText('已按新价更新订单').first().waitFor();
  await page.getByText('商家说明：电话议定').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '去付款' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('9,000.00');
  await (await atBank(page, /^确认支付/)).close();
  await page.waitForURL('**/paySuccess?*', { timeout: 60_000 });

  const card = await findAtStore(store, sn);
  await card.getByRole('button', { name: '发货', exact: true }).click();
  const parcel = store.getByRole('group', { name: '包裹 1' });
  await parcel.getByLabel('物流公司').fill('德邦物流');
  await parcel.getByLabel('运单号').fill(`DB${sn}`);
  await parcel.getByLabel(/的数量$/).fill('3');
  await store.getByRole('button', { name: '发出 1 个包裹' }).click();
  await store.getByText('已发出 1 个包裹').first().waitFor();

  await (await findAtBuyer(page, 'toReceive', sn)).getByRole('button', { name: '逐行验收' }).click();
  const counting = page.getByRole('dialog', { name: '逐行验收' });
  const count = async (name: RegExp, pieces: string) => {
    await counting.getByRole('spinbutton', { name }).fill(pieces);
    await counting.getByRole('spinbutton', { name }).press('Enter');
  };
  await count(/实收数量$/, '2');
  await count(/损坏数量$/, '1');
  await counting.getByText('少收 1，损坏 1').waitFor();
  await counting.getByLabel('差异说明（商家可见）').fill('一台外壳凹陷');
  expect(await graveFaults(page, 'dialog')).toEqual([]);
  await counting.getByRole('button', { name: '确认验收' }).click();
  await page.getByText('已确认收货，并提交了售后申请').first().waitFor();

  await (await findAtStore(store, sn)).getByRole('link', { name: `订单 ${sn}` }).click();
  const differences = store.getByRole('region', { name: '买家验收差异' });
  await differences.getByText(/少 1 台，损坏 1 台/).waitFor();
  await differences.getByText('一台外壳凹陷').waitFor();
}, 240_000);
