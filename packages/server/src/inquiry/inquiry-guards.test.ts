import { randomUUID } from 'node:crypto';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { sendFile } from '../testing/multipart.ts';
import { payApp } from '../testing/pay-steps.ts';
import { readScorecards } from './scorecard.queries.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const quoteAll = async (id: Id) => {
  for (const nth of [0, 1, 2] as const) await steps.quote(id, nth, `${12 + nth}.00`);
};
const open = (id: Id) => codeOf(mall.call(inquiryApi.open, { params: { id } }, people.buyer));

const card = async () => (await readScorecards(mall.house.db, ['1'])).get('1')?.answered;

describe('scorecards', () => {
  it('tell of an answer once its round is over, and not before', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await steps.released();
      await quoteAll(id);
      await open(id);
    }
    const before = await card();
    expect(before).toEqual({ value: 100, of: 3 });
    const id = await steps.released();
    await steps.quote(id, 0, '12.00');
    expect(await card()).toEqual(before);
    await mall.call(inquirySellerApi.withdraw, { params: { id }, body: { reason: '报错价' } }, people.sellers[0]);
    await mall.call(inquirySellerApi.decline, { params: { id }, body: { reason: '产能已满' } }, people.sellers[0]);
    expect(await card()).toEqual(before);
    await mall.call(inquiryApi.cancel, { params: { id }, body: { reason: '设计变更' } }, people.buyer);
    expect((await card())?.of).toBe(4);
  });
});

describe('numbers', () => {
  it('go on after the ten thousandth', async () => {
    await mall.owner.query(`select setval('inquiry_number', 12344)`);
    const ids = [await steps.released(), await steps.released()];
    const { rows } = await mall.owner.query<{ nth: string }>(
      'select right(inquiry_no, 6) as nth from inquiry where id = any ($1) order by id',
      [ids],
    );
    expect(rows.map(({ nth }) => nth)).toEqual(['-12345', '-12346']);
  });
});

describe('an extension', () => {
  it('leaves what suppliers have typed', async () => {
    const id = await steps.released();
    const typed = { lines: [{ seq: 1, price: '9.00', days: '3' }] };
    await mall.call(inquirySellerApi.keepDraft, { params: { id }, body: typed as never }, people.sellers[0]);
    const later = { deadline: steps.chinaTime(72), reason: '补充规范' };
    expect(await codeOf(mall.call(inquiryApi.extend, { params: { id }, body: later }, people.buyer))).toBeNull();
    const read = await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0]);
    expect(read.data.draft?.fields.lines).toMatchObject(typed.lines);
    await mall.call(inquiryApi.cancel, { params: { id }, body: { reason: '设计变更' } }, people.buyer);
    expect((await mall.owner.query('select from quote_draft')).rowCount).toBe(0);
  });
});

const invite = (id: Id, body: { storeIds: Id[]; insteadOf?: Id }) =>
  codeOf(mall.call(inquiryApi.invite, { params: { id }, body }, people.buyer));

describe('who is asked', () => {
  it('goes on with those who may still be asked in a new round', async () => {
    const id = await steps.released();
    await quoteAll(id);
    await open(id);
    const round = { params: { id }, body: { deadline: steps.chinaTime(24) } };
    const all = { reason: '多次弃标', until: null };
    for (const store of ['1', '2', '4']) await mall.call(inquiryOperationsApi.block, { params: { id: store }, body: all }, people.operator);
    expect(await codeOf(mall.call(inquiryApi.round, round, people.admin))).toBe('inquiry.supplier_unfit');
    for (const store of ['1', '4']) await mall.call(inquiryOperationsApi.unblock, { params: { id: store } }, people.operator);
    expect(await codeOf(mall.call(inquiryApi.round, round, people.admin))).toBeNull();
    await mall.call(inquiryOperationsApi.unblock, { params: { id: '2' } }, people.operator);
    expect((await steps.detail(id)).invitations.map(({ storeId }) => storeId)).toEqual(['1', '4']);
    expect(await codeOf(steps.quote(id, 1, '9.00'))).toBe('inquiry.closed');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('reads nothing of an inquiry that asks another instead, and may be asked again', async () => {
    await mall.owner.query(
      `insert into store (id, name, en_name, kind, company_name) values (6, '山西绞岳店', '', 'third', '绞岳') on conflict do nothing`,
    );
    const id = await steps.released();
    const [first] = (await steps.detail(id)).invitations;
    const read = async () => (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data;
    const [file] = (await read()).files;
    const key = file?.url.replace('/uploads/', '');
    const shown = async () => (await mall.owner.query('select from upload_shown where upload_key = $1 and store_id = 1', [key])).rowCount;
    expect(await shown()).toBe(1);
    expect(await invite(id, { storeIds: ['6'], insteadOf: first?.id ?? '' })).toBeNull();
    expect(await read()).toMatchObject({ invitation: 'replaced', lines: [], files: [], questions: [], actions: [] });
    expect(await shown()).toBe(0);
    expect(await codeOf(steps.quote(id, 0, '9.00'))).toBe('inquiry.replaced');
    expect(await invite(id, { storeIds: ['1'] })).toBeNull();
    expect(await invite(id, { storeIds: ['1'] })).toBe('inquiry.supplier_there');
    expect(await shown()).toBe(1);
    expect(await codeOf(steps.quote(id, 0, '9.00'))).toBeNull();
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});

describe('a file of a quote', () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

  it('is taken by what it is, whatever it is called', async () => {
    const { sellers, buyer, admin } = people;
    const picture = async ({ token }: { token: string }) =>
      (await sendFile(mall, uploadApi.file, { name: '图.png', bytes: png, token })).data.url;
    const id = await steps.released();
    const called = { url: await picture(sellers[0]), name: '报价.pdf' };
    expect(await codeOf(steps.quote(id, 0, '9.00', { files: [called] }))).toBe('inquiry.quote_type');
    expect(await codeOf(steps.create({ files: [{ url: await picture(buyer), name: '规范.pdf' }] }))).toBe('inquiry.requirement_type');
    const awarded = await steps.awarded();
    const voucher = { files: [{ url: await picture(admin), name: '成交.pdf' }] };
    expect(await codeOf(mall.call(inquiryApi.voucher, { params: { id: awarded.id }, body: voucher }, admin))).toBe('inquiry.voucher_type');
  });

  it('is handed in again in the next round', async () => {
    const id = await steps.released();
    const files = [await steps.quotePaper(people.sellers[0], '报价单.pdf')];
    await steps.quote(id, 0, '9.00', { files });
    await steps.quote(id, 1, '9.00');
    await steps.quote(id, 2, '9.00');
    await open(id);
    await mall.call(inquiryApi.round, { params: { id }, body: { deadline: steps.chinaTime(24) } }, people.admin);
    const kept = await mall.call(inquirySellerApi.keepDraft, { params: { id }, body: { files } as never }, people.sellers[0]);
    expect(kept.errorCode).toBeNull();
    expect(await codeOf(steps.quote(id, 1, '8.00', { files }))).toBe('content.upload_unknown');
    expect(await codeOf(steps.quote(id, 0, '8.00', { files }))).toBeNull();
    const { quotes } = (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data;
    expect(quotes.map(({ round, version, total }) => [round, version, total])).toEqual([
      [2, 1, '120.00'],
      [1, 1, '130.00'],
    ]);
  });
});

it('takes no reason that nobody can see', async () => {
  const cancelled = await steps.released();
  const unseen = { reason: '\u200b\u3164\u2800' };
  expect(await codeOf(mall.call(inquiryApi.cancel, { params: { id: cancelled }, body: unseen }, people.buyer))).toBe(
    'inquiry.reason_required',
  );
  const id = await steps.released();
  await quoteAll(id);
  await open(id);
  const { quotes } = (await mall.call(inquiryApi.compare, { params: { id } }, people.admin)).data;
  const dear = { quotationId: quotes.find(({ lowest }) => !lowest)?.quotationId ?? '', ...unseen };
  expect(await codeOf(mall.call(inquiryApi.confirm, { params: { id }, body: dear }, people.admin))).toBe('inquiry.award_reason');
});

it('keeps nobody out until a day that is past', async () => {
  const block = (until: string) =>
    codeOf(mall.call(inquiryOperationsApi.block, { params: { id: '2' }, body: { reason: '多次弃标', until } }, people.operator));
  expect(await block('2020-01-01')).toBe('inquiry.day_wrong');
  expect(await block(steps.chinaTime(0).slice(0, 10))).toBeNull();
  await mall.call(inquiryOperationsApi.unblock, { params: { id: '2' } }, people.operator);
});

it('is published once by one token, however often it is asked', async () => {
  const submitToken = randomUUID();
  const body = { ...(await steps.draft()), submitToken };
  const create = (release: boolean, who = people.buyer) => mall.call(inquiryApi.create, { body: { ...body, release } }, who);
  const kept = (await create(false)).data;
  expect((await create(false)).data).toMatchObject({ id: kept.id, inquiryNumber: kept.inquiryNumber });
  const both = await Promise.all([create(true), create(true)]);
  expect(both.map(({ errorCode, data }) => [errorCode, data.id])).toEqual([
    [null, kept.id],
    [null, kept.id],
  ]);
  const { rows } = await mall.owner.query('select id::text, state from inquiry where submit_token = $1', [submitToken]);
  expect(rows).toEqual([{ id: kept.id, state: 'quoting' }]);
});
