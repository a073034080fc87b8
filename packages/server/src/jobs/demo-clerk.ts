import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Station, seeParcels } from '../order/see-parcels.ts';
import { sendParcels } from '../order/send-parcels.ts';
import { answerAfterSales } from './answer-after-sales.ts';
import { certifyCompanies } from './certify-companies.ts';
import { issueInvoices } from './issue-invoices.ts';
import { storePeople } from './people-here.ts';

/** Seconds after which the clerk sends an order that is ready. */
const packingSeconds = 20;

/** The way of every parcel of the demo; its last station is the hand-over. */
const stations: readonly Station[] = [
  { after: 6, place: '天津', text: '快件已揽收' },
  { after: 18, place: '天津', text: '已到达天津分拨中心' },
  { after: 30, place: '天津', text: '已离开天津分拨中心，发往目的地' },
  { after: 42, place: '', text: '快件派送中，请保持电话畅通' },
  { after: 60, place: '', text: '已签收，感谢使用' },
];

const carriers = ['顺丰速运', '德邦物流', '京东物流', '中通快运'] as const;

const Row = z.strictObject({ id: Id, order_sn: z.string() });

/**
 * Sends what has been ready for a moment, unless the store's own people are here to do it. Only orders of the last day: those that the demo came with stay as they are, so that every state
 * can be looked at.
 */
const shipPaidOrders = async ({ db, config }: House): Promise<void> => {
  for (let sent = 0; sent < 20; sent += 1) {
    const found = await inTransaction(db, async (tx) => {
      const rows = await readRows(tx, Row)`
        select id::text, order_sn from shop_order o
        where state = 'wait_ship' and (group_id is null or group_done_at is not null) and coalesce(paid_at, created_at) between now() - interval '1 day' and now() - make_interval(secs => ${packingSeconds})
          and not exists (select from order_line l where l.order_id = o.id and l.in_process_num > 0)
          and not exists (${storePeople('o')})
        order by id limit 1 for no key update skip locked`;
      const [order] = rows;
      if (!order) return false;
      const parcel = {
        logisticsCompany: carriers[Number(order.id) % carriers.length] as string,
        trackingNumber: `ND${order.order_sn}${order.id.slice(-3)}`,
      };
      await sendParcels(tx, { kind: 'seller' }, { orderId: order.id, parcels: [parcel] }, config);
      return true;
    });
    if (!found) return;
  }
};

/** What the clerk does, in this order; other rooms add what he answers. */
const duties: readonly ((house: House) => Promise<unknown>)[] = [
  shipPaidOrders,
  ({ db }) => seeParcels(db, stations),
  answerAfterSales,
  certifyCompanies,
  issueInvoices,
];

/** Plays the stores of the demo. Off in a mall in earnest. */
export const demoClerk = async (house: House): Promise<void> => {
  if (!house.config.clerkOn) return;
  for (const duty of duties) await duty(house);
};
