import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { within } from '../kernel/side.ts';

export const agreementFind: readonly FindSlot[] = [
  {
    kind: 'seller',
    thing: 'contract',
    right: 'seller:contracts:view',
    found: (side, { begins, holds }) => sql`
      select a.id::text, a.contract_sn as title, a.buyer ->> 'name' as note, '/contracts?tab=all&id=' || a.id as url
      from agreement a where ${within(side, 'a')} and (a.revision > 0 or a.created_side = 'seller')
        and (a.contract_sn like ${begins} or a.title like ${holds} or a.buyer ->> 'name' like ${holds}) order by a.id desc`,
  },
  {
    kind: 'operator',
    thing: 'contract',
    right: 'operations:contracts:view',
    found: (_side, { begins, holds }) => sql`
      select a.id::text, a.contract_sn as title, a.title as note, '/contracts?id=' || a.id as url
      from agreement a where a.contract_sn like ${begins} or a.title like ${holds} or a.buyer ->> 'name' like ${holds} or a.seller ->> 'name' like ${holds} order by a.id desc`,
  },
];
