import type { GoodsSearch } from '@mall/contract/search/search.api.ts';
import type { StoreClass } from '@mall/contract/store/store.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Note } from '@mall/ui/note.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useSearchLook } from '../kernel/use-look.ts';
import { useWords } from '../kernel/words.tsx';
import { CompareSlot } from '../shell/compare/compare-slot.tsx';
import { AppliedChips, useChips } from './applied-chips.tsx';
import { Facets } from './facets.tsx';
import { useIsGlobal } from './global-page.ts';
import { GoodsCells } from './goods-cells.tsx';
import { GoodsTable } from './goods-table.tsx';
import { canonicalOf, type ListScene, noFilters } from './list-address.ts';
import { type ListCrumb, ListHead } from './list-head.tsx';
import styles from './list-screen.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoResult } from './no-result.tsx';
import { SortBar } from './sort-bar.tsx';
import { UnmetNote } from './unmet-note.tsx';
import { useKeptView } from './use-kept-view.ts';
import { useLater } from './use-later.ts';
import { type List, useList } from './use-list.ts';
import { usePagerWords } from './use-pager-words.ts';

const FacetDrawer = lazy(() => import('./facet-drawer.tsx'));

/** A moment: what answers within it changes without grey shapes between. */
const moment = 150;

type ListScreenProps = {
  scene: ListScene;
  found: GoodsSearch;
  about: string;
  title: string;
  crumbs: readonly ListCrumb[];
  shelves?: readonly StoreClass[];
  /** Between the head and the list: classes to choose from. */
  above?: ReactNode;
  /** Draws the goods otherwise than to be bought; what stands at the foot of it stays in sight. */
  draw?: (goods: GoodsSearch['goodsVOList']) => ReactNode;
  below?: ReactNode;
  children?: ReactNode;
};

/** Every list of goods with filters. */
export function ListScreen({ scene, found, about, title, crumbs, shelves, above, draw, below, children }: ListScreenProps) {
  const t = useWords('search');
  const language = useLanguage();
  const isGlobal = useIsGlobal();
  const oneSource = isGlobal || scene === 'store';
  const list = useList(scene);
  useKeptView(list);
  const chips = useChips(list, found, isGlobal);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { pathname } = useLocation();
  const count = formatCount(found.totalCount, language);
  // Nothing there at all, and no filter to take away: there is nothing to choose from.
  const bare = found.totalCount === 0 && chips.length === 0;
  useSearchLook(scene === 'search' && !list.pending ? list.asked.keyword : '', !bare);
  const facets = <Facets list={list} facets={found} oneSource={oneSource} shelves={shelves} />;
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbs}
        about={about}
        title={title}
        count={t('title.count', { count })}
        description={t('title.description', { name: title, count })}
        canonical={canonicalOf(pathname, scene, list.asked)}
      >
        {children}
      </ListHead>
      {above}
      <div className={bare && !shelves ? styles.alone : styles.listing}>
        <aside aria-label={t('facets.title')} className={bare && !shelves ? styles.hidden : styles.side}>
          <h2 className={styles.sideHead}>
            {t('facets.title')}
            {chips.length > 0 && (
              <button type="button" className={styles.sideClear} onClick={() => list.filter(noFilters)}>
                {t('facets.clear')}
              </button>
            )}
          </h2>
          {facets}
        </aside>
        <section aria-label={t('list.label')} aria-busy={list.pending} className={styles.main}>
          <h2 className="sr">{t('list.label')}</h2>
          <AppliedChips list={list} chips={chips} />
          {found.correction && (
            <div className={styles.note}>
              <Note>{t('corrected', { typed: list.asked.keyword, keyword: found.correction.keyword })}</Note>
            </div>
          )}
          <UnmetNote unmet={found.unmetList} list={list} />
          {!bare && (
            <SortBar list={list} oneSource={oneSource} filters={chips.length} views={!draw} onOpenFilters={() => setFiltersOpen(true)} />
          )}
          <Goods found={found} list={list} filters={chips.length} draw={draw} />
          {below}
        </section>
      </div>
      <CompareSlot />
      {filtersOpen && (
        <Suspense>
          <FacetDrawer count={count} onClear={() => list.filter(noFilters)} onClose={() => setFiltersOpen(false)}>
            {facets}
          </FacetDrawer>
        </Suspense>
      )}
    </div>
  );
}

type GoodsProps = { found: GoodsSearch; list: List; filters: number; draw: ListScreenProps['draw'] };

function Goods({ found, list, filters, draw }: GoodsProps) {
  const pagerWords = usePagerWords();
  const { goodsVOList: goods, totalCount, pageSize, pageNo } = found;
  const { asked, hrefOf, pending } = list;
  const late = useLater(pending, moment);
  if (late) return <ListSkeleton view={asked.view} count={Math.max(goods.length, 4)} />;
  if (goods.length === 0) return <NoResult found={found} list={list} filters={filters} />;
  const pages = Math.ceil(totalCount / pageSize);
  return (
    <div className={pending ? styles.pending : undefined}>
      {draw ? draw(goods) : asked.view === 'table' ? <GoodsTable found={found} /> : <GoodsCells goods={goods} />}
      {pages > 1 && (
        <Pager
          page={pageNo}
          pages={pages}
          hrefOf={(page) => hrefOf({ pageNo: page })}
          link={RouterLink}
          {...pagerWords(totalCount, pageSize)}
        />
      )}
    </div>
  );
}
