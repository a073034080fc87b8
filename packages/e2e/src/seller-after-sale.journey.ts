import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { askForReturn, attach } from './after-sale-steps.ts';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults, inspect } from './quality-steps.ts';

const seller = '13900000002';
const store = '缆岳电缆旗舰店';

it('takes a return that the store rejects with its evidence to the mall, which sides with the buyer', async () => {
  const shop = await openPage();
  // Both are here before it begins: the demo's clerk leaves the answers to them.
  await enterSeller(shop, seller);
  const mall = await openPage();
  await enterOperations(mall);
  const page = await openPage();
  await signIn(page, '13800000002');
  await askForReturn(page, store);
  const sn = /SH\d{12}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

  await shop.goto(`/seller/#/after-sales?word=${sn}`, { waitUntil: 'networkidle' });
  await shop.getByRole('heading', { name: /^退货退款/ }).waitFor();
  await shop.getByRole('table', { name: '核对' }).getByText('质量问题').waitFor();
  await shop.getByText('没有图片').waitFor();
  expect(await shop.getByRole('img', { name: '图片 1' }).count()).toBe(1);
  await shop.getByRole('radio', { name: '拒绝' }).check({ force: true });
  await shop.getByRole('button', { name: '拒绝申请' }).click();
  await shop.getByText('请填写理由').waitFor();
  await shop.getByLabel('理由', { exact: true }).fill('出库照片没有裂纹');
  await attach(shop, shop.getByLabel('我方证据'), '出库.png');
  expect(await graveFaults(shop)).toEqual([]);
  await shop.getByRole('button', { name: '拒绝申请' }).click();
  await shop.getByText('已拒绝，买家会收到通知').first().waitFor();

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('出库照片没有裂纹').first().waitFor();
  await page.getByRole('button', { name: '申诉' }).click();
  await page.getByLabel('申诉理由').fill('裂纹是运输前就有的');
  await page.getByRole('button', { name: '提交申诉' }).click();
  await page.getByText('平台介入').first().waitFor();

  await mall.goto(`/operations/#/after-sales?word=${sn}`, { waitUntil: 'networkidle' });
  await mall.getByText('裂纹是运输前就有的').waitFor();
  const evidence = mall.getByRole('heading', { name: '证据' }).locator('..');
  expect(await evidence.getByRole('img').count()).toBe(2);
  await mall.getByRole('radio', { name: '支持买家' }).check({ force: true });
  await mall.getByRole('button', { name: '证据有效，支持买家申请' }).click();
  expect(await graveFaults(mall)).toEqual([]);
  await mall.getByRole('button', { name: '支持买家', exact: true }).click();
  const sure = mall.getByRole('alertdialog', { name: /^支持买家，退货退款 ¥[\d,]+\.\d\d？$/ });
  await sure.getByRole('button', { name: '支持买家' }).click();
  await mall.getByText('已裁决，双方会收到通知').first().waitFor();

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('证据有效，支持买家申请').first().waitFor();
  await page.getByLabel('运单号').waitFor();
}, 180_000);

it('shows a store’s answer to whoever reads the reviews of its goods, and lets the store put it right', async () => {
  const page = await openPage();
  await enterSeller(page, seller);
  await page.goto('/seller/#/reviews?tab=critical', { waitUntil: 'networkidle' });
  const row = page.getByRole('article').first();
  const goods = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  const kind = (await row.innerText()).includes('3 星') ? /^中评/ : /^差评/;
  await row.getByRole('button', { name: '回复' }).click();
  await row.getByRole('button', { name: '发出回复' }).click();
  await row.getByText('请填写回复').waitFor();
  const words = `已换新包装，批次 ${Date.now()}`;
  await row.getByLabel('回复内容').fill(words);
  await row.getByRole('button', { name: '发出回复' }).click();
  await page.getByText('回复已发出').first().waitFor();
  await page.getByRole('link', { name: /^已回复/ }).click();
  const answered = page.getByRole('article').filter({ hasText: words });
  await answered.getByRole('button', { name: '修改' }).click();
  await answered.getByLabel('回复内容').fill(`${words}。`);
  await answered.getByRole('button', { name: '保存修改' }).click();
  await page.getByText('回复已修改').first().waitFor();
  const reader = await openPage();
  await reader.goto(goods.replace('goodsDetails', 'evaluationBackupsMore'), { waitUntil: 'networkidle' });
  // Among all of them it may stand on a later page.
  await reader.getByRole('link', { name: kind }).first().click();
  await reader.getByText(`${words}。`).waitFor();
}, 90_000);

it('is fit for everybody, on a desk and on a telephone', async () => {
  const page = await openPage();
  await enterSeller(page, seller);
  for (const path of ['after-sales', 'after-sales?tab=all', 'after-sales?tab=mall', 'reviews']) await inspect(page, `/seller/#/${path}`);
  await page.goto('/seller/#/after-sales?tab=all', { waitUntil: 'networkidle' });
  expect(await page.getByRole('heading', { name: '核对' }).isVisible()).toBe(false);
  await page
    .getByRole('link', { name: /SH\d{12}/ })
    .first()
    .click();
  await page.getByRole('heading', { name: '核对' }).waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '返回列表' }).click();
  await page.getByRole('heading', { name: '核对' }).waitFor({ state: 'hidden' });
}, 120_000);

it('lets the mall send a refund on its way by hand', async () => {
  const page = await openPage();
  await enterOperations(page, '13700000002');
  await inspect(page, '/operations/#/after-sales');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/operations/#/after-sales?tab=refund', { waitUntil: 'networkidle' });
  const first = page.getByRole('link', { name: /SH\d{12}/ }).first();
  const sn = /SH\d{12}/.exec(await first.innerText())?.[0] ?? '';
  await page.getByRole('button', { name: '发起退款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '发起退款' }).click();
  await page.getByText('退款已发起').first().waitFor();
  // The next case is opened.
  await page.waitForURL(/id=\d+/);
  await page.goto(`/operations/#/after-sales?tab=all&word=${sn}`, { waitUntil: 'networkidle' });
  await page.getByText('平台发起退款').first().waitFor();
}, 120_000);
