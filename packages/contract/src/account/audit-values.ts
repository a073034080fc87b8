import { contractStateRows } from '../agreement/agreement.machine.ts';
import { requestStateWords } from '../approval/request.machine.ts';
import { billStateRows } from '../billing/bill.machine.ts';
import { companyFreezeWords } from '../company/freeze.rules.ts';
import { creditStateWords } from '../credit/credit.machine.ts';
import { invoiceStateWords } from '../invoice/invoice.machine.ts';
import { taxStateWords } from '../invoice/invoicing.rules.ts';
import { type Words, words } from '../kernel/language.ts';
import { reviewWrongWords } from '../review/hide-review.rules.ts';
import { storeFreezeWords } from '../store/store-freeze.rules.ts';

type Codes = Readonly<Record<string, Words>>;

/** What the codes that the trail keeps are called, by the field in which they stand. */
const values: Readonly<Record<string, Codes>> = {
  state: {
    enabled: words('启用', 'Enabled', 'Actif', 'Habilitado', 'Ativo', 'Включён'),
    draft: words('草稿', 'Draft', 'Brouillon', 'Borrador', 'Rascunho', 'Черновик'),
    disabled: words('停用', 'Disabled', 'Désactivé', 'Deshabilitado', 'Desativado', 'Отключён'),
    found: words('待处理', 'Found', 'À traiter', 'Por tratar', 'A tratar', 'Найден'),
    proposed: words('待复核', 'Proposed', 'Proposé', 'Propuesto', 'Proposto', 'Предложено'),
    returned: words('已退回', 'Given back', 'Renvoyé', 'Devuelto', 'Devolvido', 'Возвращено'),
    confirmed: words('已确认', 'Confirmed', 'Confirmé', 'Confirmado', 'Confirmado', 'Подтверждено'),
    settled: words('已办结', 'Settled', 'Réglé', 'Liquidado', 'Liquidado', 'Завершено'),
    likely: words('疑似匹配', 'Likely', 'Probable', 'Probable', 'Provável', 'Вероятно'),
    matched: words('已匹配', 'Matched', 'Rapproché', 'Conciliado', 'Conciliado', 'Сопоставлена'),
    fee: words('手续费', 'Fee', 'Frais', 'Comisión', 'Tarifa', 'Комиссия'),
    wrong: words('错款', 'Wrong payment', 'Paiement erroné', 'Pago erróneo', 'Pagamento errado', 'Ошибочный платёж'),
    pending: words('待处理', 'Pending', 'En attente', 'Pendiente', 'Pendente', 'Ожидает'),
    success: words('成功', 'Done', 'Réussi', 'Hecho', 'Concluído', 'Выполнено'),
    failure: words('失败', 'Failed', 'Échec', 'Fallido', 'Falhou', 'Не удалось'),
    submitted: words('已提交', 'Submitted', 'Soumis', 'Enviado', 'Enviado', 'Подано'),
    rejected: words('已驳回', 'Rejected', 'Rejeté', 'Rechazado', 'Recusado', 'Отклонено'),
    filling: words('填写中', 'Being filled in', 'En cours de saisie', 'En preparación', 'Em preenchimento', 'Заполняется'),
    approved: words('已通过', 'Approved', 'Validé', 'Aprobado', 'Aprovado', 'Одобрено'),
    none: words('未认证', 'Not certified', 'Non certifié', 'Sin certificar', 'Não certificado', 'Без проверки'),
    active: words('已认证', 'Active', 'Active', 'Activa', 'Ativa', 'Действует'),
    blocked: words('已停用', 'Blocked', 'Bloquée', 'Bloqueada', 'Bloqueada', 'Заблокирована'),
    applied: words('已申请', 'Applied', 'Demandé', 'Solicitado', 'Solicitado', 'Подано'),
    agreed: words('已同意', 'Agreed', 'Accepté', 'Aceptado', 'Aceito', 'Согласовано'),
    returning: words('退货中', 'Coming back', 'En retour', 'En devolución', 'Em devolução', 'Возвращается'),
    wait_refund: words(
      '待退款',
      'Waits for its refund',
      'Remboursement en attente',
      'Reembolso pendiente',
      'Reembolso pendente',
      'Ждёт возврата денег',
    ),
    wait_resend: words('待换货发出', 'Waits to be sent', 'Renvoi en attente', 'Envío pendiente', 'Envio pendente', 'Ждёт отправки'),
    resent: words('换货已发出', 'Sent again', 'Renvoyé', 'Reenviado', 'Reenviado', 'Отправлено снова'),
    finished: words('已完成', 'Finished', 'Terminé', 'Terminado', 'Concluído', 'Завершено'),
    cancelled: words('已取消', 'Cancelled', 'Annulé', 'Cancelado', 'Cancelado', 'Отменено'),
    refused: words('已拒收', 'Refused', 'Refusé', 'Rehusado', 'Recusado', 'Не принято'),
    closed: words('已关闭', 'Closed', 'Clos', 'Cerrado', 'Encerrado', 'Закрыто'),
    new: words('待答复', 'New', 'Nouveau', 'Nuevo', 'Novo', 'Новое'),
    answered: words('已答复', 'Answered', 'Répondu', 'Respondido', 'Respondido', 'Отвечено'),
    dead: words('未送达', 'Dead', 'Non remis', 'No entregado', 'Não entregue', 'Не доставлено'),
    done: words('已送达或已放弃', 'Ended', 'Terminé', 'Terminado', 'Encerrado', 'Закрыто'),
    shown: words('展示中', 'Shown', 'Affiché', 'Visible', 'Visível', 'Показан'),
    hidden: words('已隐藏', 'Hidden', 'Masqué', 'Oculto', 'Oculto', 'Скрыт'),
    waiting: words('待投递', 'Waiting', 'En attente', 'En espera', 'Em espera', 'Ожидает'),
  },
  bizType: {
    order: words('订单', 'Orders', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы'),
    contract: words('合同', 'Contracts', 'Contrats', 'Contratos', 'Contratos', 'Договоры'),
  },
  quota: creditStateWords,
  outcome: {
    waiting: words('待处理', 'Waiting', 'En attente', 'En espera', 'Em espera', 'Ожидает'),
    approved: words('已通过', 'Agreed to', 'Accepté', 'Aprobado', 'Aprovado', 'Одобрено'),
    rejected: words('已驳回', 'Refused', 'Refusé', 'Rechazado', 'Recusado', 'Отклонено'),
    withdrawn: words('已撤回', 'Withdrawn', 'Retiré', 'Retirado', 'Retirado', 'Отозвано'),
    passed: words('已通过', 'Passed', 'Accepté', 'Aceptado', 'Aceito', 'Пропущено'),
    refused: words('已驳回', 'Refused', 'Refusé', 'Rechazado', 'Recusado', 'Отклонено'),
    ended: words('已结束', 'Ended', 'Terminé', 'Terminado', 'Encerrado', 'Завершено'),
    done: words('已执行', 'Done', 'Exécuté', 'Hecho', 'Feito', 'Выполнено'),
    returned: words('已退回', 'Given back', 'Renvoyé', 'Devuelto', 'Devolvido', 'Возвращено'),
    submitted: words('待审核', 'Handed in', 'Remis', 'Presentado', 'Entregue', 'Подано'),
    accepted: words('已通过', 'Accepted', 'Accepté', 'Aceptado', 'Aceito', 'Принято'),
    checked: words('已初核', 'Checked', 'Contrôlé', 'Revisado', 'Conferido', 'Проверено'),
    confirmed: words('已到账', 'Received', 'Reçu', 'Recibido', 'Recebido', 'Получено'),
    adjusted: words('已调整', 'Put right', 'Rectifié', 'Ajustado', 'Ajustado', 'Исправлено'),
    explained: words('已说明', 'Explained', 'Expliqué', 'Explicado', 'Explicado', 'Пояснено'),
    moved: words(
      '移到下期',
      'Moved to the next period',
      'Reporté',
      'Pasado al período siguiente',
      'Passado ao período seguinte',
      'Перенесено',
    ),
  },
  way: {
    give_back: words('退回', 'Given back', 'Rendu', 'Devolver', 'Devolver', 'Вернуть'),
    book: words('入账到订单', 'Booked to the order', 'Imputé à la commande', 'Cargado al pedido', 'Lançado no pedido', 'Зачесть в заказ'),
  },
  difference: {
    bank_only: words('账上没有', 'Not in the books', 'Absent des livres', 'No está en los libros', 'Não está nos livros', 'Нет в учёте'),
    amount: words('金额不同', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'),
    day: words('日期不同', 'Day', 'Jour', 'Día', 'Dia', 'День'),
    name: words('户名不同', 'Name', 'Nom', 'Nombre', 'Nome', 'Имя'),
    reference: words('单号不同', 'Number', 'Numéro', 'Número', 'Número', 'Номер'),
  },
  decision: {
    uphold: words('支持买家', 'For the buyer', 'Pour l’acheteur', 'A favor del comprador', 'A favor do comprador', 'В пользу покупателя'),
    dismiss: words('支持商家', 'For the seller', 'Pour le vendeur', 'A favor del vendedor', 'A favor do vendedor', 'В пользу продавца'),
  },
};

const ofStore: Codes = {
  open: words('营业中', 'Open', 'Ouverte', 'Abierta', 'Aberta', 'Открыт'),
  frozen: words('已冻结', 'Frozen', 'Gelée', 'Congelada', 'Congelada', 'Заморожен'),
  closed: words('已关店', 'Closed', 'Fermée', 'Cerrada', 'Fechada', 'Закрыт'),
};
const shown = (rows: Readonly<Record<string, { readonly words: Words }>>): Codes =>
  Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, row.words]));

/** One code is another thing in another room. By how an event begins; the longer beginning stands before the shorter. */
const ofRooms: readonly (readonly [string, Readonly<Record<string, Codes>>])[] = [
  ['store.registration', { state: { pending: words('待审核', 'In audit', 'En examen', 'En revisión', 'Em análise', 'На проверке') } }],
  ['store.', { state: ofStore, why: storeFreezeWords }],
  ['review.', { why: reviewWrongWords }],
  ['inquiry.', { state: ofStore }],
  ['company.', { why: companyFreezeWords }],
  ['bill.', { state: shown(billStateRows) }],
  ['invoice.tax', { state: taxStateWords }],
  ['invoice.', { state: invoiceStateWords }],
  ['contract.', { state: shown(contractStateRows) }],
  ['approval.', { state: requestStateWords }],
  ['payment.line', { state: { open: words('未匹配', 'Open', 'Non rapproché', 'Sin conciliar', 'Não conciliado', 'Не сопоставлена') } }],
  ['payment.refund', { state: { pending: words('待退款', 'To refund', 'À rembourser', 'Por reembolsar', 'A reembolsar', 'К возврату') } }],
];

/** What a code is called in the trail; one that nobody knows is shown as it is. */
export const auditValueOf = (event: string, field: string, code: string): Words | undefined => {
  const own = ofRooms.find(([begins]) => event.startsWith(begins))?.[1][field];
  return [own, values[field]].find((codes) => codes && Object.hasOwn(codes, code))?.[code];
};
