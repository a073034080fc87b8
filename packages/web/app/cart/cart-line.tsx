import type { CartItem } from '@mall/contract/cart/cart.api.ts';
import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { Arrival } from '@mall/contract/catalogue/freight.api.ts';
import { activityTypes } from '@mall/contract/catalogue/goods-card.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { Was } from '@mall/ui/was.tsx';
import { InMetres, PerMetre } from '../catalogue/by-length.tsx';
import { priceBeforeTax } from '../catalogue/goods-words.rules.ts';
import { goodsAddress } from '../catalogue/mall-goods-card.tsx';
import { useArrivalWords } from '../catalogue/use-arrivals.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './cart.module.css';
import type { CartActs } from './use-cart.tsx';
import { useCorrectionText } from './use-correction-text.ts';

type CartLineProps = { item: CartItem; arrival: Arrival | undefined; acts: CartActs };

export function CartLine({ item, arrival, acts }: CartLineProps) {
  const t = useWords('cart');
  const figure = useFigure();
  const correctionText = useCorrectionText(item);
  const arrives = useArrivalWords()(arrival);
  const busy = acts.busy.has(item.cartId);
  const { specName, unit, num, price, listPrice } = item;
  return (
    <li className={classNames(styles.line, item.isSelect === 1 && styles.on)} aria-busy={busy || undefined}>
      <Checkbox
        aria-label={t('select', { name: specName })}
        checked={item.isSelect === 1}
        onChange={(event) => acts.select({ cartId: item.cartId }, event.target.checked)}
      />
      <RouterLink href={goodsAddress(item)} tabIndex={-1} aria-hidden className={styles.picture}>
        <Picture src={item.picture} alt="" side={160} />
      </RouterLink>
      <div className={styles.name}>
        <h3>
          {item.activityType !== 0 && <Tag tone="amber">{t(item.activityType === activityTypes.seckill ? 'seckill' : 'timeLimited')}</Tag>}{' '}
          {item.agreed?.holds === 1 && <Tag tone="ok">{t('agreed')}</Tag>} <RouterLink href={goodsAddress(item)}>{specName}</RouterLink>
        </h3>
        <p className="meta">{item.attributeLine}</p>
        {arrives !== undefined && <p className={arrival?.served === 0 ? styles.fault : 'meta'}>{arrives}</p>}
        {item.fault !== undefined && (
          <p className={styles.fault} role="alert">
            {item.fault}
          </p>
        )}
      </div>
      <div className={styles.price}>
        <Price value={price} size="s" ink unit={`/${unit}`} />
        <PerMetre of={item} price={price} below />
        <p className="meta">
          {listPrice !== price && (
            <>
              <Was value={listPrice} label={t('was')} />{' '}
            </>
          )}
          {t('beforeTax', { amount: formatCurrency(priceBeforeTax(price, item.taxRate)) })}
        </p>
        {item.agreed && (
          <p className={item.agreed.holds === 1 ? 'meta' : styles.step}>
            {t(item.agreed.holds === 1 ? 'agreedLeft' : 'agreedOver', {
              quantity: `${figure(item.agreed.left)} ${unit}`,
              price: formatCurrency(item.agreed.price),
            })}
          </p>
        )}
        {item.nextBreak && (
          <p className={styles.step}>
            {t('nextBreak', {
              quantity: `${figure(item.nextBreak.minNum - num)} ${unit}`,
              price: formatCurrency(item.nextBreak.price),
            })}
          </p>
        )}
      </div>
      <div className={styles.quantity}>
        <Stepper
          value={num}
          min={item.leastNum}
          max={item.mostNum}
          step={item.step ?? 1}
          disabled={busy}
          labels={{ quantity: t('quantityOf', { name: specName }), less: t('less'), more: t('more') }}
          correctionText={correctionText}
          hint={
            <>
              <InMetres of={item} num={num} unit={unit} /> <Limit item={item} />
            </>
          }
          onChange={(next) => acts.put(item, next)}
        />
      </div>
      <div className={styles.subtotal}>
        <Price value={item.subtotal} size="s" />
      </div>
      <div className={styles.acts}>
        <button type="button" onClick={() => acts.keep({ delType: 'one', cartId: item.cartId })}>
          {t('keep')}
        </button>
        <button type="button" onClick={() => acts.askRemove({ delType: 'one', cartId: item.cartId }, t('removeOne', { name: specName }))}>
          {t('remove')}
        </button>
      </div>
    </li>
  );
}

/** Why no more can be taken, or what the least is. */
function Limit({ item }: { item: CartItem }) {
  const t = useWords('cart');
  const figure = useFigure();
  const { unit, mostNum, leastNum, restrictionQuantity, activityType, activitySurplusStorage, num } = item;
  if (activityType !== 0) {
    if (restrictionQuantity > 0 && restrictionQuantity <= activitySurplusStorage)
      return t('limitPerson', { quantity: `${figure(restrictionQuantity)} ${unit}` });
    if (activitySurplusStorage <= 20)
      return <b className={styles.scarce}>{t('limitActivity', { quantity: `${figure(activitySurplusStorage)} ${unit}` })}</b>;
  }
  if (num >= mostNum)
    return mostNum === cartLineMost ? t('limitLine', { most: cartLineMost }) : t('limitStock', { quantity: `${figure(mostNum)} ${unit}` });
  return leastNum > 1 ? t('limitLeast', { quantity: `${figure(leastNum)} ${unit}` }) : null;
}
