import type pg from 'pg';
import type { OrderAddress } from '../../src/order/order-address.ts';
import { buysNow, type DemoMember, demoMembers, quotaBuyer } from '../account/demo-members.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { openDemoShelf } from './demo-shelf.ts';
import { fillOrderPoints } from './fill-order-points.ts';
import { fillPayments } from './fill-payments.ts';
import { type BuyerBook, type HeldCoupon, type MadeOrder, makeOrders } from './make-orders.ts';
import { eventRows, ledgerRows, lineRows, type Moment, numberOf, orderRow, packedRows, shipmentRow, trackRows } from './order-rows.ts';
import { historyDays, planHistory } from './plan-history.ts';
import { planOrders } from './plan-orders.ts';
import { reviewOrders } from './review-orders.ts';
import { runLow } from './run-low.ts';

const homes = [
  ['120101', '南京路 189 号津汇广场 1 座 1802', '300041'],
  ['120116', '新港路 18 号物资中心', '300450'],
  ['120116', '新港路 18 号 3 号仓', '300450'],
  ['120116', '塘沽工业园 6 号', '300450'],
  ['120101', '解放北路 66 号财务部', '300040'],
  ['110105', '建国路 88 号 12 层', '100022'],
  ['370102', '经十路 77 号物资仓库', '250014'],
] as const;

type Buyer = {
  id: number;
  name: string;
  mobile: string;
  company_id: number | null;
  department_id: number | null;
  company: string | null;
  code: string | null;
  certified: boolean;
  buysNow: boolean;
  asks: boolean;
};

const mobilesOf = (wanted: (member: DemoMember) => boolean) => demoMembers.filter(wanted).map(({ mobile }) => mobile);

const listBuyers = async (client: pg.PoolClient): Promise<Buyer[]> =>
  (
    await client.query<Buyer>(
      `select m.id::int, m.member_name as name, m.mobile, m.company_id::int, m.department_id::int, c.name as company, c.unified_code as code, coalesce(c.state = 'active', false) as certified,
         m.mobile = any ($2) as "buysNow", m.mobile = '13800000003' as asks
       from member m left join company c on c.id = m.company_id where m.mobile = any ($1) order by m.id`,
      [mobilesOf(({ audience }) => audience === 'buyer'), mobilesOf(buysNow)],
    )
  ).rows;

/** Who reviews and follows also bought. */
const listCrowd = async (client: pg.PoolClient): Promise<Buyer[]> =>
  (
    await client.query<Buyer>(
      `select id::int, member_name as name, mobile, null::int as company_id, null::int as department_id, null as company, null as code, false as certified,
         false as "buysNow", false as asks
       from member where mobile like '1700000%' and not enabled order by id`,
    )
  ).rows;

const readBook = async (client: pg.PoolClient, buyers: readonly Buyer[]): Promise<BuyerBook & { cityOf: (memberId: number) => string }> => {
  const areas = await client.query<{ id: string; province: string; name: string; city: string }>(
    `select d.id, p.id as province, concat_ws(' ', p.name, nullif(c.name, p.name), d.name) as name, c.name as city
     from area d join area c on c.id = d.parent_id join area p on p.id = c.parent_id where d.id = any ($1)`,
    [homes.map(([district]) => district)],
  );
  const homeOf = (at: number) => {
    const [district, detail, postalCode] = homes[at % homes.length] as (typeof homes)[number];
    const area = areas.rows.find((one) => one.id === district);
    return { detail, postalCode, provinceId: area?.province ?? '', areaInfo: area?.name ?? '', city: area?.city ?? '' };
  };
  const addresses = new Map<number, OrderAddress>(
    buyers.map((buyer, at) => {
      const { city: _, ...home } = homeOf(at);
      return [buyer.id, { receiverName: buyer.name, receiverPhone: buyer.mobile, ...home }];
    }),
  );
  const freight = await client.query<{ store_id: string; province_id: string; fen: number }>(
    'select store_id, province_id, freight_fen::float8 as fen from store_freight_area',
  );
  const coupons = await client.query<HeldCoupon>(
    `select m.id, m.member_id::int, c.threshold_fen::float8, c.reduction_fen::float8, m.received_at
     from member_coupon m join coupon c on c.id = m.coupon_id join activity a on a.id = c.id
     where m.state = 'new' and a.scope = 'all' order by c.reduction_fen desc, m.id`,
  );
  const points = await client.query<{ id: number; balance: number }>('select member_id::int as id, balance::float8 from point_account');
  return {
    addresses,
    coupons: coupons.rows,
    freight: (storeId, provinceId) => freight.rows.find((row) => row.store_id === storeId && row.province_id === provinceId)?.fen,
    points: (memberId) => points.rows.find((row) => row.id === memberId)?.balance ?? 0,
    cityOf: (memberId) => homeOf(buyers.findIndex((buyer) => buyer.id === memberId)).city,
  };
};

const invoiceOf = (buyer: Buyer) =>
  buyer.company && buyer.code
    ? {
        type: 'electronic_normal',
        titleType: 'company',
        companyName: buyer.company,
        taxNumber: buyer.code,
        recipientName: buyer.name,
        phone: buyer.mobile,
        email: 'fapiao@example.com',
      }
    : {
        type: 'electronic_normal',
        titleType: 'person',
        personName: buyer.name,
        recipientName: buyer.name,
        phone: buyer.mobile,
        email: 'fapiao@example.com',
      };

/** Those whose people can sign in. */
const sellersStores = demoMembers.flatMap(({ store }) => store ?? []);

/** Who runs the first company buys on its quota. */
const withQuota = (buyer: Buyer) => ({ ...buyer, onQuota: buyer.mobile === quotaBuyer });

/** Orders in every state of every demo buyer who buys, with stock, coupons, points, payments and parcels that agree with them. */
export const fillOrders = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const at: Moment = (hoursAgo) => (hoursAgo === undefined ? null : new Date(now.getTime() - hoursAgo * 3_600_000));
  const buyers = await listBuyers(client);
  const crowd = await listCrowd(client);
  const everybody = [...buyers, ...crowd];
  const buyerBy = new Map(everybody.map((buyer) => [buyer.id, buyer]));
  const buyerOf = (order: MadeOrder) => buyerBy.get(order.plan.memberId) as Buyer;
  const book = await readBook(client, everybody);
  const past = planHistory(
    crowd.map(({ id }) => id),
    sellersStores,
    now,
  );
  const orders = makeOrders(planOrders(buyers.map(withQuota), sellersStores), await openDemoShelf(client, sellersStores), book, now, {
    plans: past,
    shelf: await openDemoShelf(client, sellersStores),
  });
  const sent = orders.filter((order) => order.shipmentId !== undefined);

  const trades = [...Map.groupBy(orders, (order) => order.tradeId).values()];
  await copyRows(
    client,
    'trade',
    trades.map(([first, ...rest]) => {
      const { tradeId, plan } = first as MadeOrder;
      return {
        id: tradeId,
        pay_sn: `9${numberOf(at(plan.placed) as Date, tradeId)}`,
        member_id: plan.memberId,
        company_id: buyerOf(first as MadeOrder).company_id,
        pay_mode: plan.mode,
        payable_fen: [first as MadeOrder, ...rest].reduce((sum, order) => sum + order.priced.payableFen, 0),
        submit_token: `00000000-0000-4000-8000-${String(tradeId).padStart(12, '0')}`,
        request_hash: 'demo',
        created_at: at(plan.placed),
      };
    }),
  );
  await copyRows(
    client,
    'shop_order',
    orders.map((order) => {
      const buyer = buyerOf(order);
      return orderRow(order, { at, buyer, address: book.addresses.get(buyer.id) ?? {}, invoice: invoiceOf(buyer) });
    }),
  );
  await copyRows(client, 'order_line', orders.flatMap(lineRows));
  await client.query(`update order_line l set arrive_days = s.lead_days + 2 from spec s where s.id = l.spec_id`);
  await copyRows(
    client,
    'order_event',
    orders.flatMap((order) => eventRows(order, at)),
  );
  await copyRows(
    client,
    'shipment',
    sent.map((order) => shipmentRow(order, at)),
  );
  await copyRows(client, 'shipment_line', sent.flatMap(packedRows));
  await copyRows(
    client,
    'shipment_track',
    sent.flatMap((order) => trackRows(order, at, book.cityOf(order.plan.memberId))),
  );
  await receivePast(client, orders, now);
  await moveStock(client, orders, at);
  await spendCoupons(client, orders, at);
  await fillOrderPoints(
    client,
    orders.filter(({ plan }) => !plan.history),
    now,
  );
  await fillPayments(client, orders, at);
  await reviewOrders(client, orders, at);
  await runLow(client, sellersStores);
  await moveIdentity(client, ['trade', 'shop_order', 'order_line', 'shipment']);
};

/** What the crowd bought had come in before, so that the shelf of today is the same with and without it. */
const receivePast = async (client: pg.PoolClient, orders: readonly MadeOrder[], now: Date): Promise<void> => {
  const came = new Map<string, number>();
  for (const { plan, lines } of orders)
    if (plan.history) for (const { spec, shipped } of lines) came.set(spec.id, (came.get(spec.id) ?? 0) + shipped);
  const rows = [...came].filter(([, num]) => num > 0);
  await copyRows(
    client,
    'stock_ledger',
    rows.map(([spec_id, num]) => ({
      spec_id,
      on_hand_change: num,
      reserved_change: 0,
      reason: 'receive',
      ref: 'history:demo',
      at: new Date(now.getTime() - (historyDays + 2) * 86_400_000),
    })),
  );
  await client.query(
    `update spec_stock k set on_hand = k.on_hand + l.on_hand_change from stock_ledger l where l.spec_id = k.spec_id and l.reason = 'receive' and l.ref = 'history:demo'`,
  );
};

const moveStock = async (client: pg.PoolClient, orders: readonly MadeOrder[], at: Moment): Promise<void> => {
  await copyRows(
    client,
    'stock_ledger',
    orders.flatMap((order) => ledgerRows(order, at)),
  );
  await client.query(
    `update spec_stock k set on_hand = k.on_hand + l.on_hand, reserved = k.reserved + l.reserved
     from (select spec_id, sum(on_hand_change)::int as on_hand, sum(reserved_change)::int as reserved from stock_ledger
       where reason in ('hold', 'release', 'ship') group by spec_id) l where l.spec_id = k.spec_id`,
  );
};

const spendCoupons = async (client: pg.PoolClient, orders: readonly MadeOrder[], at: Moment): Promise<void> => {
  for (const { id, couponId, plan } of orders)
    if (couponId)
      await client.query(`update member_coupon set state = 'used', used_order_id = $1, used_at = $2 where id = $3`, [
        id,
        at(plan.placed),
        couponId,
      ]);
};
