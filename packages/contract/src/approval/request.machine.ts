import { type Language, type Words, words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';
import type { BizType } from './biz-type.ts';

export const requestStateWords = {
  running: words('审批中', 'In approval', 'En validation', 'En aprobación', 'Em aprovação', 'На согласовании'),
  approved: words('已通过', 'Approved', 'Approuvée', 'Aprobada', 'Aprovada', 'Согласована'),
  rejected: words('已驳回', 'Rejected', 'Rejetée', 'Rechazada', 'Rejeitada', 'Отклонена'),
  returned: words('被退回', 'Returned', 'Renvoyée', 'Devuelta', 'Devolvida', 'Возвращена'),
  withdrawn: words('已撤回', 'Withdrawn', 'Retirée', 'Retirada', 'Retirada', 'Отозвана'),
  replaced: words('已重新提交', 'Submitted again', 'Soumise à nouveau', 'Enviada de nuevo', 'Reenviada', 'Подана повторно'),
  cancelled: words('已取消', 'Cancelled', 'Annulée', 'Cancelada', 'Cancelada', 'Отменена'),
  expired: words('已过期', 'Expired', 'Expirée', 'Caducada', 'Expirada', 'Истекла'),
} satisfies Record<string, Words>;
export type RequestState = keyof typeof requestStateWords;
export const requestStates = Object.keys(requestStateWords) as [RequestState, ...RequestState[]];

/** While one of these stands, its orders wait for approval. */
export const openRequestStates = ['running', 'returned', 'withdrawn'] as const satisfies readonly RequestState[];

/** What happens to a request, as its log says it. */
const requestEventWords = {
  agree: words('同意', 'Agreed', 'Accord', 'De acuerdo', 'De acordo', 'Согласие'),
  pass: words('审批通过', 'Approved', 'Approuvée', 'Aprobada', 'Aprovada', 'Согласована'),
  reject: words('驳回', 'Rejected', 'Rejetée', 'Rechazada', 'Rejeitada', 'Отклонена'),
  return: words('退回修改', 'Returned', 'Renvoyée', 'Devuelta', 'Devolvida', 'Возвращена'),
  withdraw: words('撤回', 'Withdrawn', 'Retirée', 'Retirada', 'Retirada', 'Отозвана'),
  cancel: words('订单取消', 'Order cancelled', 'Commande annulée', 'Pedido cancelado', 'Pedido cancelado', 'Заказ отменён'),
  expire: words('超时未审批', 'Not decided in time', 'Délai dépassé', 'Plazo vencido', 'Prazo vencido', 'Срок истёк'),
  lapse: words(
    '超时未重新提交',
    'Not submitted again in time',
    'Non soumise à temps',
    'No reenviada a tiempo',
    'Não reenviada a tempo',
    'Не подана повторно в срок',
  ),
  resubmit: words('重新提交', 'Submitted again', 'Soumise à nouveau', 'Enviada de nuevo', 'Reenviada', 'Подана повторно'),
  transfer: words('转交', 'Handed on', 'Transmise', 'Transferida', 'Transferida', 'Передана'),
  addSigner: words('加签', 'Signer added', 'Signataire ajouté', 'Firmante añadido', 'Signatário adicionado', 'Добавлен согласующий'),
  remind: words('催办', 'Reminded', 'Relance', 'Recordatorio', 'Lembrete', 'Напоминание'),
  escalate: words('升级到负责人', 'Escalated', 'Escaladée', 'Escalada', 'Escalada', 'Передана руководителю'),
  passOn: words(
    '原审批人不可用，转交',
    'Approver gone, handed on',
    'Valideur absent, transmise',
    'Aprobador ausente, transferida',
    'Aprovador ausente, transferida',
    'Согласующий выбыл, передана',
  ),
  samePerson: words(
    '同一审批人，自动通过',
    'Same approver, passed by itself',
    'Même valideur, passée d’elle-même',
    'Mismo aprobador, pasó sola',
    'Mesmo aprovador, passou sozinha',
    'Тот же согласующий, пройдено само',
  ),
  selfLimit: words(
    '申请人自批限额内，系统通过',
    'Within the own limit, passed by the system',
    'Dans la limite propre, passée par le système',
    'Dentro del límite propio, pasada por el sistema',
    'Dentro do limite próprio, aprovada pelo sistema',
    'В пределах собственного лимита, пройдено системой',
  ),
  takeOver: words(
    '管理员接管',
    'Taken over by an administrator',
    'Reprise par un administrateur',
    'Asumida por un administrador',
    'Assumida por um administrador',
    'Принята администратором',
  ),
  toAdministrator: words(
    '平台转交企业管理员',
    'Sent to the administrator by the mall',
    'Transmise à l’administrateur par la plateforme',
    'Enviada al administrador por la plataforma',
    'Enviada ao administrador pela plataforma',
    'Передана администратору площадкой',
  ),
  oaPushed: words('OA 已接收', 'The OA has it', 'L’OA l’a reçue', 'La OA la recibió', 'A OA a recebeu', 'OA приняла'),
  oaFailed: words(
    '推送 OA 失败',
    'The OA did not take it',
    'L’OA ne l’a pas prise',
    'La OA no la tomó',
    'A OA não a aceitou',
    'Не передана в OA',
  ),
  oaAgain: words('重新推送 OA', 'Pushed again', 'Renvoyée à l’OA', 'Reenviada a la OA', 'Reenviada à OA', 'Снова отправлена в OA'),
  oaBack: words('管理员从 OA 收回', 'Taken back from the OA', 'Reprise de l’OA', 'Retirada de la OA', 'Retomada da OA', 'Отозвана из OA'),
} satisfies Record<string, Words>;
export type RequestEvent = keyof typeof requestEventWords;

const startWords = words('提交请购', 'Requested', 'Demandée', 'Solicitada', 'Solicitada', 'Запрошена');
/** What is said otherwise where it was a contract. */
const contractStepWords = new Map<string, Words>(
  Object.entries({
    start: words(
      '提交合同审批',
      'Contract submitted',
      'Contrat soumis',
      'Contrato enviado a aprobación',
      'Contrato enviado para aprovação',
      'Договор подан на согласование',
    ),
    cancel: words(
      '合同不再待签，审批取消',
      'The contract is no longer to be signed',
      'Le contrat n’est plus à signer',
      'El contrato ya no está por firmar',
      'O contrato não está mais para assinar',
      'Договор больше не подписывается',
    ),
  }),
);
const stepWords = new Map<string, Words>(Object.entries({ ...requestEventWords, start: startWords }));

/** What a step of the log is called; one that is not known here keeps its name. */
export const requestStepName = (event: string, language: Language, bizType: BizType = 'order'): string =>
  ((bizType === 'contract' && contractStepWords.get(event)) || stepWords.get(event))?.[language] ?? event;

const stays = { from: ['running'], to: 'running' } as const;

/** What changes only who has it stays where it is. A request is never approved by silence: what nobody decides expires. */
export const requestMachine = machine<RequestState, RequestEvent, 'start'>(
  { start: 'running' },
  {
    agree: stays,
    pass: { from: ['running'], to: 'approved' },
    reject: { from: ['running'], to: 'rejected' },
    return: { from: ['running'], to: 'returned' },
    withdraw: { from: ['running'], to: 'withdrawn' },
    cancel: { from: ['running', 'returned', 'withdrawn'], to: 'cancelled' },
    expire: { from: ['running'], to: 'expired' },
    lapse: { from: ['returned', 'withdrawn'], to: 'expired' },
    resubmit: { from: ['returned', 'withdrawn'], to: 'replaced' },
    transfer: stays,
    addSigner: stays,
    remind: stays,
    escalate: stays,
    passOn: stays,
    samePerson: stays,
    selfLimit: stays,
    takeOver: stays,
    toAdministrator: stays,
    oaPushed: stays,
    oaFailed: stays,
    oaAgain: stays,
    oaBack: stays,
  },
);

export type TaskEvent = 'turn' | 'settle' | 'approve' | 'reject' | 'return' | 'askOthers' | 'handOn' | 'passOn' | 'cancel';
/** `wait`: its turn has not come. `passed_on`: another has it now. `cancelled`: somebody else decided. */
export const taskStates = ['wait', 'pending', 'approved', 'rejected', 'returned', 'passed_on', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/**
 * What happens to what one person has to decide at a node. `askOthers`: he has others say first what they think. `settle`: he agreed to the same document at
 * a node before, so that he is not asked again. What was said or handed on stays so.
 */
export const taskMachine = machine<TaskState, TaskEvent, 'give' | 'queue'>(
  { give: 'pending', queue: 'wait' },
  {
    turn: { from: ['wait'], to: 'pending' },
    settle: { from: ['wait'], to: 'approved' },
    approve: { from: ['pending'], to: 'approved' },
    reject: { from: ['pending'], to: 'rejected' },
    return: { from: ['pending'], to: 'returned' },
    askOthers: { from: ['pending'], to: 'wait' },
    handOn: { from: ['pending'], to: 'passed_on' },
    passOn: { from: ['wait', 'pending'], to: 'passed_on' },
    cancel: { from: ['wait', 'pending'], to: 'cancelled' },
  },
);

/** What a page may offer; which of them, the server says. */
export const requestActions = [
  'approve',
  'reject',
  'return',
  'transfer',
  'addSigner',
  'remind',
  'withdraw',
  'takeOver',
  'submitRequest',
] as const;
export type RequestAction = (typeof requestActions)[number];
