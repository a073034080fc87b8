import type { CartItem } from '@mall/contract/cart/cart.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import { searchAddress } from '../shell/search-address.ts';
import styles from './cart.module.css';
import type { CartActs } from './use-cart.tsx';

/** What can no longer be bought stays in sight until the reader takes it out. */
export function InvalidLines({ lines, acts }: { lines: readonly CartItem[]; acts: CartActs }) {
  const t = useWords('cart');
  return (
    <section className={styles.group} aria-labelledby="cart-invalid">
      <header className={styles.store}>
        <h2 id="cart-invalid">{t('invalid', { count: lines.length })}</h2>
        <span className={styles.storeEnd}>
          <button type="button" className={styles.way} onClick={() => acts.keep({ delType: 'invalid' })}>
            {t('keep')}
          </button>
          <button type="button" className={styles.way} onClick={() => acts.askRemove({ delType: 'invalid' }, t('clearInvalidAsk'))}>
            {t('clearInvalid')}
          </button>
        </span>
      </header>
      <ul>
        {lines.map((item) => (
          <li key={item.cartId} className={classNames(styles.line, styles.off)}>
            <Checkbox disabled aria-label={t('cannotSelect', { name: item.specName })} />
            <span className={styles.picture}>
              <Picture src={item.picture} alt="" side={160} />
            </span>
            <div className={styles.name}>
              <h3>
                <Tag>{t('gone')}</Tag> {item.specName}
              </h3>
              <p className={styles.why}>{item.fault}</p>
            </div>
            <div className={styles.similar}>
              <Button look="line" size="s" href={searchAddress('goods', similarTo(item.specName), false)} as={RouterLink}>
                {t('similar')}
              </Button>
            </div>
            <div className={styles.acts}>
              <button
                type="button"
                onClick={() => acts.askRemove({ delType: 'one', cartId: item.cartId }, t('removeOne', { name: item.specName }))}
              >
                {t('remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kind of thing without brand and model: the longest word of Chinese in the name. */
const similarTo = (name: string): string =>
  [...name.matchAll(/\p{Script=Han}{2,}/gu)].map(String).reduce((longest, word) => (word.length > longest.length ? word : longest), '') ||
  name;
