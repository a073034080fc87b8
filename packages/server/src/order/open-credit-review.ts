import { creditReviewDays } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { creditReviewMachine } from '@mall/contract/order/credit-review.machine.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Asks the mall to look at orders on a purchase quota, together as they were submitted: their company has no approval that does it. */
export const openCreditReview = async (tx: Tx, orderIds: readonly Id[]): Promise<void> => {
  await tx.execute(sql`
    with asked as (select * from shop_order where id = any (${sql.param([...orderIds])}::bigint[])),
      review as (
        insert into credit_review (company_id, member_id, state, amount_fen, due_at)
        select company_id, member_id, ${creditReviewMachine.begin('open')}, sum(payable_fen), now() + make_interval(days => ${creditReviewDays}) from asked group by company_id, member_id returning id, company_id, member_id, state),
      begun as (
        insert into credit_review_event (review_id, seq, event, to_state, by_kind, by_member_id) select id, 1, 'open', state, 'buyer', member_id from review)
    insert into credit_review_order (order_id, review_id) select a.id, r.id from asked a join review r using (company_id, member_id)`);
};
