import { type Event, event } from './audit-event.ts';

/** What the mall's people decide about inquiries. */
export const inquiryOperatorEvents = {
  'inquiry.voucher_accepted': event(
    'case',
    '通过成交凭证',
    'Accepted the papers of a deal',
    'Justificatif de transaction accepté',
    'Comprobante de operación aceptado',
    'Comprovante de transação aceito',
    'Подтверждение сделки принято',
  ),
  'inquiry.voucher_rejected': event(
    'case',
    '退回成交凭证',
    'Sent the papers of a deal back',
    'Justificatif de transaction renvoyé',
    'Comprobante de operación devuelto',
    'Comprovante de transação devolvido',
    'Подтверждение сделки возвращено',
  ),
  'inquiry.blocked': event(
    'case',
    '限制供应商参与询价',
    'Kept a supplier out of inquiries',
    'Fournisseur exclu des demandes',
    'Proveedor excluido de consultas',
    'Fornecedor excluído de cotações',
    'Поставщик отстранён от запросов',
  ),
  'inquiry.unblocked': event(
    'case',
    '恢复供应商参与询价',
    'Let a supplier into inquiries again',
    'Fournisseur réadmis aux demandes',
    'Proveedor readmitido en consultas',
    'Fornecedor readmitido em cotações',
    'Поставщик снова допущен к запросам',
  ),
} as const satisfies Record<string, Event>;
