import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorityOf } from '../testing/authority.ts';
import { findBroken } from '../testing/find-broken.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

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

  it('is nothing for individuals', async () => {
    const token = await tokenOf(mall.house.db, small.members.buyer);
    expect(await codeOf(mall.call(inquiryApi.page, {}, { token }))).toMatch(/inquiry.individual|kernel.no_permission/);
    expect(await codeOf(mall.call(inquiryApi.create, { body: { ...(await steps.draft()), release: true } }, { token }))).toMatch(
      /inquiry.individual|kernel.no_permission/,
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

  it('takes a quote in versions and shows its price to its author alone', async () => {
    expect(await codeOf(steps.quote(id, 0, '88.00', { lines: [{ seq: 1, price: '1.00', days: 1 }] }))).toBe('inquiry.lines_unlike');
    expect((await steps.quote(id, 0, '88.00')).data.version).toBe(1);
    const files = [await steps.paper(people.sellers[0], '报价单.pdf')];
    expect((await steps.quote(id, 0, canary, { files })).data.version).toBe(2);
    const own = (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data;
    expect(own.quotes.map(({ version, total }) => [version, total])).toEqual([
      [2, '773.70'],
      [1, '920.00'],
    ]);
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
  });

  it('leaves no rule broken', async () => {
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});

describe('the clock', () => {
  it('opens at the deadline, and nobody quotes, extends or answers after it', async () => {
    const id = await steps.released();
    await steps.quote(id, 0, '80.00');
    await steps.pass(id);
    expect(await codeOf(steps.quote(id, 1, '70.00'))).toBe('inquiry.closed');
    expect(
      await codeOf(
        mall.call(inquiryApi.extend, { params: { id }, body: { deadline: steps.chinaTime(48), reason: '补充规范' } }, people.buyer),
      ),
    ).toBe('inquiry.closed');
    await runDueInquiries(mall.house);
    expect(await steps.detail(id)).toMatchObject({ state: 'to_confirm', openedBy: '', quoted: 1 });
    await run(`update inquiry set due_at = now() where id = $1`, [id]);
    await runDueInquiries(mall.house);
    expect((await steps.detail(id)).state).toBe('failed');
  });

  it('ends what has too few quotes', async () => {
    const id = await steps.released({ quotesLeast: 2 });
    await steps.quote(id, 0, '80.00');
    await steps.pass(id);
    await runDueInquiries(mall.house);
    expect(await steps.detail(id)).toMatchObject({ state: 'failed', actions: ['again'] });
    const again = (await mall.call(inquiryApi.again, { params: { id } }, people.buyer)).data;
    expect(await steps.detail(again.id)).toMatchObject({
      state: 'draft',
      originId: id,
      draft: { storeIds: ['1', '2', '4'], budget: '1000.00' },
    });
  });
});

describe('rounds', () => {
  it('ask who quoted again behind a new lock, three times at most', async () => {
    const id = await steps.released();
    for (const round of [1, 2, 3]) {
      await steps.quote(id, 0, `${90 - round}.00`);
      await steps.pass(id);
      await runDueInquiries(mall.house);
      const asked = await codeOf(mall.call(inquiryApi.round, { params: { id }, body: { deadline: steps.chinaTime(24) } }, people.admin));
      expect(asked).toBe(round < 3 ? null : 'inquiry.rounds_over');
    }
    expect((await steps.detail(id)).invitations.map(({ storeId }) => storeId)).toEqual(['1']);
    expect((await mall.call(inquiryApi.compare, { params: { id }, query: { round: 1 } }, people.admin)).data.quotes[0]?.total).toBe(
      '930.00',
    );
    expect(await codeOf(mall.call(inquiryApi.fail, { params: { id }, body: { reason: '设计变更' } }, people.admin))).toBeNull();
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});

describe('changing who is asked', () => {
  it('invites another instead, reminds once a day, extends for all and cancels with a reason', async () => {
    const id = await steps.released();
    await run(
      `insert into store (id, name, en_name, kind, company_name) values (5, '山东绞辰店', '', 'third', '绞辰') on conflict do nothing`,
    );
    const [first] = (await steps.detail(id)).invitations;
    const instead = { storeIds: ['5'], insteadOf: first?.id ?? '' };
    expect(await codeOf(mall.call(inquiryApi.invite, { params: { id }, body: instead }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.invite, { params: { id }, body: { storeIds: ['5'] } }, people.buyer))).toBe(
      'inquiry.supplier_there',
    );
    expect(await codeOf(steps.quote(id, 0, '1.00'))).toBe('inquiry.closed');
    const waiting = (await steps.detail(id)).invitations.find(({ storeId }) => storeId === '5')?.id ?? '';
    expect(await codeOf(mall.call(inquiryApi.remind, { params: { id }, body: { invitationId: waiting } }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.remind, { params: { id }, body: { invitationId: waiting } }, people.buyer))).toBe(
      'inquiry.remind_soon',
    );
    const later = { deadline: steps.chinaTime(72), reason: '补充规范' };
    expect(await codeOf(mall.call(inquiryApi.extend, { params: { id }, body: later }, people.buyer))).toBeNull();
    expect(
      await codeOf(mall.call(inquiryApi.extend, { params: { id }, body: { ...later, deadline: steps.chinaTime(30) } }, people.buyer)),
    ).toBe('inquiry.deadline_earlier');
    expect(await codeOf(mall.call(inquiryApi.cancel, { params: { id }, body: { reason: '设计变更' } }, people.buyer))).toBeNull();
    expect(await steps.detail(id)).toMatchObject({ state: 'cancelled', reason: '设计变更' });
  });

  it('keeps out whom the mall blocks, until it lets him in again', async () => {
    const block = { params: { id: '2' }, body: { reason: '多次弃标', until: null } };
    expect(await codeOf(mall.call(inquiryOperationsApi.block, block, people.operator))).toBeNull();
    expect(await codeOf(mall.call(inquiryOperationsApi.block, block, people.operator))).toBe('inquiry.blocked_already');
    expect(await codeOf(steps.create())).toBe('inquiry.supplier_unfit');
    expect((await mall.call(inquiryOperationsApi.blocks, {}, people.operator)).data.list).toMatchObject([{ id: '2', reason: '多次弃标' }]);
    const { list } = (await mall.call(inquiryApi.suppliers, { query: { thirdGcId: '4' } }, people.buyer)).data;
    expect(list[0]).toMatchObject({ storeId: '2', sellsClass: true, mayInvite: false, hint: 'blocked' });
    expect(await codeOf(mall.call(inquiryOperationsApi.unblock, { params: { id: '2' } }, people.operator))).toBeNull();
    expect(await codeOf(steps.create())).toBeNull();
  });
});
