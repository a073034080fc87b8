import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Db } from '../kernel/db.ts';
import { signInQuietly } from './test-member.ts';

/** Ids of the small mall that `buildSmallMall` lays down. */
export const small = {
  classes: { cables: '1', power: '2', breaker: '3', control: '4', hidden: '5' },
  stores: { own: '1', third: '2', closed: '3' },
  zones: { big: '1', shut: '2' },
  members: { buyer: '1', stranger: '2', bigBuyer: '3' },
  company: '1',
} as const;

const six = (zh: string, en: string) => JSON.stringify({ zh, en, fra: `${en} fr`, spa: `${en} es`, pt: `${en} pt`, ru: `${en} ru` });

/** A mall of a few rows for tests: three levels of classes, three stores (one closed), two zones (one shut), three members and `goodsCount` goods. */
export const buildSmallMall = async (db: Db, goodsCount = 60): Promise<void> => {
  const run = (text: string, values: unknown[] = []) => db.pool.query(text, values);
  await run(
    `insert into goods_class (id, parent_id, level, path, names, icon, picture, sort, shown) values
      (1, null, 1, '1', $1, 'cable', '/media/goods/a.svg', 1, true), (2, 1, 2, '1/2', $2, '', '', 1, true), (3, 2, 3, '1/2/3', $3, '', '/media/goods/b.svg', 2, true),
      (4, 2, 3, '1/2/4', $4, '', '', 1, true), (5, 1, 2, '1/5', $5, '', '', 0, false)`,
    [
      six('电线电缆', 'Wires and cables'),
      six('电力电缆', 'Power cables'),
      six('高压断路器', 'High-voltage breakers'),
      six('控制电缆', 'Control cables'),
      six('停用', 'Retired'),
    ],
  );
  await run(`insert into brand (id, name, en_name, initial) values (1, '津缆', 'Jinlan', 'J')`);
  await run(
    `insert into store (id, name, en_name, kind, state, company_name) values (1, '能电自营店', 'Nengdian', 'self', 'open', '能电'), (2, '津缆旗舰店', '', 'third', 'open', '津缆'), (3, '关门店', '', 'third', 'closed', '关门')`,
  );
  await run(
    `insert into goods (id, first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, rank, sales, month_sales, moq, source, spu_code, model, name, en_name, unit)
     select n, 1, 2, case when n % 2 = 0 then 3 else 4 end, 1, case when n % 2 = 0 then 1 else 2 end, 1000 + n, $1 - n, n * 10, n, 5,
       case when n % 2 = 0 then 'self' else 'third' end, 'SPU' || lpad(n::text, 6, '0'), 'YJV22-' || n, '交联电缆 YJV22-' || n, 'XLPE cable YJV22-' || n, '米'
     from generate_series(1, $1::int) n`,
    [goodsCount],
  );
  await run(
    `insert into spec (id, goods_id, price_fen, market_fen, lead_days, item_number, name, axis_line, attribute_line, picture)
     select n + 1000000, n, 1000 + n, case when n = 1 then 2000 end, 3, 'ITEM-' || n, '交联电缆 YJV22-' || n || ' 3×240', '3×240 铜芯', '8.7/15kV 3×240 铜芯', '/media/goods/cable.svg' from generate_series(1, $1::int) n`,
    [goodsCount],
  );
  await run(`update goods set default_spec_id = id + 1000000`);
  await run(`insert into spec_stock (spec_id, on_hand, reserved) select id, 60, 0 from spec`);
  await run(
    `insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref) select id, 60, 0, 'opening', 'opening' from spec`,
  );
  await run(
    `insert into zone (id, key, kind, names, welcome, banner, logo, open) values (1, 'big', 'big_customer', $1, $2, '/banner.svg', '/logo.svg', true), (2, 'shut', 'channel', $1, $2, '', '', false)`,
    [six('大客户专区', 'Big customers'), six('欢迎', 'Welcome')],
  );
  await run(`insert into zone_rule (zone_id, kind, target) values (1, 'class', '3')`);
  await run(`insert into company (id, name, unified_code, state) values (1, '天津滨海配电工程有限公司', '91120116MA05X00X0X', 'active')`);
  await run(`insert into zone_company (company_id, zone_id) values (1, 1)`);
  await run(
    `insert into member (id, mobile, member_name, account_type, company_id, password_hash) values
      (1, '13800000001', '王建国', 1, null, ''), (2, '13800000002', '李敏', 1, null, ''), (3, '13800000007', '赵强', 2, 1, '')`,
  );
  await run(`insert into member_role select 3, id from role where company_id is null and key = 'company_admin'`);
  await run(`select refresh_recommendations()`);
  await run(`select refresh_class_counts()`);
};

/** A token of a member, as signing in would give it. */
export const tokenOf = (db: Db, memberId: string): Promise<string> => signInQuietly(db, memberId);

/** So many free pieces of a spec, or of every one, from now on; the ledger says so, too. */
export const layStock = async (db: Db, free: number, specId?: Id): Promise<void> => {
  await db.pool.query(
    `with moved as (
       update spec_stock k set on_hand = k.reserved + $1::int from spec_stock was
       where was.spec_id = k.spec_id and ($2::bigint is null or k.spec_id = $2)
       returning k.spec_id, k.on_hand - was.on_hand as more)
     insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
     select spec_id, more, 0, 'adjust', 'test:' || gen_random_uuid() from moved where more <> 0`,
    [free, specId ?? null],
  );
};
