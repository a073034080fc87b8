import type { ApplyAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type pg from 'pg';
import { agreeAfterSale } from '../../src/after-sale/agree-after-sale.ts';
import { appealAfterSale } from '../../src/after-sale/appeal-after-sale.ts';
import { applyAfterSale } from '../../src/after-sale/apply-after-sale.ts';
import { arbitrateAfterSale } from '../../src/after-sale/arbitrate-after-sale.ts';
import { cancelAfterSale } from '../../src/after-sale/cancel-after-sale.ts';
import { confirmExchange } from '../../src/after-sale/confirm-exchange.ts';
import { receiveReturn } from '../../src/after-sale/receive-return.ts';
import { refuseReturn } from '../../src/after-sale/refuse-return.ts';
import { rejectAfterSale } from '../../src/after-sale/reject-after-sale.ts';
import { resendGoods } from '../../src/after-sale/resend-goods.ts';
import { runDueStep } from '../../src/after-sale/run-due-after-sales.ts';
import { sendBack } from '../../src/after-sale/send-back.ts';
import { startRefund } from '../../src/after-sale/start-refund.ts';
import { usualSettings } from '../../src/kernel/config.ts';
import { type Db, type Tx, txOn } from '../../src/kernel/db.ts';
import { deliverNews } from '../../src/kernel/deliver-news.ts';
import type { House } from '../../src/kernel/house.ts';
import { type News, openNews } from '../../src/kernel/news.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import type { ActingSide } from '../../src/kernel/side.ts';
import { listenersOf } from '../../src/listeners.ts';
import { grantPoints } from '../../src/marketing/grant-points.ts';
import { finishRefund as finishPayment } from '../../src/payment/finish-refund.ts';
import { buysNow, demoMembers } from '../account/demo-members.ts';
import { refundOnQuota } from '../credit/refund-on-quota.ts';
import { applicant } from './applicant.ts';
import { askBackUnsent } from './ask-back-unsent.ts';
import { type AfterSalePlan, afterSalePlans, type DemoStep, type LinePlace } from './plan-after-sales.ts';

type Line = {
  id: Id;
  member_id: Id;
  store_id: Id;
  state: LinePlace;
  num: number;
  picture: string;
  free: number;
  store: string;
  place: string;
};

const lines = `
  select l.id::text, o.member_id::text, o.store_id::text, o.state, l.num, l.picture, l.num as free, s.name as store, coalesce(s.licence ->> 'address', '') as place
  from order_line l join shop_order o on o.id = l.order_id join store s on s.id = o.store_id join member m on m.id = o.member_id
  where m.mobile = any ($1) and o.paid_fen = o.payable_fen and o.pay_mode = 'prepay' and l.pay_fen > 0 and l.in_process_num = 0 and l.refunded_num = 0 and l.activity_type = 0
    and (o.state = 'wait_ship' and o.deliver_state = 'none' and (select count(*) from order_line k where k.order_id = o.id) > 1
      or o.state = 'wait_receive' and o.shipped_at < now() - interval '3 days'
      or o.state = 'done' and o.done_at between now() - interval '13 days' and now() - interval '2 days')
  order by o.id, l.id`;

const storeOf = (line: Line) => ({ kind: 'seller', storeId: line.store_id }) as const;

type Taking = { tx: Tx; id: Id; line: Line; operator: ActingSide };

const addressOf = ({ store, place }: Line) => ({
  receiver: `${store.slice(0, 12)}退货组`,
  receiverPhone: '400-818-0598',
  receiverAddress: place || `${store}仓库`,
});

const takes: Record<DemoStep, (taking: Taking) => Promise<unknown>> = {
  agree: ({ tx, id, line }) =>
    agreeAfterSale(
      tx,
      storeOf(line),
      id,
      {
        address: addressOf(line),
        remark: '请保持原包装并注明售后单号，运费由我方承担。',
      },
      usualSettings,
    ),
  reject: ({ tx, id, line }) => rejectAfterSale(tx, storeOf(line), id, { reason: '超出复检期，请提供第三方检测报告', photos: [] }),
  cancel: ({ tx, id, line }) => cancelAfterSale(tx, applicant(line.member_id), id),
  sendBack: ({ tx, id, line }) =>
    sendBack(
      tx,
      applicant(line.member_id),
      {
        id,
        company: Number(id) % 2 ? '德邦物流' : '顺丰速运',
        trackingNumber: `TH2026${id.padStart(6, '0')}`,
        photos: [],
      },
      usualSettings,
    ),
  receive: ({ tx, id, line }) => receiveReturn(tx, storeOf(line), id, { restock: true }, usualSettings),
  refuse: ({ tx, id, line }) => refuseReturn(tx, storeOf(line), id, { reason: '退回商品已安装使用，影响二次销售', photos: [] }),
  resend: ({ tx, id, line }) =>
    resendGoods(tx, storeOf(line), id, { company: '京东物流', trackingNumber: `HX2026${id.padStart(6, '0')}` }, usualSettings),
  confirm: ({ tx, id, line }) => confirmExchange(tx, applicant(line.member_id), id),
  startRefund: ({ tx, id, operator }) => startRefund(tx, operator, id),
  refund: async ({ tx, id }) => {
    const rows = await readRows(tx, IdRow)`select id::text from refund where ref = ${`after-sale:${id}`}`;
    await finishPayment(tx, rows[0]?.id ?? '0');
  },
  appeal: ({ tx, id, line }) =>
    appealAfterSale(tx, applicant(line.member_id), id, { reason: '已附第三方检测报告，请平台核实', photos: [] }),
  timeout: ({ tx, id }) => runDueStep(tx, id, usualSettings),
  uphold: ({ tx, id, line, operator }) =>
    arbitrateAfterSale(tx, operator, id, { decision: 'uphold', reason: '检测报告有效，支持退款', address: addressOf(line) }, usualSettings),
  dismiss: ({ tx, id, operator }) =>
    arbitrateAfterSale(tx, operator, id, { decision: 'dismiss', reason: '材料不足，维持商家处理' }, usualSettings),
};

const sellersStores = demoMembers.flatMap(({ store }) => store ?? []);
const crowdRefunds = 4;

const holds = new Set(['applied', 'agreed', 'returning', 'wait_refund', 'wait_resend', 'resent']);

/** A line with pieces left; of several the one that has been used least, so that they spread. */
const chooseLine = (own: readonly Line[], { place }: AfterSalePlan, used: ReadonlyMap<Id, number>): Line | undefined =>
  own
    .filter((line) => line.state === place && line.free > 0)
    .toSorted((one, other) => (used.get(one.id) ?? 0) - (used.get(other.id) ?? 0))[0];

const inputOf = (line: Line, { type, reason, description }: AfterSalePlan): ApplyAfterSale => ({
  orderGoodsId: line.id,
  num: line.state === 'wait_ship' ? line.num : Math.max(1, Math.floor(line.free / 3)),
  type,
  reason,
  description,
  photos: [],
  contacts: '',
  contactPhone: '',
});

/** After-sales of every demo buyer in every state, made by the verbs themselves and then moved back in time. */
export const fillAfterSales = async (client: pg.PoolClient): Promise<void> => {
  const news = openNews(listenersOf(usualSettings));
  const tx = txOn(client, news.hear);
  const operators = await client.query<{ id: Id }>(`select id::text from member where audience = 'operator' order by id limit 1`);
  const operator: ActingSide = { kind: 'operator', memberId: operators.rows[0]?.id ?? '0' };
  const found = await client.query<Line>(lines, [demoMembers.filter(buysNow).map(({ mobile }) => mobile)]);
  for (const own of Map.groupBy(found.rows, (line) => line.member_id).values()) {
    const used = new Map<Id, number>();
    for (const plan of afterSalePlans) {
      const line = chooseLine(own, plan, used);
      if (!line) continue;
      used.set(line.id, (used.get(line.id) ?? 0) + 1);
      const input = inputOf(line, plan);
      const { id } = await applyAfterSale(tx, applicant(line.member_id), input, usualSettings);
      for (const step of plan.steps) await takes[step]({ tx, id, line, operator });
      if (holds.has(plan.ends) || (plan.ends === 'finished' && plan.type !== 3)) line.free -= input.num as number;
      if (plan.photo) await client.query('update after_sale set photos = $2 where id = $1', [id, [line.picture]]);
    }
  }
  await refundCrowd(client, tx, operator);
  await askBackUnsent(client, tx);
  await refundOnQuota(tx);
  await giveAgain(client, tx);
  await deliverInside(tx, news);
  // It happened long ago: nobody is texted about it now.
  await client.query('delete from message_post');
  await moveBack(client);
};

/** Some of what the crowd bought came back, of one goods of each store more than of the others; there has been time enough for it then. */
const refundCrowd = async (client: pg.PoolClient, tx: Tx, operator: ActingSide): Promise<void> => {
  const longAgo = { ...usualSettings, AFTER_SALE_DAYS: 90 };
  const { rows } = await client.query<Line>(
    `select x.id, x.member_id, x.store_id, x.state, x.num, x.picture, x.num as free, x.store, x.place from (
       select l.id::text, o.member_id::text, o.store_id::text, o.state, l.num, l.picture, s.name as store, coalesce(s.licence ->> 'address', '') as place,
         row_number() over (partition by o.store_id order by l.goods_id % 5, o.id % 7, o.id, l.id) as nth, o.id as order_id
       from order_line l join shop_order o on o.id = l.order_id join store s on s.id = o.store_id join member m on m.id = o.member_id
       where s.name = any ($1) and not m.enabled and o.state = 'done' and o.done_at < now() - interval '14 days' and l.pay_fen > 0) x
     where x.nth <= $2 order by x.order_id`,
    [sellersStores, crowdRefunds],
  );
  for (const [nth, line] of rows.entries()) {
    const reason = (['wrong_goods', 'wrong_goods', 'quality', 'wrong_goods', 'damaged'] as const)[nth % 5] ?? 'quality';
    const input = inputOf(line, { place: 'done', type: 2, reason, description: '', steps: [], ends: 'finished' });
    const { id } = await applyAfterSale(tx, applicant(line.member_id), input, longAgo);
    for (const step of ['agree', 'sendBack', 'receive', 'startRefund', 'refund'] as const) await takes[step]({ tx, id, line, operator });
  }
};

// The buyers are told before anybody looks, in the transaction that all of this is: one statement after the other.
const deliverInside = async (tx: Tx, news: News): Promise<void> => {
  const nowhere = { send: async () => true };
  const log = {
    warn: () => {},
    error: (about: { err: unknown }) => {
      throw about.err;
    },
  } as unknown as House['log'];
  await deliverNews(
    { db: tx as Db, config: usualSettings, news, log, mail: nowhere, sms: nowhere },
    { taken: 500, abreast: 1, most: 1, rounds: 1000 },
  );
};

// A refund takes back what its order earned, which can be all that a buyer has; each has some to show.
const giveAgain = async (client: pg.PoolClient, tx: Tx): Promise<void> => {
  const drained = await client.query<{ id: Id }>('select member_id::text as id from point_account where balance = 0');
  for (const { id } of drained.rows) await grantPoints(tx, id, 500, `demo:${id}:again`, { remark: '平台活动赠送' });
};

// Older than a day, so that the clerk of the demo leaves them as they are; after what was bought had come that far.
const moveBack = async (client: pg.PoolClient): Promise<void> => {
  await client.query('alter table after_sale_event disable trigger after_sale_event_append_only');
  await client.query(`
    with placed as (
        select a.id, case when a.state = 'applied' and not a.escalated then now() - interval '27 hours'
            else least(coalesce(o.done_at, o.shipped_at, o.paid_at) + make_interval(hours => 2 + (a.id % 9)::int), now() - interval '26 hours') end as begun,
          (select count(*) from after_sale_event e where e.after_sale_id = a.id) as steps
        from after_sale a join shop_order o on o.id = a.order_id),
      paced as (select id, begun, least(interval '11 hours', (now() - begun - interval '1 hour') / greatest(1, steps)) as pace, steps from placed),
      events as (
        update after_sale_event e set at = p.begun + p.pace * (e.seq - 1), photos = case when e.event in ('reject', 'refuseReceipt') then (
          select array_agg(distinct l.picture) from after_sale_line x join order_line l on l.id = x.order_line_id where x.after_sale_id = p.id) else e.photos end
        from paced p where p.id = e.after_sale_id),
      told as (
        update message m set created_at = p.begun + p.pace * (p.steps - 1), read_at = case when m.id % 3 = 0 then null else now() - interval '1 hour' end
        from paced p where m.kind = 'after_sale' and m.facts ->> 'afterSaleId' = p.id::text)
    update after_sale a set created_at = p.begun, due_at = a.due_at - (now() - p.begun - p.pace * (p.steps - 1)),
      finished_at = case when a.finished_at is null then null else p.begun + p.pace * (p.steps - 1) end,
      refund_started_at = case when a.refund_started_at is null then null else p.begun + p.pace * (p.steps - 2) end
    from paced p where p.id = a.id`);
  await client.query(
    `update refund r set created_at = coalesce(a.refund_started_at, a.finished_at), done_at = a.finished_at from after_sale a
     where r.ref = 'after-sale:' || a.id and r.state = 'success' and a.finished_at is not null`,
  );
  await client.query('alter table after_sale_event enable trigger after_sale_event_append_only');
};
