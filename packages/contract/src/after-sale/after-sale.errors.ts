import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const afterSaleErrors = failures('after_sale', {
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
  not_possible: {
    words: words(
      '该订单当前不能申请售后',
      'No after-sale is possible for this order now',
      'Cette commande ne permet pas de service après-vente pour le moment',
      'Este pedido no admite posventa en este momento',
      'Este pedido não permite pós-venda no momento',
      'По этому заказу сейчас нельзя открыть обращение',
    ),
  },
  unshipped_refund_only: {
    words: words(
      '未发货的商品只能申请仅退款',
      'What has not been shipped can only be refunded',
      'Ce qui n’est pas expédié peut seulement être remboursé',
      'Lo no enviado solo puede reembolsarse',
      'O que não foi enviado só pode ser reembolsado',
      'Неотправленный товар можно только вернуть деньгами',
    ),
  },
  window_over: {
    words: words(
      '已超过售后期（收货后 {days} 天）',
      'The period of {days} days after receipt is over',
      'Le délai de {days} jours après réception est écoulé',
      'El plazo de {days} días tras la recepción ha terminado',
      'O prazo de {days} dias após o recebimento terminou',
      'Срок {days} дней после получения истёк',
    ),
  },
  num_over: {
    words: words(
      '申请数量超过可售后数量，最多 {most}',
      'More pieces than can be returned, at most {most}',
      'Quantité supérieure au possible, {most} au plus',
      'Cantidad superior a la posible, {most} como máximo',
      'Quantidade acima do possível, no máximo {most}',
      'Количество больше допустимого, не более {most}',
    ),
  },
  amount_over: {
    words: words(
      '退款金额超过可退金额，最多 ¥{most}',
      'More money than can be refunded, at most ¥{most}',
      'Montant supérieur au remboursable, {most} ¥ au plus',
      'Importe superior al reembolsable, ¥{most} como máximo',
      'Valor acima do reembolsável, no máximo ¥{most}',
      'Сумма больше возможной, не более ¥{most}',
    ),
  },
  amount_full: {
    words: words(
      '未发货商品须全额退款，金额为 ¥{most}',
      'What was not shipped is refunded in full: ¥{most}',
      'Ce qui n’est pas expédié est remboursé en totalité : {most} ¥',
      'Lo no enviado se reembolsa por completo: ¥{most}',
      'O que não foi enviado é reembolsado por inteiro: ¥{most}',
      'Неотправленное возвращается полностью: ¥{most}',
    ),
  },
  amount_wrong: {
    words: words(
      '请填写正确的退款金额',
      'Please give a valid amount',
      'Indiquez un montant valable',
      'Indique un importe válido',
      'Informe um valor válido',
      'Укажите верную сумму',
    ),
  },
  reason_required: {
    words: words(
      '请选择申请原因',
      'Please choose a reason',
      'Choisissez un motif',
      'Elija un motivo',
      'Escolha um motivo',
      'Укажите причину',
    ),
  },
  reason_wrong: {
    words: words(
      '该原因不适用于所选售后类型',
      'This reason does not fit the type of service',
      'Ce motif ne convient pas au type de demande',
      'Este motivo no corresponde al tipo de solicitud',
      'Este motivo não serve para o tipo de pedido',
      'Причина не подходит к выбранному типу',
    ),
  },
  photos_many: {
    words: words(
      '最多上传 5 张图片',
      'At most 5 pictures',
      'Cinq images au plus',
      '5 imágenes como máximo',
      'No máximo 5 imagens',
      'Не более 5 изображений',
    ),
  },
  company_required: {
    words: words(
      '请填写物流公司',
      'Please give the carrier',
      'Indiquez le transporteur',
      'Indique el transportista',
      'Informe a transportadora',
      'Укажите перевозчика',
    ),
  },
  tracking_wrong: {
    words: words(
      '运单号应为 4-40 位字母或数字',
      'The tracking number has 4-40 letters or digits',
      'Le numéro de suivi compte 4 à 40 lettres ou chiffres',
      'El número de seguimiento tiene de 4 a 40 letras o cifras',
      'O número de rastreio tem de 4 a 40 letras ou dígitos',
      'Номер отправления: 4-40 букв или цифр',
    ),
  },
  address_required: {
    words: words(
      '请填写退货地址',
      'Please give the return address',
      'Indiquez l’adresse de retour',
      'Indique la dirección de devolución',
      'Informe o endereço de devolução',
      'Укажите адрес возврата',
    ),
  },
  reject_reason_required: {
    words: words('请填写理由', 'Please give a reason', 'Indiquez un motif', 'Indique un motivo', 'Informe um motivo', 'Укажите причину'),
  },
  appeal_reason_required: {
    words: words(
      '请填写申诉理由',
      'Please say why you appeal',
      'Indiquez le motif du recours',
      'Indique el motivo de la reclamación',
      'Informe o motivo da contestação',
      'Укажите причину обжалования',
    ),
  },
  appealed: {
    words: words(
      '已申诉过，一个售后单只能申诉一次',
      'Already appealed; one appeal for each request',
      'Un seul recours par demande',
      'Ya reclamó; solo una reclamación por solicitud',
      'Já contestado; uma contestação por pedido',
      'Обжалование возможно один раз',
    ),
  },
  receiver_required: {
    words: words(
      '请填写退货收件人',
      'Say who receives the return',
      'Indiquez qui reçoit le retour',
      'Indique quién recibe la devolución',
      'Indique quem recebe a devolução',
      'Укажите получателя возврата',
    ),
  },
  receiver_phone_wrong: {
    words: words(
      '请填写收件电话',
      'Give the receiver’s telephone number',
      'Indiquez le téléphone du destinataire',
      'Indique el teléfono del destinatario',
      'Indique o telefone do destinatário',
      'Укажите телефон получателя',
    ),
  },
});
