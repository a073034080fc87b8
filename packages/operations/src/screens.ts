import type { Screen, Text } from '@mall/counter/counter.ts';
import { ChartIcon } from '@mall/ui/icons/chart-icon.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { CompareIcon } from '@mall/ui/icons/compare-icon.tsx';
import { CpuIcon } from '@mall/ui/icons/cpu-icon.tsx';
import { CreditCardIcon } from '@mall/ui/icons/credit-card-icon.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { GaugeIcon } from '@mall/ui/icons/gauge-icon.tsx';
import { GlobeIcon } from '@mall/ui/icons/globe-icon.tsx';
import { HandshakeIcon } from '@mall/ui/icons/handshake-icon.tsx';
import { ListIcon } from '@mall/ui/icons/list-icon.tsx';
import { MailIcon } from '@mall/ui/icons/mail-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { PlugIcon } from '@mall/ui/icons/plug-icon.tsx';
import { ReceiptIcon } from '@mall/ui/icons/receipt-icon.tsx';
import { ReturnIcon } from '@mall/ui/icons/return-icon.tsx';
import { SendIcon } from '@mall/ui/icons/send-icon.tsx';
import { SettingsIcon } from '@mall/ui/icons/settings-icon.tsx';
import { StampIcon } from '@mall/ui/icons/stamp-icon.tsx';
import { StarIcon } from '@mall/ui/icons/star-icon.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { UsersIcon } from '@mall/ui/icons/users-icon.tsx';
import { WalletIcon } from '@mall/ui/icons/wallet-icon.tsx';
import { catalogueScreens } from './catalogue-screens.ts';
import { contentScreens } from './content/content-screens.ts';
import { marketingScreens } from './marketing/marketing-screens.ts';
import { only } from './only.ts';

/** Headings of the side navigation, in their order. */
export const groups: Readonly<Record<string, Text>> = {
  trade: only('交易'),
  goods: only('商品'),
  marketing: only('活动'),
  content: only('内容'),
  system: only('系统'),
};

/** Screens that belong to another and are opened by its right. */
const below =
  (under: string, right: Screen['right']) =>
  (path: string, title: string, page: Screen['page']): Screen => ({
    path: `${under}/${path}`,
    title: only(title),
    ...(right && { right }),
    under,
    page,
  });

const ofMoney = below('/money', 'operations:payments:view');

/** The lists of money beside its first. */
const moneyScreens: readonly Screen[] = [
  ofMoney('vouchers', '转账凭证', () => import('./money/vouchers.page.tsx')),
  ofMoney('refunds', '退款打款', () => import('./money/refunds.page.tsx')),
  ofMoney('statement', '银行流水核对', () => import('./money/statement.page.tsx')),
  ofMoney('alerts', '资金告警', () => import('./money/alerts.page.tsx')),
];

const ofCredit = below('/credit', 'operations:credit:view');

/** The lists of purchase quotas beside their applications. */
const creditScreens: readonly Screen[] = [
  ofCredit('accounts', '企业额度', () => import('./credit/accounts.page.tsx')),
  ofCredit('reviews', '额度订单', () => import('./credit/reviews.page.tsx')),
];

const ofInvoices = below('/invoices', 'operations:invoices:view');

/** Beside the invoices of the mall's own stores. */
const invoiceScreens: readonly Screen[] = [
  ofInvoices('qualifications', '增票资质', () => import('./invoice/qualifications.page.tsx')),
  ofInvoices('gateway', '税务网关', () => import('./invoice/gateway.page.tsx')),
];

const ofDoors = below('/doors', 'operations:doors:view');

/** Who says who comes in, beside the partners. */
const doorScreens: readonly Screen[] = [
  ofDoors('entries', '进入记录', () => import('./doors/entries.page.tsx')),
  ofDoors('identities', '企业身份平台', () => import('./doors/identities.page.tsx')),
];

const ofAudits = below('/audits', 'operations:audit:decide');

const auditScreens: readonly Screen[] = [
  ofAudits('stores', '商家入驻', () => import('./store/registrations.page.tsx')),
  ofAudits('papers', '店铺资质', () => import('./store/papers.page.tsx')),
  ofAudits('goods', '商品审核', () => import('./goods/goods-audits.page.tsx')),
  ofAudits('shelf', '在架商品', () => import('./goods/mall-goods.page.tsx')),
];

/** Every screen of the site; a room adds its own lines. */
export const screens: readonly Screen[] = [
  { path: '/', title: only('待办'), menu: { group: '', icon: ListIcon }, page: () => import('./desk/desk.page.tsx') },
  {
    path: '/dashboard',
    title: only('数据看板'),
    right: 'operations:figures:view',
    menu: { group: '', icon: ChartIcon },
    page: () => import('./figures/dashboard.page.tsx'),
  },
  {
    path: '/audits',
    title: only('审核中心'),
    right: 'operations:audit:decide',
    menu: { group: '', icon: StampIcon },
    page: () => import('./company/audits.page.tsx'),
  },
  ...auditScreens,
  ...contentScreens,
  ...marketingScreens,
  {
    path: '/after-sales',
    title: only('售后仲裁'),
    right: 'operations:afterSales:view',
    menu: { group: 'trade', icon: ReturnIcon },
    page: () => import('./after-sale/after-sales.page.tsx'),
  },
  {
    path: '/approvals',
    title: only('卡住的审批'),
    right: 'operations:approvals:view',
    menu: { group: 'trade', icon: HandshakeIcon },
    page: () => import('./approval/approvals.page.tsx'),
  },
  {
    path: '/money',
    title: only('资金'),
    right: 'operations:payments:view',
    menu: { group: 'trade', icon: WalletIcon },
    page: () => import('./money/wrong.page.tsx'),
  },
  ...moneyScreens,
  {
    path: '/credit',
    title: only('采购额度'),
    right: 'operations:credit:view',
    menu: { group: 'trade', icon: CreditCardIcon },
    page: () => import('./credit/applications.page.tsx'),
  },
  ...creditScreens,
  {
    path: '/invoices',
    title: only('发票'),
    right: 'operations:invoices:view',
    menu: { group: 'trade', icon: ReceiptIcon },
    page: () => import('./invoice/invoices.page.tsx'),
  },
  ...invoiceScreens,
  {
    path: '/bills',
    title: only('对账结算'),
    right: 'operations:bills:view',
    menu: { group: 'trade', icon: CompareIcon },
    page: () => import('./billing/bills.page.tsx'),
  },
  {
    path: '/contracts',
    title: only('合同'),
    right: 'operations:contracts:view',
    menu: { group: 'trade', icon: FileTextIcon },
    page: () => import('./agreement/contracts.page.tsx'),
  },
  {
    path: '/inquiries',
    title: only('询价监管'),
    right: 'operations:inquiries:view',
    menu: { group: 'trade', icon: SendIcon },
    page: () => import('./inquiry/inquiries.page.tsx'),
  },
  {
    path: '/inquiries/vouchers',
    title: only('成交凭证'),
    right: 'operations:inquiries:view',
    under: '/inquiries',
    page: () => import('./inquiry/vouchers.page.tsx'),
  },
  {
    path: '/inquiries/blocks',
    title: only('禁邀供应商'),
    right: 'operations:inquiries:view',
    under: '/inquiries',
    page: () => import('./inquiry/blocks.page.tsx'),
  },
  {
    path: '/oa',
    title: only('企业 OA'),
    right: 'operations:approvals:view',
    menu: { group: 'trade', icon: PlugIcon },
    page: () => import('./oa/oa-connections.page.tsx'),
  },
  {
    path: '/oa/pushes',
    title: only('OA 推送'),
    right: 'operations:approvals:view',
    under: '/oa',
    page: () => import('./oa/oa-pushes.page.tsx'),
  },
  {
    path: '/open',
    title: only('开放接口'),
    right: 'operations:open:view',
    menu: { group: 'trade', icon: CpuIcon },
    page: () => import('./open/keys.page.tsx'),
  },
  {
    path: '/open/hooks',
    title: only('消息推送'),
    right: 'operations:open:view',
    under: '/open',
    page: () => import('./open/hooks.page.tsx'),
  },
  {
    path: '/open/punchout',
    title: only('采购系统对接'),
    right: 'operations:open:view',
    under: '/open',
    page: () => import('./open/punchout.page.tsx'),
  },
  ...catalogueScreens,
  {
    path: '/reviews',
    title: only('商品评价'),
    right: 'operations:reviews:decide',
    menu: { group: 'system', icon: StarIcon },
    page: () => import('./review/reviews.page.tsx'),
  },
  {
    path: '/feedback',
    title: only('用户反馈'),
    right: 'operations:feedback:handle',
    menu: { group: 'system', icon: MessageIcon },
    page: () => import('./feedback/feedback.page.tsx'),
  },
  {
    path: '/people',
    title: only('会员与商家'),
    right: 'operations:members:view',
    menu: { group: 'system', icon: UserIcon },
    page: () => import('./people/members.page.tsx'),
  },
  {
    path: '/people/companies',
    title: only('企业'),
    right: 'operations:members:view',
    under: '/people',
    page: () => import('./people/companies.page.tsx'),
  },
  {
    path: '/people/stores',
    title: only('店铺'),
    right: 'operations:members:view',
    under: '/people',
    page: () => import('./people/stores.page.tsx'),
  },
  {
    path: '/staff',
    title: only('运营人员'),
    right: 'operations:people:manage',
    menu: { group: 'system', icon: UsersIcon },
    page: () => import('./staff/staff.page.tsx'),
  },
  {
    path: '/doors',
    title: only('合作方与身份平台'),
    right: 'operations:doors:view',
    menu: { group: 'system', icon: GlobeIcon },
    page: () => import('./doors/partners.page.tsx'),
  },
  ...doorScreens,
  {
    path: '/settings',
    title: only('设置'),
    right: 'operations:settings:view',
    menu: { group: 'system', icon: SettingsIcon },
    page: () => import('./settings/settings.page.tsx'),
  },
  {
    path: '/health',
    title: only('健康'),
    right: 'operations:health:view',
    menu: { group: 'system', icon: GaugeIcon },
    page: () => import('./health/health.page.tsx'),
  },
  {
    path: '/log',
    title: only('操作日志'),
    right: 'operations:log:view',
    menu: { group: 'system', icon: ClockIcon },
    page: () => import('./log/mall-log.page.tsx'),
  },
  {
    path: '/dead-letters',
    title: only('未送达的消息'),
    right: 'operations:news:view',
    menu: { group: 'system', icon: MailIcon },
    page: () => import('./health/dead-letters.page.tsx'),
  },
];
