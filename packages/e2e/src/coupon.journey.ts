import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { fillAddress, putIntoCart } from './buy-steps.ts';
import { openPage } from './open-page.ts';

it('leaves a coupon that was received where it stands', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await page.goto('/couponCenter', { waitUntil: 'networkidle' });
  const cards = page.getByRole('region', { name: /^可领取/ }).getByRole('listitem');
  const names = () => cards.getByRole('heading', { level: 3 }).allInnerTexts();
  const before = await names();
  // One of which a member may have only one.
  const states = async () =>
    cards
      .getByRole('button')
      .or(cards.getByRole('link', { name: '去使用' }))
      .allInnerTexts();
  const at = (await states()).indexOf('立即领取');
  expect(at).toBeGreaterThanOrEqual(0);
  await cards.getByRole('button', { name: '立即领取' }).first().click();
  await page.getByText('领取成功').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await names()).toEqual(before);
  await cards.getByText('已领取').first().waitFor();
  // The same page counts it at once among those in hand, and a reload moves nothing.
  const mine = page.getByRole('region', { name: /^已领取/ });
  for (const reload of [false, true]) {
    if (reload) await page.reload({ waitUntil: 'networkidle' });
    expect(await mine.innerText()).toContain('共 1 张');
    expect(await mine.getByRole('listitem').count()).toBe(1);
    expect(await names()).toEqual(before);
    expect(await cards.nth(at).innerText()).toContain('去使用');
  }
});

it('says in the order why a coupon does not fit, and lets the buyer fetch and use one that does', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  // A coupon of a class that the goods of this order do not belong to, or whose threshold they do not reach.
  await page.goto('/couponCenter?scope=store', { waitUntil: 'networkidle' });
  for (let nth = 0; nth < 3; nth += 1) {
    await page.getByRole('button', { name: '立即领取' }).first().click();
    await page.waitForTimeout(600);
  }
  await putIntoCart(page);
  await page.goto('/fillOrder', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await fillAddress(page);
  await page.getByText(/^不可用的优惠券/).click();
  await page.getByText('不适用于本单商品').first().waitFor();

  const total = page.getByRole('complementary', { name: '金额明细' });
  const before = await total.innerText();
  const offered = page.getByRole('region', { name: '本单可领取的优惠券' });
  const cards = offered.getByRole('listitem');
  // Those that fit stand first, those that do not say why before anybody takes them.
  const texts = await cards.allInnerTexts();
  const short = texts.map((text) => text.includes('还差'));
  expect(short).toEqual(short.toSorted((one, other) => Number(one) - Number(other)));
  expect(short[0]).toBe(false);
  await cards.first().getByRole('button', { name: /^领取/ }).click();
  await page.getByText('领取成功，已按最优组合使用').first().waitFor();
  await expect.poll(() => total.innerText()).not.toBe(before);
  await page.getByText('最优').first().waitFor();
});
