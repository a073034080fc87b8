import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { sendMessages } from '../member/send-messages.ts';

type Row = { id: Id; order_sn: string; member_id: Id; payable_fen: number };

const tell = async (tx: Tx, orderIds: readonly Id[], say: (order: Row) => { title: string; body: string }): Promise<void> => {
  if (orderIds.length === 0) return;
  const { rows } = await tx.execute<Row>(sql`
    select id::text, order_sn, member_id::text, payable_fen::float8 as payable_fen from shop_order
    where id = any (${sql.param([...orderIds])}::bigint[]) order by id`);
  await sendMessages(
    tx,
    'order',
    rows.map((order) => ({ memberId: order.member_id, url: `/personalCenterBase/myOrdersDetail?id=${order.id}`, ...say(order) })),
  );
};

export const tellPaid = (tx: Tx, orderIds: readonly Id[]): Promise<void> =>
  tell(tx, orderIds, ({ order_sn, payable_fen }) => ({
    title: '支付成功',
    body: `订单 ${order_sn} 已收到付款 ¥${toYuan(fen(payable_fen))}，商家将尽快发货。`,
  }));

export const tellRefunded = (tx: Tx, orderId: Id, amountFen: number): Promise<void> =>
  tell(tx, [orderId], ({ order_sn }) => ({
    title: '退款到账',
    body: `订单 ${order_sn} 的退款 ¥${toYuan(fen(amountFen))} 已按原支付方式退回。`,
  }));

export const tellTimeout = (tx: Tx, orderId: Id): Promise<void> =>
  tell(tx, [orderId], ({ order_sn }) => ({ title: '订单已取消', body: `订单 ${order_sn} 超过支付期限未付款，已自动取消。` }));

export const tellSellerCancelled = (tx: Tx, orderId: Id, reason: string): Promise<void> =>
  tell(tx, [orderId], ({ order_sn }) => ({
    title: '商家已取消订单',
    body: `订单 ${order_sn} 已由商家取消：${reason}。已付款项将按原支付方式退回。`,
  }));

export const tellVoucherRejected = async (tx: Tx, memberId: Id, paySn: string, reason: string): Promise<void> =>
  sendMessages(tx, 'order', [
    { memberId, title: '转账凭证未通过', body: `原因：${reason}。请核对后重新提交。`, url: `/toPayOffLine?paySn=${paySn}` },
  ]);
