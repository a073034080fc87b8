import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';
import { ofShopOrder, queuePaper } from './queue-paper.ts';

/** What became of a purchasing system's order is told it. */
export const punchoutNews: RoomNews = {
  afterwards: {
    'order.cancelled': ({ db }, { payload: { orderId, reason } }) =>
      queuePaper(db, ofShopOrder(orderId), {
        kind: 'confirmation',
        subject: `cancel:${orderId}`,
        facts: { kind: 'confirmation', type: 'reject', orderId, note: reason },
      }),
    'order.shipped': ({ db }, { payload: { orderId, shipmentId } }) =>
      queuePaper(db, ofShopOrder(orderId), {
        kind: 'shipment',
        subject: `shipment:${shipmentId}`,
        facts: { kind: 'shipment', shipmentId },
      }),
    'invoice.moved': async ({ db }, { payload: { invoiceId, event } }) => {
      if (event !== 'issue' && event !== 'redIssue') return;
      await queuePaper(
        db,
        sql`o.trade_id in (select s.trade_id from invoice_cover c join shop_order s on s.id = c.order_id where c.invoice_id = ${invoiceId})`,
        { kind: 'invoice', subject: `${event}:${invoiceId}`, facts: { kind: 'invoice', invoiceId, red: event === 'redIssue' } },
      );
    },
  },
};
