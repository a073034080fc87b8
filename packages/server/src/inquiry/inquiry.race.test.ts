import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

it('counts of many quotes around the deadline those alone that were sealed before it', async () => {
  const id = await steps.released();
  await mall.owner.query(
    `update inquiry set deadline = clock_timestamp() + interval '2 seconds', due_at = clock_timestamp() + interval '2 seconds' where id = $1`,
    [id],
  );
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, nth) => {
      await new Promise((resolve) => setTimeout(resolve, nth * 80));
      return (await steps.quote(id, (nth % 3) as 0 | 1 | 2, `${50 + nth}.00`)).errorCode;
    }),
  );
  await runDueInquiries(mall.house);
  const taken = answers.filter((code) => code === null).length;
  expect(taken).toBeGreaterThan(0);
  expect(answers.filter((code) => code !== null).every((code) => code === 'inquiry.closed')).toBe(true);
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
