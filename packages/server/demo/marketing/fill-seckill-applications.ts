import type { Id } from '@mall/contract/kernel/fields.ts';
import { toYuan } from '@mall/contract/kernel/money.ts';
import type pg from 'pg';
import { txOn } from '../../src/kernel/db.ts';
import type { MallSide, StoreSide } from '../../src/kernel/side.ts';
import { applyForSession } from '../../src/marketing/office/apply-for-session.ts';
import { decideApplication } from '../../src/marketing/office/decide-application.ts';
import { dealPrice } from './deal-price.ts';
import { listCandidates, lotsOf } from './pick-deals.ts';

/** So many of each store: one waits, one was taken in, one given back. */
const aStore = 3;

type Home = { spec_id: Id; store_id: Id; member_id: Id };

/** What stores have applied with for sessions to come. */
export const fillSeckillApplications = async (client: pg.PoolClient): Promise<void> => {
  const tx = txOn(client);
  const { rows: sessions } = await client.query<{ id: Id }>(
    `select id::text from seckill_session where starts_at > now() + interval '2 hours' order by starts_at limit 3`,
  );
  const { rows: operators } = await client.query<{ id: Id }>(`select id::text from member where audience = 'operator' order by id limit 1`);
  const mall = { kind: 'operator', memberId: operators[0]?.id ?? '0' } as MallSide;
  const { rows } = await client.query<Home>(
    `select p.id::text as spec_id, g.store_id::text, m.id::text as member_id from member m join goods g on g.store_id = m.store_id join spec p on p.goods_id = g.id
     where m.mobile like '1390000000%' and m.audience = 'seller'`,
  );
  const homes = new Map(rows.map((home) => [home.spec_id, home]));
  const candidates = (await listCandidates(tx, { from: 6, to: 12 })).filter(({ specId }) => homes.has(specId));
  const own = [...Map.groupBy(candidates, ({ specId }) => homes.get(specId)?.store_id).values()].flatMap((ofStore) =>
    ofStore.slice(0, aStore),
  );
  for (const [at, { specId, priceFen, moq, onHand }] of own.entries()) {
    const home = homes.get(specId) as Home;
    const session = sessions[at % Math.max(1, sessions.length)];
    if (!session) return;
    const side = { kind: 'seller', storeId: home.store_id, memberId: home.member_id } as StoreSide;
    const price = toYuan(dealPrice(priceFen, 6 + at * 3));
    const id = await applyForSession(tx, side, {
      sessionId: session.id,
      specId,
      price,
      total: lotsOf(moq, 10, onHand),
      restriction: lotsOf(moq, 2, 200),
    });
    if (at % aStore === 1) await decideApplication(tx, mall, id, 'accept');
    if (at % aStore === 2) await decideApplication(tx, mall, id, 'giveBack', '降幅不足，请再让利后报名');
  }
};
