import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type pg from 'pg';
import { usualSettings } from '../../src/kernel/config.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { openNews } from '../../src/kernel/news.ts';
import type { StoreSide } from '../../src/kernel/side.ts';
import { listenersOf } from '../../src/listeners.ts';
import { layCoupon } from '../../src/marketing/office/lay-coupon.ts';
import { layLimited } from '../../src/marketing/office/lay-limited.ts';
import { layReduction } from '../../src/marketing/office/lay-reduction.ts';
import { stopActivity } from '../../src/marketing/office/stop-activity.ts';
import { receiveCoupon } from '../../src/marketing/receive-coupon.ts';
import { buyPaid, demoBuyer } from './buy-paid.ts';
import { dealPrice } from './deal-price.ts';
import { lotsOf } from './pick-deals.ts';

type Seller = { member_id: Id; store_id: Id; spec_id: Id; price: number; stock: number; least: number };

const dayMs = 86_400_000;
const couponFromFen = 80_000;

/** Somebody takes a store's coupon and buys with it goods that no activity has. */
const useCoupon = async (client: pg.PoolClient, tx: Tx, memberId: Id, couponId: Id, storeId: Id): Promise<void> => {
  const { rows } = await client.query<{ spec_id: Id; num: number }>(
    `select p.id::text as spec_id, n.num from goods g join spec p on p.id = g.default_spec_id and p.state = 'on' join spec_stock k on k.spec_id = p.id
     cross join lateral (select coalesce(p.moq, g.moq) * ceil($2 / (p.price_fen * coalesce(p.moq, g.moq))::float8)::int as num) n
     where g.store_id = $1 and g.state = 'on' and p.step is null and p.price_fen < 500000 and n.num <= 100 and k.on_hand - k.reserved >= n.num * 4
       and not exists (select from activity_price a where a.spec_id = p.id) and not exists (select from group_buy b where b.spec_id = p.id)
     order by g.rank desc, g.id limit 1`,
    [storeId, couponFromFen],
  );
  const [pick] = rows;
  if (!pick) return;
  await receiveCoupon(tx, demoBuyer(memberId), couponId);
  const held = await client.query<{ id: Id }>('select id::text from member_coupon where coupon_id = $1 and member_id = $2', [
    couponId,
    memberId,
  ]);
  const memberCouponId = held.rows[0]?.id;
  if (memberCouponId) await buyPaid(client, tx, memberId, { specId: pick.spec_id, num: pick.num, memberCouponId });
};

/** What the stores whose people can sign in have laid themselves: a coupon and a time-limited buy, both used already, a full reduction to come, and one that was stopped. */
export const fillStoreActivities = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const tx = txOn(client, openNews(listenersOf(usualSettings)).hear);
  const { rows: crowd } = await client.query<{ id: Id }>(
    `select id::text from member where audience = 'buyer' and mobile like '170%' order by id desc limit 30`,
  );
  const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const { rows } = await client.query<Seller>(
    `select distinct on (m.id) m.id::text as member_id, m.store_id::text, p.id::text as spec_id, p.price_fen::float8 as price, k.on_hand - k.reserved as stock, coalesce(p.moq, g.moq) as least
     from member m join goods g on g.store_id = m.store_id and g.state = 'on' join spec p on p.id = g.default_spec_id and p.state = 'on' join spec_stock k on k.spec_id = p.id
     where m.mobile like '1390000000%' and m.audience = 'seller' and p.price_fen > 1000 and k.on_hand - k.reserved >= greatest(20, coalesce(p.moq, g.moq)) and p.step is null
       and not exists (select from activity_price a where a.spec_id = p.id) and not exists (select from group_buy b where b.spec_id = p.id)
       and not exists (select from seckill_application q where q.spec_id = p.id)
     order by m.id, g.rank desc, g.id`,
  );
  for (const { member_id, store_id, spec_id, price, stock, least } of rows) {
    const side = { kind: 'seller', storeId: store_id, memberId: member_id } as StoreSide;
    const own = { scope: 'store' as const, targetIds: [], budget: '5000.00' };
    const coupon = {
      ...own,
      startsAt: at(-0.2),
      endsAt: at(20),
      threshold: toYuan(fen(couponFromFen)),
      reduction: '30.00',
      quota: 200,
      perMember: 1,
      validDays: 30,
    };
    const couponId = await layCoupon(tx, side, { ...coupon, name: '新客满减券' });
    const over = await layCoupon(tx, side, { ...coupon, name: '清仓券', reduction: '60.00' });
    await stopActivity(tx, side, over, { reason: '活动预算用完' });
    const steps = [
      { threshold: '2000.00', reduction: '80.00' },
      { threshold: '6000.00', reduction: '300.00' },
    ];
    await layReduction(tx, side, { ...own, name: '月末满减', startsAt: at(2), endsAt: at(12), steps });
    const goods = [
      { specId: spec_id, price: toYuan(dealPrice(price, 9)), total: lotsOf(least, Math.ceil(100 / least), stock), restriction: 0 },
    ];
    await layLimited(tx, side, { name: '店铺限时购', startsAt: at(-0.2), endsAt: at(6), budget: null, goods });
    const [first, second, third] = crowd.splice(0, 3);
    if (!first || !second || !third) continue;
    for (const { id } of [first, second]) await buyPaid(client, tx, id, { specId: spec_id, num: least });
    for (const { id } of [second, third]) await useCoupon(client, tx, id, couponId, store_id);
  }
};
