import { goodsStates } from '@mall/contract/catalogue/goods.machine.ts';
import {
  type AuditCase,
  type AuditQuery,
  AuditRow,
  goodsAuditApi,
  MallGoods,
  type MallGoodsQuery,
} from '@mall/contract/catalogue/goods-audit.api.ts';
import { changedGoodsRows } from '@mall/contract/catalogue/goods-changes.rules.ts';
import { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ShownVersion } from '@mall/contract/catalogue/goods-version.api.ts';
import { GoodsVersion } from '@mall/contract/catalogue/goods-version.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { timeText } from '../../kernel/time-text.ts';
import { listSpecs } from '../shelf/shelf.queries.ts';
import { runChecks } from './run-checks.ts';
import { readNames, showSold, versionColumns } from './version.queries.ts';

const fromOf = ({ state = 'waiting', word, fresh }: AuditQuery): SQL => {
  const named = word
    ? sql`and (v.fields ->> 'name' ilike ${likePattern(word)} or s.name ilike ${likePattern(word)} or g.spu_code ilike ${likePattern(word)})`
    : sql``;
  const isNew = fresh === undefined ? sql`` : sql`and (g.state = 'draft') = ${fresh === '1'}`;
  // What was made of goods that were sold before there were versions was decided by nobody.
  return sql`from goods_version v join goods g on g.id = v.goods_id join store s on s.id = g.store_id
    where ${state === 'waiting' ? sql`v.decision is null` : sql`v.decision = ${state} and v.member_id is not null`} ${named} ${isNew}`;
};

/** Versions for the mall's people: those that wait, the oldest first, or those of a state, the latest first. */
export const listAudits = async (tx: Tx, query: AuditQuery): Promise<PageOf<AuditRow>> => {
  const order = (query.state ?? 'waiting') === 'waiting' ? sql`v.submitted_at, v.id` : sql`v.decided_at desc, v.id desc`;
  const list = await readRows(tx, AuditRow)`
    select v.id::text, g.id::text as "goodsId", v.fields ->> 'name' as name, coalesce(v.fields #>> '{pictures,0}', '') as picture, s.name as "storeName",
      coalesce((select c.names ->> 'zh' from goods_class c where c.id::text = v.fields ->> 'classId'), '') as "className", v.version, g.state = 'draft' as fresh, v.changes,
      coalesce(v.decision, 'waiting') as decision, coalesce((select m.member_name from member m where m.id = v.member_id), '') as "submittedBy", ${timeText(sql`v.submitted_at`)} as "submitDate"
    ${fromOf(query)} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${fromOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

const Audited = goodsAuditApi.detail.data.shape.version;
const auditedColumns = sql`${versionColumns}, coalesce((select m.member_name from member m where m.id = v.decided_by), '') as "decidedBy"`;
const Head = Audited.extend({
  goodsId: Id,
  spuCode: z.string(),
  state: z.enum(goodsStates),
  stateReason: z.string(),
  storeId: Id,
  storeName: z.string(),
  cross: z.boolean(),
  labels: goodsAuditApi.detail.data.shape.labels,
  fields: GoodsDraft,
});
const historyMost = 8;

const Before = GoodsVersion.extend({ fields: GoodsDraft });

/** What was sold when a version was decided: the one approved before it. */
const showBefore = async (tx: Tx, goodsId: Id, version: number): Promise<ShownVersion | null> => {
  const [row] = await readRows(tx, Before)`
    select ${versionColumns}, v.fields from goods_version v where v.goods_id = ${goodsId} and v.decision = 'approved' and v.version < ${version} order by v.version desc limit 1`;
  if (!row) return null;
  const { fields, ...shown } = row;
  return { version: shown, fields, names: await readNames(tx, fields) };
};

/** One version beside what it would replace. */
export const requireAudit = async (tx: Tx, id: Id): Promise<AuditCase> => {
  const [head] = await readRows(tx, Head)`
    select ${auditedColumns}, g.id::text as "goodsId", g.spu_code as "spuCode", g.state, g.state_reason as "stateReason", s.id::text as "storeId", s.name as "storeName", s.kind = 'cross' as cross,
      (select coalesce(json_agg(json_build_object('id', l.id::text, 'name', l.names ->> 'zh', 'tone', l.tone) order by l.sort, l.id), '[]') from goods_label o join label l on l.id = o.label_id where o.goods_id = g.id) as labels,
      v.fields
    from goods_version v join goods g on g.id = v.goods_id join store s on s.id = g.store_id where v.id = ${id}`;
  if (!head) throw refuse('goods.version_missing');
  const { goodsId, spuCode, state, stateReason, storeId, storeName, cross, labels, fields, ...version } = head;
  const fresh = state === 'draft';
  const before =
    version.decision === 'waiting' ? (fresh ? null : await showSold(tx, goodsId)) : await showBefore(tx, goodsId, version.version);
  return {
    id,
    goodsId,
    spuCode,
    state,
    stateReason,
    storeId,
    storeName,
    cross,
    labels,
    version,
    now: { fields, names: await readNames(tx, fields) },
    before,
    changed: before ? changedGoodsRows(before.fields, fields) : [],
    sold: fresh ? [] : await listSpecs(tx, { kind: 'seller', storeId }, goodsId),
    checks: await runChecks(tx, { goodsId, storeId, cross }, fields, before?.fields),
    history: await readRows(tx, Audited)`
      select ${auditedColumns} from goods_version v where v.goods_id = ${goodsId} and v.id <> ${id} and v.decision is distinct from 'withdrawn' order by v.version desc limit ${historyMost}`,
  };
};

const MallRow = MallGoods.omit({ price: true }).extend({ priceFen: z.number() });

const shelvesOf = ({ state, word }: MallGoodsQuery): SQL => sql`from goods g join store s on s.id = g.store_id
  where ${state ? sql`g.state = ${state}` : sql`g.state <> 'draft'`}
  ${word ? sql`and (g.name ilike ${likePattern(word)} or g.spu_code ilike ${likePattern(word)} or s.name ilike ${likePattern(word)})` : sql``}`;

/** Goods of all stores. */
export const listMallGoods = async (tx: Tx, query: MallGoodsQuery): Promise<PageOf<MallGoods>> => {
  const rows = await readRows(tx, MallRow)`
    select g.id::text as "goodsId", g.name, g.spu_code as "spuCode", coalesce((select p.picture from spec p where p.id = g.default_spec_id), '') as picture,
      (select c.names ->> 'zh' from goods_class c where c.id = g.gc_id) as "className", s.name as "storeName", g.price_fen::float8 as "priceFen", g.state, g.state_reason as "stateReason",
      g.month_sales as "monthSales", ${timeText(sql`g.updated_at`)} as "updateDate"
    ${shelvesOf(query)} order by g.updated_at desc, g.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${shelvesOf(query)}`;
  return { list: rows.map(({ priceFen, ...goods }) => ({ ...goods, price: toYuan(fen(priceFen)) })), total: counted?.total ?? 0 };
};
