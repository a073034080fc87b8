import { join } from 'node:path';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import type { AnyCall, RequestOf } from '@mall/contract/kernel/call.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { makeRandom } from '@mall/server/demo/kit/random.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { Pool } from 'pg';
import { openAckLog } from '../torture/ack-log.ts';
import type { Bank } from '../torture/bank.ts';
import { bill } from '../torture/billing.ts';
import { openBooks } from '../torture/books.ts';
import { keepBuying, type Mall, type Tally } from '../torture/buyer.ts';
import { invoice } from '../torture/invoicing.ts';
import { keepPurchasing } from '../torture/purchaser.ts';
import type { TaxOffice } from '../torture/tax-office.ts';
import { buildWorld } from '../torture/world.ts';
import { openProbe, type Probe } from './probe.ts';

const buyers = 6;
const thinkMs = 400;
/** Of what the probe puts into its cart. */
const most = 50;

type Outside = { url: string; db: Pool; bank: Bank; office: TaxOffice; sealKey: string; folder: string };

export type Traffic = {
  readonly tally: Tally;
  readonly probes: readonly Probe[];
  /** While it is true, whatever is not answered is a fault. */
  gently: boolean;
  /** What is wrong by now. */
  check: (when: string) => Promise<void>;
  /** Ends, lets what is under way come to its end, and holds everything that was acknowledged against the database. */
  settle: () => Promise<string>;
  readonly faults: string[];
};

/** A line of a cart whose number can be set as one likes: nobody else buys what is in it, so that it is never sold out. */
const layLine = async (
  { url, db }: Pick<Outside, 'url' | 'db'>,
  token: string | undefined,
  without: readonly string[],
): Promise<string> => {
  const { rows } = await db.query<{ id: string }>(
    `select s.id::text as id from spec s join spec_stock k on k.spec_id = s.id where s.state = 'on' and k.on_hand - k.reserved > 200 and s.id <> all ($1::bigint[]) order by s.id limit 50`,
    [without],
  );
  for (const { id } of rows) {
    const added = await plainCall(url, cartApi.add, { body: { specId: id, num: most } } as RequestOf<typeof cartApi.add>, token);
    if (added?.body.code !== 200) continue;
    const { cartId } = added.body.data;
    const least = await plainCall(url, cartApi.setNumber, { body: { cartId, num: 1 } }, token);
    if (least?.body.code === 200) return cartId;
  }
  throw new Error('no goods of which one and fifty can be bought');
};

/** The torture's buyers and a company's purchasers through the front door, with three who only look whether they are served. */
export const openTraffic = async ({ url, db, bank, office, sealKey, folder }: Outside): Promise<Traffic> => {
  const world = await buildWorld(db, buyers, sealKey);
  const begun = new Date();
  const faults: string[] = [];
  const tally: Tally = {
    asked: 0,
    ordered: 0,
    paid: 0,
    approved: 0,
    decided: [],
    invoiced: 0,
    billed: 0,
    booked: [],
    refused: 0,
    silent: 0,
    broken: [],
  };
  const log = openAckLog(join(folder, `acknowledged-${begun.getTime()}.jsonl`));
  const books = openBooks({ db, log, bank, office, tally, faults, begun: () => begun });
  let over = false;
  const traffic = { gently: false };
  const mall: Mall = {
    doors: () => [url],
    isClosing: () => traffic.gently,
    bank,
    log,
    world,
    random: makeRandom(begun.getTime() % 1_000_000).next,
    tally,
    ended: () => over,
    thinkMs,
    invoice: (buyer, orderId) => invoice(mall, buyer, orderId),
    bill: (orderId) => bill(mall, orderId),
  };
  const work = [
    ...world.buyers.map((buyer) => keepBuying(mall, buyer)),
    ...world.purchasers.slice(0, 2).map((buyer) => keepPurchasing(mall, buyer)),
  ];
  const [buyer] = world.buyers;
  const served = async <C extends AnyCall>(call: C, request: RequestOf<C>, token?: string) => {
    const answer = await plainCall(url, call, request, token);
    if (answer === undefined) return 'no answer';
    return answer.body.code === 200 ? undefined : (answer.body.errorCode ?? String(answer.body.code));
  };
  const [specId = '1'] = world.specIds;
  const cartId = await layLine({ url, db }, buyer?.token, world.specIds);
  const probes = [
    openProbe('guest reads', () => served(goodsApi.priceParity, { query: { specId } } as RequestOf<typeof goodsApi.priceParity>)),
    openProbe('member reads', () => served(orderApi.page, { query: {} } as RequestOf<typeof orderApi.page>, buyer?.token)),
    // Another number each time: what changes nothing would be answered without being written.
    openProbe('writes', () => served(cartApi.setNumber, { body: { cartId, num: 1 + Math.floor(Math.random() * most) } }, buyer?.token)),
  ];
  return Object.assign(traffic, {
    tally,
    probes,
    faults,
    check: books.check,
    settle: async () => {
      await Promise.all(probes.map((probe) => probe.stop()));
      over = true;
      await Promise.all(work);
      await books.drain();
      await books.check('after');
      const orders = await books.compareAcks();
      const again = await books.compareMessages();
      const decided = await books.compareApprovals();
      faults.push(...new Set(tally.broken));
      log.close();
      return `${tally.asked} calls, ${orders} acknowledged orders, ${tally.paid} payments, ${decided} decided approvals, ${tally.refused} refused, ${tally.silent} without an answer, news delivered in more than one try ${again}`;
    },
  });
};
