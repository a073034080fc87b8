import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';

/** A goods has one draft: whoever comes second opens the first. */
export const addDraft = async (tx: Tx, { storeId, memberId }: StoreSide, goodsId: Id | null, fields: GoodsDraft): Promise<Id> => {
  const [row] = await readRows(tx, IdRow)`
    with added as (
      insert into goods_draft (store_id, goods_id, member_id, fields) values (${storeId}, ${goodsId}::bigint, ${memberId}, ${JSON.stringify(fields)}::jsonb)
      on conflict (goods_id) where goods_id is not null do nothing returning id)
    select id::text from added union all select id::text from goods_draft where goods_id = ${goodsId}::bigint limit 1`;
  if (!row) throw refuse('goods.moved');
  return row.id;
};
