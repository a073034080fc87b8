import { accountApi } from '@mall/contract/account/account.api.ts';
import { sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { orderCancelApi } from '@mall/contract/order/order.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let before = '0';
const denials = () => run(`select member_id::text, detail from audit_log where event = 'denied' and id > $1 order by id`, [before]);
beforeEach(async () => {
  before = (await run('select coalesce(max(id), 0)::text as id from audit_log'))[0].id;
});

describe('a denial is written down', () => {
  it('with who asked what for which number, and with nothing else that was sent', async () => {
    const { id, token } = await addSignedIn(mall.house.db);
    await mall.call(orderCancelApi.cancel, { body: { orderId: '900000001', reason: '密码 13800000001' } }, { token });
    expect(await denials()).toEqual([
      {
        member_id: id,
        detail: { call: 'POST /portal/order/cancel', code: 'kernel.not_found', right: 'order:cancel', asked: { orderId: '900000001' } },
      },
    ]);
  });

  it('when somebody comes to the calls of others, or has no right', async () => {
    const buyer = await addSignedIn(mall.house.db);
    const seller = await addSignedIn(mall.house.db, { audience: 'seller', storeId: '1' });
    const homeless = await addSignedIn(mall.house.db, { audience: 'seller' });
    const clerk = await addSignedIn(mall.house.db, { accountType: 2, companyId: '7' });
    await mall.call(sellerAfterSaleApi.page, {}, { token: buyer.token });
    await mall.call(addressApi.page, {}, { token: seller.token });
    await mall.call(sellerAfterSaleApi.page, {}, { token: homeless.token });
    await mall.call(settlementApi.settlement, { query: {} }, { token: clerk.token });
    expect((await denials()).map(({ member_id, detail }) => [member_id, detail.code])).toEqual([
      [buyer.id, 'kernel.other_audience'],
      [seller.id, 'kernel.buyers_only'],
      [homeless.id, 'kernel.no_permission_store'],
      [clerk.id, 'order.buy_refused'],
    ]);
  });

  it('of a basket without a name, too', async () => {
    await mall.call(cartApi.setNumber, { body: { cartId: '900000001', num: 1 } }, { guestKey: 'guest-key-0123456789' });
    expect(await denials()).toMatchObject([{ member_id: null, detail: { asked: { cartId: '900000001' } } }]);
  });

  it('but not that a session has ended, nor what anybody may ask for', async () => {
    await mall.call(accountApi.devices, {});
    expect((await mall.call(storeApi.info, { params: { storeId: '900000001' } })).errorCode).toBe('kernel.not_found');
    expect(await denials()).toEqual([]);
  });

  it('sixty times a minute for one who tries every number, whose last row says so', async () => {
    const { token } = await addSignedIn(mall.house.db);
    const other = await addSignedIn(mall.house.db);
    for (let id = 1; id <= 65; id += 1) await mall.call(addressApi.find, { params: { id: String(900_000_000 + id) } }, { token });
    const rows = await denials();
    expect([rows.length, rows.filter(({ detail }) => detail.more).length, rows.at(-1)?.detail.more]).toEqual([60, 1, 'not written down']);
    await mall.call(addressApi.find, { params: { id: '900000001' } }, { token: other.token });
    expect(await denials()).toHaveLength(61);
  });
});
