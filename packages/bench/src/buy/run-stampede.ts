import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import type { Client } from 'pg';
import type { Mall } from '../open-mall.ts';
import type { Row } from '../report.ts';
import { withClient } from '../with-client.ts';
import { submissionOf } from './compare-orders.ts';
import { base, loadBuyers } from './load-buyers.ts';
import type { Market } from './open-market.ts';

const crowd = 2000;
const units = 100;
const mostSeconds = 10;

/** Lays a spec into the session that runs now, or into one that begins now: one piece a member. Sessions never overlap. */
const laySession = async (client: Client, specId: string): Promise<string> => {
  const { rows: running } = await client.query<{ id: string }>(
    `select id from seckill_session where starts_at <= now() and ends_at > now() + interval '2 minutes'`,
  );
  const sessionId =
    running[0]?.id ??
    (
      await client.query<{ id: string }>(
        `with gone as (update seckill_session set ends_at = now() - interval '1 second' where starts_at < now() - interval '1 second' and ends_at > now()),
           run as (
             insert into activity (activity_type, names, scope, starts_at, ends_at)
             values (3, $1, 'goods', now() - interval '1 minute', now() + interval '1 hour') returning id)
         insert into seckill_session (activity_id, starts_at, ends_at)
         select id, now(), least(now() + interval '1 hour', (select min(starts_at) from seckill_session where starts_at > now())) from run returning id`,
        [JSON.stringify(Object.fromEntries(['zh', 'en', 'fra', 'spa', 'pt', 'ru'].map((language) => [language, '秒杀'])))],
      )
    ).rows[0]?.id;
  await client.query(
    `with laid as (
       insert into seckill_goods (session_id, spec_id, price_fen, total, restriction)
       select $1, id, price_fen / 2, ${units}, 1 from spec where id = $2 returning session_id, spec_id, price_fen)
     insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at)
     select 3, session_id, spec_id, laid.price_fen, starts_at, ends_at from laid join seckill_session s on s.id = session_id`,
    [sessionId, specId],
  );
  return String(sessionId);
};

type Sold = { orders: number; members: number; sold: number };
const readSold = async (client: Client, sessionId: string, specId: string): Promise<Sold> => {
  const { rows } = await client.query<Sold>(
    `select count(distinct o.id)::int as orders, count(distinct o.member_id)::int as members,
       (select sold from seckill_goods where session_id = $1 and spec_id = $2) as sold
     from order_line l join shop_order o on o.id = l.order_id where l.activity_type = 3 and l.activity_ref = $1 and l.spec_id = $2`,
    [sessionId, specId],
  );
  return rows[0] as Sold;
};

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** All buyers want one of a hundred pieces at once. Whoever looks on meanwhile must not notice it much. */
export const runStampede = async ({ mall, url }: Mall, { publicKeyHex, buyers: all, wares }: Market): Promise<Row> => {
  const { specId } = wares[0] as Market['wares'][number];
  const sessionId = await withClient(url, (client) => laySession(client, specId));
  const buyers = all.slice(0, crowd);
  const [one] = buyers;
  const address = `${mall.url}${base}${settlementApi.buyNow.path}?specId=${specId}&num=1&couponId=0&addressId=${one?.addressId}`;
  const settled = await fetch(address, { headers: authorityOf(one?.token ?? '') });
  const { data } = (await settled.json()) as { data: { totalPrice: string } };
  const asks = buyers.map((buyer) => ({
    token: buyer.token,
    fields: { ...submissionOf(buyer, data.totalPrice), buyNow: { specId, num: 1 } },
  }));
  const load = { url: mall.url + base + settlementApi.submit.path, publicKeyHex, together: true, asks };
  const { answers, seconds } = await loadBuyers(mall, load);
  const counts = Object.entries(Object.groupBy(answers, ({ status, code, errorCode }) => `${status} ${errorCode ?? code}`));
  process.stdout.write(`stampede: ${counts.map(([kind, some]) => `${some?.length} × ${kind}`).join(', ')}\n`);
  const { sold, broken } = await withClient(url, async (client) => ({
    sold: await readSold(client, sessionId, specId),
    broken: (await client.query<{ name: string }>('select * from inv.checks where bad > 0')).rows,
  }));
  const won = answers.filter(({ code }) => code === 200);
  const lastWon = Math.max(0, ...won.map(({ ms }) => ms));
  const lost = answers.filter(({ status, code }) => status === 200 && code !== 200);
  const exact = [won.length, sold.orders, sold.members, sold.sold].every((amount) => amount === units);
  const answered = won.length + lost.length === buyers.length;
  if (broken.length > 0) process.stdout.write(`broken: ${JSON.stringify(broken)}\n`);
  return {
    work: `${buyers.length.toLocaleString('en')} buyers at once for ${units} pieces of a seckill, one each, encrypted, each on a connection of their own`,
    floor: '',
    ours:
      `${sold.orders} orders of ${sold.members} members, ${answers.filter(({ status }) => status >= 500).length} × 5xx, ${broken.length} broken invariants; all answered after ${seconds.toFixed(1)} s, ` +
      `the last piece sold after ${(lastWon / 1000).toFixed(1)} s, the middle "sold out" after ${(middle(lost.map(({ ms }) => ms)) / 1000).toFixed(1)} s`,
    ratio: '',
    target: `exactly ${units}, no 5xx, within ${mostSeconds} s`,
    met: exact && answered && broken.length === 0 && seconds <= mostSeconds,
  };
};
