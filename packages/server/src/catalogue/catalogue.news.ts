import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';

export const catalogueNews: RoomNews = {
  atOnce: {
    'store.opened': async (tx, { storeId, classIds }) => {
      await tx.execute(sql`
        insert into store_main_class (store_id, class_id) select ${storeId}::bigint, unnest(${sql.param(classIds)}::bigint[]) on conflict do nothing`);
      return 'taken';
    },
  },
};
