import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  size?: 's' | 'm' | 'l';
  /** Or pass option elements as children. */
  options?: readonly SelectOption[];
  /** First, empty choice. */
  placeholder?: string;
};

export function Select({ size = 'm', options, placeholder, className, children, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest);
  const names = classNames(styles.select, styles[size], wiring['aria-invalid'] && styles.bad, className);
  return (
    <select {...rest} required={undefined} {...wiring} className={names}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
  );
}
