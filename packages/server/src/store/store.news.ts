import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';

export const storeNews: RoomNews = {
  atOnce: {
    // What the mall asks of who sells in the class is asked in the other, unless that has its own terms.
    'class.merged': async (tx, { classId, intoId }) => {
      await tx.execute(sql`update company_purchase set gc_id = ${intoId} where gc_id = ${classId}`);
      await tx.execute(sql`
        insert into store_class_term (class_id, needs, deposit_fen, fee_permille)
        select ${intoId}::bigint, needs, deposit_fen, fee_permille from store_class_term where class_id = ${classId} on conflict do nothing`);
      await tx.execute(sql`delete from store_class_term where class_id = ${classId}`);
      const followed = sql`fields = jsonb_set(fields, '{classes}', (
          select coalesce(jsonb_agg(distinct case when named = ${classId}::text then ${intoId}::text else named end), '[]') from jsonb_array_elements_text(fields -> 'classes') named))
        where jsonb_typeof(fields -> 'classes') = 'array' and fields -> 'classes' ? ${classId}::text`;
      await tx.execute(sql`update store_application_draft set ${followed}`);
      await tx.execute(sql`update store_application_version set ${followed}`);
    },
  },
};
