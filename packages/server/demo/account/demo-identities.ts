import { leadingCompany } from '../company/fill-companies.ts';
import { demoMembers } from './demo-members.ts';

/** The mailboxes of the first company. */
export const demoDomain = 'yunting.example';

/** Who the sandbox's identity provider knows: the demo's buyers, and a colleague of the first company who has never been here. */
export const demoPeople = [
  ...demoMembers
    .filter(({ audience }) => audience === 'buyer')
    .map(({ mobile, name, companyId }) => ({
      sub: `U${mobile}`,
      name,
      mobile,
      email: `u${mobile.slice(-4)}@${companyId === leadingCompany ? demoDomain : 'people.example'}`,
    })),
  { sub: 'U13800000090', name: '沈听澜', mobile: '13800000090', email: `u0090@${demoDomain}` },
];
