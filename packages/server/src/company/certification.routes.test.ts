import { accountApi } from '@mall/contract/account/account.api.ts';
import { certificationApi, companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { layArea, papersOf, sendLicence, waitingOf } from '../testing/company-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();
type Signed = { id: string; token: string };
let operator: Signed;

beforeAll(async () => {
  await layArea(mall);
  operator = await addSignedIn(mall.house.db, { audience: 'operator' });
});

const auditOf = async ({ token }: Signed) => (await mall.call(certificationApi.audit, {}, { token })).data;
const infoOf = async ({ token }: Signed) => (await mall.call(certificationApi.info, {}, { token })).data;
const rightsOf = async ({ token }: Signed) => (await mall.call(accountApi.permissions, {}, { token })).data;
const save = ({ token }: Signed, body: CertificationFields) => mall.call(certificationApi.save, { body }, { token });
const update = ({ token }: Signed, body: CertificationFields) => mall.call(certificationApi.update, { body }, { token });
const approve = async (name: string) => {
  const { id, versionId } = await waitingOf(mall, operator.token, name);
  const answer = await mall.call(companyOperationsApi.approve, { params: { id }, body: { versionId } }, { token: operator.token });
  forgetActors();
  return answer;
};
const reject = async (name: string, faults: { field: string; reason: string }[]) => {
  const { id, versionId } = await waitingOf(mall, operator.token, name);
  return mall.call(companyOperationsApi.reject, { params: { id }, body: { versionId, faults } }, { token: operator.token });
};
const certified = async () => {
  const founder = await addSignedIn(mall.house.db, { accountType: 2, roles: ['company_founder'] });
  const papers = await papersOf(mall, founder.token);
  await save(founder, papers);
  forgetActors();
  await approve(papers.name);
  const companyId = (await infoOf(founder))?.id as string;
  return { founder, papers, companyId };
};

describe('the first certification', () => {
  it('makes a company of an individual, who buys before it and is its administrator after it', async () => {
    const person = await addSignedIn(mall.house.db);
    expect(await auditOf(person)).toMatchObject({ state: 'none', latest: null, mayCertify: 1 });
    expect(await infoOf(person)).toBeNull();
    const papers = await papersOf(mall, person.token);
    expect(await save(person, papers)).toMatchObject({ code: 200 });
    forgetActors();
    expect(await auditOf(person)).toMatchObject({ state: 'pending', latest: { version: 1, decision: 'waiting' } });
    expect(await rightsOf(person)).toEqual(expect.arrayContaining(['order:buy', 'company:certify']));
    expect(await rightsOf(person)).not.toContain('personalCenterBase:enterpriseAccountManagement:view');

    expect((await approve(papers.name)).code).toBe(200);
    expect(await auditOf(person)).toMatchObject({
      state: 'active',
      steps: [
        { event: 'submit', who: 'buyer' },
        { event: 'approve', who: 'operator' },
      ],
    });
    expect(await infoOf(person)).toMatchObject({
      state: 'active',
      version: 1,
      fields: { name: papers.name, bankAccount: '0000000000000001', area: '天津市 市辖区 河西区' },
    });
    expect(await rightsOf(person)).toEqual(
      expect.arrayContaining(['order:buyOnAccount', 'personalCenterBase:enterpriseAccountManagement:view']),
    );
    expect(await toldMessages(mall.house, person.id)).toMatchObject([
      { code: 'company.approved', url: '/personalCenterBase/enterpriseAuth' },
    ]);
  });

  it('says field by field what is wrong, and keeps the rest', async () => {
    const person = await addSignedIn(mall.house.db);
    const papers = await papersOf(mall, person.token);
    await save(person, papers);
    forgetActors();
    const faults = [
      { field: 'licence', reason: '公章被遮挡' },
      { field: 'bankAccount', reason: '户名不一致' },
    ];
    expect((await reject(papers.name, faults)).code).toBe(200);
    expect(await auditOf(person)).toMatchObject({
      state: 'rejected',
      reason: '公章被遮挡；户名不一致',
      latest: { faults, fields: { name: papers.name } },
    });
    expect((await toldMessages(mall.house, person.id))[0]?.body).toContain('公章被遮挡；户名不一致');
    expect((await save(person, { ...papers, licence: await sendLicence(mall, person.token) })).code).toBe(200);
    expect(await auditOf(person)).toMatchObject({ state: 'pending', latest: { version: 2, faults: [] } });
  });

  it('refuses what the form would have refused, in its words', async () => {
    const person = await addSignedIn(mall.house.db);
    const papers = await papersOf(mall, person.token);
    const said = async (over: Partial<CertificationFields>) => (await save(person, { ...papers, ...over })).errorCode;
    expect(await said({ unifiedCode: '91120116MA0000000O' })).toBe('company.code_letter');
    expect(await said({ unifiedCode: `${papers.unifiedCode.slice(0, 17)}${papers.unifiedCode.endsWith('0') ? '1' : '0'}` })).toBe(
      'company.code_wrong',
    );
    expect(await said({ name: '长'.repeat(41) })).toBe('company.name_long');
    expect(await said({ contactPhone: '123' })).toBe('company.contact_phone_wrong');
    expect(await said({ districtId: '31' })).toBe('company.area_required');
    expect(await said({ licence: '' })).toBe('company.licence_required');
  });

  it('takes no picture that is another’s', async () => {
    const [person, other] = [await addSignedIn(mall.house.db), await addSignedIn(mall.house.db)];
    const papers = await papersOf(mall, person.token, { licence: await sendLicence(mall, other.token) });
    expect((await save(person, papers)).errorCode).toBe('content.upload_unknown');
    expect(await auditOf(person)).toMatchObject({ state: 'none' });
    expect(await infoOf(person)).toBeNull();
  });

  it('waits for one answer at a time; what is taken back is a draft again', async () => {
    const person = await addSignedIn(mall.house.db);
    const papers = await papersOf(mall, person.token);
    await save(person, papers);
    forgetActors();
    expect((await save(person, papers)).errorCode).toBe('company.waiting');
    expect((await mall.call(certificationApi.withdraw, {}, { token: person.token })).code).toBe(200);
    expect((await mall.call(certificationApi.withdraw, {}, { token: person.token })).errorCode).toBe('company.moved');
    expect(await auditOf(person)).toMatchObject({ state: 'none', latest: { decision: 'withdrawn' } });
    expect((await mall.call(certificationApi.draft, {}, { token: person.token })).data?.fields).toMatchObject({
      name: papers.name,
      licence: papers.licence,
    });
  });

  it('is looked at five times a day', async () => {
    const person = await addSignedIn(mall.house.db);
    const papers = await papersOf(mall, person.token);
    for (let time = 0; time < 5; time += 1) {
      expect((await save(person, papers)).code).toBe(200);
      forgetActors();
      await reject(papers.name, [{ field: 'name', reason: '不一致' }]);
    }
    expect(await auditOf(person)).toMatchObject({ left: 0 });
    expect((await save(person, papers)).errorCode).toBe('company.often');
  });
});

describe('a change', () => {
  it('waits beside what is in force, and takes its place when it is approved', async () => {
    const { founder, papers } = await certified();
    const change = { ...papers, legalRepresentative: '程新任', licence: await sendLicence(mall, founder.token) };
    expect((await update(founder, papers)).errorCode).toBe('company.unchanged');
    expect((await update(founder, change)).code).toBe(200);
    expect(await auditOf(founder)).toMatchObject({
      state: 'active',
      latest: { version: 2, decision: 'waiting', fields: { legalRepresentative: '程新任' } },
    });
    expect(await infoOf(founder)).toMatchObject({ version: 1, fields: { legalRepresentative: papers.legalRepresentative } });
    await approve(papers.name);
    expect(await infoOf(founder)).toMatchObject({ version: 2, fields: { legalRepresentative: '程新任', licence: change.licence } });
    expect((await toldMessages(mall.house, founder.id)).map(({ code }) => code)).toEqual(['company.approved', 'company.change_approved']);
  });

  it('that is rejected changes nothing', async () => {
    const { founder, papers } = await certified();
    await update(founder, { ...papers, bankName: '别的银行' });
    await reject(papers.name, [{ field: 'bankName', reason: '查无此行' }]);
    expect(await auditOf(founder)).toMatchObject({ state: 'active', latest: { decision: 'rejected' } });
    expect(await infoOf(founder)).toMatchObject({ fields: { bankName: papers.bankName } });
  });

  it('keeps the credit code', async () => {
    const { founder, papers } = await certified();
    const other = await papersOf(mall, founder.token);
    expect((await update(founder, { ...papers, unifiedCode: other.unifiedCode })).errorCode).toBe('company.code_fixed');
  });

  it('may keep a colleague’s picture, and is the administrators’ business', async () => {
    const { founder, papers, companyId } = await certified();
    const second = await addSignedIn(mall.house.db, { accountType: 2, companyId, roles: ['company_admin'] });
    const clerk = await addSignedIn(mall.house.db, { accountType: 2, companyId, roles: ['company_purchaser'] });
    expect((await update(clerk, { ...papers, bankName: '别的银行' })).errorCode).toBe('company.certify_refused');
    expect(await infoOf(clerk)).toMatchObject({ fields: { bankAccount: '************0001' } });
    expect(await auditOf(clerk)).toMatchObject({ mayCertify: 0, latest: { fields: { bankAccount: '************0001' } } });
    expect((await update(second, { ...papers, bankName: '别的银行' })).code).toBe(200);
    await approve(papers.name);
    expect((await toldMessages(mall.house, founder.id)).at(-1)?.code).toBe('company.change_approved');
    expect((await toldMessages(mall.house, second.id)).map(({ code }) => code)).toEqual(['company.change_approved']);
    expect(await toldMessages(mall.house, clerk.id)).toEqual([]);
  });
});

it('shows a licence to the company and the mall’s people alone', async () => {
  const { founder, papers, companyId } = await certified();
  const colleague = await addSignedIn(mall.house.db, { accountType: 2, companyId });
  const { founder: stranger } = await certified();
  const seller = await addSignedIn(mall.house.db, { audience: 'seller' });
  const read = async (as?: Signed) =>
    (await mall.app.fastify.inject({ url: papers.licence, headers: as ? { cookie: pageCookiesOf(as.token) } : {} })).statusCode;
  expect([await read(founder), await read(colleague), await read(operator)]).toEqual([200, 200, 200]);
  expect([await read(stranger), await read(seller), await read()]).toEqual([404, 404, 404]);
});

it('keeps a draft as it was typed, right or wrong, without files that were swept', async () => {
  const person = await addSignedIn(mall.house.db);
  const { token } = person;
  const [licence, gone] = [await sendLicence(mall, token), `/uploads/${'0'.repeat(32)}`];
  const body = { name: '一家', unifiedCode: '错', licence, papers: [{ url: gone, name: '证书.png' }] };
  expect((await mall.call(certificationApi.keepDraft, { body }, { token })).code).toBe(200);
  expect((await mall.call(certificationApi.draft, {}, { token })).data?.fields).toEqual({ ...body, papers: [] });
  await save(person, await papersOf(mall, token, { licence }));
  forgetActors();
  expect((await mall.call(certificationApi.draft, {}, { token })).data).toBeNull();
});

it('blocks a company and gives it back, and says so to those who speak for it', async () => {
  const { founder, companyId } = await certified();
  const block = (reason: string) =>
    mall.call(companyOperationsApi.block, { params: { id: companyId }, body: { reason } }, { token: operator.token });
  expect((await block('列入异常名录')).code).toBe(200);
  expect((await block('再来一次')).errorCode).toBe('company.moved');
  expect(await auditOf(founder)).toMatchObject({ state: 'blocked', reason: '列入异常名录' });
  expect((await update(founder, await papersOf(mall, founder.token))).errorCode).toBe('company.blocked');
  const { data } = await mall.call(companyOperationsApi.detail, { params: { id: companyId } }, { token: operator.token });
  expect(data).toMatchObject({ company: { id: companyId }, audit: { steps: [{}, {}, { event: 'block', reason: '列入异常名录' }] } });
  await mall.call(companyOperationsApi.unblock, { params: { id: companyId }, body: { reason: '已移出名录' } }, { token: operator.token });
  expect(await auditOf(founder)).toMatchObject({ state: 'active', reason: '' });
  expect((await toldMessages(mall.house, founder.id)).map(({ code }) => code)).toEqual([
    'company.approved',
    'company.blocked',
    'company.unblocked',
  ]);
  expect(
    (await mall.call(companyOperationsApi.page, { query: { state: 'active' } }, { token: operator.token })).data.list.map(({ id }) => id),
  ).toContain(companyId);
});
