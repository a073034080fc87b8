import { type Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { type MovementKind, type Project, type ProjectFilter } from '@mall/contract/project/project.api.ts';
import { projectsMost } from '@mall/contract/project/project.rules.ts';
import type { Tx } from '../kernel/db.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { listMovements } from './movement.queries.ts';
import { listProjects } from './project.queries.ts';

/** A ledger that is longer is read in the list. */
const movementsMost = 5000;

const heads = words(
  '编号|项目|负责人|部门|成本中心|开始|结束|状态|预算（元）|已用（元）|预留（元）|可用（元）|使用率（%）',
  'Code|Project|Manager|Department|Cost centre|From|To|State|Budget (CNY)|Used (CNY)|Reserved (CNY)|Left (CNY)|Taken (%)',
  'Code|Projet|Responsable|Service|Centre de coûts|Du|Au|État|Budget (CNY)|Utilisé (CNY)|Réservé (CNY)|Reste (CNY)|Pris (%)',
  'Código|Proyecto|Responsable|Departamento|Centro de coste|Desde|Hasta|Estado|Presupuesto (CNY)|Usado (CNY)|Reservado (CNY)|Queda (CNY)|Tomado (%)',
  'Código|Projeto|Responsável|Departamento|Centro de custo|De|Até|Estado|Orçamento (CNY)|Usado (CNY)|Reservado (CNY)|Resta (CNY)|Tomado (%)',
  'Код|Проект|Руководитель|Отдел|Центр затрат|С|По|Состояние|Бюджет (CNY)|Использовано (CNY)|Резерв (CNY)|Остаток (CNY)|Занято (%)',
);

const standings: Record<Project['standing'], ReturnType<typeof words>> = {
  open: words('进行中', 'Open', 'En cours', 'En curso', 'Em andamento', 'Идёт'),
  warned: words('已到 80%', '80 % taken', '80 % pris', '80 % tomado', '80 % tomado', 'Занято 80 %'),
  used_up: words('预算已用完', 'Used up', 'Épuisé', 'Agotado', 'Esgotado', 'Исчерпан'),
  closed: words('已结项', 'Closed', 'Clos', 'Cerrado', 'Encerrado', 'Закрыт'),
};

const movementHeads = words(
  '时间|类型|订单|成本中心|经办人|说明|金额（元）|可用变动（元）|变动后可用（元）',
  'Time|Kind|Order|Cost centre|By|Reason|Amount (CNY)|Change (CNY)|Left (CNY)',
  'Date|Type|Commande|Centre de coûts|Par|Motif|Montant (CNY)|Variation (CNY)|Reste (CNY)',
  'Fecha|Tipo|Pedido|Centro de coste|Por|Motivo|Importe (CNY)|Cambio (CNY)|Queda (CNY)',
  'Data|Tipo|Pedido|Centro de custo|Por|Motivo|Valor (CNY)|Variação (CNY)|Resta (CNY)',
  'Время|Вид|Заказ|Центр затрат|Кто|Причина|Сумма (CNY)|Изменение (CNY)|Остаток (CNY)',
);

const kinds: Record<MovementKind, ReturnType<typeof words>> = {
  start: words('立项', 'Begun', 'Ouverture', 'Inicio', 'Início', 'Начало'),
  more: words('追加', 'Added', 'Ajout', 'Ampliación', 'Acréscimo', 'Увеличение'),
  less: words('调减', 'Reduced', 'Réduction', 'Reducción', 'Redução', 'Уменьшение'),
  reserve: words('预留', 'Reserved', 'Réservation', 'Reserva', 'Reserva', 'Резерв'),
  release: words('释放', 'Released', 'Libération', 'Liberación', 'Liberação', 'Освобождение'),
  use: words('转已用', 'Used', 'Utilisation', 'Uso', 'Uso', 'Использование'),
  refund: words('退款返还', 'Refunded', 'Remboursement', 'Reembolso', 'Reembolso', 'Возврат'),
};

const fileOf = (bytes: Buffer, name: string): FileAnswer => ({ bytes, type: xlsxType, name });

/** The projects of a filter as a sheet. */
export const exportProjects = async (tx: Tx, side: BuyerSide, filter: ProjectFilter, language: Language): Promise<FileAnswer> => {
  const { list } = await listProjects(tx, side, { ...filter, page: 1, limit: projectsMost });
  if (list.length === 0) throw refuse('project.export_none');
  const rows = list.map((row) => [
    row.code,
    row.name,
    row.managerName,
    row.departmentName,
    row.costCentre,
    row.startDate,
    row.endDate,
    standings[row.standing][language],
    Number(row.budget),
    Number(row.used),
    Number(row.reserved),
    Number(row.left),
    row.percent,
  ]);
  const widths = [18, 36, 12, 18, 22, 12, 12, 12, 16, 16, 16, 16, 12];
  return fileOf(await writeXlsx({ name: 'projects', widths, rows: [heads[language].split('|'), ...rows] }), 'projects.xlsx');
};

/** The ledger of one as a sheet. */
export const exportMovements = async (tx: Tx, side: BuyerSide, projectId: Id, language: Language): Promise<FileAnswer> => {
  const { list } = await listMovements(tx, side, projectId, { page: 1, limit: movementsMost });
  const rows = list.map((row) => [
    row.time,
    kinds[row.kind][language],
    row.orderSn,
    row.costCentre,
    row.byName,
    row.reason,
    Number(row.amount),
    Number(row.change),
    Number(row.left),
  ]);
  const widths = [20, 12, 24, 22, 12, 30, 16, 16, 18];
  return fileOf(await writeXlsx({ name: 'ledger', widths, rows: [movementHeads[language].split('|'), ...rows] }), 'ledger.xlsx');
};
