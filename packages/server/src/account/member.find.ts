import { sql } from 'drizzle-orm';
import type { FindSlot } from './find.ts';
import { maskedMobile } from './mask-mobile.ts';

export const memberFind: readonly FindSlot[] = [
  {
    kind: 'operator',
    thing: 'member',
    right: 'operations:members:view',
    found: (_, { begins }) => sql`
      select m.id::text, m.member_name as title, ${maskedMobile} as note, '/people?audience=' || m.audience || '&id=' || m.id as url
      from member m where m.member_name like ${begins} or m.mobile like ${begins} order by m.member_name, m.id`,
  },
];
