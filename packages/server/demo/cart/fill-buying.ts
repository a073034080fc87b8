import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';

/** West and over the sea: freight costs more there. */
const remote = [54, 65, 63, 62, 15, 46, 71, 81, 82];

const freight = `
  insert into store_freight_area (store_id, province_id, freight_fen)
  select s.id, p.id, 2000 + s.freight_fen * (case when p.id in (54, 65, 71, 81, 82) then 4 else 2 end)
  from store s join area p on p.id = any ($1::bigint[]) and p.id is distinct from s.province_id`;

const noInvoice = `update goods set invoiceable = false where id % 37 = 5`;

type Buyer = {
  id: string;
  mobile: string;
  member_name: string;
  company_id: string | null;
  department_id: string | null;
  /** Who he is among the buyers of his company: the first is 1. */
  nth: string;
  company: string | null;
  unified_code: string | null;
  address: string | null;
  office_phone: string | null;
  bank_name: string | null;
  bank_account: string | null;
  /** Whether a colleague has saved the company's titles for all. */
  hasShared: boolean | null;
};

const places = [
  { provinceId: 12, cityId: 1201, districtId: 120116, detail: '新港二号路 118 号 3 号库房', postalCode: '300450', label: 'warehouse' },
  {
    provinceId: 13,
    cityId: 1310,
    districtId: 131003,
    detail: '龙河开发区富康道 66 号 220kV 变电站工地',
    postalCode: '065000',
    label: 'site',
  },
  { provinceId: 54, cityId: 5401, districtId: 540102, detail: '金珠西路 158 号光伏电站项目部', postalCode: '850000', label: 'site' },
  { provinceId: 31, cityId: 3101, districtId: 310115, detail: '张江路 505 号 2 幢 1204 室', postalCode: '201203', label: 'home' },
] as const;

/** The first two buyers of a company share a site with it each. */
const isShared = ({ nth }: Buyer, at: number): boolean => (at === 1 || at === 2) && at === Number(nth);

const addressesOf = (buyer: Buyer, at: number) =>
  places.slice(0, 3 + (at % 2)).map((place, nth) => ({
    member_id: buyer.id,
    receiver_name: nth === 1 ? '李卫东' : buyer.member_name,
    receiver_phone: nth === 1 ? '18600003390' : buyer.mobile,
    province_id: place.provinceId,
    city_id: place.cityId,
    district_id: place.districtId,
    detail: place.detail,
    postal_code: place.postalCode,
    label: place.label,
    is_default: nth === 0,
    company_id: isShared(buyer, nth) ? buyer.company_id : null,
    department_id: isShared(buyer, nth) ? buyer.department_id : null,
  }));

const sharer = '13800000002';

const titlesOf = (buyer: Buyer) => {
  const recipient = { recipientName: buyer.member_name, phone: buyer.mobile };
  const person = {
    type: 'electronic_normal',
    titleType: 'person',
    personName: buyer.member_name,
    ...recipient,
    email: `m${buyer.id}@example.com`,
  };
  // His colleagues use what the administrator has saved of the company.
  if (buyer.company === null || buyer.unified_code === null || buyer.hasShared) return [person];
  const company = { titleType: 'company', companyName: buyer.company.slice(0, 40), taxNumber: buyer.unified_code };
  return [
    {
      type: 'paper_special',
      ...company,
      registeredAddress: (buyer.address || '天津市示例产业园 1 号').slice(0, 80),
      // As its VAT papers say them.
      officePhone: buyer.office_phone || '022-65550118',
      openingBank: buyer.bank_name || '示例银行滨海支行',
      bankAccount: buyer.bank_account || '6200000000000118',
      ...recipient,
    },
    { type: 'electronic_normal', ...company, ...recipient, email: `m${buyer.id}@example.com` },
    person,
  ];
};

/** What the demo buyers have put aside: some of a seckill, some of one store towards a reduction, some of others, and one that is gone. */
const carts = `
  with buyer as (select id, row_number() over (order by id) as nth from member where audience = 'buyer' and enabled and mobile like '138%'),
  deal as (
    select p.spec_id, g.moq, k.restriction, row_number() over (order by p.spec_id) as nth, count(*) over () as amount
    from activity_price p join spec s on s.id = p.spec_id join goods g on g.id = s.goods_id and g.state = 'on'
    join lateral (select restriction from seckill_goods where p.activity_type = 3 and session_id = p.activity_ref and spec_id = p.spec_id
      union all select restriction from time_limited_goods where p.activity_type = 5 and activity_id = p.activity_ref and spec_id = p.spec_id) k on true
    where p.open and p.starts_at <= now() and p.ends_at > now()),
  shop as (select id, row_number() over (order by sales desc, id) as nth from store where state = 'open'),
  plain as (
    select g.default_spec_id as spec_id, g.moq, shop.nth as shop, row_number() over (partition by g.store_id order by g.rank desc, g.id) as nth
    from goods g join shop on shop.id = g.store_id join spec_stock k on k.spec_id = g.default_spec_id
    where g.state = 'on' and k.on_hand - k.reserved >= g.moq + 20 and not exists (select from deal where deal.spec_id = g.default_spec_id)),
  gone as (
    select default_spec_id as spec_id, row_number() over (order by id) as nth, count(*) over () as amount from goods where state = 'off' and default_spec_id is not null),
  wanted as (
    select b.id as member_id, d.spec_id, case when d.restriction > 0 then least(d.moq, d.restriction) else d.moq end as num, true as selected, 1 as place
    from buyer b join deal d on d.nth = (b.nth * 3) % d.amount + 1
    union all
    select b.id, p.spec_id, p.moq + (p.nth::int * 2) % 7, p.nth < 6, 2 + p.nth::int from buyer b
    join plain p on p.shop = b.nth % 5 + 1 and p.nth <= 3 or p.shop = b.nth % 5 + 3 and p.nth in (4, 6)
    union all
    select b.id, g.spec_id, 1, false, 20 from buyer b join gone g on g.nth = b.nth % g.amount + 1)
  insert into cart_line (member_id, spec_id, num, selected, created_at, updated_at)
  select distinct on (member_id, spec_id) member_id, spec_id, least(num, 200), selected, now() - place * interval '7 minutes', now() - place * interval '7 minutes'
  from wanted order by member_id, spec_id, place`;

/** What buying needs: freight by province, goods without an invoice, and for the demo buyers addresses, titles and something in the cart. */
export const fillBuying = async (client: pg.PoolClient): Promise<void> => {
  await client.query(freight, [remote]);
  await client.query(noInvoice);
  const { rows: buyers } = await client.query<Buyer>(
    `select m.id, m.mobile, m.member_name, m.company_id, m.department_id, row_number() over (partition by m.company_id order by m.id) as nth, c.name as company, c.unified_code, c.registered_address as address, c.office_phone, c.bank_name, c.bank_account,
       m.mobile <> $1 and m.company_id = (select s.company_id from member s where s.mobile = $1) as "hasShared"
     from member m left join company c on c.id = m.company_id where m.audience = 'buyer' and m.enabled and m.mobile like '138%' order by m.id`,
    [sharer],
  );
  await copyRows(client, 'member_address', buyers.flatMap(addressesOf));
  await copyRows(
    client,
    'invoice_title',
    buyers.flatMap((buyer) =>
      titlesOf(buyer).map((fields, nth) => ({
        member_id: buyer.id,
        fields,
        is_default: nth === 0 && !buyer.hasShared,
        company_id: buyer.mobile === sharer && fields.titleType === 'company' ? buyer.company_id : null,
      })),
    ),
  );
  await client.query(carts);
};
