import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';
import { renameLayoutClass } from './layout/rename-layout-class.ts';
import { tellPages } from './tell-pages.ts';

export const contentNews: RoomNews = {
  atOnce: {
    // Blocks and links that led to a class lead to the one that it became part of.
    'class.merged': async (tx, { classId, intoId }) => {
      await tx.execute(sql`update custom_class set class_id = ${intoId} where class_id = ${classId}`);
      await tx.execute(sql`update adv_link set relation_target = ${intoId} where relation_type = 'class' and relation_target = ${classId}`);
      await tx.execute(
        sql`update floor_link set relation_target = ${intoId} where relation_type = 'class' and relation_target = ${classId}`,
      );
      await tx.execute(sql`
        update floor set action_params = action_params - 'classId' || jsonb_build_object('id', ${intoId}::text)
        where action_type = 'class' and coalesce(nullif(action_params ->> 'classId', ''), action_params ->> 'id') = ${classId}`);
      await renameLayoutClass(tx, classId, intoId);
      await tellPages(tx);
    },
  },
};
