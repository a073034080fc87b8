import { expect, it } from 'vitest';
import { enterOperations } from './counter-steps.ts';
import { mallAddress, openPage } from './open-page.ts';
import { deskWidths, inspect } from './quality-steps.ts';

const home = async () => (await fetch(`${mallAddress()}/`)).text();
const latest = async () => (await fetch(`${mallAddress()}/consulationDetail`)).text();
/** What operators change is seen by everybody within so long, from the press of the button on. */
const soonMs = 5000;
const soon = { timeout: soonMs, interval: 250 };

it('edits a floor beside its preview, publishes it to the home page within five seconds, and goes back', async () => {
  const said = `逐支编号 ${Date.now()}`;
  const page = await openPage();
  await enterOperations(page, '13700000014');
  await inspect(page, '/operations/#/content/layout', deskWidths);
  await page.getByRole('button', { name: /安全工器具与工具/ }).click();
  await page.getByRole('textbox', { name: '副标题', exact: true }).fill(said);
  await page.getByText(/当前草稿有 \d+ 处改动/).waitFor();
  await page.frameLocator('iframe[title="预览"]').getByText(said).waitFor();
  expect(await home()).not.toContain(said);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '说明' }).fill('试一试');
  const pressed = performance.now();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect.poll(home, soon).toContain(said);
  expect(performance.now() - pressed).toBeLessThan(soonMs);
  await page.getByText(/v\d+ 已发布/).waitFor();

  await page.getByRole('button', { name: '版本记录' }).click();
  await page
    .getByRole('button', { name: /^退回 v/ })
    .first()
    .click();
  const undone = performance.now();
  await page.getByRole('alertdialog').getByRole('button', { name: '退回此版' }).click();
  await expect.poll(home, soon).not.toContain(said);
  expect(performance.now() - undone).toBeLessThan(soonMs);
});

it('writes a notice that is the latest one, and takes it away again', async () => {
  const title = `系统维护 ${Date.now()}`;
  const page = await openPage();
  await enterOperations(page, '13700000014');
  await page.goto('/operations/#/content/texts?kind=notice', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '新建内容' }).click();
  await page.getByRole('dialog').getByLabel('标题').fill(title);
  await page.getByRole('dialog').getByLabel('栏目').fill('平台公告');
  await page.getByRole('button', { name: '开始编写' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('textbox', { name: '正文 中文' }).click();
  await page.keyboard.type('今晚十点维护。');
  await page.getByText(/草稿 \d\d:\d\d 自动保存/).waitFor();
  await page.getByRole('tab', { name: /Русский 缺/ }).waitFor();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/这些语言还没有跟上/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('v1 已发布').waitFor();
  await expect.poll(latest, soon).toContain(title);

  await page.goto(`/operations/#/content/texts?kind=notice&word=${encodeURIComponent(title)}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '下线' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '下线' }).click();
  await expect.poll(latest, soon).not.toContain(title);
});

it('shows every list of content in full', async () => {
  const page = await openPage();
  await enterOperations(page, '13700000014');
  for (const path of [
    'advs',
    'campaigns',
    'lists?kind=navigation',
    'lists?kind=slogan',
    'blocks',
    'areas',
    'site',
    'texts',
    'texts?kind=agreement',
  ])
    await inspect(page, `/operations/#/content/${path}`, deskWidths);
});
