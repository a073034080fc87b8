import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague } from '../testing/people-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;

const lineOf = (name: number, description: number) => ({
  name: '缆'.repeat(name),
  description: '铜'.repeat(description),
  num: '5',
  unit: '米'.repeat(name / 6),
  reference: '',
  needBy: '',
  specId: null,
});
const hundred = (name: number, description: number) => Array.from({ length: 100 }, () => lineOf(name, description));

describe('a draft', () => {
  it('is kept as it was typed, and thrown away by its author', async () => {
    const { data } = await mall.call(
      inquiryApi.create,
      { body: { ...(await steps.draft({ budget: '很多', lines: [], files: [], storeIds: ['1'] })), release: false } },
      people.buyer,
    );
    expect(await steps.detail(data.id)).toMatchObject({
      state: 'draft',
      draft: { budget: '很多', storeIds: ['1'] },
      actions: ['edit', 'release', 'delete'],
    });
    expect(await codeOf(mall.call(inquiryApi.release, { params: { id: data.id } }, people.buyer))).toBe('inquiry.budget_required');
    expect(await codeOf(mall.call(inquiryApi.remove, { params: { id: data.id } }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.detail, { params: { id: data.id } }, people.buyer))).toBe('kernel.not_found');
  });

  it.each([
    [{ storeIds: ['1', '2'] }, 'inquiry.suppliers_few'],
    [{ storeIds: ['1', '2', '3'] }, 'inquiry.supplier_unfit'],
    [{ thirdGcId: '2' }, 'inquiry.class_required'],
    [{ thirdGcId: null }, 'inquiry.class_required'],
    [{ files: [] }, 'inquiry.files_required'],
    [{ deadline: '2026-02-30 10:00' }, 'inquiry.deadline_required'],
    [{ country: 'ZZ' }, 'inquiry.country_unknown'],
    [{ projectId: '999' }, 'inquiry.project_unknown'],
    [{ title: ' ' }, 'inquiry.title_required'],
  ])('is not released with %j', async (over, code) => {
    expect(await codeOf(steps.create(over))).toBe(code);
  });

  it('wants whole quantities and a deadline that is neither near nor far', async () => {
    const line = { name: 'A', description: 'B', num: '6.5', unit: '套', reference: '', needBy: '', specId: null };
    expect(await codeOf(steps.create({ lines: [line] }))).toBe('inquiry.num_whole');
    expect(await codeOf(steps.create({ deadline: steps.chinaTime(0.5) }))).toBe('inquiry.deadline_soon');
    expect(await codeOf(steps.create({ deadline: steps.chinaTime(24 * 200) }))).toBe('inquiry.deadline_far');
  });

  it('is kept and released as long as its fields may be, and no longer', async () => {
    const made = await steps.create({ lines: hundred(60, 300) });
    expect(made.errorCode).toBeNull();
    const longest = await steps.draft({ lines: hundred(120, 600), title: '缆'.repeat(120), place: '库'.repeat(200) });
    const kept = await mall.call(inquiryApi.create, { body: { ...longest, release: false } }, people.buyer);
    expect(kept.errorCode).toBeNull();
    const edit = (body: typeof longest) => codeOf(mall.call(inquiryApi.edit, { params: { id: kept.data.id }, body }, people.buyer));
    expect(await edit(longest)).toBeNull();
    expect(await edit({ ...longest, place: '库'.repeat(200_000) })).toBe('kernel.too_large');
  });

  it('is nothing for individuals', async () => {
    const token = await tokenOf(mall.house.db, small.members.buyer);
    expect(await codeOf(mall.call(inquiryApi.page, {}, { token }))).toBe('inquiry.individual');
    expect(await codeOf(mall.call(inquiryApi.create, { body: { ...(await steps.draft()), release: true } }, { token }))).toBe(
      'inquiry.individual',
    );
    const why = { params: { id: '1' }, body: { reason: '看一下' } };
    expect(await codeOf(mall.call(inquiryApi.fail, why, { token }))).toBe('inquiry.individual');
    expect(await codeOf(mall.call(inquiryApi.fail, why, await addColleague(mall.house.db, 1, 'company_approver')))).toBe(
      'kernel.no_permission',
    );
  });
});

const germanyIn = async (language: 'zh' | 'ru') =>
  (await mall.call(inquiryApi.countries, {}, { language })).data.find(({ code }) => code === 'DE')?.name;

describe('what is kept and read beside', () => {
  it('is written anew, released as it stands then, and exported on all three sites', async () => {
    const { data } = await mall.call(inquiryApi.create, { body: { ...(await steps.draft({ title: '' })), release: false } }, people.buyer);
    const params = { id: data.id };
    expect(await codeOf(mall.call(inquiryApi.edit, { params, body: await steps.draft({ title: '改过的询价' }) }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.release, { params }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.edit, { params, body: await steps.draft() }, people.buyer))).toBe('inquiry.moved');
    expect(await steps.detail(data.id)).toMatchObject({ state: 'quoting', title: '改过的询价' });
    await steps.quote(data.id, 0, '9.00');
    expect(await codeOf(mall.call(inquirySellerApi.withdraw, { params, body: { reason: '报错价' } }, people.sellers[0]))).toBeNull();
    expect((await mall.call(inquirySellerApi.page, {}, people.sellers[0])).data.list[0]).toMatchObject({
      title: '改过的询价',
      state: 'withdrawn',
    });
    expect(await codeOf(mall.call(inquiryApi.export, { body: {} }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquirySellerApi.export, { body: {} }, people.sellers[0]))).toBeNull();
    expect(await codeOf(mall.call(inquiryOperationsApi.export, { body: {} }, people.operator))).toBeNull();
  });

  it('names countries in the language that is asked for', async () => {
    expect([await germanyIn('zh'), await germanyIn('ru')]).toEqual(['德国', 'Германия']);
  });
});
