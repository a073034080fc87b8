import { expect, it } from 'vitest';
import { enterOperations } from './counter-steps.ts';
import { openPage } from './open-page.ts';

// The telephone and not the name: other journeys go through the same mall, and read its name in the titles of their pages.
it('a telephone that the mall’s people publish stands on the storefront within five seconds, and goes back', async () => {
  const operator = await openPage();
  await enterOperations(operator, '13700000002');
  await operator.goto('/operations/#/settings');
  const publish = async (why: string) => {
    await operator.getByRole('button', { name: '发布 1 项' }).click();
    const asked = operator.getByRole('dialog');
    await asked.getByLabel('为什么改').fill(why);
    await asked.getByRole('button', { name: '发布 1 项' }).click();
    await asked.waitFor({ state: 'detached' });
  };
  const visitor = await openPage();
  const shown = async () => {
    await visitor.goto('/');
    return visitor.locator('body').textContent();
  };
  expect(await shown()).toContain('400-818-0598');
  try {
    await operator.getByLabel('客服电话').fill('打我');
    await operator.getByText('不合规则').first().waitFor();
    expect(await operator.getByRole('button', { name: '发布 1 项' }).isDisabled()).toBe(true);
    await operator.getByLabel('客服电话').fill('400-000-1234');
    await publish('换个号码看看');
    await expect.poll(shown, { timeout: 5000 }).toContain('400-000-1234');
    await operator.getByText(/个节点生效，用时/).waitFor();
    await operator.getByText('“换个号码看看”').waitFor();
  } finally {
    await operator.getByLabel('客服电话').fill('400-818-0598');
    await publish('换回来');
  }
  await expect.poll(shown, { timeout: 5000 }).toContain('400-818-0598');
});
