import type { Screen, Text } from '@mall/counter/counter.ts';
import { BoxIcon } from '@mall/ui/icons/box-icon.tsx';
import { CalendarIcon } from '@mall/ui/icons/calendar-icon.tsx';
import { ChartIcon } from '@mall/ui/icons/chart-icon.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { PackageIcon } from '@mall/ui/icons/package-icon.tsx';
import { ReceiptIcon } from '@mall/ui/icons/receipt-icon.tsx';
import { ReturnIcon } from '@mall/ui/icons/return-icon.tsx';
import { SheetIcon } from '@mall/ui/icons/sheet-icon.tsx';
import { ShieldCheckIcon } from '@mall/ui/icons/shield-check-icon.tsx';
import { StarIcon } from '@mall/ui/icons/star-icon.tsx';
import { StoreIcon } from '@mall/ui/icons/store-icon.tsx';
import { TagIcon } from '@mall/ui/icons/tag-icon.tsx';
import { TruckIcon } from '@mall/ui/icons/truck-icon.tsx';
import { UsersIcon } from '@mall/ui/icons/users-icon.tsx';
import { ZapIcon } from '@mall/ui/icons/zap-icon.tsx';

/** Headings of the side navigation, in their order. */
export const groups: Readonly<Record<string, Text>> = {
  goods: { zh: '商品', en: 'Products' },
  trade: { zh: '交易', en: 'Trade' },
  store: { zh: '店铺', en: 'Store' },
};

/** Every screen of the site; a room adds its own lines. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: { zh: '工作台', en: 'Dashboard' },
    menu: { group: '', icon: GridIcon, foot: { zh: '工作台', en: 'Dashboard' } },
    page: () => import('./desk/desk.page.tsx'),
  },
  {
    path: '/goods',
    title: { zh: '商品管理', en: 'Products' },
    right: 'seller:goods:manage',
    menu: { group: 'goods', icon: TagIcon, foot: { zh: '商品', en: 'Products' } },
    page: () => import('./catalogue/goods.page.tsx'),
  },
  {
    path: '/goods/edit/:id',
    title: { zh: '编辑商品', en: 'Edit product' },
    right: 'seller:goods:manage',
    under: '/goods',
    page: () => import('./goods-editor/editor.page.tsx'),
  },
  {
    path: '/goods/versions/:id',
    title: { zh: '历史版本', en: 'Versions' },
    right: 'seller:goods:manage',
    under: '/goods',
    page: () => import('./goods-editor/versions.page.tsx'),
  },
  {
    path: '/stock',
    title: { zh: '库存台账', en: 'Stock' },
    right: 'seller:goods:manage',
    menu: { group: 'goods', icon: BoxIcon },
    page: () => import('./catalogue/stock.page.tsx'),
  },
  {
    path: '/goods/import',
    title: { zh: '导入导出', en: 'Import and export' },
    right: 'seller:goods:manage',
    menu: { group: 'goods', icon: SheetIcon },
    page: () => import('./goods-import/import.page.tsx'),
  },
  {
    path: '/orders',
    title: { zh: '订单发货', en: 'Orders' },
    right: 'seller:orders:view',
    menu: { group: 'trade', icon: TruckIcon, foot: { zh: '订单', en: 'Orders' } },
    page: () => import('./order/orders.page.tsx'),
  },
  {
    path: '/orders/print',
    title: { zh: '打印单据', en: 'Print' },
    right: 'seller:orders:view',
    under: '/orders',
    page: () => import('./order/print.page.tsx'),
  },
  {
    path: '/orders/:id',
    title: { zh: '订单详情', en: 'Order' },
    right: 'seller:orders:view',
    under: '/orders',
    page: () => import('./order/order-detail.page.tsx'),
  },
  {
    path: '/after-sales',
    title: { zh: '售后处理', en: 'After-sales' },
    right: 'seller:afterSales:view',
    menu: { group: 'trade', icon: ReturnIcon },
    page: () => import('./after-sale/after-sales.page.tsx'),
  },
  {
    path: '/inquiries',
    title: { zh: '询价报价', en: 'Inquiries' },
    right: 'seller:inquiries:view',
    menu: { group: 'trade', icon: MessageIcon, foot: { zh: '报价', en: 'Quotes' } },
    page: () => import('./inquiry/inquiries.page.tsx'),
  },
  {
    path: '/inquiries/:id',
    title: { zh: '询价详情', en: 'Inquiry' },
    right: 'seller:inquiries:view',
    under: '/inquiries',
    page: () => import('./inquiry/inquiry-detail.page.tsx'),
  },
  {
    path: '/invoices',
    title: { zh: '发票开具', en: 'Invoices' },
    right: 'seller:invoices:view',
    menu: { group: 'trade', icon: ReceiptIcon },
    page: () => import('./invoice/invoices.page.tsx'),
  },
  {
    path: '/bills',
    title: { zh: '对账结算', en: 'Bills' },
    right: 'seller:bills:view',
    menu: { group: 'trade', icon: CalendarIcon },
    page: () => import('./billing/bills.page.tsx'),
  },
  {
    path: '/contracts',
    title: { zh: '合同', en: 'Contracts' },
    right: 'seller:contracts:view',
    menu: { group: 'trade', icon: FileTextIcon },
    page: () => import('./agreement/contracts.page.tsx'),
  },
  {
    path: '/reviews',
    title: { zh: '评价回复', en: 'Reviews' },
    right: 'seller:reviews:handle',
    menu: { group: 'trade', icon: StarIcon },
    page: () => import('./review/reviews.page.tsx'),
  },
  {
    path: '/figures',
    title: { zh: '经营数据', en: 'Figures' },
    right: 'seller:figures:view',
    menu: { group: 'store', icon: ChartIcon },
    page: () => import('./figures/figures.page.tsx'),
  },
  {
    path: '/figures/goods',
    title: { zh: '商品排行', en: 'Goods' },
    right: 'seller:figures:view',
    under: '/figures',
    page: () => import('./figures/goods-figures.page.tsx'),
  },
  {
    path: '/freight',
    title: { zh: '运费模板', en: 'Freight' },
    right: 'seller:goods:manage',
    menu: { group: 'store', icon: PackageIcon },
    page: () => import('./freight/freight.page.tsx'),
  },
  {
    path: '/freight/goods',
    title: { zh: '商品运费', en: 'Freight of products' },
    right: 'seller:goods:manage',
    under: '/freight',
    page: () => import('./freight/freight-goods.page.tsx'),
  },
  {
    path: '/freight/new',
    title: { zh: '新建模板', en: 'New template' },
    right: 'seller:goods:manage',
    under: '/freight',
    page: () => import('./freight/template.page.tsx'),
  },
  {
    path: '/freight/:id',
    title: { zh: '运费模板', en: 'Freight template' },
    right: 'seller:goods:manage',
    under: '/freight',
    page: () => import('./freight/template.page.tsx'),
  },
  {
    path: '/marketing',
    title: { zh: '营销活动', en: 'Activities' },
    right: 'seller:marketing:manage',
    menu: { group: 'store', icon: TagIcon },
    page: () => import('./marketing/activities.page.tsx'),
  },
  {
    path: '/seckill',
    title: { zh: '秒杀报名', en: 'Flash sales' },
    right: 'seller:marketing:manage',
    menu: { group: 'store', icon: ZapIcon },
    page: () => import('./marketing/seckill.page.tsx'),
  },
  {
    path: '/decoration',
    title: { zh: '店铺装修', en: 'Storefront' },
    right: 'seller:store:manage',
    menu: { group: 'store', icon: StoreIcon },
    page: () => import('./store/decoration.page.tsx'),
  },
  {
    path: '/decoration/goods',
    title: { zh: '商品归类', en: 'Goods on shelves' },
    right: 'seller:store:manage',
    under: '/decoration',
    page: () => import('./store/shelf-goods.page.tsx'),
  },
  {
    path: '/papers',
    title: { zh: '店铺资质', en: 'Papers' },
    right: 'seller:store:manage',
    menu: { group: 'store', icon: ShieldCheckIcon },
    page: () => import('./store/papers.page.tsx'),
  },
  {
    path: '/people',
    title: { zh: '店铺人员', en: 'Staff' },
    right: 'seller:people:manage',
    menu: { group: 'store', icon: UsersIcon },
    page: () => import('./people/people.page.tsx'),
  },
];

/** For whoever comes. */
export const openScreens: readonly Screen[] = [
  { path: '/registered', title: { zh: '商家入驻', en: 'Become a seller' }, page: () => import('./register/registered.page.tsx') },
];
