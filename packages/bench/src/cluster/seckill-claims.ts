import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, openDb } from '@mall/server/kernel/db.ts';
import { priceSession } from '@mall/server/marketing/office/price-session.ts';
import type { World } from '../torture/world.ts';
import { quoteAt, submitAt } from './buy-at.ts';
import { type Claim, eachNode, inTurn } from './claim.ts';
import type { Cluster } from './open-cluster.ts';

const pieces = 5;
const triesEach = 4;
/** A gate forgets after a second what it knows. */
const mostAsked = 6;

/** A seckill sells its pieces whichever nodes are asked, and each node shuts its own gate behind the last one. */
export const seckillClaims = (cluster: Cluster, world: World): Claim[] => {
  const { owner } = cluster;
  const specId = world.specIds[5] ?? '';
  const pieceAt = (node: number, buyer: World['buyers'][number]) => ({ url: cluster.at(node), buyer, specId });
  let sessionId = '';
  let sessionPrice = '';

  /** In the session of the demo that runs: one always does, and none begins beside it. */
  const laySeckill = async (): Promise<void> => {
    for (let tries = 0; sessionId === '' && tries < 60; tries += 1) {
      const { rows } = await owner.query<{ id: string }>(
        `select id::text from seckill_session where starts_at <= now() and ends_at > now() + interval '2 minutes'`,
      );
      sessionId = rows[0]?.id ?? '';
      if (sessionId === '') await sleep(3000);
    }
    if (sessionId === '') throw new Error('no session runs');
    await owner.query(
      `insert into seckill_goods (session_id, spec_id, price_fen, total, sort) select $1, id, greatest(1, price_fen / 2), $3, 999 from spec where id = $2`,
      [sessionId, specId, pieces],
    );
    await inTransaction(openDb(owner), (tx) => priceSession(tx, sessionId));
  };

  return [
    {
      name: `a seckill of ${pieces} pieces sells ${pieces} through all nodes at once`,
      show: async () => {
        const [first] = world.buyers;
        if (!first) throw new Error('nobody buys');
        const [usual] = await eachNode((node) => quoteAt(pieceAt(node, first)));
        await laySeckill();
        const quotes = await eachNode((node) => quoteAt(pieceAt(node, first)));
        sessionPrice = quotes[0] ?? '';
        const asked = world.buyers.flatMap((buyer, at) =>
          Array.from({ length: triesEach }, (_, more) => submitAt(pieceAt(inTurn(at + more), buyer), sessionPrice)),
        );
        const orders = (await Promise.all(asked)).flatMap(({ orderId }) => orderId ?? []);
        const { rows } = await owner.query<{ sold: number; ordered: number }>(
          `select sold, (select count(*)::int from order_line l where l.activity_type = 3 and l.activity_ref = k.session_id and l.spec_id = k.spec_id) as ordered
           from seckill_goods k where session_id = $1 and spec_id = $2`,
          [sessionId, specId],
        );
        const [seen] = rows;
        return {
          held:
            new Set(quotes).size === 1 && usual !== sessionPrice && [orders.length, seen?.sold, seen?.ordered].every((n) => n === pieces),
          seen: `${orders.length} of ${asked.length} who were asked for ${sessionPrice} instead of ${usual} have an order; ${seen?.sold} counted as sold`,
        };
      },
    },
    {
      name: 'that it is sold out is known to each node: the gate shuts, and the usual price is told',
      show: async () => {
        const late = world.buyers.at(-1);
        if (!late) throw new Error('nobody buys');
        const heard = await eachNode(async (node) => {
          const reasons: string[] = [];
          while (reasons.at(-1) !== 'order.activity_over' && reasons.length < mostAsked) {
            const answer = await submitAt(pieceAt(node, late), sessionPrice);
            reasons.push(answer.orderId === undefined ? answer.why : 'an order');
          }
          return reasons;
        });
        const quotes = await eachNode((node) => quoteAt(pieceAt(node, late)));
        return {
          held:
            heard.every((reasons) => reasons.at(-1) === 'order.activity_over' && !reasons.includes('an order')) &&
            quotes.every((quote) => quote !== undefined && quote !== sessionPrice),
          seen: `who shows the old total hears ${heard.map((reasons) => reasons.join(', then ')).join('; ')}; asked anew he is told ${[...new Set(quotes)].join(', ')}`,
        };
      },
    },
  ];
};
