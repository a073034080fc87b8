import type { StoreClass } from '@mall/contract/store/store.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { useWords } from '../kernel/words.tsx';
import { storeGoodsQueries } from './list.queries.ts';
import { ListFailed } from './list-failed.tsx';
import { listLoaders } from './list-loaders.ts';
import { ListScreen } from './list-screen.tsx';
import { orMissing } from './missing-page.ts';
import { StoreLine, useStoreAddress } from './store-line.tsx';
import styles from './store-search.module.css';
import { useFollowedStores } from './use-favourites.ts';
import { useList } from './use-list.ts';

const loaders = listLoaders(storeGoodsQueries);
export const loader = orMissing(loaders.loader);
export const clientLoader = orMissing(loaders.clientLoader);

/** The goods of one store, by its own shelves. */
export default function StoreGoodsPage() {
  const t = useWords('search');
  const { found, store, shelves } = usePageQueries(storeGoodsQueries);
  const followed = useFollowedStores([store]);
  const storeAddress = useStoreAddress();
  const { asked, hrefOf } = useList('store');
  const { keyword, classId } = asked;
  const way = shelfChain(shelves, classId);
  const crumbs = [
    { label: store.name, href: storeAddress(store.storeId) },
    ...(way.length > 0 ? way.map(({ id, name }) => ({ label: name, href: hrefOf({ classId: id }) })) : [{ label: t('facets.allShelves') }]),
  ];
  const title = keyword === '' ? (way.at(-1)?.name ?? t('store.title', { name: store.name })) : t('title.search', { keyword });
  return (
    <ListScreen scene="store" found={found} about={store.name} title={title} crumbs={crumbs} shelves={shelves}>
      <div className={`${styles.store} ${styles.above}`}>
        <StoreLine store={store} followed={followed} heading="p" />
      </div>
    </ListScreen>
  );
}

const shelfChain = (shelves: readonly StoreClass[], classId: string | undefined): readonly StoreClass[] => {
  for (const shelf of shelves) {
    if (shelf.id === classId) return [shelf];
    const below = shelfChain(shelf.children, classId);
    if (below.length > 0) return [shelf, ...below];
  }
  return [];
};

export { ListFailed as ErrorBoundary };
