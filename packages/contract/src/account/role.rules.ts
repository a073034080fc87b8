import * as z from 'zod';
import { nameText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';

export const roleNameMost = 20;
export const roleRemarkMost = 100;
/** Roles of a company's own making. */
export const rolesMost = 30;

/** What a role is called and what it is for; the codes of these rules name their words, in form and server alike. */
export const RoleFields = z.strictObject({
  roleName: nameText(roleNameMost, 'role.name_required', 'role.name_long'),
  remark: text(roleRemarkMost, 0, 'role.remark_long'),
});
export type RoleFields = z.infer<typeof RoleFields>;

/** What the mall's own roles of buyers, and those that everybody of a kind has, are called; those of a store and of the mall stand in `staff.rules.ts`. */
export const companyRoleNames: Readonly<Record<string, Words>> = {
  individual: words('个人会员', 'Individual member', 'Particulier', 'Particular', 'Pessoa física', 'Частное лицо'),
  enterprise: words('企业会员', 'Company member', 'Membre entreprise', 'Miembro de empresa', 'Membro de empresa', 'Сотрудник компании'),
  company_admin: words(
    '企业管理员',
    'Company administrator',
    'Administrateur de l’entreprise',
    'Administrador de la empresa',
    'Administrador da empresa',
    'Администратор компании',
  ),
  company_purchaser: words('采购员', 'Purchaser', 'Acheteur', 'Comprador', 'Comprador', 'Закупщик'),
  company_approver: words('审批人', 'Approver', 'Approbateur', 'Aprobador', 'Aprovador', 'Согласующий'),
  company_finance: words('财务', 'Finance', 'Finances', 'Finanzas', 'Finanças', 'Финансы'),
  company_viewer: words('查看员', 'Viewer', 'Lecteur', 'Lector', 'Leitor', 'Наблюдатель'),
  company_founder: words(
    '认证经办人',
    'Certification applicant',
    'Demandeur de la certification',
    'Solicitante de la certificación',
    'Solicitante da certificação',
    'Заявитель на сертификацию',
  ),
  seller: words('商家', 'Seller', 'Vendeur', 'Vendedor', 'Vendedor', 'Продавец'),
  operator: words('运营人员', 'Operator', 'Opérateur', 'Operador', 'Operador', 'Оператор'),
};
