import type { Page } from 'playwright-core';

/** Puts some goods into the cart from their page. */
export const putIntoCart = async (page: Page, goods = '/goodsDetails?goodsId=100'): Promise<void> => {
  await page.goto(goods, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();
};

/** Orders some goods without the cart, and stands at the cashier of an order that no other journey pays. */
export const orderAtOnce = async (page: Page, goods = '/goodsDetails?goodsId=100'): Promise<void> => {
  await page.goto(goods, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
};

/** From the cashier to the bank, which does what is pressed there. */
export const atBank = async (page: Page, act: RegExp): Promise<Page> => {
  const [bank] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '立即支付' }).click()]);
  await bank.waitForURL('**/sandbox/pay/bank/*');
  await bank.getByRole('button', { name: act }).click();
  return bank;
};

/** What the link to the cart in the head of the page says of it; nothing while it is empty. */
export const cartBadge = async (page: Page): Promise<string> => {
  const badge = page.getByRole('banner').getByText(/种商品$/);
  return (await badge.count()) === 0 ? '' : ((await badge.first().textContent()) ?? '');
};

/** The stations of a purchase as the page shows them, the current one marked. */
export const stations = async (page: Page): Promise<string[]> => {
  const items = await page.getByRole('list', { name: '购买进度' }).getByRole('listitem').all();
  return Promise.all(
    items.map(async (item) => `${await item.textContent()}${(await item.getAttribute('aria-current')) === 'step' ? ' *' : ''}`),
  );
};

/** Saves an address in the dialog that is open. */
export const fillAddress = async (page: Page, { name = '秦岭', province = '新疆维吾尔自治区' } = {}): Promise<void> => {
  await page.getByLabel('收货人').fill(name);
  await page.getByLabel('手机号码').fill('13912345678');
  await page.getByLabel('省 / 直辖市').selectOption({ label: province });
  await page.getByLabel('市', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('区 / 县').selectOption({ index: 1 });
  await page.getByLabel('详细地址').fill('人民路 1 号');
  await page.getByLabel('邮政编码').fill('830000');
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.getByText('地址已添加').first().waitFor();
};

/** Keeps every message that shows up on the page, also one that is gone before anybody looks. */
export const keepMessages = async (page: Page): Promise<() => Promise<string>> => {
  await page.evaluate(`(() => {
    globalThis.keptMessages = '';
    const keep = () => { globalThis.keptMessages += document.body.innerText; };
    new MutationObserver(keep).observe(document.body, { childList: true, subtree: true, characterData: true });
  })()`);
  return () => page.evaluate('globalThis.keptMessages');
};
