import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, smsCode } from './account-steps.ts';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { deskWidths, inspect } from './quality-steps.ts';

const sign = async (page: Page, mobile: string): Promise<void> => {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('已发送至签署人').waitFor();
  await page.getByRole('textbox', { name: /短信验证码/ }).fill(await smsCode(mobile));
  await page.getByRole('checkbox', { name: /我已阅读全部/ }).check();
  await page.getByRole('button', { name: '签署合同' }).click();
};

/** Presses an act and says yes to its question. */
const act = async (page: Page, name: string, answer = name): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
};

it('a company signs a contract, the seller and the mall see it, and whoever holds the file can check it', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  for (const path of ['/personalCenterBase/concractIndex', '/personalCenterBase/contract/list']) await inspect(page, path);
  await page.setViewportSize({ width: 1366, height: 900 });
  const toSign = page.getByRole('row').filter({ hasText: '待我方签署' }).getByRole('link');
  // The demo signs its contracts while the mall is open already.
  const found = async () => {
    await page.goto('/personalCenterBase/contract/list?tab=mine', { waitUntil: 'networkidle' });
    return toSign.count();
  };
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(0);
  await toSign.first().click();
  await page.waitForURL('**/contract/signature?id=*');
  const address = new URL(page.url());
  await inspect(page, address.pathname + address.search);
  await page.setViewportSize({ width: 1366, height: 900 });
  const sn =
    /HT\d+/.exec(
      (await page
        .getByText(/^HT\d+/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? '';
  await sign(page, '13800000002');
  await page.getByText('签署并生效').waitFor();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载 PDF' }).click()]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const guest = await openPage();
  await inspect(guest, '/contract/verify');
  const give = (given: Buffer) =>
    guest.getByLabel('选择合同 PDF').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: given });
  await give(bytes);
  await guest.getByText('双方已签署').waitFor();
  await guest.getByText(sn).first().waitFor();
  expect(await guest.getByText('¥').count()).toBe(0);
  bytes[400] = (bytes[400] as number) ^ 1;
  await give(bytes);
  await guest.getByText('没有查到这个文件').waitFor();
  // By number and code, as the paper has them, on a telephone.
  const paper = new URL((await page.getByRole('link', { name: '公开核验' }).getAttribute('href')) ?? '', guest.url());
  await guest.getByRole('textbox', { name: '合同编号' }).fill(` ${sn} `);
  await guest.getByRole('textbox', { name: '校验码' }).fill((paper.searchParams.get('code') ?? '').toLowerCase());
  await guest.getByRole('button', { name: '核验', exact: true }).click();
  await guest.getByText('双方已签署').waitFor();
  await inspect(guest, paper.pathname + paper.search);

  const seller = await openPage();
  await enterSeller(seller, '13900000001');
  await inspect(seller, `/seller/#/contracts?tab=all&word=${sn}`, deskWidths);
  await seller.getByText('签署并生效').waitFor();

  // The buyer drafts a supplement, the seller agrees to it and signs first, the buyer refuses: the seller's signature is void.
  await act(page, '签补充协议');
  await page.getByRole('heading', { level: 1, name: /补充/ }).waitFor();
  const supplement = new URL(page.url()).searchParams.get('id');
  await act(page, '发送对方确认');
  await page.getByText('已发送', { exact: true }).waitFor();
  await seller.goto(`/seller/#/contracts?id=${supplement}`);
  await act(seller, '确认文本');
  await seller.getByText('待我方签署').first().waitFor();
  await inspect(seller, `/seller/#/contracts?id=${supplement}`, deskWidths);
  await seller.setViewportSize({ width: 1366, height: 900 });
  await sign(seller, '13900000001');
  await seller.getByText('已签署', { exact: true }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '拒签', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('补充内容与商定不一致');
  await page.getByRole('dialog').getByRole('button', { name: '拒签', exact: true }).click();
  await page.getByText('已退回：补充内容与商定不一致').waitFor();
  const office = await openPage();
  await enterOperations(office);
  await inspect(office, `/operations/#/contracts?tab=all&word=${sn}`, deskWidths);
  await office.getByRole('button', { name: '终止合同' }).waitFor();
});
