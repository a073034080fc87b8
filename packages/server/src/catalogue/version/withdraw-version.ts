import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { addDraft } from './add-draft.ts';
import { goodsVersions } from './goods-versions.ts';
import { lockGoods } from './lock-goods.ts';

/** Takes back what waits of a goods, to change it; it is a draft again. */
export const withdrawVersion = async (tx: Tx, side: StoreSide, goodsId: Id): Promise<Id> => {
  await lockGoods(tx, side, goodsId);
  const { fields } = await goodsVersions.decide(tx, goodsId, undefined, 'withdrawn');
  return addDraft(tx, side, goodsId, fields);
};
