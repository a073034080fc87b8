import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const reviewOwnData: readonly OwnDataPart[] = [
  {
    name: 'reviews',
    select: (memberId) => sql`
      select id, goods_id::text, spec_name, stars, text, photos, anonymous, append_text, append_photos, appended_at, reply, created_at
      from review where member_id = ${memberId}`,
  },
];
