import { words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';
import type { StateRow } from '../kernel/state-row.ts';

export const inquiryStates = ['draft', 'quoting', 'to_confirm', 'confirmed', 'failed', 'cancelled'] as const;
export type InquiryState = (typeof inquiryStates)[number];

const inquiryEvents = [
  'release',
  'extend',
  'open',
  'openEarly',
  'lacksQuotes',
  'newRound',
  'confirm',
  'fail',
  'confirmTimeout',
  'cancel',
] as const;
export type InquiryEvent = (typeof inquiryEvents)[number];

/** What the record of an inquiry tells: its own events, and those of its suppliers, its order and its papers. */
export const stepEvents = [
  ...inquiryEvents,
  'create',
  'quoted',
  'declined',
  'withdrawn',
  'answered',
  'invited',
  'reminded',
  'ordered',
  'voucherGiven',
  'voucherAccepted',
  'voucherRejected',
] as const;

/**
 * The life of an inquiry. Quotes are sealed while it is `quoting`; what opens them is the deadline, or its author once everybody invited has answered. One that
 * came to nothing is asked again as an inquiry of its own.
 */
export const inquiryMachine = machine<InquiryState, InquiryEvent, 'create'>(
  { create: 'draft' },
  {
    release: { from: ['draft'], to: 'quoting' },
    extend: { from: ['quoting'], to: 'quoting' },
    open: { from: ['quoting'], to: 'to_confirm' },
    openEarly: { from: ['quoting'], to: 'to_confirm' },
    lacksQuotes: { from: ['quoting'], to: 'failed' },
    newRound: { from: ['to_confirm'], to: 'quoting' },
    confirm: { from: ['to_confirm'], to: 'confirmed' },
    fail: { from: ['to_confirm'], to: 'failed' },
    confirmTimeout: { from: ['to_confirm'], to: 'failed' },
    cancel: { from: ['draft', 'quoting', 'to_confirm'], to: 'cancelled' },
  },
);

export const inquiryStateRows: Readonly<Record<InquiryState, StateRow>> = {
  draft: {
    words: words('待发布', 'To be released', 'À publier', 'Por publicar', 'A publicar', 'К публикации'),
    mark: 'open',
    tone: 'amber',
  },
  quoting: {
    words: words('报价中', 'In quotation', 'En cotation', 'En cotización', 'Em cotação', 'Сбор предложений'),
    mark: 'running',
    tone: 'blue',
  },
  to_confirm: {
    words: words('待确认', 'To be confirmed', 'À confirmer', 'Por confirmar', 'A confirmar', 'На подтверждении'),
    mark: 'open',
    tone: 'amber',
  },
  confirmed: {
    words: words('已确认', 'Confirmed', 'Confirmée', 'Confirmada', 'Confirmada', 'Подтверждён'),
    mark: 'closed',
    tone: 'green',
  },
  failed: {
    words: words('询价失败', 'Inquiry failed', 'Demande infructueuse', 'Consulta fallida', 'Cotação sem êxito', 'Запрос не состоялся'),
    mark: 'closed',
    tone: 'red',
  },
  cancelled: { words: words('已取消', 'Cancelled', 'Annulée', 'Cancelada', 'Cancelada', 'Отменён'), mark: 'open', tone: 'grey' },
};
