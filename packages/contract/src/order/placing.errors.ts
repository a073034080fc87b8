import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** Why somebody may not place an order, or not in this way, or not so many. */
export const placingErrors = failures('order', {
  group_prepay: {
    words: words(
      '拼团商品须在线先款购买，不能赊购或线下转账',
      'Goods of a group buy are paid online before delivery, neither on account nor by transfer',
      'Les articles d’un achat groupé se paient en ligne avant livraison, ni à crédit ni par virement',
      'Los artículos de una compra en grupo se pagan en línea antes de la entrega, ni a cuenta ni por transferencia',
      'Itens de compra em grupo são pagos on-line antes da entrega, nem a prazo nem por transferência',
      'Товары групповой покупки оплачиваются онлайн до доставки, не в счёт и не переводом',
    ),
  },
  group_waits: {
    words: words(
      '拼团尚未结束，成团后发货；未成团将自动取消并退款',
      'The group buy is still open: goods leave when it succeeds; if it fails, the order is cancelled and refunded by itself',
      'L’achat groupé est encore ouvert : l’envoi suit sa réussite ; sinon la commande est annulée et remboursée d’elle-même',
      'La compra en grupo sigue abierta: se envía cuando se logra; si no, el pedido se cancela y se reembolsa solo',
      'A compra em grupo ainda está aberta: o envio segue o sucesso; se falhar, o pedido é cancelado e reembolsado sozinho',
      'Групповая покупка ещё открыта: отправка после её успеха; иначе заказ отменится и деньги вернутся сами',
    ),
  },
  agreed_gone: {
    words: words(
      '框架协议的余量或价格刚刚有变化，请核对后重新提交',
      'What is left of the framework, or its price, has just changed; please check and submit again',
      'Le reste de l’accord-cadre ou son prix vient de changer, vérifiez et soumettez à nouveau',
      'Lo que queda del acuerdo marco o su precio acaba de cambiar, compruébelo y envíe de nuevo',
      'O saldo do acordo-quadro ou o seu preço acabou de mudar, confira e envie de novo',
      'Остаток по рамочному договору или его цена только что изменились, проверьте и отправьте снова',
    ),
  },
  credit_short: {
    words: words(
      '采购额度不足，请联系平台',
      'The purchase value is not enough, and pls contact the platform.',
      'Le plafond d’achat est insuffisant, contactez la plateforme',
      'El cupo de compra es insuficiente, contacte con la plataforma',
      'O limite de compra é insuficiente, contate a plataforma',
      'Лимита закупок недостаточно, обратитесь к платформе',
    ),
  },
  postpay_refused: {
    words: words(
      '先货后款仅限已认证企业',
      'Paying after delivery is for certified companies only',
      'Le paiement après livraison est réservé aux entreprises certifiées',
      'El pago después de la entrega es solo para empresas certificadas',
      'O pagamento após a entrega é só para empresas certificadas',
      'Оплата после доставки только для подтверждённых компаний',
    ),
  },
  terms_held: {
    words: words(
      '贵公司有逾期未还的账单，还清后才能先货后款',
      'Your company has an overdue bill; once it is paid you can pay after delivery again',
      'Votre entreprise a un relevé en retard ; une fois payé, le paiement après livraison reprend',
      'Su empresa tiene una cuenta vencida; al pagarla podrá volver a pagar tras la entrega',
      'Sua empresa tem uma conta vencida; depois de paga volta o pagamento após a entrega',
      'У вашей компании просрочен счёт; после оплаты снова можно платить после доставки',
    ),
  },
  uncertified: {
    words: words(
      '企业认证通过后才能赊购，认证前请先款后货',
      'To buy on account the company must be certified first; until then pay before delivery',
      'Pour acheter à crédit, l’entreprise doit d’abord être certifiée ; d’ici là, payez avant la livraison',
      'Para comprar a cuenta la empresa debe certificarse antes; hasta entonces pague antes de la entrega',
      'Para comprar a prazo a empresa deve ser certificada antes; até lá pague antes da entrega',
      'Покупки в счёт компании доступны после её подтверждения; до этого платите до доставки',
    ),
  },
  company_blocked: {
    words: words(
      '企业已被平台冻结，暂不能下单；已付款的订单照常履约',
      'The platform has blocked your company: no new orders; those on the way go on',
      'La plateforme a bloqué votre entreprise : pas de nouvelle commande ; celles en cours continuent',
      'La plataforma ha bloqueado su empresa: no admite pedidos nuevos; los que están en curso siguen',
      'A plataforma bloqueou a sua empresa: sem novos pedidos; os que estão em andamento continuam',
      'Платформа заблокировала вашу компанию: новые заказы невозможны, начатые исполняются',
    ),
  },
  buy_refused: {
    words: words(
      '您的角色不能下单，请联系企业管理员或采购员',
      'Your role may not place orders, please ask your company administrator or a purchaser',
      'Votre rôle ne permet pas de commander, adressez-vous à l’administrateur ou à un acheteur de votre entreprise',
      'Su función no permite hacer pedidos, consulte al administrador o a un comprador de su empresa',
      'A sua função não permite fazer pedidos, fale com o administrador ou um comprador da sua empresa',
      'Ваша роль не позволяет оформлять заказы, обратитесь к администратору или закупщику компании',
    ),
  },
  cancel_refused: {
    words: words(
      '您的角色不能取消订单、申请售后，请联系企业管理员',
      'Your role may not cancel orders or apply for after-sales, please ask your company administrator',
      'Votre rôle ne permet ni d’annuler une commande ni de demander un service après-vente, adressez-vous à l’administrateur de votre entreprise',
      'Su función no permite cancelar pedidos ni solicitar posventa, consulte al administrador de su empresa',
      'A sua função não permite cancelar pedidos nem solicitar pós-venda, fale com o administrador da sua empresa',
      'Ваша роль не позволяет отменять заказы и подавать заявки на возврат, обратитесь к администратору компании',
    ),
  },
  receive_refused: {
    words: words(
      '您的角色不能确认收货，请联系企业管理员',
      'Your role may not confirm receipt, please ask your company administrator',
      'Votre rôle ne permet pas de confirmer la réception, adressez-vous à l’administrateur de votre entreprise',
      'Su función no permite confirmar la recepción, consulte al administrador de su empresa',
      'A sua função não permite confirmar o recebimento, fale com o administrador da sua empresa',
      'Ваша роль не позволяет подтверждать получение, обратитесь к администратору компании',
    ),
  },
  account_refused: {
    words: words(
      '您的角色只能先款后货，如需以企业名义赊购请联系企业管理员',
      'Your role pays before delivery only; to buy on the company’s account please ask your company administrator',
      'Votre rôle paie avant la livraison ; pour acheter au compte de l’entreprise, adressez-vous à son administrateur',
      'Su función solo paga antes de la entrega; para comprar a cuenta de la empresa, consulte a su administrador',
      'A sua função só paga antes da entrega; para comprar por conta da empresa, fale com o administrador',
      'Ваша роль допускает только предоплату; для покупок в счёт компании обратитесь к её администратору',
    ),
  },
  own_store: {
    words: words(
      '不能购买本企业店铺“{store}”的商品，请取消选择',
      'You may not buy from your own store “{store}”, please deselect its goods',
      'Vous ne pouvez pas acheter dans votre propre boutique « {store} », désélectionnez ses produits',
      'No puede comprar en su propia tienda «{store}», desmarque sus productos',
      'Você não pode comprar na sua própria loja “{store}”, desmarque os produtos dela',
      'Нельзя покупать в собственном магазине «{store}», снимите выбор с его товаров',
    ),
  },
  unpaid_holds: {
    words: words(
      '您已有 {count} 笔包含“{spec}”的订单待付款，请先付款或取消，再继续下单',
      'You have {count} unpaid orders with “{spec}”; please pay or cancel one before ordering more',
      'Vous avez {count} commandes impayées avec « {spec} » ; payez-en ou annulez-en une avant de recommander',
      'Tiene {count} pedidos sin pagar con «{spec}»; pague o cancele uno antes de pedir más',
      'Você tem {count} pedidos não pagos com “{spec}”; pague ou cancele um antes de pedir mais',
      'У вас {count} неоплаченных заказов с «{spec}»; оплатите или отмените один из них, прежде чем заказывать ещё',
    ),
  },
  order_limit: {
    words: words(
      '超出您每单的采购限额：每单最多 ¥{limit}，本单 ¥{sum}',
      'This goes beyond your limit of ¥{limit} for each order: this order is ¥{sum}',
      'Cette commande de ¥{sum} dépasse votre plafond de ¥{limit} par commande',
      'Este pedido de ¥{sum} supera su límite de ¥{limit} por pedido',
      'Este pedido de ¥{sum} ultrapassa o seu limite de ¥{limit} por pedido',
      'Заказ на ¥{sum} превышает ваш лимит на один заказ: ¥{limit}',
    ),
  },
  month_limit: {
    words: words(
      '超出您本月的采购限额：限额 ¥{limit}，还可采购 ¥{left}，本次 ¥{sum}',
      'This goes beyond your order limit of ¥{limit} a month: ¥{left} is left, this order is ¥{sum}',
      'Cette commande de ¥{sum} dépasse votre plafond mensuel de ¥{limit} : il reste ¥{left}',
      'Este pedido de ¥{sum} supera su límite mensual de ¥{limit}: quedan ¥{left}',
      'Este pedido de ¥{sum} ultrapassa o seu limite mensal de ¥{limit}: restam ¥{left}',
      'Заказ на ¥{sum} превышает ваш месячный лимит ¥{limit}: осталось ¥{left}',
    ),
  },
  submitted_often: {
    code: 429,
    retryAfter: 1,
    words: words(
      '提交过于频繁，请稍后再试',
      'Too many orders at once, please try again in a moment',
      'Trop de commandes à la fois, réessayez dans un instant',
      'Demasiados pedidos a la vez, inténtelo en un momento',
      'Muitos pedidos ao mesmo tempo, tente em instantes',
      'Слишком много заказов сразу, попробуйте через секунду',
    ),
  },
});
