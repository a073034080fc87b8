import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { StoreSide } from '../kernel/side.ts';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps, quoteOf } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { quoteInquiry } from './quote-inquiry.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

/** So many stores that are asked, more than a page lets anybody ask. */
const inviteMany = async (id: Id, count: number): Promise<Id[]> => {
  await mall.owner.query(
    `insert into store (id, name, en_name, kind, company_name) select 5000 + n, '供应商' || n, '', 'third', '供应商' || n from generate_series(1, $1::int) n`,
    [count],
  );
  await mall.owner.query(
    `insert into invitation (inquiry_id, round, store_id) select $1::bigint, 1, 5000 + n from generate_series(1, $2::int) n`,
    [id, count],
  );
  return Array.from({ length: count }, (_, nth) => String(5001 + nth));
};

it('counts of two hundred quotes around the deadline those alone that were sealed before it', async () => {
  const id = await steps.released();
  const storeIds = await inviteMany(id, 200);
  await mall.owner.query(
    `update inquiry set deadline = clock_timestamp() + interval '2 seconds', due_at = clock_timestamp() + interval '2 seconds' where id = $1`,
    [id],
  );
  const [{ id: memberId }] = people.sellers;
  const answers = await Promise.all(
    storeIds.map(async (storeId, nth) => {
      await new Promise((resolve) => setTimeout(resolve, nth * 14));
      const side = { kind: 'seller', memberId, storeId } as StoreSide;
      return inTransaction(mall.house.db, (tx) => quoteInquiry(tx, mall.house, side, id, quoteOf('50.00'))).then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );
    }),
  );
  await runDueInquiries(mall.house);
  const taken = answers.filter((code) => code === null).length;
  expect(answers.filter((code) => code !== null && code !== 'inquiry.closed')).toEqual([]);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(200);
  const { rows } = await mall.owner.query<{ sealed: number; late: number }>(
    `select count(*)::int as sealed, count(*) filter (where t.sealed_at >= q.deadline)::int as late from quotation t join invitation i on i.id = t.invitation_id join inquiry q on q.id = i.inquiry_id where q.id = $1`,
    [id],
  );
  expect(rows[0]).toEqual({ sealed: taken, late: 0 });
  expect((await steps.detail(id)).state).toBe('to_confirm');
  expect(await findBroken(mall.house.db)).toEqual([]);
});

it('awards once, whoever is faster', async () => {
  const id = await steps.released();
  await steps.quote(id, 0, '60.00');
  await steps.quote(id, 1, '50.00');
  await steps.pass(id);
  await runDueInquiries(mall.house);
  const { quotes } = (await mall.call(inquiryApi.compare, { params: { id } }, people.admin)).data;
  const codes = await Promise.all(
    [...quotes, ...quotes].map(
      async ({ quotationId }) =>
        (await mall.call(inquiryApi.confirm, { params: { id }, body: { quotationId, reason: '综合最优' } }, people.admin)).errorCode,
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await findBroken(mall.house.db)).toEqual([]);
});
