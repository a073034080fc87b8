import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { StoreSide } from '../../kernel/side.ts';

type Said = {
  remark?: string;
  /** What can be sold, so that what buyers hold comes on top; or all that lies in the store. */
  as: 'left' | 'all';
  specs: readonly { specId: Id; num: number }[];
};

/** Writes what was typed or counted into the book, whatever was ordered meanwhile; what stands there already leaves no line. */
export const setStock = (tx: Tx, { storeId, memberId }: StoreSide, { remark = '', as, specs }: Said) =>
  tx.execute(sql`
    with counted as (select * from jsonb_to_recordset(${JSON.stringify(specs)}::jsonb) as c ("specId" bigint, num int)),
    held as (
      select k.spec_id, k.on_hand, c.num + case when ${as === 'left'} then k.reserved else 0 end as next
      from spec_stock k join counted c on c."specId" = k.spec_id order by k.spec_id for update of k),
    moved as (
      update spec_stock k set on_hand = h.next from held h where k.spec_id = h.spec_id and h.on_hand <> h.next
      returning k.spec_id, k.on_hand - h.on_hand as more),
    made as (
      insert into stock_count (store_id, by_member_id, remark) select ${storeId}, ${memberId}, ${remark} where exists (select from moved) returning id)
    insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
    select spec_id, more, 0, 'adjust', 'count:' || made.id from moved cross join made`);
