import { expect, it } from 'vitest';
import { freshMobile, register, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

it('keeps, makes the default and drops addresses by the keys alone, from a pasted text', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await page.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  const add = async (text: string) => {
    await page.getByRole('button', { name: '新增收货地址' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('粘贴识别').and(page.locator(':focus')).waitFor();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('已填入，请核对').waitFor();
    expect(await graveFaults(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('地址已添加').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  // What was typed is not lost by a slip of the finger, nor by two.
  await page.getByRole('button', { name: '新增收货地址' }).first().click();
  await page.getByLabel('收货人').fill('半途');
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: '放弃没有保存的内容？' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('收货人').inputValue()).toBe('半途');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃并离开' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await add('王建国 138 1234 5678 天津市河西区友谊路 8 号 300061');
  await page.getByRole('row', { name: /王建国.*天津市 河西区 友谊路 8 号.*300061.*默认地址/ }).waitFor();
  await add('李卫东，18600003390，河北廊坊广阳区富康道 66 号变电站工地，065000');
  const second = page.getByRole('row', { name: /李卫东/ });
  await second.getByRole('button', { name: '设为默认' }).focus();
  await page.keyboard.press('Enter');
  await second.getByText('默认地址').waitFor();
  await second.getByRole('button', { name: '删除李卫东的地址' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).focus();
  await page.keyboard.press('Enter');
  await second.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /王建国.*默认地址/ }).waitFor();
});

it('stands alone for other sites, says what is wrong at each field, and warns of a postal code without refusing it', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await page.goto('/MyAddress', { waitUntil: 'networkidle' });
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.getByRole('link', { name: '新增收货地址' }).first().click();
  await page.waitForURL('**/AddAddress');
  await page.getByRole('button', { name: '保存地址' }).click();
  for (const fault of ['请输入收货人姓名', '请输入收货人手机号码', '请选择省、市、区', '请输入详细地址', '请输入邮政编码'])
    await page.getByText(fault).waitFor();
  await page.getByLabel('手机号码').fill('1380013800');
  await page.getByText('手机号应为 11 位数字，当前 10 位').waitFor();
  await page.getByLabel('粘贴识别').fill('王建国 13800138000 天津市河西区友谊路 8 号');
  await page.getByRole('button', { name: '识别并填入' }).click();
  await page.getByText('已填入，请核对').waitFor();
  // A second text brings nothing of the first along.
  await page.getByLabel('粘贴识别').fill('李卫东 河北廊坊广阳区富康道 66 号');
  await page.getByRole('button', { name: '识别并填入' }).click();
  await expect.poll(() => page.getByLabel('手机号码').inputValue()).toBe('');
  await page.getByLabel('粘贴识别').fill('王建国 13800138000 天津市河西区友谊路 8 号');
  await page.getByRole('button', { name: '识别并填入' }).click();
  await expect.poll(() => page.getByLabel('手机号码').inputValue()).toBe('13800138000');
  await page.getByLabel('邮政编码').fill('510000');
  await page.getByRole('button', { name: '库房' }).click();
  await page.getByText('邮政编码格式不正确，请核对；仍可保存').waitFor();
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.waitForURL('**/MyAddress');
  await page.getByRole('row', { name: /王建国.*库房.*510000/ }).waitFor();
  await page.getByRole('button', { name: '编辑王建国的地址' }).click();
  await page.waitForURL('**/AddAddress?id=*');
  await expect.poll(() => page.getByLabel('详细地址').inputValue()).toBe('友谊路 8 号');
});

it('offers a colleague what the company shares, where he keeps addresses and where he orders', async () => {
  const page = await openPage();
  await signIn(page, '13800000003');
  await page.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  const shared = page.getByRole('row', { name: /陆知行 共享/ });
  await shared.waitFor();
  expect(await shared.getByRole('button').count()).toBe(0);
  // Not from the cart, which other journeys of this account empty.
  await page.goto('/goodsDetails?goodsId=1', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder\?specId=\d+&num=\d+/);
  await page.getByText('陆知行 共享').waitFor();
  // What colleagues share stands behind one's own.
  await page.getByRole('radiogroup', { name: '收货地址' }).getByRole('radio').last().check({ force: true });
  await page.getByText(/寄送至 河北省 廊坊市 广阳区/).waitFor();
});
