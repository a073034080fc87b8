import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';

export const inquiryNews: RoomNews = {
  atOnce: {
    'class.merged': async (tx, { classId, intoId }) => {
      await tx.execute(sql`update inquiry set class_id = ${intoId} where class_id = ${classId}`);
      await tx.execute(
        sql`update inquiry set draft = draft || jsonb_build_object('thirdGcId', ${intoId}::text) where draft ->> 'thirdGcId' = ${classId}`,
      );
    },
    // The award goes with the order that was corrected, so that its price is used once.
    'order.replaced': async (tx, { orderId, newOrderId }) => {
      await tx.execute(sql`update inquiry set order_id = ${newOrderId} where order_id = ${orderId}`);
    },
    // What somebody looked after who leaves a company, the colleague named does.
    'company.member_left': async (tx, { companyId, memberId, heirId }) => {
      await tx.execute(sql`update inquiry set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}`);
    },
  },
};
