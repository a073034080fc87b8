import type { RoomNews } from '../kernel/news.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { finishRefund } from './finish-refund.ts';
import { handOverAfterSales } from './hand-over-after-sales.ts';

export const afterSaleNews = (times: AfterSaleTimes): RoomNews => ({
  atOnce: {
    'company.member_left': handOverAfterSales,
    'payment.refunded': async (tx, refunded) => {
      if (!refunded.ref.startsWith('after-sale:')) return;
      await finishRefund(tx, refunded, times);
      return 'taken';
    },
  },
});
