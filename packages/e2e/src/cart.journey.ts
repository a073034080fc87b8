import { expect, it } from 'vitest';
import { sendPassword, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

it('takes a visitor’s cart along when he signs in to settle it, and orders it', async () => {
  const page = await openPage();
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  const quantity = page.getByRole('spinbutton').first();
  const before = Number(await quantity.inputValue());
  await page.getByRole('button', { name: '增加' }).first().click();
  await expect.poll(() => quantity.isEnabled()).toBe(true);
  expect(Number(await quantity.inputValue())).toBe(before + 1);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('link', { name: '去登录' }).click();
  await page.waitForURL(/login/);
  await sendPassword(page, '13800000007');
  await page.waitForURL(/shoppingCar/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '去结算' }).click();
  await page.waitForURL(/fillOrder/);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('给商家留言').first().fill('请裁两段');
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByLabel('给商家留言').first().inputValue()).toBe('请裁两段');
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
});

it('prices another quantity of what is bought at once, and saves an address in place', async () => {
  const page = await openPage();
  await signIn(page, '13800000001');
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder\?specId=\d+&num=\d+/);
  await page.waitForLoadState('networkidle');
  const total = page.getByRole('complementary', { name: '金额明细' });
  const first = await total.innerText();
  await page.getByRole('button', { name: '增加' }).first().click();
  await expect.poll(() => total.innerText()).not.toBe(first);
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.getByText('请输入收货人姓名').waitFor();
  await page.getByLabel('收货人').fill('秦岭');
  await page.getByLabel('手机号码').fill('13912345678');
  await page.getByLabel('省 / 直辖市').selectOption({ label: '新疆维吾尔自治区' });
  await page.getByLabel('市', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('区 / 县').selectOption({ index: 1 });
  await page.getByLabel('详细地址').fill('人民路 1 号');
  await page.getByLabel('邮政编码').fill('830000');
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.getByText('地址已添加').first().waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /秦岭/ }).isChecked()).toBe(true);
});
