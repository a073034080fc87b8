import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { compare } from '../compare.ts';
import { type Measured, measureGet } from '../make-load.ts';
import type { Mall } from '../open-mall.ts';
import { type Row, side } from '../report.ts';
import { withClient } from '../with-client.ts';
import { base, loadBuyers } from './load-buyers.ts';
import type { Market } from './open-market.ts';

const least = 1 / 12;
const pieces = (url: string) =>
  withClient(url, async (client) => Number((await client.query('select coalesce(sum(num), 0) as n from cart_line')).rows[0].n));

/** Each request puts a piece of some spec into the cart of some member, encrypted. */
export const compareAdd = async ({ mall, bare, url }: Mall, { publicKeyHex, buyers, wares }: Market): Promise<Row> => {
  let turn = 0;
  const add = async (amount: number): Promise<Measured> => {
    const asks = Array.from({ length: amount }, () => {
      turn += 1;
      const { token } = buyers[turn % buyers.length] as (typeof buyers)[number];
      return { token, fields: { specId: wares[(turn * 7) % wares.length]?.specId, num: 1 } };
    });
    const before = await pieces(url);
    const { requests, failed, seconds, cpu } = await loadBuyers(mall, {
      url: mall.url + base + cartApi.add.path,
      publicKeyHex,
      together: false,
      asks,
    });
    const added = (await pieces(url)) - before;
    if (failed > 0 || added !== amount) throw new Error(`${added} of ${amount} were put into carts, ${failed} failed`);
    return { perSecond: requests / seconds, cpuPerRequest: cpu / requests };
  };
  const { floor, ours } = await compare(
    (warm) => measureGet(bare, '/row', warm ? 2 : 3),
    (warm) => add(warm ? 960 : 1600),
  );
  const ratio = ours.perSecond / floor.perSecond;
  return {
    work: `add to cart, encrypted, ${buyers.length.toLocaleString('en')} members and ${wares.length} specs in turn`,
    floor: side(floor),
    ours: side(ours),
    ratio: ratio.toFixed(3),
    target: `at least ${least.toFixed(3)}`,
    met: ratio >= least,
  };
};
