import { it } from 'vitest';
import { enterOperations } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { deskWidths, inspect } from './quality-steps.ts';

it('the mall’s people find applications, quotas and orders on them, and every list can be read by everybody', async () => {
  const office = await openPage();
  await enterOperations(office);
  for (const path of ['/credit', '/credit/accounts', '/credit/reviews']) await inspect(office, `/operations/#${path}`, deskWidths);
  await office.goto('/operations/#/credit', { waitUntil: 'networkidle' });
  await office.getByText('证明材料').first().waitFor();
  await office.goto('/operations/#/credit/accounts?state=on_hold', { waitUntil: 'networkidle' });
  await office.getByText('平台暂停：', { exact: false }).first().waitFor();
});
