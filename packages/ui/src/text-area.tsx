import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import styles from './text-area.module.css';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows the counter. Typing past it is allowed and counted red: cutting a pasted text would lose words unseen. */
  limit?: number;
};

export function TextArea({ limit, className, rows = 3, onChange, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring(rest);
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').length);
  const count = rest.value === undefined ? typed : String(rest.value).length;
  const over = limit !== undefined && count > limit;
  return (
    <span className={styles.box}>
      <textarea
        {...rest}
        required={undefined}
        rows={rows}
        {...wiring}
        className={classNames(styles.area, (wiring['aria-invalid'] || over) && styles.bad, className)}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {limit !== undefined && (
        <span className={classNames(styles.counter, over && styles.over)}>
          {count}/{limit}
        </span>
      )}
    </span>
  );
}
