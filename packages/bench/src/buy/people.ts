import { randomBytes } from 'node:crypto';
import { hashToken } from '@mall/server/account/hash-token.ts';
import { companionOf } from '@mall/server/testing/authority.ts';
import type { Client } from 'pg';

export type Buyer = { memberId: string; token: string; addressId: string };

/** So many signed-in members with an address each, in three statements. `head` is the beginning of their mobiles. */
export const addBuyers = async (client: Client, head: string, amount: number): Promise<Buyer[]> => {
  const { rows } = await client.query<{ member_id: string; address_id: string }>(
    `with fresh as (
       insert into member (mobile, member_name, password_hash)
       select $1 || lpad(n::text, 11 - length($1), '0'), '买家' || n, '' from generate_series(1, $2::int) n
       on conflict (mobile) do update set member_name = excluded.member_name returning id),
     place as (
       select d.id as district, c.id as city, p.id as province from area d join area c on c.id = d.parent_id join area p on p.id = c.parent_id limit 1)
     insert into member_address (member_id, receiver_name, receiver_phone, province_id, city_id, district_id, detail, postal_code, is_default)
     select fresh.id, '收货人', '13812345678', place.province, place.city, place.district, '一号路1号', '300000', true from fresh, place
     returning member_id::text, id::text as address_id`,
    [head, amount],
  );
  const buyers = rows.map((row) => ({ memberId: row.member_id, addressId: row.address_id, token: randomBytes(32).toString('base64url') }));
  await client.query(
    `insert into member_session (member_id, token_hash, companion_hash, expires_at)
     select member_id, hash, companion, now() + interval '1 day' from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as s (member_id, hash, companion)`,
    [
      buyers.map(({ memberId }) => memberId),
      buyers.map(({ token }) => hashToken(token)),
      buyers.map(({ token }) => hashToken(companionOf(token))),
    ],
  );
  return buyers;
};

export type Ware = { specId: string; storeId: string };

/** Specs of open stores without an activity of their own, each with plenty on hand; what was laid in stands in the ledger. */
export const stockWares = async (client: Client, amount: number): Promise<Ware[]> => {
  const { rows } = await client.query<{ id: string; store_id: string }>(
    `select s.id::text, g.store_id::text from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
     where s.state = 'on' and g.state = 'on' and t.state = 'open' and g.moq = 1 and s.step is null and s.price_fen between 2000 and 200000
       and not exists (select from activity_price p where p.spec_id = s.id) order by hashint8(s.id) limit $1`,
    [amount],
  );
  await client.query(
    `with moved as (
       insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
       select spec_id, 100000, 0, 'adjust', 'benchmark:' || $2 from spec_stock where spec_id = any ($1::bigint[]) returning spec_id, on_hand_change)
     update spec_stock k set on_hand = k.on_hand + moved.on_hand_change from moved where moved.spec_id = k.spec_id`,
    [rows.map(({ id }) => id), String(Date.now())],
  );
  return rows.map(({ id, store_id }) => ({ specId: id, storeId: store_id }));
};
