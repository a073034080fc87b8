import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { orderMachine, type PayMode } from '@mall/contract/order/order.machine.ts';
import type { DeliveryTime } from '@mall/contract/order/order.rules.ts';
import type { PricedLine, PricedStore } from '@mall/contract/order/price.rules.ts';
import type { LineProject } from '@mall/contract/project/project.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { holdWanted, requireHeld } from '../catalogue/hold-stock.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { statement } from '../kernel/statement.ts';
import type { OrderAddress } from './order-address.ts';
import type { PlacingRules } from './order-times.ts';
import type { Quote, QuoteLine } from './read-quote.ts';

type DraftLine = QuoteLine & { priced: PricedLine };
export type DraftOrder = {
  storeId: Id;
  priced: PricedStore;
  couponId: Id | undefined;
  lines: DraftLine[];
  content: Pick<OrderWishes, 'address' | 'deliveryTime'> & { invoice: InvoiceFields | null; leaveWord: string };
};
/** What the buyer said to the order as a whole, and to each store. */
export type OrderWishes = {
  address: OrderAddress;
  /** What each store is to issue; none where nothing is said. */
  invoices: Readonly<Record<Id, InvoiceFields>>;
  deliveryTime: DeliveryTime;
  /** The coupon for each store. */
  coupons: Readonly<Record<Id, Id>>;
  leaveWords: Readonly<Record<Id, string>>;
  /** Whose budget it takes, and lines that take another's or none. */
  projectId?: Id | null | undefined;
  lineProjects?: readonly LineProject[] | undefined;
};
const WrittenOrder = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  tradeId: Id,
  couponId: Id.nullable(),
  lines: z.array(z.strictObject({ lineId: Id, specId: Id, num: z.number() })),
});
export type WrittenOrder = z.infer<typeof WrittenOrder>;

/** One order for each store of a quote, with what the buyer said to it. */
export const draftOrders = (quote: Quote, input: OrderWishes): DraftOrder[] =>
  quote.stores.map((store) => {
    const priced = quote.priced.stores.find((one) => one.storeId === store.storeId);
    if (!priced) throw new Error('a store without a price');
    // A coupon that takes nothing is not spent, and who asked for it saw another total.
    const couponId = priced.couponFen > 0 ? store.couponId : undefined;
    if (input.coupons[store.storeId] !== undefined && couponId === undefined) throw refuse('order.coupon_gone');
    const lines = store.lines.map((line) => {
      const own = priced.lines.find((one) => one.specId === line.specId);
      if (!own) throw new Error('a line without a price');
      return { ...line, priced: own };
    });
    const { address, deliveryTime } = input;
    const invoice = input.invoices[store.storeId] ?? null;
    const leaveWord = input.leaveWords[store.storeId] ?? '';
    return { storeId: store.storeId, priced, couponId, lines, content: { address, invoice, deliveryTime, leaveWord } };
  });

type Given = {
  side: BuyerSide;
  tradeId: Id;
  payMode: PayMode;
  rules: PlacingRules;
  /** Whether somebody must approve them first. */
  start: 'submit' | 'request';
  groupId?: Id | undefined;
  orders: readonly DraftOrder[];
};

const member = sql`${sql.placeholder('memberId')}::bigint`;
const trade = sql`${sql.placeholder('tradeId')}::bigint`;
// No order of a group buy has longer to pay than the group runs.
const group = sql`${sql.placeholder('groupId')}::bigint`;
type WriteValues = {
  heads: string;
  lines: string;
  memberId: Id;
  companyId: Id | null;
  departmentId: Id | null;
  payMode: PayMode;
  tradeId: Id;
  start: 'submit' | 'request';
  groupId: Id | null;
};

const Row = WrittenOrder.extend({ held: z.array(Id).nullable(), unpaid: z.record(Id, z.number()).nullable() });
type Row = z.infer<typeof Row>;

const write = statement<WriteValues, Row>(
  'order_write',
  Row,
  sql`
  with head as (
    select * from jsonb_to_recordset(${sql.placeholder('heads')}::jsonb) as head (
      store_id bigint, state text, free boolean, minutes int, goods_fen bigint, freight_fen bigint, activity_fen bigint, coupon_fen bigint,
      points_fen bigint, points_num int, payable_fen bigint, tax_fen bigint, item_count int, coupon_id bigint, address jsonb, invoice jsonb,
      delivery_time text, leave_word text)),
  body as (
    select * from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as body (
      store_id bigint, spec_id bigint, goods_id bigint, spec_name text, attribute_line text, picture text, item_number text, unit text,
      tax_rate smallint, num int, list_fen bigint, unit_fen bigint, goods_fen bigint, activity_fen bigint, coupon_fen bigint,
      points_fen bigint, pay_fen bigint, activity_type smallint, activity_ref bigint, pack_length int, agreed_id bigint, quotation_id bigint, arrive_days smallint)),
  -- A reference to a coupon would share its row with orders at once, and then none of them could spend it.
  coupons as materialized (select id from member_coupon where id = any (array(select coupon_id from head)) order by id for update),
  placed as (
    insert into shop_order (order_sn, member_id, company_id, department_id, store_id, pay_mode, state, trade_id, goods_fen, freight_fen, activity_fen, coupon_fen,
      points_fen, points_num, payable_fen, tax_fen, item_count, member_coupon_id, address, invoice, invoice_state, delivery_time, leave_word,
      pay_deadline, pay_state, paid_at, ship_from, group_id)
    select to_char(now(), 'YYMMDDHH24MISS') || lpad(nextval('order_number')::text, 6, '0'), ${member}, ${sql.placeholder('companyId')}::bigint,
      ${sql.placeholder('departmentId')}::bigint, store_id, ${sql.placeholder('payMode')}, state, ${trade}, goods_fen, freight_fen, activity_fen, coupon_fen, points_fen, points_num, payable_fen, tax_fen,
      item_count, coupon_id, address, invoice, case when invoice is null then 'none' else 'wanted' end, delivery_time, leave_word,
      case when state = 'wait_pay' then least(now() + make_interval(mins => minutes), (select a.ends_at from activity a where a.id = ${group})) end, case when free then 'paid' else 'unpaid' end,
      case when free then now() end, case when state = 'wait_ship' then now() end, ${group}
    from head, (select count(*) from coupons) held order by store_id
    returning id, order_sn, store_id, state, member_coupon_id),
  packed as (
    insert into order_line (order_id, spec_id, goods_id, spec_name, attribute_line, picture, item_number, unit, tax_rate, num, list_fen, unit_fen,
      goods_fen, activity_fen, coupon_fen, points_fen, pay_fen, activity_type, activity_ref, pack_length, agreed_id, quotation_id, arrive_days)
    select p.id, spec_id, goods_id, spec_name, attribute_line, picture, item_number, unit, tax_rate, num, list_fen, unit_fen, goods_fen,
      activity_fen, coupon_fen, points_fen, pay_fen, activity_type, activity_ref, pack_length, agreed_id, quotation_id, arrive_days
    from body join placed p using (store_id) order by p.id, spec_id
    returning id, order_id, spec_id, num),
  begun as (
    insert into order_event (order_id, seq, event, to_state, by_kind, by_member_id)
    select id, 1, ${sql.placeholder('start')}, state, 'buyer', ${member} from placed),
  -- The member's own that wait for their money, without these: a statement does not see what it writes.
  waiting as (
    select l.spec_id, count(*)::int as orders from shop_order o join order_line l on l.order_id = o.id
    where o.member_id = ${member} and o.state = 'wait_pay' and o.pay_mode = 'prepay' and not o.hidden group by l.spec_id),
  wanted as (select spec_id, num, 'line:' || id as ref from packed),
  ${holdWanted}
  select p.id::text as "orderId", p.order_sn as "orderSn", ${trade}::text as "tradeId", p.member_coupon_id::text as "couponId",
    (select json_agg(json_build_object('lineId', id::text, 'specId', spec_id::text, 'num', num)) from packed where order_id = p.id) as lines,
    (select json_agg(spec_id::text) from moved) as held, (select json_object_agg(spec_id, orders) from waiting) as unpaid
  from placed p order by p.store_id`,
);

/**
 * Writes orders, lines and first events and holds the stock in one statement, however many there are; refuses like `holdStock`, and where the
 * member holds pieces of a spec for too many unpaid orders already.
 */
export const writeOrders = async (tx: Tx, { side, tradeId, payMode, rules, start, groupId, orders }: Given): Promise<WrittenOrder[]> => {
  const heads = orders.map(({ storeId, priced, couponId, lines, content }) => {
    // Nothing to pay is paid.
    const free = start === 'submit' && payMode === 'prepay' && priced.payableFen === 0;
    const activity = lines.some((line) => line.activityType !== 0);
    return {
      store_id: storeId,
      state: orderMachine.begin(start, free ? 'free' : payMode),
      free,
      minutes: activity ? rules.PAY_ACTIVITY_MINUTES : rules.PAY_HOURS * 60,
      goods_fen: priced.goodsFen,
      freight_fen: priced.freightFen,
      activity_fen: priced.activityFen,
      coupon_fen: priced.couponFen,
      points_fen: priced.pointsFen,
      points_num: priced.pointsNum,
      payable_fen: priced.payableFen,
      tax_fen: priced.taxFen,
      item_count: priced.itemCount,
      coupon_id: couponId ?? null,
      address: content.address,
      invoice: content.invoice,
      delivery_time: content.deliveryTime,
      leave_word: content.leaveWord,
    };
  });
  const lines = orders.flatMap(({ storeId, lines: own }) =>
    own.map(({ priced, ...line }) => ({
      store_id: storeId,
      spec_id: line.specId,
      goods_id: line.goodsId,
      spec_name: line.specName,
      attribute_line: line.attributeLine,
      picture: line.picture,
      item_number: line.itemNumber,
      unit: line.unit,
      tax_rate: line.taxRate,
      num: line.num,
      list_fen: line.listFen,
      unit_fen: line.unitFen,
      goods_fen: priced.goodsFen,
      activity_fen: priced.activityFen,
      coupon_fen: priced.couponFen,
      points_fen: priced.pointsFen,
      pay_fen: priced.payFen,
      activity_type: line.activityType,
      activity_ref: line.activityRef,
      pack_length: line.packLength,
      agreed_id: line.agreedRef,
      quotation_id: line.quotationRef ?? null,
      arrive_days: line.arriveDays ?? null,
    })),
  );
  const written = await write(tx, {
    heads: JSON.stringify(heads),
    lines: JSON.stringify(lines),
    memberId: side.memberId,
    companyId: side.companyId ?? null,
    departmentId: side.departmentId ?? null,
    payMode,
    tradeId,
    start,
    groupId: groupId ?? null,
  });
  refuseHoarding(
    orders.filter((_, at) => heads[at]?.state === 'wait_pay'),
    written[0]?.unpaid ?? {},
    rules.UNPAID_HOLDS_PER_SPEC,
  );
  const wanted = written.flatMap((order) => order.lines.map(({ specId }) => specId));
  await requireHeld(tx, wanted, written[0]?.held ?? []);
  return written;
};

/** Stock that is held for orders that nobody pays is stock that nobody else can buy. */
const refuseHoarding = (orders: readonly DraftOrder[], unpaid: Readonly<Record<Id, number>>, most: number): void => {
  for (const { specId, specName } of orders.flatMap(({ lines }) => lines))
    if ((unpaid[specId] ?? 0) >= most) throw refuse('order.unpaid_holds', { count: most, spec: specName }, { specId });
};
