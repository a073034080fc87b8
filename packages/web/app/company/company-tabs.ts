import type { RightName } from '@mall/contract/account/rights.ts';

const root = '/personalCenterBase/enterpriseAccountManagement';

type Row = { readonly id: string; readonly path: string; readonly may: RightName };

/** The pages about a company's own people, a row each; its words are `tab.<id>`. One is shown once its page exists, to whoever holds its right. */
export const companyTabs = [
  { id: 'people', path: root, may: 'personalCenterBase:enterpriseAccountManagement:view' },
  { id: 'departments', path: `${root}/departments`, may: 'personalCenterBase:enterpriseAccountManagement:view' },
  { id: 'units', path: `${root}/units`, may: 'personalCenterBase:enterpriseAccountManagement:view' },
  { id: 'roles', path: `${root}/roles`, may: 'personalCenterBase:enterpriseAccountManagement:view' },
  { id: 'audit', path: `${root}/audit`, may: 'company:audit:view' },
] as const satisfies readonly Row[];

export type CompanyTab = (typeof companyTabs)[number]['id'];
