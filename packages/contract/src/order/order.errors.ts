import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const orderErrors = failures('order', {
  moved: {
    words: words(
      '状态已变化，请刷新',
      'The state has changed, please refresh',
      'L’état a changé, actualisez la page',
      'El estado ha cambiado, actualice',
      'O estado mudou, atualize a página',
      'Состояние изменилось, обновите страницу',
    ),
  },
  reason_required: {
    words: words(
      '请选择取消原因',
      'Please choose a reason',
      'Choisissez un motif',
      'Elija un motivo',
      'Escolha um motivo',
      'Укажите причину',
    ),
  },
  sn_long: {
    words: words(
      '订单号最多20个字符',
      'The order number may have 20 characters',
      'Le numéro de commande compte 20 caractères au plus',
      'El número de pedido admite 20 caracteres como máximo',
      'O número do pedido pode ter no máximo 20 caracteres',
      'Номер заказа не длиннее 20 символов',
    ),
  },
  sn_wrong: {
    words: words(
      '订单号格式不正确',
      'Wrong order number',
      'Numéro de commande incorrect',
      'Número de pedido incorrecto',
      'Número do pedido incorreto',
      'Неверный номер заказа',
    ),
  },
  goods_name_long: {
    words: words(
      '商品名称最多50个字符',
      'The product name may have 50 characters',
      'Le nom du produit compte 50 caractères au plus',
      'El nombre del producto admite 50 caracteres como máximo',
      'O nome do produto pode ter no máximo 50 caracteres',
      'Название товара не длиннее 50 символов',
    ),
  },
  word_long: {
    words: words(
      '搜索词最多50个字符',
      'The search may have 50 characters',
      'La recherche compte 50 caractères au plus',
      'La búsqueda admite 50 caracteres como máximo',
      'A busca pode ter no máximo 50 caracteres',
      'Запрос не длиннее 50 символов',
    ),
  },
  day_wrong: {
    words: words(
      '日期应写成 2026-11-13 的样子，且日历上要有这一天',
      'Write the date like 2026-11-13, a day that the calendar has',
      'Écrivez la date comme 2026-11-13, un jour qui existe',
      'Escriba la fecha como 2026-11-13, un día que exista',
      'Escreva a data como 2026-11-13, um dia que exista',
      'Укажите дату в виде 2026-11-13, существующую в календаре',
    ),
  },
  times_wrong: {
    words: words(
      '结束时间必须晚于开始时间',
      'The end time must be later than the start time',
      'La date de fin doit suivre la date de début',
      'La hora final debe ser posterior a la inicial',
      'O fim deve ser posterior ao início',
      'Время окончания должно быть позже начала',
    ),
  },
  amount_wrong: {
    words: words(
      '订单金额须大于0且小于999999999.99',
      'The order value must be above 0 and below 999999999.99',
      'Le montant doit être supérieur à 0 et inférieur à 999999999.99',
      'El importe debe ser mayor que 0 y menor que 999999999.99',
      'O valor deve ser maior que 0 e menor que 999999999.99',
      'Сумма должна быть больше 0 и меньше 999999999.99',
    ),
  },
  amounts_wrong: {
    words: words(
      '最小金额必须小于最大金额',
      'The minimum must be below the maximum',
      'Le minimum doit être inférieur au maximum',
      'El mínimo debe ser menor que el máximo',
      'O mínimo deve ser menor que o máximo',
      'Минимум должен быть меньше максимума',
    ),
  },
  price_changed: {
    words: words(
      '商品价格或优惠已变化，请确认后重新提交',
      'Prices or discounts have changed, please check and submit again',
      'Les prix ou remises ont changé, vérifiez puis renvoyez',
      'Los precios o descuentos han cambiado, revise y envíe de nuevo',
      'Os preços ou descontos mudaram, confira e envie de novo',
      'Цены или скидки изменились, проверьте и отправьте снова',
    ),
  },
  submit_changed: {
    words: words(
      '该订单已提交，请刷新后再下单',
      'This order was submitted already, please refresh before ordering again',
      'Cette commande est déjà envoyée, actualisez avant de recommander',
      'Este pedido ya se envió, actualice antes de pedir de nuevo',
      'Este pedido já foi enviado, atualize antes de pedir de novo',
      'Этот заказ уже отправлен, обновите страницу',
    ),
  },
  too_large: {
    words: words(
      '订单金额超出上限',
      'The order is above the largest amount',
      'Le montant dépasse le maximum',
      'El importe supera el máximo',
      'O valor ultrapassa o máximo',
      'Сумма заказа больше допустимой',
    ),
  },
  coupon_gone: {
    words: words(
      '优惠券不可用，请重新选择',
      'This coupon cannot be used, please choose again',
      'Ce coupon n’est pas utilisable, choisissez-en un autre',
      'Este cupón no se puede usar, elija otro',
      'Este cupom não pode ser usado, escolha outro',
      'Купон недоступен, выберите другой',
    ),
  },
  activity_over: {
    words: words(
      '活动已结束或已售罄',
      'The activity is over or sold out',
      'L’offre est terminée ou épuisée',
      'La oferta terminó o se agotó',
      'A oferta terminou ou esgotou',
      'Акция закончилась или товар распродан',
    ),
  },
  activity_most: {
    words: words(
      '活动商品每人限购{most}{unit}',
      'Each buyer may have {most} {unit} of this offer',
      'Offre limitée à {most} {unit} par acheteur',
      'Oferta limitada a {most} {unit} por comprador',
      'Oferta limitada a {most} {unit} por comprador',
      'По акции не более {most} {unit} в одни руки',
    ),
  },
  after_sale_open: {
    words: words(
      '订单有售后正在处理，暂不能操作',
      'An after-sale is under way, this is not possible now',
      'Un service après-vente est en cours, action impossible',
      'Hay una posventa en curso, no es posible ahora',
      'Há um pós-venda em andamento, não é possível agora',
      'Идёт рассмотрение возврата, действие недоступно',
    ),
  },
  after_sale_most: {
    words: words(
      '申请数量或金额超出可售后范围',
      'More than what can be returned',
      'La demande dépasse ce qui peut être retourné',
      'La solicitud supera lo que se puede devolver',
      'O pedido ultrapassa o que pode ser devolvido',
      'Запрошено больше, чем можно вернуть',
    ),
  },
  ship_most: {
    words: words(
      '发货数量超出待发数量',
      'More than what is still to be shipped',
      'La quantité dépasse le reste à expédier',
      'La cantidad supera lo pendiente de envío',
      'A quantidade ultrapassa o que falta enviar',
      'Количество больше оставшегося к отправке',
    ),
  },
  tracking_used: {
    words: words(
      '该运单号已使用',
      'This tracking number is already in use',
      'Ce numéro de suivi est déjà utilisé',
      'Este número de envío ya está en uso',
      'Este código de rastreio já está em uso',
      'Этот номер отправления уже используется',
    ),
  },
  tracking_wrong: {
    words: words(
      '运单号应为4-40位字母、数字或短横线',
      'A tracking number has 4 to 40 letters, digits or dashes',
      'Le numéro de suivi compte 4 à 40 lettres, chiffres ou tirets',
      'El número de envío tiene de 4 a 40 letras, dígitos o guiones',
      'O código de rastreio tem de 4 a 40 letras, dígitos ou hífens',
      'Номер отправления: от 4 до 40 букв, цифр или дефисов',
    ),
  },
  carrier_required: {
    words: words(
      '请输入物流公司',
      'Please enter the carrier',
      'Saisissez le transporteur',
      'Introduzca el transportista',
      'Informe a transportadora',
      'Укажите перевозчика',
    ),
  },
  track_required: {
    words: words(
      '请输入物流动态',
      'Please enter what happened to the parcel',
      'Décrivez l’étape du colis',
      'Describa el estado del envío',
      'Descreva o andamento do envio',
      'Опишите, где посылка',
    ),
  },
  not_cancellable: {
    words: words(
      '订单已发货或部分发货，不能取消',
      'The order or a part of it was shipped, it cannot be cancelled',
      'La commande est expédiée, au moins en partie : annulation impossible',
      'El pedido se envió, al menos en parte: no se puede cancelar',
      'O pedido foi enviado, ao menos em parte: não pode ser cancelado',
      'Заказ или его часть отправлены, отменить нельзя',
    ),
  },
  parcel_signed: {
    words: words(
      '包裹已签收，不能再更新物流',
      'The parcel was handed over, nothing more is noted of its way',
      'Le colis a été remis, son suivi est clos',
      'El envío fue entregado, su seguimiento está cerrado',
      'A encomenda foi entregue, o seu percurso está encerrado',
      'Посылка вручена, её путь больше не отмечается',
    ),
  },
  export_none: {
    words: words(
      '没有符合条件的订单',
      'No orders found',
      'Aucune commande trouvée',
      'No se encontraron pedidos',
      'Nenhum pedido encontrado',
      'Заказы не найдены',
    ),
  },
  export_many: {
    words: words(
      '订单较多，已超过{most}行，请使用后台导出',
      'More than {most} rows, please export in the background',
      'Plus de {most} lignes, exportez en arrière-plan',
      'Más de {most} filas, exporte en segundo plano',
      'Mais de {most} linhas, exporte em segundo plano',
      'Более {most} строк, экспортируйте в фоне',
    ),
  },
  already_paid: {
    words: words(
      '订单已支付，请刷新',
      'The order has been paid, please refresh',
      'La commande est déjà payée, actualisez la page',
      'El pedido ya está pagado, actualice',
      'O pedido já foi pago, atualize a página',
      'Заказ уже оплачен, обновите страницу',
    ),
  },
});
