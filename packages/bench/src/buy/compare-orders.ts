import { randomUUID } from 'node:crypto';
import { type Settlement, settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { compare } from '../compare.ts';
import type { Measured } from '../make-load.ts';
import type { Mall } from '../open-mall.ts';
import { type Row, side } from '../report.ts';
import type { Server } from '../start-server.ts';
import { withClient } from '../with-client.ts';
import { base, loadBuyers } from './load-buyers.ts';
import type { Market } from './open-market.ts';
import type { Buyer } from './people.ts';
import { openTpcb } from './tpcb.ts';

const least = 1 / 12;
const linesEach = 3;
const askedAtOnce = 8;

/** What the fill-order page of each buyer shows, and would send. */
const submissions = async (mall: Server, buyers: readonly Buyer[]) => {
  const asks: { token: string; fields: object }[] = [];
  const left = [...buyers];
  const ask = async () => {
    for (let buyer = left.pop(); buyer; buyer = left.pop()) {
      const address = `${mall.url}${base}${settlementApi.settlement.path}?addressId=${buyer.addressId}&couponId=0`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${buyer.token}` } });
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
  invoice: null,
  submitToken: randomUUID(),
  totalPrice,
});

/** Every order is of a member of its own, from the cart, with three lines of specs that are spread over the mall. */
export const compareOrders = async ({ mall, url }: Mall, { publicKeyHex, buyers, wares }: Market): Promise<Row> => {
  const tpcb = await openTpcb(url);
  let turn = 0;
  const fillCarts = async (some: readonly Buyer[]) => {
    const lines = some.flatMap(({ memberId }) =>
      Array.from({ length: linesEach }, () => [memberId, wares[(turn += 7) % wares.length]?.specId]),
    );
    await withClient(url, async (client) => {
      await client.query('delete from cart_line');
      await client.query(`insert into cart_line (member_id, spec_id, num) select * , 1 from unnest($1::bigint[], $2::bigint[])`, [
        lines.map(([memberId]) => memberId),
        lines.map(([, specId]) => specId),
      ]);
    });
  };
  const trades = () => withClient(url, async (client) => Number((await client.query('select count(*) as n from trade')).rows[0].n));
  let first = 0;
  const place = async (amount: number): Promise<Measured> => {
    const some = buyers.slice(first, first + amount);
    first += amount;
    await fillCarts(some);
    const asks = await submissions(mall, some);
    const before = await trades();
    const load = { url: mall.url + base + settlementApi.submit.path, publicKeyHex, together: false, asks };
    const { requests, failed, seconds, cpu } = await loadBuyers(mall, load);
    const placed = (await trades()) - before;
    if (failed > 0 || placed !== amount) throw new Error(`${placed} of ${amount} orders were placed, ${failed} failed`);
    return { perSecond: requests / seconds, cpuPerRequest: cpu / requests };
  };
  const { floor, ours } = await compare(
    async (warm) => ({ perSecond: await tpcb.perSecond(warm ? 2 : 5), cpuPerRequest: 0 }),
    (warm) => place(warm ? 320 : 480),
  );
  const ratio = ours.perSecond / floor.perSecond;
  return {
    work: 'order of three lines from the cart placed, encrypted, against the TPC-B-like transaction on the same cluster',
    floor: `${Math.round(floor.perSecond).toLocaleString('en')} tps by ${tpcb.tool}`,
    ours: side(ours),
    ratio: ratio.toFixed(3),
    target: `at least ${least.toFixed(3)}`,
    met: ratio >= least,
  };
};
