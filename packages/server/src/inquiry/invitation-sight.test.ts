import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);
beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const ask = (id: Id, question: string) => mall.call(inquirySellerApi.ask, { params: { id }, body: { question } }, people.sellers[0]);
const answer = async (id: Id, question: string) => {
  const asked = (await steps.detail(id)).questions.find((one) => one.question === question);
  const body = { questionId: asked?.id ?? '', answer: '可以', files: [await steps.paper(people.buyer, `${question}.pdf`)] };
  return mall.call(inquiryApi.answer, { params: { id }, body }, people.buyer);
};
const read = async (id: Id, nth: 0 | 2) => (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[nth])).data;
const listed = async (id: Id, nth: 0 | 2) =>
  (await mall.call(inquirySellerApi.page, {}, people.sellers[nth])).data.list.find((one) => one.id === id);

it('shows a store nothing of a round that it is not asked in', async () => {
  const id = await steps.released();
  for (const question of ['盘长', '颜色']) await ask(id, question);
  await answer(id, '盘长');
  await steps.quote(id, 0, '12.00');
  await steps.quote(id, 1, '13.00');
  await mall.call(inquirySellerApi.decline, { params: { id }, body: { reason: '产能已满' } }, people.sellers[2]);
  await mall.call(inquiryApi.open, { params: { id } }, people.buyer);
  const deadline = steps.chinaTime(48);
  await mall.call(inquiryApi.round, { params: { id }, body: { deadline } }, people.buyer);
  await ask(id, '降规格');
  expect((await answer(id, '降规格')).errorCode).toBeNull();
  expect((await answer(id, '颜色')).errorCode).toBeNull();
  const there = await read(id, 0);
  expect(there.questions.map(({ question }) => question).toSorted()).toEqual(['盘长', '降规格', '颜色'].toSorted());
  expect(there.deadline).toContain(deadline);
  expect(await listed(id, 0)).toMatchObject({ questions: 3, deadline: there.deadline });
  const out = await read(id, 2);
  expect(out.questions.map(({ question }) => question)).toEqual(['盘长']);
  expect(`${out.deadline}` < `${there.deadline}`).toBe(true);
  expect(await listed(id, 2)).toMatchObject({ questions: 1, deadline: out.deadline });
});
