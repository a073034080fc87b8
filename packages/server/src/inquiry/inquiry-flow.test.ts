import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorityOf } from '../testing/authority.ts';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

describe('a sealed inquiry', () => {
  let id: Id;
  const canary = '73.37';

  beforeAll(async () => {
    id = await steps.released();
  });

  it('is seen by whom it invites, who is shown what is asked and not the budget', async () => {
    const { data } = await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0]);
    expect(data).toMatchObject({ invitation: 'viewed', budget: null, invited: 3, actions: ['quote', 'decline', 'ask'] });
    expect(data.lines.map(({ reference }) => reference)).toEqual([null, null]);
    const file = await mall.app.fastify.inject({ url: data.files[0]?.url ?? '', headers: { cookie: '' } });
    expect(file.statusCode).toBe(404);
    expect((await steps.detail(id)).invitations.map(({ state }) => state)).toEqual(['viewed', 'invited', 'invited']);
  });

  it('is told to a seller in his language', async () => {
    const seller = { ...people.sellers[0], language: 'ru' };
    const { data } = await mall.call(inquirySellerApi.detail, { params: { id } }, seller);
    const [row] = (await mall.call(inquirySellerApi.page, { query: {} }, seller)).data.list;
    const named = await run(`select names ->> 'ru' as name from goods_class where id = 3`);
    expect([data.classNames.at(-1), row?.className]).toEqual([named.rows[0].name, named.rows[0].name]);
    expect(data.classNames.join('')).not.toMatch(/\p{Script=Han}/u);
  });

  it('takes a quote in versions and shows its price to its author alone', async () => {
    expect(await codeOf(steps.quote(id, 0, '88.00', { lines: [{ seq: 1, price: '1.00', days: 1 }] }))).toBe('inquiry.lines_unlike');
    expect((await steps.quote(id, 0, '88.00')).data.version).toBe(1);
    const files = [await steps.quotePaper(people.sellers[0], '报价单.pdf')];
    expect((await steps.quote(id, 0, canary, { files })).data.version).toBe(2);
    const own = (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data;
    expect(own.quotes.map(({ version, total }) => [version, total])).toEqual([
      [2, '773.70'],
      [1, '920.00'],
    ]);
    await run(`update invitation set state_at = state_at - interval '1 hour' where inquiry_id = $1`, [id]);
    const [quoted] = (await steps.detail(id)).invitations;
    expect((quoted?.at ?? '') >= (own.quotes[1]?.sealedAt.slice(0, 16) ?? '-')).toBe(true);
    const seen = JSON.stringify([
      await mall.call(inquiryApi.detail, { params: { id } }, people.buyer),
      await mall.call(inquiryApi.detail, { params: { id } }, people.admin),
      await mall.call(inquiryApi.page, {}, people.buyer),
      await mall.call(inquiryApi.compare, { params: { id } }, people.buyer),
      await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[1]),
      await mall.call(inquiryApi.history, { query: { supplierId: '1' } }, people.buyer),
      await mall.call(inquiryOperationsApi.page, {}, people.operator),
      (
        await run(
          `select row_to_json(q) as inquiry, row_to_json(t) as quotation from quotation t join invitation i on i.id = t.invitation_id join inquiry q on q.id = i.inquiry_id where q.id = $1`,
          [id],
        )
      ).rows,
      (await run(`select row_to_json(n) from news n`)).rows,
    ]);
    expect(seen).not.toContain(canary);
    expect(seen).not.toContain('773.7');
    expect(seen).not.toContain('77370');
    expect(await codeOf(mall.call(inquiryApi.compare, { params: { id } }, people.buyer))).toBe('inquiry.sealed');
    expect(await codeOf(mall.call(inquiryApi.versions, { params: { id } }, people.buyer))).toBe('inquiry.sealed');
  });

  it('names stores and their places in letters that a reader abroad knows', async () => {
    await run(`update store set region = '河北 邢台' where id = 1`);
    const { data } = await mall.call(inquiryApi.detail, { params: { id } }, { ...people.buyer, language: 'ru' });
    expect(data.invitations[0]).toMatchObject({ storeName: 'Nengdian', area: 'Хэбэй' });
    expect(data.steps.find(({ event }) => event === 'quoted')?.who).toBe('Nengdian');
  });

  it('tells all who are invited questions and answers, and nobody who asked', async () => {
    expect(
      await codeOf(mall.call(inquirySellerApi.ask, { params: { id }, body: { question: '盘长多少？' } }, people.sellers[1])),
    ).toBeNull();
    const [question] = (await steps.detail(id)).questions;
    expect(question).toMatchObject({ question: '盘长多少？', answer: '' });
    expect(JSON.stringify(question)).not.toContain('津缆');
    const body = { questionId: question?.id ?? '', answer: '500 米', files: [] };
    expect(await codeOf(mall.call(inquiryApi.answer, { params: { id }, body }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.answer, { params: { id }, body }, people.buyer))).toBe('inquiry.answered_already');
    const { questions } = (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[2])).data;
    expect(questions).toMatchObject([{ answer: '500 米', mine: false }]);
  });

  it('opens early only when everybody has answered, by who confirms', async () => {
    expect(await codeOf(mall.call(inquiryApi.open, { params: { id } }, people.admin))).toBe('inquiry.not_all_answered');
    await steps.quote(id, 1, '70.00');
    await mall.call(inquirySellerApi.decline, { params: { id }, body: { reason: '产能已满' } }, people.sellers[2]);
    expect((await steps.detail(id, people.admin)).actions).toContain('open');
    expect(await codeOf(mall.call(inquiryApi.open, { params: { id } }, people.admin))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.open, { params: { id } }, people.admin))).toBe('inquiry.moved');
    expect(await codeOf(steps.quote(id, 2, '1.00'))).toBe('inquiry.closed');
  });

  it('is compared, scored and awarded with a reason where the winner is dearer', async () => {
    const sheet = (await mall.call(inquiryApi.compare, { params: { id } }, people.admin)).data;
    expect(sheet.quotes.map(({ total, lowest, overBudget }) => [total, lowest, overBudget])).toEqual([
      ['740.00', true, false],
      ['773.70', false, false],
    ]);
    expect(sheet.missing).toEqual(['河北缆岳店']);
    const versions = (await mall.call(inquiryApi.versions, { params: { id } }, people.admin)).data;
    expect(versions.map(({ storeId, versions: said }) => [storeId, said.map(({ version, total }) => [version, total])])).toEqual([
      [
        '1',
        [
          [1, '920.00'],
          [2, '773.70'],
        ],
      ],
      ['2', [[1, '740.00']]],
    ]);
    const dear = sheet.quotes[1]?.quotationId ?? '';
    const weights = { price: 40, technique: 30, delivery: 20, service: 10 };
    expect(
      await codeOf(
        mall.call(
          inquiryApi.score,
          { params: { id }, body: { weights, scores: [{ quotationId: dear, technique: 95, service: 90 }] } },
          people.admin,
        ),
      ),
    ).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.confirm, { params: { id }, body: { quotationId: dear } }, people.admin))).toBe(
      'inquiry.award_reason',
    );
    expect(
      await codeOf(mall.call(inquiryApi.confirm, { params: { id }, body: { quotationId: dear, reason: '交期与质保更优' } }, people.admin)),
    ).toBeNull();
    expect(await steps.detail(id)).toMatchObject({
      state: 'confirmed',
      awardReason: '交期与质保更优',
      winner: { storeId: '1', total: '773.70' },
    });
    expect((await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data).toMatchObject({
      invitation: 'won',
      rank: null,
    });
    expect((await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[1])).data).toMatchObject({ invitation: 'lost' });
    expect((await mall.call(inquiryApi.compare, { params: { id } }, people.admin)).data.awardReason).toBe('交期与质保更优');
    const url = `${mall.house.config.API_BASE}/portal/inquiry/${id}/compare/export`;
    const file = await mall.app.fastify.inject({ url, headers: { ...authorityOf(people.admin.token), to: 'zh' } });
    expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('takes the papers of the deal, which the mall accepts or sends back', async () => {
    const files = [await steps.paper(people.admin, '成交.pdf')];
    expect(await codeOf(mall.call(inquiryApi.voucher, { params: { id }, body: { files } }, people.admin))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.voucher, { params: { id }, body: { files } }, people.admin))).toBe('inquiry.moved');
    const [waiting] = (await mall.call(inquiryOperationsApi.vouchers, { query: { state: 'submitted' } }, people.operator)).data.list;
    expect(waiting).toMatchObject({ inquiryId: id, total: '773.70' });
    const params = { id: waiting?.id ?? '' };
    expect(await codeOf(mall.call(inquiryOperationsApi.rejectVoucher, { params, body: { reason: '看不清' } }, people.operator))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.voucher, { params: { id }, body: { files } }, people.admin))).toBeNull();
    const [again] = (await mall.call(inquiryOperationsApi.vouchers, { query: { state: 'submitted' } }, people.operator)).data.list;
    expect(await codeOf(mall.call(inquiryOperationsApi.acceptVoucher, { params: { id: again?.id ?? '' } }, people.operator))).toBeNull();
    expect((await steps.detail(id)).vouchers.map(({ state }) => state)).toEqual(['accepted', 'rejected']);
    const seen = (await mall.call(inquiryOperationsApi.detail, { params: { id } }, people.operator)).data;
    expect(seen).toMatchObject({ winner: expect.stringMatching(/./), total: '773.70', awardReason: '交期与质保更优' });
    expect(seen.vouchers.map(({ state }) => state)).toEqual(['accepted', 'rejected']);
    expect(seen.steps.map(({ event }) => event)).toEqual(expect.arrayContaining(['release', 'quoted', 'confirm']));
    expect(seen.steps.slice(0, 4).map(({ event }) => event)).toEqual([
      'voucherAccepted',
      'voucherGiven',
      'voucherRejected',
      'voucherGiven',
    ]);
    expect(await codeOf(mall.call(inquiryOperationsApi.detail, { params: { id: '900000093' } }, people.operator))).toBe('kernel.not_found');
  });

  it('leaves no rule broken', async () => {
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});
