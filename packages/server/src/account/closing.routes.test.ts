import { closingApi } from '@mall/contract/account/closing.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNews } from '../kernel/deliver-news.ts';
import { sendPosts } from '../member/send-posts.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { closingSteps } from '../testing/closing-steps.ts';
import { place } from '../testing/order-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();
const steps = closingSteps(mall);
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const blockersOf = async (token: string) => (await steps.closing(token)).blockers;
let who: Signed;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await layStock(mall.house.db, 100_000);
  await mall.owner.query(`select setval(pg_get_serial_sequence('member', 'id'), 100)`);
});
beforeEach(async () => {
  who = await addSignedIn(mall.house.db);
});

describe('closing an account', () => {
  it('takes a proof, waits a week, and is told to its owner and to his mobile whatever he chose', async () => {
    expect(await steps.closing(who.token)).toEqual({ state: 'none', blockers: [], losses: [], waitDays: 7 });
    expect((await steps.ask(who.token)).errorCode).toBe('account.proof_required');
    const { data } = await steps.proveAndAsk(who.token);
    expect(await steps.closing(who.token)).toMatchObject({ state: 'waiting', dueDate: data.dueDate });
    const [row] = await run(
      `select round(extract(epoch from due_at - now()) / 3600)::int as hours from account_closing where member_id = $1`,
      [who.id],
    );
    expect(row.hours).toBe(168);
    expect((await toldMessages(mall.house, who.id)).map(({ title }) => title)).toEqual(['已申请注销账号']);
    await sendPosts(mall.house);
    const texts = mall.sms.filter(({ mobile }) => mobile === who.mobile).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(data.dueDate.slice(0, 10));
    expect((await steps.audits('account.closing_asked'))[0]).toMatchObject({ member_id: who.id });
  });

  it('spends its proof, and is asked for once', async () => {
    await steps.proveAndAsk(who.token);
    expect((await steps.state(who.token)).provedFor).toBe(0);
    expect((await steps.proveAndAsk(who.token)).errorCode).toBe('account.closing_asked');
    expect(await steps.closingStates(who.id)).toEqual(['waiting']);
  });

  it('lets its owner in while it waits, tells him, and is taken back by one word', async () => {
    expect((await steps.takeBack(who.token)).errorCode).toBe('account.closing_none');
    await steps.proveAndAsk(who.token);
    const signedIn = steps.tokenOf((await steps.signIn(who.mobile)).data);
    const waiting = async () => (await mall.call(closingApi.waiting, {}, { token: signedIn })).data.dueDate;
    expect(await waiting()).toMatch(/^\d{4}-/);
    expect((await steps.takeBack(signedIn)).code).toBe(200);
    expect(await waiting()).toBeNull();
    expect(await steps.closing(who.token)).toMatchObject({ state: 'taken_back' });
    expect((await steps.proveAndAsk(who.token)).code).toBe(200);
    expect(await steps.closingStates(who.id)).toEqual(['taken_back', 'waiting']);
  });

  it('names what would be lost', async () => {
    await run(`insert into goods_favourite (member_id, goods_id, spec_id) values ($1, 1, 1000001), ($1, 2, 1000002)`, [who.id]);
    await run(`insert into store_favourite (member_id, store_id) values ($1, 1)`, [who.id]);
    await run(`insert into point_account (member_id, balance) values ($1, 30)`, [who.id]);
    await run(`insert into point_ledger (member_id, change, balance_after, reason, ref) values ($1, 30, 30, 'gift', 'test')`, [who.id]);
    expect((await steps.closing(who.token)).losses).toEqual([
      { kind: 'points', count: 30 },
      { kind: 'favourite', count: 3 },
    ]);
    expect((await steps.proveAndAsk(who.token)).code).toBe(200);
  });
});

const refused = async (kinds: string[], { token }: { token: string } = who) => {
  expect((await blockersOf(token)).map(({ kind }) => kind)).toEqual(kinds);
  expect((await steps.proveAndAsk(token)).errorCode).toBe('account.closing_blocked');
};

describe('what is open stands in the way', () => {
  it('an order that is not over', async () => {
    await place(mall.house.db, who.id);
    expect(await blockersOf(who.token)).toEqual([{ kind: 'order', count: 1, url: '/personalCenterBase/myOrders' }]);
    await refused(['order']);
  });

  it('an after-sale that is not over, but none that is', async () => {
    const orderId = await placeDone(mall.house.db, who.id);
    expect(await blockersOf(who.token)).toEqual([]);
    const id = await apply(mall.house.db, who.id, orderId);
    await refused(['afterSale']);
    await run(`update after_sale set state = 'cancelled' where id = $1`, [id]);
    expect(await blockersOf(who.token)).toEqual([]);
  });

  it('money on its way back', async () => {
    const orderId = await placeDone(mall.house.db, who.id);
    await run(
      `insert into refund (refund_sn, order_id, channel, amount_fen, ref) values ('R' || lpad($1::text, 14, '0'), $1::bigint, 'test', 1, 'cancel:' || $1)`,
      [orderId],
    );
    await refused(['refund']);
  });

  it('colleagues whose accounts nobody else could run, and those who have not answered him', async () => {
    await addCompany(mall.house.db, 70);
    const admin = await addColleague(mall.house.db, 70, 'company_admin');
    expect(await blockersOf(admin.token)).toEqual([]);
    await addColleague(mall.house.db, 70, 'company_purchaser');
    await refused(['onlyAdministrator'], admin);
    await addColleague(mall.house.db, 70, 'company_admin');
    expect(await blockersOf(admin.token)).toEqual([]);
    await run(
      `insert into company_invitation (company_id, mobile, name, role_ids, invited_by) values (70, '13655550000', '新人', '{}', $1)`,
      [admin.id],
    );
    await refused(['invitation'], admin);
  });

  it('when the day comes: an order of the waiting time stops it, and its owner is told', async () => {
    await steps.proveAndAsk(who.token);
    await place(mall.house.db, who.id);
    await steps.comeDue(who.id);
    await steps.run();
    expect(await steps.closing(who.token)).toMatchObject({ state: 'stopped', blockers: [{ kind: 'order', count: 1 }] });
    const [event] = await run(
      `select e.reason from account_closing_event e join account_closing c on c.id = e.closing_id where c.member_id = $1`,
      [who.id],
    );
    expect(event.reason).toBe('order');
    expect((await toldMessages(mall.house, who.id)).map(({ title }) => title)).toEqual(['已申请注销账号', '账号未注销']);
    expect((await steps.signIn(who.mobile)).code).toBe(200);
  });
});

it('is nobody’s business before its day', async () => {
  await steps.proveAndAsk(who.token);
  expect(await steps.run()).toBe(0);
  await deliverNews(mall.house);
  expect(await steps.closingStates(who.id)).toEqual(['waiting']);
});
