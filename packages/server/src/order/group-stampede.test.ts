import { randomBytes, randomUUID } from 'node:crypto';
import type { Settlement, Submitted } from '@mall/contract/cart/settlement.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../account/hash-token.ts';
import { inTransaction } from '../kernel/db.ts';
import { runDueGroups } from '../marketing/group/run-due-groups.ts';
import { authorityOf, companionOf } from '../testing/authority.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { addGroupBuy } from '../testing/marketing-steps.ts';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { payOrder } from './pay-order.ts';

const mall = testApp({ WIRE_ENCRYPTION: 'optional' });
const crowd = 500;
const units = 60;
const prize = specOf(30);

type Buyer = { memberId: string; addressId: string; token: string };
let url = '';
let groupId = '';
let buyers: Buyer[] = [];

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 40);
  await layStock(db, 1000);
  await db.pool.query('update goods set moq = 1 where id = 30');
  await db.pool.query(
    `insert into area (id, parent_id, level, name, leaf) values (9001, null, 1, '天津市', false), (9002, 9001, 2, '市辖区', false), (9003, 9002, 3, '和平区', true)`,
  );
  groupId = await addGroupBuy(db, {
    specId: prize,
    total: units,
    restriction: 1,
    leastBuyers: 10,
    steps: [
      { buyers: 1, price: '9.00' },
      { buyers: 20, price: '8.00' },
      { buyers: 50, price: '7.00' },
    ],
  });
  const { rows } = await db.pool.query<{ memberId: string; addressId: string }>(
    `with fresh as (
       insert into member (id, mobile, member_name, password_hash) select 1000 + n, '1770000' || lpad(n::text, 4, '0'), '买家' || n, '' from generate_series(1, $1::int) n returning id)
     insert into member_address (member_id, receiver_name, receiver_phone, province_id, city_id, district_id, detail, postal_code, is_default)
     select id, '收货人', '13812345678', 9001, 9002, 9003, '一号路1号', '300000', true from fresh returning member_id::text as "memberId", id::text as "addressId"`,
    [crowd],
  );
  buyers = rows.map((row) => ({ ...row, token: randomBytes(32).toString('base64url') }));
  await db.pool.query(
    `insert into member_session (member_id, token_hash, companion_hash, expires_at) select *, now() + interval '1 day' from unnest($1::bigint[], $2::bytea[], $3::bytea[])`,
    [
      buyers.map(({ memberId }) => memberId),
      buyers.map(({ token }) => hashToken(token)),
      buyers.map(({ token }) => hashToken(companionOf(token))),
    ],
  );
  url = await mall.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});

const settle = async ({ addressId, token }: Buyer): Promise<Settlement> => {
  const query = new URLSearchParams({ specId: prize, num: '1', addressId, couponId: '0', groupId });
  const answer = await fetch(`${url}/api${settlementApi.buyNow.path}?${query}`, { headers: authorityOf(token) });
  return ((await answer.json()) as Envelope<Settlement>).data;
};

const submit = async ({ addressId, token }: Buyer, totalPrice: string) => {
  const body = { addressId, payMode: 'prepay', submitToken: randomUUID(), totalPrice, buyNow: { specId: prize, num: 1, groupId } };
  const answer = await fetch(`${url}/api${settlementApi.submit.path}`, {
    method: 'POST',
    headers: { ...authorityOf(token), 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, magicaValue: makeMagicaValue() }),
  });
  return { status: answer.status, body: (await answer.json()) as Envelope<Submitted> };
};

const figures = async () =>
  (await mall.house.db.pool.query('select state, sold, buyers, price_fen::int as price from group_buy where id = $1', [groupId])).rows[0];

describe('a crowd of 500 before a group buy', () => {
  const won: { orderId: string; fen: number }[] = [];

  it('sells every piece once, one a member, and answers everybody', async () => {
    const shown = (await settle(buyers[0] as Buyer)).totalPrice;
    const heard = await Promise.all(buyers.map((buyer) => submit(buyer, shown)));
    expect(heard.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { body } of heard)
      if (body.code === 200) won.push({ orderId: body.data.orderIds[0] as string, fen: Math.round(Number(shown) * 100) });
    expect(won).toHaveLength(units);
    const reasons = new Set(heard.filter(({ body }) => body.code !== 200).map(({ body }) => body.errorCode));
    expect([...reasons]).toEqual(['order.activity_over']);
    expect(await figures()).toMatchObject({ sold: units, buyers: 0, price: 900 });
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('counts who pays at once exactly, while the clock ends it', async () => {
    const { db } = mall.house;
    const pay = ({ orderId, fen }: { orderId: string; fen: number }) =>
      inTransaction(db, (tx) => payOrder(tx, { orderId, amountFen: fen, channel: 'test' }));
    // Two of each, as a notice that comes twice.
    const taken = await Promise.all(won.slice(0, 52).flatMap((one) => [pay(one), pay(one)]));
    expect(taken.filter(Boolean)).toHaveLength(52);
    expect(await figures()).toMatchObject({ buyers: 52, price: 700 });
    await db.pool.query(`update shop_order set created_at = created_at - interval '2 minutes' where group_id = $1`, [groupId]);
    await db.pool.query(`update activity set ends_at = now() - interval '2 minutes' + interval '1 second' where id = $1`, [groupId]);
    const late = won.slice(52);
    const rest = await Promise.all([
      ...late.map(pay),
      ...Array.from({ length: 4 }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 50));
        return runDueGroups(mall.house);
      }),
    ]);
    const joined = rest.slice(0, late.length).filter(Boolean).length;
    expect(await figures()).toMatchObject({ state: 'succeeded', buyers: 52 + joined });
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });
});
