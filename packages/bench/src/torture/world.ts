import { randomBytes } from 'node:crypto';
import { hashToken } from '@mall/server/account/hash-token.ts';
import { recoveryMark } from '@mall/server/account/spend-factor-code.ts';
import { createSealer } from '@mall/server/kernel/sealer.ts';
import { companionOf } from '@mall/server/testing/authority.ts';
import type { Pool } from 'pg';

export type Person = { memberId: string; token: string; addressId: string };
export type World = {
  buyers: Person[];
  sellers: Person[];
  operator: Person;
  /** Of one company: who asks, who decides, and the projects whose budgets are asked for. */
  purchasers: Person[];
  approvers: Person[];
  /** Who makes the company's bills and pays them. */
  finance: Person;
  /** Who signs contracts for that company. */
  signers: Person[];
  /** Who is asked for sealed quotes, and of which class of goods. */
  sourcing: { classId: string; quoters: (Person & { storeId: string })[] };
  projectIds: string[];
  specIds: string[];
  /** Those that are bought in groups. */
  groupSpecIds: string[];
  /** A code with which somebody behind the counter says once more who he is; each opens once. */
  factorCode: (person: Person) => Promise<string>;
  /** The address of a picture that somebody has uploaded. */
  proofOf: (person: Person) => Promise<string>;
  /** Lets the time to pay of an order run out. */
  expire: (orderId: string) => Promise<void>;
};

const hotSpecs = 6;
const groupSpecs = 2;
const piecesEach = 400;
/** So many stores are asked for a sealed quote. */
const asking = 4;
/** People of the demo's company; some ask twice at once, because two tabs may. */
const purchasing = ['13800000003', '13800000003', '13800000003', '13800000002'];
const signing = ['13800000002', '13800000005'];
const approving = ['13800000004', '13800000002', '19900000009'];

/** Some people, a few specs that everybody wants, and an activity among them. */
export const buildWorld = async (db: Pool, buyerCount: number, sealKey: string): Promise<World> => {
  const sealer = createSealer(sealKey);
  const one = async (text: string, values: unknown[] = []): Promise<string> => String((await db.query(text, values)).rows[0]?.id);
  const signIn = async (memberId: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await db.query(
      `insert into member_session (member_id, token_hash, companion_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [memberId, hashToken(token), hashToken(companionOf(token))],
    );
    return token;
  };
  const district = (
    await db.query(
      `select d.id as district, c.id as city, p.id as province from area d join area c on c.id = d.parent_id join area p on p.id = c.parent_id limit 1`,
    )
  ).rows[0];

  const takeAddress = (memberId: string): Promise<string> =>
    one(
      `insert into member_address (member_id, receiver_name, receiver_phone, province_id, city_id, district_id, detail, postal_code, is_default)
       values ($1, '收货人', '13812345678', $2, $3, $4, '一号路1号', '300000', not exists (select from member_address where member_id = $1 and is_default)) returning id`,
      [memberId, district.province, district.city, district.district],
    );

  const buyers: Person[] = [];
  for (let at = 0; at < buyerCount; at += 1) {
    const memberId = await one(`insert into member (mobile, member_name, password_hash) values ($1, $2, '') returning id`, [
      `1770000${String(at).padStart(4, '0')}`,
      `买家${at}`,
    ]);
    const addressId = await takeAddress(memberId);
    await db.query(`insert into point_account (member_id, balance) values ($1, 100000)`, [memberId]);
    await db.query(`insert into point_ledger (member_id, change, balance_after, reason, ref) values ($1, 100000, 100000, 'gift', $2)`, [
      memberId,
      `torture:${memberId}`,
    ]);
    await db.query(
      `insert into member_coupon (coupon_id, member_id, seq, valid_from, valid_until)
       select c.id, $1, 1, now() - interval '1 minute', now() + interval '1 day' from coupon c join activity a on a.id = c.id
       where a.scope = 'all' and c.received < c.quota limit 1 on conflict do nothing`,
      [memberId],
    );
    buyers.push({ memberId, token: await signIn(memberId), addressId });
  }
  await db.query(
    `update coupon c set received = (select count(*) from member_coupon m where m.coupon_id = c.id) where received < (select count(*) from member_coupon m where m.coupon_id = c.id)`,
  );

  const { rows: specs } = await db.query<{ id: string; store_id: string }>(
    `select s.id::text, g.store_id::text from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
     where s.state = 'on' and g.state = 'on' and t.state = 'open' and g.moq = 1 and s.price_fen between 2000 and 200000
       and not exists (select from activity_price p where p.spec_id = s.id) and not exists (select from group_buy b where b.spec_id = s.id) order by s.id limit $1`,
    [hotSpecs + groupSpecs],
  );
  const allIds = specs.map((spec) => spec.id);
  const specIds = allIds.slice(0, hotSpecs);
  await db.query(
    `with moved as (
       insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
       select k.spec_id, $2::int - (k.on_hand - k.reserved), 0, 'adjust', 'torture' from spec_stock k
       where k.spec_id = any ($1::bigint[]) and k.on_hand - k.reserved <> $2::int returning spec_id, on_hand_change)
     update spec_stock k set on_hand = k.on_hand + moved.on_hand_change from moved where moved.spec_id = k.spec_id`,
    [allIds, piecesEach],
  );
  await openActivity(db, specIds[0] as string);

  const addClerk = async (storeId: string, begins: string): Promise<Person> => {
    const memberId = await one(
      `insert into member (mobile, member_name, password_hash, audience, store_id) values ($1, '店员', '', 'seller', $2) returning id`,
      [`${begins}${storeId.padStart(4, '0')}`, storeId],
    );
    await db.query(`insert into member_role select $1, id from role where company_id is null and key = 'store_owner'`, [memberId]);
    return { memberId, token: await signIn(memberId), addressId: '' };
  };
  const sellers = await Promise.all([...new Set(specs.map((spec) => spec.store_id))].map((storeId) => addClerk(storeId, '1760000')));
  const { rows: asked } = await db.query<{ id: string }>(
    `select id::text from store s where state = 'open' and company_id is null and not exists (select from inquiry_block b where b.store_id = s.id) order by id limit $1`,
    [asking],
  );
  const quoters = await Promise.all(asked.map(async ({ id }) => ({ ...(await addClerk(id, '1750000')), storeId: id })));
  const classId = await one(
    `select c.id from goods_class c join goods_class p on p.id = c.parent_id where p.parent_id is not null order by c.id limit 1`,
  );
  const operatorId = await one(`select id from member where audience = 'operator' order by id limit 1`);
  const colleague = async (mobile: string): Promise<Person> => {
    const memberId = await one(`select id from member where mobile = $1`, [mobile]);
    return { memberId, token: await signIn(memberId), addressId: await takeAddress(memberId) };
  };
  const purchasers = await Promise.all(purchasing.map(colleague));
  const approvers = await Promise.all(approving.map(colleague));
  const finance = await colleague('13800000005');
  const operatorToken = await signIn(operatorId);
  for (const memberId of [operatorId, ...sellers.map((seller) => seller.memberId)])
    await db.query('insert into second_factor (member_id, secret) values ($1, $2) on conflict do nothing', [memberId, Buffer.from('-')]);
  const signers = await Promise.all(signing.map(colleague));
  const { rows: projects } = await db.query<{ id: string }>(
    `select p.id::text from project p join member m on m.company_id = p.company_id where m.id = $1 and p.state = 'open' order by p.id`,
    [purchasers[0]?.memberId],
  );
  return {
    buyers,
    sellers,
    purchasers,
    approvers,
    finance,
    signers,
    sourcing: { classId, quoters },
    projectIds: projects.map((project) => project.id),
    operator: { memberId: operatorId, token: operatorToken, addressId: '' },
    specIds,
    groupSpecIds: allIds.slice(hotSpecs),
    factorCode: async ({ memberId }) => {
      const code = Array.from(randomBytes(10), (byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]).join('');
      await db.query('insert into recovery_code (member_id, code_hash) values ($1, $2)', [memberId, recoveryMark(sealer, memberId, code)]);
      return code;
    },
    proofOf: async ({ memberId }) => {
      const key = randomBytes(16).toString('hex');
      await db.query(`insert into upload (key, member_id, kind, type, name, bytes) values ($1, $2, 'image', 'image/png', '回单.png', 1)`, [
        key,
        memberId,
      ]);
      return `/uploads/${key}`;
    },
    expire: async (orderId) => {
      await db.query(`update shop_order set pay_deadline = now() where id = $1 and state = 'wait_pay'`, [orderId]);
    },
  };
};

/** A time-limited buy of 60 pieces, five a person, on one of the specs. */
const openActivity = async (db: Pool, specId: string): Promise<void> => {
  const words = JSON.stringify({ zh: '限时', en: 'Limited', fra: 'Limité', spa: 'Limitado', pt: 'Limitado', ru: 'Акция' });
  const { rows } = await db.query(
    `insert into activity (activity_type, names, scope, starts_at, ends_at) values (5, $1, 'goods', now() - interval '1 minute', now() + interval '1 hour') returning id`,
    [words],
  );
  const activityId = rows[0]?.id;
  await db.query(
    `insert into time_limited_goods (activity_id, spec_id, price_fen, total, restriction) select $1, id, greatest(1, price_fen / 2), 60, 5 from spec where id = $2`,
    [activityId, specId],
  );
  await db.query(
    `insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) select 5, $1, id, greatest(1, price_fen / 2), now() - interval '1 minute', now() + interval '1 hour' from spec where id = $2`,
    [activityId, specId],
  );
};
