import {
  type AfterSaleAction,
  afterSaleCodes,
  afterSaleStates,
  afterSaleTypeCodes,
  afterSaleTypes,
  type operatorAfterSaleActions,
  type sellerAfterSaleActions,
} from '@mall/contract/after-sale/after-sale.machine.ts';
import { goodsNamed } from '@mall/contract/catalogue/goods-line.ts';
import type { Doer } from '@mall/contract/company/sight.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { returnableStates } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type BuyerSide, reachesRow, seesOthers } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';

/** Whether the mall was called, and how it decided. */
export const Arbitration = z.enum(['none', 'asked', 'upheld', 'dismissed']);
export type Arbitration = z.infer<typeof Arbitration>;
export type ResendAddress = { trueName: string; mobPhone: string; areaInfo: string };

const LineRow = z.strictObject({
  orderGoodsId: Id,
  ...goodsNamed,
  unitFen: z.number(),
  lineFen: z.number(),
  lineNum: z.number(),
  num: z.number(),
  fen: z.number(),
});
type LineRow = z.infer<typeof LineRow>;

export const SummaryRow = z.strictObject({
  id: Id,
  memberId: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  aftersaleSn: z.string(),
  type: z.enum(afterSaleTypes),
  orderId: Id,
  orderSn: z.string(),
  storeId: Id,
  storeName: z.string(),
  buyerName: z.string(),
  departmentName: z.string().nullable(),
  state: z.enum(afterSaleStates),
  escalated: z.boolean(),
  arbitration: Arbitration,
  refundStarted: z.boolean(),
  amountFen: z.number(),
  created: z.string(),
  due: z.string().nullable(),
  refuseReason: z.string(),
  returnCompany: z.string(),
  returnNumber: z.string(),
  resendCompany: z.string(),
  resendNumber: z.string(),
  again: z.boolean(),
  lines: z.array(LineRow),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

/** What a list shows of `after_sale a` with its order `o`, store `s` and buyer `m`. `days`: how long one may apply again. */
export const summaryColumns = (days: number): SQL => sql`
  a.id::text, a.member_id::text as "memberId", a.company_id::text as "companyId", a.department_id::text as "departmentId", a.aftersale_sn as "aftersaleSn", a.type, a.order_id::text as "orderId", o.order_sn as "orderSn", a.store_id::text as "storeId",
  s.name as "storeName", m.member_name as "buyerName",
  (select d.name from department d where d.id = a.department_id) as "departmentName", a.state, a.escalated, a.arbitration,
  a.refund_started_at is not null as "refundStarted", a.amount_fen::float8 as "amountFen", ${timeText(sql`a.created_at`)} as created,
  ${timeText(sql`a.due_at`)} as due, a.refuse_reason as "refuseReason", a.return_company as "returnCompany", a.return_number as "returnNumber",
  a.resend_company as "resendCompany", a.resend_number as "resendNumber",
  o.state = any (${sqlList(returnableStates, 'text')}) and (o.done_at is null or o.done_at > now() - make_interval(days => ${days}))
    and exists (select from order_line l where l.order_id = o.id and l.num > l.refunded_num + l.in_process_num) as again,
  (select json_agg(json_build_object('orderGoodsId', l.id::text, 'goodsId', l.goods_id::text, 'specId', l.spec_id::text, 'specName', l.spec_name,
      'attributeLine', l.attribute_line, 'picture', l.picture, 'unit', l.unit, 'unitFen', l.unit_fen, 'lineFen', l.pay_fen, 'lineNum', l.num,
      'num', x.num, 'fen', x.fen) order by l.id)
    from after_sale_line x join order_line l on l.id = x.order_line_id where x.after_sale_id = a.id) as lines`;

export const summaryJoins = sql`join shop_order o on o.id = a.order_id join store s on s.id = a.store_id join member m on m.id = a.member_id`;

const isArbitrated = (row: SummaryRow) => row.escalated || row.arbitration === 'asked';

export const toSummary = (row: SummaryRow) => ({
  id: row.id,
  aftersaleSn: row.aftersaleSn,
  aftersaleType: afterSaleTypeCodes[row.type],
  orderId: row.orderId,
  orderSn: row.orderSn,
  storeId: row.storeId,
  storeName: row.storeName,
  state: row.state,
  stateCode: afterSaleCodes[row.state],
  arbitrationFlag: isArbitrated(row) ? (1 as const) : (0 as const),
  amount: toYuan(fen(row.amountFen)),
  createDate: row.created,
  ...(row.due === null ? {} : { dueDate: row.due }),
  refuseReason: row.refuseReason,
  logisticsCompany: row.state === 'resent' ? row.resendCompany : row.returnCompany,
  trackingNumber: row.state === 'resent' ? row.resendNumber : row.returnNumber,
  orderGoodsList: row.lines.map(({ unitFen, lineFen, lineNum, num, fen: given, ...line }) => ({
    ...line,
    specPrice: toYuan(fen(unitFen)),
    // Other goods ask for no money; what these pieces were paid with is still worth saying.
    specPayPrice: toYuan(fen(row.type === 'exchange' ? Math.floor((lineFen * num) / lineNum) : given)),
    goodsNum: num,
  })),
});

/** Who applied, for a reader who sees more than his own. */
export const doerOf = (side: BuyerSide, row: SummaryRow): { buyer?: Doer } =>
  seesOthers(side) ? { buyer: { memberId: row.memberId, name: row.buyerName, departmentName: row.departmentName ?? '' } } : {};

/** What the buyer may do now; the first one is what a page puts forward. A colleague looks on, unless he takes in goods for others. */
export const buyerActions = (side: BuyerSide, row: SummaryRow): AfterSaleAction[] => {
  const mine = side.memberId === row.memberId && side.rights.has('order:cancel');
  return openActions(row).filter((action) =>
    action === 'confirmReceipt' ? reachesRow(side, side.rights.get('order:receive'), row) : mine,
  );
};

const openActions = (row: SummaryRow): AfterSaleAction[] => {
  const again: AfterSaleAction[] = row.again ? ['reapply'] : [];
  switch (row.state) {
    case 'applied':
      return ['cancel'];
    case 'agreed':
      return ['sendBack', 'cancel'];
    case 'resent':
      return ['confirmReceipt'];
    case 'rejected':
    case 'refused':
      if (row.arbitration === 'asked') return [];
      return row.arbitration === 'dismissed' ? again : ['appeal', ...again];
    case 'cancelled':
    case 'closed':
      return again;
    default:
      return [];
  }
};

export const sellerActions = ({ state }: SummaryRow): (typeof sellerAfterSaleActions)[number][] => {
  if (state === 'applied') return ['agree', 'reject'];
  if (state === 'returning') return ['receive', 'refuseReceipt'];
  return state === 'wait_resend' ? ['resend'] : [];
};

export const operatorActions = (row: SummaryRow): (typeof operatorAfterSaleActions)[number][] => {
  if (isArbitrated(row)) return ['arbitrate'];
  return row.state === 'wait_refund' && !row.refundStarted ? ['startRefund'] : [];
};
