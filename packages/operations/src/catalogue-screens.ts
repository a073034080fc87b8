import type { Screen } from '@mall/counter/counter.ts';
import { BuildingIcon } from '@mall/ui/icons/building-icon.tsx';
import { FolderIcon } from '@mall/ui/icons/folder-icon.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { TagIcon } from '@mall/ui/icons/tag-icon.tsx';

const ofCatalogue = (path: string, title: string, more: Pick<Screen, 'menu'> | Pick<Screen, 'under'>, page: Screen['page']): Screen => ({
  path,
  title: { zh: title, en: title },
  right: 'operations:catalogue:manage',
  ...more,
  page,
});

/** The catalogue and what the search reads. */
export const catalogueScreens: readonly Screen[] = [
  ofCatalogue('/classes', '分类与属性', { menu: { group: 'goods', icon: FolderIcon } }, () => import('./catalogue/classes.page.tsx')),
  ofCatalogue(
    '/search-words',
    '搜索词与铭牌',
    { menu: { group: 'goods', icon: SearchIcon } },
    () => import('./catalogue/synonyms.page.tsx'),
  ),
  ofCatalogue('/search-words/plates', '铭牌规则', { under: '/search-words' }, () => import('./catalogue/plates.page.tsx')),
  ofCatalogue('/brands', '品牌与标签', { menu: { group: 'goods', icon: TagIcon } }, () => import('./catalogue/brands.page.tsx')),
  ofCatalogue('/brands/labels', '标签', { under: '/brands' }, () => import('./catalogue/labels.page.tsx')),
  ofCatalogue('/brands/labels/goods', '标签商品', { under: '/brands' }, () => import('./catalogue/label-goods.page.tsx')),
  ofCatalogue('/zones', '专区与大客户', { menu: { group: 'goods', icon: BuildingIcon } }, () => import('./catalogue/zones.page.tsx')),
];
