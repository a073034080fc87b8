import { right } from '@mall/contract/account/rights.ts';
import { contractStates, isEditable } from '@mall/contract/agreement/agreement.machine.ts';
import {
  type ContractSide,
  type ContractTab,
  contractKinds,
  contractSides,
  contractSoonDays,
} from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractAction, ContractRow } from '@mall/contract/agreement/contract-answers.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ActingSide, MallSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import type { PartySide } from './contract-side.ts';

export const SummaryRow = z.strictObject({
  id: Id,
  contractSn: z.string(),
  title: z.string(),
  kind: z.enum(contractKinds),
  state: z.enum(contractStates),
  buyerName: z.string(),
  sellerName: z.string(),
  storeId: Id,
  storeName: z.string(),
  totalFen: z.number(),
  validFrom: z.string(),
  validTo: z.string(),
  createdBy: z.enum(contractSides),
  firstSide: z.enum(contractSides),
  signed: z.array(z.enum(contractSides)),
  orderId: Id.nullable(),
  orderSn: z.string(),
  createDate: z.string(),
  dueDate: z.string().nullable(),
  dueSeconds: z.number().nullable(),
  waits: z.enum(['confirm', 'sign', 'end', 'edit']).nullable(),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

/** What a contract `a` waits for from this side. */
export const waitsFor = (side: ContractSide): SQL => sql`(case
  when a.state = 'to_confirm' and a.created_side <> ${side} then 'confirm'
  when a.state = 'to_sign' and a.first_side = ${side} or a.state = 'signing' and a.first_side <> ${side} then 'sign'
  when a.state = 'effective' and a.end_side <> ${side} then 'end'
  when a.state in ('draft', 'rejected') and a.created_side = ${side} then 'edit' end)`;

/** Of whichever side a list is read. */
export type ReaderKind = { readonly kind: 'buyer' | 'seller' | 'operator' };

const waitsOf = (side: ReaderKind): SQL => (side.kind === 'operator' ? sql`null::text` : waitsFor(side.kind));

export const summaryColumns = (side: ReaderKind): SQL => sql`
  a.id::text, a.contract_sn as "contractSn", a.title, a.kind, a.state, a.buyer ->> 'name' as "buyerName", a.seller ->> 'name' as "sellerName", a.store_id::text as "storeId",
  s.name as "storeName", a.total_fen::float8 as "totalFen", a.valid_from::text as "validFrom", a.valid_to::text as "validTo", a.created_side as "createdBy", a.first_side as "firstSide",
  coalesce((select json_agg(g.side order by g.at) from agreement_signature g where g.agreement_id = a.id and g.revision = a.revision and g.void_at is null), '[]') as signed,
  a.order_id::text as "orderId", coalesce(o.order_sn, '') as "orderSn", ${timeText(sql`a.created_at`)} as "createDate", ${timeText(sql`a.due_at`)} as "dueDate",
  extract(epoch from a.due_at - now())::int as "dueSeconds", ${waitsOf(side)} as waits`;

export const summaryJoins = sql`join store s on s.id = a.store_id left join shop_order o on o.id = a.order_id`;

export const soonOver: SQL = sql`(a.state = 'effective' and a.valid_to < current_date + ${contractSoonDays}::int)`;

/** Of the mall's people nothing is waited for but what failed. */
export const tabWhere = (side: ReaderKind): Readonly<Record<ContractTab, SQL>> => ({
  all: sql`true`,
  mine: side.kind === 'operator' ? sql`a.state = 'abnormal'` : sql`${waitsFor(side.kind)} in ('confirm', 'sign', 'end')`,
  confirm: sql`a.state = 'to_confirm'`,
  sign: sql`a.state in ('to_sign', 'signing', 'abnormal')`,
  effective: sql`a.state = 'effective'`,
  soon: soonOver,
  draft: sql`a.state in ('draft', 'rejected', 'withdrawn')`,
  ended: sql`a.state in ('completed', 'terminated', 'expired', 'sign_expired')`,
});

/** What one side has drafted and not sent is not the other's to see. */
export const seenBy = ({ kind }: Pick<ActingSide, 'kind'>): SQL =>
  kind === 'buyer' || kind === 'seller' ? sql`(a.revision > 0 or a.created_side = ${kind})` : sql`true`;

export const toRow = ({ totalFen, ...row }: SummaryRow): ContractRow => ({ ...row, total: toYuan(fen(totalFen)) });

type Standing = Pick<SummaryRow, 'state' | 'waits' | 'createdBy' | 'signed'> & {
  endSide: ContractSide | null;
  /** Of the buyer's company, where it has contracts approved. */
  approval?: { approved: boolean; running: boolean } | undefined;
};

/** What this side may do now; the first one is what a page puts forward. */
export const actionsOf = (side: PartySide | MallSide, row: Standing): ContractAction[] => {
  const { state, waits, createdBy, endSide, approval } = row;
  const unapproved = approval !== undefined && !approval.approved;
  if (side.kind === 'operator') {
    if (!side.rights.has(right('operations:contracts:decide'))) return [];
    if (state === 'abnormal') return ['retry'];
    return state === 'effective' ? ['terminate'] : [];
  }
  const writes = side.rights.has(side.kind === 'buyer' ? right('contract:create') : right('seller:contracts:handle'));
  const signs = side.rights.has(side.kind === 'buyer' ? right('contract:sign') : right('seller:contracts:sign'));
  const own = createdBy === side.kind;
  const open: (ContractAction | false)[] = [
    writes && waits === 'confirm' && 'accept',
    writes && waits === 'confirm' && 'reject',
    signs && waits === 'sign' && !unapproved && 'sign',
    writes && unapproved && !approval.running && (state === 'to_sign' || state === 'signing') && 'submit',
    signs && (state === 'to_sign' || state === 'signing' || state === 'abnormal') && 'refuse',
    signs && state === 'abnormal' && 'retry',
    signs && state === 'effective' && endSide !== null && 'answerEnd',
    writes && own && isEditable(state) && 'send',
    writes && own && isEditable(state) && 'edit',
    writes && own && (state === 'draft' || state === 'to_confirm' || state === 'to_sign') && 'withdraw',
    writes && state === 'effective' && 'supplement',
    signs && state === 'effective' && endSide === null && 'askEnd',
  ];
  return open.filter((action) => action !== false);
};
