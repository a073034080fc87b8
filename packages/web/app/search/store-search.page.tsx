import { searchApi } from '@mall/contract/search/search.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { useLocation } from 'react-router';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { useSearchAddress } from '../shell/search-address.ts';
import { isGlobalPage } from './global-page.ts';
import { canonicalOf, readList } from './list-address.ts';
import { ListFailed } from './list-failed.tsx';
import { ListHead } from './list-head.tsx';
import screen from './list-screen.module.css';
import { StoreCard } from './store-card.tsx';
import styles from './store-search.module.css';
import { useFollowedStores } from './use-favourites.ts';
import { useList } from './use-list.ts';
import { usePagerWords } from './use-pager-words.ts';

const pageSize = 10;

const queries = ({ url, search }: { url: URL; search: URLSearchParams }) => {
  const { keyword, pageNo } = readList('search', search);
  const kind = isGlobalPage(url) && { kind: 'cross' as const };
  return { found: ask(searchApi.stores, { query: { pageNo, pageSize, ...(keyword !== '' && { keyword }), ...kind } }) };
};

export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

/** Stores by name, by what they sell, or by goods they have. */
export default function StoreSearchPage() {
  const t = useWords('search');
  const language = useLanguage();
  const { found } = usePageQueries(queries);
  const { asked, hrefOf, pending } = useList('search');
  const followed = useFollowedStores(found.storeVOList);
  const pagerWords = usePagerWords();
  const searchOf = useSearchAddress();
  const { pathname } = useLocation();
  const { keyword } = asked;
  const title = keyword === '' ? t('stores.all') : t('stores.title', { keyword });
  const count = formatCount(found.totalCount, language);
  const pages = Math.ceil(found.totalCount / found.pageSize);
  return (
    <div className="wrap">
      <ListHead
        crumbs={[{ label: keyword || title }]}
        about={keyword}
        title={title}
        count={t('stores.count', { count })}
        description={t('stores.description', { name: title, count })}
        canonical={canonicalOf(pathname, 'search', asked)}
      />
      <section aria-label={t('stores.list')} aria-busy={pending} className={pending ? `${styles.list} ${screen.pending}` : styles.list}>
        {found.storeVOList.map((store) => (
          <StoreCard key={store.storeId} store={store} followed={followed} />
        ))}
        {found.storeVOList.length === 0 && (
          <div className={screen.none}>
            <Empty
              picture="search"
              title={keyword === '' ? t('stores.noneAll') : t('stores.none', { keyword })}
              actions={
                <Button href={searchOf('goods', keyword)} as={RouterLink}>
                  {t('stores.searchGoods')}
                </Button>
              }
            >
              {t('stores.noneText')}
            </Empty>
          </div>
        )}
        {pages > 1 && (
          <Pager
            page={found.pageNo}
            pages={pages}
            hrefOf={(page) => hrefOf({ pageNo: page })}
            link={RouterLink}
            {...pagerWords(found.totalCount, found.pageSize, 'stores.pagerTotal')}
          />
        )}
      </section>
    </div>
  );
}

export { ListFailed as ErrorBoundary };
