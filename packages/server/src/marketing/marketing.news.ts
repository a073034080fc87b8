import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';

export const marketingNews: RoomNews = {
  atOnce: {
    // What was given for a class is good for the one that it became part of.
    'class.merged': async (tx, { classId, intoId }) => {
      const named = sql`t.target_id = ${classId} and exists (select from activity a where a.id = t.activity_id and a.scope = 'class')`;
      await tx.execute(sql`
        insert into activity_target (activity_id, target_id) select t.activity_id, ${intoId}::bigint from activity_target t where ${named} on conflict do nothing`);
      await tx.execute(sql`delete from activity_target t where ${named}`);
    },
  },
};
