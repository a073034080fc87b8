import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportCounts } from '@mall/contract/catalogue/goods-import.api.ts';
import { creditCodeFault } from '@mall/contract/company/credit-code.rules.ts';
import { ApplicationFields } from '@mall/contract/store/application.rules.ts';
import { verify } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { runImports } from '../src/catalogue/import/run-imports.ts';
import { testDatabase } from '../src/testing/test-database.ts';
import { demoFounders, demoMembers, demoPassword } from './account/demo-members.ts';
import { fillDemo } from './fill-demo.ts';

const database = testDatabase();
const quiet = { log: () => {} };
const count = async (from: string): Promise<number> =>
  Number((await database.db.pool.query(`select count(*) as n from ${from}`)).rows[0].n);
const list = async (sql: string): Promise<string[]> => (await database.db.pool.query(sql)).rows.map((row) => String(Object.values(row)[0]));

const listCounts = async (): Promise<[string, number][]> =>
  (await database.db.pool.query("select substr(key, 6) as list, amount from catalogue_count where key like 'list:%'")).rows.map((row) => [
    row.list,
    Number(row.amount),
  ]);
/** Every key, reference, check and index: a bulk load drops and rebuilds them. */
const listShape = () =>
  list(`select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`);

describe('the demo', () => {
  let shape: string[] = [];

  beforeAll(async () => {
    shape = await listShape();
    const filled = await fillDemo(database.owner, quiet);
    expect(filled?.goods).toBe(2560);
  });

  it('has messages of several kinds for every buyer that the start names, some of them unread, and texts nobody about them', async () => {
    const { rows } = await database.db.pool.query<{ mobile: string; kinds: number; unread: number }>(
      `select m.mobile, count(distinct g.kind)::int as kinds, count(*) filter (where g.read_at is null)::int as unread
       from member m left join message g on g.member_id = m.id where m.mobile = any ($1) group by m.mobile`,
      [demoMembers.filter(({ audience }) => audience === 'buyer').map(({ mobile }) => mobile)],
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter(({ kinds, unread }) => kinds < 3 || unread < 2)).toEqual([]);
    expect(await count('message_post')).toBe(0);
  });

  it('has something to read and a role for everybody of the first company, and a password as old as its message says', async () => {
    const people = 'member m where m.company_id = 1 and m.enabled';
    expect(await count(people)).toBeGreaterThan(12);
    expect(await count(`${people} and not exists (select from message g where g.member_id = m.id and g.read_at is null)`)).toBe(0);
    expect(await count(`${people} and not exists (select from member_role h where h.member_id = m.id)`)).toBe(0);
    expect(
      await count(
        `message g join member m on m.id = g.member_id where g.code = 'account.password_changed' and g.created_at <> m.password_changed_at`,
      ),
    ).toBe(0);
  });

  it('gives a seller an import that waits with bad rows of many kinds, most of it sound, and what came before', async () => {
    await runImports({ db: database.db, log: { warn: () => {} } });
    const { rows } = await database.db.pool.query<{ state: string; rows: number; counts: ImportCounts }>(
      `select i.state, i.rows_total as rows, i.counts from goods_import i join member m on m.id = i.member_id where m.mobile = '13900000001' order by i.created_at desc`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['deciding', 'written', 'failed']);
    expect(rows.every(({ counts }) => counts !== null)).toBe(true);
    const [{ counts } = { counts: {} as ImportCounts }] = rows;
    const { bad, changed, unchanged, falls, kinds } = counts;
    expect(Object.values(kinds).filter((num) => num > 0).length).toBeGreaterThan(4);
    expect(bad * 2).toBeLessThan(changed + unchanged);
    expect(falls).toBeGreaterThan(0);
    expect(await count(`download where kind = 'store_goods_rows' and state = 'waiting'`)).toBe(1);
  });

  it('fills the catalogue', async () => {
    expect(await count(`goods where state <> 'draft'`)).toBe(2560);
    expect(await count('spec')).toBeGreaterThan(9000);
    expect(await count('goods_class where level = 3 and goods_count > 0')).toBe(256);
    expect(await count('brand')).toBe(60);
    expect(await count('store')).toBe(44);
    expect(await count('goods_label join label on label.id = label_id')).toBeGreaterThan(2560);
    expect(await count('label where not exists (select from goods_label where label_id = label.id)')).toBe(0);
    expect(await count('class_price')).toBe(256 * 12);
  });

  it('books every stock in the ledger', async () => {
    const wrong = await count(`spec_stock k left join (
      select spec_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from stock_ledger group by spec_id) l on l.spec_id = k.spec_id
      where k.on_hand <> coalesce(l.on_hand, 0) or k.reserved <> coalesce(l.reserved, 0)`);
    expect(wrong).toBe(0);
    expect(await count('spec where not exists (select from spec_stock where spec_id = spec.id)')).toBe(0);
    await expect(database.owner.query('update stock_ledger set ref = ref')).rejects.toThrow('append only');
  });

  it('lets the buyers buy: addresses with one default, titles, carts with something gone, freight that differs by province', async () => {
    const buyers = await count(`member where audience = 'buyer' and enabled and mobile like '138%'`);
    expect(await count('member_address where is_default')).toBe(buyers);
    // Colleagues of who shares his company's titles have those.
    const sharers = `(mobile = '13800000002' or company_id is distinct from (select s.company_id from member s where s.mobile = '13800000002'))`;
    expect(await count('invoice_title where is_default')).toBe(
      await count(`member where audience = 'buyer' and enabled and mobile like '138%' and ${sharers}`),
    );
    expect(await count('(select distinct member_id from cart_line) carts')).toBe(buyers);
    expect(
      await count(`cart_line c join spec s on s.id = c.spec_id join goods g on g.id = s.goods_id where g.state = 'off'`),
    ).toBeGreaterThan(0);
    expect(await count('store_freight_area f join store s on s.id = f.store_id where f.freight_fen <= s.freight_fen')).toBe(0);
    expect(
      await count(`store s where kind <> 'cross' and not exists (select from freight_template f where f.store_id = s.id and f.usual)`),
    ).toBe(0);
    expect(await count('goods g join freight_template f on f.id = g.freight_template_id where f.store_id <> g.store_id')).toBe(0);
    expect(await count('order_difference')).toBeGreaterThan(1);
    expect(await count(`price_change where state = 'open'`)).toBeGreaterThan(1);
    expect(await count('goods where freight_template_id is not null')).toBeGreaterThan(300);
    expect(await count('goods where not invoiceable')).toBeGreaterThan(40);
    expect(await count('area c join area d on d.parent_id = c.id join member_address a on a.district_id = d.id and a.city_id = c.id')).toBe(
      await count('member_address'),
    );
  });

  it('puts the cheapest spec on the card', async () => {
    expect(await count('goods g where price_fen <> (select min(price_fen) from spec where goods_id = g.id)')).toBe(0);
    expect(await count('goods g join spec s on s.id = g.default_spec_id where s.price_fen <> g.price_fen')).toBe(0);
  });

  it('gives price steps that fall between the least order and 200', async () => {
    const wrong = await count(`spec_price_break b join spec s on s.id = b.spec_id join goods g on g.id = s.goods_id
      where b.price_fen >= s.price_fen or b.min_num <= coalesce(s.moq, g.moq)
        or exists (select from spec_price_break o where o.spec_id = b.spec_id and o.min_num > b.min_num and o.price_fen >= b.price_fen)`);
    expect(wrong).toBe(0);
  });

  it('lets price steps be seen: on a quarter of all goods, and among the first twenty of every first-level class', async () => {
    expect(await count(`(select distinct s.goods_id from spec_price_break b join spec s on s.id = b.spec_id) stepped`)).toBeGreaterThan(
      640,
    );
    const without = await list(`select c.names ->> 'zh' from goods_class c where c.level = 1 and not exists (
      select from (select g.default_spec_id from goods g where g.first_gc_id = c.id and g.state = 'on' order by g.rank desc limit 20) best
      join spec_price_break b on b.spec_id = best.default_spec_id)`);
    expect(without).toEqual([]);
  });

  it('gives every class its facets', async () => {
    const bare = await list(`select c.names ->> 'zh' from goods_class c where level = 3 and shown and not exists (
      select from attribute a join goods_attribute ga on ga.attribute_id = a.id where a.class_id = c.id and a.facet group by a.id having count(distinct ga.value_id) > 1)`);
    expect(bare).toEqual([]);
  });

  it('has a store whose paper ran out and took some of its goods from the shelf, and specs that are sold by several at a time', async () => {
    const kept = `store_id = (select store_id from member where mobile = '13900000003')`;
    const [off, on] = [await count(`goods where state = 'lapsed' and ${kept}`), await count(`goods where state = 'on' and ${kept}`)];
    expect([off > 0, off < on / 4, await count(`goods where state = 'lapsed' and not (${kept})`)]).toEqual([true, true, 0]);
    expect(await list(`select distinct state_reason from goods where state = 'lapsed'`)).toEqual(['ISO 9001质量管理体系认证']);
    expect(await count(`goods_event e join goods g on g.id = e.goods_id where g.state = 'lapsed' and e.event = 'expire'`)).toBe(off);
    expect(await count('spec p join cart_line c on c.spec_id = p.id where p.step > 1')).toBe(0);
    expect(await count('spec where step > 1')).toBeGreaterThan(20);
  });

  it('numbers the recommended goods without a gap and knows their total', async () => {
    for (const [key, amount] of await listCounts()) {
      expect(amount).toBeGreaterThan(24);
      expect(await count(`recommendation where list = '${key}' and place between 1 and ${amount}`)).toBe(amount);
    }
    expect(await count("recommendation r join goods g on g.id = r.goods_id where g.state <> 'on'")).toBe(0);
  });

  it('counts exactly what members keep, follow and say', async () => {
    expect(await count('(select distinct goods_id from review) reviewed')).toBeGreaterThanOrEqual(2560 / 3 - 1);
    expect(await count("review where photos <> '{}'")).toBeGreaterThan(500);
    expect(await count('goods g where favourite_count <> (select count(*) from goods_favourite f where f.goods_id = g.id)')).toBe(0);
    expect(await count('store s where favourite_count <> (select count(*) from store_favourite f where f.store_id = s.id)')).toBe(0);
    expect(
      await count(`goods g where (review_count, positive_count, photo_count) <> (select count(*), count(*) filter (where kind = 'positive'),
        count(*) filter (where photos || append_photos <> '{}') from review r where r.goods_id = g.id and r.shown)`),
    ).toBe(0);
    expect(
      await count(
        "review r join goods g on g.id = r.goods_id where r.store_id <> g.store_id or r.created_at < g.created_at - interval '3 days'",
      ),
    ).toBe(0);
    expect(
      await count('review where created_at > now() or appended_at > now() or appended_at < created_at or replied_at < created_at'),
    ).toBe(0);
    expect(await count("footprint f where f.day <> (f.seen_at at time zone 'Asia/Shanghai')::date or f.seen_at > now()")).toBe(0);
    expect(await count('company_purchase where deadline > now()')).toBeGreaterThan(10);
  });

  it('builds the home page of every style, with goods that are on the shelf', async () => {
    expect(await list('select distinct floor_style from floor where zone_id is null order by 1')).toEqual(['1', '2', '3', '4']);
    expect(await count('floor where floor_style = 1 and zone_id is null')).toBe(2);
    expect(
      await count('floor f where floor_style = 1 and zone_id is null and (select count(*) from floor_goods where floor_id = f.id) <> 8'),
    ).toBe(0);
    expect(await count("floor_goods where part = 'kit'")).toBe(9);
    expect(await count("floor_goods fg left join goods g on g.id = fg.goods_id and g.state = 'on' where g.id is null")).toBe(0);
    expect(await count('custom_class where zone_id is null and parent_id is null')).toBe(4);
    expect(await count('custom_class where zone_id is null and parent_id is not null and class_id is not null')).toBe(16);
    expect(await count("adv where adv_key = 'home_banner'")).toBeGreaterThan(3);
    expect(await count('zone z where not exists (select from floor where zone_id = z.id)')).toBe(0);
    expect(await count('zone z where not exists (select from custom_class where zone_id = z.id)')).toBe(0);
  });

  it('tells the cross-border pages in six languages', async () => {
    const zone = "(select id from zone where key = 'cross_border')";
    expect(await count(`floor where zone_id = ${zone} and not is_six_words(title)`)).toBe(0);
    expect(await count(`custom_class where zone_id = ${zone} and not is_six_words(name)`)).toBe(0);
    expect(await count('navigation where not is_six_words(name)')).toBe(0);
  });

  it('writes the articles, the newest notice an hour ago', async () => {
    expect(await list('select kind || count(*) from article a where published_at is not null group by kind order by kind')).toEqual([
      'agreement2',
      'charge12',
      'help40',
      'notice20',
    ]);
    expect(await count("article where kind = 'notice' and published_at between now() - interval '2 hours' and now()")).toBe(1);
    expect(
      await list(
        "select url from page_part where part = 'footer' and not exists (select from article where kind = 'help' and url = '/helpcenterProblem?id=' || article.id)",
      ),
    ).toEqual([]);
  });

  it('certifies six companies, keeps two waiting, one refused and one blocked, with somebody to look at each', async () => {
    expect(await list('select state || count(*) from company group by state order by state')).toEqual([
      'active6',
      'blocked1',
      'none1',
      'pending2',
      'rejected1',
    ]);
    const founders = [...demoFounders, ...demoMembers].map(({ mobile }) => mobile);
    expect(
      await list(
        `select distinct c.state from member m join company c on c.id = m.company_id where m.mobile in (${founders.map((one) => `'${one}'`).join()}) order by 1`,
      ),
    ).toEqual(['active', 'blocked', 'none', 'pending', 'rejected']);
    const { rows } = await database.db.pool.query<{ fields: { unifiedCode: string } }>('select fields from company_version');
    expect(rows.filter(({ fields }) => creditCodeFault(fields.unifiedCode))).toEqual([]);
  });

  it('has sellers who wait for their stores and one whose papers came back, as they would hand them in', async () => {
    const { rows } = await database.db.pool.query<{ state: string; fields: unknown }>(
      `select a.state, v.fields from store_application a join lateral (
         select fields from store_application_version where application_id = a.id order by version desc limit 1) v on true order by a.id`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['pending', 'pending', 'returned']);
    for (const { fields } of rows) expect(ApplicationFields.safeParse(fields).error).toBeUndefined();
    expect(
      await list(`select names ->> 'zh' from goods_class where level = 2 and id not in (select class_id from store_class_term)`),
    ).toEqual([]);
  });

  it('lets the demo accounts in with their password', async () => {
    const { rows } = await database.db.pool.query(
      'select mobile, password_hash, company_id, store_id from member where mobile = any ($1)',
      [demoMembers.map((one) => one.mobile)],
    );
    expect(rows).toHaveLength(demoMembers.length);
    expect(await verify(rows[0].password_hash, demoPassword)).toBe(true);
    expect(rows.filter((row) => row.mobile.startsWith('139') && row.store_id === null)).toEqual([]);
  });

  it('draws every picture it names', async () => {
    const named = await list(`select distinct split_part(address, '?', 1) from (
      select picture as address from spec union all select picture from goods_class union all select logo from store union all select banner from store
      union all select image from adv union all select image from page_part where image <> '' union all select avatar from member union all select logo from brand
      union all select banner from zone union all select logo from zone) every_picture`);
    expect(named.filter((address) => !existsSync(join(import.meta.dirname, '../assets', address.replace('/media/', ''))))).toEqual([]);
  });

  it('names the values of each spec as its axis does', async () => {
    expect(
      await list(`select id::text from spec where array(select unnest(value_ids) order by 1) <> values_of_axis(goods_id, axis) limit 5`),
    ).toEqual([]);
  });

  it('leaves keys, references and indexes as it found them', async () => {
    expect(await listShape()).toEqual(shape);
  });

  it('fills only an empty database', async () => {
    expect(await fillDemo(database.owner, quiet)).toBeUndefined();
    expect(await count(`goods where state <> 'draft'`)).toBe(2560);
  });

  it('lets the next row have an id of its own', async () => {
    for (const table of ['goods', 'spec', 'store', 'member', 'company', 'article', 'adv', 'goods_class']) {
      const [largest, next] = [
        await list(`select max(id) from ${table}`),
        await list(`select nextval(pg_get_serial_sequence('${table}', 'id'))`),
      ];
      expect(Number(next[0])).toBeGreaterThan(Number(largest[0]));
    }
  });
});
