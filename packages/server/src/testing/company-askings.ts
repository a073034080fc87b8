type CompanyThing = 'companyId' | 'memberId' | 'departmentId' | 'roleId' | 'standardRoleId' | 'invitationId' | 'unitId' | 'centreId';
type Things = Readonly<Record<CompanyThing, string>>;
type Asking = (
  their: Things,
  my: Things,
) => { params?: Record<string, string>; query?: Record<string, unknown>; body?: Record<string, unknown> }[];

export const newcomer = { mobile: '13500000009', name: '王', title: '', limit: null, orderLimit: null };
const unit = { name: '单位', contactName: '', contactPhone: '', address: '' };

/** How the calls around a company's people, departments and units are asked with another's numbers. */
export const companyAskings: Readonly<Record<string, Asking>> = {
  'peopleApi.page': (t) => [{ query: { deptId: t.departmentId, roleId: t.standardRoleId } }],
  'peopleApi.roles': (t) => [{ params: { id: t.memberId } }],
  'peopleApi.open': (t) => [{ params: { id: t.memberId } }],
  'peopleApi.bindChild': (t) => [{ body: { ...newcomer, code: '000000', roleIds: [t.roleId], departmentId: t.departmentId } }],
  'peopleApi.invite': (t) => [{ body: { ...newcomer, roleIds: [t.roleId], departmentId: t.departmentId } }],
  'peopleApi.inviteAgain': (t) => [{ params: { id: t.invitationId } }],
  'peopleApi.withdraw': (t) => [{ params: { id: t.invitationId } }],
  'peopleApi.edit': (t) => [{ body: { id: t.memberId, departmentId: null, title: '', limit: null, orderLimit: null } }],
  'peopleApi.moveTo': (t) => [{ body: { ids: [t.memberId], departmentId: t.departmentId } }],
  'peopleApi.giveRole': (t) => [{ body: { ids: [t.memberId], roleId: t.roleId } }],
  'peopleApi.takeRole': (t) => [{ body: { id: t.memberId, roleId: t.roleId } }],
  'peopleApi.editRole': (t) => [{ body: { id: t.memberId, roleIds: [t.roleId] } }],
  'peopleApi.updateState': (t) => [{ params: { id: t.memberId }, body: { state: 'disabled' } }],
  'peopleApi.unbind': (t, m) => [{ params: { id: t.memberId }, body: { heirId: m.memberId } }],
  'invitationApi.accept': (t) => [{ params: { id: t.invitationId } }],
  'invitationApi.decline': (t) => [{ params: { id: t.invitationId } }],
  'departmentApi.add': (t) => [{ body: { name: '新部门', parentId: t.departmentId } }],
  'departmentApi.rename': (t) => [{ body: { id: t.departmentId, name: '改名' } }],
  'departmentApi.setHead': (t) => [{ body: { id: t.departmentId, memberId: null } }],
  'departmentApi.sight': (t) => [{ query: { id: t.departmentId } }],
  'departmentApi.move': (t) => [{ body: { id: t.departmentId, parentId: null, beforeId: null } }],
  'departmentApi.close': (t) => [{ body: { id: t.departmentId, targetId: null } }],
  'unitApi.find': (t) => [{ params: { id: t.unitId } }],
  'unitApi.save': (t) => [{ body: { ...unit, id: t.unitId, departmentId: null } }],
  'unitApi.remove': (t) => [{ params: { id: t.unitId } }],
  'unitApi.saveCentre': (t) => [{ body: { id: t.centreId, code: 'X-1', name: '中心', departmentId: null } }],
  'unitApi.removeCentre': (t) => [{ params: { id: t.centreId } }],
  'partnerOperationsApi.entries': () => [{ query: { partnerId: '1' } }],
  'partnerOperationsApi.add': (t) => [{ body: { name: '合作方', companyId: t.companyId, tags: ['5'], adds: false } }],
  'partnerOperationsApi.save': (t) => [{ params: { id: '1' }, body: { name: '合作方', companyId: t.companyId, tags: ['5'], adds: false } }],
  'partnerOperationsApi.switch': () => [{ params: { id: '1' }, body: { on: false } }],
  'partnerOperationsApi.makeKey': () => [{ params: { id: '1' }, body: { code: '000000' } }],
  'partnerOperationsApi.endKey': () => [{ params: { id: '1', keyNo: 'PKDEMO000001' } }],
  'identityOperationsApi.approve': (t) => [
    { params: { id: t.companyId }, body: { domain: 'a.example', issuer: 'https://a.example', clientId: 'mall' } },
  ],
  'identityOperationsApi.refuse': (t) => [{ params: { id: t.companyId }, body: { reason: '不需要了' } }],
  'companyIdentityApi.save': (t) => [
    { body: { domain: 'a.example', issuer: 'https://a.example', clientId: 'a', clientSecret: 'a', roleId: t.roleId } },
  ],
};
