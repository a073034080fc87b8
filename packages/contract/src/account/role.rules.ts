import * as z from 'zod';
import { nameText, text } from '../kernel/fields.ts';

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
