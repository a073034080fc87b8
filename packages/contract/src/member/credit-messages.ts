import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofQuota = (title: Words, body: Words): Message => ({
  kind: 'system',
  url: '/personalCenterBase/procureQuotaSheet',
  act: 'see',
  title,
  body,
});
const ofOrder = (title: Words, body: Words): Message => ({
  kind: 'order',
  url: '/personalCenterBase/myOrdersDetail?id={orderId}',
  act: 'order',
  title,
  body,
});

/** What those who look after a company's purchase quota hear of it, and who ordered on it. */
/** Whoever put it there, somebody or the clock. */
const onHold = words(
  '采购额度已暂停',
  'Your purchase quota is on hold',
  'Votre plafond d’achat est suspendu',
  'Su cupo de compra está suspendido',
  'Seu limite de compra está suspenso',
  'Лимит закупок приостановлен',
);

export const creditMessages = {
  'credit.approved': ofQuota(
    words(
      '采购额度已开通',
      'Your purchase quota is open',
      'Votre plafond d’achat est ouvert',
      'Su cupo de compra está abierto',
      'Seu limite de compra está aberto',
      'Лимит закупок открыт',
    ),
    words(
      '{companyName} 的采购额度申请已通过，现在可以用额度下单。',
      'The application of {companyName} was agreed to: orders can be put on the quota now.',
      'La demande de {companyName} est acceptée : vous pouvez commander sur le plafond.',
      'La solicitud de {companyName} fue aprobada: ya puede pedir con el cupo.',
      'O pedido de {companyName} foi aprovado: já pode comprar no limite.',
      'Заявка {companyName} одобрена: можно заказывать в счёт лимита.',
    ),
  ),
  'credit.rejected': ofQuota(
    words(
      '采购额度申请未通过',
      'Purchase quota not granted',
      'Plafond d’achat refusé',
      'Cupo de compra no concedido',
      'Limite de compra não concedido',
      'Лимит закупок не открыт',
    ),
    words(
      '{companyName} 的采购额度申请未通过：{reason}',
      'The application of {companyName} was refused: {reason}',
      'La demande de {companyName} est refusée : {reason}',
      'La solicitud de {companyName} fue rechazada: {reason}',
      'O pedido de {companyName} foi recusado: {reason}',
      'Заявка {companyName} отклонена: {reason}',
    ),
  ),
  'credit.adjusted': ofQuota(
    words(
      '采购额度已调整',
      'Your purchase quota was changed',
      'Votre plafond d’achat a changé',
      'Su cupo de compra cambió',
      'Seu limite de compra mudou',
      'Лимит закупок изменён',
    ),
    words(
      '{companyName} 的采购额度已调整，请在采购额度页查看。',
      'The purchase quota of {companyName} was changed; see its page.',
      'Le plafond d’achat de {companyName} a changé ; voyez sa page.',
      'El cupo de compra de {companyName} cambió; véalo en su página.',
      'O limite de compra de {companyName} mudou; veja a página.',
      'Лимит закупок {companyName} изменён, смотрите его страницу.',
    ),
  ),
  'credit.held': ofQuota(
    onHold,
    words(
      '{companyName} 的采购额度已暂停：{reason}。已提交的订单不受影响。',
      'The purchase quota of {companyName} is on hold: {reason}. Orders that are on it go on.',
      'Le plafond d’achat de {companyName} est suspendu : {reason}. Les commandes en cours continuent.',
      'El cupo de compra de {companyName} está suspendido: {reason}. Los pedidos en curso siguen.',
      'O limite de compra de {companyName} está suspenso: {reason}. Os pedidos em curso seguem.',
      'Лимит закупок {companyName} приостановлен: {reason}. Оформленные заказы выполняются.',
    ),
  ),
  'credit.held_overdue': ofQuota(
    onHold,
    words(
      '{companyName} 有逾期未还的款项，采购额度已暂停，还清后自动恢复。已提交的订单不受影响。',
      'Something of {companyName} is overdue: its purchase quota is on hold until that is paid. Orders that are on it go on.',
      'Un montant de {companyName} est en retard : son plafond d’achat est suspendu jusqu’au paiement. Les commandes en cours continuent.',
      'Hay un importe vencido de {companyName}: su cupo de compra está suspendido hasta que se pague. Los pedidos en curso siguen.',
      'Há um valor em atraso de {companyName}: seu limite de compra está suspenso até o pagamento. Os pedidos em curso seguem.',
      'У {companyName} есть просроченная сумма: лимит закупок приостановлен до её оплаты. Оформленные заказы выполняются.',
    ),
  ),
  'credit.released': ofQuota(
    words(
      '采购额度已恢复',
      'Your purchase quota is open again',
      'Votre plafond d’achat est rétabli',
      'Su cupo de compra vuelve a estar abierto',
      'Seu limite de compra foi restabelecido',
      'Лимит закупок снова открыт',
    ),
    words(
      '{companyName} 的采购额度已恢复，可以继续用额度下单。',
      'Orders can be put on the purchase quota of {companyName} again.',
      'Vous pouvez de nouveau commander sur le plafond de {companyName}.',
      'Ya se puede pedir de nuevo con el cupo de {companyName}.',
      'Já se pode comprar de novo no limite de {companyName}.',
      'В счёт лимита {companyName} снова можно заказывать.',
    ),
  ),
  'credit.expired': ofQuota(
    words(
      '采购额度已到期',
      'Your purchase quota has expired',
      'Votre plafond d’achat a expiré',
      'Su cupo de compra ha vencido',
      'Seu limite de compra expirou',
      'Срок лимита закупок истёк',
    ),
    words(
      '{companyName} 的采购额度已到期，请申请续期。',
      'The purchase quota of {companyName} has expired; please apply for a new term.',
      'Le plafond d’achat de {companyName} a expiré ; demandez son renouvellement.',
      'El cupo de compra de {companyName} ha vencido; solicite su renovación.',
      'O limite de compra de {companyName} expirou; solicite a renovação.',
      'Срок лимита закупок {companyName} истёк, подайте заявку на продление.',
    ),
  ),
  'credit.closed': ofQuota(
    words(
      '采购额度已关闭',
      'Your purchase quota is closed',
      'Votre plafond d’achat est clos',
      'Su cupo de compra está cerrado',
      'Seu limite de compra está encerrado',
      'Лимит закупок закрыт',
    ),
    words(
      '{companyName} 的采购额度已关闭：{reason}',
      'The purchase quota of {companyName} is closed: {reason}',
      'Le plafond d’achat de {companyName} est clos : {reason}',
      'El cupo de compra de {companyName} está cerrado: {reason}',
      'O limite de compra de {companyName} está encerrado: {reason}',
      'Лимит закупок {companyName} закрыт: {reason}',
    ),
  ),
  'credit.order_passed': ofOrder(
    words(
      '采购额度订单已通过',
      'Your order on the quota was let through',
      'Votre commande sur plafond est acceptée',
      'Su pedido a cupo fue aceptado',
      'Seu pedido no limite foi aceito',
      'Заказ в счёт лимита пропущен',
    ),
    words(
      '订单 {orderSn} 已通过审核，额度已扣减，商家将尽快发货。',
      'Order {orderSn} was let through and deducted from the quota. The store will ship it soon.',
      'La commande {orderSn} est acceptée et imputée au plafond. La boutique l’expédiera bientôt.',
      'El pedido {orderSn} fue aceptado y descontado del cupo. La tienda lo enviará pronto.',
      'O pedido {orderSn} foi aceito e descontado do limite. A loja o enviará em breve.',
      'Заказ {orderSn} пропущен и списан с лимита. Магазин скоро отправит его.',
    ),
  ),
  'credit.order_refused': ofOrder(
    words(
      '采购额度订单未通过',
      'Your order on the quota was refused',
      'Votre commande sur plafond est refusée',
      'Su pedido a cupo fue rechazado',
      'Seu pedido no limite foi recusado',
      'Заказ в счёт лимита отклонён',
    ),
    words(
      '订单 {orderSn} 未通过审核：{reason}。冻结的额度已解冻。',
      'Order {orderSn} was refused: {reason}. What was frozen of the quota is free again.',
      'La commande {orderSn} est refusée : {reason}. Le montant gelé est libéré.',
      'El pedido {orderSn} fue rechazado: {reason}. Lo retenido del cupo queda libre.',
      'O pedido {orderSn} foi recusado: {reason}. O valor retido foi liberado.',
      'Заказ {orderSn} отклонён: {reason}. Замороженная сумма лимита свободна.',
    ),
  ),
  'credit.order_lapsed': ofOrder(
    words(
      '采购额度订单已过期',
      'Your order on the quota has expired',
      'Votre commande sur plafond a expiré',
      'Su pedido a cupo caducó',
      'Seu pedido no limite expirou',
      'Срок заказа в счёт лимита истёк',
    ),
    words(
      '订单 {orderSn} 未在期限内审核，已取消。冻结的额度已解冻。',
      'Order {orderSn} was not looked at in time and is cancelled. What was frozen of the quota is free again.',
      'La commande {orderSn} n’a pas été examinée à temps et est annulée. Le montant gelé est libéré.',
      'El pedido {orderSn} no se revisó a tiempo y se canceló. Lo retenido del cupo queda libre.',
      'O pedido {orderSn} não foi analisado a tempo e foi cancelado. O valor retido foi liberado.',
      'Заказ {orderSn} не рассмотрен в срок и отменён. Замороженная сумма лимита свободна.',
    ),
  ),
  'credit.refunded': ofOrder(
    words(
      '退款已返还采购额度',
      'Refunded to the purchase quota',
      'Remboursé sur le plafond d’achat',
      'Reembolsado al cupo de compra',
      'Reembolsado no limite de compra',
      'Возвращено на лимит закупок',
    ),
    words(
      '订单 {orderSn} 的退款 ¥{amountFen} 已返还采购额度。',
      '¥{amountFen} of order {orderSn} is back on the purchase quota.',
      '¥{amountFen} de la commande {orderSn} reviennent au plafond d’achat.',
      '¥{amountFen} del pedido {orderSn} han vuelto al cupo de compra.',
      '¥{amountFen} do pedido {orderSn} voltaram ao limite de compra.',
      '¥{amountFen} по заказу {orderSn} возвращены на лимит закупок.',
    ),
  ),
} as const satisfies Record<string, Message>;
