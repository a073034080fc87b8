import { certificationApi, companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { beforeAll, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { freshCode, layArea, papersOf, sendLicence, waitingOf } from '../testing/company-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
type Signed = { id: string; token: string };
let operator: Signed;
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const save = ({ token }: Signed, body: CertificationFields) => mall.call(certificationApi.save, { body }, { token });
const codes = (answers: { errorCode: string | null }[]) => answers.map(({ errorCode }) => errorCode).toSorted();
const broken = () => run('select * from inv.checks where bad > 0');

beforeAll(async () => {
  await layArea(mall);
  operator = await addSignedIn(mall.house.db, { audience: 'operator' });
});

it('founds one company, however often its founder presses', async () => {
  const person = await addSignedIn(mall.house.db);
  const papers = await papersOf(mall, person.token);
  expect(codes(await Promise.all([1, 2, 3, 4].map(() => save(person, papers))))).toEqual([
    'company.waiting',
    'company.waiting',
    'company.waiting',
    null,
  ]);
  expect(await run('select count(*)::int as n from company where name = $1', [papers.name])).toEqual([{ n: 1 }]);
  expect(await broken()).toEqual([]);
});

it('takes one set of papers when two of a company hand in at once', async () => {
  const [first] = await run(`insert into company (name) values ('两人同时') returning id::text`);
  const companyId = first?.['id'] as string;
  const people = await Promise.all([1, 2].map(() => addSignedIn(mall.house.db, { accountType: 2, companyId, roles: ['company_founder'] })));
  const papers = await Promise.all(people.map(({ token }) => papersOf(mall, token)));
  const answers = await Promise.all(people.map((person, at) => save(person, papers[at] as CertificationFields)));
  expect(codes(answers)).toEqual(['company.waiting', null]);
  expect(await run('select count(*)::int as n from company_version where company_id = $1', [companyId])).toEqual([{ n: 1 }]);
  expect(await broken()).toEqual([]);
});

it('gives one credit code to one of two companies', async () => {
  for (let round = 0; round < 5; round += 1) {
    const unifiedCode = freshCode();
    const people = await Promise.all([1, 2, 3].map(() => addSignedIn(mall.house.db)));
    const papers = await Promise.all(people.map(({ id, token }) => papersOf(mall, token, { unifiedCode, name: `同码企业${id}` })));
    const answers = await Promise.all(people.map((person, at) => save(person, papers[at] as CertificationFields)));
    expect(codes(answers)).toEqual(['company.code_taken', 'company.code_taken', null]);
  }
  expect(await broken()).toEqual([]);
});

it('gives one name to one of two companies', async () => {
  const people = await Promise.all([1, 2].map(() => addSignedIn(mall.house.db)));
  const papers = await Promise.all(people.map(({ token }) => papersOf(mall, token, { name: '同名企业' })));
  const answers = await Promise.all(people.map((person, at) => save(person, papers[at] as CertificationFields)));
  expect(codes(answers)).toEqual(['company.name_taken', null]);
});

it('approves what the operator looked at, never what was handed in meanwhile', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await addSignedIn(mall.house.db);
    const papers = await papersOf(mall, person.token);
    await save(person, papers);
    forgetActors();
    const { id, versionId } = await waitingOf(mall, operator.token, papers.name);
    const changed = { ...papers, legalRepresentative: '没有看过的人', licence: await sendLicence(mall, person.token) };
    const again = async () => {
      await mall.call(certificationApi.withdraw, {}, { token: person.token });
      return save(person, changed);
    };
    await Promise.all([
      mall.call(companyOperationsApi.approve, { params: { id }, body: { versionId } }, { token: operator.token }),
      again(),
    ]);
    const [company] = await run('select state, legal_representative as legal from company where id = $1', [id]);
    if (company?.['state'] === 'active') expect(company['legal']).toBe(papers.legalRepresentative);
    else expect(company?.['state']).toBe('pending');
    expect(await run('select count(*)::int as n from company_version where company_id = $1 and decision is null', [id])).toEqual([
      { n: 1 },
    ]);
    expect(await broken()).toEqual([]);
    const old = await mall.call(companyOperationsApi.approve, { params: { id }, body: { versionId } }, { token: operator.token });
    expect(old.errorCode).toBe('company.moved');
  }
});
