import type { RoomNews } from '../kernel/news.ts';
import { bookRefund } from './book-refund.ts';
import { handOverOrders } from './hand-over-orders.ts';

export const orderNews: RoomNews = {
  atOnce: {
    'company.member_left': handOverOrders,
    'payment.refunded': async (tx, refunded) => {
      if (!refunded.ref.startsWith('cancel:')) return;
      await bookRefund(tx, refunded);
      return 'taken';
    },
  },
};
