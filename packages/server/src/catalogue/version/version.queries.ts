import { GoodsDraft, goodsPlaces } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { changedGoodsPlaces } from '@mall/contract/catalogue/goods-fields.rules.ts';
import { GoodsNames, GoodsVersion, type OpenDraft, type ShownVersion } from '@mall/contract/catalogue/goods-version.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { listSpecs, requireOwnGoods } from '../shelf/shelf.queries.ts';
import { requireDraft } from './lock-draft.ts';
import { readSold } from './sold.queries.ts';

/** The part of a version that was approved while the rest came back is handed in with it, and stands behind it. */
export const lastFirst = sql`submitted_at desc, version`;

/** Of `goods_version v`, with who handed it in. */
export const versionColumns = sql`v.id::text, v.version, coalesce(v.decision, 'waiting') as decision, coalesce((select m.member_name from member m where m.id = v.member_id), '') as "submittedBy",
  ${timeText(sql`v.submitted_at`)} as "submitDate", ${timeText(sql`v.decided_at`)} as "decideDate", v.faults, v.changes`;

export const listVersions = async (
  tx: Tx,
  side: StoreSight,
  goodsId: Id,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<GoodsVersion>> => {
  await requireOwnGoods(tx, side, goodsId);
  const list = await readRows(tx, GoodsVersion)`
    select ${versionColumns} from goods_version v where v.goods_id = ${goodsId} order by v.version desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from goods_version where goods_id = ${goodsId}`;
  return { list, total: counted?.total ?? 0 };
};

const numberOr = (typed: string): string => (Id.safeParse(typed).success ? typed : '0');

/** What the numbers in some fields are called. */
export const readNames = async (tx: Tx, fields: Pick<GoodsDraft, 'classId' | 'brandId' | 'params'>): Promise<GoodsNames> => {
  const [row] = await readRows(tx, GoodsNames)`
    select to_json(array(select up.names ->> 'zh' from goods_class c join goods_class up on up.id::text = any (string_to_array(c.path, '/')) where c.id = ${numberOr(fields.classId)} order by up.level)) as "classNames",
      coalesce((select name from brand where id = ${numberOr(fields.brandId)}), '') as "brandName",
      coalesce((select json_agg(json_build_object('id', a.id::text, 'name', a.names ->> 'zh') order by a.class_id, a.sort, a.id) from attribute a
        where a.id = any (${sql.param(Object.keys(fields.params))}::bigint[])), '[]') as params`;
  return row as GoodsNames;
};

const Kept = GoodsVersion.extend({ goodsId: Id, fields: GoodsDraft });

/** A version of goods of the store, with its fields and what they are called. */
const requireVersion = async (tx: Tx, side: StoreSight, id: Id): Promise<ShownVersion & { goodsId: Id }> => {
  const [row] = await readRows(tx, Kept)`
    select ${versionColumns}, v.goods_id::text as "goodsId", v.fields from goods_version v join goods g on g.id = v.goods_id where v.id = ${id} and ${within(side, 'g')}`;
  if (!row) throw refuse('goods.version_missing');
  const { fields, goodsId, ...version } = row;
  return { goodsId, version, fields, names: await readNames(tx, fields) };
};

type Compared = { from: ShownVersion; to: ShownVersion; changed: (typeof goodsPlaces)[number][] };

/** Two versions of one goods, side by side. */
export const compareVersions = async (tx: Tx, side: StoreSight, { from, to }: { from: Id; to: Id }): Promise<Compared> => {
  const { goodsId, ...before } = await requireVersion(tx, side, from);
  const { goodsId: other, ...after } = await requireVersion(tx, side, to);
  if (goodsId !== other) throw refuse('goods.version_missing');
  return { from: before, to: after, changed: changedGoodsPlaces(before.fields, after.fields) };
};

/** What is sold now, as a version is shown. */
export const showSold = async (tx: Tx, goodsId: Id): Promise<ShownVersion> => {
  const fields = await readSold(tx, goodsId);
  const [version] = await readRows(tx, GoodsVersion)`
    select ${versionColumns} from goods_version v where v.goods_id = ${goodsId} and v.decision = 'approved' order by v.version desc limit 1`;
  return { version: version ?? null, fields, names: await readNames(tx, fields) };
};

const Head = z.strictObject({ spuCode: z.string(), sold: z.boolean(), freight: Id.nullable(), storeClassId: Id.nullable() });
const Store = z.strictObject({ cross: z.boolean() });

/** Of the goods: what the mall said last. */
const lastVersion = async (tx: Tx, goodsId: Id, which: SQL = sql`true`): Promise<GoodsVersion | null> => {
  const [last] = await readRows(tx, GoodsVersion)`
    select ${versionColumns} from goods_version v where v.goods_id = ${goodsId} and v.decision is distinct from 'withdrawn' and ${which} order by ${lastFirst} limit 1`;
  return last ?? null;
};

/** A draft with all that its page needs. */
export const showDraft = async (tx: Tx, side: StoreSight, id: Id): Promise<OpenDraft> => {
  const { goodsId, ...draft } = await requireDraft(tx, side, id);
  const [store] = await readRows(tx, Store)`select kind = 'cross' as cross from store where id = ${side.storeId}`;
  const shared = { ...draft, goodsId, cross: store?.cross ?? false };
  if (goodsId === null) return { ...shared, spuCode: '', sold: [], before: null, last: null, freight: null, storeClassId: null };
  const [head] = await readRows(tx, Head)`
    select spu_code as "spuCode", state <> 'draft' as sold, freight_template_id::text as freight, store_class_id::text as "storeClassId" from goods where id = ${goodsId}`;
  return {
    ...shared,
    spuCode: head?.spuCode ?? '',
    sold: head?.sold ? await listSpecs(tx, side, goodsId) : [],
    before: head?.sold ? await showSold(tx, goodsId) : null,
    last: await lastVersion(tx, goodsId),
    freight: head?.freight ?? null,
    storeClassId: head?.storeClassId ?? null,
  };
};
