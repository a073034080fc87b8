import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './radio.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  hint?: ReactNode;
  /** A bordered block that is pressed as a whole (pay modes, addresses). */
  boxed?: boolean;
};

export function Radio({ children, hint, boxed, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(styles.label, boxed && styles.boxed, rest.disabled && styles.disabled, className)}>
      <input {...rest} type="radio" className={styles.radio} />
      <span>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
