import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofBill = (title: Words, body: Words, act: Message['act'] = 'see'): Message => ({
  kind: 'system',
  url: '/personalCenterBase/billManagement/billingDetails?id={billId}',
  act,
  title,
  body,
});
const ofStore = (title: Words, body: Words): Message => ({ kind: 'system', url: '/seller/#/bills?id={billId}', act: 'see', title, body });

/** What those who look after a company's bills hear of them, and the store's people who do. `party` is with whom the bill is. */
export const billMessages = {
  'bill.issued': ofBill(
    words(
      '账单待确认',
      'A bill to confirm',
      'Un relevé à confirmer',
      'Una cuenta por confirmar',
      'Uma conta a confirmar',
      'Счёт к подтверждению',
    ),
    words(
      '{party} 的账单 {billSn} 已出，金额 ¥{amountFen}，请核对确认。',
      'The bill {billSn} of {party} over ¥{amountFen} is out, please check it.',
      'Le relevé {billSn} de {party} (¥{amountFen}) est émis, vérifiez-le.',
      'La cuenta {billSn} de {party} por ¥{amountFen} está emitida, revísela.',
      'A conta {billSn} de {party} de ¥{amountFen} foi emitida, confira.',
      'Счёт {billSn} от {party} на ¥{amountFen} выставлен, проверьте.',
    ),
  ),
  'bill.answered': ofBill(
    words(
      '账单异议已处理',
      'Your disputes were answered',
      'Vos contestations ont une réponse',
      'Sus reparos tienen respuesta',
      'Suas contestações foram respondidas',
      'На возражения ответили',
    ),
    words(
      '{party} 已处理账单 {billSn} 的异议：{reason}，金额 ¥{amountFen}，请再次确认。',
      '{party} answered what you said of bill {billSn}: {reason}. It is ¥{amountFen} now, please check it again.',
      '{party} a répondu au sujet du relevé {billSn} : {reason}. Montant ¥{amountFen}, vérifiez.',
      '{party} respondió sobre la cuenta {billSn}: {reason}. Importe ¥{amountFen}, revise.',
      '{party} respondeu sobre a conta {billSn}: {reason}. Valor ¥{amountFen}, confira.',
      '{party} ответил по счёту {billSn}: {reason}. Сумма ¥{amountFen}, проверьте.',
    ),
  ),
  'bill.withdrawn': ofBill(
    words(
      '账单已撤回',
      'A bill was withdrawn',
      'Un relevé est retiré',
      'Una cuenta fue retirada',
      'Uma conta foi retirada',
      'Счёт отозван',
    ),
    words(
      '{party} 撤回了账单 {billSn}：{reason}',
      '{party} withdrew bill {billSn}: {reason}',
      '{party} a retiré le relevé {billSn} : {reason}',
      '{party} retiró la cuenta {billSn}: {reason}',
      '{party} retirou a conta {billSn}: {reason}',
      '{party} отозвал счёт {billSn}: {reason}',
    ),
  ),
  'bill.overdue': ofBill(
    words(
      '账单已逾期',
      'A bill is overdue',
      'Un relevé est en retard',
      'Una cuenta está vencida',
      'Uma conta está vencida',
      'Счёт просрочен',
    ),
    words(
      '账单 {billSn}（{party}）已逾期，未还 ¥{amountFen}，先货后款和采购额度已暂停，请尽快还款。',
      'Bill {billSn} ({party}) is overdue with ¥{amountFen}; buying on account is on hold, please pay.',
      'Le relevé {billSn} ({party}) est en retard de ¥{amountFen} ; l’achat à crédit est suspendu, payez.',
      'La cuenta {billSn} ({party}) está vencida con ¥{amountFen}; la compra a crédito está suspendida, pague.',
      'A conta {billSn} ({party}) está vencida com ¥{amountFen}; a compra a prazo está suspensa, pague.',
      'Счёт {billSn} ({party}) просрочен на ¥{amountFen}; покупка в кредит приостановлена, оплатите.',
    ),
    'pay',
  ),
  'bill.remind_confirm': ofBill(
    words('请确认账单', 'Please confirm a bill', 'Confirmez un relevé', 'Confirme una cuenta', 'Confirme uma conta', 'Подтвердите счёт'),
    words(
      '{party} 提醒您核对确认账单 {billSn}，金额 ¥{amountFen}。',
      '{party} asks you to check bill {billSn} over ¥{amountFen}.',
      '{party} vous demande de vérifier le relevé {billSn} (¥{amountFen}).',
      '{party} le pide revisar la cuenta {billSn} por ¥{amountFen}.',
      '{party} pede que confira a conta {billSn} de ¥{amountFen}.',
      '{party} просит проверить счёт {billSn} на ¥{amountFen}.',
    ),
  ),
  'bill.remind_pay': ofBill(
    words('请还款', 'Please pay a bill', 'Payez un relevé', 'Pague una cuenta', 'Pague uma conta', 'Оплатите счёт'),
    words(
      '{party} 提醒您：账单 {billSn} 还有 ¥{amountFen} 未还。',
      '{party} reminds you: ¥{amountFen} of bill {billSn} are open.',
      '{party} rappelle : ¥{amountFen} restent dus sur le relevé {billSn}.',
      '{party} recuerda: quedan ¥{amountFen} de la cuenta {billSn}.',
      '{party} lembra: faltam ¥{amountFen} da conta {billSn}.',
      '{party} напоминает: по счёту {billSn} не оплачено ¥{amountFen}.',
    ),
    'pay',
  ),
  'bill.pay_confirmed': ofBill(
    words(
      '账单还款已确认',
      'A payment was confirmed',
      'Un paiement est confirmé',
      'Un pago fue confirmado',
      'Um pagamento foi confirmado',
      'Платёж подтверждён',
    ),
    words(
      '账单 {billSn}（{party}）的还款 ¥{amountFen} 已到账。',
      '¥{amountFen} for bill {billSn} ({party}) have arrived.',
      '¥{amountFen} pour le relevé {billSn} ({party}) sont arrivés.',
      'Han llegado ¥{amountFen} para la cuenta {billSn} ({party}).',
      'Chegaram ¥{amountFen} para a conta {billSn} ({party}).',
      'По счёту {billSn} ({party}) поступило ¥{amountFen}.',
    ),
  ),
  'bill.pay_rejected': ofBill(
    words(
      '账单还款未通过',
      'A payment was not found',
      'Un paiement est introuvable',
      'Un pago no se encontró',
      'Um pagamento não foi encontrado',
      'Платёж не найден',
    ),
    words(
      '账单 {billSn}（{party}）的还款凭证未通过：{reason}',
      'The proof for bill {billSn} ({party}) does not hold: {reason}',
      'Le justificatif du relevé {billSn} ({party}) est refusé : {reason}',
      'El justificante de la cuenta {billSn} ({party}) no vale: {reason}',
      'O comprovante da conta {billSn} ({party}) não vale: {reason}',
      'Подтверждение по счёту {billSn} ({party}) отклонено: {reason}',
    ),
    'voucher',
  ),
  'bill.settled': ofBill(
    words('账单已结清', 'A bill is settled', 'Un relevé est soldé', 'Una cuenta está saldada', 'Uma conta está quitada', 'Счёт погашен'),
    words(
      '账单 {billSn}（{party}）已结清。',
      'Bill {billSn} ({party}) is settled.',
      'Le relevé {billSn} ({party}) est soldé.',
      'La cuenta {billSn} ({party}) está saldada.',
      'A conta {billSn} ({party}) está quitada.',
      'Счёт {billSn} ({party}) погашен.',
    ),
  ),
  'bill.store_disputed': ofStore(
    words(
      '账单有异议',
      'A bill is disputed',
      'Un relevé est contesté',
      'Una cuenta está impugnada',
      'Uma conta foi contestada',
      'Счёт оспорен',
    ),
    words(
      '{party} 对账单 {billSn} 提出异议：{reason}',
      '{party} disputes bill {billSn}: {reason}',
      '{party} conteste le relevé {billSn} : {reason}',
      '{party} impugna la cuenta {billSn}: {reason}',
      '{party} contesta a conta {billSn}: {reason}',
      '{party} оспаривает счёт {billSn}: {reason}',
    ),
  ),
  'bill.store_confirmed': ofStore(
    words(
      '账单已确认',
      'A bill was confirmed',
      'Un relevé est confirmé',
      'Una cuenta fue confirmada',
      'Uma conta foi confirmada',
      'Счёт подтверждён',
    ),
    words(
      '{party} 已确认账单 {billSn}，金额 ¥{amountFen}。',
      '{party} confirmed bill {billSn} over ¥{amountFen}.',
      '{party} a confirmé le relevé {billSn} (¥{amountFen}).',
      '{party} confirmó la cuenta {billSn} por ¥{amountFen}.',
      '{party} confirmou a conta {billSn} de ¥{amountFen}.',
      '{party} подтвердил счёт {billSn} на ¥{amountFen}.',
    ),
  ),
  'bill.store_payment': ofStore(
    words(
      '账单还款待确认',
      'A payment to confirm',
      'Un paiement à confirmer',
      'Un pago por confirmar',
      'Um pagamento a confirmar',
      'Платёж к подтверждению',
    ),
    words(
      '{party} 为账单 {billSn} 提交了还款 ¥{amountFen}，请核对到账。',
      '{party} handed in ¥{amountFen} for bill {billSn}, please check that it arrived.',
      '{party} déclare ¥{amountFen} pour le relevé {billSn}, vérifiez l’arrivée.',
      '{party} presentó ¥{amountFen} para la cuenta {billSn}, compruebe su llegada.',
      '{party} enviou ¥{amountFen} para a conta {billSn}, confira a chegada.',
      '{party} сообщил об оплате ¥{amountFen} по счёту {billSn}, проверьте поступление.',
    ),
  ),
  'bill.store_overdue': ofStore(
    words(
      '账单已逾期',
      'A bill is overdue',
      'Un relevé est en retard',
      'Una cuenta está vencida',
      'Uma conta está vencida',
      'Счёт просрочен',
    ),
    words(
      '{party} 的账单 {billSn} 已逾期，未还 ¥{amountFen}。',
      'Bill {billSn} of {party} is overdue with ¥{amountFen}.',
      'Le relevé {billSn} de {party} est en retard de ¥{amountFen}.',
      'La cuenta {billSn} de {party} está vencida con ¥{amountFen}.',
      'A conta {billSn} de {party} está vencida com ¥{amountFen}.',
      'Счёт {billSn} от {party} просрочен на ¥{amountFen}.',
    ),
  ),
  'bill.store_settled': ofStore(
    words('账单已结清', 'A bill is settled', 'Un relevé est soldé', 'Una cuenta está saldada', 'Uma conta está quitada', 'Счёт погашен'),
    words(
      '{party} 的账单 {billSn} 已结清。',
      'Bill {billSn} of {party} is settled.',
      'Le relevé {billSn} de {party} est soldé.',
      'La cuenta {billSn} de {party} está saldada.',
      'A conta {billSn} de {party} está quitada.',
      'Счёт {billSn} от {party} погашен.',
    ),
  ),
} as const satisfies Record<string, Message>;
