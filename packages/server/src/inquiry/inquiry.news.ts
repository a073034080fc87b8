import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';

export const inquiryNews: RoomNews = {
  atOnce: {
    // What somebody looked after who leaves a company, the colleague named does.
    'company.member_left': async (tx, { companyId, memberId, heirId }) => {
      await tx.execute(sql`update inquiry set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}`);
    },
  },
};
