import { type Words, words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';

export const creditStates = ['none', 'applying', 'active', 'rejected', 'on_hold', 'expired', 'closed'] as const;
export type CreditState = (typeof creditStates)[number];

export const creditEvents = [
  'apply',
  'withdraw',
  'withdrawRenewal',
  'approve',
  'reject',
  'hold',
  'release',
  'expire',
  'renew',
  'close',
] as const;
export type CreditEvent = (typeof creditEvents)[number];

/**
 * The life of a company's purchase quota. Only an active one takes new orders; what was bought on it before is owed in every state. Another limit for an active
 * one is no step of it: that is a line of its ledger.
 */
export const creditMachine = machine<CreditState, CreditEvent, 'open'>(
  { open: 'none' },
  {
    apply: { from: ['none', 'rejected', 'closed'], to: 'applying' },
    renew: { from: ['expired'], to: 'applying' },
    withdraw: { from: ['applying'], to: 'none' },
    withdrawRenewal: { from: ['applying'], to: 'expired' },
    approve: { from: ['applying'], to: 'active' },
    reject: { from: ['applying'], to: 'rejected' },
    hold: { from: ['active'], to: 'on_hold' },
    release: { from: ['on_hold'], to: 'active' },
    expire: { from: ['active', 'on_hold'], to: 'expired' },
    close: { from: ['none', 'rejected', 'active', 'on_hold', 'expired'], to: 'closed' },
  },
);

/** As a buyer reads them; the tone is who must act. */
export const creditStateWords: Readonly<Record<CreditState, Words>> = {
  none: words('未开通', 'Not opened', 'Non ouvert', 'Sin abrir', 'Não aberto', 'Не открыт'),
  applying: words('申请中', 'Applied for', 'Demandé', 'Solicitado', 'Solicitado', 'Заявка подана'),
  active: words('正常', 'Active', 'Actif', 'Activo', 'Ativo', 'Действует'),
  rejected: words('申请未通过', 'Application refused', 'Demande refusée', 'Solicitud rechazada', 'Pedido recusado', 'Заявка отклонена'),
  on_hold: words('已暂停', 'On hold', 'Suspendu', 'Suspendido', 'Suspenso', 'Приостановлен'),
  expired: words('已到期', 'Expired', 'Expiré', 'Vencido', 'Expirado', 'Истёк'),
  closed: words('已关闭', 'Closed', 'Clos', 'Cerrado', 'Encerrado', 'Закрыт'),
};
