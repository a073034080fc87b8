import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import styles from './text-input.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 's' | 'm' | 'l';
  /** Icon before the text. */
  icon?: ReactNode;
  /** Unit, button or picture after the text. */
  trailing?: ReactNode;
};

export function TextInput({ size = 'm', icon, trailing, className, style, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest);
  const bad = Boolean(wiring['aria-invalid']);
  const names = classNames(styles.box, styles[size], bad && styles.bad, rest.disabled && styles.disabled, className);
  return (
    <span className={names} style={style}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input type="text" {...rest} required={undefined} {...wiring} className={styles.input} />
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </span>
  );
}
