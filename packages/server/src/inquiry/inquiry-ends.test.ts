import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
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

const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);

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

  it('leads who asks again to the draft that he has not touched, also at once', async () => {
    const id = await steps.released();
    await mall.call(inquiryApi.cancel, { params: { id }, body: { reason: '设计变更' } }, people.buyer);
    const press = async (who = people.buyer) => (await mall.call(inquiryApi.again, { params: { id } }, who)).data;
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.id).toBe(other.id);
    expect([one.there, other.there].toSorted()).toEqual([false, true]);
    expect((await press(people.admin)).id).not.toBe(one.id);
    const { draft } = await steps.detail(one.id);
    await mall.call(
      inquiryApi.edit,
      { params: { id: one.id }, body: { ...(draft as NonNullable<typeof draft>), title: '改过' } },
      people.buyer,
    );
    expect(await press()).toMatchObject({ there: false });
  });
});

const decline = (id: Id, nth: 0 | 1 | 2) =>
  mall.call(inquirySellerApi.decline, { params: { id }, body: { reason: '产能已满' } }, people.sellers[nth]);
const fail = (id: Id) => codeOf(mall.call(inquiryApi.fail, { params: { id }, body: { reason: '无人报价' } }, people.admin));

describe('when nobody wants to quote', () => {
  it('offers to end, extend or ask others once all have answered, and ends with a reason', async () => {
    const id = await steps.released();
    await steps.quote(id, 0, '80.00');
    await decline(id, 1);
    expect(await fail(id)).toBe('inquiry.not_all_answered');
    await decline(id, 2);
    expect(await fail(id)).toBe('inquiry.quotes_enough');
    await mall.call(inquirySellerApi.withdraw, { params: { id }, body: { reason: '报错价' } }, people.sellers[0]);
    expect((await steps.detail(id, people.admin)).actions).toEqual(expect.arrayContaining(['extend', 'invite', 'fail', 'cancel']));
    expect((await steps.detail(id, people.admin)).actions).not.toContain('open');
    expect(await fail(id)).toBeNull();
    expect(await steps.detail(id)).toMatchObject({ state: 'failed', reason: '无人报价', openTime: null });
    const unread = await run(
      `select count(t.opened)::int as read from quotation t join invitation i on i.id = t.invitation_id where i.inquiry_id = $1`,
      [id],
    );
    expect(unread.rows).toEqual([{ read: 0 }]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('comes to its end by itself at the deadline', async () => {
    const id = await steps.released();
    for (const nth of [0, 1, 2] as const) await decline(id, nth);
    await steps.pass(id);
    await runDueInquiries(mall.house);
    expect(await steps.detail(id)).toMatchObject({ state: 'failed', actions: ['again'] });
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
    expect(await codeOf(steps.quote(id, 0, '1.00'))).toBe('inquiry.replaced');
    const waiting = (await steps.detail(id)).invitations.find(({ storeId }) => storeId === '5')?.id ?? '';
    expect(await codeOf(mall.call(inquiryApi.remind, { params: { id }, body: { invitationId: waiting } }, people.buyer))).toBeNull();
    expect(await codeOf(mall.call(inquiryApi.remind, { params: { id }, body: { invitationId: waiting } }, people.buyer))).toBe(
      'inquiry.remind_soon',
    );
    const later = { deadline: steps.chinaTime(72), reason: '补充规范' };
    const before = (await steps.detail(id)).deadline?.slice(0, 16);
    expect(await codeOf(mall.call(inquiryApi.extend, { params: { id }, body: later }, people.buyer))).toBeNull();
    expect(
      await codeOf(mall.call(inquiryApi.extend, { params: { id }, body: { ...later, deadline: steps.chinaTime(30) } }, people.buyer)),
    ).toBe('inquiry.deadline_earlier');
    expect((await steps.detail(id)).steps[0]).toMatchObject({ event: 'extend', reason: `${before} → ${later.deadline} · 补充规范` });
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
    const [, second, third] = list.map(({ storeId }) => storeId);
    const named = (await mall.call(inquiryApi.suppliers, { query: { storeIds: `${second},${third}` } }, people.buyer)).data;
    expect(named.list.map(({ storeId }) => storeId).toSorted()).toEqual([second, third].toSorted());
    const abroad = (await mall.call(inquiryApi.suppliers, { query: { thirdGcId: '4' } }, { ...people.buyer, language: 'ru' })).data.list;
    expect(abroad.map(({ storeId }) => storeId)).toEqual(list.map(({ storeId }) => storeId));
    expect(abroad.find(({ storeId }) => storeId === '1')?.storeName).toBe('Nengdian');
    const { list: asked } = (await mall.call(inquiryApi.page, { query: {} }, { ...people.buyer, language: 'ru' })).data;
    expect(asked.map(({ className }) => className)).toContain('High-voltage breakers ru');
    expect(list[0]).toMatchObject({ storeId: '2', sellsClass: true, mayInvite: false, hint: 'blocked' });
    expect(await codeOf(mall.call(inquiryOperationsApi.unblock, { params: { id: '2' } }, people.operator))).toBeNull();
    expect(await codeOf(steps.create())).toBeNull();
  });
});
