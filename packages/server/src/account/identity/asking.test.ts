import { afterAll, beforeAll, expect, test } from 'vitest';
import { processMemory } from '../../kernel/memory.ts';
import { beginAt, chooseAt, comeBack, identityApp } from '../../testing/identity-steps.ts';
import { addColleague, addCompany } from '../../testing/people-steps.ts';
import { sandboxIssuer } from './sandbox-issuer.ts';

/** Until when a question may be answered. */
const mall = identityApp();
const colleague = { sub: 'U13800000003', mobile: '13800000003' };
const email = 'anybody@yunting.example';
let ahead = 0;
const memory = processMemory(() => Date.now() + ahead * 1000);
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

beforeAll(async () => {
  Object.assign(mall.house, { memory });
  await addCompany(mall.house.db, 71);
  const { id } = await addColleague(mall.house.db, 71, 'company_purchaser');
  await run('update member set mobile = $1 where id = $2', [colleague.mobile, id]);
  await run(
    `insert into identity_provider (company_id, domain, issuer, client_id, client_secret, decision) values (71, 'yunting.example', $1, 'company71', $2, 'approved')`,
    [sandboxIssuer(mall.house.config), mall.house.sealer.seal('secret of company 71')],
  );
});
afterAll(() => memory.close());

test.each([
  [595, 200, null],
  [601, 505, 'identity.refused'],
])('after %s seconds: %s', async (seconds, code, errorCode) => {
  const { url, cookie } = await beginAt(mall);
  ahead += seconds;
  expect(await comeBack(mall, await chooseAt(url, colleague.sub), cookie)).toMatchObject({ code, errorCode });
});

test('not once the company may trade no more, nor is its provider asked then', async () => {
  const { url, cookie } = await beginAt(mall, { email });
  const back = await chooseAt(url, colleague.sub);
  await run(`update company set state = 'blocked' where id = 71`);
  expect((await comeBack(mall, back, cookie)).errorCode).toBe('identity.refused');
  expect((await beginAt(mall, { email })).errorCode).toBe('identity.domain_unknown');
  await run(`update company set state = 'active' where id = 71`);
  const again = await beginAt(mall, { email });
  expect((await comeBack(mall, await chooseAt(again.url, colleague.sub), again.cookie)).code).toBe(200);
});
