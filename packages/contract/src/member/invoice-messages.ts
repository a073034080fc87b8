import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofInvoice = (title: Words, body: Words): Message => ({
  kind: 'order',
  url: '/personalCenterBase/invoiceManagement/invoiceDetail?id={invoiceId}',
  act: 'see',
  title,
  body,
});
const ofPapers = (title: Words, body: Words): Message => ({
  kind: 'system',
  url: '/personalCenterBase/salesInvoice/invoiceCtrl',
  act: 'see',
  title,
  body,
});

/** What is said of invoices to who applied for them, and of the papers for VAT special ones to who handed them in. */
export const invoiceMessages = {
  'invoice.issued': ofInvoice(
    words(
      '发票已开具',
      'Your invoice is issued',
      'Votre facture est émise',
      'Su factura está emitida',
      'Sua fatura foi emitida',
      'Счёт-фактура выставлен',
    ),
    words(
      '{storeName} 已开具发票 {number}，金额 ¥{amountFen}。',
      '{storeName} has issued invoice {number} over ¥{amountFen}.',
      '{storeName} a émis la facture {number} de ¥{amountFen}.',
      '{storeName} emitió la factura {number} por ¥{amountFen}.',
      '{storeName} emitiu a fatura {number} de ¥{amountFen}.',
      '{storeName}: выставлен счёт-фактура {number} на ¥{amountFen}.',
    ),
  ),
  'invoice.rejected': ofInvoice(
    words(
      '开票申请被驳回',
      'Your application for an invoice was refused',
      'Votre demande de facture est refusée',
      'Su solicitud de factura fue rechazada',
      'Seu pedido de fatura foi recusado',
      'Заявка на счёт-фактуру отклонена',
    ),
    words(
      '{storeName} 驳回了 {applySn}：{reason}。更正后可以重新申请。',
      '{storeName} refused {applySn}: {reason}. Put it right and apply again.',
      '{storeName} a refusé {applySn} : {reason}. Corrigez et redemandez.',
      '{storeName} rechazó {applySn}: {reason}. Corríjalo y vuelva a solicitar.',
      '{storeName} recusou {applySn}: {reason}. Corrija e solicite de novo.',
      '{storeName}: отказ по {applySn}: {reason}. Исправьте и подайте снова.',
    ),
  ),
  'invoice.mailed': ofInvoice(
    words(
      '发票已寄出',
      'Your invoice is in the mail',
      'Votre facture est envoyée',
      'Su factura está en camino',
      'Sua fatura foi enviada',
      'Счёт-фактура отправлен',
    ),
    words(
      '发票 {number} 已由{mailCompany}寄出，运单号 {mailNumber}。',
      'Invoice {number} was sent by {mailCompany}, tracking number {mailNumber}.',
      'La facture {number} est partie par {mailCompany}, suivi {mailNumber}.',
      'La factura {number} salió por {mailCompany}, envío {mailNumber}.',
      'A fatura {number} saiu por {mailCompany}, rastreio {mailNumber}.',
      'Счёт-фактура {number} отправлен: {mailCompany}, номер {mailNumber}.',
    ),
  ),
  'invoice.taken_back': ofInvoice(
    words(
      '发票已红冲',
      'An invoice was taken back',
      'Une facture est annulée par avoir',
      'Una factura fue rectificada',
      'Uma fatura foi estornada',
      'Счёт-фактура сторнирован',
    ),
    words(
      '发票 {number} 已红冲，金额 ¥{amountFen}。',
      'Invoice {number} over ¥{amountFen} was taken back by a red letter.',
      'La facture {number} de ¥{amountFen} est annulée par un avoir.',
      'La factura {number} por ¥{amountFen} fue rectificada.',
      'A fatura {number} de ¥{amountFen} foi estornada.',
      'Счёт-фактура {number} на ¥{amountFen} сторнирован.',
    ),
  ),
  'invoice.qualified': ofPapers(
    words(
      '增票资质已通过',
      'VAT special invoices are open to you',
      'Les factures TVA vous sont ouvertes',
      'Ya puede recibir facturas con IVA',
      'Faturas com IVA liberadas',
      'Счета-фактуры с НДС доступны',
    ),
    words(
      '{companyName} 的增票资质已通过审核，可以申请增值税专用发票。',
      'The papers of {companyName} were agreed to: VAT special invoices can be applied for.',
      'Les documents de {companyName} sont acceptés : les factures TVA peuvent être demandées.',
      'Los documentos de {companyName} fueron aprobados: puede solicitar facturas con IVA.',
      'Os documentos de {companyName} foram aprovados: pode solicitar faturas com IVA.',
      'Документы {companyName} приняты: можно запрашивать счета-фактуры с НДС.',
    ),
  ),
  'invoice.not_qualified': ofPapers(
    words(
      '增票资质未通过',
      'The VAT papers were refused',
      'Les documents TVA sont refusés',
      'Los documentos de IVA fueron rechazados',
      'Os documentos de IVA foram recusados',
      'Документы по НДС отклонены',
    ),
    words(
      '{companyName} 的增票资质未通过：{reason}。',
      'The papers of {companyName} were refused: {reason}.',
      'Les documents de {companyName} sont refusés : {reason}.',
      'Los documentos de {companyName} fueron rechazados: {reason}.',
      'Os documentos de {companyName} foram recusados: {reason}.',
      'Документы {companyName} отклонены: {reason}.',
    ),
  ),
} as const satisfies Record<string, Message>;
