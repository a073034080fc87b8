import { right } from '@mall/contract/account/rights.ts';
import type { StuckTab } from '@mall/contract/approval/approval.rules.ts';
import { approvalOperationsApi } from '@mall/contract/approval/approval-operations.api.ts';
import { type Words, words } from '@mall/contract/kernel/language.ts';
import { listSheet } from '../download/list-sheet.ts';
import { StuckRow, stuckRows } from './stuck.queries.ts';

const whys: Readonly<Record<StuckTab, Words>> = {
  noHolder: words(
    '无人可审批',
    'Nobody can decide',
    'Personne ne peut décider',
    'Nadie puede decidir',
    'Ninguém pode decidir',
    'Некому решить',
  ),
  escalated: words('升级后未审批', 'Escalated', 'Escaladée', 'Escalada', 'Escalada', 'Передана выше'),
  oaFailed: words('OA推送失败', 'OA failed', 'Échec OA', 'Fallo de OA', 'Falha de OA', 'Сбой OA'),
};

/** Requests that do not go on by themselves. */
export const stuckSheet = listSheet({
  kind: 'stuck_approvals',
  title: words(
    '卡住的审批',
    'Stuck approvals',
    'Validations bloquées',
    'Aprobaciones atascadas',
    'Aprovações paradas',
    'Зависшие согласования',
  ),
  source: words('审批监控', 'Approvals', 'Validations', 'Aprobaciones', 'Aprovações', 'Согласования'),
  sourceUrl: '/approvals',
  right: right('operations:approvals:view'),
  filter: approvalOperationsApi.export.body,
  row: StuckRow,
  rows: stuckRows,
  columns: [
    [words('审批单号', 'Request', 'Demande', 'Solicitud', 'Solicitação', 'Заявка'), 22, ({ requestNo }) => requestNo],
    [words('企业', 'Company', 'Entreprise', 'Empresa', 'Empresa', 'Компания'), 30, ({ companyName }) => companyName],
    [words('申请人', 'Requester', 'Demandeur', 'Solicitante', 'Solicitante', 'Заявитель'), 16, ({ requesterName }) => requesterName],
    [words('事由', 'About', 'Objet', 'Asunto', 'Assunto', 'Предмет'), 44, ({ title }) => title],
    [
      words('金额（元）', 'Amount (CNY)', 'Montant (CNY)', 'Importe (CNY)', 'Valor (CNY)', 'Сумма (CNY)'),
      14,
      ({ amountFen }) => amountFen / 100,
    ],
    [words('原因', 'Why', 'Motif', 'Motivo', 'Motivo', 'Причина'), 18, ({ stuck }, language) => (stuck ? whys[stuck][language] : '')],
    [words('节点', 'Step', 'Étape', 'Paso', 'Etapa', 'Этап'), 20, ({ nodeName }) => nodeName],
    [words('审批人', 'Holders', 'Valideurs', 'Aprobadores', 'Aprovadores', 'Согласующие'), 24, ({ holders }) => holders.join('; ')],
    [words('自', 'Since', 'Depuis', 'Desde', 'Desde', 'С'), 20, ({ since }) => since],
  ],
});
