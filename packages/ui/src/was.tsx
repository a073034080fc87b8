import { use } from 'react';
import { FigureLocale } from './figure-locale.ts';
import { formatPrice } from './price.rules.ts';
import styles from './was.module.css';

export type WasProps = {
  value: string;
  currency?: string;
  /** Spoken before it ("原价"): a struck line is not heard. */
  label?: string;
};

export function Was({ value, currency = '¥', label }: WasProps) {
  return (
    <s className={styles.was}>
      {label && <span className="sr">{label} </span>}
      {formatPrice(value, currency, use(FigureLocale))}
    </s>
  );
}
