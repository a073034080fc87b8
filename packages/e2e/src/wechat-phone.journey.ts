import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { orderAtOnce } from './buy-steps.ts';
import { openPage } from './open-page.ts';

it('saves the code of WeChat on a telephone, or opens the app and comes back paid', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signIn(page, '13800000007');
  await orderAtOnce(page);
  await page.getByRole('radio', { name: /微信支付/ }).check();
  await page.getByRole('button', { name: '立即支付' }).first().click();
  await page.getByRole('img', { name: '微信付款二维码' }).waitFor();
  expect(await page.getByText('请使用微信「扫一扫」扫描二维码完成支付。').count()).toBe(0);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '保存二维码' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^wechat-\d+\.png$/);
  const saved = join(mkdtempSync(join(tmpdir(), 'mall-code-')), 'code.png');
  await file.saveAs(saved);
  const bytes = readFileSync(saved);
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 720]);

  await page.getByRole('link', { name: '打开微信支付' }).click();
  await page.getByText('商城已为您打开微信。').waitFor();
  await page.getByRole('button', { name: /确认支付/ }).click();
  await page.waitForURL('**/paymentSuccess?*');
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
});
