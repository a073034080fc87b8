import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { redirect, useLocation } from 'react-router';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { CouponHead } from './coupon-head.tsx';
import { CouponSearch } from './coupon-search.tsx';
import { GoodsCells } from './goods-cells.tsx';
import { couponOf, readList } from './list-address.ts';
import { ListFailed } from './list-failed.tsx';
import { ListHead } from './list-head.tsx';
import styles from './list-screen.module.css';
import { orMissing } from './missing-page.ts';
import { UnmetNote } from './unmet-note.tsx';
import { useList } from './use-list.ts';
import { usePagerWords } from './use-pager-words.ts';

const queries = ({ search }: { search: URLSearchParams }) => {
  const { keyword, pageNo } = readList('search', search);
  const which = couponOf(search);
  return {
    detail: ask(couponApi.detail, { query: which }),
    found: ask(couponApi.goods, { query: { ...which, pageNo, ...(keyword !== '' && { keyword }) } }),
  };
};

/** An address that names no coupon leads to where there are some. */
const orCenter =
  <A extends { request: Request }, R>(load: (given: A) => Promise<R>) =>
  (given: A): Promise<R> => {
    const { searchParams } = new URL(given.request.url);
    if (!searchParams.has('couponId') && !searchParams.has('activityId'))
      throw redirect(searchParams.get('isGlobal') === '1' ? '/couponCenter1' : '/couponCenter');
    return load(given);
  };

export const loader = orCenter(orMissing(renderLoader(queries)));
export const clientLoader = orCenter(orMissing(browseLoader(queries)));

/** What a coupon or a full reduction holds for, and the search inside it. */
export default function CouponGoodsPage() {
  const t = useWords('search');
  const language = useLanguage();
  const { detail, found } = usePageQueries(queries);
  const list = useList('search');
  const { asked, hrefOf, pending } = list;
  const pagerWords = usePagerWords();
  const { search } = useLocation();
  const which = couponOf(new URLSearchParams(search));
  const title = t(detail.coupon ? 'coupon.title' : 'coupon.titleReduce');
  const name = detail.coupon?.name ?? detail.fullReduction?.name ?? title;
  const count = formatCount(found.totalCount, language);
  const pages = Math.ceil(found.totalCount / found.pageSize);
  return (
    <div className="wrap">
      <ListHead
        crumbs={[{ label: t('coupon.center'), href: '/couponCenter' }, { label: name }]}
        about={name}
        title={title}
        count={t('coupon.count', { count })}
        description={t('coupon.description', { name, count })}
        canonical={`/searchCouponsGoods?${new URLSearchParams(which)}`}
      >
        <CouponHead detail={detail} />
      </ListHead>
      <CouponSearch key={asked.keyword} which={which} keyword={asked.keyword} />
      <section aria-label={t('coupon.list')} aria-busy={pending} className={pending ? styles.pending : styles.alone}>
        <h2 className="sr">{t('coupon.list')}</h2>
        <UnmetNote unmet={found.unmetList} list={list} />
        {found.goodsVOList.length > 0 ? (
          <GoodsCells goods={found.goodsVOList} wide />
        ) : (
          <div className={styles.none}>
            <Empty
              picture="search"
              title={t('coupon.none')}
              actions={
                <Button href="/couponCenter" as={RouterLink}>
                  {t('coupon.center')}
                </Button>
              }
            >
              {t('coupon.noneText')}
            </Empty>
          </div>
        )}
        {pages > 1 && (
          <Pager
            page={found.pageNo}
            pages={pages}
            hrefOf={(page) => hrefOf({ pageNo: page })}
            link={RouterLink}
            {...pagerWords(found.totalCount, found.pageSize)}
          />
        )}
      </section>
    </div>
  );
}

export { ListFailed as ErrorBoundary };
