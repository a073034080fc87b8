import type { Screen } from '@mall/counter/counter.ts';
import { StarIcon } from '@mall/ui/icons/star-icon.tsx';
import { TagIcon } from '@mall/ui/icons/tag-icon.tsx';
import { ZapIcon } from '@mall/ui/icons/zap-icon.tsx';

const right = 'operations:marketing:view';

/** Sessions of seckills, and all other activities. */
export const marketingScreens: readonly Screen[] = [
  {
    path: '/seckill',
    title: { zh: '秒杀场次', en: '秒杀场次' },
    right,
    menu: { group: 'marketing', icon: ZapIcon },
    page: () => import('./seckill.page.tsx'),
  },
  {
    path: '/marketing',
    title: { zh: '活动与券', en: '活动与券' },
    right,
    menu: { group: 'marketing', icon: TagIcon },
    page: () => import('./activities.page.tsx'),
  },
  {
    path: '/points',
    title: { zh: '积分规则', en: '积分规则' },
    right,
    menu: { group: 'marketing', icon: StarIcon },
    page: () => import('./points.page.tsx'),
  },
];
