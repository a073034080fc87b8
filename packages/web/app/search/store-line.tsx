import type { FoundStore } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import type { ReactNode } from 'react';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';
import { FollowButton } from './follow-button.tsx';
import { useIsGlobal } from './global-page.ts';
import styles from './store-line.module.css';
import type { useFollowedStores } from './use-favourites.ts';

type Shown = Pick<
  FoundStore,
  'storeId' | 'name' | 'logo' | 'kind' | 'region' | 'grade' | 'score' | 'goodsScore' | 'serviceScore' | 'logisticsScore' | 'favouriteCount'
>;

type StoreLineProps = {
  store: Shown;
  followed: ReturnType<typeof useFollowedStores>;
  /** h2 in a list of stores; a plain line above a store's own goods. */
  heading?: 'h2' | 'p';
  children?: ReactNode;
};

export const useStoreAddress = () => {
  const isGlobal = useIsGlobal();
  return (storeId: string) => `/shopIndex?storeId=${storeId}${isGlobal ? '&isGlobal=1' : ''}`;
};

/** A store in one line: who it is, how it is rated, and the two ways on. */
export function StoreLine({ store, followed, heading: Heading = 'h2', children }: StoreLineProps) {
  const t = useWords('search');
  const language = useLanguage();
  const tenths = useTenths();
  const { storeId, name } = store;
  const href = useStoreAddress()(storeId);
  const scores = [
    ['stores.score', store.score],
    ['stores.goodsScore', store.goodsScore],
    ['stores.serviceScore', store.serviceScore],
    ['stores.logisticsScore', store.logisticsScore],
  ] as const;
  return (
    <div className={styles.line}>
      <RouterLink href={href} tabIndex={-1} aria-hidden="true" className={styles.logo ?? ''}>
        <Picture src={store.logo} alt="" side={72} />
      </RouterLink>
      <div className={styles.who}>
        <Heading className={styles.name}>
          <RouterLink href={href}>{name}</RouterLink>
          {store.kind === 'self' && <Tag tone="own">{t('stores.own')}</Tag>}
          {store.kind === 'cross' && <Tag tone="info">{t('stores.cross')}</Tag>}
        </Heading>
        <p className={styles.facts}>
          <span>{t('stores.grade', { grade: store.grade })}</span>
          <span>{store.region}</span>
          <span>{t('stores.fans', { count: formatCount(store.favouriteCount, language) })}</span>
        </p>
        {children}
      </div>
      <dl className={styles.scores}>
        {scores.map(([key, figure]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{tenths(Number(figure))}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <Button look="line" href={href} as={RouterLink} aria-label={t('stores.enterLabel', { name })}>
          {t('stores.enter')}
        </Button>
        <FollowButton storeId={storeId} name={name} followed={followed} />
      </div>
    </div>
  );
}
