type Asking = (things: Readonly<Record<'roleId', string>>) => { params?: { id: string }; body?: Record<string, unknown> }[];

/** How the calls around a company's roles are asked with another's numbers. */
export const roleAskings: Readonly<Record<string, Asking>> = {
  'companyRoleApi.holders': (t) => [{ params: { id: t.roleId } }],
  'companyRoleApi.add': (t) => [{ body: { roleName: '新角色', remark: '', sourceId: t.roleId } }],
  'companyRoleApi.rename': (t) => [{ body: { id: t.roleId, version: 1, roleName: '新角色', remark: '' } }],
  'companyRoleApi.setRights': (t) => [{ body: { id: t.roleId, version: 1, changes: [{ name: 'order:buy', reach: 'own' }] } }],
  'companyRoleApi.remove': (t) => [{ params: { id: t.roleId } }],
};
