import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

/** Two halves, so that it can be told which part was kept: left black, right white. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEUlEQVR42mNgAIP/YMCAzAEAd6IL9bk2JEAAAAAASUVORK5CYII=',
  'base64',
);

/** How light the middle of the face is. */
const middle = `(() => {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d');
  drawing.drawImage(document.querySelector('main img[alt="头像"]'), 0, 0, 3, 3);
  return drawing.getImageData(1, 1, 1, 1).data[0];
})()`;

it('calls the reader in the header as he calls himself, and shows the part of a picture that he cut out with the keys', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await page.goto('/personalCenterBase/personalData', { waitUntil: 'networkidle' });
  const nick = page.getByLabel('昵称');
  await nick.fill('');
  await nick.press('Enter');
  await page.getByText('请输入昵称').waitFor();
  await nick.fill('采购小林');
  await nick.press('Enter');
  await page.getByText('昵称已保存').waitFor();
  await page.getByRole('region', { name: '账户与服务' }).getByText('采购小林').waitFor();

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '更换头像' }).focus();
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await dialog.waitFor();
  expect(await graveFaults(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('左右').focus();
  await page.keyboard.press('Home');
  await dialog.getByRole('button', { name: '使用这张' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('头像已更换').waitFor();
  const face = page.getByRole('img', { name: '头像' });
  await face.waitFor();
  const shown = await page.request.get((await face.getAttribute('src')) ?? '');
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await page.evaluate(middle)).toBeLessThan(64);
  await page.goto('/personalCenterBase/personalCenter', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: /采购小林/ }).waitFor();
  expect(await page.locator(`main img[src="${new URL(shown.url()).pathname}"]`).count()).toBe(1);
});
