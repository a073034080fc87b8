import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword, freshMobile, register, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const messages = '/personalCenterBase/messageNotification';
const unreadInHead = async (page: Page) =>
  Number(
    (
      (await page
        .getByRole('region', { name: '账户与服务' })
        .getByRole('link', { name: /^消息通知/ })
        .textContent()) ?? ''
    ).replace(/\D/g, '') || 0,
  );

describe('messages', () => {
  it('are read by following them, picked and deleted after a question, and chosen by way', async () => {
    const page = await openPage();
    await signIn(page, '13800000001');
    await page.goto(messages, { waitUntil: 'networkidle' });
    const before = await unreadInHead(page);
    expect(before).toBeGreaterThan(2);
    await page.getByRole('navigation', { name: '消息种类' }).getByRole('link', { name: /^订单/ }).click();
    // A file that was made is told of, too, and stands there until the list of orders has come.
    await expect.poll(() => page.getByRole('article').filter({ hasText: '导出' }).count()).toBe(0);
    // Others buy as this member meanwhile, so that more may come: what is followed is known by the number of its order.
    const fresh = page
      .getByRole('article')
      .filter({ hasText: '未读' })
      .filter({ has: page.getByRole('link', { name: /^查看订单/ }) })
      .first();
    const title = (await fresh.getAttribute('aria-label')) ?? '';
    const [number = ''] = ((await fresh.textContent()) ?? '').match(/\d{15,}/) ?? [];
    await fresh.getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(/myOrdersDetail|myTrajectory/);
    await page.goBack();
    const followed = page.getByRole('article', { name: title }).filter({ hasText: number }).first();
    await followed.waitFor();
    await expect.poll(() => followed.textContent()).not.toContain('未读');

    await page.goto(messages, { waitUntil: 'networkidle' });
    const total = await page.getByRole('article').count();
    await page
      .getByRole('checkbox', { name: /^选择：/ })
      .first()
      .check();
    await page
      .getByRole('checkbox', { name: /^选择：/ })
      .nth(1)
      .check();
    await page.getByRole('region', { name: '所选' }).getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByText('删除 2 条消息？').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除 2 条' }).click();
    await page.getByText('已删除 2 条消息').waitFor();
    if (total < 20) await expect.poll(() => page.getByRole('article').count()).toBe(total - 2);

    await page.getByRole('button', { name: '全部标为已读' }).click();
    await expect.poll(() => unreadInHead(page)).toBe(0);

    await page.getByRole('link', { name: '通知设置' }).click();
    const order = page.getByRole('switch', { name: '订单 短信' });
    await expect.poll(() => page.getByRole('switch', { name: '订单 站内（必须接收）' }).isDisabled()).toBe(true);
    await order.uncheck();
    await page.getByRole('button', { name: '保存设置' }).click();
    await page.getByText('已保存通知设置').waitFor();
    await page.getByRole('link', { name: '通知设置' }).click();
    await expect.poll(() => order.isChecked()).toBe(false);
  });
});

describe('an open page', () => {
  it('tells of a message while it is looked at, in every window, and leaves when its device is signed out elsewhere', async () => {
    const mobile = freshMobile();
    const page = await openPage();
    await register(page, mobile);
    await page.goto(messages, { waitUntil: 'networkidle' });
    await page.getByText('还没有消息').waitFor();
    const second = await page.context().newPage();
    await second.goto('/personalCenterBase/securitySetting', { waitUntil: 'networkidle' });

    const elsewhere = await openPage();
    await signIn(elsewhere, mobile);
    await elsewhere.goto('/personalCenterBase/securitySetting', { waitUntil: 'networkidle' });
    const changed = `${demoPassword}2`;
    await elsewhere.getByRole('button', { name: '改密码' }).click();
    await elsewhere.getByLabel('原密码').fill(demoPassword);
    await elsewhere.getByLabel('新密码', { exact: true }).fill(changed);
    await elsewhere.getByLabel('确认密码').fill(changed);
    const done = elsewhere.waitForResponse((answer) => answer.url().includes('/password') && answer.request().method() === 'POST');
    await elsewhere.getByRole('button', { name: '保存新密码' }).click();
    await done;
    // The window that has changed it stays, and is told by a message; the others say why they leave.
    await Promise.all([page, second].map((one) => one.waitForURL('**/login?why=password**', { waitUntil: 'commit', timeout: 10_000 })));
    await page.getByRole('alert').getByText('密码已修改，请用新密码重新登录。').waitFor();
    await expect.poll(() => unreadInHead(elsewhere)).toBe(1);

    await signIn(page, mobile, changed);
    await page.waitForURL(`**${messages}`);
    await page.getByText('登录密码已修改').waitFor();
  });
});
