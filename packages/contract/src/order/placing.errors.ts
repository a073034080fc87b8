import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** Why somebody may not place an order, or not in this way, or not so many. */
export const placingErrors = failures('order', {
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
