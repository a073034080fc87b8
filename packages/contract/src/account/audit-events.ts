import { type ErrorCode, errorTable, isErrorCode } from '../errors.ts';
import { words } from '../kernel/language.ts';
import { accountEvents } from './account-events.ts';
import { agreementOperatorEvents } from './agreement-operator-events.ts';
import type { AuditKind, AuditResult } from './audit.rules.ts';
import { type Event, event } from './audit-event.ts';
import { billOperatorEvents } from './bill-operator-events.ts';
import { catalogueOperatorEvents } from './catalogue-operator-events.ts';
import { companyAuditEvents } from './company-audit-events.ts';
import { contentOperatorEvents } from './content-operator-events.ts';
import { creditOperatorEvents } from './credit-operator-events.ts';
import { doorEvents } from './door-events.ts';
import { inquiryOperatorEvents } from './inquiry-operator-events.ts';
import { invoiceOperatorEvents } from './invoice-operator-events.ts';
import { marketingOperatorEvents } from './marketing-operator-events.ts';
import { openAuditEvents } from './open-audit-events.ts';
import { operatorEvents } from './operator-events.ts';
import { storeOperatorEvents } from './store-operator-events.ts';

/** What the trail tells of, by code: the closed list. What was refused needs no line here: the code of the refusal has its words. */
const done = {
  ...accountEvents,
  ...operatorEvents,
  ...storeOperatorEvents,
  ...doorEvents,
  ...billOperatorEvents,
  ...catalogueOperatorEvents,
  ...creditOperatorEvents,
  ...inquiryOperatorEvents,
  ...invoiceOperatorEvents,
  ...agreementOperatorEvents,
  ...contentOperatorEvents,
  ...marketingOperatorEvents,
  'log.exported': event(
    'security',
    '导出操作日志',
    'Exported the audit trail',
    'Journal exporté',
    'Registro exportado',
    'Trilha exportada',
    'Журнал выгружен',
  ),
  'list.exported': event(
    'security',
    '导出列表',
    'Exported a list',
    'Liste exportée',
    'Lista exportada',
    'Lista exportada',
    'Список выгружен',
  ),
  'setting.published': event(
    'setting',
    '发布设置',
    'Published settings',
    'Réglages publiés',
    'Ajustes publicados',
    'Configurações publicadas',
    'Настройки опубликованы',
  ),
  'role.added': event('role', '新建角色', 'Added a role', 'Rôle ajouté', 'Rol añadido', 'Papel adicionado', 'Роль добавлена'),
  'role.copied': event('role', '复制角色', 'Copied a role', 'Rôle copié', 'Rol copiado', 'Papel copiado', 'Роль скопирована'),
  'role.renamed': event(
    'role',
    '改角色名称或说明',
    'Renamed a role',
    'Rôle renommé',
    'Rol renombrado',
    'Papel renomeado',
    'Роль переименована',
  ),
  'role.rights_changed': event(
    'role',
    '改角色权限',
    'Changed the rights of a role',
    'Droits d’un rôle modifiés',
    'Derechos de un rol cambiados',
    'Direitos de um papel alterados',
    'Права роли изменены',
  ),
  'role.deleted': event('role', '删除角色', 'Deleted a role', 'Rôle supprimé', 'Rol eliminado', 'Papel excluído', 'Роль удалена'),
} as const satisfies Record<string, Event>;

/** What is refused without an answer of its own. */
const refused = {
  denied: event('denied', '访问被拒绝', 'Turned away', 'Accès refusé', 'Acceso denegado', 'Acesso negado', 'В доступе отказано'),
  'account.check_mobile_flood': event(
    'denied',
    '频繁查询手机号',
    'Asked about too many mobiles',
    'Trop de numéros vérifiés',
    'Demasiados móviles consultados',
    'Consultas demais de celulares',
    'Слишком много проверок номеров',
  ),
} as const satisfies Record<string, Event>;

export type AuditEvent =
  | keyof typeof done
  | keyof typeof companyAuditEvents
  | keyof typeof openAuditEvents
  | keyof typeof refused
  | ErrorCode;

const happened: Readonly<Record<string, Event>> = { ...done, ...companyAuditEvents, ...openAuditEvents };

const failed = {
  sign_in: event(
    'sign_in',
    '登录或验证未通过',
    'Sign-in or proof refused',
    'Connexion ou preuve refusée',
    'Acceso o prueba rechazados',
    'Entrada ou prova recusada',
    'Вход или проверка отклонены',
  ),
  people: event('people', '人员操作未通过', 'Act on people refused', 'Acte refusé', 'Acto rechazado', 'Ato recusado', 'Действие отклонено'),
  role: event('role', '角色操作未通过', 'Act on roles refused', 'Acte refusé', 'Acto rechazado', 'Ato recusado', 'Действие отклонено'),
  denied: event('denied', '操作被拒绝', 'Act refused', 'Acte refusé', 'Acto rechazado', 'Ato recusado', 'Действие отклонено'),
} as const satisfies Partial<Record<AuditKind, Event>>;

const kindOfFailure = (code: string): keyof typeof failed => {
  if (code.startsWith('account.')) return 'sign_in';
  if (code.startsWith('company.') || code.startsWith('staff.')) return 'people';
  return code.startsWith('role.') ? 'role' : 'denied';
};

type Known = Event & { readonly result: AuditResult };

/** One that this version does not know any more says its code. */
export const auditEventOf = (code: string): Known => {
  const known = happened[code];
  if (known) return { ...known, result: 'done' };
  if (Object.hasOwn(refused, code)) return { ...refused[code as keyof typeof refused], result: 'refused' };
  // What was said then stands beside it, as the reason.
  if (isErrorCode(code)) return { ...failed[kindOfFailure(code)], result: 'refused' };
  return { kind: 'denied', words: words(code, code, code, code, code, code), result: 'done' };
};

const codes = [...Object.keys(happened), ...Object.keys(refused), ...Object.keys(errorTable)];

/** The codes of a kind and of a result, for a search. */
export const auditCodes = (kind: AuditKind | undefined, result: AuditResult | undefined): string[] =>
  codes.filter((code) => {
    const known = auditEventOf(code);
    return (kind === undefined || known.kind === kind) && (result === undefined || known.result === result);
  });

/** The codes whose number is that of a member, or of a department. A refusal before anybody had proved who he is names whose account it was. */
export const auditCodesOf = (of: 'member' | 'department'): string[] =>
  codes.filter((code) => happened[code]?.of === of || (of === 'member' && isErrorCode(code)));
