import { otherSiteApi } from '@mall/contract/account/other-site.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { openKeyApi } from '@mall/contract/open/open-key.api.ts';
import { punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import { punchoutOperationsApi } from '@mall/contract/punchout/punchout-operations.api.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { describe, expect, it } from 'vitest';
import { uploadPlace } from '../content/upload-place.ts';
import { authorityOf, pageCookiesOf } from '../testing/authority.ts';
import { specOf } from '../testing/order-steps.ts';
import { addColleague } from '../testing/people-steps.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { childrenOf, textAt } from './read-xml.ts';
import { sweepPunchout } from './sweep-punchout.ts';
import { orderPaper, setupPaper } from './testing/papers.ts';
import { punchoutMall } from './testing/punchout-mall.ts';
import { formOf, postCxml, startKeyOf } from './testing/punchout-steps.ts';

const { mall, laid, run, setup, comeIn, put, giveBack, messageOf, returned } = punchoutMall();

describe('a cart that went back', () => {
  it('is taken up again to be changed, in the number that the other side has by now', async () => {
    const items = await returned([
      [2, 10],
      [4, 6],
    ]);
    const { token, url } = await comeIn({ operation: 'edit', items: items.map((item) => ({ ...item, num: item.num + 1 })) });
    expect(url).toBe('/shoppingCar');
    expect(await run('select spec_id::text, num, selected from cart_line where guest_key is not null order by spec_id')).toEqual([
      { spec_id: specOf(2), num: 11, selected: true },
      { spec_id: specOf(4), num: 7, selected: true },
    ]);
    const message = messageOf((await formOf(mall, await giveBack(token))).fields);
    expect(childrenOf(message, 'ItemIn')).toHaveLength(2);
  });

  it('is looked at without being changed', async () => {
    const items = await returned([[2, 10]]);
    const { token, url } = await comeIn({ operation: 'inspect', items });
    expect(url).toBe('/punchout/inspect');
    const { data } = await mall.call(punchoutVisitApi.visit, {}, { token });
    expect(data?.kept).toMatchObject([{ specId: specOf(2), num: 10, price: '10.02' }]);
    expect((await put(token, 2, 10)).errorCode).toBe('punchout.looks_only');
    expect(await run('select from cart_line')).toEqual([]);
    const message = messageOf((await formOf(mall, await giveBack(token))).fields);
    expect(childrenOf(message, 'ItemIn')).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const items = await returned([[2, 10]]);
    expect(await postCxml(mall, setupPaper({ to: laid.theirs.key, operation: 'edit', items }))).toMatchObject({ code: '406' });
    expect(await postCxml(mall, orderPaper({ to: laid.theirs.key, items }))).toMatchObject({ code: '406' });
  });
});

describe('a visit', () => {
  it('has a cart of its own: two who come as one member share nothing, with each other or with him', async () => {
    await put(laid.buyer.token, 3, 5);
    const [one, two] = [await comeIn(), await comeIn()];
    await put(one.token, 2, 10);
    await put(two.token, 4, 6);
    const linesOf = async (token: string) =>
      (await mall.call(cartApi.page, {}, { token })).data.list.map(({ specId, num }) => [specId, num]);
    expect([await linesOf(one.token), await linesOf(two.token), await linesOf(laid.buyer.token)]).toEqual([
      [[specOf(2), 10]],
      [[specOf(4), 6]],
      [[specOf(3), 5]],
    ]);
    const message = messageOf((await formOf(mall, await giveBack(one.token))).fields);
    expect(childrenOf(message, 'ItemIn').map((item) => textAt(item, 'ItemID', 'SupplierPartID'))).toEqual([specOf(2)]);
    expect([await linesOf(two.token), await linesOf(laid.buyer.token)]).toEqual([[[specOf(4), 6]], [[specOf(3), 5]]]);
  });

  it('cannot be named by a browser', async () => {
    const { token } = await comeIn();
    await put(token, 2, 10);
    const [{ guest_key } = { guest_key: '' }] = await run('select guest_key from cart_line');
    const answer = await mall.call(cartApi.list, {}, { guestKey: String(guest_key) });
    expect(answer.data.count).toBe(0);
  });

  it('ends when the mall shuts its connection out, and nobody comes in by it before it is let in again', async () => {
    const operator = await addSignedIn(mall.house.db, { id: '901', audience: 'operator' });
    const params = { id: laid.cxml.id };
    const waiting = startKeyOf(await setup());
    const { token } = await comeIn();
    const block = (over: object = {}) =>
      mall.call(punchoutOperationsApi.block, { params, body: { reason: '异常下单' } }, { token: operator.token, ...over });
    expect((await block({ token: laid.buyer.token })).code).not.toBe(200);
    expect((await block()).code).toBe(200);
    expect((await mall.call(punchoutVisitApi.visit, {}, { token })).code).toBe(401);
    expect((await mall.call(memberApi.home, {}, { token: laid.buyer.token })).code).toBe(200);
    expect((await mall.call(punchoutVisitApi.enter, { body: { key: waiting } })).code).not.toBe(200);
    expect((await setup()).code).toBe('403');
    expect((await block()).errorCode).toBe('punchout.connection_gone');
    const admin = await addColleague(mall.house.db, 7, 'company_admin');
    await mall.call(punchoutConnectionApi.switch, { params, body: { on: true } }, { token: admin.token });
    expect((await setup()).code).toBe('403');
    const { data } = await mall.call(punchoutConnectionApi.list, {}, { token: admin.token });
    expect(data.list.find(({ id }) => id === laid.cxml.id)).toMatchObject({ blocked: true, blockedReason: '异常下单' });
    expect(await run(`select event from audit_log where event = 'punchout.blocked'`)).toHaveLength(1);
    expect((await mall.call(punchoutOperationsApi.unblock, { params }, { token: operator.token })).code).toBe(200);
    expect((await setup()).code).toBe('200');
  });

  it('is forgotten after ninety days, with a cart that nobody can order any more', async () => {
    await returned([[2, 10]]);
    const left = async () =>
      (await run('select (select count(*)::int from punchout_visit) as visits, (select count(*)::int from punchout_cart) as carts'))[0];
    const before = await left();
    await sweepPunchout(mall.house.db);
    expect(await left()).toEqual(before);
    await run(`update punchout_visit set created_at = now() - interval '91 days'`);
    await run(`update punchout_cart set good_until = now() - interval '31 days'`);
    await sweepPunchout(mall.house.db);
    expect(await left()).toEqual({ visits: 0, carts: 0 });
  });

  it('opens no other door: files of the member, what is told him, tokens for other sites, his company’s people', async () => {
    const { token } = await comeIn();
    for (const call of [
      messageApi.stream,
      memberApi.messageCount,
      otherSiteApi.getUseToken,
      downloadApi.page,
      openKeyApi.list,
      punchoutConnectionApi.list,
    ]) {
      const answer = await mall.call(call as never, {} as never, { token });
      expect([call.path, (answer as { errorCode: string }).errorCode]).toEqual([call.path, 'punchout.narrow']);
    }
    const key = 'a'.repeat(32);
    await run(`insert into upload (key, member_id, kind, type, name, bytes) values ($1, $2, 'file', 'application/pdf', 'a.pdf', 4)`, [
      key,
      laid.buyer.id,
    ]);
    await mall.house.files.put(uploadPlace(key), Buffer.from('%PDF'));
    const read = async (as: string) =>
      (await mall.app.fastify.inject({ url: `/uploads/${key}`, headers: { cookie: pageCookiesOf(as) } })).statusCode;
    expect([await read(laid.buyer.token), await read(token)]).toEqual([200, 404]);
    const stream = { url: `/api${messageApi.stream.path}`, headers: { cookie: pageCookiesOf(token) } };
    expect((await mall.app.fastify.inject(stream)).json().errorCode).toBe('punchout.narrow');
    expect((await mall.app.fastify.inject({ url: '/open/v1/orders', headers: authorityOf(token) })).statusCode).toBe(401);
  });
});
