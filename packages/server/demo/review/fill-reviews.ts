import type pg from 'pg';
import type { PlannedLeaf } from '../catalogue/plan-classes.ts';
import { chinaMidnight } from '../kit/china-day.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import type { ReviewData } from '../kit/demo-data.ts';
import { makeRandom, type Random } from '../kit/random.ts';
import { openReviewBook } from './choose-texts.ts';
import { crowdSize } from './fill-crowd.ts';

const replies = [
  '感谢认可，批次的检验记录已经随货附上，如需电子版可联系客服。',
  '谢谢支持，后续有备品备件需要随时联系，我们按项目优先排货。',
  '感谢反馈，已转给仓库改进包装，给您添麻烦了。',
  '感谢选用，质保期内有任何问题拨打店铺电话，工程师当天响应。',
];
const apologies = [
  '非常抱歉给现场带来不便，补发件已加急寄出，物流问题我们已经和承运方复盘。',
  '抱歉耽误了工期，客服经理已与您联系，后续订单为您安排专车配送。',
];
const appended = [
  '投运一段时间了，运行正常，接头和外壳温升都在范围内。',
  '追加一条：又下了第二单，质量和第一批一致。',
  '用到现在没有出过问题，班组反映不错。',
  '经历了一次雷雨天气，设备没有异常，放心了。',
  '验收资料已经归档，监理抽查合格。',
];

type GoodsRow = {
  id: string;
  store_id: string;
  gc_id: string;
  age_days: number;
  specs: { id: string; line: string; picture: string }[];
  pictures: string[];
};

/** As many as a shop shows on its first pages; more would only make the first start longer. */
const mostGoods = 7000;

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, key: random.next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);

const dayMs = 86_400_000;

const reviewRow = (goods: GoodsRow, text: ReviewData, random: Random, now: Date, firstBuyer: number) => {
  const spec = random.pick(goods.specs);
  const age = random.whole(2, Math.max(3, Math.min(goods.age_days, 420)));
  // Between eight in the morning and ten at night in China.
  const at = new Date(chinaMidnight(now) - age * dayMs + random.whole(8 * 3600, 22 * 3600) * 1000);
  const photos = random.chance(0.22) ? shuffled([spec.picture, ...goods.pictures], random).slice(0, random.whole(1, 3)) : [];
  const appends = age > 20 && random.chance(0.12);
  const answered = text.kind === 'positive' ? random.chance(0.25) : random.chance(0.8);
  return {
    goods_id: goods.id,
    spec_id: spec.id,
    store_id: goods.store_id,
    member_id: firstBuyer + random.whole(0, crowdSize - 1),
    stars: text.stars,
    text: text.text,
    photos: [...new Set(photos)],
    spec_name: spec.line,
    anonymous: random.chance(0.08),
    append_text: appends ? random.pick(appended) : '',
    appended_at: appends ? new Date(at.getTime() + random.whole(7, age - 5) * dayMs) : null,
    reply: answered ? random.pick(text.kind === 'positive' ? replies : apologies) : '',
    replied_at: answered ? new Date(at.getTime() + random.whole(2, 30) * 3_600_000) : null,
    created_at: at,
  };
};

/** Reviews for a third of the goods, those that sell best; ids follow the time, as they would have. */
export const fillReviews = async (client: pg.PoolClient, leaves: readonly PlannedLeaf[], firstBuyer: number, now: Date): Promise<void> => {
  const book = openReviewBook();
  const leafOf = new Map(leaves.map((leaf) => [String(leaf.id), leaf]));
  const { rows } = await client.query<GoodsRow>(
    `select g.id, g.store_id, g.gc_id, extract(day from $1::timestamptz - g.created_at)::int as age_days,
       (select jsonb_agg(jsonb_build_object('id', s.id::text, 'line', s.axis_line, 'picture', s.picture) order by s.sort) from spec s where s.goods_id = g.id) as specs,
       (select array_agg(distinct s.picture) from spec s where s.goods_id = g.id) as pictures
     from goods g where g.state = 'on' order by g.rank desc, g.id desc limit (select least(count(*) / 3, ${mostGoods}) from goods)`,
    [now],
  );
  const reviews = rows.flatMap((goods) => {
    const random = makeRandom(62, Number(goods.id));
    const leaf = leafOf.get(goods.gc_id);
    const about = leaf ? shuffled(book.about(leaf), random) : [];
    const others = shuffled(book.general, random);
    const wanted = random.weigh([3, 6, 10, 16, 24], (amount) => 26 - amount);
    // Mostly what speaks of the thing itself, then what fits anything; bad words are rarer than the book holds them.
    const texts = [...about.slice(0, Math.ceil(wanted / 2)), ...others].filter((text) => text.kind === 'positive' || random.chance(0.25));
    return texts.slice(0, wanted).map((text) => reviewRow(goods, text, random, now, firstBuyer));
  });
  reviews.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await copyRows(
    client,
    'review',
    reviews.map((row, at) => ({ id: at + 1, ...row })),
  );
  await moveIdentity(client, ['review']);
  await client.query('select refresh_review_totals()');
};
