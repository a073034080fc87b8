import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';
import { statementFailures } from './statement-failures.ts';

export const paymentErrors = failures('payment', {
  ...statementFailures,
  company_frozen: {
    words: words(
      '企业已被平台冻结，暂不能付款；已付款的订单照常履约',
      'The platform has frozen your company: it cannot pay now; orders that are paid go on',
      'La plateforme a bloqué votre entreprise : paiement impossible ; les commandes payées continuent',
      'La plataforma ha bloqueado su empresa: no puede pagar; los pedidos pagados siguen',
      'A plataforma bloqueou a sua empresa: não é possível pagar; os pedidos pagos continuam',
      'Платформа заблокировала вашу компанию: оплата невозможна, оплаченные заказы исполняются',
    ),
  },
  store_frozen: {
    words: words(
      '店铺已被平台冻结，暂不能付款；您可以取消订单，已付款的订单照常履约',
      'The platform has frozen this store: its orders cannot be paid now; you can cancel, and what is paid goes on',
      'La plateforme a gelé cette boutique : paiement impossible ; vous pouvez annuler, les commandes payées continuent',
      'La plataforma ha congelado esta tienda: no se puede pagar; puede cancelar, los pedidos pagados siguen',
      'A plataforma congelou esta loja: não é possível pagar; pode cancelar, os pedidos pagos continuam',
      'Площадка заморозила этот магазин: оплата невозможна; заказ можно отменить, оплаченные исполняются',
    ),
  },
  credit_apart: {
    words: words(
      '该订单与同批提交的其他订单须一并审批，不能单独改用采购额度',
      'This order is approved together with the others of its submission and cannot go on the quota alone',
      'Cette commande est approuvée avec les autres du même envoi et ne peut passer seule sur le crédit',
      'Este pedido se aprueba junto con los demás de su envío y no puede pasar solo al crédito',
      'Este pedido é aprovado com os demais do mesmo envio e não pode ir sozinho para o crédito',
      'Этот заказ согласуется вместе с остальными и не может быть переведён на лимит отдельно',
    ),
  },
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
  on_bill: {
    words: words(
      '订单已入账单，请在账单管理中还款',
      'The order is on a bill, please pay the bill',
      'La commande figure sur un relevé, payez le relevé',
      'El pedido está en una cuenta, pague la cuenta',
      'O pedido está em uma conta, pague a conta',
      'Заказ включён в счёт, оплатите счёт',
    ),
  },
  billed: {
    words: words(
      '订单 {sn} 已入账单，款项须按账单还款，不能记到订单',
      'Order {sn} is on a bill: its money is booked to the bill, not to the order',
      'La commande {sn} figure sur un relevé : son argent va au relevé, non à la commande',
      'El pedido {sn} está en una cuenta: su dinero se abona a la cuenta, no al pedido',
      'O pedido {sn} está em uma conta: o dinheiro vai para a conta, não para o pedido',
      'Заказ {sn} включён в счёт: деньги зачисляются на счёт, а не на заказ',
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
  four_eyes: {
    words: words(
      '金额超过单人权限，须由另一人复核',
      'Above the limit somebody else has to confirm it',
      'Au-delà de la limite, une autre personne doit confirmer',
      'Por encima del límite debe confirmarlo otra persona',
      'Acima do limite, outra pessoa deve confirmar',
      'Сверх лимита должен подтвердить другой сотрудник',
    ),
  },
  way_required: {
    words: words(
      '请选择处理办法',
      'Please choose what becomes of it',
      'Choisissez le traitement',
      'Elija qué hacer',
      'Escolha o que fazer',
      'Выберите, что сделать',
    ),
  },
  book_closed: {
    words: words(
      '订单已不在待付款，不能记到订单，请退回款项',
      'The order no longer waits for money; give the money back',
      'La commande n’attend plus de paiement ; remboursez',
      'El pedido ya no espera pago; devuelva el dinero',
      'O pedido já não espera pagamento; devolva o dinheiro',
      'Заказ больше не ждёт оплаты; верните деньги',
    ),
  },
  order_unknown: {
    words: words(
      '没有这个待付款订单',
      'No such order waits for money',
      'Aucune commande en attente de paiement avec ce numéro',
      'No hay tal pedido pendiente de pago',
      'Não há tal pedido à espera de pagamento',
      'Нет такого заказа, ожидающего оплаты',
    ),
  },
  order_foreign: {
    words: words(
      '这笔来款不是为订单 {sn} 付的，不能记到它上面',
      'This money was not paid for order {sn} and cannot be booked to it',
      'Ce paiement ne concerne pas la commande {sn}',
      'Este dinero no se pagó por el pedido {sn}',
      'Este dinheiro não foi pago pelo pedido {sn}',
      'Эти деньги уплачены не за заказ {sn}',
    ),
  },
  order_not_payers: {
    words: words(
      '订单 {sn} 的买方不是付款人“{payer}”。由他人代付时，请买方先提交写明该户名的转账凭证',
      'Order {sn} is not of the payer “{payer}”. If somebody pays for the buyer, the buyer hands in a voucher with that name first',
      'La commande {sn} n’est pas celle du payeur « {payer} ». Si un tiers paie, l’acheteur remet d’abord un justificatif à ce nom',
      'El pedido {sn} no es del pagador “{payer}”. Si paga un tercero, el comprador entrega antes un comprobante con ese nombre',
      'O pedido {sn} não é do pagador “{payer}”. Se um terceiro paga, o comprador envia antes um comprovante com esse nome',
      'Заказ {sn} не принадлежит плательщику «{payer}». Если платит другой, покупатель сначала подаёт документ с этим именем',
    ),
  },
  line_amount_differs: {
    words: words(
      '银行 {bank} 元与商城 {mall} 元不一致，要对上须写明差额原因',
      'The bank says {bank} and the books {mall}; say why they differ',
      'La banque indique {bank} et les livres {mall} ; précisez pourquoi',
      'El banco dice {bank} y los libros {mall}; indique por qué difieren',
      'O banco diz {bank} e os livros {mall}; diga por que diferem',
      'По банку {bank}, по учёту {mall}; укажите причину расхождения',
    ),
  },
  record_taken: {
    words: words(
      '这笔记录已和另一条流水对上',
      'The record is matched with another line already',
      'L’enregistrement est déjà rapproché d’une autre ligne',
      'El registro ya está conciliado con otra línea',
      'O registro já está conciliado com outra linha',
      'Запись уже сопоставлена с другой строкой',
    ),
  },
});
