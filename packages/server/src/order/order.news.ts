import type { RoomNews } from '../kernel/news.ts';
import { bookRefund } from './book-refund.ts';

export const orderNews: RoomNews = {
  atOnce: {
    'payment.refunded': async (tx, refunded) => {
      if (!refunded.ref.startsWith('cancel:')) return;
      await bookRefund(tx, refunded);
      return 'taken';
    },
  },
};
