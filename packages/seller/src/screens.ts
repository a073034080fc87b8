import type { Screen, Text } from '@mall/counter/counter.ts';
import { CalendarIcon } from '@mall/ui/icons/calendar-icon.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { ReceiptIcon } from '@mall/ui/icons/receipt-icon.tsx';
import { ReturnIcon } from '@mall/ui/icons/return-icon.tsx';
import { StarIcon } from '@mall/ui/icons/star-icon.tsx';
import { TruckIcon } from '@mall/ui/icons/truck-icon.tsx';
import { UsersIcon } from '@mall/ui/icons/users-icon.tsx';

/** Headings of the side navigation, in their order. */
export const groups: Readonly<Record<string, Text>> = {
  trade: { zh: '交易', en: 'Trade' },
  store: { zh: '店铺', en: 'Store' },
};

/** Every screen of the site; a room adds its own lines. */
export const screens: readonly Screen[] = [
  { path: '/', title: { zh: '工作台', en: 'Dashboard' }, menu: { group: '', icon: GridIcon }, page: () => import('./desk/desk.page.tsx') },
  {
    path: '/orders',
    title: { zh: '订单发货', en: 'Orders' },
    right: 'seller:orders:view',
    menu: { group: 'trade', icon: TruckIcon },
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
    menu: { group: 'trade', icon: MessageIcon },
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
