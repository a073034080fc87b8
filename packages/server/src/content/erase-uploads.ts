import { sql } from 'drizzle-orm';
import type { Eraser } from '../account/eraser.ts';

/**
 * Files that only their sender had, and his pictures: all that reviews do not show. What was given to a store, a company or the mall is part of a
 * trade and stays. They become files that nobody used, of long ago, so that the sweep takes row and file together, also after a kill.
 */
export const eraseUploads: Eraser = async (tx, { side: { memberId } }) => {
  await tx.execute(sql`
    update upload u set audience = 'owner', attached_at = null, created_at = now() - interval '2 days'
    where u.member_id = ${memberId} and (u.attached_at is null or u.audience = 'public' and not exists (
      select from review r, unnest(r.photos || r.append_photos) as photo (url) where r.member_id = ${memberId} and photo.url like '%' || u.key || '%'))`);
  await tx.execute(sql`update upload_arriving set touched_at = now() - interval '2 days' where member_id = ${memberId}`);
  await tx.execute(sql`update feedback set member_id = null, contact = '' where member_id = ${memberId}`);
};
