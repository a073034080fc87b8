import { anyConnection, type OpenThing, openAskings, openNobodys } from './open-askings.ts';

export type ProcurementThing = 'projectId' | 'listId' | 'standingId' | OpenThing;
export const nobodysProcurement: Record<ProcurementThing, string> = {
  projectId: '900000070',
  listId: '900000071',
  standingId: '900000072',
  ...openNobodys,
};

type Numbers = Record<ProcurementThing | 'addressId' | 'memberId' | 'departmentId' | 'centreId' | 'companyId', string>;
type Request = { params?: Record<string, string>; query?: Record<string, unknown>; body?: Record<string, unknown> };

const reason = '不需要了';
const project = { code: 'X-9', name: '项目', startDate: '2026-01-01', endDate: '2027-01-01', strict: true, shownToSeller: false };
const list = { name: '清单', note: '', sharing: 'own' };
const standing = { name: '定期', period: 'weekly', day: 1, payMode: 'prepay' };

/** How somebody would ask for another's projects, lists and standing orders. */
export const procurementAskings: Record<string, (their: Numbers, my: Numbers) => Request[]> = {
  ...openAskings,
  'punchoutConnectionApi.make': (t, m) => [
    { body: { ...anyConnection, memberId: t.memberId } },
    { body: { ...anyConnection, memberId: m.memberId, addressId: t.addressId } },
  ],
  'projectApi.page': (t) => [{ query: { departmentId: t.departmentId, managerId: t.memberId } }],
  'projectApi.export': (t) => [{ query: { departmentId: t.departmentId, managerId: t.memberId } }],
  'projectApi.detail': (t) => [{ params: { id: t.projectId } }],
  'projectApi.movements': (t) => [{ params: { id: t.projectId } }],
  'projectApi.exportMovements': (t) => [{ params: { id: t.projectId } }],
  'projectApi.add': (t, m) => [
    { body: { ...project, managerId: t.memberId, departmentId: null, costCentreId: null, budget: '1.00' } },
    { body: { ...project, managerId: m.memberId, departmentId: t.departmentId, costCentreId: t.centreId, budget: '1.00' } },
  ],
  'projectApi.edit': (t, m) => [{ body: { ...project, id: t.projectId, managerId: m.memberId, departmentId: null, costCentreId: null } }],
  'projectApi.changeBudget': (t) => [{ params: { id: t.projectId }, body: { direction: 'more', amount: '1.00', reason } }],
  'projectApi.close': (t) => [{ params: { id: t.projectId } }],
  'projectApi.reopen': (t) => [{ params: { id: t.projectId } }],
  'projectOfficeApi.ofCompany': (t) => [{ params: { id: t.companyId } }],
  'listApi.page': (t) => [{ query: { projectId: t.projectId } }],
  'listApi.detail': (t) => [{ params: { id: t.listId } }],
  'listApi.add': (t) => [{ body: { ...list, projectId: t.projectId } }],
  'listApi.edit': (t) => [{ body: { ...list, id: t.listId, projectId: null } }],
  'listApi.setLines': (t) => [{ params: { id: t.listId }, body: { lines: [{ specId: '1', num: 1 }] } }],
  'listApi.setLine': (t) => [{ params: { id: t.listId }, body: { specId: '1', num: 1 } }],
  'listApi.removeLines': (t) => [{ params: { id: t.listId }, body: { specIds: ['1'] } }],
  'listApi.import': (t) => [{ params: { id: t.listId } }],
  'listApi.toCart': (t) => [{ params: { id: t.listId }, body: {} }],
  'listApi.copy': (t) => [{ params: { id: t.listId } }],
  'listApi.archive': (t) => [{ params: { id: t.listId } }],
  'listApi.restore': (t) => [{ params: { id: t.listId } }],
  'standingApi.runs': (t) => [{ params: { id: t.standingId } }],
  'standingApi.add': (t, m) => [
    { body: { ...standing, listId: t.listId, addressId: m.addressId, projectId: null } },
    { body: { ...standing, listId: m.listId, addressId: t.addressId, projectId: null } },
    { body: { ...standing, listId: m.listId, addressId: m.addressId, projectId: t.projectId } },
  ],
  'standingApi.edit': (t, m) => [{ body: { ...standing, id: t.standingId, listId: m.listId, addressId: m.addressId, projectId: null } }],
  'standingApi.pause': (t) => [{ params: { id: t.standingId } }],
  'standingApi.resume': (t) => [{ params: { id: t.standingId } }],
  'standingApi.skip': (t) => [{ params: { id: t.standingId }, body: { nextDate: '2026-12-01' } }],
  'standingApi.unskip': (t) => [{ params: { id: t.standingId }, body: { skippedDate: '2026-12-01' } }],
  'standingApi.end': (t) => [{ params: { id: t.standingId } }],
};
