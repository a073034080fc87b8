import { certificationApi } from '@mall/contract/company/certification.api.ts';
import { expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { layArea, papersOf } from '../testing/company-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { certifyCompanies } from './certify-companies.ts';

const mall = testApp();
const run = (text: string) => mall.house.db.pool.query(text);
const certify = (seconds: number) => certifyCompanies({ ...mall.house, config: { ...mall.house.config, DEMO_CERTIFY_SECONDS: seconds } });

const handIn = async (over = {}) => {
  const person = await addSignedIn(mall.house.db);
  await mall.call(certificationApi.save, { body: await papersOf(mall, person.token, over) }, { token: person.token });
  forgetActors();
  return async () => (await mall.call(certificationApi.audit, {}, { token: person.token })).data;
};

it('certifies after a while, gives back whose name asks for it, and leaves what is old', async () => {
  await layArea(mall);
  const old = await handIn();
  await run("update company_version set submitted_at = now() - interval '2 days'");
  const [good, bad] = [await handIn(), await handIn({ name: '请驳回有限公司' })];
  await certify(60);
  expect([(await good()).state, (await bad()).state]).toEqual(['pending', 'pending']);
  await run("update company_version set submitted_at = submitted_at - interval '2 minutes'");
  await certify(0);
  expect((await good()).state).toBe('pending');
  await certify(60);
  expect(await good()).toMatchObject({ state: 'active' });
  expect(await bad()).toMatchObject({ state: 'rejected', latest: { faults: [{ field: 'licence' }, { field: 'bankAccount' }] } });
  expect((await old()).state).toBe('pending');
});
