import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword, freshMobile, register, signIn, smsCode, typeCaptcha } from './account-steps.ts';
import { mallAddress, openPage } from './open-page.ts';
import { graveFaults, inspect } from './quality-steps.ts';

const security = '/personalCenterBase/securitySetting';

const linkIn = async (mailbox: string): Promise<string> => {
  const read = async () => {
    const answer = await fetch(`${mallAddress()}/sandbox/mail?to=${mailbox}`, { headers: { accept: 'application/json' } });
    const [mail] = (await answer.json()) as { html: string }[];
    return /\/bindEmailMidWear\?token=[\w-]+/.exec(mail?.html ?? '')?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
};

const sendLink = async (page: Page, mailbox: string) => {
  await page.getByLabel('邮箱地址').fill(mailbox);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '发送验证邮件' }).click();
  await page.getByText('请到邮箱确认').waitFor();
};

describe('the keys of an account', () => {
  it('are a mobile that is changed by whoever proves the old one; the other devices leave', async () => {
    const mobile = freshMobile();
    const page = await openPage();
    await register(page, mobile);
    const elsewhere = await openPage();
    await signIn(elsewhere, mobile);
    await elsewhere.goto(security, { waitUntil: 'networkidle' });

    await page.goto(security, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: '换手机' }).click();
    await page.getByRole('tab', { name: '密码验证' }).click();
    await page.getByLabel('登录密码').fill(demoPassword);
    await page.getByRole('button', { name: '下一步' }).click();
    const send = page.getByRole('button', { name: '获取验证码' });
    const next = freshMobile();
    await page.getByLabel('新手机号').fill(next.slice(0, 10));
    await typeCaptcha(page);
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('新手机号').fill(next);
    await send.click();
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await page.getByLabel('短信验证码').fill(await smsCode(next));
    expect(await graveFaults(page)).toEqual([]);
    await page.getByRole('button', { name: '换手机' }).click();
    await page.getByText('手机号已更换').waitFor();
    await elsewhere.waitForURL('**/login?why=**', { waitUntil: 'commit' });
    await signIn(elsewhere, next);
  });

  it('are a mailbox that a link binds once, by its button and not by being opened', async () => {
    const mobile = freshMobile();
    const page = await openPage();
    await register(page, mobile);
    await page.goto(security, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: '去验证' }).click();
    const mailbox = `box${mobile}@example.com`;
    await sendLink(page, mailbox);
    const link = await linkIn(mailbox);

    const guest = await openPage();
    await guest.goto(link, { waitUntil: 'networkidle' });
    await guest.getByText('请先登录').waitFor();
    await inspect(guest, link);
    await guest.getByRole('link', { name: '去登录' }).click();
    await guest.waitForURL('**/login**');
    await signIn(guest, mobile);
    await guest.getByRole('button', { name: '绑定邮箱' }).click();
    await guest.getByText('邮箱已绑定').waitFor();
    // The window that waits for it hears of it by itself.
    await page.getByText('邮箱已绑定').waitFor({ timeout: 15_000 });
    await guest.goto(link, { waitUntil: 'networkidle' });
    await guest.getByText('链接已使用过').waitFor();
    await guest.goto(`${link.slice(0, -4)}AAAA`, { waitUntil: 'networkidle' });
    await guest.getByText('链接无效').waitFor();

    await page.goto(security, { waitUntil: 'networkidle' });
    await page.getByText('bo***@example.com，用于接收消息和安全提醒').waitFor();
    await page.getByRole('link', { name: '换邮箱' }).click();
    await page.getByRole('tab', { name: '密码验证' }).waitFor();
  });

  it('show who came in and who was refused, and let all other devices go', async () => {
    const mobile = freshMobile();
    const page = await openPage();
    await register(page, mobile);
    const elsewhere = await openPage();
    await signIn(elsewhere, mobile);
    await elsewhere.goto(security, { waitUntil: 'networkidle' });
    await page.goto(security, { waitUntil: 'networkidle' });
    const history = page.getByRole('table', { name: '登录记录' });
    await history.getByRole('row').filter({ hasText: '登录' }).filter({ hasText: '密码' }).first().waitFor();
    await page.getByRole('button', { name: '退出其他全部设备' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出其他全部设备' }).click();
    await page.getByText('已退出其他 1 台设备').waitFor();
    // The page that stands open there falls back by itself.
    await elsewhere.waitForURL('**/login?why=**', { waitUntil: 'commit' });
  });

  it('are taken from a stranger: his device is pointed out, leaves, and a new password is asked for', async () => {
    const mobile = freshMobile();
    const page = await openPage();
    await register(page, mobile);
    const stranger = await openPage({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' });
    await signIn(stranger, mobile);
    await stranger.goto(security, { waitUntil: 'networkidle' });
    await page.goto(security, { waitUntil: 'networkidle' });
    await page
      .getByRole('table', { name: '登录中的设备' })
      .getByRole('row')
      .filter({ hasText: '新设备' })
      .getByRole('button', { name: '不是我' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出并改密码' }).click();
    await stranger.waitForURL('**/login?why=**', { waitUntil: 'commit' });
    await page.locator('#password input:focus').waitFor();
  });
});
