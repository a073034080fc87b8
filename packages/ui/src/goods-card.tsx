import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './goods-card.module.css';
import { CheckIcon } from './icons/check-icon.tsx';
import { StoreIcon } from './icons/store-icon.tsx';
import type { LinkLike } from './link-like.ts';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Tag } from './tag.tsx';
import { Was } from './was.tsx';

export type GoodsCardProps = {
  href: string;
  name: string;
  picture: string | null | undefined;
  /** "486.50"; null draws `priceWords` instead ("登录后可见"). */
  price: string | null;
  priceWords?: ReactNode;
  link?: LinkLike;
  currency?: string;
  /** "/米 含税" */
  unit?: ReactNode;
  was?: string;
  wasLabel?: string;
  /** Right of the price, hidden on a phone: "未税 ¥430.53" */
  aside?: ReactNode;
  /** "自营" */
  ownTag?: string;
  attributes?: ReactNode;
  /** "起订 50 米" and "现货" */
  footLeft?: ReactNode;
  footRight?: ReactNode;
  storeName?: string;
  storeRight?: ReactNode;
  /** Stands on the picture: "已在购物车 ×200" */
  inCart?: string;
  /** Round button on the picture (favourite). */
  corner?: ReactNode;
  /** Stepper and button; the stepper gives way on a phone. */
  buy?: ReactNode;
  /** What comes first under the picture: name (home) or price (list). */
  lead?: 'name' | 'price';
  /** Anything after the price line, such as a sold bar. */
  children?: ReactNode;
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Nothing of it is cut, however many lines it takes: for Latin and Cyrillic, whose words are long. */
  whole?: boolean;
  className?: string;
};

export function GoodsCard(props: GoodsCardProps) {
  const { href, name, picture, link: LinkTag = 'a', ownTag, attributes, footLeft, footRight, storeName, storeRight } = props;
  const { inCart, corner, buy, lead = 'name', children, priority = false, headingLevel = 3, whole = false, className } = props;
  const Heading = `h${headingLevel}` as const;
  const title = (
    <Heading className={styles.name}>
      <LinkTag href={href}>
        {ownTag && (
          <>
            <Tag tone="own">{ownTag}</Tag>{' '}
          </>
        )}
        {name}
      </LinkTag>
    </Heading>
  );
  return (
    <article className={classNames(styles.card, whole && styles.whole, className)}>
      {/* The name links too, so the picture stays out of the tab order and is not read twice. */}
      <LinkTag href={href} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Picture src={picture} alt="" priority={priority} />
      </LinkTag>
      {inCart && (
        <span className={styles.inCart}>
          <CheckIcon size={12} />
          {inCart}
        </span>
      )}
      {corner && <span className={styles.corner}>{corner}</span>}
      {lead === 'price' ? (
        <>
          <PriceLine {...props} first />
          {title}
        </>
      ) : (
        title
      )}
      {attributes && <p className={styles.attributes}>{attributes}</p>}
      {lead === 'name' && <PriceLine {...props} />}
      {(footLeft || footRight) && (
        <p className={styles.foot}>
          <span>{footLeft}</span>
          <span>{footRight}</span>
        </p>
      )}
      {children && <div className={styles.extra}>{children}</div>}
      {storeName && (
        <p className={styles.store}>
          <StoreIcon size={14} />
          <span className={styles.storeName}>{storeName}</span>
          {storeRight && <span className={styles.storeRight}>{storeRight}</span>}
        </p>
      )}
      {buy && <div className={styles.buy}>{buy}</div>}
    </article>
  );
}

function PriceLine({ price, priceWords, currency = '¥', unit, was, wasLabel, aside, first }: GoodsCardProps & { first?: boolean }) {
  return (
    <p className={classNames(styles.price, first && styles.first)}>
      {price === null ? (
        <span className={styles.words}>{priceWords}</span>
      ) : (
        <Price value={price} currency={currency} className={styles.figure ?? ''} />
      )}
      {price !== null && unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {was !== undefined && <Was value={was} currency={currency} {...(wasLabel !== undefined && { label: wasLabel })} />}
      {aside && <span className={styles.aside}>{aside}</span>}
    </p>
  );
}
