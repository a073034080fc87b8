import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';

export const companyFind: readonly FindSlot[] = [
  {
    kind: 'operator',
    thing: 'company',
    right: 'operations:members:view',
    found: (_, { begins, holds }) => sql`
      select c.id::text, c.name as title, coalesce(c.unified_code, '') as note, '/people/companies?id=' || c.id as url
      from company c where c.name like ${holds} or c.unified_code like ${begins} order by c.name, c.id`,
  },
];
