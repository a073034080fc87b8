import type pg from 'pg';
import { chinaDay, chinaMidnight } from '../kit/china-day.ts';
import { copyRows } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';
import { crowdSize } from '../review/fill-crowd.ts';

type GoodsRow = { id: string; spec_id: string; state: string; price_fen: string };

const mostConsidered = 1200;
const dayMs = 86_400_000;
const specPrice = '(select price_fen from spec where id = default_spec_id) as price_fen';

const byTime = (one: { created_at: Date }, other: { created_at: Date }) => one.created_at.getTime() - other.created_at.getTime();

/** Who follows and keeps what: the crowd a little of everything, the demo buyers enough to fill their lists, one goods off the shelf among them. */
export const fillFavourites = async (client: pg.PoolClient, firstBuyer: number, now: Date): Promise<void> => {
  const { rows: goods } = await client.query<GoodsRow>(
    `(select id, default_spec_id as spec_id, state, ${specPrice} from goods where state = 'on' order by rank desc, id desc limit ${mostConsidered})
     union all (select id, default_spec_id, state, ${specPrice} from goods where state = 'off' order by rank desc, id desc limit 3)`,
  );
  const { rows: stores } = await client.query<{ id: string }>(`select id from store where state = 'open' order by sales desc, id`);
  const { rows: buyers } = await client.query<{ id: string }>(
    `select id from member where audience = 'buyer' and enabled and mobile like '138%' order by id`,
  );
  const gone = goods.filter((one) => one.state === 'off');
  const sold = goods.filter((one) => one.state === 'on');
  const kept: { member_id: string; goods_id: string; spec_id: string; kept_price_fen: number | null; created_at: Date }[] = [];
  const followed: { member_id: string; store_id: string; created_at: Date }[] = [];
  const seen: { member_id: string; goods_id: string; spec_id: string; day: string; seen_at: Date }[] = [];
  const before = (days: number, random: ReturnType<typeof makeRandom>) =>
    new Date(now.getTime() - days * dayMs - random.whole(0, dayMs - 1));

  const keepAndFollow = (memberId: string, goodsAmount: number, storesAmount: number) => {
    const random = makeRandom(63, Number(memberId));
    // Squared, so that the best known are kept most.
    const near = (length: number) => Math.floor(random.next() ** 2 * length);
    const chosen = new Set(Array.from({ length: goodsAmount }, () => sold[near(sold.length)] as GoodsRow));
    for (const one of chosen)
      kept.push({
        member_id: memberId,
        goods_id: one.id,
        spec_id: one.spec_id,
        kept_price_fen: priceThen(one, Number(memberId)),
        created_at: before(random.whole(0, 200), random),
      });
    const liked = new Set(Array.from({ length: storesAmount }, () => stores[near(stores.length)]?.id as string));
    for (const id of liked) followed.push({ member_id: memberId, store_id: id, created_at: before(random.whole(0, 300), random) });
  };
  for (let at = 0; at < crowdSize; at += 1) keepAndFollow(String(firstBuyer + at), 30, 12);
  buyers.forEach(({ id }, at) => {
    keepAndFollow(id, 34, 9);
    const lost = gone[at % gone.length];
    if (lost)
      kept.push({
        member_id: id,
        goods_id: lost.id,
        spec_id: lost.spec_id,
        kept_price_fen: Number(lost.price_fen),
        created_at: new Date(now.getTime() - 90 * dayMs),
      });
    const random = makeRandom(64, Number(id));
    for (let days = 0; days < 6; days += 1) {
      const start = random.whole(0, Math.max(0, sold.length - 60));
      for (let step = 0; step < 9; step += 1) {
        const one = sold[(start + step * 5) % sold.length];
        if (one && !seen.some((row) => row.member_id === id && row.goods_id === one.id && row.day === chinaDay(now, days)))
          seen.push({
            member_id: id,
            goods_id: one.id,
            spec_id: one.spec_id,
            day: chinaDay(now, days),
            seen_at: lookedAt(now, days, step),
          });
      }
    }
  });
  await copyRows(client, 'goods_favourite', kept.toSorted(byTime));
  await client.query(
    'update goods_favourite f set company_id = m.company_id from member m where m.id = f.member_id and m.company_id is not null',
  );
  await copyRows(client, 'store_favourite', followed.toSorted(byTime));
  await copyRows(client, 'footprint', seen);
  await client.query(
    `update goods g set favourite_count = n.amount from (select goods_id, count(*) as amount from goods_favourite group by goods_id) n where n.goods_id = g.id`,
  );
  await client.query(
    `update store s set favourite_count = n.amount from (select store_id, count(*) as amount from store_favourite group by store_id) n where n.store_id = s.id`,
  );
};

/** Today's looks lie between midnight and now; earlier ones in the afternoon. */
const lookedAt = (now: Date, daysAgo: number, step: number): Date =>
  daysAgo === 0
    ? new Date(now.getTime() - Math.min(step * 420_000, (now.getTime() - chinaMidnight(now)) * (step / 10)))
    : new Date(chinaMidnight(now) - daysAgo * dayMs + 14 * 3_600_000 + step * 540_000);

/** Some cost more then, some less, most the same; of a few it was not written down yet. */
const priceThen = ({ id, price_fen }: GoodsRow, memberId: number): number | null => {
  const moved = [1.08, 1, 1, 0.95, 1, 1.15, undefined, 1][(Number(id) + memberId) % 8];
  return moved === undefined ? null : Math.max(1, Math.round(Number(price_fen) * moved));
};
