import type { ActivityCartGroup, StoreCart } from '@mall/contract/cart/cart.api.ts';
import type { Arrival } from '@mall/contract/catalogue/freight.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import { storeHome } from '../store/store-address.ts';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { StoreCoupons } from './store-coupons.tsx';
import type { CartActs } from './use-cart.tsx';

type CartStoreProps = { store: StoreCart; arrivals: ReadonlyMap<string, Arrival>; acts: CartActs };

export function CartStore({ store, arrivals, acts }: CartStoreProps) {
  const t = useWords('cart');
  const { storeId, storeName, activityCartGroupDTOList: groups } = store;
  const lines = groups.flatMap((group) => group.cartDTOList);
  const some = lines.some((item) => item.isSelect === 1);
  const headed = groups.length > 1 || groups[0]?.activityType === 2;
  return (
    <section className={styles.group} aria-label={storeName}>
      <header className={styles.store}>
        <Checkbox
          aria-label={t('selectStore', { store: storeName })}
          checked={store.isSelectAll === 1}
          mixed={some && store.isSelectAll === 0}
          onChange={(event) => acts.select({ storeId }, event.target.checked)}
        />
        {store.ownFlag === 1 && <Tag tone="own">{t('own')}</Tag>}
        <h2>
          <RouterLink href={storeHome(storeId)}>{storeName}</RouterLink>
        </h2>
        <StoreCoupons goodsIds={[...new Set(lines.map((item) => item.goodsId))]} />
      </header>
      {groups.map((group) => (
        <div key={group.activityId ?? 'none'}>
          {headed && <GroupHead group={group} />}
          <ul>
            {group.cartDTOList.map((item) => (
              <CartLine key={item.cartId} item={item} arrival={arrivals.get(item.specId)} acts={acts} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const plain = (amount: string) => formatCurrency(amount).replace(/\.00$/, '');

/** What a full reduction gives, and what is missing to its next step. */
function GroupHead({ group }: { group: ActivityCartGroup }) {
  const t = useWords('cart');
  if (group.activityId === undefined) {
    return (
      <p className={`${styles.activity} ${styles.none}`}>
        <Tag>{t('noActivity')}</Tag>
      </p>
    );
  }
  const reached = Number(group.reduction) > 0;
  return (
    <p className={styles.activity}>
      <Tag tone="sale">{t('reduction')}</Tag>
      <span>
        {reached && t('reduced', { amount: plain(group.reduction) })}
        {reached && group.shortAmount !== undefined && t('comma')}
        {group.shortAmount !== undefined && group.nextReduction !== undefined
          ? t('short', { short: plain(group.shortAmount), reduction: plain(group.nextReduction) })
          : !reached && group.name}
      </span>
      <RouterLink href={`/searchCouponsGoods?activityId=${group.activityId}`} className="link">
        {t(group.shortAmount === undefined ? 'lookOn' : 'addMore')}
      </RouterLink>
    </p>
  );
}
