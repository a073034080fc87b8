import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { describe, expect, it } from 'vitest';
import { specOf } from '../testing/order-steps.ts';
import { addColleague } from '../testing/people-steps.ts';
import { childrenOf, textAt } from './read-xml.ts';
import { setupPaper } from './testing/papers.ts';
import { punchoutMall } from './testing/punchout-mall.ts';
import { enter, formOf, postCxml, startKeyOf } from './testing/punchout-steps.ts';

const { mall, laid, run, setup, comeIn, put, giveBack, messageOf } = punchoutMall();

describe('set-up by cXML', () => {
  it('leads in, once, to a session that fills a cart and returns it', async () => {
    await put(laid.buyer.token, 3, 5);
    const answer = await setup();
    expect(answer.code).toBe('200');
    const key = startKeyOf(answer);
    const { token, url } = await enter(mall, key);
    expect(url).toBe('/');
    expect((await mall.call(punchoutVisitApi.enter, { body: { key } })).msg).toContain('失效');
    await put(token, 2, 10);
    const { data: visit } = await mall.call(punchoutVisitApi.visit, {}, { token });
    expect(visit).toMatchObject({ companyName: '公司7', operation: 'create', lines: 1, total: '100.20' });
    const back = await giveBack(token);
    const { action, fields } = await formOf(mall, back);
    expect(action).toBe('https://erp.test/return?a=1&b=2');
    const message = messageOf(fields);
    expect(textAt(message, 'BuyerCookie')).toBe('cookie-1');
    const [item, more] = childrenOf(message, 'ItemIn');
    expect(more).toBeUndefined();
    expect([item?.attributes['quantity'], textAt(item, 'ItemID', 'SupplierPartID')]).toEqual(['10', specOf(2)]);
    expect(textAt(item, 'ItemDetail', 'UnitPrice', 'Money')).toBe('10.02');
    expect(textAt(item, 'ItemDetail', 'UnitOfMeasure')).toBe('MTR');
    expect(textAt(item, 'ItemDetail', 'LeadTime')).toBe('3');
    // The session is over, and what the member had for himself is still his.
    expect((await mall.call(punchoutVisitApi.visit, {}, { token })).code).toBe(401);
    expect(await run('select spec_id::text, num, selected from cart_line')).toEqual([{ spec_id: specOf(3), num: 5, selected: true }]);
  });

  it('leads to nothing else: no order, no payment, no centre', async () => {
    const { token } = await comeIn();
    await put(token, 2, 10);
    expect((await mall.call(memberApi.home, {}, { token })).code).toBe(200);
    for (const [call, request] of [
      [settlementApi.settlement, { query: {} }],
      [settlementApi.payTypes, {}],
      [addressApi.page, { query: { page: 1, limit: 10 } }],
      [payApi.toPay, { params: { id: '1' } }],
    ] as const) {
      const answer = await mall.call(call as never, request as never, { token });
      expect((answer as { code: number; msg: string }).msg).toContain('采购系统');
    }
  });

  it('shows nobody who signed in himself a visit', async () => {
    expect((await mall.call(punchoutVisitApi.visit, {}, { token: laid.buyer.token })).data).toBeNull();
    expect((await mall.call(punchoutVisitApi.giveBack, {}, { token: laid.buyer.token })).code).not.toBe(200);
  });

  it.each([
    ['a wrong secret', { secret: 'b-secret' }, '401'],
    ['no secret', { secret: '' }, '401'],
    ['another identity', { identity: 'AN02' }, '401'],
    ['a key that is none', { to: 'PU0000000000000000' }, '401'],
    ['another host', { formPost: 'https://evil.test/' }, '403'],
    ['another way', { formPost: 'http://evil.test@erp.test/' }, '403'],
    ['a cart that is none', { operation: 'edit', items: [{ partId: specOf(2), auxiliaryId: 'AAAAAAAAAAAAAAAAAAAAAA', num: 1 }] }, '406'],
  ])('is refused for %s', async (_name, over, code) => {
    const { code: said, text } = await setup(over);
    expect(said).toBe(code);
    expect(text).not.toBe('');
  });

  it('refuses a start page that is old, and signs nobody out by it', async () => {
    const key = startKeyOf(await setup());
    await run(`update punchout_visit set start_until = now() - interval '1 second'`);
    const answer = await mall.call(punchoutVisitApi.enter, { body: { key } }, { token: laid.buyer.token });
    expect(answer.msg).toContain('失效');
    expect((await mall.call(memberApi.home, {}, { token: laid.buyer.token })).code).toBe(200);
  });

  it('refuses what is switched off', async () => {
    await run(`update punchout_connection set state = 'off' where id = $1`, [laid.cxml.id]);
    expect((await setup()).code).toBe('403');
    await run(`update punchout_connection set state = 'on' where id = $1`, [laid.cxml.id]);
  });

  it('takes the colleague who is named by e-mail, where the company wants that', async () => {
    const named = await addColleague(mall.house.db, 7, 'company_purchaser');
    await run(`update member set email = 'Buyer@erp.test' where id = $1`, [named.id]);
    await run('update punchout_connection set by_email = true where id = $1', [laid.cxml.id]);
    await setup({ email: 'buyer@erp.test' });
    expect(await run('select member_id::text from punchout_visit order by id desc limit 1')).toEqual([{ member_id: named.id }]);
    await run('update punchout_connection set by_email = false where id = $1', [laid.cxml.id]);
  });

  it('answers bombs, external entities, 10 MB and nonsense with a status, in no time', async () => {
    const bomb = `<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${setupPaper().slice(setupPaper().indexOf('<cXML'))}`;
    const external = bomb.replace('"aaaaaaaaaa"', 'SYSTEM "file:///etc/passwd"').replace('cookie-1', '&a;');
    const large = `<cXML>${'<ItemOut quantity="1"/>'.repeat(450_000)}</cXML>`;
    const since = performance.now();
    expect((await postCxml(mall, bomb)).code).toBe('400');
    expect((await postCxml(mall, external)).text).toContain('document type');
    expect(await postCxml(mall, large)).toMatchObject({ code: '413' });
    expect((await postCxml(mall, 'x=1', 'application/x-www-form-urlencoded')).code).toBe('400');
    expect((await postCxml(mall, '')).code).toBe('400');
    expect(performance.now() - since).toBeLessThan(15_000);
  });
});
