import { type ReactNode, use } from 'react';
import { classNames } from './class-names.ts';
import { FigureLocale } from './figure-locale.ts';
import styles from './price.module.css';
import { splitPrice } from './price.rules.ts';

export type PriceProps = {
  /** As on the wire: "1234.50". */
  value: string;
  size?: 's' | 'm' | 'l';
  /** Black instead of red: an amount that is not a price to decide by. */
  ink?: boolean;
  currency?: string;
  /** "/米 含税" and the like, small and grey after it. */
  unit?: ReactNode;
  className?: string;
};

export function Price({ value, size = 'm', ink, currency = '¥', unit, className }: PriceProps) {
  const parts = splitPrice(value, use(FigureLocale));
  const figure = (
    <span className={classNames(styles.price, styles[size], ink && styles.ink, className)}>
      {parts ? (
        <>
          {parts.minus && '−'}
          <i className={styles.small}>{currency}</i>
          {parts.integer}
          {parts.decimals && <small className={styles.small}>{parts.decimals}</small>}
        </>
      ) : (
        value
      )}
    </span>
  );
  if (unit === undefined) return figure;
  return (
    <span className={styles.with}>
      {figure} <span className={styles.unit}>{unit}</span>
    </span>
  );
}
