import { randomBytes, randomUUID } from 'node:crypto';
import type { Settlement, Submitted } from '@mall/contract/cart/settlement.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../account/hash-token.ts';
import { authorityOf, companionOf } from '../testing/authority.ts';
import { findBroken } from '../testing/find-broken.ts';
import { addSession } from '../testing/marketing-steps.ts';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ WIRE_ENCRYPTION: 'optional' });
const units = 20;
const crowd = 500;
const prize = specOf(30);

type Buyer = { memberId: string; addressId: string; token: string };
type Heard = { status: number; body: Envelope<Submitted> };
let url = '';
let session = '';
let buyers: Buyer[] = [];

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 40);
  await db.pool.query('update goods set moq = 1 where id = 30');
  await db.pool.query(
    `insert into area (id, parent_id, level, name, leaf) values (9001, null, 1, '天津市', false), (9002, 9001, 2, '市辖区', false), (9003, 9002, 3, '和平区', true)`,
  );
  session = await addSession(db, { from: -1, until: 1, specIds: [prize], total: units });
  await db.pool.query('update seckill_goods set restriction = 1 where session_id = $1', [session]);
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
  const query = new URLSearchParams({ specId: prize, num: '1', addressId, couponId: '0' });
  const answer = await fetch(`${url}/api${settlementApi.buyNow.path}?${query}`, { headers: authorityOf(token) });
  return ((await answer.json()) as Envelope<Settlement>).data;
};

const submit = async ({ addressId, token }: Buyer, totalPrice: string, submitToken: string = randomUUID()): Promise<Heard> => {
  const body = { addressId, payMode: 'prepay', submitToken, totalPrice, buyNow: { specId: prize, num: 1 } };
  const answer = await fetch(`${url}/api${settlementApi.submit.path}`, {
    method: 'POST',
    headers: { ...authorityOf(token), 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, magicaValue: makeMagicaValue() }),
  });
  return { status: answer.status, body: (await answer.json()) as Envelope<Submitted> };
};

describe('a crowd before a seckill', () => {
  let shown = '';
  let winner: { buyer: Buyer; token: string; orderIds: string[] };

  it('sells every piece once, one a member, and answers everybody', async () => {
    shown = (await settle(buyers[0] as Buyer)).totalPrice;
    const tokens = buyers.map(() => randomUUID());
    const heard = await Promise.all(buyers.map((buyer, at) => submit(buyer, shown, tokens[at])));
    expect(heard.filter(({ status }) => status !== 200)).toEqual([]);
    const won = heard.flatMap(({ body }, at) => (body.code === 200 ? [{ at, orderIds: body.data.orderIds }] : []));
    expect(won).toHaveLength(units);
    const reasons = new Set(heard.filter(({ body }) => body.code !== 200).map(({ body }) => body.errorCode));
    expect([...reasons].filter((code) => !['order.activity_over', 'order.price_changed'].includes(code ?? ''))).toEqual([]);
    const { rows } = await mall.house.db.pool.query(
      `select count(*)::int as orders, count(distinct o.member_id)::int as members, (select sold from seckill_goods where session_id = $1) as sold
       from order_line l join shop_order o on o.id = l.order_id where activity_type = 3 and activity_ref = $1`,
      [session],
    );
    expect(rows).toEqual([{ orders: units, members: units, sold: units }]);
    expect(await findBroken(mall.house.db)).toEqual([]);
    const [first] = won as [(typeof won)[number]];
    winner = { buyer: buyers[first.at] as Buyer, token: tokens[first.at] as string, orderIds: first.orderIds };
  });

  it('still answers a winner who asks again with his order, and sells at the usual price', async () => {
    const late = buyers.at(-1) as Buyer;
    const refusals = [await submit(late, shown), await submit(late, shown)].map(({ body }) => body.errorCode);
    expect(refusals.at(-1)).toBe('order.activity_over');
    const again = await submit(winner.buyer, shown, winner.token);
    expect(again.body.data.orderIds).toEqual(winner.orderIds);
    const usual = (await settle(late)).totalPrice;
    expect(usual).not.toBe(shown);
    expect((await submit(late, usual)).body.code).toBe(200);
  });

  it('sells again what was given back, a moment later', async () => {
    const { pool } = mall.house.db;
    const late = buyers.at(-2) as Buyer;
    await submit(late, shown);
    await pool.query(`update seckill_goods set sold = sold - 1, sold_elsewhere = 0 where session_id = $1`, [session]);
    await pool.query(`update activity_price set open = true where activity_ref = $1`, [session]);
    await expect.poll(async () => (await submit(late, shown)).body.code, { timeout: 4000, interval: 300 }).toBe(200);
  });
});
