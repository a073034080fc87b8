import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';
import { followPapers } from './shelf/follow-papers.ts';
import { takePapersTurn } from './shelf/papers-turn.ts';

export const catalogueNews: RoomNews = {
  atOnce: {
    'store.opened': async (tx, { storeId, classIds }) => {
      await tx.execute(sql`
        insert into store_main_class (store_id, class_id) select ${storeId}::bigint, coalesce(merged_into, id) from goods_class where id = any (${sql.param(classIds)}::bigint[]) on conflict do nothing`);
      return 'taken';
    },
    'store.papers_changed': async (tx, { storeId }) => {
      await takePapersTurn(tx, storeId);
      await followPapers(tx, storeId);
      return 'taken';
    },
  },
};
