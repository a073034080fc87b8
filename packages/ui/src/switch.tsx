import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  checked: boolean;
  /** The words beside it; without them give `aria-label`. */
  children?: ReactNode;
};

/** Something that is on or off, and holds as soon as the form is saved. */
export function Switch({ children, className, checked, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.label, !children && styles.bare, rest.disabled && styles.disabled, className)}>
      <input {...rest} type="checkbox" role="switch" checked={checked} aria-checked={checked} className={styles.switch} />
      {children && <span>{children}</span>}
    </label>
  );
}
