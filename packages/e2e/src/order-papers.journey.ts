import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { sharedReader } from './open-page.ts';

const visit = sharedReader((page) => signIn(page, '13800000002'));

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

it.each(['toShip', 'toReceive', 'done'])('prints an order of two lines that is in %s on one page, with all its columns', async (state) => {
  const page = await visit();
  await page.goto(`/personalCenterBase/myOrders?state=${state}`, { waitUntil: 'networkidle' });
  const cards = page.getByRole('article').filter({ has: page.locator('a[href*="/myOrdersDetail?id="]') });
  const links = await cards.locator('a[href*="/myOrdersDetail?id="]').all();
  const addresses = [...new Set(await Promise.all(links.map((link) => link.getAttribute('href'))))];
  for (const address of addresses) {
    await page.goto(address ?? '', { waitUntil: 'networkidle' });
    if ((await page.getByRole('table', { name: '商品明细' }).getByRole('row').count()) !== 3) continue;
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), address ?? '').toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 688, height: 1017 });
    expect(await page.getByRole('columnheader', { name: /单价/ }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    return;
  }
  throw new Error(`no order of two lines in ${state}`);
});

it('leads from anywhere in the row of an after-sale to its detail', async () => {
  const page = await visit();
  await page.goto('/personalCenterBase/afterSale', { waitUntil: 'networkidle' });
  const row = page.getByRole('list', { name: '售后服务' }).getByRole('listitem').first();
  const sn = (await row.getByRole('link').first().innerText()).trim();
  const box = await row.boundingBox();
  // Between the columns, where nothing is written.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.52, (box?.y ?? 0) + 8);
  await page.waitForURL('**/afterSalesExchange?id=*');
  await page.getByText(sn).first().waitFor();
});
