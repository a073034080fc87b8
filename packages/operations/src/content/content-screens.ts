import type { Screen } from '@mall/counter/counter.ts';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { LinkIcon } from '@mall/ui/icons/link-icon.tsx';
import { only } from '../only.ts';

const ofContent = (path: string, under: string, title: string, page: Screen['page']): Screen => ({
  path: `/content/${path}`,
  title: only(title),
  right: 'operations:content:edit',
  under: `/content/${under}`,
  page,
});

/** What the pages of the storefront show and say. */
export const contentScreens: readonly Screen[] = [
  {
    path: '/content/layout',
    title: only('首页装修'),
    right: 'operations:content:edit',
    menu: { group: 'content', icon: GridIcon },
    page: () => import('./layout.page.tsx'),
  },
  {
    path: '/content/advs',
    title: only('广告与导航'),
    right: 'operations:content:edit',
    menu: { group: 'content', icon: LinkIcon },
    page: () => import('./advs.page.tsx'),
  },
  ofContent('campaigns', 'advs', '活动页', () => import('./campaigns.page.tsx')),
  ofContent('lists', 'advs', '导航与页脚', () => import('./lists.page.tsx')),
  ofContent('blocks', 'advs', '分类块', () => import('./blocks.page.tsx')),
  ofContent('areas', 'advs', '地区', () => import('./areas.page.tsx')),
  ofContent('site', 'advs', '备案与版权', () => import('./site.page.tsx')),
  {
    path: '/content/texts',
    title: only('内容与公告'),
    right: 'operations:content:edit',
    menu: { group: 'content', icon: FileTextIcon },
    page: () => import('./texts.page.tsx'),
  },
  ofContent('texts/edit', 'texts', '编辑内容', () => import('./text.page.tsx')),
];
