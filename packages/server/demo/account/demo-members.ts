import { leadingCompany } from '../company/fill-companies.ts';

export const demoPassword = 'Mall@2026demo';

/** Built-in roles of the account room. */
type RoleKey = 'company_admin' | 'company_purchaser' | 'company_approver' | 'company_finance' | 'store_owner' | 'mall_administrator';

export type DemoMember = {
  mobile: string;
  name: string;
  who: string;
  audience: 'buyer' | 'seller' | 'operator';
  /** 1 individual, 2 enterprise. */
  accountType: 1 | 2;
  companyId?: number;
  department?: string;
  role?: RoleKey;
  /** The seller's store, by name. */
  store?: string;
  zoneId?: number;
};

/** Approvers and finance do not order; what they have bought is from before they took up their posts. */
export const buysNow = ({ audience, role }: DemoMember): boolean =>
  audience === 'buyer' && role !== 'company_approver' && role !== 'company_finance';

/** The accounts that the start prints; the staff of the first company stand in data/people.json. */
export const demoMembers: readonly DemoMember[] = [
  { mobile: '13800000001', name: '顾南枝', who: '个人买家', audience: 'buyer', accountType: 1 },
  {
    mobile: '13800000002',
    name: '陆知行',
    who: '企业管理员（已认证，已授信）',
    audience: 'buyer',
    accountType: 2,
    companyId: leadingCompany,
    department: '公司领导',
    role: 'company_admin',
  },
  {
    mobile: '13800000003',
    name: '许清禾',
    who: '采购子账号（下单须审批）',
    audience: 'buyer',
    accountType: 2,
    companyId: leadingCompany,
    department: '物资供应部',
    role: 'company_purchaser',
  },
  {
    mobile: '13800000004',
    name: '周望舒',
    who: '审批人（部门主任）',
    audience: 'buyer',
    accountType: 2,
    companyId: leadingCompany,
    department: '物资供应部',
    role: 'company_approver',
  },
  {
    mobile: '13800000005',
    name: '韩秋水',
    who: '财务子账号',
    audience: 'buyer',
    accountType: 2,
    companyId: leadingCompany,
    department: '财务资产部',
    role: 'company_finance',
  },
  {
    mobile: '13800000006',
    name: '白思齐',
    who: '未认证企业',
    audience: 'buyer',
    accountType: 2,
    companyId: 10,
    role: 'company_admin',
  },
  {
    mobile: '13800000007',
    name: '余牧之',
    who: '大客户买家（专属专区）',
    audience: 'buyer',
    accountType: 2,
    companyId: 6,
    role: 'company_admin',
    zoneId: 1,
  },
  {
    mobile: '13900000001',
    name: '沈嘉禾',
    who: '卖家：光储自营旗舰仓',
    audience: 'seller',
    accountType: 2,
    role: 'store_owner',
    store: '光储自营旗舰仓',
  },
  {
    mobile: '13900000002',
    name: '缆岳客服',
    who: '卖家：缆岳电缆旗舰店',
    audience: 'seller',
    accountType: 2,
    role: 'store_owner',
    store: '缆岳电缆旗舰店',
  },
  {
    mobile: '13900000003',
    name: '断岳客服',
    who: '卖家：断岳低压旗舰店',
    audience: 'seller',
    accountType: 2,
    role: 'store_owner',
    store: '断岳低压旗舰店',
  },
  {
    mobile: '13900000004',
    name: '曜禾海外客服',
    who: '卖家：曜禾海外光储馆',
    audience: 'seller',
    accountType: 2,
    role: 'store_owner',
    store: '曜禾海外光储馆',
  },
  { mobile: '13700000001', name: '平台运营', who: '平台运营', audience: 'operator', accountType: 1, role: 'mall_administrator' },
];
