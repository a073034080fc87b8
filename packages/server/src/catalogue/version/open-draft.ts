import { emptyDraft, GoodsDraft, versionDecisions } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { requireOwnGoods } from '../shelf/shelf.queries.ts';
import { addDraft } from './add-draft.ts';
import { layFirstVersions } from './lay-first-versions.ts';
import { lockGoods } from './lock-goods.ts';
import { readSold } from './sold.queries.ts';
import { lastFirst } from './version.queries.ts';

/** So many goods of a store may be begun and not handed in. */
const draftsMost = 500;

const Counted = z.strictObject({ count: z.int() });
const Named = z.strictObject({ freight: z.string(), storeClassId: z.string() });
const Last = z.strictObject({ decision: z.enum(versionDecisions), fields: GoodsDraft });

const openOfGoods = async (tx: Tx, side: StoreSide, goodsId: Id): Promise<Id> => {
  const { state } = await lockGoods(tx, side, goodsId);
  const [open] = await readRows(tx, IdRow)`select id::text from goods_draft where goods_id = ${goodsId}`;
  if (open) return open.id;
  const [last] = await readRows(tx, Last)`
    select coalesce(decision, 'waiting') as decision, fields from goods_version where goods_id = ${goodsId} and decision is distinct from 'withdrawn' order by ${lastFirst} limit 1`;
  if (last?.decision === 'waiting') throw refuse('goods.waiting');
  // What came back is mended where it stands; the rest need not be typed again.
  if (last?.decision === 'rejected') return addDraft(tx, side, goodsId, last.fields);
  if (state === 'draft') throw refuse('goods.not_found');
  const sold = await readSold(tx, goodsId);
  await layFirstVersions(tx, [{ goodsId, fields: sold }]);
  return addDraft(tx, side, goodsId, sold);
};

const likeAnother = async (tx: Tx, side: StoreSide, goodsId: Id): Promise<GoodsDraft> => {
  await requireOwnGoods(tx, side, goodsId);
  const sold = await readSold(tx, goodsId);
  const [named] = await readRows(tx, Named)`
    select coalesce(g.freight_template_id::text, '') as freight, coalesce(c.id::text, '') as "storeClassId"
    from goods g left join store_class c on c.id = g.store_class_id and c.shown where g.id = ${goodsId}`;
  return { ...sold, ...named, specs: sold.specs.map((row) => ({ ...row, specId: null, itemNumber: '' })) };
};

/** Opens a draft of new goods, of new goods like another, or of goods that are there. */
export const openDraft = async (
  tx: Tx,
  side: StoreSide,
  { goodsId, like }: { goodsId?: Id | undefined; like?: Id | undefined },
): Promise<Id> => {
  if (goodsId !== undefined) return openOfGoods(tx, side, goodsId);
  const [row] = await readRows(
    tx,
    Counted,
  )`select count(*)::int as count from goods_draft where store_id = ${side.storeId} and goods_id is null`;
  if ((row?.count ?? 0) >= draftsMost) throw refuse('goods.draft_many', { most: draftsMost });
  return addDraft(tx, side, null, like === undefined ? emptyDraft : await likeAnother(tx, side, like));
};
