import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';

export const catalogueFind: readonly FindSlot[] = [
  {
    kind: 'operator',
    thing: 'goods',
    right: 'operations:audit:decide',
    found: (_, { begins, holds }) => sql`
      select g.id::text, g.name as title, s.name as note, '/audits/shelf?word=' || g.spu_code as url
      from goods g join store s on s.id = g.store_id where g.state <> 'draft' and (g.spu_code like ${begins} or g.name like ${holds}) order by g.rank desc, g.id`,
  },
];
