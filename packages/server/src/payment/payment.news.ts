import type { RoomNews } from '../kernel/news.ts';

export const paymentNews: RoomNews = {
  atOnce: {
    // Money that came too late was never booked on an order, so nothing is to be unbooked.
    'payment.refunded': async (_tx, { ref }) => (ref.startsWith('late:') ? 'taken' : undefined),
  },
};
