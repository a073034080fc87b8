import type { RoomNews } from '../kernel/news.ts';
import { handOverPayments } from './hand-over-payments.ts';
import { settleWrong } from './settle-wrong.ts';

export const paymentNews: RoomNews = {
  atOnce: {
    'company.member_left': handOverPayments,
    // Money that came too late, or with a wrong amount, was never booked on an order, so nothing is to be unbooked.
    'payment.refunded': async (tx, { ref }) => (ref.startsWith('late:') || (await settleWrong(tx, ref)) ? 'taken' : undefined),
  },
};
