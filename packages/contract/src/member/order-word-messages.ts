import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofOrder = (title: Words, body: Words): Message => ({
  kind: 'order',
  url: '/personalCenterBase/myOrdersDetail?id={orderId}',
  act: 'order',
  title,
  body,
});
const ofStoreOrder = (title: Words, body: Words): Message => ({
  kind: 'order',
  url: '/seller/#/orders/{orderId}',
  act: 'order',
  title,
  body,
});

/** What a buyer hears of another price that his store asks, and whoever asked of what became of it. */
export const priceMessages = {
  'order.price_asked': ofOrder(
    words(
      '商家提出改价，等您确认',
      'The store offers a lower price',
      'La boutique propose un prix plus bas',
      'La tienda ofrece un precio más bajo',
      'A loja oferece um preço menor',
      'Магазин предлагает цену ниже',
    ),
    words(
      '订单 {orderSn} 拟由 ¥{fromFen} 改为 ¥{amountFen}，请在付款期限内确认。',
      'Order {orderSn} would cost ¥{amountFen} instead of ¥{fromFen}; please decide before the time to pay is over.',
      'La commande {orderSn} coûterait ¥{amountFen} au lieu de ¥{fromFen} ; décidez avant la fin du délai de paiement.',
      'El pedido {orderSn} costaría ¥{amountFen} en vez de ¥{fromFen}; decida antes de que termine el plazo de pago.',
      'O pedido {orderSn} custaria ¥{amountFen} em vez de ¥{fromFen}; decida antes do fim do prazo de pagamento.',
      'Заказ {orderSn} будет стоить ¥{amountFen} вместо ¥{fromFen}; решите до конца срока оплаты.',
    ),
  ),
  'order.price_agreed': ofStoreOrder(
    words(
      '买家同意改价',
      'The buyer agreed to the price',
      'L’acheteur accepte le prix',
      'El comprador acepta el precio',
      'O comprador aceitou o preço',
      'Покупатель согласен с ценой',
    ),
    words(
      '订单 {orderSn} 已改为 ¥{amountFen}，等待付款。',
      'Order {orderSn} costs ¥{amountFen} now and waits for payment.',
      'La commande {orderSn} coûte maintenant ¥{amountFen} et attend le paiement.',
      'El pedido {orderSn} cuesta ahora ¥{amountFen} y espera el pago.',
      'O pedido {orderSn} custa agora ¥{amountFen} e aguarda o pagamento.',
      'Заказ {orderSn} теперь стоит ¥{amountFen} и ждёт оплаты.',
    ),
  ),
  'order.price_refused': ofStoreOrder(
    words(
      '买家未同意改价',
      'The buyer did not agree to the price',
      'L’acheteur refuse le prix',
      'El comprador rechaza el precio',
      'O comprador recusou o preço',
      'Покупатель не согласен с ценой',
    ),
    words(
      '订单 {orderSn} 改为 ¥{amountFen} 的提议未被接受，仍按原价付款。',
      'Order {orderSn} stays at its price; ¥{amountFen} was not accepted.',
      'La commande {orderSn} garde son prix ; ¥{amountFen} n’a pas été accepté.',
      'El pedido {orderSn} mantiene su precio; no se aceptó ¥{amountFen}.',
      'O pedido {orderSn} mantém o preço; ¥{amountFen} não foi aceito.',
      'Заказ {orderSn} остаётся по прежней цене; ¥{amountFen} не принято.',
    ),
  ),
  'order.differed': ofStoreOrder(
    words(
      '买家验收有差异',
      'A delivery did not match',
      'Une livraison ne correspond pas',
      'Una entrega no coincide',
      'Uma entrega não confere',
      'Поставка не совпала',
    ),
    words(
      '订单 {orderSn} 验收：少 {short}，损坏 {damaged}。请查看并联系买家。',
      'Order {orderSn} was taken in: {short} short, {damaged} damaged. Please look and contact the buyer.',
      'Commande {orderSn} réceptionnée : {short} manquant, {damaged} endommagé. Vérifiez et contactez l’acheteur.',
      'Pedido {orderSn} recibido: faltan {short}, dañados {damaged}. Revise y contacte al comprador.',
      'Pedido {orderSn} recebido: faltam {short}, danificados {damaged}. Confira e contate o comprador.',
      'Заказ {orderSn} принят: недостача {short}, повреждено {damaged}. Проверьте и свяжитесь с покупателем.',
    ),
  ),
} as const satisfies Record<string, Message>;
