import type { RoomNews } from '../kernel/news.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { finishRefund } from './finish-refund.ts';

export const afterSaleNews = (times?: AfterSaleTimes): RoomNews => ({
  atOnce: {
    'payment.refunded': async (tx, refunded) => {
      if (!refunded.ref.startsWith('after-sale:')) return;
      await finishRefund(tx, refunded, times);
      return 'taken';
    },
  },
});
