import { isReach } from '../kernel/access.ts';
import { formatCurrency } from '../kernel/format.ts';
import { type Language, type Words, words } from '../kernel/language.ts';
import { auditValueOf } from './audit-values.ts';
import { reachWords } from './reach-words.ts';
import { isRightName, rights } from './rights.ts';

/** What can be other than before, besides rights. */
const fields: Readonly<Record<string, Words>> = {
  name: words('名称', 'Name', 'Nom', 'Nombre', 'Nome', 'Название'),
  remark: words('用途说明', 'Purpose', 'Usage', 'Finalidad', 'Finalidade', 'Назначение'),
  roles: words('角色', 'Roles', 'Rôles', 'Roles', 'Papéis', 'Роли'),
  departmentId: words('部门', 'Department', 'Service', 'Departamento', 'Departamento', 'Отдел'),
  headId: words('负责人', 'Head', 'Responsable', 'Responsable', 'Responsável', 'Руководитель'),
  parentId: words(
    '上级部门',
    'Parent department',
    'Service supérieur',
    'Departamento superior',
    'Departamento superior',
    'Вышестоящий отдел',
  ),
  code: words('编码', 'Code', 'Code', 'Código', 'Código', 'Код'),
  title: words('职务', 'Title', 'Fonction', 'Cargo', 'Cargo', 'Должность'),
  state: words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'),
  settled: words('已处理', 'Settled', 'Traité', 'Resuelto', 'Resolvido', 'Закрыто'),
  way: words('处理办法', 'Way', 'Traitement', 'Modo', 'Modo', 'Способ'),
  quota: words('采购额度', 'Purchase quota', 'Plafond d’achat', 'Cupo de compra', 'Limite de compra', 'Лимит закупок'),
  outcome: words('结果', 'Outcome', 'Résultat', 'Resultado', 'Resultado', 'Итог'),
  limit: words('总额度', 'Limit', 'Plafond', 'Cupo', 'Limite', 'Лимит'),
  used: words('已用', 'Used', 'Utilisé', 'Usado', 'Usado', 'Использовано'),
  record: words('账目', 'Record', 'Écriture', 'Registro', 'Registro', 'Запись'),
  difference: words('差异', 'Difference', 'Écart', 'Diferencia', 'Diferença', 'Расхождение'),
  orderSn: words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'),
  amount: words('金额', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'),
  proof: words('打款凭据', 'Proof', 'Justificatif', 'Justificante', 'Comprovante', 'Подтверждение'),
  decision: words('裁决', 'Decision', 'Décision', 'Decisión', 'Decisão', 'Решение'),
  address: words('退货地址', 'Return address', 'Adresse de retour', 'Dirección de devolución', 'Endereço de devolução', 'Адрес возврата'),
  version: words('版本', 'Version', 'Version', 'Versión', 'Versão', 'Версия'),
  bizType: words('审批业务', 'What is approved', 'Objet', 'Objeto', 'Objeto', 'Предмет'),
  why: words('原因', 'Reason', 'Motif', 'Motivo', 'Motivo', 'Причина'),
  node: words('环节', 'Step', 'Étape', 'Etapa', 'Etapa', 'Этап'),
  until: words('截止', 'Until', 'Jusqu’au', 'Hasta', 'Até', 'До'),
  termDays: words('账期（天）', 'Days of credit', 'Jours de crédit', 'Días de crédito', 'Dias de crédito', 'Отсрочка, дней'),
  validTo: words('有效期至', 'Valid until', 'Valable jusqu’au', 'Válido hasta', 'Válido até', 'Действует до'),
  answers: words('答复条数', 'Answers', 'Réponses', 'Respuestas', 'Respostas', 'Ответов'),
  company: words('快递公司', 'Carrier', 'Transporteur', 'Transportista', 'Transportadora', 'Перевозчик'),
  number: words('运单号', 'Tracking number', 'Numéro de suivi', 'Número de envío', 'Número de rastreio', 'Номер отправления'),
  lines: words('流水笔数', 'Lines', 'Lignes', 'Líneas', 'Linhas', 'Строк'),
  newLines: words('新增笔数', 'New lines', 'Nouvelles lignes', 'Líneas nuevas', 'Linhas novas', 'Новых строк'),
  mergedInto: words('并入', 'Merged into', 'Fusionné dans', 'Fusionado en', 'Unido a', 'Объединён с'),
  heirId: words('交接给', 'Handed over to', 'Repris par', 'Entregado a', 'Entregue a', 'Передано'),
  mobile: words('手机号', 'Mobile', 'Mobile', 'Móvil', 'Celular', 'Телефон'),
  email: words('邮箱', 'E-mail', 'E-mail', 'Correo', 'E-mail', 'Эл. почта'),
  orders: words('订单', 'Orders', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы'),
  afterSales: words('售后', 'After-sales', 'Service après-vente', 'Posventa', 'Pós-venda', 'Возвраты'),
  enabled: words('启用', 'Enabled', 'Actif', 'Habilitado', 'Ativo', 'Включён'),
  timesInMinute: words(
    '一分钟内次数',
    'Times within a minute',
    'Fois en une minute',
    'Veces en un minuto',
    'Vezes em um minuto',
    'Раз за минуту',
  ),
  limitFen: words('月下单限额', 'Order limit a month', 'Plafond mensuel', 'Límite mensual', 'Limite mensal', 'Месячный лимит'),
  orderLimitFen: words(
    '每单下单限额',
    'Limit for each order',
    'Plafond par commande',
    'Límite por pedido',
    'Limite por pedido',
    'Лимит на заказ',
  ),
};

const yes = words('是', 'Yes', 'Oui', 'Sí', 'Sim', 'Да');
const no = words('否', 'No', 'Non', 'No', 'Não', 'Нет');

/** Numbers of members and departments that something names, with what they are called. */
export type AuditNames = { readonly members: ReadonlyMap<string, string>; readonly departments: ReadonlyMap<string, string> };

const departmentFields = new Set(['departmentId', 'parentId', 'mergedInto']);
const memberFields = new Set(['headId', 'heirId']);

const show = (event: string, name: string, value: unknown, language: Language, names: AuditNames): string => {
  if (isRightName(name)) return reachWords[isReach(value) ? value : 'none'][language];
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return (value ? yes : no)[language];
  if (name.endsWith('Fen')) return `¥${formatCurrency((Number(value) / 100).toFixed(2))}`;
  if (Array.isArray(value)) {
    // Of several things that were answered at once, how many.
    if (value.some((one) => typeof one === 'object')) return String(value.length);
    return value.length === 0 ? '—' : value.join(language === 'zh' ? '、' : ', ');
  }
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const known = auditValueOf(event, name, text);
  if (known) return known[language];
  if (departmentFields.has(name)) return names.departments.get(text) ?? text;
  return (memberFields.has(name) && names.members.get(text)) || text;
};

const nameOf = (name: string, language: Language): string => (isRightName(name) ? rights[name].words : fields[name])?.[language] ?? name;

/** What was kept as one value is that of its field. */
const factsOf = (kept: unknown, field: string): Readonly<Record<string, unknown>> => {
  if (kept === null || kept === undefined) return {};
  return typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : { [field]: kept };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is other after than before, in the reader's language. */
export const wordChanges = (
  { event, before, after, field = 'name' }: { event: string; before: unknown; after: unknown; field?: string | undefined },
  language: Language,
  names: AuditNames,
): { name: string; before: string; after: string }[] => {
  const was = factsOf(before, field);
  const is = factsOf(after, field);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isSame(was[name], is[name]))
    .map((name) => ({
      name: nameOf(name, language),
      before: show(event, name, was[name], language, names),
      after: show(event, name, is[name], language, names),
    }));
};
