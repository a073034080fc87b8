import type { Cell } from '../kit/copy-rows.ts';
import type { MadeOrder } from './make-orders.ts';
import type { OrderPlan } from './plan-orders.ts';

type Row = Record<string, Cell>;
export type Moment = (hoursAgo: number | undefined) => Date | null;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** 'YYMMDDHHMMSS' of China time and a number, as the mall makes them. */
export const numberOf = (at: Date, nth: number): string => {
  const china = new Date(at.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${china}${pad(nth, 6)}`;
};

const paid = ({ plan }: MadeOrder) => plan.paid !== undefined;
const refunded = ({ plan }: MadeOrder) => plan.kind === 'seller';

const payState = (order: MadeOrder) => (refunded(order) ? 'refunded' : paid(order) ? 'paid' : 'unpaid');
const deliverState = ({ received, shipped, part }: OrderPlan) =>
  received !== undefined ? 'received' : shipped === undefined ? 'none' : part ? 'part' : 'all';

const reasons: Partial<Record<string, string>> = {
  buyer: '商品规格选错了',
  seller: '该规格暂时缺货，已为您退款',
  pay_timeout: '',
  approval_rejected: '本季度预算已用完，改到下季度采购',
};

export const channelOf = ({ tradeId }: MadeOrder): string => (['pcpay', 'wechat', 'abcpay', 'pc'] as const)[tradeId % 4] as string;

const days = (from: Date | null, count: number) => (from ? new Date(from.getTime() + count * 86_400_000) : null);

export const orderRow = (
  order: MadeOrder,
  {
    at,
    buyer,
    address,
    invoice,
  }: { at: Moment; buyer: { company_id: number | null; department_id: number | null }; address: object; invoice: object | null },
): Row => {
  const { plan, priced } = order;
  const placed = at(plan.placed) as Date;
  const prepaid = plan.mode === 'prepay';
  const onQuota = plan.mode === 'credit';
  return {
    id: order.id,
    order_sn: numberOf(placed, order.id),
    member_id: plan.memberId,
    company_id: buyer.company_id,
    department_id: buyer.department_id,
    store_id: order.storeId,
    pay_mode: plan.mode,
    state: plan.state,
    evaluate_state: plan.state !== 'done' ? 'none' : plan.reviewed ? 'evaluated' : 'waiting',
    created_at: placed,
    trade_id: order.tradeId,
    goods_fen: priced.goodsFen,
    freight_fen: priced.freightFen,
    activity_fen: priced.activityFen,
    coupon_fen: priced.couponFen,
    points_fen: priced.pointsFen,
    points_num: priced.pointsNum,
    payable_fen: priced.payableFen,
    tax_fen: priced.taxFen,
    paid_fen: paid(order) ? priced.payableFen : 0,
    refunded_fen: refunded(order) ? priced.payableFen : 0,
    item_count: priced.itemCount,
    pay_state: payState(order),
    deliver_state: deliverState(plan),
    refund_state: refunded(order) ? 'all' : 'none',
    invoice_state: plan.invoice && invoice ? 'wanted' : 'none',
    member_coupon_id: order.couponId ?? null,
    address,
    invoice: plan.invoice ? invoice : null,
    delivery_time: (['any', 'weekday', 'weekend'] as const)[order.id % 3] as string,
    leave_word: plan.leaveWord ?? '',
    pay_deadline: plan.state === 'wait_pay' && prepaid ? days(at(plan.approved) ?? placed, 1) : null,
    pay_due: plan.mode === 'postpay' ? days(at(plan.received), 30) : null,
    auto_receive_at: plan.state === 'wait_receive' ? days(at(plan.shipped), 15) : null,
    cancel_kind: plan.kind ?? null,
    cancel_reason: plan.kind ? (reasons[plan.kind] ?? '') : '',
    pay_channel: paid(order) ? channelOf(order) : '',
    paid_at: at(plan.paid),
    ship_from: prepaid
      ? at(plan.paid)
      : plan.state === 'in_approval' || plan.kind === 'buyer'
        ? null
        : onQuota
          ? at(passedAt(plan))
          : placed,
    shipped_at: at(plan.shipped),
    received_at: at(plan.received),
    done_at: at(plan.done),
    cancelled_at: at(plan.cancelled),
  };
};

export const lineRows = (order: MadeOrder): Row[] =>
  order.lines.map(({ id, spec, num, shipped, priced }) => ({
    id,
    order_id: order.id,
    spec_id: spec.id,
    goods_id: spec.goods_id,
    spec_name: spec.name,
    attribute_line: spec.attribute_line,
    picture: spec.picture,
    item_number: spec.item_number,
    unit: spec.unit,
    pack_length: spec.pack_length,
    tax_rate: spec.tax_rate,
    num,
    list_fen: priced.goodsFen / num,
    unit_fen: priced.goodsFen / num,
    goods_fen: priced.goodsFen,
    activity_fen: priced.activityFen,
    coupon_fen: priced.couponFen,
    points_fen: priced.pointsFen,
    pay_fen: priced.payFen,
    shipped_num: shipped,
    reviewed: order.plan.reviewed === true,
  }));

type Step = [event: string, to: string, by: 'buyer' | 'seller' | 'system', hoursAgo: number | undefined];

/** What is bought on the quota is let through some hours later; what was taken back before never was. */
const passedAt = ({ mode, state, kind, placed }: OrderPlan): number | undefined =>
  mode !== 'credit' || state === 'in_approval' || kind === 'buyer' ? undefined : placed - 2.5;

const quotaSteps = ({ plan }: MadeOrder): Step[] => {
  const steps: Step[] = [
    ['request', 'in_approval', 'buyer', plan.placed],
    ['approve', 'wait_ship', 'system', passedAt(plan)],
    ['ship', 'wait_receive', 'seller', plan.shipped],
    ['confirmReceipt', 'done', 'buyer', plan.received],
    ['withdraw', 'cancelled', 'buyer', plan.cancelled],
  ];
  return steps.filter(([, , , at]) => at !== undefined);
};

const stepsOf = (order: MadeOrder): Step[] => {
  const { plan } = order;
  if (plan.mode === 'credit') return quotaSteps(order);
  const prepaid = plan.mode === 'prepay';
  const start = plan.asked ? 'in_approval' : prepaid ? 'wait_pay' : 'wait_ship';
  const cancelEvent: Partial<Record<string, Step>> = {
    buyer: ['cancel', 'cancelled', 'buyer', plan.cancelled],
    pay_timeout: ['cancel', 'cancelled', 'system', plan.cancelled],
    seller: ['sellerCancel', 'cancelled', 'seller', plan.cancelled],
    approval_rejected: ['reject', 'cancelled', 'system', plan.cancelled],
  };
  const pay: Step = ['pay', prepaid ? 'wait_ship' : 'done', 'system', plan.paid];
  const steps: (Step | undefined)[] = [
    [plan.asked ? 'request' : 'submit', start, 'buyer', plan.placed],
    ['approve', prepaid ? 'wait_pay' : 'wait_ship', 'system', plan.approved],
    prepaid ? pay : undefined,
    plan.part ? undefined : ['ship', 'wait_receive', 'seller', plan.shipped],
    ['confirmReceipt', prepaid ? 'done' : 'wait_pay', 'buyer', plan.received],
    prepaid ? undefined : pay,
    plan.kind ? cancelEvent[plan.kind] : undefined,
  ];
  return steps.filter((step): step is Step => step?.[3] !== undefined);
};

export const eventRows = (order: MadeOrder, at: Moment): Row[] =>
  stepsOf(order).map(([event, to, by, hoursAgo], nth, all) => ({
    order_id: order.id,
    seq: nth + 1,
    event,
    from_state: all[nth - 1]?.[1] ?? null,
    to_state: to,
    by_kind: by,
    by_member_id: by === 'buyer' ? order.plan.memberId : null,
    reason: to === 'cancelled' ? (reasons[order.plan.kind ?? ''] ?? '') : '',
    at: at(hoursAgo) as Date,
  }));

/** What the ledger of stock says of an order: held, and then released or shipped. */
export const ledgerRows = (order: MadeOrder, at: Moment): Row[] =>
  order.lines.flatMap(({ id, spec, num, shipped }) => {
    const row = (onHand: number, reserved: number, reason: string, ref: string, hoursAgo: number | undefined): Row => ({
      spec_id: spec.id,
      on_hand_change: onHand,
      reserved_change: reserved,
      reason,
      ref,
      at: at(hoursAgo) as Date,
    });
    return [
      row(0, num, 'hold', `line:${id}`, order.plan.placed),
      ...(order.plan.state === 'cancelled' ? [row(0, -num, 'release', `line:${id}`, order.plan.cancelled)] : []),
      ...(shipped > 0 ? [row(-shipped, -shipped, 'ship', `shipment:${order.shipmentId}:line:${id}`, order.plan.shipped)] : []),
    ];
  });

const carriers = ['顺丰速运', '德邦物流', '京东物流', '中通快运'] as const;

export const shipmentRow = (order: MadeOrder, at: Moment): Row => ({
  id: order.shipmentId ?? 0,
  order_id: order.id,
  logistics_company: carriers[order.id % carriers.length] as string,
  tracking_number: `ND${numberOf(at(order.plan.placed) as Date, order.id)}`,
  shipped_at: at(order.plan.shipped),
  signed_at: at(order.plan.signed),
});

export const packedRows = (order: MadeOrder): Row[] =>
  order.lines
    .filter((line) => line.shipped > 0)
    .map((line) => ({ shipment_id: order.shipmentId ?? 0, order_line_id: line.id, num: line.shipped }));

/** Where a parcel was seen between leaving and now, or its hand-over. */
export const trackRows = (order: MadeOrder, at: Moment, city: string): Row[] => {
  const { shipped = 0, signed } = order.plan;
  const end = signed ?? 0;
  const places: [share: number, place: string, text: string][] = [
    [0, '', '商家已发货，等待承运商揽收'],
    [0.08, '天津', '快件已揽收'],
    [0.25, '天津', '已到达天津分拨中心'],
    [0.4, '天津', '已离开天津分拨中心，发往目的地'],
    [0.7, city, `已到达${city}转运中心`],
    ...(signed === undefined
      ? []
      : ([
          [0.93, city, '快件派送中，请保持电话畅通'],
          [1, city, '已签收，感谢使用'],
        ] as [number, string, string][])),
  ];
  return places.map(([share, place, text]) => ({
    shipment_id: order.shipmentId ?? 0,
    at: at(shipped - (shipped - end) * share) as Date,
    place,
    text,
  }));
};
