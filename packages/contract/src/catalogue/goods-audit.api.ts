import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { labelTones } from './brand-office.rules.ts';
import { goodsStates } from './goods.machine.ts';
import { auditChecks, auditStates, faultField } from './goods-audit.rules.ts';
import { versionDecisions } from './goods-draft.rules.ts';
import { GoodsVersion, ReturnFault, ShownVersion } from './goods-version.api.ts';
import { ShelfSpec } from './shelf.api.ts';

const audits = operator({ may: right('operations:audit:decide') });
const Count = z.number().int();

/** A version of goods for who decides on it. */
export const AuditRow = z.strictObject({
  id: Id,
  goodsId: Id,
  name: z.string(),
  picture: z.string(),
  storeName: z.string(),
  className: z.string(),
  version: Count,
  /** Never sold before. */
  fresh: z.boolean(),
  changes: Count,
  decision: z.enum(versionDecisions),
  submittedBy: z.string(),
  submitDate: TimeText,
});
export type AuditRow = z.infer<typeof AuditRow>;

const AuditQuery = z.strictObject({
  /** Those that wait, unless a state is asked for. */
  state: z.enum(auditStates).optional(),
  /** A part of the name, or of the store's. */
  word: text(50).optional(),
  fresh: z.literal(['1', '0']).optional(),
  ...paging(20, 50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** What the mall looks at by itself before anybody does: `facts` are what was found. */
export const AuditCheck = z.strictObject({
  check: z.enum(auditChecks),
  tone: z.enum(['ok', 'warn', 'bad']),
  facts: z.array(z.string()),
});
export type AuditCheck = z.infer<typeof AuditCheck>;

const AuditedVersion = GoodsVersion.extend({ decidedBy: z.string() });

const AuditCase = z.strictObject({
  id: Id,
  goodsId: Id,
  spuCode: z.string(),
  state: z.enum(goodsStates),
  stateReason: z.string(),
  storeId: Id,
  storeName: z.string(),
  cross: z.boolean(),
  /** What the mall has put on it; a store does not. */
  labels: z.array(z.strictObject({ id: Id, name: z.string(), tone: z.enum(labelTones) })),
  version: AuditedVersion,
  now: ShownVersion.omit({ version: true }),
  /** What it is held against: what is sold, or was when it was decided; null: new goods. */
  before: ShownVersion.nullable(),
  /** In what they differ, as people read it: fields, `params.12`, `translations.ru`. */
  changed: z.array(z.string()),
  /** The specs as they are sold, for their prices. */
  sold: z.array(ShelfSpec),
  checks: z.array(AuditCheck),
  history: z.array(AuditedVersion),
});
export type AuditCase = z.infer<typeof AuditCase>;

const ReturnGoods = z.strictObject({
  faults: z
    .array(ReturnFault.extend({ field: z.string().regex(faultField), reason: reasonText('goods.reason_required') }))
    .min(1, { error: 'goods.reason_required' })
    .max(30),
  /** What was not found wrong is sold from now on; only where the goods is sold already. */
  rest: z.boolean(),
});
export type ReturnGoods = z.infer<typeof ReturnGoods>;

/** Goods of any store, as the mall's people see them. */
export const MallGoods = z.strictObject({
  goodsId: Id,
  name: z.string(),
  spuCode: z.string(),
  picture: z.string(),
  className: z.string(),
  storeName: z.string(),
  price: Money,
  state: z.enum(goodsStates),
  stateReason: z.string(),
  monthSales: Count,
  updateDate: TimeText,
});
export type MallGoods = z.infer<typeof MallGoods>;

const MallGoodsQuery = z.strictObject({
  state: z.enum(['on', 'off', 'barred']).optional(),
  /** A part of the name, of the number or of the store's name. */
  word: text(50).optional(),
  ...paging(20, 50),
});
export type MallGoodsQuery = z.infer<typeof MallGoodsQuery>;

const Reason = z.strictObject({ reason: reasonText('goods.reason_required') });

export const goodsAuditApi = {
  page: call({
    verb: 'GET',
    path: '/operations/goods-version/page',
    access: audits,
    summary: 'Versions of goods that wait for the mall, the oldest first; or those of a state',
    query: AuditQuery,
    data: pageOf(AuditRow),
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/goods-version/{id}',
    access: audits,
    summary: 'One of them beside what is sold, with what differs, what the mall found by itself, and what was decided before',
    data: AuditCase,
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/goods-version/approve/{id}',
    access: audits,
    summary: 'Lays the version on the shelf; new goods are sold from then on',
    trail: act('goods.version_approved', 'goods_version'),
    data: Nothing,
  }),
  giveBack: call({
    verb: 'POST',
    path: '/operations/goods-version/return/{id}',
    access: audits,
    summary: 'Gives the version back with what is wrong field by field; where asked, lays the rest of it on the shelf',
    body: ReturnGoods,
    trail: act('goods.version_returned', 'goods_version'),
    data: Nothing,
  }),
  goods: call({
    verb: 'GET',
    path: '/operations/goods/page',
    access: audits,
    summary: 'Goods of all stores, on the shelf and off it, the latest changed first',
    query: MallGoodsQuery,
    data: pageOf(MallGoods),
  }),
  bar: call({
    verb: 'POST',
    path: '/operations/goods/bar/{id}',
    access: audits,
    summary: 'Takes goods from the shelf for a reason that the store is told; it cannot put them back by itself',
    body: Reason,
    trail: act('goods.barred', 'goods'),
    data: Nothing,
  }),
  unbar: call({
    verb: 'POST',
    path: '/operations/goods/unbar/{id}',
    access: audits,
    summary: 'Gives goods that the mall took from the shelf back to their store, which may sell them again',
    body: Reason,
    trail: act('goods.unbarred', 'goods'),
    data: Nothing,
  }),
};
