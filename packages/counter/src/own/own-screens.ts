import type { Screen } from '../counter.ts';

/** What both sites have for whoever is signed in. */
export const ownScreens: readonly Screen[] = [
  { path: '/own', title: { zh: '账号安全', en: 'Account security' }, page: () => import('./own.page.tsx') },
  { path: '/messages', title: { zh: '消息', en: 'Messages' }, page: () => import('./messages.page.tsx') },
  { path: '/downloads', title: { zh: '下载中心', en: 'Downloads' }, page: () => import('./downloads.page.tsx') },
];
