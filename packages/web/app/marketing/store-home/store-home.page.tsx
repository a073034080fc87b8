import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { useSearchParams } from 'react-router';
import { MallGoodsCard } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import { storeGoods } from '../../store/store-address.ts';
import { StoreHead } from '../../store/store-head.tsx';
import { StoreMissing } from '../../store/store-missing.tsx';
import { StoreProfile } from '../../store/store-profile.tsx';
import { StoreShelves } from '../../store/store-shelves.tsx';
import { StoreCoupons } from './store-coupons.tsx';
import { StoreFrontTop, shelvesOf } from './store-front-top.tsx';
import styles from './store-home.module.css';
import { homeParts, isRanking, storeHomeOutcome } from './store-home.queries.ts';
import { StorePageHead } from './store-page-head.tsx';
import { StoreRanking } from './store-ranking.tsx';

export const loader = storeHomeOutcome.loader;
export const clientLoader = storeHomeOutcome.clientLoader;

export default function StoreHomePage() {
  const outcome = storeHomeOutcome.useOutcome();
  const [search] = useSearchParams();
  if (outcome.state !== 'found') return <StoreMissing />;
  const { found: store } = outcome;
  return isRanking({ search }, store) ? <StoreRanking store={store} here="home" /> : <StoreHome store={store} />;
}

function StoreHome({ store }: { store: StoreInfo }) {
  const t = useWords('store');
  const { front, shelves, banners, coupons, recommended, hot } = usePageQueries((place) => homeParts(place, store));
  const { storeId } = store;
  return (
    <>
      <StorePageHead store={store} />
      <StoreHead store={store} here="home" />
      <div className={`wrap ${styles.columns}`}>
        <aside className={styles.side}>
          <StoreShelves storeId={storeId} shelves={shelvesOf(front, shelves)} />
          <StoreProfile store={store} />
        </aside>
        <div className={styles.main}>
          <StoreFrontTop store={store} front={front} banners={banners} />
          <StoreCoupons storeId={storeId} center={coupons} />
          {recommended.length === 0 ? (
            <Empty title={t('home.empty')}>{t('home.emptyText')}</Empty>
          ) : (
            <section aria-label={t('home.recommended')} className={styles.section}>
              <SectionHead title={t('home.recommended')} navLabel={t('home.recommended')}>
                <SameZoneLink href={storeGoods(storeId, { sort: 'sales' })}>{t('home.bySales')}</SameZoneLink>
                <SameZoneLink href={storeGoods(storeId, { sort: 'newest' })}>{t('home.byNewest')}</SameZoneLink>
                <SameZoneLink href={storeGoods(storeId)}>
                  {t('home.all', { count: store.goodsCount })}
                  <ChevronRightIcon size={12} />
                </SameZoneLink>
              </SectionHead>
              <div className={styles.grid}>
                {recommended.map((goods) => (
                  <MallGoodsCard key={goods.goodsId} goods={goods} tells="sales" />
                ))}
              </div>
            </section>
          )}
          {hot.length > 0 && (
            <section aria-label={t('home.hot')} className={styles.section}>
              <SectionHead title={t('home.hot')} navLabel={t('home.hot')}>
                <SameZoneLink href={`/shopIndex/index2?storeId=${storeId}`}>
                  {t('home.ranking')}
                  <ChevronRightIcon size={12} />
                </SameZoneLink>
              </SectionHead>
              <div className={styles.grid}>
                {hot.map((goods) => (
                  <MallGoodsCard key={goods.goodsId} goods={goods} tells="sales" />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
