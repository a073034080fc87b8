import { leadingCompany } from '../company/fill-companies.ts';

/** Who buys on the purchase quota of the first company. */
export const quotaBuyer = '13800000002';

export const demoPassword = 'Mall@2026demo';

/** Built-in roles of the account room. */
type RoleKey =
  | 'company_admin'
  | 'company_founder'
  | 'company_purchaser'
  | 'company_approver'
  | 'company_finance'
  | 'store_owner'
  | 'store_goods'
  | 'store_orders'
  | 'store_finance'
  | 'mall_administrator'
  | 'mall_content'
  | 'mall_audit'
  | 'mall_finance'
  | 'mall_service';

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
    who: '企业管理员（已认证，有采购额度）',
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
    role: 'company_founder',
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
  { mobile: '13700000001', name: '何静', who: '平台管理员', audience: 'operator', accountType: 1, role: 'mall_administrator' },
  {
    mobile: '13700000002',
    name: '顾予宁',
    who: '平台管理员（资金复核的第二人）',
    audience: 'operator',
    accountType: 1,
    role: 'mall_administrator',
  },
];

const founder = (mobile: string, name: string, companyId: number, who: string, role: RoleKey = 'company_founder'): DemoMember => ({
  mobile,
  name,
  who,
  audience: 'buyer',
  accountType: 2,
  companyId,
  role,
});

/** Those who hand in the papers of the other companies and apply for their quotas, so that every state of both can be looked at. They have bought nothing yet. */
export const demoFounders: readonly DemoMember[] = [
  founder('13800000016', '金维岳', 7, '认证审核中'),
  founder('13800000017', '龚雨棠', 8, '认证未通过'),
  founder('13800000018', '蒋以晴', 9, '认证审核中'),
  founder('13800000019', '段青禾', 11, '已停用企业', 'company_admin'),
  founder('13800000021', '祁安澜', 2, '企业管理员（额度冻结）', 'company_admin'),
  founder('13800000022', '楚怀瑾', 3, '企业管理员（申请额度）', 'company_admin'),
  founder('13800000023', '卓听雨', 4, '企业管理员（额度待复核）', 'company_admin'),
];

const applicant = (mobile: string, name: string, who: string): DemoMember => ({ mobile, name, who, audience: 'seller', accountType: 2 });

/** Those who want to sell here and have no store yet. */
export const demoApplicants: readonly DemoMember[] = [
  applicant('13900000011', '马文涛', '入驻审核中'),
  applicant('13900000012', '陆衡之', '入驻审核中'),
  applicant('13900000013', '祝清和', '入驻被退回'),
];

/** Who has asked to close the account, and may still keep it. */
export const demoLeaving: DemoMember = {
  mobile: '13800000020',
  name: '闻晓渡',
  who: '注销等待期内的个人买家',
  audience: 'buyer',
  accountType: 1,
};

const clerk = (mobile: string, name: string, store: string, role: RoleKey): DemoMember => ({
  mobile,
  name,
  who: '店铺同事',
  audience: 'seller',
  accountType: 2,
  role,
  store,
});
const officer = (mobile: string, name: string, role: RoleKey): DemoMember => ({
  mobile,
  name,
  who: '运营同事',
  audience: 'operator',
  accountType: 1,
  role,
});

/** Colleagues who do a part of the work of a store or the mall, so that roles can be looked at. */
export const demoColleagues: readonly DemoMember[] = [
  clerk('13900000101', '许听澜', '光储自营旗舰仓', 'store_goods'),
  clerk('13900000102', '孟书衡', '光储自营旗舰仓', 'store_orders'),
  clerk('13900000103', '汪予安', '光储自营旗舰仓', 'store_finance'),
  clerk('13900000201', '岑之舟', '缆岳电缆旗舰店', 'store_orders'),
  clerk('13900000301', '柳闻笛', '断岳低压旗舰店', 'store_orders'),
  clerk('13900000401', '简行之', '曜禾海外光储馆', 'store_orders'),
  officer('13700000011', '范承泽', 'mall_finance'),
  officer('13700000012', '季允舟', 'mall_service'),
  officer('13700000013', '苏砚青', 'mall_audit'),
  officer('13700000014', '叶望舒', 'mall_content'),
];

/** Whose authenticators the sandbox shows. */
export const demoOperators: readonly string[] = [...demoMembers, ...demoColleagues]
  .filter(({ audience }) => audience === 'operator')
  .map(({ mobile }) => mobile);
