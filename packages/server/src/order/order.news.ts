import type { RoomNews } from '../kernel/news.ts';
import { bookRefund } from './book-refund.ts';
import { followApproval } from './follow-approval.ts';
import { handOverOrders } from './hand-over-orders.ts';
import { type PlacingRules, usualRules } from './order-times.ts';

export const orderNews = (rules: PlacingRules = usualRules): RoomNews => ({
  atOnce: {
    'approval.decided': (tx, decided) => followApproval(tx, decided, rules),
    'company.member_left': handOverOrders,
    'payment.refunded': async (tx, refunded) => {
      // The difference of a group buy was booked when that succeeded.
      if (refunded.ref.startsWith('group:')) return 'taken';
      if (!refunded.ref.startsWith('cancel:')) return;
      await bookRefund(tx, refunded);
      return 'taken';
    },
  },
});
