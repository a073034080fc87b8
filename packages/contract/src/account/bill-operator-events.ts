import { type Event, event } from './audit-event.ts';

/** What the mall's people do with bills. */
export const billOperatorEvents = {
  'bill.issued': event('money', '提前出账', 'Issued a bill', 'Relevé émis', 'Cuenta emitida', 'Conta emitida', 'Счёт выставлен'),
  'bill.answered': event(
    'money',
    '处理账单异议',
    'Answered disputes of a bill',
    'Contestations d’un relevé traitées',
    'Reparos de una cuenta atendidos',
    'Contestações de uma conta tratadas',
    'Рассмотрены возражения по счёту',
  ),
  'bill.moved_out': event(
    'money',
    '异议行移到下期',
    'Moved a disputed order to the next period',
    'Commande contestée reportée',
    'Pedido impugnado aplazado',
    'Pedido contestado adiado',
    'Спорный заказ перенесён',
  ),
  'bill.voided': event('money', '作废账单', 'Voided a bill', 'Relevé annulé', 'Cuenta anulada', 'Conta anulada', 'Счёт аннулирован'),
  'bill.reminded': event(
    'money',
    '催办账单',
    'Reminded a buyer of a bill',
    'Relance pour un relevé',
    'Recordatorio de cuenta',
    'Lembrete de conta',
    'Напоминание о счёте',
  ),
  'bill.payment_confirmed': event(
    'money',
    '确认账单收款',
    'Confirmed a payment of a bill',
    'Paiement d’un relevé confirmé',
    'Pago de cuenta confirmado',
    'Pagamento de conta confirmado',
    'Платёж по счёту подтверждён',
  ),
  'bill.payment_rejected': event(
    'money',
    '驳回账单收款',
    'Rejected a payment of a bill',
    'Paiement d’un relevé rejeté',
    'Pago de cuenta rechazado',
    'Pagamento de conta recusado',
    'Платёж по счёту отклонён',
  ),
} as const satisfies Record<string, Event>;
