import type { FoundStore } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { goodsAddress, priceOf } from '../catalogue/mall-goods-card.tsx';
import { PriceStep } from '../catalogue/price-step.tsx';
import { useWords } from '../kernel/words.tsx';
import { useClassAddress } from '../shell/use-classes.ts';
import { useIsGlobal } from './global-page.ts';
import { StoreLine } from './store-line.tsx';
import styles from './store-search.module.css';
import type { useFollowedStores } from './use-favourites.ts';

type StoreCardProps = { store: FoundStore; followed: ReturnType<typeof useFollowedStores> };

/** A store among others, with some of the goods that were looked for. */
export function StoreCard({ store, followed }: StoreCardProps) {
  const t = useWords('search');
  const language = useLanguage();
  const classOf = useClassAddress();
  const isGlobal = useIsGlobal();
  return (
    <article className={styles.store}>
      <StoreLine store={store} followed={followed}>
        {store.mainClasses.length > 0 && (
          <p className={styles.main}>
            {t('stores.main')}
            {store.mainClasses.map(({ id, name }) => (
              <RouterLink key={id} href={classOf(id)} className="link">
                {name}
              </RouterLink>
            ))}
          </p>
        )}
        <p className={`${styles.intro} ell`}>{store.introduction}</p>
      </StoreLine>
      {store.sampleGoods.length > 0 && (
        <>
          <p className={styles.count}>{t('stores.goods', { count: formatCount(store.goodsCount, language) })}</p>
          <ul className={styles.goods}>
            {store.sampleGoods.map((goods) => (
              <li key={goods.specId}>
                <RouterLink href={goodsAddress(goods) + (isGlobal ? '&isGlobal=1' : '')} className={styles.sample ?? ''}>
                  <Picture src={goods.picture} alt="" side={200} />
                  <span className={styles.sampleName}>{goods.specName}</span>
                  <Price value={priceOf(goods)} size="s" unit={`/${goods.unit}`} />
                  <PriceStep of={goods} />
                </RouterLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
