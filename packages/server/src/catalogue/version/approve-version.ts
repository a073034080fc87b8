import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type MallSide } from '../../kernel/side.ts';
import { followPapers } from '../shelf/follow-papers.ts';
import { moveGoods } from '../shelf/move-goods.ts';
import { holdPapers } from '../shelf/papers-turn.ts';
import { goodsVersions } from './goods-versions.ts';
import { layVersion } from './lay-version.ts';
import { lockGoods } from './lock-goods.ts';
import { tellStore } from './tell-store.ts';

const Of = z.strictObject({ goodsId: Id, storeId: Id });

/** The goods of a version, locked: what is decided of it is decided once, and by the papers that hold. */
export const lockGoodsOf = async (tx: Tx, side: MallSide, versionId: Id) => {
  const [of] = await readRows(tx, Of)`
    select v.goods_id::text as "goodsId", g.store_id::text as "storeId" from goods_version v join goods g on g.id = v.goods_id where v.id = ${versionId}`;
  if (!of) throw refuse('goods.version_missing');
  await holdPapers(tx, of.storeId);
  return lockGoods(tx, side, of.goodsId);
};

/** Lays the version that was looked at on the shelf; new goods are sold from this moment. */
export const approveVersion = async (tx: Tx, side: MallSide, versionId: Id, language: Language): Promise<void> => {
  const goods = await lockGoodsOf(tx, side, versionId);
  const { fields } = await goodsVersions.decide(tx, goods.goodsId, versionId, 'approved', [], sql`, decided_by = ${side.memberId}`);
  await layVersion(tx, goods, fields, language);
  if (goods.state === 'draft') await moveGoods(tx, goods.goodsId, 'approve', byOf(side));
  // A paper of the store may have run out since, or the class may be another.
  await followPapers(tx, goods.storeId);
  await tellStore(tx, goods, { name: fields.name, event: 'approve', reason: '' });
};
