import { type Words, words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';

export const billStates = ['open', 'to_confirm', 'disputed', 'confirmed', 'part_paid', 'settled', 'void'] as const;
export type BillState = (typeof billStates)[number];

const billEventWords = {
  issue: words('出账', 'Issued', 'Émis', 'Emitida', 'Emitida', 'Выставлен'),
  withdraw: words('商家撤回', 'Withdrawn', 'Retiré', 'Retirada', 'Retirada', 'Отозван'),
  dispute: words('提出异议', 'Disputed', 'Contesté', 'Impugnada', 'Contestada', 'Оспорен'),
  answer: words(
    '处理异议',
    'Disputes answered',
    'Contestations traitées',
    'Reparos atendidos',
    'Contestações tratadas',
    'Возражения рассмотрены',
  ),
  moveOut: words('移到下期', 'Moved to the next period', 'Reporté', 'Pasada al siguiente periodo', 'Adiada', 'Перенесён'),
  confirm: words('确认账单', 'Confirmed', 'Confirmé', 'Confirmada', 'Confirmada', 'Подтверждён'),
  payPart: words('部分还款', 'Paid in part', 'Payé en partie', 'Pago parcial', 'Pago parcial', 'Оплачен частично'),
  payAll: words('结清', 'Settled', 'Soldé', 'Saldada', 'Quitada', 'Погашен'),
  void: words('作废', 'Voided', 'Annulé', 'Anulada', 'Anulada', 'Аннулирован'),
} satisfies Record<string, Words>;
export type BillEvent = keyof typeof billEventWords;
export const billEvents = Object.keys(billEventWords) as [BillEvent, ...BillEvent[]];
export const billEventName = (event: BillEvent): Words => billEventWords[event];
/** What is written of a bill beside its moves: its day is over, the company was reminded, the company says that it lacks something. */
export const billNotes = ['overdue', 'remind', 'missing'] as const;
export type BillNote = (typeof billNotes)[number];
export const isBillNote = (event: BillEvent | BillNote): event is BillNote => billNotes.some((one) => one === event);

/**
 * The life of a bill. While it is open lines come and go; once it is issued nothing of it is edited: a dispute is answered by a further line or by words, or its order
 * goes to the next period. Overdue is a mark on a bill that waits for money, no state.
 */
export const billMachine = machine<BillState, BillEvent, 'open'>(
  { open: 'open' },
  {
    issue: { from: ['open'], to: 'to_confirm' },
    withdraw: { from: ['to_confirm'], to: 'open' },
    dispute: { from: ['to_confirm'], to: 'disputed' },
    answer: { from: ['disputed'], to: 'to_confirm' },
    moveOut: { from: ['disputed'], to: 'to_confirm' },
    confirm: { from: ['to_confirm'], to: 'confirmed' },
    payPart: { from: ['confirmed', 'part_paid'], to: 'part_paid' },
    payAll: { from: ['confirmed', 'part_paid'], to: 'settled' },
    void: { from: ['open'], to: 'void' },
  },
);

/** Agreed to and not paid in full: what can be paid, is due one day, and overdue after it. */
export const moneyStates = billStates.filter((state) => billMachine.next(state, 'payAll') !== undefined);
export const waitsForMoney = (state: BillState): boolean => moneyStates.includes(state);

/** What a list of bills is looked through by, in the order of a desk: every state is under one of them, and what is overdue under its own as well. */
export const billTabStates = {
  open: ['open'],
  to_confirm: ['to_confirm'],
  disputed: ['disputed'],
  toPay: moneyStates,
  settled: ['settled'],
  void: ['void'],
} as const satisfies Record<string, readonly BillState[]>;
export const billTabs = ['all', 'open', 'to_confirm', 'disputed', 'toPay', 'overdue', 'settled', 'void'] as const;
export type BillTab = (typeof billTabs)[number];
/** Voided ones have a tab only where there are any, or where one stands on it. */
export const shownBillTabs = (counts: Readonly<Record<BillTab, number>> | undefined, open: BillTab): BillTab[] =>
  billTabs.filter((tab) => tab !== 'void' || tab === open || (counts?.void ?? 0) > 0);

type Shown = { words: Words; mark: 'closed' | 'running' | 'open'; tone: 'amber' | 'blue' | 'green' | 'grey' };

/** In place of its state, where its day is over. */
export const overdueWords = words('已逾期', 'Overdue', 'En retard', 'Vencida', 'Vencida', 'Просрочен');

/** As a buyer reads them; the tone is who must act. */
export const billStateRows: Readonly<Record<BillState, Shown>> = {
  open: { words: words('记账中', 'Being kept', 'En cours', 'En curso', 'Em curso', 'Ведётся'), mark: 'running', tone: 'grey' },
  to_confirm: {
    words: words('待确认', 'To confirm', 'À confirmer', 'Por confirmar', 'A confirmar', 'К подтверждению'),
    mark: 'open',
    tone: 'amber',
  },
  disputed: {
    words: words('异议处理中', 'In dispute', 'Contesté', 'En disputa', 'Em contestação', 'Оспаривается'),
    mark: 'running',
    tone: 'blue',
  },
  confirmed: { words: words('待还款', 'To pay', 'À payer', 'Por pagar', 'A pagar', 'К оплате'), mark: 'open', tone: 'amber' },
  part_paid: {
    words: words('部分还款', 'Paid in part', 'Payé en partie', 'Pago parcial', 'Pago parcial', 'Оплачен частично'),
    mark: 'open',
    tone: 'amber',
  },
  settled: { words: words('已结清', 'Settled', 'Soldé', 'Saldada', 'Quitada', 'Погашен'), mark: 'closed', tone: 'green' },
  void: { words: words('已作废', 'Void', 'Annulé', 'Anulada', 'Anulada', 'Аннулирован'), mark: 'open', tone: 'grey' },
};
