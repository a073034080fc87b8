import { randomUUID } from 'node:crypto';
import { type Settlement, settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { compare } from '../compare.ts';
import type { Measured } from '../make-load.ts';
import type { Mall } from '../open-mall.ts';
import { type Row, side } from '../report.ts';
import type { Server } from '../start-server.ts';
import { withClient } from '../with-client.ts';
import { base, loadBuyers } from './load-buyers.ts';
import type { Market } from './open-market.ts';
import type { Buyer, Ware } from './people.ts';
import { openTpcb } from './tpcb.ts';

const least = 1 / 10;
const linesEach = 3;
const askedAtOnce = 8;
// A warm-up and three rounds with a buyer each; as many for each of the 32 connections.
const eachRound = 992;

/** What the fill-order page of each buyer shows, and would send. */
const submissions = async (mall: Server, buyers: readonly Buyer[]) => {
  const asks: { token: string; fields: object }[] = [];
  const left = [...buyers];
  const ask = async () => {
    for (let buyer = left.pop(); buyer; buyer = left.pop()) {
      const address = `${mall.url}${base}${settlementApi.settlement.path}?addressId=${buyer.addressId}&couponId=0`;
      const answer = await fetch(address, { headers: authorityOf(buyer.token) });
      const { data } = (await answer.json()) as { data: Settlement };
      if (data.stores.flatMap(({ lines }) => lines).length !== linesEach)
        throw new Error(`cannot be ordered: ${JSON.stringify(data.faults)}`);
      asks.push({ token: buyer.token, fields: submissionOf(buyer, data.totalPrice) });
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, ask));
  return asks;
};

export const submissionOf = ({ addressId }: Buyer, totalPrice: string) => ({
  addressId,
  payMode: 'prepay',
  submitToken: randomUUID(),
  totalPrice,
});

/** Takes specs in turn, three at a time: of one store, so that a submission is one order, or wherever they come from. */
const basketsOf = (wares: readonly Ware[], ofOneStore: boolean) => {
  const shelves = ofOneStore
    ? [...Map.groupBy(wares, ({ storeId }) => storeId).values()].filter((shelf) => shelf.length >= linesEach)
    : [wares];
  let turn = 0;
  return (): string[] => {
    const shelf = shelves[(turn += 1) % shelves.length] as readonly Ware[];
    return Array.from({ length: linesEach }, (_, at) => (shelf[(turn * linesEach + at) % shelf.length] as Ware).specId);
  };
};

const fillCarts = (url: string, buyers: readonly Buyer[], basket: () => string[]) => {
  const lines = buyers.flatMap(({ memberId }) => basket().map((specId) => ({ memberId, specId })));
  return withClient(url, async (client) => {
    await client.query('delete from cart_line');
    await client.query(`insert into cart_line (member_id, spec_id, num) select * , 1 from unnest($1::bigint[], $2::bigint[])`, [
      lines.map(({ memberId }) => memberId),
      lines.map(({ specId }) => specId),
    ]);
  });
};

/** Every submission is of a member of its own, from the cart, with three lines. */
export const compareOrders =
  (ofOneStore: boolean) =>
  async ({ mall, url }: Mall, { publicKeyHex, buyers, wares }: Market): Promise<Row> => {
    const tpcb = await openTpcb(url);
    const basket = basketsOf(wares, ofOneStore);
    const count = () =>
      withClient(url, async (client) => {
        const { rows } = await client.query<{ trades: number; orders: number }>(
          'select (select count(*)::int from trade) as trades, (select count(*)::int from shop_order) as orders',
        );
        return rows[0] as { trades: number; orders: number };
      });
    let ordersEach = 0;
    let first = 0;
    const place = async (): Promise<Measured> => {
      const some = buyers.slice(first, first + eachRound);
      first += eachRound;
      await fillCarts(url, some, basket);
      const asks = await submissions(mall, some);
      const before = await count();
      const load = { url: mall.url + base + settlementApi.submit.path, publicKeyHex, together: false, asks };
      const { requests, failed, seconds, cpu } = await loadBuyers(mall, load);
      const after = await count();
      const placed = after.trades - before.trades;
      if (failed > 0 || placed !== eachRound) throw new Error(`${placed} of ${eachRound} submissions were placed, ${failed} failed`);
      ordersEach = (after.orders - before.orders) / eachRound;
      return { perSecond: requests / seconds, cpuPerRequest: cpu / requests };
    };
    const { floor, ours } = await compare(async (warm) => ({ perSecond: await tpcb.perSecond(warm ? 2 : 5), cpuPerRequest: 0 }), place);
    const ratio = ours.perSecond / floor.perSecond;
    const whose = ofOneStore ? 'one store' : `stores as they come (${ordersEach.toFixed(1)} orders a submission)`;
    return {
      work: `three lines of ${whose} ordered from the cart, encrypted, against the TPC-B-like transaction on the same cluster`,
      floor: `${Math.round(floor.perSecond).toLocaleString('en')} tps by ${tpcb.tool}`,
      ours: side(ours),
      ratio: ratio.toFixed(3),
      target: ofOneStore ? `at least ${least.toFixed(3)}` : '',
      met: ofOneStore ? ratio >= least : undefined,
    };
  };
