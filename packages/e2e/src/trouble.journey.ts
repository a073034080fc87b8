import { expect, it } from 'vitest';
import { mallAddress, openPage } from './open-page.ts';

it('answers an unknown address with 404, counts from 5 and goes home', async () => {
  const page = await openPage({ expected: [/404 \(Not Found\)/] });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: '抱歉，您访问的页面无法响应' }).waitFor();
  await page.getByText('未找到此页面').waitFor();
  expect(Number(/\d/.exec(await page.getByRole('timer').innerText())?.[0])).toBeGreaterThanOrEqual(3);
  await page.waitForURL((url) => url.pathname === '/');
});

it('lets a reader of the 404 page stay', async () => {
  const page = await openPage();
  await page.goto('/404', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '留在此页' }).click();
  await page.waitForTimeout(5500);
  expect(new URL(page.url()).pathname).toBe('/404');
});

it('says that the network is gone, and that it is back', async () => {
  const page = await openPage({ expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByText('网络已断开，恢复后可继续操作').waitFor();
  // Parts that the page would fetch by itself are missing now; it stays all the same.
  await page.getByRole('link', { name: '领券中心' }).first().hover();
  await page.waitForTimeout(3000);
  await page.getByText('网络已断开，恢复后可继续操作').waitFor();
  await page.context().setOffline(false);
  await page.getByText('网络已恢复').waitFor();
  await page.getByText('网络已断开，恢复后可继续操作').waitFor({ state: 'hidden' });
});

it('reloads once when a part of the page is gone, and not again', async () => {
  const page = await openPage({ expected: [/mega-panel/, /ERR_FAILED/, /dynamically imported module/] });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/mega-panel-*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loads).toBe(1);
  await page.getByRole('main').getByRole('list', { name: '全部商品分类' }).getByRole('link').first().hover();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  // The menu stays without its panel, and the page lives on.
  await page.getByRole('main').getByRole('list', { name: '全部商品分类' }).getByRole('link').nth(3).hover();
  await page.waitForTimeout(1000);
  expect(await page.getByRole('heading', { name: '页面出错了' }).count()).toBe(0);
  await page.getByRole('main').getByRole('list', { name: '全部商品分类' }).getByRole('link').nth(3).waitFor();
  expect(loads).toBe(2);
});

it('answers an address that no call can read as one that is not there', async () => {
  for (const path of ['/searchGoodsResult?keyword=%00', '/searchShopResult?keyword=a%7f', '/noticeList?type=%01', '/%ff'])
    expect([path, (await fetch(`${mallAddress()}${path}`)).status]).toEqual([path, path === '/%ff' ? 400 : 404]);
});
