import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const paymentErrors = failures('payment', {
  sn_wrong: {
    words: words(
      '支付单号不正确',
      'Wrong payment number',
      'Numéro de paiement incorrect',
      'Número de pago incorrecto',
      'Número de pagamento incorreto',
      'Неверный номер платежа',
    ),
  },
  not_payable: {
    words: words(
      '订单当前不可支付',
      'The order cannot be paid now',
      'La commande ne peut pas être payée actuellement',
      'El pedido no se puede pagar ahora',
      'O pedido não pode ser pago agora',
      'Сейчас заказ нельзя оплатить',
    ),
  },
  deadline_passed: {
    words: words(
      '已超过支付期限',
      'The payment deadline has passed',
      'Le délai de paiement est dépassé',
      'El plazo de pago ha vencido',
      'O prazo de pagamento expirou',
      'Срок оплаты истёк',
    ),
  },
  bank_away: {
    words: words(
      '支付渠道暂时无法连接，请稍后再试',
      'The payment channel cannot be reached, please try again later',
      'Le canal de paiement est injoignable, réessayez plus tard',
      'No se puede conectar con el canal de pago, inténtelo más tarde',
      'O canal de pagamento está indisponível, tente mais tarde',
      'Платёжный канал недоступен, повторите позже',
    ),
  },
  channel_closed: {
    words: words(
      '该支付方式暂不可用',
      'This way of paying is not available',
      'Ce mode de paiement n’est pas disponible',
      'Esta forma de pago no está disponible',
      'Esta forma de pagamento não está disponível',
      'Этот способ оплаты недоступен',
    ),
  },
  enterprise_channel: {
    words: words(
      '仅企业账户可用',
      'For enterprise accounts only',
      'Réservé aux comptes entreprise',
      'Solo para cuentas de empresa',
      'Somente para contas empresariais',
      'Только для корпоративных счетов',
    ),
  },
  credit_closed: {
    words: words(
      '尚未开通采购额度，请联系平台',
      'No purchase quota has been opened, please contact the platform',
      'Aucun quota d’achat n’est ouvert, contactez la plateforme',
      'No hay cuota de compra abierta, contacte con la plataforma',
      'Nenhuma cota de compra aberta, contate a plataforma',
      'Лимит закупок не открыт, обратитесь к платформе',
    ),
  },
  offline_activity: {
    words: words(
      '活动商品订单不支持线下转账',
      'Orders with activity goods cannot be paid by transfer',
      'Les commandes en promotion ne se paient pas par virement',
      'Los pedidos con artículos en promoción no admiten transferencia',
      'Pedidos com itens em promoção não aceitam transferência',
      'Заказы с товарами акции нельзя оплатить переводом',
    ),
  },
  voucher_required: {
    words: words(
      '请上传转账凭证',
      'Please upload the transfer voucher',
      'Téléversez le justificatif de virement',
      'Suba el comprobante de transferencia',
      'Envie o comprovante da transferência',
      'Загрузите подтверждение перевода',
    ),
  },
  voucher_many: {
    words: words(
      '凭证最多上传5个文件',
      'At most 5 files',
      '5 fichiers au plus',
      'Como máximo 5 archivos',
      'No máximo 5 arquivos',
      'Не более 5 файлов',
    ),
  },
  voucher_waiting: {
    words: words(
      '凭证已提交，正在核对',
      'The voucher has been handed in and is being checked',
      'Le justificatif est en cours de vérification',
      'El comprobante está en revisión',
      'O comprovante está em verificação',
      'Подтверждение уже проверяется',
    ),
  },
  payer_required: {
    words: words(
      '请填写付款户名',
      'Please enter the payer’s name',
      'Indiquez le nom du payeur',
      'Indique el nombre del pagador',
      'Informe o nome do pagador',
      'Укажите имя плательщика',
    ),
  },
  reason_required: {
    words: words('请填写原因', 'Please give a reason', 'Indiquez un motif', 'Indique un motivo', 'Informe um motivo', 'Укажите причину'),
  },
  proof_required: {
    words: words(
      '请填写退款流水号',
      'Please enter the number of the transfer',
      'Indiquez le numéro du virement',
      'Indique el número de la transferencia',
      'Informe o número da transferência',
      'Укажите номер перевода',
    ),
  },
  amount_differs: {
    words: words(
      '到账金额与应付金额不一致',
      'The amount received differs from the amount due',
      'Le montant reçu diffère du montant dû',
      'El importe recibido difiere del debido',
      'O valor recebido difere do devido',
      'Полученная сумма отличается от суммы к оплате',
    ),
  },
  refund_too_much: {
    words: words(
      '退款金额超过已支付金额',
      'The refund exceeds what was paid',
      'Le remboursement dépasse le montant payé',
      'El reembolso supera lo pagado',
      'O reembolso excede o valor pago',
      'Возврат превышает оплаченную сумму',
    ),
  },
});
