import { type Words, words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';
import type { StateRow } from '../kernel/state-row.ts';

export const contractStates = [
  'draft',
  'to_confirm',
  'to_sign',
  'signing',
  'effective',
  'completed',
  'rejected',
  'withdrawn',
  'sign_expired',
  'abnormal',
  'terminated',
  'expired',
] as const;
export type ContractState = (typeof contractStates)[number];

export const contractEvents = [
  'send',
  'accept',
  'reject',
  'withdraw',
  'confirmTimeout',
  'sign',
  'signLast',
  'refuse',
  'signTimeout',
  'signFailed',
  'retry',
  'terminate',
  'fulfil',
  'expire',
] as const;
export type ContractEvent = (typeof contractEvents)[number];

/**
 * The life of a contract. What is signed is never edited: a change is a supplement with a life of its own. A paper that nobody answered goes back to its
 * author, who may send it again; one that was agreed to and not signed in time is over.
 */
export const contractMachine = machine<ContractState, ContractEvent, 'create'>(
  { create: 'draft' },
  {
    send: { from: ['draft', 'rejected', 'withdrawn'], to: 'to_confirm' },
    accept: { from: ['to_confirm'], to: 'to_sign' },
    reject: { from: ['to_confirm'], to: 'rejected' },
    withdraw: { from: ['draft', 'to_confirm', 'to_sign'], to: 'withdrawn' },
    confirmTimeout: { from: ['to_confirm'], to: 'withdrawn' },
    sign: { from: ['to_sign'], to: 'signing' },
    signLast: { from: ['signing'], to: 'effective' },
    refuse: { from: ['to_sign', 'signing', 'abnormal'], to: 'rejected' },
    signTimeout: { from: ['to_sign', 'signing'], to: 'sign_expired' },
    signFailed: { from: ['to_sign', 'signing'], to: 'abnormal' },
    retry: { from: ['abnormal'], to: 'to_sign' },
    terminate: { from: ['effective'], to: 'terminated' },
    fulfil: { from: ['effective'], to: 'completed' },
    expire: { from: ['effective'], to: 'expired' },
  },
);

/** Contracts that stand in the way of another one for the same order. */
export const coveringStates = [
  'draft',
  'to_confirm',
  'to_sign',
  'signing',
  'abnormal',
  'effective',
  'completed',
] as const satisfies readonly ContractState[];
const editable: ReadonlySet<ContractState> = new Set(['draft', 'rejected', 'withdrawn']);
/** Whether the paper may still be written. */
export const isEditable = (state: ContractState): boolean => editable.has(state);

export const contractStateRows: Readonly<Record<ContractState, StateRow>> = {
  draft: { words: words('草稿', 'Draft', 'Brouillon', 'Borrador', 'Rascunho', 'Черновик'), mark: 'open', tone: 'grey' },
  to_confirm: {
    words: words('待确认', 'To confirm', 'À confirmer', 'Por confirmar', 'A confirmar', 'На подтверждении'),
    mark: 'running',
    tone: 'amber',
  },
  to_sign: { words: words('待签署', 'To sign', 'À signer', 'Por firmar', 'A assinar', 'На подписании'), mark: 'open', tone: 'amber' },
  signing: {
    words: words('签署中', 'Being signed', 'En signature', 'En firma', 'Em assinatura', 'Подписывается'),
    mark: 'running',
    tone: 'amber',
  },
  effective: { words: words('已生效', 'In force', 'En vigueur', 'Vigente', 'Em vigor', 'Действует'), mark: 'closed', tone: 'green' },
  completed: { words: words('已履行完毕', 'Fulfilled', 'Exécuté', 'Cumplido', 'Cumprido', 'Исполнен'), mark: 'closed', tone: 'green' },
  rejected: { words: words('已退回', 'Sent back', 'Renvoyé', 'Devuelto', 'Devolvido', 'Возвращён'), mark: 'open', tone: 'red' },
  withdrawn: { words: words('已撤回', 'Withdrawn', 'Retiré', 'Retirado', 'Retirado', 'Отозван'), mark: 'open', tone: 'grey' },
  sign_expired: {
    words: words(
      '逾期未签',
      'Not signed in time',
      'Non signé à temps',
      'No firmado a tiempo',
      'Não assinado a tempo',
      'Не подписан в срок',
    ),
    mark: 'open',
    tone: 'grey',
  },
  abnormal: {
    words: words('签署异常', 'Signing failed', 'Signature en échec', 'Firma fallida', 'Falha na assinatura', 'Сбой подписания'),
    mark: 'open',
    tone: 'red',
  },
  terminated: { words: words('已终止', 'Terminated', 'Résilié', 'Rescindido', 'Rescindido', 'Расторгнут'), mark: 'open', tone: 'grey' },
  expired: { words: words('已到期', 'Expired', 'Expiré', 'Vencido', 'Expirado', 'Истёк'), mark: 'closed', tone: 'grey' },
};

export const contractEventWords: Readonly<Record<ContractEvent | 'create' | 'endAsked' | 'endRefused', Words>> = {
  create: words('起草', 'Drafted', 'Rédigé', 'Redactado', 'Redigido', 'Составлен'),
  send: words(
    '发送对方确认',
    'Sent to be confirmed',
    'Envoyé pour confirmation',
    'Enviado a confirmar',
    'Enviado para confirmar',
    'Отправлен на подтверждение',
  ),
  accept: words('确认文本', 'Text agreed to', 'Texte accepté', 'Texto aceptado', 'Texto aceito', 'Текст согласован'),
  reject: words('退回', 'Sent back', 'Renvoyé', 'Devuelto', 'Devolvido', 'Возвращён'),
  withdraw: words('撤回', 'Withdrawn', 'Retiré', 'Retirado', 'Retirado', 'Отозван'),
  confirmTimeout: words(
    '超时未确认',
    'Not confirmed in time',
    'Non confirmé à temps',
    'No confirmado a tiempo',
    'Não confirmado a tempo',
    'Не подтверждён в срок',
  ),
  sign: words('签署', 'Signed', 'Signé', 'Firmado', 'Assinado', 'Подписан'),
  signLast: words('签署并生效', 'Signed, in force', 'Signé, en vigueur', 'Firmado, vigente', 'Assinado, em vigor', 'Подписан, действует'),
  refuse: words('拒签', 'Refused to sign', 'Refus de signer', 'Firma rechazada', 'Assinatura recusada', 'Отказ подписать'),
  signTimeout: words(
    '超时未签',
    'Not signed in time',
    'Non signé à temps',
    'No firmado a tiempo',
    'Não assinado a tempo',
    'Не подписан в срок',
  ),
  signFailed: words('签署异常', 'Signing failed', 'Signature en échec', 'Firma fallida', 'Falha na assinatura', 'Сбой подписания'),
  retry: words('恢复签署', 'To be signed again', 'À signer de nouveau', 'Por firmar de nuevo', 'A assinar de novo', 'Снова на подписание'),
  terminate: words('终止', 'Terminated', 'Résilié', 'Rescindido', 'Rescindido', 'Расторгнут'),
  fulfil: words('履行完毕', 'Fulfilled', 'Exécuté', 'Cumplido', 'Cumprido', 'Исполнен'),
  expire: words('到期', 'Expired', 'Expiré', 'Vencido', 'Expirado', 'Истёк'),
  endAsked: words(
    '提议终止',
    'Termination proposed',
    'Résiliation proposée',
    'Rescisión propuesta',
    'Rescisão proposta',
    'Предложено расторжение',
  ),
  endRefused: words(
    '不同意终止',
    'Termination refused',
    'Résiliation refusée',
    'Rescisión rechazada',
    'Rescisão recusada',
    'Расторжение отклонено',
  ),
};
