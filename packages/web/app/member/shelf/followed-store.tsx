import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { FavouriteStore } from '@mall/contract/member/favourites.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { formatCount } from '../../catalogue/goods-words.rules.ts';
import { goodsAddress, priceOf } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { StoreLogo } from '../../store/store-logo.tsx';
import styles from './followed-store.module.css';

type FollowedStoreProps = CardPick & { store: FavouriteStore; onUnfollow: () => void };

/** A store that is followed: how it stands, and its newest goods. One that has closed says so and leads nowhere. */
export function FollowedStore({ store, picked, onPick, onUnfollow }: FollowedStoreProps) {
  const t = useWords('member/shelf');
  const language = useLanguage();
  const { name, logo, region, grade, favouriteCount, createDate, newGoods } = store;
  const open = store.openFlag === 1;
  const href = `/shopIndex?storeId=${store.storeId}`;
  return (
    <article className={styles.store} aria-label={name}>
      <div className={styles.line}>
        <Checkbox aria-label={t('pick', { name })} checked={picked} onChange={(event) => onPick(event.target.checked)} />
        <StoreLogo logo={logo} name={name} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            {open ? <RouterLink href={href}>{name}</RouterLink> : name}
            {store.kind === 'self' && <Tag tone="own">{t('stores.own')}</Tag>}
            {!open && <Tag>{t('stores.closed')}</Tag>}
          </h2>
          <p className={styles.facts}>
            <span>{t('stores.grade', { grade })}</span>
            <span>{region}</span>
            <span>{t('stores.fans', { count: formatCount(favouriteCount, language) })}</span>
            <span className="num">{t('stores.since', { day: createDate.slice(0, 10) })}</span>
          </p>
        </div>
        <dl className={styles.scores}>
          {(['score', 'goodsScore', 'serviceScore', 'logisticsScore'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`stores.${key}`)}</dt>
              <dd>{store[key]}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.acts}>
          {open && (
            <Button look="line" size="s" href={href} as={RouterLink} aria-label={t('stores.enterOf', { name })}>
              {t('stores.enter')}
            </Button>
          )}
          <Button look="text" size="s" aria-label={t('stores.removeOf', { name })} onClick={onUnfollow}>
            {t('stores.remove')}
          </Button>
        </div>
      </div>
      {open && newGoods.length > 0 && <NewGoods goods={newGoods} />}
    </article>
  );
}

function NewGoods({ goods }: { goods: readonly GoodsCard[] }) {
  const t = useWords('member/shelf');
  return (
    <div className={styles.fresh}>
      <h3 className="meta">{t('stores.fresh')}</h3>
      <ul className={styles.goods}>
        {goods.map((one) => (
          <li key={one.specId}>
            <RouterLink href={goodsAddress(one)} className={styles.one ?? ''}>
              <Picture src={one.picture} alt="" side={64} className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.title}>{one.specName}</span>
                <Price size="s" value={priceOf(one)} unit={`/${one.unit}`} />
              </span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
