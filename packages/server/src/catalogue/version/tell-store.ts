import { right } from '@mall/contract/account/rights.ts';
import type { GoodsDecision } from '@mall/contract/catalogue/goods-audit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { LockedGoods } from './lock-goods.ts';

const Person = z.strictObject({ memberId: Id });
const keeps: string = right('seller:goods:manage');

/** Everybody of the store who keeps its goods hears what the mall decided of them. */
export const tellStore = async (
  tx: Tx,
  { goodsId, storeId }: Pick<LockedGoods, 'goodsId' | 'storeId'>,
  said: { name: string; event: GoodsDecision; reason: string },
): Promise<void> => {
  const people = await readRows(tx, Person)`
    select m.id::text as "memberId" from member m where m.store_id = ${storeId} and m.enabled and m.audience = 'seller'
      and exists (select from member_role r join role_right o on o.role_id = r.role_id where r.member_id = m.id and o.right_name = ${keeps}) order by m.id`;
  await tell(tx, 'goods.decided', ...people.map(({ memberId }) => ({ goodsId, storeId, memberId, ...said })));
};
