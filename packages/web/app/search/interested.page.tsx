import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { GoodsCells } from './goods-cells.tsx';
import { canonicalOf, readList } from './list-address.ts';
import { ListFailed } from './list-failed.tsx';
import { ListHead } from './list-head.tsx';
import styles from './list-screen.module.css';
import { useList } from './use-list.ts';
import { usePagerWords } from './use-pager-words.ts';

const limit = 25;

const queries = ({ search }: { search: URLSearchParams }) => ({
  liked: ask(goodsApi.like, { query: { page: readList('search', search).pageNo, limit } }),
});

export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

/** Goods that the reader may like. */
export default function InterestedPage() {
  const t = useWords('search');
  const language = useLanguage();
  const { liked } = usePageQueries(queries);
  const { asked, hrefOf, pending } = useList('search');
  const pagerWords = usePagerWords();
  const pages = Math.ceil(liked.total / limit);
  return (
    <div className="wrap">
      <ListHead
        crumbs={[{ label: t('interested.title') }]}
        about=""
        title={t('interested.title')}
        count={t('interested.text')}
        description={t('interested.description', { count: formatCount(liked.total, language) })}
        canonical={canonicalOf('/interested', 'search', asked)}
      />
      <section aria-label={t('list.label')} aria-busy={pending} className={pending ? styles.pending : styles.alone}>
        <h2 className="sr">{t('list.label')}</h2>
        {liked.list.length > 0 ? (
          <GoodsCells goods={liked.list} wide />
        ) : (
          <div className={styles.none}>
            <Empty
              title={t('interested.none')}
              actions={
                <Button href="/" as={RouterLink}>
                  {t('interested.home')}
                </Button>
              }
            >
              {t('interested.noneText')}
            </Empty>
          </div>
        )}
        {pages > 1 && (
          <Pager
            page={asked.pageNo}
            pages={pages}
            hrefOf={(page) => hrefOf({ pageNo: page })}
            link={RouterLink}
            {...pagerWords(liked.total, limit)}
          />
        )}
      </section>
    </div>
  );
}

export { ListFailed as ErrorBoundary };
