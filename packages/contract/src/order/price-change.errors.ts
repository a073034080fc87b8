import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const priceChangeErrors = failures('order', {
  price_wrong: {
    words: words(
      '请填写正确的价格',
      'Please enter a proper price',
      'Saisissez un prix correct',
      'Introduzca un precio correcto',
      'Informe um preço correto',
      'Укажите верную цену',
    ),
  },
  price_higher: {
    words: words(
      '改价只能调低，需要加价请让买家重新下单',
      'A price can only be lowered; for a higher one the buyer orders anew',
      'Un prix ne peut que baisser ; pour un prix plus élevé, l’acheteur recommande',
      'Un precio solo puede bajar; para subirlo, el comprador vuelve a pedir',
      'Um preço só pode baixar; para subir, o comprador pede de novo',
      'Цену можно только снизить; для повышения нужен новый заказ',
    ),
  },
  price_same: {
    words: words(
      '价格没有变化',
      'Nothing has changed in the price',
      'Le prix n’a pas changé',
      'El precio no ha cambiado',
      'O preço não mudou',
      'Цена не изменилась',
    ),
  },
  price_fixed: {
    words: words(
      '{spec} 是活动价、协议价或报价，不能在这里改价',
      '{spec} has a price of an activity, a framework or a quote; it cannot be changed here',
      '{spec} : prix d’une promotion, d’un accord-cadre ou d’un devis, non modifiable ici',
      '{spec}: precio de promoción, acuerdo o cotización, no se cambia aquí',
      '{spec}: preço de promoção, acordo ou cotação, não se altera aqui',
      '{spec}: цена акции, договора или предложения, здесь не меняется',
    ),
  },
  price_below: {
    words: words(
      '改后的金额不能低于已抵扣的优惠，订单也不能改到 0 元',
      'A line cannot cost less than what was taken off it, and an order not nothing',
      'Une ligne ne peut coûter moins que ses remises, ni la commande être gratuite',
      'Una línea no puede costar menos que sus descuentos ni el pedido ser gratis',
      'Uma linha não pode custar menos que os descontos nem o pedido ser grátis',
      'Строка не может стоить меньше скидок, а заказ быть бесплатным',
    ),
  },
  price_not_open: {
    words: words(
      '订单已付款、正在付款或已关闭，不能改价',
      'The order is paid, being paid or closed; its price cannot be changed',
      'La commande est payée, en cours de paiement ou close ; son prix ne change plus',
      'El pedido está pagado, en pago o cerrado; su precio ya no cambia',
      'O pedido está pago, em pagamento ou fechado; o preço não muda mais',
      'Заказ оплачен, оплачивается или закрыт; цену изменить нельзя',
    ),
  },
  price_waiting: {
    words: words(
      '已有一份改价等买家确认，请先撤回',
      'Another price waits for the buyer already; take it back first',
      'Un autre prix attend déjà l’acheteur ; retirez-le d’abord',
      'Otro precio ya espera al comprador; retírelo antes',
      'Outro preço já aguarda o comprador; retire-o antes',
      'Другая цена уже ждёт покупателя; сначала отзовите её',
    ),
  },
  accept_wrong: {
    words: words(
      '请填写少收或损坏的数量',
      'Please say how many are short or damaged',
      'Indiquez combien manquent ou sont endommagés',
      'Indique cuántos faltan o están dañados',
      'Informe quantos faltam ou estão danificados',
      'Укажите, сколько не хватает или повреждено',
    ),
  },
  accept_over: {
    words: words(
      '{spec} 的差异数量超过了应收数量',
      '{spec}: more differ than were sent',
      '{spec} : plus d’écarts que de pièces envoyées',
      '{spec}: hay más diferencias que piezas enviadas',
      '{spec}: há mais diferenças que peças enviadas',
      '{spec}: расхождений больше, чем отправлено',
    ),
  },
  accept_claim: {
    words: words(
      '售后由下单人申请，您可以先记录差异',
      'After-sales are asked for by who ordered; you can keep the differences',
      'Le service après-vente est demandé par l’acheteur ; vous pouvez noter les écarts',
      'La posventa la solicita quien pidió; puede anotar las diferencias',
      'O pós-venda é pedido por quem comprou; você pode registrar as diferenças',
      'Возврат оформляет тот, кто заказал; вы можете записать расхождения',
    ),
  },
  price_gone: {
    words: words(
      '改价已撤回、已处理或已变化，请刷新后再看',
      'This offer was taken back, decided or changed; please refresh',
      'Cette offre a été retirée, traitée ou modifiée ; actualisez',
      'Esta oferta se retiró, se decidió o cambió; actualice',
      'Esta oferta foi retirada, decidida ou alterada; atualize',
      'Предложение отозвано, решено или изменено; обновите',
    ),
  },
});
