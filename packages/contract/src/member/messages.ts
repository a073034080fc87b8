import { type Words, words } from '../kernel/language.ts';
import { accountMessages } from './account-messages.ts';
import { afterSaleMessages } from './after-sale-messages.ts';
import { approvalMessages } from './approval-messages.ts';
import { billMessages } from './bill-messages.ts';
import { companyMessages } from './company-messages.ts';
import { contractApprovalMessages } from './contract-approval-messages.ts';
import { contractMessages } from './contract-messages.ts';
import { creditMessages } from './credit-messages.ts';
import { downloadMessages } from './download-messages.ts';
import { goodsMessages } from './goods-messages.ts';
import { inquiryMessages } from './inquiry-messages.ts';
import { invitationMessages } from './invitation-messages.ts';
import { invoiceMessages } from './invoice-messages.ts';
import type { Message, MessageAct } from './message-kinds.ts';
import { openMessages } from './open-messages.ts';
import { priceMessages } from './order-word-messages.ts';
import { personMessages } from './person-messages.ts';
import { procurementMessages } from './procurement-messages.ts';
import { reviewMessages } from './review-messages.ts';
import { storeMessages } from './store-messages.ts';
import { storePaperMessages } from './store-paper-messages.ts';
import { workMessages } from './work-messages.ts';

const six = (text: string): Words => words(text, text, text, text, text, text);

const orderPage = '/personalCenterBase/myOrdersDetail?id={orderId}';

const ofOrder = (title: Words, body: Words, url = orderPage, act: MessageAct = 'order'): Message => ({
  kind: 'order',
  url,
  act,
  title,
  body,
});

const begun = words(
  '您关注的 {startsAt} 场秒杀已开始',
  'The {startsAt} flash sale you follow has begun',
  'La vente flash de {startsAt} que vous suivez a commencé',
  'La venta relámpago de las {startsAt} que sigue ha comenzado',
  'A venda relâmpago das {startsAt} que você segue começou',
  'Распродажа в {startsAt}, за которой вы следите, началась',
);
const seckillPage = '/seckillZone?sessionId={sessionId}';

/** Everything that the mall tells a member: the closed list, an entry each. */
export const messages = {
  // Somebody's own words: what was written before messages had codes.
  plain: { kind: 'system', url: '{url}', act: 'see', title: six('{title}'), body: six('{body}') },
  ...downloadMessages,
  ...accountMessages,
  ...approvalMessages,
  ...billMessages,
  ...contractApprovalMessages,
  ...contractMessages,
  ...creditMessages,
  ...inquiryMessages,
  ...invitationMessages,
  ...invoiceMessages,
  ...openMessages,
  ...priceMessages,
  'order.paid': ofOrder(
    words('支付成功', 'Payment received', 'Paiement reçu', 'Pago recibido', 'Pagamento recebido', 'Оплата получена'),
    words(
      '订单 {orderSn} 已收到付款 ¥{amountFen}，商家将尽快发货。',
      'We have received ¥{amountFen} for order {orderSn}. The store will ship it soon.',
      'Nous avons reçu ¥{amountFen} pour la commande {orderSn}. La boutique l’expédiera bientôt.',
      'Hemos recibido ¥{amountFen} por el pedido {orderSn}. La tienda lo enviará pronto.',
      'Recebemos ¥{amountFen} pelo pedido {orderSn}. A loja o enviará em breve.',
      'Получено ¥{amountFen} за заказ {orderSn}. Магазин скоро отправит его.',
    ),
  ),
  'order.shipped': ofOrder(
    words(
      '您的订单已发货',
      'Your order is on its way',
      'Votre commande est en route',
      'Su pedido está en camino',
      'Seu pedido está a caminho',
      'Ваш заказ отправлен',
    ),
    words(
      '订单 {orderSn} 已由{logisticsCompany}发出，运单号 {trackingNumber}。',
      'Order {orderSn} was sent by {logisticsCompany}, tracking number {trackingNumber}.',
      'La commande {orderSn} est partie par {logisticsCompany}, numéro de suivi {trackingNumber}.',
      'El pedido {orderSn} salió por {logisticsCompany}, número de seguimiento {trackingNumber}.',
      'O pedido {orderSn} saiu por {logisticsCompany}, número de rastreio {trackingNumber}.',
      'Заказ {orderSn} отправлен: {logisticsCompany}, номер отправления {trackingNumber}.',
    ),
    '/personalCenterBase/myTrajectory?id={orderId}',
    'track',
  ),
  'order.unpaid': ofOrder(
    words(
      '订单 {orderSn} 待付款 ¥{amountFen}',
      'Order {orderSn} waits for ¥{amountFen}',
      'La commande {orderSn} attend ¥{amountFen}',
      'El pedido {orderSn} espera ¥{amountFen}',
      'O pedido {orderSn} aguarda ¥{amountFen}',
      'Заказ {orderSn} ждёт оплаты ¥{amountFen}',
    ),
    words(
      '超时未付款，订单将自动取消。',
      'It is cancelled by itself when the time to pay is over.',
      'Elle sera annulée d’elle-même passé le délai de paiement.',
      'Se cancelará solo cuando termine el plazo de pago.',
      'Será cancelado automaticamente ao fim do prazo de pagamento.',
      'По истечении срока оплаты он будет отменён.',
    ),
    orderPage,
    'pay',
  ),
  'order.timed_out': ofOrder(
    words('订单已取消', 'Order cancelled', 'Commande annulée', 'Pedido cancelado', 'Pedido cancelado', 'Заказ отменён'),
    words(
      '订单 {orderSn} 超过支付期限未付款，已自动取消。',
      'Order {orderSn} was not paid in time and has been cancelled.',
      'La commande {orderSn} n’a pas été payée à temps et a été annulée.',
      'El pedido {orderSn} no se pagó a tiempo y se ha cancelado.',
      'O pedido {orderSn} não foi pago a tempo e foi cancelado.',
      'Заказ {orderSn} не был оплачен вовремя и отменён.',
    ),
  ),
  'order.cancelled_by_store': ofOrder(
    words(
      '商家已取消订单',
      'The store cancelled your order',
      'La boutique a annulé votre commande',
      'La tienda canceló su pedido',
      'A loja cancelou seu pedido',
      'Магазин отменил ваш заказ',
    ),
    words(
      '订单 {orderSn} 已由商家取消：{reason}。已付款项将按原支付方式退回。',
      'The store cancelled order {orderSn}: {reason}. What you paid goes back the way it came.',
      'La boutique a annulé la commande {orderSn} : {reason}. Votre paiement vous sera rendu par le même moyen.',
      'La tienda canceló el pedido {orderSn}: {reason}. Lo pagado se devuelve por el mismo medio.',
      'A loja cancelou o pedido {orderSn}: {reason}. O valor pago será devolvido pelo mesmo meio.',
      'Магазин отменил заказ {orderSn}: {reason}. Оплата вернётся тем же способом.',
    ),
  ),
  'order.group_won': ofOrder(
    words(
      '拼团成功',
      'The group buy has succeeded',
      'L’achat groupé a abouti',
      'La compra en grupo se logró',
      'A compra em grupo deu certo',
      'Групповая покупка состоялась',
    ),
    words(
      '订单 {orderSn} 所在的团已成团，商家将尽快发货。',
      'The group buy of order {orderSn} has succeeded. The store will ship it soon.',
      'L’achat groupé de la commande {orderSn} a abouti. La boutique l’expédiera bientôt.',
      'La compra en grupo del pedido {orderSn} se logró. La tienda lo enviará pronto.',
      'A compra em grupo do pedido {orderSn} deu certo. A loja o enviará em breve.',
      'Групповая покупка по заказу {orderSn} состоялась. Магазин скоро отправит его.',
    ),
  ),
  'order.group_won_back': ofOrder(
    words(
      '拼团成功',
      'The group buy has succeeded',
      'L’achat groupé a abouti',
      'La compra en grupo se logró',
      'A compra em grupo deu certo',
      'Групповая покупка состоялась',
    ),
    words(
      '订单 {orderSn} 所在的团已成团，差价 ¥{amountFen} 将按原支付方式退回，商家将尽快发货。',
      'The group buy of order {orderSn} has succeeded. The difference of ¥{amountFen} goes back the way it came, and the store will ship soon.',
      'L’achat groupé de la commande {orderSn} a abouti. La différence de ¥{amountFen} vous est rendue par le même moyen, l’envoi suit bientôt.',
      'La compra en grupo del pedido {orderSn} se logró. La diferencia de ¥{amountFen} se devuelve por el mismo medio y la tienda enviará pronto.',
      'A compra em grupo do pedido {orderSn} deu certo. A diferença de ¥{amountFen} volta pelo mesmo meio e a loja enviará em breve.',
      'Групповая покупка по заказу {orderSn} состоялась. Разница ¥{amountFen} вернётся тем же способом, магазин скоро отправит заказ.',
    ),
  ),
  'order.group_failed': ofOrder(
    words(
      '拼团未成',
      'The group buy did not come about',
      'L’achat groupé n’a pas abouti',
      'La compra en grupo no se logró',
      'A compra em grupo não se concretizou',
      'Групповая покупка не состоялась',
    ),
    words(
      '订单 {orderSn} 所在的团未成，订单已取消，已付款项将按原支付方式全额退回。',
      'The group buy of order {orderSn} did not come about. The order is cancelled, and all you paid goes back the way it came.',
      'L’achat groupé de la commande {orderSn} n’a pas abouti. La commande est annulée et tout votre paiement vous est rendu par le même moyen.',
      'La compra en grupo del pedido {orderSn} no se logró. El pedido se ha cancelado y todo lo pagado se devuelve por el mismo medio.',
      'A compra em grupo do pedido {orderSn} não se concretizou. O pedido foi cancelado e todo o valor volta pelo mesmo meio.',
      'Групповая покупка по заказу {orderSn} не состоялась. Заказ отменён, вся оплата вернётся тем же способом.',
    ),
  ),
  'payment.refunded': ofOrder(
    words('退款到账', 'Refund sent', 'Remboursement effectué', 'Reembolso realizado', 'Reembolso efetuado', 'Возврат выполнен'),
    words(
      '订单 {orderSn} 的退款 ¥{amountFen} 已按原支付方式退回。',
      '¥{amountFen} of order {orderSn} went back the way it was paid.',
      '¥{amountFen} de la commande {orderSn} ont été rendus par le même moyen de paiement.',
      '¥{amountFen} del pedido {orderSn} se devolvieron por el mismo medio de pago.',
      '¥{amountFen} do pedido {orderSn} foram devolvidos pelo mesmo meio de pagamento.',
      '¥{amountFen} по заказу {orderSn} возвращены тем же способом оплаты.',
    ),
  ),
  'payment.voucher_rejected': ofOrder(
    words(
      '转账凭证未通过',
      'Transfer voucher not accepted',
      'Justificatif de virement refusé',
      'Comprobante no aceptado',
      'Comprovante não aceito',
      'Подтверждение перевода не принято',
    ),
    words(
      '原因：{reason}。请核对后重新提交。',
      'Reason: {reason}. Please check and hand in another.',
      'Motif : {reason}. Veuillez vérifier et en déposer un autre.',
      'Motivo: {reason}. Revíselo y envíe otro.',
      'Motivo: {reason}. Verifique e envie outro.',
      'Причина: {reason}. Проверьте и отправьте снова.',
    ),
    '/toPayOffLine?paySn={paySn}',
    'voucher',
  ),
  ...afterSaleMessages,
  ...companyMessages,
  ...personMessages,
  ...procurementMessages,
  ...goodsMessages,
  ...storeMessages,
  ...storePaperMessages,
  ...reviewMessages,
  ...workMessages,
  'seckill.begun': {
    kind: 'activity',
    url: seckillPage,
    act: 'buy',
    title: begun,
    body: words(
      '{names} 正在抢购',
      'On sale now: {names}',
      'En vente maintenant : {names}',
      'A la venta ahora: {names}',
      'À venda agora: {names}',
      'Уже в продаже: {names}',
    ),
  },
  'seckill.begun_many': {
    kind: 'activity',
    url: seckillPage,
    act: 'buy',
    title: begun,
    body: words(
      '{names} 等 {count} 件商品正在抢购',
      '{count} goods on sale now, among them {names}',
      '{count} articles en vente maintenant, dont {names}',
      '{count} productos a la venta ahora, entre ellos {names}',
      '{count} produtos à venda agora, entre eles {names}',
      'Уже в продаже товаров: {count}, среди них {names}',
    ),
  },
} satisfies Record<string, Message>;
export type MessageCode = keyof typeof messages;
