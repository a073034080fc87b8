import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { creditApi } from '@mall/contract/credit/credit.api.ts';
import { creditOperationsApi as office } from '@mall/contract/credit/credit-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { counterSteps } from '../testing/counter-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addMember, addSignedIn } from '../testing/test-member.ts';

const mall = payApp({ FOUR_EYES_FEN: '1000000', FOUR_EYES_YUAN: '10000' });
type Person = { id: Id; token: string; secret: string };
let counter: ReturnType<typeof counterSteps>;
let first: Person;
let second: Person;
let buyer: { token: string };

const enter = async (roles: string[]): Promise<Person> => {
  const { id, mobile } = await addMember(mall.house.db, { audience: 'operator', roles });
  return { id, ...(await counter.enrol(mobile)) } as Person;
};
const codeOf = async ({ id, secret }: Person) => {
  await counter.nextCode(id);
  return counter.codeOf(secret);
};

beforeAll(async () => {
  counter = counterSteps(mall);
  [first, second] = [await enter(['mall_administrator']), await enter(['mall_finance'])];
  buyer = { token: await tokenOf(mall.house.db, small.members.bigBuyer) };
});

const validTo = `${new Date().getFullYear() + 1}-12-31`;
const paper = async (as = buyer) => ({
  url: (await sendFile(mall, uploadApi.image, { name: '报表.png', bytes: smallPng, token: as.token })).data.url,
  name: '2025 年度财务报表.png',
});
const application = async (over: object = {}) => ({ amount: '50000.00', purpose: '年度框架采购', papers: [await paper()], ...over });
const account = async () => (await mall.call(creditApi.account, {}, buyer)).data;
const waitingId = async () => (await mall.call(office.applications, {}, first)).data.list[0]?.id as Id;
const accountId = async () => (await mall.call(office.accounts, {}, first)).data.list[0]?.id as Id;
const acts = async () => (await mall.call(office.account, { params: { id: await accountId() } }, first)).data.acts;

const stepsOf = async (what: 'application' | 'act', id: Id): Promise<string[]> =>
  (
    await mall.house.db.pool.query<{ step: string }>(
      `select concat_ws(' ', event, coalesce(from_state, 'null'), to_state, by_member_id) as step from credit_${what}_event where ${what}_id = $1 order by seq`,
      [id],
    )
  ).rows.map(({ step }) => step);

describe('a company without a quota', () => {
  it('reads that it has none, and applies with papers', async () => {
    expect(await account()).toMatchObject({ total: '0.00', left: '0.00', activated: 0, state: 'none', mayApply: 1, application: null });
    expect((await mall.call(creditApi.apply, { body: await application({ papers: [] }) }, buyer)).errorCode).toBe('credit.papers_required');
    expect((await mall.call(creditApi.apply, { body: await application({ amount: '0.00' }) }, buyer)).errorCode).toBe(
      'credit.amount_wrong',
    );
    expect((await mall.call(creditApi.apply, { body: await application() }, buyer)).code).toBe(200);
    expect((await mall.call(creditApi.apply, { body: await application() }, buyer)).errorCode).toBe('credit.waits');
    expect(await account()).toMatchObject({ state: 'applying', application: { decision: 'waiting', amount: '50000.00', kind: 'open' } });
  });

  it('takes back what it applied for, and applies again', async () => {
    expect((await mall.call(creditApi.withdraw, {}, buyer)).code).toBe(200);
    expect((await mall.call(creditApi.withdraw, {}, buyer)).errorCode).toBe('credit.moved');
    expect(await account()).toMatchObject({ state: 'none', application: { decision: 'withdrawn' } });
    await mall.call(creditApi.apply, { body: await application() }, buyer);
    expect((await mall.call(creditApi.applications, {}, buyer)).data).toHaveLength(2);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is nothing that a buyer without a company, or a colleague without the right, applies for', async () => {
    const single = { token: await tokenOf(mall.house.db, small.members.buyer) };
    expect(
      (await mall.call(creditApi.apply, { body: await application({ papers: [await paper(single)] }) }, single)).errorCode,
    ).not.toBeNull();
    const colleague = await addSignedIn(mall.house.db, { accountType: 2, companyId: small.company, roles: ['company_purchaser'] });
    expect((await mall.call(creditApi.account, {}, colleague)).data).toMatchObject({ mayApply: 0 });
    expect((await mall.call(creditApi.apply, { body: await application() }, colleague)).errorCode).toBe('kernel.no_permission');
  });
});

describe('the mall', () => {
  it('gives so much alone, and more than its limit by two', async () => {
    const id = await waitingId();
    expect((await mall.call(office.application, { params: { id } }, second)).data).toMatchObject({
      companyName: '天津滨海配电工程有限公司',
      fourEyes: '10000.00',
      act: null,
    });
    const body = { amount: '50000.00', termDays: 30, validTo, reason: '同意' };
    expect((await mall.call(office.approve, { params: { id }, body: { ...body, validTo: '2020-01-01' } }, first)).errorCode).toBe(
      'credit.valid_wrong',
    );
    expect((await mall.call(office.approve, { params: { id }, body: { ...body, validTo: '9999-12-31' } }, first)).errorCode).toBe(
      'credit.valid_far',
    );
    expect((await mall.call(office.approve, { params: { id }, body }, first)).data).toEqual({ waits: true });
    expect((await mall.call(office.approve, { params: { id }, body }, second)).errorCode).toBe('credit.act_waits');
    expect(await account()).toMatchObject({ state: 'applying', total: '0.00' });
    const act = (await mall.call(office.application, { params: { id } }, first)).data.act;
    expect(act).toMatchObject({ kind: 'allocate', ownEntry: true, amount: '50000.00' });
    const confirm = async (by: Person) =>
      (await mall.call(office.confirm, { params: { id: act?.id as Id }, body: { code: await codeOf(by) } }, by)).errorCode;
    expect(await confirm(first)).toBe('credit.four_eyes');
    expect(await confirm(second)).toBeNull();
    expect(await confirm(second)).toBe('credit.moved');
    expect(await account()).toMatchObject({ state: 'active', activated: 1, total: '50000.00', left: '50000.00', termDays: 30, validTo });
    expect(await stepsOf('application', id)).toEqual([
      `apply null waiting ${small.members.bigBuyer}`,
      `approve waiting approved ${second.id}`,
    ]);
    expect(await stepsOf('act', act?.id as Id)).toEqual([`enter null waiting ${first.id}`, `confirm waiting done ${second.id}`]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('changes a limit, by two when it is large, below what is used if it must be', async () => {
    const id = await accountId();
    expect((await mall.call(office.adjust, { params: { id }, body: { amount: '50000.00', reason: '不变' } }, first)).errorCode).toBe(
      'credit.same_limit',
    );
    expect((await mall.call(office.adjust, { params: { id }, body: { amount: '45000.00', reason: '下调' } }, first)).data).toEqual({
      waits: false,
    });
    expect((await mall.call(office.adjust, { params: { id }, body: { amount: '60000.00', reason: '上调' } }, first)).data).toEqual({
      waits: true,
    });
    const [act] = await acts();
    expect((await mall.call(office.return, { params: { id: act?.id as Id }, body: { reason: '再看' } }, second)).code).toBe(200);
    expect((await account()).total).toBe('45000.00');
  });

  it('refuses to book a repayment of what is not owed', async () => {
    const id = await accountId();
    const answer = await mall.call(office.repay, { params: { id }, body: { amount: '10.00', proof: 'BANK1' } }, first);
    expect(answer.errorCode).toBe('credit.more_than_used');
  });

  it('holds, releases and closes, and the company reads why', async () => {
    const id = await accountId();
    await mall.call(office.hold, { params: { id }, body: { reason: '资料待更新' } }, first);
    expect(await account()).toMatchObject({ state: 'on_hold', holdKind: 'platform', reason: '资料待更新', activated: 0 });
    expect((await mall.call(creditApi.apply, { body: await application() }, buyer)).errorCode).toBe('credit.on_hold');
    await mall.call(office.release, { params: { id }, body: { reason: '已更新' } }, first);
    expect(await account()).toMatchObject({ state: 'active', reason: '' });
    await mall.call(creditApi.apply, { body: await application({ amount: '90000.00' }) }, buyer);
    expect((await account()).application).toMatchObject({ kind: 'raise', decision: 'waiting' });
    await mall.call(office.reject, { params: { id: await waitingId() }, body: { reason: '暂不调额' } }, second);
    expect(await account()).toMatchObject({
      state: 'active',
      total: '45000.00',
      application: { decision: 'rejected', reason: '暂不调额' },
    });
    expect((await mall.call(creditApi.apply, { body: await application() }, buyer)).errorCode).toBe('credit.often');
    expect((await mall.call(office.close, { params: { id }, body: { reason: '合作结束' } }, first)).code).toBe(200);
    expect(await account()).toMatchObject({ state: 'closed', total: '0.00' });
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});

it('the ledger is read latest first, narrowed, and made into a file', async () => {
  const log = await mall.call(creditApi.log, { query: {} }, buyer);
  expect(log.data.list.map(({ type, change, left }) => [type, change, left])).toEqual([
    ['adjust', '-45000.00', '0.00'],
    ['adjust', '-5000.00', '45000.00'],
    ['allocate', '50000.00', '50000.00'],
  ]);
  expect(log.data.list.map(({ who }) => who)).toEqual(['', '', '']);
  expect((await mall.call(creditApi.log, { query: { group: 'hold' } }, buyer)).data.total).toBe(0);
  expect((await mall.call(creditApi.log, { query: { from: '2026-02-30' } }, buyer)).code).not.toBe(200);
  expect((await mall.call(creditApi.exportLog, { body: {} }, buyer)).data).toMatchObject({ state: 'waiting', rows: 3 });
  expect((await mall.call(creditApi.exportLog, { body: { group: 'hold' } }, buyer)).errorCode).toBe('download.none');
  const id = await accountId();
  expect((await mall.call(office.log, { params: { id }, query: {} }, first)).data.total).toBe(3);
  expect((await mall.call(office.exportAccounts, { body: {} }, first)).code).toBe(200);
  const service = await enter(['mall_service']);
  expect((await mall.call(office.accounts, {}, service)).errorCode).toBe('kernel.no_permission');
});
