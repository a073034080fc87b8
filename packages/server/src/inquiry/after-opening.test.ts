import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { closeQuoting } from './open-quotes.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const open = (id: Id) => codeOf(mall.call(inquiryApi.open, { params: { id } }, people.buyer));
const quoteAll = async (id: Id) => {
  for (const nth of [0, 1, 2] as const) await steps.quote(id, nth, `${12 + nth}.00`);
};
const cancel = (id: Id, who = people.buyer) => codeOf(mall.call(inquiryApi.cancel, { params: { id }, body: { reason: '设计变更' } }, who));
const round = (id: Id) => codeOf(mall.call(inquiryApi.round, { params: { id }, body: { deadline: steps.chinaTime(24) } }, people.buyer));

it('is called off by who runs the company alone once a price is known, in a further round as well', async () => {
  const id = await steps.released();
  await quoteAll(id);
  expect((await steps.detail(id)).actions).toContain('cancel');
  await open(id);
  expect(await cancel(id)).toBe('inquiry.admin_only');
  expect(await round(id)).toBeNull();
  expect(await cancel(id)).toBe('inquiry.admin_only');
  expect((await steps.detail(id)).actions).not.toContain('cancel');
  expect((await steps.detail(id, people.admin)).actions).toContain('cancel');
  expect(await cancel(id, people.admin)).toBeNull();
});

const compare = (id: Id, asked?: number) =>
  mall.call(inquiryApi.compare, { params: { id }, query: asked === undefined ? {} : { round: asked } }, people.buyer);
const versions = async (id: Id) =>
  (await mall.call(inquiryApi.versions, { params: { id } }, people.buyer)).data.map((one) => [
    one.storeId,
    one.versions.map(({ version, total }) => [version, total]),
  ]);
const withdraw = (id: Id, nth: 0 | 1) =>
  mall.call(inquirySellerApi.withdraw, { params: { id }, body: { reason: '报错价' } }, people.sellers[nth]);
const inClear = async (id: Id) =>
  (
    await mall.owner.query<{ store: Id; version: number }>(
      `select i.store_id::text as store, t.version from invitation i join quotation t on t.invitation_id = i.id where i.inquiry_id = $1 and t.opened is not null order by i.store_id, t.version`,
      [id],
    )
  ).rows.map(({ store, version }) => `${store}/${version}`);

it('reads nothing that was taken back, whether another quote came after it or not', async () => {
  const id = await steps.released();
  await steps.quote(id, 0, '60.00');
  await steps.quote(id, 0, '77.77');
  await withdraw(id, 0);
  await steps.quote(id, 0, '99.00');
  await steps.quote(id, 0, '98.00');
  await steps.quote(id, 1, '55.55');
  await withdraw(id, 1);
  await steps.quote(id, 2, '90.00');
  expect(await open(id)).toBeNull();
  expect(await inClear(id)).toEqual(['1/3', '1/4', '4/1']);
  expect(await versions(id)).toEqual([
    [
      '1',
      [
        [3, '1030.00'],
        [4, '1020.00'],
      ],
    ],
    ['4', [[1, '940.00']]],
  ]);
});

it('compares the last round that was opened, where a further one ended without', async () => {
  const id = await steps.released();
  await quoteAll(id);
  await open(id);
  await round(id);
  await steps.pass(id);
  await runDueInquiries(mall.house);
  expect(await steps.detail(id)).toMatchObject({ state: 'failed', round: 2 });
  expect((await compare(id)).data).toMatchObject({ round: 1, rounds: 1, quotes: [{}, {}, {}] });
  expect((await compare(id, 2)).data.round).toBe(1);
  expect(await versions(id)).toHaveLength(3);
  const unopened = await steps.released();
  await cancel(unopened);
  expect(await codeOf(compare(unopened))).toBe('inquiry.sealed');
});

it('shows a store all that it quoted, as the buyer reads it', async () => {
  const id = await steps.released();
  for (let version = 1; version <= 12; version += 1) await steps.quote(id, 0, `${version}.00`);
  const { quotes } = (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data;
  expect(quotes.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

const lowestOf = async (id: Id) => (await compare(id)).data.quotes.find(({ lowest }) => lowest)?.quotationId ?? '';
const confirm = (id: Id, quotationId: Id, reason = '') =>
  codeOf(mall.call(inquiryApi.confirm, { params: { id }, body: { quotationId, reason } }, people.buyer));

it('is awarded above the budget with a reason alone, and to no quote of another inquiry', async () => {
  const id = await steps.released({ budget: '159.99' });
  await quoteAll(id);
  await open(id);
  const other = await steps.released();
  await quoteAll(other);
  await open(other);
  expect(await confirm(id, await lowestOf(other), '质量更好')).toBe('kernel.not_found');
  expect(await confirm(id, await lowestOf(id))).toBe('inquiry.award_reason');
  expect(await confirm(id, await lowestOf(id), '预算偏低')).toBeNull();
  expect(await confirm(other, await lowestOf(other)), 'the cheapest within the budget needs none').toBeNull();
});

it.each([
  ['another supplier', 'o.store_id <> i.store_id'],
  ['an earlier version', 'o.store_id = i.store_id and u.version < t.version'],
])('is not opened with a quote exchanged for one of %s', async (_, whose) => {
  const id = await steps.released();
  await quoteAll(id);
  for (const nth of [0, 1, 2] as const) await steps.quote(id, nth, `${22 + nth}.00`);
  await mall.owner.query(
    `update quotation t set sealed = (select u.sealed from invitation o join quotation u on u.invitation_id = o.id where o.inquiry_id = i.inquiry_id and ${whose} order by u.id limit 1)
     from invitation i where i.id = t.invitation_id and i.inquiry_id = $1 and i.store_id = 1 and t.version = 2`,
    [id],
  );
  await steps.pass(id);
  await expect(inTransaction(mall.house.db, (tx) => closeQuoting(tx, mall.house, id))).rejects.toThrow();
  expect(await inClear(id)).toEqual([]);
  // Left as it is, the clock would come back to it in every test after this one.
  await mall.owner.query(`update inquiry set due_at = now() + interval '1 day' where id = $1`, [id]);
});
