import { listAudit } from '@mall/server/account/audit.queries.ts';
import { readMallFigures } from '@mall/server/figures/mall-figures.queries.ts';
import { usualSettings } from '@mall/server/kernel/config.ts';
import { type Db } from '@mall/server/kernel/db.ts';
import type { BuyerSide, MallSide, StoreSide } from '@mall/server/kernel/side.ts';
import { countMessages, listMessages } from '@mall/server/member/message.queries.ts';
import { listOftenBought } from '@mall/server/order/often.queries.ts';
import { orderFind } from '@mall/server/order/order.find.ts';
import { countOrders } from '@mall/server/order/order.queries.ts';
import { requireOrderDetail, requireStoreOrder } from '@mall/server/order/order-detail.queries.ts';
import { listOrders } from '@mall/server/order/order-list.queries.ts';
import { readSheetRows } from '@mall/server/order/order-sheet.ts';
import { whereOf } from '@mall/server/order/orders-found.ts';
import { listStoreOrders } from '@mall/server/order/store-orders.queries.ts';
import type pg from 'pg';
import { withClient } from '../with-client.ts';

export type GrowingRead = { readonly name: string; readonly read: (db: Db) => Promise<unknown> };

type Crowd = { member: string; company: string; store: string; order: string; sold: string };

/** The buyer, the company and the store with the most orders. Asked as the owner: among ten millions it takes longer than the mall lets a statement run. */
const findCrowd = async (client: pg.Client): Promise<Crowd> =>
  (
    await client.query<Crowd>(`
      with company as (select company_id as id from shop_order where company_id is not null group by 1 order by count(*) desc limit 1),
        store as (select store_id as id from shop_order group by 1 order by count(*) desc limit 1),
        buyer as (select o.member_id as id from shop_order o join company c on c.id = o.company_id group by 1 order by count(*) desc limit 1)
      select buyer.id::text as member, company.id::text as company, store.id::text as store,
        (select max(id)::text from shop_order where company_id = company.id) as order, (select max(id)::text from shop_order where store_id = store.id) as sold
      from company, store, buyer`)
  ).rows[0] as Crowd;

const person = { sessionId: '0', rights: new Map() } as const;
const deep = 500;
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const paged = (name: string, list: (db: Db, page: number) => Promise<unknown>): GrowingRead[] =>
  [1, deep].map((page) => ({ name: `${name}, page ${page}`, read: (db) => list(db, page) }));

/** Whatever is read of orders and of what comes with each of them, by whoever has the most. */
export const listGrowingReads = async (ownerUrl: string): Promise<GrowingRead[]> => {
  const { member: memberId, company: companyId, store: storeId, order, sold } = await withClient(ownerUrl, findCrowd);
  const buyer = { ...person, kind: 'buyer', memberId, companyId, departments: [], reach: 'company' } as unknown as BuyerSide;
  const own = { ...buyer, reach: 'own' } as BuyerSide;
  const seller = { ...person, kind: 'seller', memberId, storeId } as unknown as StoreSide;
  const mall = { ...person, kind: 'operator', memberId } as unknown as MallSide;
  const whole = { page: 1, limit: 10 } as const;
  return [
    ...paged("a company's orders", (db, page) => listOrders(db, buyer, { page, limit: 10 }, usualSettings)),
    ...paged("a buyer's orders", (db, page) => listOrders(db, own, { page, limit: 10 }, usualSettings)),
    {
      name: "a company's orders waiting to be received",
      read: (db) => listOrders(db, buyer, { ...whole, state: 'wait_receive' }, usualSettings),
    },
    { name: "tabs of a company's orders", read: (db) => countOrders(db, buyer) },
    { name: "tabs of a buyer's orders", read: (db) => countOrders(db, own) },
    { name: 'what a buyer orders often', read: (db) => listOftenBought(db, own, 'zh') },
    { name: "a buyer's order", read: (db) => requireOrderDetail(db, buyer, order, usualSettings) },
    {
      name: 'a thousand orders for an export',
      read: (db) => readSheetRows(db, whereOf(buyer, {}), { reader: 'buyer', language: 'zh', limit: 1000, after: undefined }),
    },
    ...paged("a store's orders, with tabs", (db, page) => listStoreOrders(db, seller, { page, limit: 10, tab: 'all' }, usualSettings)),
    { name: "a store's orders to be shipped", read: (db) => listStoreOrders(db, seller, { ...whole, tab: 'toShip' }, usualSettings) },
    { name: "a store's order", read: (db) => requireStoreOrder(db, seller, sold, usualSettings) },
    {
      name: "a store's order by its number",
      read: (db) =>
        db.execute(
          (orderFind[0] as (typeof orderFind)[number]).found(seller as never, { begins: '800000000000001234%', holds: '%无此%' } as never),
        ),
    },
    { name: "the mall's figures of 30 days", read: (db) => readMallFigures(db, { from: day(30), to: day(0) }) },
    ...paged("the mall's trail", (db, page) => listAudit(db, mall, { page, limit: 20 }, 'zh')),
    ...paged("a company's trail", (db, page) => listAudit(db, buyer, { page, limit: 20 }, 'zh')),
    ...paged("a member's messages", (db, page) => listMessages(db, buyer, { page, limit: 10 }, 'zh')),
    { name: "a member's unread messages", read: (db) => countMessages(db, buyer) },
  ];
};
