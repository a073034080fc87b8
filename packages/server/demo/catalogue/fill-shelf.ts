import type pg from 'pg';

/** The first to work in each store. */
const keepers = `
  select distinct on (m.store_id) m.store_id, m.id as member_id from member m where m.store_id is not null order by m.store_id, m.id`;

/** Specs besides the first of goods with several, those that sell least first: nobody's tour through the mall leads to them. */
const quiet = `
  select p.id, p.price_fen, g.store_id, row_number() over (partition by g.store_id order by g.month_sales, p.id) as nth
  from spec p join goods g on g.id = p.goods_id join spec_stock k on k.spec_id = p.id
  where g.state = 'on' and p.state = 'on' and p.id <> g.default_spec_id and k.on_hand > k.reserved
    and (select count(*) from spec o where o.goods_id = g.id and o.state = 'on') >= 3`;

/** Every spec of a store warns its keeper at some number, a few of them now. */
const warnings = `
  with quiet as (${quiet})
  update spec p set warn_at = case when q.nth between 3 and 9 then k.on_hand - k.reserved + 5 else 5 end
  from quiet q join spec_stock k on k.spec_id = q.id
  where p.id = q.id and q.nth <= 200 and q.store_id in (select store_id from (${keepers}) kept)`;

/** Two specs were counted and are not there any more, one has a few more than the book said. */
const counts = `
  with kept as (${keepers}), quiet as (${quiet}),
  made as (
    insert into stock_count (store_id, by_member_id, remark, at)
    select store_id, member_id, '月末盘点，B 区货架', $1::timestamptz - interval '9 days' from kept returning id, store_id, at),
  found as (
    select q.id, c.id as count_id, c.at, case when q.nth <= 2 then k.reserved - k.on_hand else 3 end as more
    from quiet q join made c on c.store_id = q.store_id join spec_stock k on k.spec_id = q.id where q.nth <= 3),
  moved as (update spec_stock k set on_hand = k.on_hand + f.more from found f where f.id = k.spec_id returning k.spec_id)
  insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref, at)
  select f.id, f.more, 0, 'adjust', 'count:' || f.count_id, f.at from found f join moved on moved.spec_id = f.id`;

/** Prices that some specs had before. */
const prices = `
  with kept as (${keepers}), quiet as (${quiet})
  insert into spec_price_change (spec_id, from_fen, to_fen, by_member_id, at)
  select q.id, step.from_fen, step.to_fen, kept.member_id, $1::timestamptz - make_interval(days => step.days)
  from quiet q join kept on kept.store_id = q.store_id
  cross join lateral (values
    (42, q.price_fen * 96 / 100 + 2, q.price_fen * 103 / 100 + 3),
    (16, q.price_fen * 103 / 100 + 3, q.price_fen)) as step (days, from_fen, to_fen)
  where q.nth <= 30 order by step.days desc, q.id`;

/** Some are sold by so many at a time: small things by the box, cut cable by the ten metres. None that somebody has in his cart or on a list, where other numbers stand. */
const steps = `
  with quiet as (${quiet})
  update spec p set step = case when p.pack_length = 1 then 10 else 5 end
  from quiet q join spec_stock k on k.spec_id = q.id where p.id = q.id and q.nth between 40 and 60 and q.store_id in (select store_id from (${keepers}) kept) and k.on_hand - k.reserved >= 40 and not exists (select from cart_line c where c.spec_id = p.id)
    and not exists (select from procurement_list_line l where l.spec_id = p.id)`;

/** What the keepers of stores did on their shelves lately: warnings, a count, prices. */
export const fillShelf = async (client: pg.PoolClient, now: Date): Promise<void> => {
  await client.query(prices, [now]);
  await client.query(steps);
  await client.query(warnings);
  await client.query(counts, [now]);
};
