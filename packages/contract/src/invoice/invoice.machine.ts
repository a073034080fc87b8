import { type Words, words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';
import type { InvoiceType } from './invoice.rules.ts';

export const invoiceStates = [
  'applied',
  'reviewing',
  'issued',
  'mailed',
  'verified',
  'rejected',
  'red_applied',
  'red_issued',
  'cancelled',
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceEvents = ['review', 'issue', 'reject', 'again', 'cancel', 'lapse', 'mail', 'verify', 'redApply', 'redIssue'] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

/**
 * An invoice is applied for, goes to the tax gateway when its seller agrees, and is issued by the gateway's word alone. What was issued is never undone: a red
 * letter stands beside it, and what is to hold instead is another invoice. `lapse` follows a refund: the application is over what was paid, and another takes its place.
 */
export const invoiceMachine = machine<InvoiceState, InvoiceEvent, 'apply'>(
  { apply: 'applied' },
  {
    review: { from: ['applied'], to: 'reviewing' },
    issue: { from: ['reviewing'], to: 'issued' },
    reject: { from: ['applied', 'reviewing'], to: 'rejected' },
    again: { from: ['rejected'], to: 'applied' },
    cancel: { from: ['applied', 'rejected'], to: 'cancelled' },
    lapse: { from: ['applied', 'reviewing', 'rejected'], to: 'cancelled' },
    mail: { from: ['issued'], to: { paper_normal: 'mailed', paper_special: 'mailed' } },
    verify: { from: ['issued', 'mailed'], to: 'verified' },
    redApply: { from: ['issued', 'mailed', 'verified'], to: 'red_applied' },
    redIssue: { from: ['red_applied'], to: 'red_issued' },
  },
);

/** What was issued and not taken back: it covers its fen. */
export const standingStates = ['issued', 'mailed', 'verified'] as const satisfies readonly InvoiceState[];
/** Those whose fen nobody else may invoice. */
export const liveStates = ['applied', 'reviewing', 'red_applied', ...standingStates] as const satisfies readonly InvoiceState[];

export const invoiceTabs = ['all', 'reviewing', 'issued', 'mailed', 'rejected', 'red'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];
export const statesOfTab: Readonly<Record<InvoiceTab, readonly InvoiceState[]>> = {
  all: invoiceStates,
  reviewing: ['applied', 'reviewing'],
  issued: ['issued', 'verified'],
  mailed: ['mailed'],
  rejected: ['rejected'],
  red: ['red_applied', 'red_issued'],
};

export const invoiceStateWords: Readonly<Record<InvoiceState, Words>> = {
  applied: words('待商家开票', 'With the seller', 'Chez le vendeur', 'En manos del vendedor', 'Com o vendedor', 'У продавца'),
  reviewing: words('开具中', 'Being issued', 'En cours d’émission', 'En emisión', 'Em emissão', 'Выставляется'),
  issued: words('已开具', 'Issued', 'Émise', 'Emitida', 'Emitida', 'Выставлен'),
  mailed: words('已寄出', 'In the mail', 'Envoyée', 'Enviada', 'Enviada', 'Отправлен'),
  verified: words('已查验', 'Verified', 'Vérifiée', 'Verificada', 'Verificada', 'Проверен'),
  rejected: words('已驳回', 'Refused', 'Refusée', 'Rechazada', 'Recusada', 'Отклонён'),
  red_applied: words(
    '红冲申请中',
    'Red letter applied for',
    'Avoir demandé',
    'Rectificativa solicitada',
    'Estorno solicitado',
    'Запрошен сторно',
  ),
  red_issued: words('已红冲', 'Taken back', 'Annulée par avoir', 'Rectificada', 'Estornada', 'Сторнирован'),
  cancelled: words('已取消', 'Cancelled', 'Annulée', 'Cancelada', 'Cancelada', 'Отменён'),
};

export const invoiceTypeWords: Readonly<Record<InvoiceType, Words>> = {
  electronic_normal: words(
    '电子普票',
    'Electronic, ordinary',
    'Électronique ordinaire',
    'Electrónica ordinaria',
    'Eletrônica comum',
    'Электронный обычный',
  ),
  paper_normal: words('纸质普票', 'Paper, ordinary', 'Papier ordinaire', 'En papel ordinaria', 'Em papel comum', 'Бумажный обычный'),
  paper_special: words('纸质专票', 'Paper, VAT special', 'Papier TVA spéciale', 'En papel con IVA', 'Em papel com IVA', 'Бумажный с НДС'),
};
