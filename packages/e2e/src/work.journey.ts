import { expect, it } from 'vitest';
import { enterOperations } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

/** Feedback of its own, so that no other journey takes it. */
const giveFeedback = async (text: string): Promise<void> => {
  const page = await openPage();
  await page.goto('/problemFeedbackIndex', { waitUntil: 'networkidle' });
  await page.getByLabel('问题描述').fill(text);
  await page.getByRole('button', { name: '提交反馈' }).click();
  await page.getByText(/受理编号/).waitFor();
};

it('lets two operators share what waits: taken with the keyboard, taken over with a reason, answered, and gone', async () => {
  const about = `运费显示为空 ${Date.now()}`;
  await giveFeedback(about);
  const he = await openPage();
  await enterOperations(he);
  await he.goto(`/operations/#/?word=${encodeURIComponent(about)}`, { waitUntil: 'networkidle' });
  const row = he.getByRole('row', { name: new RegExp(about) });
  await row.getByText('没人领').waitFor();
  await he.keyboard.press('j');
  await expect.poll(() => he.evaluate('document.activeElement.textContent')).toContain(about);
  await he.keyboard.press('e');
  await row.getByRole('link', { name: '继续' }).waitFor();

  const other = await openPage();
  await enterOperations(other, '13700000002');
  await other.goto(`/operations/#/?who=others&word=${encodeURIComponent(about)}`, { waitUntil: 'networkidle' });
  await other
    .getByRole('row', { name: new RegExp(about) })
    .getByRole('button', { name: '接手' })
    .click();
  const dialog = other.getByRole('dialog', { name: '接手何静的 1 件？' });
  await dialog.getByLabel('原因').fill('');
  await dialog.getByRole('button', { name: '接手 1 件' }).click();
  await dialog.getByText('请写明原因').waitFor();
  await dialog.getByLabel('原因').fill('何静在开会');
  await dialog.getByRole('button', { name: '接手 1 件' }).click();
  await other.getByText('接手了 1 件，对方会收到消息').waitFor();

  await he.goto('/operations/#/messages', { waitUntil: 'networkidle' });
  await he.getByText(`${about}。原因：何静在开会。`).waitFor();

  await other.goto(`/operations/#/?who=me&word=${encodeURIComponent(about)}`, { waitUntil: 'networkidle' });
  await other
    .getByRole('row', { name: new RegExp(about) })
    .getByRole('link', { name: '继续' })
    .waitFor();
  await other.keyboard.press('j');
  await expect.poll(() => other.evaluate('document.activeElement.textContent')).toContain(about);
  await other.keyboard.press('Enter');
  await other.getByRole('textbox', { name: '回复' }).fill('已修复，请刷新页面。');
  await other.getByRole('button', { name: '回复并办结' }).click();
  // The next one opens, and this one is gone from the queue.
  await expect.poll(() => other.getByText(about).count()).toBe(0);
  await other.goto(`/operations/#/?word=${encodeURIComponent(about)}`, { waitUntil: 'networkidle' });
  await other.getByText('没有符合条件的待办').waitFor();
});

it('has no grave fault for who reads by ear, and fits the smallest desk', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await enterOperations(page);
  for (const path of ['', 'feedback', 'audits', 'audits/stores', 'bills', 'invoices', 'invoices/gateway'].map(
    (one) => `/operations/#/${one}`,
  )) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await graveFaults(page), path).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), path).toBeLessThanOrEqual(0);
  }
});
