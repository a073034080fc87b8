import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { MallGoodsCard } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import { storeGoods } from '../../store/store-address.ts';
import { StoreHead } from '../../store/store-head.tsx';
import { RankedGoods } from './ranked-goods.tsx';
import { StoreFrontTop, shelvesOf } from './store-front-top.tsx';
import styles from './store-home.module.css';
import { rankingParts } from './store-home.queries.ts';
import { StorePageHead } from './store-page-head.tsx';

/** What sells, in order, then its main classes as floors. `here` is the place in the store's navigation. */
export function StoreRanking({ store, here }: { store: StoreInfo; here: 'home' | 'ranking' }) {
  const t = useWords('store');
  const { front, ranking, shelves, ...floors } = usePageQueries((place) => rankingParts(place, store));
  const { storeId, mainClasses } = store;
  return (
    <>
      <StorePageHead store={store} />
      <StoreHead store={store} here={here} />
      <div className={`wrap ${styles.page}`}>
        <StoreFrontTop store={store} front={front} banners={[]} />
        <nav aria-label={t('shelves')} className={styles.shelves}>
          {shelvesOf(front, shelves).map(({ id, name, goodsCount }) => (
            <SameZoneLink key={id} href={storeGoods(storeId, { classId: id })}>
              {name} <span className="num">{goodsCount}</span>
            </SameZoneLink>
          ))}
        </nav>
        {ranking.length === 0 ? (
          <Empty title={t('home.empty')}>{t('home.emptyText')}</Empty>
        ) : (
          <section aria-label={t('home.ranking')}>
            <SectionHead title={t('home.ranking')} meta={t('home.rankingText')} />
            <RankedGoods goods={ranking} />
          </section>
        )}
        {mainClasses.map(({ id, name }) => {
          const goods = ((floors as Record<string, readonly GoodsCard[]>)[`floor ${id}`] ?? []) as readonly GoodsCard[];
          if (goods.length === 0) return null;
          return (
            <section key={id} aria-label={name} className={styles.section}>
              <SectionHead title={name} navLabel={name}>
                <SameZoneLink href={storeGoods(storeId, { sort: 'sales' })}>
                  {t('home.more')}
                  <ChevronRightIcon size={12} />
                </SameZoneLink>
              </SectionHead>
              <div className={styles.grid}>
                {goods.map((each) => (
                  <MallGoodsCard key={each.goodsId} goods={each} tells="sales" />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}
