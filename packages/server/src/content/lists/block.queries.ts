import { Block } from '@mall/contract/content/entry-operations.api.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

/** Blocks of classes of a page in their order, those that are not shown, too. */
export const listBlocks = (tx: Tx, zoneId: Id | undefined): Promise<Block[]> =>
  readRows(tx, Block)`
    select b.id::text, b.zone_id::text as "zoneId", b.parent_id::text as "parentId", ${JSON.stringify(noText)}::jsonb || b.name as name, b.class_id::text as "classId",
      b.image, b.show_type as "showType", b.adv_id::text as "advId", b.shown, coalesce(a.title ->> 'zh', '') as "advTitle"
    from custom_class b left join adv a on a.id = b.adv_id where b.zone_id is not distinct from ${zoneId ?? null}::bigint order by b.sort, b.id limit 500`;
