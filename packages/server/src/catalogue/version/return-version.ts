import type { ReturnGoods } from '@mall/contract/catalogue/goods-audit.api.ts';
import { changedGoodsRows, heldFields } from '@mall/contract/catalogue/goods-changes.rules.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { inOneLine } from '../../kernel/versions.ts';
import { followPapers } from '../shelf/follow-papers.ts';
import { addVersion } from './add-version.ts';
import { lockGoodsOf } from './approve-version.ts';
import { goodsVersions } from './goods-versions.ts';
import { layVersion } from './lay-version.ts';
import type { LockedGoods } from './lock-goods.ts';
import { readSold } from './sold.queries.ts';
import { tellStore } from './tell-store.ts';

/** What was handed in, with what is sold now in every field that was found wrong. */
const withoutWrong = (handed: GoodsDraft, sold: GoodsDraft, places: ReadonlySet<string>): GoodsDraft =>
  Object.fromEntries(
    (Object.keys(handed) as (keyof GoodsDraft)[]).map((name) => [name, places.has(name) ? sold[name] : handed[name]]),
  ) as GoodsDraft;

type Part = { version: number; memberId: Id; fields: GoodsDraft; held: ReadonlySet<string>; language: Language };

const layRest = async (
  tx: Tx,
  side: MallSide,
  goods: LockedGoods,
  { version, memberId, fields, held, language }: Part,
): Promise<boolean> => {
  if (goods.state === 'draft') throw refuse('goods.never_sold');
  const sold = await readSold(tx, goods.goodsId);
  const rest = withoutWrong(fields, sold, held);
  const changes = changedGoodsRows(sold, rest).length;
  if (changes === 0) return false;
  await addVersion(tx, goods.goodsId, { version: version + 1, memberId, fields: rest, changes, decidedBy: side.memberId });
  await layVersion(tx, goods, rest, language);
  // As when all of it is approved: the class may be another, whose paper has run out.
  await followPapers(tx, goods.storeId);
  return true;
};

/**
 * Gives the version that was looked at back with what is wrong, field by field. With `rest`, what was not found wrong is laid as a version of its own, so
 * that a store need not wait for it.
 */
export const returnVersion = async (
  tx: Tx,
  side: MallSide,
  versionId: Id,
  { faults, rest }: ReturnGoods,
  language: Language,
): Promise<void> => {
  const goods = await lockGoodsOf(tx, side, versionId);
  const by = sql`, decided_by = ${side.memberId}`;
  const { version, memberId, fields } = await goodsVersions.decide(tx, goods.goodsId, versionId, 'rejected', faults, by);
  const held = heldFields(faults.map(({ field }) => field));
  const laid = rest && (await layRest(tx, side, goods, { version, memberId, fields, held, language }));
  await tellStore(tx, goods, { name: fields.name, event: laid ? 'approvePart' : 'giveBack', reason: inOneLine(faults) });
};
