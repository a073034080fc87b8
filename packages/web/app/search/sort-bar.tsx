import type { SearchSort } from '@mall/contract/search/search.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { ChevronUpIcon } from '@mall/ui/icons/chevron-up-icon.tsx';
import { FilterIcon } from '@mall/ui/icons/filter-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { ListIcon } from '@mall/ui/icons/list-icon.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import type { ListView } from './list-address.ts';
import styles from './sort-bar.module.css';
import { keepView } from './use-kept-view.ts';
import type { List } from './use-list.ts';

type SortBarProps = {
  list: List;
  oneSource: boolean;
  /** How many filters are set, for the phone's button. */
  filters: number;
  /** Whether the goods can be drawn in two ways. */
  views?: boolean;
  onOpenFilters: () => void;
};

export function SortBar({ list, oneSource, filters, views = true, onOpenFilters }: SortBarProps) {
  const t = useWords('search');
  const { asked, hrefOf, filter } = list;
  const way = (sort: SearchSort, words: string, label?: string, sign?: ReactNode, on = asked.sort === sort) => (
    <RouterLink
      href={hrefOf({ sort })}
      {...(on && { 'aria-current': 'true' as const })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(sort === 'newest' && { className: 'no-phone' })}
    >
      {words}
      {sign}
    </RouterLink>
  );
  const up = asked.sort === 'price_asc';
  const byPrice = up || asked.sort === 'price_desc';
  const sign = up ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />;
  const look = (view: ListView, words: string, icon: ReactNode) => (
    <RouterLink href={hrefOf({ view })} onClick={() => keepView(view)} {...(asked.view === view && { 'aria-current': 'true' as const })}>
      {icon}
      <span>{words}</span>
    </RouterLink>
  );
  return (
    <div className={styles.bar}>
      <nav aria-label={t('sort.label')} className={styles.sorts}>
        {way('relevance', t('sort.relevance'))}
        {way('sales', t('sort.sales'))}
        {way(up ? 'price_desc' : 'price_asc', t('sort.price'), t(up ? 'sort.priceDown' : 'sort.priceUp'), sign, byPrice)}
        {way('newest', t('sort.newest'))}
      </nav>
      <div className={styles.right}>
        <Checkbox className="no-phone" checked={asked.inStock} onChange={() => filter({ inStock: !asked.inStock })}>
          {t('facets.inStock')}
        </Checkbox>
        {!oneSource && (
          <Checkbox
            className="no-phone"
            checked={asked.source === 'self'}
            onChange={() => filter({ source: asked.source === 'self' ? undefined : 'self' })}
          >
            {t('sort.own')}
          </Checkbox>
        )}
        <button type="button" className={`${styles.filters} only-phone`} onClick={onOpenFilters}>
          <FilterIcon size={14} />
          {filters > 0 ? t('facets.openCount', { count: filters }) : t('facets.open')}
        </button>
        {views && (
          <nav aria-label={t('view.label')} className={styles.views}>
            {look('grid', t('view.grid'), <GridIcon size={14} />)}
            {look('table', t('view.table'), <ListIcon size={14} />)}
          </nav>
        )}
      </div>
    </div>
  );
}
