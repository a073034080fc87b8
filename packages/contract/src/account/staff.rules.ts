import * as z from 'zod';
import { Id, nameText } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { Mobile } from './account.rules.ts';

/** Codes of these rules are keys of `staff.errors.ts`, so that form and server say the same words. */
export const staffStates = ['enabled', 'disabled', 'frozen'] as const;
export type StaffState = (typeof staffStates)[number];

const mostRoles = 10;
export const StaffRoles = z.array(Id).min(1, { error: 'staff.role_missing' }).max(mostRoles, { error: 'staff.role_many' });

export const StaffFields = z.strictObject({
  mobile: Mobile,
  name: nameText(40, 'staff.name_missing', 'staff.name_long'),
  roleIds: StaffRoles,
});
export type StaffFields = z.infer<typeof StaffFields>;

/** For so long whoever let somebody in, or gave him another key, is not taken for a second person beside him. */
export const tiedHours = 72;

/** What the standard roles of a store and of the mall are called; the order is that of the lists. */
export const staffRoleNames: Readonly<Record<string, Words>> = {
  store_owner: words('店主', 'Owner', 'Propriétaire', 'Titular', 'Titular', 'Владелец'),
  store_goods: words('商品专员', 'Goods', 'Articles', 'Productos', 'Produtos', 'Товары'),
  store_orders: words('订单专员', 'Orders', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы'),
  store_finance: words('店铺财务', 'Finance', 'Finances', 'Finanzas', 'Finanças', 'Финансы'),
  mall_administrator: words('平台管理员', 'Administrator', 'Administrateur', 'Administrador', 'Administrador', 'Администратор'),
  mall_content: words('内容运营', 'Content', 'Contenu', 'Contenido', 'Conteúdo', 'Содержание'),
  mall_audit: words('审核专员', 'Audits', 'Audits', 'Auditorías', 'Auditorias', 'Проверки'),
  mall_finance: words('平台财务', 'Finance', 'Finances', 'Finanzas', 'Finanças', 'Финансы'),
  mall_service: words('平台客服', 'Service', 'Service client', 'Atención', 'Atendimento', 'Поддержка'),
};
