import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  /** The words beside the box; without them give `aria-label`. */
  children?: ReactNode;
  /** Some but not all of what it stands for. */
  mixed?: boolean;
  ref?: (input: HTMLInputElement | null) => void;
};

export function Checkbox({ children, mixed = false, className, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  // `indeterminate` has no attribute, it can only be set on the element.
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const box = (
    <input
      {...rest}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      type="checkbox"
      aria-checked={mixed ? 'mixed' : undefined}
      className={classNames(styles.check, mixed && styles.mixed)}
    />
  );
  return (
    <label className={classNames(styles.label, !children && styles.bare, rest.disabled && styles.disabled, className)}>
      {box}
      {children && <span>{children}</span>}
    </label>
  );
}
