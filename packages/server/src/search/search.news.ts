import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';

export const searchNews: RoomNews = {
  atOnce: {
    'class.merged': async (tx, { classId, intoId }) => {
      await tx.execute(sql`update plate_rule set class_id = ${intoId} where class_id = ${classId}`);
    },
  },
};
