import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';

export const storeFind: readonly FindSlot[] = [
  {
    kind: 'operator',
    thing: 'store',
    right: 'operations:members:view',
    found: (_, { holds }) => sql`
      select s.id::text, s.name as title, s.company_name as note, '/people/stores?id=' || s.id as url
      from store s where s.name like ${holds} or s.company_name like ${holds} order by s.name, s.id`,
  },
  {
    kind: 'operator',
    thing: 'registration',
    right: 'operations:audit:decide',
    found: (_, { begins, holds }) => sql`
      select a.id::text, a.store_name as title, a.company_name as note, '/audits/stores?id=' || a.id as url
      from store_application a where a.state = 'pending' and (a.store_name like ${holds} or a.company_name like ${holds} or a.unified_code like ${begins}) order by a.id`,
  },
];
